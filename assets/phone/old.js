// Says so where a browser cannot show the table, in the JavaScript of any of them.
(function () {
  var able = 'noModule' in document.createElement('script') && 'findLastIndex' in Array.prototype
    && window.CSS && CSS.supports && CSS.supports('selector(:has(*))') && CSS.supports('translate', '1px')
  if (able) return
  document.documentElement.className = 'too-old'
  document.getElementById('old').removeAttribute('hidden')
})()

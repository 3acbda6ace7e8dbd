### What is printed on keys. A key without a message is called as the system calls it: "F10", "D".

key-return = Enter
key-escape = Esc
key-space = Space
key-tab = Tab
key-left = ←
key-right = →
key-up = ↑
key-down = ↓
key-backspace = Backspace
key-delete = Delete
key-insert = Insert
key-home = Home
key-end = End
key-page-up = Page up
key-page-down = Page down
key-print-screen = Print screen
key-scroll-lock = Scroll lock
key-pause = Pause
key-menu = Menu
# A key of the number pad: $key is what it writes, such as 7 or +.
key-pad = Num { $key }
key-enter = Num Enter
# The buttons of a pad as they are named in a sentence.
key-pad-a = A
key-pad-b = B
key-pad-x = X
key-pad-y = Y
key-pad-lb = LB
key-pad-rb = RB
key-pad-lt = LT
key-pad-rt = RT
key-pad-ls = LS
key-pad-rs = RS
key-pad-view = View
key-pad-menu = Menu
key-pad-left = ←
key-pad-right = →
key-pad-up = ↑
key-pad-down = ↓

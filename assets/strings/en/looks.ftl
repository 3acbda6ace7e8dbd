### Names of the themes of the table and of the backs of cards, by their files.

theme-copper = Old copper
theme-moss = Deep moss
theme-night = Blue night
theme-teal = Evening teal
theme-wine = Old wine
theme-plum = Plum damask
theme-slate = Slate
theme-starlight = Starlight
theme-rose = Dusky rose
theme-grove = Grove

back-compass = Compass
back-orchard = Orchard
back-rosette = Rosette
back-tide = Tide
back-lantern = Lantern
back-moon = Moon
back-peacock = Peacock
back-clover = Clover
back-crown = Crown

### Names of the themes of the table and of the backs of cards, by their files.

theme-copper = Old copper
theme-moss = Deep moss
theme-night = Blue night
theme-teal = Evening teal
theme-wine = Old wine

back-compass = Compass
back-orchard = Orchard
back-rosette = Rosette
back-tide = Tide

### What people play with, by the names that players know.

device-mouse = Mouse
device-awaited = No device yet
device-any = No device of their own
device-keys = Keyboard
device-left = Left keys
device-right = Right keys
device-number = Number pad
device-phone = Phone
device-phones = Phones
device-pad = Pad { $number }

"""House rules that shedding games share, section H of the rules: options, states, rules, calls, positions."""

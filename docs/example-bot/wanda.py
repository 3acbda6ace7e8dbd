"""A bot that is a program: a JSON object a line comes in, and one goes out for each question."""

import json
import sys


def choose(observation):
    """Return a play if there is one, of a high number if possible; else the first legal action."""
    plays = [action for action in observation["legal"] if action.startswith("play")]
    return max(plays, key=number) if plays else observation["legal"][0]


def number(action):
    """Return the number on the card of `play R9` or `play 10H`; 0 if it has none."""
    return int("".join(letter for letter in action.split()[1] if letter.isdigit()) or 0)


for line in sys.stdin:
    message = json.loads(line)
    answer = {"ask": message.get("ask")}
    if message["type"] == "decide":
        answer["action"] = choose(message["observation"])
    elif message["type"] == "react" and "uno" in message["calls"]:
        answer |= {"action": "uno", "delay": 600}
    if "ask" in message:
        print(json.dumps(answer), flush=True)
    if message["type"] == "bye":
        break

"""Wait for a server that is starting, open its first page, deal a game against bots, and wait for the first question.

    python3 tests/setup/first-move.py ORIGIN

Uses only the standard library. Says how long each took; fails if there is no first move within five minutes.
"""

import http.cookiejar
import json
import re
import sys
import time
import urllib.error
import urllib.request

MOST = 300
origin = sys.argv[1]
began = time.monotonic()
browser = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(http.cookiejar.CookieJar()))


def ask(path, body=None):
    headers = {"Origin": origin, "Content-Type": "application/json"}
    data = None if body is None else json.dumps(body).encode()
    with browser.open(urllib.request.Request(origin + path, data, headers), timeout=10) as answer:
        return answer.read().decode()


def until(what, there):
    while True:
        try:
            found = there()
        except (urllib.error.URLError, ConnectionError, TimeoutError):
            found = None
        if found:
            print(f"{time.monotonic() - began:8.1f} s  {what}")
            return found
        if time.monotonic() - began > MOST:
            sys.exit(f"still without {what} after {MOST} s")
        time.sleep(0.1)


def first_question():
    (now,) = json.loads(ask(f"/api/tables/{table['id']}/views?seat=0&from={table['lines'] - 1}"))["views"][-1:]
    return now["view"].get("prompt")


page = until("the first page", lambda: ask("/"))
parts = re.findall(r'(?:src|href)="(/assets/[^"]+)"', page)
assert parts, "the page has no script: the client was not built"
for part in parts:
    assert ask(part)
ask("/api/games")
seats = [{"kind": "here", "name": "Ann"}, *[{"kind": "bot", "bot": "ismcts:300", "name": f"Bot {n}"} for n in (1, 2)]]
table = json.loads(ask("/api/tables", {"game": "dunhuang", "seats": seats}))
question = until("the first question to a person", first_question)
print(f"            {len(question['choices'])} choices: {question['kind']}")

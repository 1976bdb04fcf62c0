"""A page from elsewhere in the same browser: it brings the guest's cookie along, and gets nothing done with it."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import pytest

from tests.e2e.visitor import UNFETCHED

TRY = """async ([origin, table]) => {
    const wish = JSON.stringify({game: 'dunhuang', seats: [{kind: 'here', name: 'Eve'}, {kind: 'here', name: 'Eve'}]});
    const post = (more) => fetch(origin + '/api/tables', {method: 'POST', credentials: 'include', body: wish, ...more})
        .then(answer => `${answer.type} ${answer.status}`, error => error.name);
    const socket = await new Promise(done => {
        const live = new WebSocket(`${origin.replace('http', 'ws')}/api/tables/${table}/live?seat=0&from=0`);
        live.onmessage = message => done(message.data);
        live.onclose = () => done('closed');
    });
    return {
        json: await post({headers: {'content-type': 'application/json'}}),
        plain: await post({headers: {'content-type': 'text/plain'}}),
        blind: await post({mode: 'no-cors'}),
        read: await fetch(`${origin}/api/tables/${table}`, {credentials: 'include'}).then(a => a.text(), e => e.name),
        socket,
    };
}"""


class Empty(BaseHTTPRequestHandler):
    def do_GET(self) -> None:
        self.send_response(200)
        self.send_header("content-type", "text/html")
        self.end_headers()
        self.wfile.write(b"<!doctype html><title>Elsewhere</title>")

    def log_message(self, *_: object) -> None:
        pass


@pytest.fixture
def elsewhere() -> Iterator[int]:
    """The port of somebody else's server on this machine."""
    with ThreadingHTTPServer(("127.0.0.1", 0), Empty) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield server.server_port
        server.shutdown()


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost"])
def test_a_page_from_elsewhere_gets_nothing_done(visitor, elsewhere, host):
    ann = visitor()
    table = ann.table("here", "greedy")["id"]
    assert ann.asked()
    ann.pardon(UNFETCHED)
    page = ann.context.new_page()
    page.goto(f"http://{host}:{elsewhere}/")
    got = page.evaluate(TRY, [ann.served.origin, table])
    assert got == dict.fromkeys(("json", "plain", "blind", "read"), "TypeError") | {"socket": "closed"}
    assert [one["id"] for one in ann.get("/api/tables")["mine"]] == [table]
    own = ann.page.evaluate(TRY, [ann.served.origin, table])  # what would otherwise have happened
    assert own["json"] == "basic 201"
    assert '"hello"' in own["socket"]

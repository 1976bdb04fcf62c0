"""The server: HTTP under /api, a WebSocket for each pair of eyes, and the client's pages."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Callable, Collection
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Annotated, Any

import msgspec
from litestar import Litestar, MediaType, Request, Response, WebSocket, get, post, route, websocket
from litestar.datastructures import Cookie
from litestar.exceptions import HTTPException, SerializationException, WebSocketDisconnect
from litestar.middleware.rate_limit import RateLimitConfig
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.params import FromPath, JSONBody, QueryParameter

from sarai import __version__, games
from sarai.kernel.actions import UnknownAction
from sarai.kernel.reasons import Reason, Refusal
from sarai.kernel.state import NOBODY
from sarai.server import pages, showing, wire
from sarai.server.eyes import Eyes
from sarai.server.guards import guarded
from sarai.server.guests import COOKIE, YEAR
from sarai.server.hosting import Host
from sarai.server.inn import Inn
from sarai.server.refusing import Declined, refused, refused_frame
from sarai.words import LANGUAGES, game_source, later_source, lobby_source

log = logging.getLogger("sarai")
MOST_BODY = 1_000_000
MOST_FRAME = 4096
FRAMES_A_SECOND = 40
STATUS = {400: "why-bad-request", 404: "why-no-page", 405: "why-no-method", 413: "why-too-big", 429: "why-too-fast"}

Asked = Request[Any, Any, Any]
SeatAsked = Annotated[int, QueryParameter(name="seat", ge=-1, le=7)]
REFUSALS = {
    status: ResponseSpec(wire.Refused, description="Refused, with the reason", generate_examples=False)
    for status in (400, 403, 404, 409, 413, 429, 503)
}


class JsonRequest(Request[Any, Any, Any]):
    """A request whose body, where it cannot be read as JSON, is the fault of whoever sent it, however it is broken."""

    async def json(self) -> Any:
        try:
            return await super().json()
        except wire.UNREADABLE as bad:
            raise SerializationException(str(bad)) from bad


def _inn(connection: Any) -> Inn:
    return connection.app.state["inn"]  # type: ignore[no-any-return]


def _guest(request: Asked) -> str:
    """Who asks. A cookie that is not ours is refused where something is to be done."""
    cookie = request.cookies.get(COOKIE)
    guest = _inn(request).guests.read(cookie) if cookie else None
    if guest is not None:
        return guest
    if cookie and request.method not in ("GET", "HEAD"):
        raise Declined(403, "why-bad-cookie")
    known: str | None = request.scope["state"].get("guest")
    if known is None:
        known = request.scope["state"]["guest"] = _inn(request).guests.new()
    return known


async def _set_cookie(request: Asked) -> Cookie | None:
    guest = request.scope["state"].get("guest")
    if guest is None:
        return None
    secure = request.url.scheme == "https"
    value = _inn(request).guests.cookie(guest)
    return Cookie(key=COOKIE, value=value, max_age=YEAR, path="/", httponly=True, samesite="lax", secure=secure)


def _settle(request: Asked, response: Response[Any], cookie: Cookie | None) -> Response[Any]:
    if cookie is not None:
        response.set_cookie(cookie)
    return response


async def _after(response: Response[Any]) -> Response[Any]:
    response.headers.setdefault("cache-control", "no-store")
    return response


def _json(request: Asked, body: Any, cookie: Cookie | None, status: int = 200) -> Response[Any]:
    return _settle(request, Response(body, status_code=status), cookie)


# -- what there is


@get("/api/games", responses=REFUSALS)
async def list_games(request: Asked) -> Response[wire.Games]:
    """The games, briefly, and the languages."""
    _guest(request)
    shown = wire.encode(showing.all_games()).decode()
    return _page(request, pages.text(shown, "application/json"), await _set_cookie(request))  # type: ignore[return-value]


@get("/api/games/{game:str}", responses=REFUSALS)
async def show_game(request: Asked, game: FromPath[str]) -> Response[wire.GameShown]:
    """What a client must know of one game to lay a table of it and to show one."""
    if game not in games.GAMES:
        raise Declined(404, "why-no-game")
    shown = wire.encode(showing.game_info(game)).decode()
    return _page(request, pages.text(shown, "application/json"), None)  # type: ignore[return-value]


@get("/api/words/{language:str}/{game:str}", media_type=MediaType.TEXT, responses=REFUSALS)
async def list_words(request: Asked, language: FromPath[str], game: FromPath[str]) -> Response[bytes]:
    """The Fluent source: a game's own texts; for `shared` what a browser says before any game."""
    if game == "shared":
        return _texts(request, lobby_source, language)
    return _texts(request, game_source, language, game)


@get("/api/words/{language:str}/{game:str}/later", media_type=MediaType.TEXT, responses=REFUSALS)
async def list_later_words(request: Asked, language: FromPath[str], game: FromPath[str]) -> Response[bytes]:
    """The Fluent source of what a game says when somebody asks: rules at hand, reasons, options."""
    return _texts(request, later_source, language, game)


def _texts(request: Asked, source: Callable[..., str], language: str, *of: str) -> Response[bytes]:
    if language not in LANGUAGES:
        raise Declined(404, "why-no-language", languages=", ".join(LANGUAGES))
    if any(game not in games.GAMES for game in of):
        raise Declined(404, "why-no-game")
    return _page(request, pages.text(source(language, *of)), None)


# -- tables


@get("/api/tables", responses=REFUSALS)
async def list_tables(request: Asked) -> Response[wire.Tables]:
    """The guest's own tables, and those that anybody may join."""
    lists = await _inn(request).lists(_guest(request))
    return _json(request, lists, await _set_cookie(request))


@post("/api/promises", responses=REFUSALS)
async def make_promise(request: Asked) -> Response[wire.Promised]:
    """The hash of a seed for one new table, so that what the guest adds to it comes after it."""
    promise = _inn(request).promise(_guest(request))
    return _json(request, promise, await _set_cookie(request), 201)


@post("/api/tables", responses=REFUSALS)
async def make_table(request: Asked, data: JSONBody[wire.TableWish]) -> Response[wire.TableShown]:
    """Deal a new game."""
    guest = _guest(request)
    host = await _inn(request).create(guest, data)
    return _json(request, host.shown(guest), await _set_cookie(request), 201)


@get("/api/tables/{table:str}", responses=REFUSALS)
async def show_table(request: Asked, table: FromPath[str]) -> wire.TableShown:
    """One table; who has its address may look at it."""
    return (await _inn(request).host(table)).shown(_guest(request))


@post("/api/tables/{table:str}/join", responses=REFUSALS)
async def join_table(request: Asked, table: FromPath[str], data: JSONBody[wire.JoinWish]) -> Response[wire.TableShown]:
    """Take a free seat: with the token of the link, or at an open table."""
    guest = _guest(request)
    host = await _inn(request).host(table)
    if not (_inn(request).guests.may_join(table, data.token) or (host.kept.open and not data.token)):
        raise Declined(403, "why-bad-token")
    await host.sit(guest, data.seat, data.name)
    return _json(request, host.shown(guest), await _set_cookie(request), 201)


@get("/api/tables/{table:str}/cards", responses=REFUSALS)
async def list_cards(request: Asked, table: FromPath[str]) -> Response[bytes]:
    """What the cards of the table's pack say, as phrases: keys and arguments of the game's texts."""
    game = (await _inn(request).host(table)).table.game
    return _page(request, pages.text(showing.cards(game), "application/json"), None)


@get("/api/tables/{table:str}/lines", responses=REFUSALS)
async def list_lines(request: Asked, table: FromPath[str], seat: SeatAsked = NOBODY) -> wire.Lines:
    """The log so far, as the seat may know it."""
    return await (await _inn(request).host(table)).lines(_guest(request), seat)


@get("/api/tables/{table:str}/views", responses=REFUSALS)
async def list_views(
    request: Asked,
    table: FromPath[str],
    seat: SeatAsked = NOBODY,
    first: Annotated[int, QueryParameter(name="from", ge=0, le=999_999)] = 0,
    last: Annotated[int, QueryParameter(name="to", ge=0, le=999_999)] = 999_999,
) -> Response[wire.Views]:
    """The seat's views after these lines, at most so many at once."""
    host = await _inn(request).host(table)
    return Response(msgspec.Raw(await host.views(_guest(request), seat, first, last)))  # type: ignore[arg-type]


@get("/api/tables/{table:str}/record", media_type=MediaType.TEXT, responses=REFUSALS)
async def show_record(request: Asked, table: FromPath[str], seat: SeatAsked = NOBODY) -> Response[str]:
    """The record: whole when the game is over, before that what the seat may know."""
    text = await (await _inn(request).host(table)).record(_guest(request), seat)
    name = f'attachment; filename="{table}.sarai"'
    return Response(text, media_type=MediaType.TEXT, headers={"content-disposition": name})


@post("/api/tables/{table:str}/verify", responses=REFUSALS, status_code=200)
async def verify_table(request: Asked, table: FromPath[str]) -> wire.Verdict:
    """Check the shuffles of a game that is over against the promise at its start."""
    return await (await _inn(request).host(table)).verify()


@post("/api/tables/{table:str}/branch", responses=REFUSALS)
async def branch_table(
    request: Asked, table: FromPath[str], data: JSONBody[wire.BranchWish]
) -> Response[wire.TableShown]:
    """Play on from a point of a game that is over."""
    guest = _guest(request)
    host = await _inn(request).branch(guest, await _inn(request).host(table), data)
    return _json(request, host.shown(guest), await _set_cookie(request), 201)


@post("/api/tables/{table:str}/rematch", responses=REFUSALS)
async def rematch_table(request: Asked, table: FromPath[str]) -> Response[wire.TableShown]:
    """The same seats once more."""
    guest = _guest(request)
    host = await _inn(request).rematch(guest, await _inn(request).host(table))
    return _json(request, host.shown(guest), await _set_cookie(request), 201)


@post("/api/records", responses=REFUSALS)
async def bring_record(request: Asked, data: JSONBody[wire.RecordText]) -> Response[wire.TableShown]:
    """A finished game to study."""
    guest = _guest(request)
    host = await _inn(request).study(guest, data.text)
    return _json(request, host.shown(guest), await _set_cookie(request), 201)


# -- live


@websocket("/api/tables/{table:str}/live")
async def live(socket: WebSocket[Any, Any, Any], table: FromPath[str]) -> None:
    """One pair of eyes. Whatever it is refused, it is told why before the socket closes."""
    await socket.accept()
    try:
        cookie = socket.cookies.get(COOKIE, "")
        guest = _inn(socket).guests.read(cookie) if cookie else ""
        if guest is None:
            raise Declined(403, "why-bad-cookie")
        seat, since = _number(socket, "seat", NOBODY), _number(socket, "from", 0)
        host = await _inn(socket).host(table)
        eyes = await host.look(guest, seat, max(0, since))
    except (Declined, Refusal) as no:
        frame = refused_frame("", no.reason if isinstance(no, Declined) else Reason("why-no-table"))
        await socket.send_data(wire.encode(frame), mode="text")
        await socket.close(4000 + (no.status if isinstance(no, Declined) else 400), frame.reason.key)
        return
    sending = asyncio.create_task(_send(socket, eyes))
    try:
        await _receive(socket, host, eyes)
    except WebSocketDisconnect:
        pass
    finally:
        host.look_away(eyes)
        sending.cancel()


def _number(socket: WebSocket[Any, Any, Any], name: str, default: int) -> int:
    text = socket.query_params.get(name, str(default))
    if not text.removeprefix("-").isdecimal() or len(text) > 9:
        raise Declined(400, "why-bad-request", fault=f"{name} should be a number")
    return int(text)


async def _send(socket: WebSocket[Any, Any, Any], eyes: Eyes) -> None:
    try:
        while (frame := await eyes.frames.get()) is not None:
            await socket.send_data(frame, mode="text")
        await socket.close(1013, "come back and resume")
    except (WebSocketDisconnect, RuntimeError):
        pass


async def _receive(socket: WebSocket[Any, Any, Any], host: Host, eyes: Eyes) -> None:
    allowed, counted = float(FRAMES_A_SECOND), time.monotonic()
    while True:
        message = await socket.receive()
        if message["type"] != "websocket.receive":
            return
        data = (message.get("text") or "").encode() or message.get("bytes") or b""
        moment = time.monotonic()
        allowed = min(2.0 * FRAMES_A_SECOND, allowed + (moment - counted) * FRAMES_A_SECOND) - 1
        counted = moment
        if allowed < 0:
            await asyncio.sleep(0.2)
        eyes.show(wire.encode(await _answer(host, eyes, data, allowed < 0)))


async def _answer(host: Host, eyes: Eyes, data: bytes, too_fast: bool) -> wire.Answer:
    if too_fast:
        return refused_frame(wire.id_in(data), Reason("why-too-fast"))
    if len(data) > MOST_FRAME:
        return refused_frame(wire.id_in(data), Reason("why-too-big", {"most": MOST_FRAME}))
    try:
        command = wire.read_command(data)
    except wire.UNREADABLE as bad:
        return refused_frame(wire.id_in(data), Reason("why-bad-request", {"fault": str(bad)[:200]}))
    try:
        return await host.obey(eyes.guest, eyes.seat, command)
    except Exception as error:
        if not isinstance(error, Declined):
            log.exception("a command at table %s failed", host.kept.id)
        reason = error.reason if isinstance(error, Declined) else Reason("why-our-fault")
        return refused_frame(command.id, reason)


# -- pages


@route("/", http_method=["GET", "HEAD"], include_in_schema=False)
async def first_page(request: Asked) -> Response[bytes]:
    """The client, with the guest's cookie."""
    _guest(request)
    return _page(request, pages.index(), await _set_cookie(request))


@route("/{path:path}", http_method=["GET", "HEAD"], include_in_schema=False)
async def page(request: Asked, path: FromPath[Path]) -> Response[bytes]:
    """The client's files; its own addresses all give the first page."""
    name = str(path).strip("/")
    if pages.is_page(name):
        _guest(request)
        return _page(request, pages.index(), await _set_cookie(request))
    found = None if name.startswith("api/") else pages.file(name)
    if found is None:
        if name.startswith("api/") or "text/html" not in request.headers.get("accept", ""):
            raise Declined(404, "why-no-page")
        lost = _page(request, pages.index(), None)  # who came by a wrong address finds the lobby
        lost.status_code = 404
        return lost
    return _page(request, found, None)


def _page(request: Asked, found: pages.Page, cookie: Cookie | None) -> Response[bytes]:
    headers = {"cache-control": "public, max-age=31536000, immutable" if found.lasting else "no-cache"}
    body = found.body
    if found.packed:
        headers["vary"] = "accept-encoding"
        if "gzip" in request.headers.get("accept-encoding", ""):
            body = found.packed
            headers["content-encoding"] = "gzip"
    if request.method == "HEAD":
        body = b""
    return _settle(request, Response(body, media_type=found.kind, headers=headers), cookie)


# -- saying no


def _declined(_: Asked, error: Exception) -> Response[wire.Refused]:
    status = error.status if isinstance(error, Declined) else 400
    return Response(refused(error), status_code=status, media_type=MediaType.JSON)


def _http_error(_: Asked, error: HTTPException) -> Response[wire.Refused]:
    status = error.status_code
    key = STATUS.get(status, "why-bad-request" if status < 500 else "why-our-fault")
    args: dict[str, int | str] = {}
    if key == "why-bad-request":
        extra = error.extra if isinstance(error.extra, list) else []
        faults = [f"{one.get('key', '')} {one.get('message', '')}".strip() for one in extra if isinstance(one, dict)]
        args["fault"] = "; ".join(faults)[:300] or str(error.detail)[:300]
    if key == "why-too-big":
        args["most"] = MOST_BODY
    body = refused(Declined(status, key, **args))
    return Response(body, status_code=status, media_type=MediaType.JSON, headers=error.headers)


def _our_fault(request: Asked, error: Exception) -> Response[wire.Refused]:
    log.error("%s %s failed", request.method, request.url.path, exc_info=error)
    return Response(refused(Declined(500, "why-our-fault")), status_code=500, media_type=MediaType.JSON)


def make_app(folder: Path, hosts: Collection[str], processes: int | None = None, requests_a_minute: int = 3000) -> Any:
    """The whole server on a folder of its own, behind its guards."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        from sarai.bots.workers import Workers
        from sarai.server.sql import SqlStore

        inn = app.state["inn"] = Inn(SqlStore.at(folder), Workers(processes))
        await inn.open()
        yield
        await inn.close()

    limit = RateLimitConfig(("minute", requests_a_minute), exclude=["^/assets/"])
    app = Litestar(
        [
            list_games,
            show_game,
            list_words,
            list_later_words,
            list_tables,
            make_promise,
            make_table,
            show_table,
            join_table,
            list_cards,
            list_lines,
            list_views,
            show_record,
            verify_table,
            branch_table,
            rematch_table,
            bring_record,
            live,
            first_page,
            page,
        ],
        lifespan=[lifespan],
        request_class=JsonRequest,
        middleware=[limit.middleware],
        after_request=_after,
        request_max_body_size=MOST_BODY,
        exception_handlers={
            Declined: _declined,
            Refusal: _declined,
            UnknownAction: _declined,
            HTTPException: _http_error,
            Exception: _our_fault,
        },
        openapi_config=OpenAPIConfig(
            "Sarai", __version__, path="/api/schema", render_plugins=[JsonRenderPlugin(path="/openapi.json")]
        ),
        logging_config=None,
    )
    return guarded(app, hosts)

"""The server: HTTP under /api, a WebSocket for each pair of eyes, and the client's pages."""

from __future__ import annotations

import ipaddress
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import cache
from pathlib import Path
from typing import Annotated, Any

from litestar import Litestar, MediaType, Request, Response, get, post, route
from litestar.exceptions import HTTPException, SerializationException
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.params import FromPath, JSONBody, QueryParameter

from sarai import __version__, games
from sarai.kernel.actions import UnknownAction
from sarai.kernel.game import Game
from sarai.kernel.reasons import Refusal
from sarai.kernel.state import NOBODY
from sarai.server import frames, metrics, new_tables, pages, seating, wire
from sarai.server.control import controlled
from sarai.server.guards import MOST_BODY, Gate, plain_address
from sarai.server.guests import COOKIE, YEAR
from sarai.server.hosting import Host
from sarai.server.inn import Inn
from sarai.server.quotas import Who
from sarai.server.refusals import Declined, refused
from sarai.server.settings import Settings
from sarai.server.store import Store
from sarai.server.table_socket import live
from sarai.words import LANGUAGES, game_source, later_source, lobby_source, reasons_source

log = logging.getLogger("sarai")
STATUS = {400: "why-bad-request", 404: "why-no-page", 405: "why-no-method", 413: "why-too-big", 429: "why-too-fast"}

Asked = Request[Any, Any, Any]
SeatAsked = Annotated[int, QueryParameter(name="seat", ge=-1, le=7)]
REFUSALS = {
    status: ResponseSpec(wire.Refused, description="Refused, with the reason", generate_examples=False)
    for status in (400, 403, 404, 409, 413, 429, 503)
}


class JsonRequest(Request[Any, Any, Any]):
    """A request that answers any unreadable JSON body, however it is broken, with a client error."""

    async def json(self) -> Any:
        try:
            return await super().json()
        except wire.UNREADABLE as bad:
            raise SerializationException(str(bad)) from bad


def _inn(connection: Any) -> Inn:
    return connection.app.state["inn"]  # type: ignore[no-any-return]


def _who(request: Asked) -> Who:
    """Who asks for something to be done. A cookie that we did not sign is refused, and so is anybody who is blocked."""
    who = Who(_guest(request), _address(request))
    if _inn(request).is_blocked(who):
        raise Declined(403, "why-blocked")
    return who


def _address(request: Asked) -> str:
    return _inn(request).addresses.of(request.client.host if request.client else "")


def _guest(request: Asked) -> str:
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


def _settle(request: Asked, response: Response[Any]) -> Response[Any]:
    """Add a cookie to the response for a guest who had none."""
    guest = request.scope["state"].get("guest")
    if guest is not None:
        secure = "; Secure" if request.scope["scheme"] == "https" else ""
        value = f"{COOKIE}={_inn(request).guests.cookie(guest)}; HttpOnly; Max-Age={YEAR}; Path=/; SameSite=Lax{secure}"
        response.headers["set-cookie"] = value
    return response


async def _after(response: Response[Any]) -> Response[Any]:
    response.headers.setdefault("cache-control", "no-store")
    return response


def _json(request: Asked, body: Any, status: int = 200) -> Response[Any]:
    return _settle(request, Response(body, status_code=status))


# -- games and texts


@get("/api/games", responses=REFUSALS)
async def list_games(request: Asked) -> Response[wire.Games]:
    """The games, briefly, and the languages."""
    _guest(request)
    return _page(request, _games_page())  # type: ignore[return-value]


@get("/api/games/{game:str}", responses=REFUSALS)
async def show_game(request: Asked, game: FromPath[str]) -> Response[wire.GameShown]:
    """What a client must know about one game to set up a table of it and to show one."""
    if game not in games.GAMES:
        raise Declined(404, "why-no-game")
    return _page(request, _game_page(game))  # type: ignore[return-value]


@get("/api/words/{language:str}/{game:str}", media_type=MediaType.TEXT, responses=REFUSALS)
async def list_words(request: Asked, language: FromPath[str], game: FromPath[str]) -> Response[bytes]:
    """The Fluent source of a game's own texts; `shared` gives what a browser needs before any game."""
    return _texts(request, language, "" if game == "shared" else game, False)


@get("/api/words/{language:str}/{game:str}/later", media_type=MediaType.TEXT, responses=REFUSALS)
async def list_later_words(request: Asked, language: FromPath[str], game: FromPath[str]) -> Response[bytes]:
    """The Fluent source of what a game says on request: rules at hand, reasons, options.

    `shared` gives the reasons that occur everywhere.
    """
    return _texts(request, language, "" if game == "shared" else game, True)


def _texts(request: Asked, language: str, game: str, later: bool) -> Response[bytes]:
    if language not in LANGUAGES:
        raise Declined(404, "why-no-language", languages=", ".join(LANGUAGES))
    if game and game not in games.GAMES:
        raise Declined(404, "why-no-game")
    return _page(request, _words_page(language, game, later))


# What is the same for everybody is encoded and packed once.


@cache
def _games_page() -> pages.StaticFile:
    return pages.page(wire.encode(frames.all_games()), "application/json")


@cache
def _game_page(game: str) -> pages.StaticFile:
    return pages.page(wire.encode(frames.game_info(game)), "application/json")


@cache
def _words_page(language: str, game: str, later: bool) -> pages.StaticFile:
    if game:
        source = later_source(language, game) if later else game_source(language, game)
    else:
        source = reasons_source(language) if later else lobby_source(language)
    return pages.page(source.encode(), "text/plain")


@cache
def _cards_page(game: Game) -> pages.StaticFile:
    return pages.page(frames.cards(game), "application/json")


@cache
def _board_page(game: Game) -> pages.StaticFile:
    return pages.page(frames.board(game), "application/json")


# -- tables


@get("/api/tables", responses=REFUSALS)
async def list_tables(request: Asked) -> Response[wire.Tables]:
    """The guest's own tables, and those that anybody may join."""
    return _json(request, await _inn(request).lists(_guest(request)))


@post("/api/promises", responses=REFUSALS)
async def make_promise(request: Asked) -> Response[wire.Promised]:
    """The hash of a seed for one new table, fixed before the guest adds a share of their own."""
    return _json(request, wire.Promised(_inn(request).promises.make(_who(request).guest)), 201)


@post("/api/tables", responses=REFUSALS)
async def make_table(request: Asked, data: JSONBody[wire.TableWish]) -> Response[wire.TableShown]:
    """Deal a new game."""
    return _table(request, await new_tables.create(_inn(request), _who(request), data))


async def _host(request: Asked, table: str) -> Host:
    return await _inn(request).host(table, Who(_guest(request), _address(request)))


def _table(request: Asked, host: Host) -> Response[wire.TableShown]:
    return _json(request, host.shown(_guest(request)), 201)


@get("/api/tables/{table:str}", responses=REFUSALS)
async def show_table(request: Asked, table: FromPath[str]) -> wire.TableShown:
    """One table; anybody who has its address may look at it."""
    return (await _host(request, table)).shown(_guest(request))


@post("/api/tables/{table:str}/join", responses=REFUSALS)
async def join_table(request: Asked, table: FromPath[str], data: JSONBody[wire.JoinWish]) -> Response[wire.TableShown]:
    """Take a free seat: with the link's token, or at an open table."""
    who, host = _who(request), await _host(request, table)
    invited = _inn(request).guests.may_join(table, data.token)
    if not invited and (data.token or not host.kept.open):
        raise Declined(403, "why-bad-token")
    await seating.sit(host, who, data.seat, data.name, invited)
    return _table(request, host)


@post("/api/tables/{table:str}/remove", responses=REFUSALS)
async def remove_guest(
    request: Asked, table: FromPath[str], data: JSONBody[wire.SeatChosen]
) -> Response[wire.TableShown]:
    """Free the seat of somebody who has not played yet: the table's host may, and whoever sits there."""
    host = await _host(request, table)
    await seating.remove(host, _who(request).guest, data.seat)
    return _table(request, host)


@post("/api/tables/{table:str}/close", responses=REFUSALS, status_code=200)
async def close_table(request: Asked, table: FromPath[str]) -> wire.Closed:
    """Close a table for good: only its host may, and only as long as nobody else has played."""
    await seating.close(await _host(request, table), _who(request).guest)
    return wire.Closed()


@post("/api/tables/{table:str}/link", responses=REFUSALS, status_code=200)
async def link_seat(request: Asked, table: FromPath[str], data: JSONBody[wire.LinkWish]) -> wire.SeatLink:
    """The private link that moves one's own seat to another browser."""
    host = await _host(request, table)
    return wire.SeatLink(await seating.link_of(host, _who(request).guest, data.seat, data.anew))


@post("/api/tables/{table:str}/take", responses=REFUSALS)
async def take_seat(request: Asked, table: FromPath[str], data: JSONBody[wire.TakeWish]) -> Response[wire.TableShown]:
    """Move a seat to this browser by its private link; the browser that had it loses it."""
    host = await _host(request, table)
    await seating.take(host, _who(request), data.token)
    return _table(request, host)


@get("/api/tables/{table:str}/cards", responses=REFUSALS)
async def list_cards(request: Asked, table: FromPath[str]) -> Response[bytes]:
    """What the cards of the table's pack say, as phrases: keys and arguments of the game's texts."""
    return _page(request, _cards_page((await _host(request, table)).table.game))


@get("/api/tables/{table:str}/board", responses=REFUSALS)
async def show_board(request: Asked, table: FromPath[str]) -> Response[bytes]:
    """What the board of the table's pack shows that is the same in all its games, such as a map; null if there is
    nothing."""
    return _page(request, _board_page((await _host(request, table)).table.game))


@get("/api/tables/{table:str}/lines", responses=REFUSALS)
async def list_lines(request: Asked, table: FromPath[str], seat: SeatAsked = NOBODY) -> Response[wire.LinesShown]:
    """The log so far, as the seat may know it."""
    return _encoded(await (await _host(request, table)).lines(_guest(request), seat))


@get("/api/tables/{table:str}/views", responses=REFUSALS)
async def list_views(
    request: Asked,
    table: FromPath[str],
    seat: SeatAsked = NOBODY,
    first: Annotated[int, QueryParameter(name="from", ge=0, le=999_999)] = 0,
    last: Annotated[int, QueryParameter(name="to", ge=0, le=999_999)] = 999_999,
) -> Response[wire.Views]:
    """The seat's views after these lines; at most `hosting.MOST_VIEWS` at once."""
    return _encoded(await (await _host(request, table)).views(_who(request), seat, first, last))


def _encoded(body: bytes) -> Response[Any]:
    return Response(body, media_type=MediaType.JSON)


@get("/api/tables/{table:str}/record", media_type=MediaType.TEXT, responses=REFUSALS)
async def show_record(request: Asked, table: FromPath[str], seat: SeatAsked = NOBODY) -> Response[str]:
    """The record: whole when the game is over, until then what the seat may know."""
    text = await (await _host(request, table)).record(_who(request), seat)
    name = f'attachment; filename="{table}.sarai"'
    return Response(text, media_type=MediaType.TEXT, headers={"content-disposition": name})


@post("/api/tables/{table:str}/verify", responses=REFUSALS, status_code=200)
async def verify_table(request: Asked, table: FromPath[str]) -> wire.Verdict:
    """Check the shuffles of a game that is over against the promise at its start."""
    return await (await _host(request, table)).verify(_who(request))


@post("/api/tables/{table:str}/branch", responses=REFUSALS)
async def branch_table(
    request: Asked, table: FromPath[str], data: JSONBody[wire.BranchWish]
) -> Response[wire.TableShown]:
    """Play on from any point of a game."""
    inn = _inn(request)
    return _table(request, await new_tables.branch(inn, _who(request), await _host(request, table), data))


@post("/api/tables/{table:str}/rematch", responses=REFUSALS)
async def rematch_table(request: Asked, table: FromPath[str]) -> Response[wire.TableShown]:
    """Lay a new table with the same seats."""
    inn = _inn(request)
    return _table(request, await new_tables.rematch(inn, _who(request), await _host(request, table)))


@post("/api/records", responses=REFUSALS)
async def bring_record(request: Asked, data: JSONBody[wire.RecordText]) -> Response[wire.TableShown]:
    """Upload a finished game to study."""
    inn = _inn(request)
    return _json(request, inn.shown(await new_tables.study(inn, _who(request), data.text), _guest(request)), 201)


# -- for the operator


@get("/health", include_in_schema=False)
async def health(request: Asked) -> Response[wire.Health]:
    """Whether the store can be written to and the processes answer; 503 if not."""
    found = await _inn(request).health()
    return Response(found, status_code=200 if found.ok else 503)


@get("/metrics", include_in_schema=False)
async def show_metrics(request: Asked) -> Response[bytes]:
    """The server's metrics, for Prometheus; for this machine only, unless the settings say otherwise."""
    inn = _inn(request)
    local = request.client is not None and _is_loopback(request.client.host)
    if inn.settings.metrics == "nobody" or (inn.settings.metrics == "loopback" and not local):
        raise Declined(404, "why-no-page")
    return Response(inn.metrics.text(), media_type=metrics.KIND)


def _is_loopback(host: str) -> bool:
    try:
        return ipaddress.ip_address(plain_address(host)).is_loopback
    except ValueError:
        return False


# -- pages


@route("/", http_method=["GET", "HEAD"], include_in_schema=False)
async def first_page(request: Asked) -> Response[bytes]:
    """The client, with the guest's cookie."""
    _guest(request)
    return _page(request, pages.index())


@route("/{path:path}", http_method=["GET", "HEAD"], include_in_schema=False)
async def page(request: Asked, path: FromPath[Path]) -> Response[bytes]:
    """The client's files; every address that the client draws itself gives the first page."""
    name = str(path).strip("/")
    if pages.is_page(name):
        _guest(request)
        return _page(request, pages.index())
    found = None if name.startswith("api/") else pages.file(name)
    if found is None:
        if name.startswith("api/") or "text/html" not in request.headers.get("accept", ""):
            raise Declined(404, "why-no-page")
        lost = _page(request, pages.index())  # a wrong address leads to the lobby
        lost.status_code = 404
        return lost
    return _page(request, found)


def _page(request: Asked, found: pages.StaticFile) -> Response[bytes]:
    """A page, compressed if possible; only its tag for a browser that has it already."""
    keep = "public, max-age=31536000, immutable" if found.lasting else "no-cache"
    headers = {"cache-control": keep, "etag": found.tag}
    body, status = found.body, 200
    if found.packed:
        headers["vary"] = "accept-encoding"
        if "gzip" in request.headers.get("accept-encoding", ""):
            body = found.packed
            headers["content-encoding"] = "gzip"
    if found.tag in request.headers.get("if-none-match", ""):
        body, status = b"", 304
        headers.pop("content-encoding", None)
    if request.method == "HEAD":
        body = b""
    return _settle(request, Response(body, status_code=status, media_type=found.kind, headers=headers))


# -- refusals


def _declined(request: Asked, error: Exception) -> Response[wire.Refused]:
    status = error.status if isinstance(error, Declined) else 400
    return _refusal(request, refused(error), status)


def _refusal(
    request: Asked, body: wire.Refused, status: int, headers: dict[str, str] | None = None
) -> Response[wire.Refused]:
    _inn(request).metrics.refusals.labels(body.reason.key).inc()
    return Response(body, status_code=status, media_type=MediaType.JSON, headers=headers)


def _http_error(request: Asked, error: HTTPException) -> Response[wire.Refused]:
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
    return _refusal(request, body, status, error.headers)


def _our_fault(request: Asked, error: Exception) -> Response[wire.Refused]:
    log.error("%s %s failed", request.method, request.url.path, exc_info=error)
    return _refusal(request, refused(Declined(500, "why-our-fault")), 500)


HANDLERS = [
    list_games,
    show_game,
    list_words,
    list_later_words,
    list_tables,
    make_promise,
    make_table,
    show_table,
    join_table,
    remove_guest,
    close_table,
    link_seat,
    take_seat,
    list_cards,
    show_board,
    list_lines,
    list_views,
    show_record,
    verify_table,
    branch_table,
    rematch_table,
    bring_record,
    health,
    show_metrics,
    first_page,
    page,
]


def make_app(settings: Settings, store: Store) -> Any:
    """The whole server, behind its guards; it closes the store when it stops."""
    inn: Inn | None = None

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        nonlocal inn
        inn = app.state["inn"] = Inn(store, settings)
        async with controlled(inn):
            await inn.open()
            yield
        await inn.close()

    app = Litestar(
        HANDLERS,
        lifespan=[lifespan],
        request_class=JsonRequest,
        after_request=_after,
        request_max_body_size=None,  # the gate counts
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

    async def served(scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "websocket":
            assert inn is not None
            await live(inn, scope, receive, send)
        else:
            await app(scope, receive, send)

    return Gate(served, settings, lambda: inn)

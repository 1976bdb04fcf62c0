"""Who is who, without passwords: a signed cookie says which guest, a signed token who may join a table."""

from __future__ import annotations

import secrets

from itsdangerous import BadData, URLSafeSerializer, URLSafeTimedSerializer

from sarai.server.refusals import Declined

COOKIE = "sarai_guest"
YEAR = 365 * 24 * 3600


class Guests:
    """Signs and reads cookies and tokens; `key` never leaves the server."""

    def __init__(self, key: bytes) -> None:
        self._cookies = URLSafeTimedSerializer(key, salt="guest")
        self._joins = URLSafeSerializer(key, salt="join")
        self._seats = URLSafeSerializer(key, salt="seat")

    def new(self) -> str:
        return secrets.token_urlsafe(12)

    def cookie(self, guest: str) -> str:
        return _text(self._cookies.dumps(guest))

    def read(self, cookie: str) -> str | None:
        """The guest that a cookie names; None if we did not sign it, or signed it too long ago."""
        try:
            guest = self._cookies.loads(cookie, max_age=YEAR)
        except BadData:
            return None
        return guest if isinstance(guest, str) else None

    def join_token(self, table: str) -> str:
        return _text(self._joins.dumps(table))

    def may_join(self, table: str, token: str) -> bool:
        try:
            return bool(self._joins.loads(token) == table)
        except BadData:
            return False

    def seat_token(self, table: str, seat: int, link: int) -> str:
        """For the seat's owner; `link` counts the links made for the seat."""
        return _text(self._seats.dumps([table, seat, link]))

    def read_seat_token(self, table: str, token: str) -> tuple[int, int]:
        """The seat, and which of its links; raises `Declined` for what we did not sign for this table."""
        try:
            of, seat, link = self._seats.loads(token)
        except (BadData, ValueError, TypeError):
            raise Declined(403, "why-bad-token") from None
        if of != table:
            raise Declined(403, "why-bad-token")
        return int(seat), int(link)


def _text(signed: str | bytes) -> str:
    return signed.decode() if isinstance(signed, bytes) else signed

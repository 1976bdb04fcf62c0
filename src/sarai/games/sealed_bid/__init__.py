"""Sealed Bid: the documentation's toy game, small enough to read in one sitting; docs/kernel.md walks through it."""

from sarai.games.sealed_bid.rules import SealedBid as SealedBid

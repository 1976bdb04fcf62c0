"""Sealed Bid: the documentation's toy game, small enough to read in one sitting (docs/kernel.md walks through it).

A lot lies open. While the sand runs, everybody bids at once and in secret. The only highest bidder pays and takes
the lot, then passes a card unseen to the left neighbour and draws one blind from that neighbour's hand. After three
lots, goods and coins are points.
"""

from sarai.games.sealed_bid.rules import SealedBid as SealedBid

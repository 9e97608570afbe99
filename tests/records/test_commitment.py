"""The commitment to a round, worked out a second time from the description of the match record."""

from __future__ import annotations

import hashlib
from dataclasses import replace

from fiveup_desktop.records import commitment, record_from_bytes
from fiveup_desktop.rules import Tile
from tests.records.good import as_bytes, record_of, small

COMPACT = (
    '{"boneyard":["0|1","0|2","0|3","0|4","0|5","1|2","1|3","1|6","2|4","2|5","3|4","3|5","3|6","4|5","4|6",'
    '"5|5","5|6","6|6"],"hands":[["1|4","1|1","2|3","0|6","2|2"],["1|5","4|4","0|0","3|3","2|6"]],"leader":0,'
    '"lot":[{"0":"3|4","1":"1|6"},{"0":"6|6","1":"0|0"}]}'
)


def the_deal():
    return record_from_bytes(as_bytes(small())).rounds[0].deal


def test_it_is_the_hash_of_what_the_description_says():
    text = f"fiveup-deal-1\n00112233445566778899aabbccddeeff\n{COMPACT}"
    assert commitment(the_deal()) == hashlib.sha256(text.encode()).hexdigest()


def test_it_is_pinned():
    assert commitment(the_deal()) == "e88d82c5830e04886baafc1eb53e212278591933dd4578553aedd1c45ce1de24"


def test_without_a_nonce_there_is_none():
    assert commitment(replace(the_deal(), nonce=None)) is None


def test_whatever_is_changed_changes_it():
    deal = the_deal()
    others = [
        replace(deal, nonce=deal.nonce[::-1]),
        replace(deal, leader=1),
        replace(deal, lot=None),
        replace(deal, hands=deal.hands[::-1]),
        replace(deal, boneyard=deal.boneyard[::-1]),
        replace(deal, boneyard=(*deal.boneyard[1:], Tile(0, 0))),
    ]
    assert len({commitment(each) for each in [deal, *others]}) == 1 + len(others)


def test_a_round_led_by_its_dominoer_has_no_lot():
    deals = [each.deal for each in record_of(0, 2).rounds]
    assert any(deal.lot is None for deal in deals)
    assert len({commitment(deal) for deal in deals}) == len(deals)

"""Broken records with deals, lots or leaders that do not fit."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from .broken_base import PLAYERS, Broken, changed, good_record, lot_for, round_after_a_block, with_value

WRONG_TILES = {
    "high first": "4|1",
    "seven": "7|7",
    "dash": "1-4",
    "space behind": "1|4 ",
    "space before": " 1|4",
    "three halves": "1|4|4",
    "no bar": "14",
    "empty": "",
    "newline": "1|4\n",
    "full-width digits": "\uff11|\uff14",
    "Arabic digits": "\u0661|\u0664",
    "sign": "+1|4",
    "negative": "-1|4",
    "leading zero": "01|4",
    "one half": "1|",
    "a port": "1|4.low",
}


def deal_variants() -> Iterator[Broken]:
    def second(change: Callable[[list[list[str]], list[str]], object]) -> bytes:
        return changed(lambda record: change(record["rounds"][1]["hands"], record["rounds"][1]["boneyard"]))

    def swap(hands: list[list[str]], boneyard: list[str]) -> None:
        boneyard[0] = hands[0][0]

    def swap_in_hand(hands: list[list[str]], _boneyard: list[str]) -> None:
        hands[1][0] = hands[1][1]

    def spare_hand(hands: list[list[str]], boneyard: list[str]) -> None:
        hands.append([boneyard.pop() for _ in range(5)])

    for name, text in WRONG_TILES.items():
        yield Broken(f"tile in a hand: {name}", with_value(("rounds", 1, "hands", 2, 3), text), (2,))
        yield Broken(f"tile in the boneyard: {name}", with_value(("rounds", 1, "boneyard", 3), text), (2,))
        yield Broken(f"tile in the lot: {name}", with_value(("rounds", 0, "lot", 0, "0"), text), (1,))
    yield Broken("tile twice, in hand and boneyard", second(swap), (2,))
    yield Broken("tile twice in a hand", second(swap_in_hand), (2,))
    yield Broken("tile missing from the boneyard", second(lambda _, boneyard: boneyard.pop()), (2,))
    yield Broken("tile too many in the boneyard", second(lambda _, b: b.append(b[0])), (2,))
    yield Broken("boneyard empty", second(lambda _, boneyard: boneyard.clear()), (2,))
    yield Broken("hand of 4", second(lambda hands, boneyard: boneyard.append(hands[0].pop())), (2,))
    yield Broken("hand of 6", second(lambda hands, boneyard: hands[0].append(boneyard.pop())), (2,))
    yield Broken("hands of 4 and 6", second(lambda hands, _: hands[0].append(hands[1].pop())), (2,))
    yield Broken("hand too few", second(lambda hands, boneyard: boneyard.extend(hands.pop())), (2,))
    yield Broken("hand too many", second(spare_hand), (2,))
    yield Broken("no hands", second(lambda hands, boneyard: hands.clear()), (2,))
    for name, nonce in {"short": "0" * 31, "long": "0" * 33, "empty": "", "not hex": "g" * 32}.items():
        yield Broken(f"nonce {name}", with_value(("rounds", 1, "nonce"), nonce), (2,))
    yield Broken("nonce with a newline", with_value(("rounds", 1, "nonce"), "0" * 32 + "\n"), (2,))
    yield Broken("nonce of full-width digits", with_value(("rounds", 1, "nonce"), "\uff11" * 32), (2,))
    yield Broken(
        "nonce in upper case", with_value(("rounds", 1, "nonce"), "ABCDEF" + "0" * 26), (2,), sure=False
    )


def _wrong_lots(leader: int) -> dict[str, object]:
    """Lots of a first round which that leader leads."""
    first, second, third = str(leader), str((leader + 1) % 3), str((leader + 2) % 3)
    plain = lot_for(leader)[0]
    tied, decided = lot_for(leader, draws=2)
    return {
        "none": None,
        "empty": [],
        "empty draw": [{}],
        "another is heaviest": [{first: "0|1", second: "6|6", third: "0|2"}],
        "a seat is missing": [{first: "6|6", second: "0|2"}],
        "an unknown seat": [{**plain, "3": "0|0"}],
        "an unknown seat instead": [{first: "6|6", second: "0|2", "7": "0|0"}],
        "seat with a zero": [{first: "6|6", second: "0|2", f"0{third}": "0|0"}],
        "seat with a space": [{first: "6|6", second: "0|2", f" {third}": "0|0"}],
        "seat in full-width": [{first: "6|6", second: "0|2", chr(0xFF10 + int(third)): "0|0"}],
        "tile twice in a draw": [{first: "6|6", second: "0|2", third: "0|2"}],
        "heaviest tile twice in a draw": [{first: "6|6", second: "6|6", third: "0|2"}],
        "tied and no re-draw": [tied],
        "tied again and no re-draw": [tied, tied],
        "re-draw still tied": [tied, {first: "2|4", second: "1|5"}],
        "re-draw by all": [tied, {**decided, third: "0|0"}],
        "re-draw by one": [tied, {first: "0|2"}],
        "re-draw by one not tied": [tied, {first: "0|2", third: "0|1"}],
        "re-draw won by another": [tied, {first: "0|1", second: "0|2"}],
        "re-draw though decided": [plain, {first: "6|6", second: "0|0"}],
        "re-draw of one though decided": [plain, {first: "6|6"}],
        "empty re-draw": [tied, decided, {}],
        "tile is null": [{**plain, third: None}],
        "tile is a number": [{**plain, third: 11}],
    }


def lot_variants() -> Iterator[Broken]:
    rounds = good_record()["rounds"]
    first_leader, second_leader = rounds[0]["leader"], rounds[1]["leader"]
    for name, lot in _wrong_lots(first_leader).items():
        yield Broken(f"lot: {name}", with_value(("rounds", 0, "lot"), lot), (1,))
    yield Broken("lot after a domino", with_value(("rounds", 1, "lot"), lot_for(second_leader)), (2,))
    yield Broken("empty lot after a domino", with_value(("rounds", 1, "lot"), []), (2,))
    after = round_after_a_block()
    yield Broken("no lot after a blocked round", with_value(("rounds", after, "lot"), None), (after + 1,))
    other = (rounds[after]["leader"] + 1) % PLAYERS
    wrong = with_value(("rounds", after, "lot"), lot_for(other))
    yield Broken("lot of another leader after a blocked round", wrong, (after + 1,))
    for name, leader in {"too high": PLAYERS, "negative": first_leader - PLAYERS, "huge": 10**30}.items():
        yield Broken(f"leader {name}", with_value(("rounds", 0, "leader"), leader), (1,))
    for number, index in (("first", 0), ("second", 1)):
        wrong_leader = (rounds[index]["leader"] + 1) % PLAYERS
        data = with_value(("rounds", index, "leader"), wrong_leader)
        yield Broken(f"another leads the {number} round", data, (index + 1,))

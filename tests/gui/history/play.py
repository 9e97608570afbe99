"""A match in the window, in which the computers wait until they are let go."""

from fiveup_desktop.rules import Placement
from fiveup_desktop.session import Player, PlayerKind
from fiveup_desktop.view.pages.curtain import Curtain
from fiveup_desktop.view.pages.end import EndDialog
from fiveup_desktop.view.pages.lot import LotDialog
from fiveup_desktop.view.pages.settlement import SettlementDialog

from ..table.player import Table, by_keys

ANN, CAT = Player("Ann", PlayerKind.HUMAN), Player("Cat", PlayerKind.HUMAN)
BEN, DAN = (Player(name, PlayerKind.COMPUTER, "casual") for name in ("Ben", "Dan"))
HOLD = "test"


def table_of(opened):
    flow = opened.window.flow
    return Table(opened.qtbot, opened.library, flow.session, flow.table)


def begin(opened, *players, practice=False):
    """A match, dealt; whoever is first is at the screen."""
    opened.window.begin_match(players, practice=practice)
    opened.wait_for(LotDialog).done.emit()
    opened.wait(lambda: opened.top is not None or not opened.window.flow.table.choreographer.busy)
    return opened.window.flow


def to_own_turn(opened):
    """Until somebody at the screen is to move, with the settlements and curtains on the way."""
    while True:
        opened.wait(lambda: opened.top is not None or table_of(opened).is_my_turn())
        if opened.top is None or isinstance(opened.top, EndDialog):
            return
        opened.top.done.emit()


def place(opened, hold=True):
    """Until the person at the screen has placed a tile that did not end the round, and others wait."""
    session = opened.window.flow.session
    while True:
        to_own_turn(opened)
        if hold:
            session.hold(HOLD)
        action = session.match.legal_actions()[0]
        before = session.match.ply
        by_keys(table_of(opened), action)
        opened.wait(lambda ply=before: session.match.ply != ply)
        opened.wait(lambda: not opened.window.flow.table.choreographer.busy)
        if isinstance(action, Placement) and session.match.to_move is not None:
            return action
        session.release(HOLD)


def play_to(opened, done):
    """Play whatever is possible until `done` says so."""
    session = opened.window.flow.session
    while not done():
        opened.wait(lambda: opened.top is not None or table_of(opened).is_my_turn() or done())
        if done():
            return
        if isinstance(opened.top, LotDialog | SettlementDialog | Curtain):
            opened.top.done.emit()
        elif opened.top is None:
            before = session.match.ply
            by_keys(table_of(opened), session.match.legal_actions()[0])
            opened.wait(lambda ply=before: session.match.ply != ply)


def tiles_in_scene(page):
    """The faces that the scene of a table holds, beside those that lie on the table."""
    stage = page.stage
    layers = (stage.rack, stage.air, stage.over, stage.ghost)
    keys = [key for layer in layers for key in layer.items]
    return [key for key in keys if key[0] in ("tile", "dot") or key in ("held", "flying")]

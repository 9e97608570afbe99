"""Computer players: one Policy protocol and the levels that can be chosen. They see what a seat may see."""

from fiveup_desktop.players.by_name import ALL_LEVELS, DEFAULT_LEVEL, LEVELS, policy_of
from fiveup_desktop.players.policy import Policy, choice_chance

__all__ = ["ALL_LEVELS", "DEFAULT_LEVEL", "LEVELS", "Policy", "choice_chance", "policy_of"]

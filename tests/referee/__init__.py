"""The independent slow referee: see `slow`, `judge`, `random_matches` and `broken_records`."""

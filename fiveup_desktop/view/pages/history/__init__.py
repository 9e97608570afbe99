"""Looking back: replays, scores by round, fair deals, statistics; and going back and forth in practice."""

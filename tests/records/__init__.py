"""Match records: reading, writing, replay, commitments, names, files, the store."""

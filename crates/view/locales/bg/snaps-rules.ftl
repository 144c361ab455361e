snaps-rules-short = Snaps
snaps-rules-button-short = Snaps

belot-rules-short = Belot
belot-rules-button-short = Belot

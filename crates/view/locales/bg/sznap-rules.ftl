sznap-rules-short = Sznap
sznap-rules-button-short = Sznap

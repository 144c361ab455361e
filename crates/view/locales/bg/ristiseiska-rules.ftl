ristiseiska-rules-short = Ristiseiska
ristiseiska-rules-button-short = Ristiseiska

ristiseiska-option = { $value }

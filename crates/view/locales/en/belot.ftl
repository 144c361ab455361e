belot-option = { $value }

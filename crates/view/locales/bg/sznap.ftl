sznap-option = { $value }

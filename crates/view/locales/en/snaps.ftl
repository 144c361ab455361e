snaps-option = { $value }

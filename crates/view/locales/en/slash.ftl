### Names of commands and of what they take, where platforms list them: one word, lower case.

slash-play = play
slash-table = table
slash-hand = hand
slash-leave = leave
slash-score = score
slash-why = why
slash-hint = hint
slash-undo = undo
slash-word = word
slash-preset = preset
slash-rules = rules
slash-privacy = privacy
slash-replay = replay
slash-settings = settings
slash-language = language
slash-help = help
slash-link = link
slash-unlink = unlink

slash-game = game
slash-game-about = Which game?
slash-words = words
slash-words-about = Any words you like
slash-name = name
slash-name-about = Keep this table’s options under this name
slash-code = code
slash-code-about = The code that I gave you elsewhere
slash-match = match
slash-match-about = Which match? Table, or table/match
slash-zone = zone
slash-zone-about = Where is it as late as where you are?
slash-wish = what
slash-wish-about = What shall I do?
slash-wish-copy = Send me everything
slash-wish-forget = Delete everything
slash-game-choice = { $game }

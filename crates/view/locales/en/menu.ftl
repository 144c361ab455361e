### Menu: Pages that belong to no table. Multi-line texts: the first line is the title, an empty line separates.

home-hello = Hello, I’m Talon. What shall we play?
home-how = Choose a game and I deal. With friends: add me to your group and send /play there; your hand comes here, where nobody else sees it.
home-table = { $number }. { $game } · { $players } · { $score } · { $turn-is ->
    [you] your turn
   *[other] { $turn } to play
}
home-table-paused = { $number }. { $game } · { $players } · { $score } · paused
home-table-open = { $number }. { $game } · { $players } · { $again ->
    [yes] another match?
   *[no] not started
}
home-table-empty = { $number }. { $game } · nobody else yet
home-daily = { $state ->
    [begun] Today’s deal: begun
    [played] Today’s deal: played
   *[new] Today’s deal: not played yet
}
home-daily-nobody = Today’s deal: nobody has played it yet.
home-daily-players = Today’s deal, played so far by: { $players }
home-league = { $league }: your match against { $players } is waiting
greeting = Hello, I’m Talon. I deal the cards here.
greeting-how = Press “Play” and choose a game: everybody here can join, and each hand comes where nobody else sees it.
button-home = My games
help =
    What I can do
    To play a card, tap it. A card marked × cannot be played now; tap it and I say why.

    /play opens a table: in a group for your friends, here for you and the AI player.
    /daily is the deal of the day: the same cards for everybody.
    /puzzle asks for the best choice in endings of played deals.
help-about = { $topic ->
    [rules]
        Rules
        /rules explains the game.
    [results]
        Results and leagues
        /replay goes through a finished match again, with all hands open.
        /coach says how accurately everybody played, and what cost most.
        /leaderboard shows who plays best here, this week or ever.
        /rating shows how strong you are.
        /stats shows what your matches add up to; with a player, how it went between you two.
        /history lists the matches.
        /league shows the leagues of a group; /league create and a name starts one.
    [you]
        You and your data
        /settings sets when I may remind you, and what you see.
        /language sets how I speak with you.
        /link makes your Telegram and Discord accounts one player, and /unlink two again.
        /privacy shows what I store about you, and deletes it.
   *[table]
        At the table
        /table shows the table again, and every way to leave it.
        /hand shows your cards.
        /why explains what you may play now.
        /hint says what I would play, at tables that allow it.
        /undo takes your last decision back, at tables that allow it.
        /score shows the score sheet.
        /word mixes your words into the shuffle.
        /preset saves a table’s options under a name, and shows the saved ones.
        /leave gives up your seat.
}
button-help-about = { $topic ->
    [rules] Rules
    [results] Results
    [you] You
   *[table] At the table
}
bot-about =
    I deal cards for you and your friends: { $games }.

    Add me to your group and send /play there, or start me and take on the AI player. Your hand comes here, where nobody else sees it.
bot-about-short = Card games with friends or against an AI player: { $games }.
play-title = What shall we play?
play-body = I open a table, and you decide who joins.
platform-name = { $code ->
   *[telegram] Telegram
    [discord] Discord
    [terminal] the terminal
}
button-game = { $game }
# $seats (Phrase)
button-new-game = { $game } · { $seats }
language-title = Language
language-yours = Language: { $language }
language-group = Group language: { $language }
language-group-hint = The group’s admins choose its language.
button-language = { $chosen ->
    [yes] ✓ { $language }
   *[no] { $language }
}
button-group-language = The group’s language
language-group-title = The group’s language
language-group-how = Tables and leaderboards in this group are in this language. Each hand is in its player’s own language.
language-letters = Cards have the letters { $letters }.
language-group-letters = Cards in this group have the letters { $letters }.
button-letters = { $chosen ->
    [yes] ✓ { $letters }
   *[no] { $letters }
}
settings-title = Settings
button-play = Play
fold = Details
button-help = Help
button-settings = Settings
button-languages = Language
button-rules-of = Rules of { $game }

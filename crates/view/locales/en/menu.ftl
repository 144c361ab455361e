### Pages that belong to no table. Multi-line texts: the first line is the title, an empty line separates.

welcome =
    Hello, I’m Talon
    I deal cards for you and your friends.

    With friends: add me to your group and send /play there. You get your hand here, where nobody else sees it.

    On your own: press Play and take on the AI player.
help =
    What I can do
    /play opens a table: in a group for your friends, here for you and the AI player.
    /table shows the table again, and every way to leave it.
    /hand shows your cards.
    /why explains what you may play now.
    /hint tells what I would play, at tables that allow it.
    /undo takes your last decision back, at tables that allow it.
    /score shows the score sheet.
    /replay goes through a finished match again, with all hands open.
    /leaderboard shows who plays best here, this week or ever.
    /rating, /stats and /history: how strong you are, what your matches add up to, and which they were. /stats with somebody: how it went between you two.
    /word mixes words of yours into the shuffle.
    /preset keeps a table’s options under a name, and shows what is kept.
    /league shows the leagues of a group; /league create and a name begins one.
    /leave gives up your seat.
    /rules explains the game.
    /link makes your Telegram and Discord accounts one player, and /unlink two again.
    /settings and /language: how I speak with you, and when I may ring.
    /privacy shows what I store of you, and deletes it.

    A turn is one tap on a card. A card marked · cannot be played now; tap it and I say why.
play-title = What shall we play?
play-body = I open a table, and you decide who sits down.
platform-name = { $code ->
   *[telegram] Telegram
    [discord] Discord
    [terminal] the terminal
}
button-game = { $game }
language-title = Language
language-yours = With you I speak { $language }.
language-group = In this group I speak { $language }.
language-group-hint = The group’s language is chosen by its admins.
button-language = { $chosen ->
    [yes] ✓ { $language }
   *[no] { $language }
}
button-language-group = { $chosen ->
    [yes] ✓ Group: { $language }
   *[no] Group: { $language }
}
settings-title = Settings
settings-hint = What I play for you without a tap is a matter of each table: you find those buttons under your hand.
button-play = Play
button-help = Help
button-settings = Settings
button-languages = Language
button-rules-of = Rules of { $game }

### Private: What is stored of a person: a copy of it, and its end.

privacy-about =
    What I know about you
    Your name and number on this platform, your language and settings, linked accounts, your presets, which messages show your pages, and what happened at your tables.

    /privacy export sends you all of it as a file.
    /privacy delete makes me forget you.
button-privacy-copy = Send me the file
button-privacy-forget = Delete…
forget-ask =
    Shall I forget you?
    Your accounts, name, language, settings, links, presets and the address of your private chat are deleted on every platform that you linked.

    Your matches stay, because they belong to the others too. There you are “a former player” from now on.

    This cannot be undone. If you write to me again, you start as a new player.
forget-tables = { $count ->
    [one] You leave your open table; in a match with others an AI player takes over.
   *[other] You leave your { $count } open tables; in matches with others an AI player takes over.
}
button-forget-yes = Delete everything
button-forget-no = Keep it
forgotten =
    I have forgotten you
    Messages that I sent before stay in your chats until you delete them.

### Was über eine Person gespeichert ist: eine Kopie davon und sein Ende.

privacy-about =
    Was ich über dich weiß
    Deinen Namen und deine Nummer auf dieser Plattform, deine Sprache und deine Einstellungen, verknüpfte Konten, deine Vorlagen, welche Nachrichten deine Seiten zeigen, und was an deinen Tischen geschah.

    /privacy export schickt dir alles als Datei.
    /privacy delete lässt mich dich vergessen.
button-privacy-copy = Datei schicken
button-privacy-forget = Löschen…
forget-ask =
    Soll ich dich vergessen?
    Deine Konten, dein Name, deine Sprache, deine Einstellungen, Verknüpfungen und Vorlagen und die Adresse deines Privatchats werden gelöscht, auf allen Plattformen, die du verknüpft hast.

    Deine Partien bleiben, denn sie gehören auch den anderen. Dort stehst du von nun an als „Jemand von früher“.

    Das lässt sich nicht zurücknehmen. Wenn du mir wieder schreibst, fängst du ganz neu an.
forget-tables = { $count ->
    [one] Du stehst von einem offenen Tisch auf; in einer Partie mit anderen übernimmt eine KI.
   *[other] Du stehst von { $count } offenen Tischen auf; in Partien mit anderen übernimmt eine KI.
}
button-forget-yes = Alles löschen
button-forget-no = Behalten
forgotten =
    Ich habe dich vergessen
    Nachrichten, die ich vorher geschickt habe, bleiben in deinen Chats, bis du sie löschst.

### Verknüpfen: die Konten einer Person auf mehreren Plattformen.

link-title = Dein Verknüpfungscode
link-where = Schick mir in unserem Privatchat ({ $platform }):
link-once = Er gilt einmal und { $valid } lang.
link-secret = Zeig ihn niemandem: Wer ihn benutzt, teilt deine Plätze und sieht deine Karten.
link-confirm-title = Bist du das?
link-confirm-maker = Der Code kommt von { $name } ({ $platform }).
link-confirm-effect = Wenn das auch dein Konto ist, werden beide zu einem: mit denselben Tischen, denselben Ergebnissen und einer Sprache.
link-confirm-warning = Hast du den Code von jemand anderem, drück auf „Nein“: Sonst sieht diese Person deine Karten und kann für dich spielen.
button-link-yes = Ja, das bin ich
button-link-no = Nein
linked-title = Deine Konten sind jetzt eins
link-account = { $platform }: { $name }
linked-how = /unlink macht wieder zwei daraus.
unlinked-title = Die Konten sind wieder getrennt
unlinked-stays = Die gemeinsam gespielten Partien bleiben bei { $name } ({ $platform }).

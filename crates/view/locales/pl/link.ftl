### Łączenie: konta jednej osoby na kilku platformach.

link-title = Twój kod do połączenia
link-where = Na naszym czacie prywatnym ({ $platform }) wyślij mi:
link-once = Działa raz i przez { $valid }.
link-secret = Nie pokazuj go nikomu: kto go użyje, siada na twoich miejscach i widzi twoje karty.
link-confirm-title = Czy to ty?
link-confirm-maker = Kod pochodzi z konta { $name } ({ $platform }).
link-confirm-effect = Jeśli to też twoje konto, oba będą jednym graczem: te same stoły, te same wyniki i jeden język.
link-confirm-warning = Jeśli kod masz od kogoś innego, naciśnij „Nie”: ta osoba widziałaby twoje karty i mogłaby za ciebie grać.
button-link-yes = Tak, to ja
button-link-no = Nie
linked-title = Twoje konta to teraz jeden gracz
link-account = { $platform }: { $name }
linked-how = /unlink znowu je rozdzieli.
unlinked-title = To znowu osobni gracze
unlinked-stays = Wspólnie rozegrane partie zostają przy koncie { $name } ({ $platform }).

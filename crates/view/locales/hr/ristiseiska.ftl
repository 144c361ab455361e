### Što se govori za stolom za Ristiseisku.

ristiseiska-name = Ristiseiska

## Tko je na redu

ristiseiska-turn-first = { $player-is ->
    [you] Imaš sedmicu tref: njome otvori dijeljenje.
   *[other] { $player } ima sedmicu tref i otvara dijeljenje.
}
ristiseiska-turn-play = { $player-is ->
    [you] Na redu si: baci kartu koja može na stol.
   *[other] Na redu je { $player }.
}
ristiseiska-turn-only = Moraš baciti { $card }.
ristiseiska-turn-bonus = { $player-is ->
    [you] Strana je puna: baci još jednu kartu ili završi potez.
   *[other] { $player } ima punu stranu i smije baciti još jednu kartu.
}
ristiseiska-turn-give = { $giver-is ->
    [you] { $stuck } ne može dalje. Na redu si: izaberi kartu koju daješ.
   *[other] { $stuck-is ->
        [you] Ne možeš dalje, a kartu ti daje { $giver }.
       *[other] { $stuck } ne može dalje, a kartu daje { $giver }.
    }
}
ristiseiska-stalled = Poteza bez odigrane karte: { $turns }. Mora se dati karta koja ne može na stol, ako je ima.

## Boja na stolu

ristiseiska-grid-closed = { $suit } još ništa
ristiseiska-grid-waits = { $suit } još ništa · sljedeća 7
ristiseiska-grid-one = { $suit } { $lies } · sljedeća { $next }
ristiseiska-grid-two = { $suit } { $lies } · sljedeće { $low } i { $high }
ristiseiska-grid-low-done = { $suit } { $lies } · dolje puno · sljedeća { $next }
ristiseiska-grid-high-done = { $suit } { $lies } · gore puno · sljedeća { $next }
ristiseiska-grid-done = { $suit } { $lies } · puna boja

## Igrači

ristiseiska-seat-new = { $player-is ->
    [you] Ti
   *[other] { $player }
}: { $cards ->
    [one] { $cards } karta
    [few] { $cards } karte
   *[other] { $cards } karata
}
ristiseiska-seat-played = { $player-is ->
    [you] Ti
   *[other] { $player }
}: { $cards ->
    [one] { $cards } karta
    [few] { $cards } karte
   *[other] { $cards } karata
} · odigrano { $played }
ristiseiska-seat-stuck = { $player-is ->
    [you] Ti
   *[other] { $player }
}: { $cards ->
    [one] { $cards } karta
    [few] { $cards } karte
   *[other] { $cards } karata
} · { $player-is ->
    [you] ne možeš dalje
   *[other] ne može dalje
}
ristiseiska-seat-given = { $player }: { $cards ->
    [one] { $cards } karta
    [few] { $cards } karte
   *[other] { $cards } karata
} · ne može dalje, karta od igrača { $giver }
ristiseiska-seat-given-card = { $player-is ->
    [you] Ti: { $cards ->
        [one] { $cards } karta
        [few] { $cards } karte
       *[other] { $cards } karata
    } · ne možeš dalje, { $card } od igrača { $giver }
   *[other] { $player }: { $cards ->
        [one] { $cards } karta
        [few] { $cards } karte
       *[other] { $cards } karata
    } · ne može dalje, od tebe { $card }
}
ristiseiska-token-nobody = Žeton još nema nitko. Koštat će { $points }.
ristiseiska-token-at = { $player-is ->
    [you] Žeton je kod tebe. Na kraju košta { $points }.
   *[other] Žeton ima { $player }. Na kraju košta { $points }.
}
ristiseiska-whole-hand = Tvoje karte: { $cards }
ristiseiska-more-under-why = { $count ->
    [one] Još { $count } karta za davanje: pod „Zašto?”.
    [few] Još { $count } karte za davanje: pod „Zašto?”.
   *[other] Još { $count } karata za davanje: pod „Zašto?”.
}

## Na slici

ristiseiska-scene-first = { $player-is ->
    [you] Na redu si: otvori dijeljenje
   *[other] Dijeljenje otvara { $player }
}
ristiseiska-scene-play = { $player-is ->
    [you] Na redu si: baci kartu koja može na stol
   *[other] Na redu je { $player }
}
ristiseiska-scene-bonus = { $player-is ->
    [you] Na redu si: igraj dalje ili završi
   *[other] { $player } smije igrati dalje
}
ristiseiska-scene-give = { $giver-is ->
    [you] Na redu si: daj kartu ({ $stuck })
   *[other] { $stuck-is ->
        [you] Kartu ti daje { $giver }
       *[other] { $giver } daje kartu, prima { $stuck }
    }
}
ristiseiska-scene-stuck = ne može dalje
ristiseiska-scene-could-not = ništa ne može na stol
ristiseiska-scene-given = dobiva kartu
ristiseiska-scene-token = žeton
ristiseiska-scene-out = { $winner-is ->
    [you] Tvoja pobjeda
   *[other] Pobjeda: { $winner }
}
ristiseiska-scene-no-card = bez karte, bez kazne
ristiseiska-scene-charged = žeton: { $token }

## Karte u 200 znakova

ristiseiska-alert-waiting = { $cards }. Nisi na redu.
ristiseiska-alert-turn = { $cards }. Na redu si.
ristiseiska-alert-give = { $cards }. Jedan igrač ne može dalje i čeka kartu od tebe.

## Gumbi

ristiseiska-button-end = Završi potez

## Gotovo dijeljenje

ristiseiska-deal-won = { $winner-is ->
    [you] { $deal }. dijeljenje: tvoja pobjeda
   *[other] { $deal }. dijeljenje: pobjeda, { $winner }
}
ristiseiska-cause-played-out = { $player-is ->
    [you] Tvoja je zadnja karta na stolu.
   *[other] { $player }: zadnja je karta na stolu.
}
ristiseiska-cause-gave-last = { $player-is ->
    [you] Tvoja je zadnja karta otišla igraču { $receiver }.
   *[other] { $receiver-is ->
        [you] Zadnja karta igrača { $player } otišla je tebi.
       *[other] Zadnja karta igrača { $player } otišla je igraču { $receiver }.
    }
}
ristiseiska-charge = { $player-is ->
    [you] Ti
   *[other] { $player }
}: { $points ->
    [one] { $points } kazneni bod
    [few] { $points } kaznena boda
   *[other] { $points } kaznenih bodova
} za { $cards }
ristiseiska-charge-nothing = { $player-is ->
    [you] Ti: bez karte, bez kazne
   *[other] { $player }: bez karte, bez kazne
}
ristiseiska-charge-token = { $player-is ->
    [you] Ti
   *[other] { $player }
}: { $points ->
    [one] { $points } kazneni bod
    [few] { $points } kaznena boda
   *[other] { $points } kaznenih bodova
}, { $token } za žeton i { $for_cards } za { $cards }
ristiseiska-charge-token-only = { $player-is ->
    [you] Ti: bez karte, ali { $token } za žeton
   *[other] { $player }: bez karte, ali { $token } za žeton
}
ristiseiska-token-never-taken = Nitko nije zapeo, pa žeton ne plaća nitko.
ristiseiska-values = Kralj nosi 13, dama 12, dečko 11, as { $ace }, svaka druga karta svoj broj.

ristiseiska-standing-limit = Kazneni bodovi. Čim netko ima { $limit }, pobjeđuje najmanji zbroj.
ristiseiska-standing-single = Odlučuje jedno dijeljenje: partiju dobiva tko prvi ostane bez karata.

## Što se smije i zašto

ristiseiska-why-first = Svako dijeljenje počinje kartom { $card }, pa je samo ona moguća.
ristiseiska-why-must-play = Tko ima kartu koja može na stol, mora je baciti. Smiješ baciti: { $cards }.
ristiseiska-why-blocked = Sada ne: { $cards }.
ristiseiska-why-order = { $value ->
   *[on] U svakoj boji prvo dolazi 7, zatim 6, zatim 8. Poslije ide od 5 dolje do asa i od 9 gore do kralja.
    [off] U svakoj boji prvo dolazi 7, zatim 6. Poslije ide od 5 dolje do asa i od 8 gore do kralja.
}
ristiseiska-why-bonus = Na stolu je tvoj as ili kralj, pa smiješ baciti još jednu kartu: { $cards }.
ristiseiska-why-may-end = Smiješ i završiti potez. To ništa ne košta.
ristiseiska-why-you-give = { $stuck } nema kartu koja može na stol. Sjediš odmah prije, pa kartu daješ ti.
ristiseiska-why-you-give-instead = { $stuck } nema kartu koja može na stol. Svi bliži imaju samo jednu kartu i zadržavaju je, pa kartu daješ ti.
ristiseiska-why-give-any = Ti biraš i smiješ dati bilo koju svoju kartu, licem dolje: koja je, znate samo vas dvoje.
ristiseiska-why-give-useless = Poteza bez odigrane karte: { $turns }. Sada moraš dati kartu koja ne može na stol: { $cards }.
ristiseiska-why-give-fitting = Ove mogu na stol i možeš ih baciti kasnije: { $cards }.
ristiseiska-why-give-last = To ti je zadnja karta. Kad je daš, ostaješ bez karata i dobivaš dijeljenje.
ristiseiska-why-you-are-stuck = Nemaš kartu koja može na stol, pa jednu dobivaš. U ovom potezu ne igraš, ni tom kartom.
ristiseiska-why-wait = Dok nisi na redu, nemaš što raditi.
ristiseiska-why-private = To je privatno: pitaj me u našem privatnom razgovoru.

## Opcije: pravilo i natpis na gumbu

ristiseiska-option-stuck = { $value ->
   *[cards] Igraču koji ne može dalje kartu daje igrač prije njega.
    [token] Igrač koji ne može dalje uzima žeton; karte se ne daju.
}
ristiseiska-option-token-penalty = { $value ->
   *[50] Ako se igra sa žetonom, na kraju dijeljenja košta 50 bodova.
    [21] Ako se igra sa žetonom, na kraju dijeljenja košta 21 bod.
    [25] Ako se igra sa žetonom, na kraju dijeljenja košta 25 bodova.
}
ristiseiska-option-last-card-gift = { $value ->
   *[wins] Igrač s jednom kartom daje je i dobiva dijeljenje.
    [skip] Igrač s jednom kartom zadržava je, a kartu daje igrač prije njega.
}
ristiseiska-option-limit = { $value ->
   *[100] Čim netko ima 100 kaznenih bodova, pobjeđuje najmanji zbroj.
    [single] Partija je jedno dijeljenje: dobiva je tko prvi ostane bez karata.
    [50] Čim netko ima 50 kaznenih bodova, pobjeđuje najmanji zbroj.
    [200] Čim netko ima 200 kaznenih bodova, pobjeđuje najmanji zbroj.
}
ristiseiska-option-five-needs-eight = { $value ->
   *[on] Petica čeka dok osmica njezine boje ne bude na stolu.
    [off] Petici treba samo šestica, a ne osmica.
}
ristiseiska-option-ace-penalty = { $value ->
   *[1] As koji ostane u ruci nosi 1.
    [14] As koji ostane u ruci nosi 14.
}
ristiseiska-option-bonus = { $value ->
   *[chain] Nakon svakog asa i kralja smije se baciti još jedna karta.
    [once] Nakon asa ili kralja smije se baciti još jedna karta, ali ne i treća.
    [off] As ili kralj ne donose dodatnu kartu.
}
ristiseiska-option-first-round-free = { $value ->
   *[off] Tko ne može dalje, dobiva kartu ili žeton već od prvog poteza.
    [on] Dok svi jednom ne dođu na red, tko ne može dalje, ne dobiva ni kartu ni žeton.
}
ristiseiska-option-max-players = { $value ->
   *[5] Igrati može do petero igrača.
    [8] Igrati može do osmero igrača.
}

ristiseiska-set-stuck = { $value ->
   *[cards] Tko zapne: karta
    [token] Tko zapne: žeton
}
ristiseiska-set-token-penalty = { $value ->
   *[50] Žeton košta 50
    [21] Žeton košta 21
    [25] Žeton košta 25
}
ristiseiska-set-last-card-gift = { $value ->
   *[wins] Zadnja: daje se
    [skip] Zadnja: ostaje
}
ristiseiska-set-limit = { $value ->
   *[100] Partija: do 100
    [single] Jedno dijeljenje
    [50] Partija: do 50
    [200] Partija: do 200
}
ristiseiska-set-five-needs-eight = { $value ->
   *[on] Petica: nakon 8
    [off] Petica: nakon 6
}
ristiseiska-set-ace-penalty = { $value ->
   *[1] As nosi 1
    [14] As nosi 14
}
ristiseiska-set-bonus = { $value ->
   *[chain] As, kralj: opet
    [once] As, kralj: još 1
    [off] As, kralj: ništa
}
ristiseiska-set-first-round-free = { $value ->
   *[off] Prvi krug: broji se
    [on] Prvi krug: slobodan
}
ristiseiska-set-max-players = { $value ->
   *[5] Igrača: do 5
    [8] Igrača: do 8
}

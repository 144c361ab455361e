### Lige jedne zajednice.

## Popis

league-list-title = { $own ->
    [yes] Tvoje lige
   *[no] Lige ovdje
}
league-list-empty = { $own ->
    [yes] Ne igraš ni u jednoj ligi.
   *[no] Ovdje još nema lige.
}
league-listed = { $name } · { $game } · { $people ->
    [one] { $people } osoba
    [few] { $people } osobe
   *[other] { $people } osoba
} · { $stage ->
    [playing] igra se
    [closed] gotova
   *[other] prima igrače
}
league-list-how = /league create i ime pokreću novu.

## Jedna liga

league-title = { $name } · { $game }
league-format = { $format ->
    [ladder] Otvorena ljestvica: igraj s kim hoćeš. Protiv istog igrača na dan se broje najviše tri partije.
    [round-robin] Svatko igra sa svakim { $rounds ->
        [1] jednom
        [one] { $rounds } put
        [few] { $rounds } puta
       *[other] { $rounds } puta
    }.
    [swiss] Švicarski sustav, { $rounds ->
        [one] { $rounds } kolo
        [few] { $rounds } kola
       *[other] { $rounds } kola
    }: sastaju se igrači s jednakim uspjehom.
    [knockout] Na ispadanje: tko izgubi, ispada.
   *[other] Izmjena stolova, { $rounds ->
        [one] { $rounds } kolo
        [few] { $rounds } kola
       *[other] { $rounds } kola
    }: u svakom kolu drugo društvo.
}
league-length = { $ladder ->
    [yes] Sezona traje { $lasts }.
   *[no] Kolo traje { $lasts }.
}
league-again = { $again ->
    [yes] Kad sezona završi, slijedi nova.
   *[no] Liga završava sa svojom sezonom.
}
league-boards = { $boards ->
    [one] Svi stolovi kola igraju isto { $boards } dijeljenje
    [few] Svi stolovi kola igraju ista { $boards } dijeljenja
   *[other] Svi stolovi kola igraju istih { $boards } dijeljenja
}, pa se sreća poništava: tvoji se bodovi uspoređuju s bodovima istog mjesta za drugim stolovima.
league-round-sealed = Karte svih stolova zapečaćene su pod ovim kodom dok kolo ne završi:
league-rule = • { $rule }
league-gathering = Sezona još ne traje. Pridruži se; započinje je vlasnik lige.
league-missing = { $count ->
    [one] Za početak nedostaje još { $count } osoba.
    [few] Za početak nedostaju još { $count } osobe.
   *[other] Za početak nedostaje još { $count } osoba.
}
league-resumes = Sljedeća sezona počinje { $moment }, ako u ligi bude dovoljno ljudi.
league-closed = Ova je liga gotova.
league-member = { $player-is ->
    [you] ti
   *[other] { $player }
}
league-members = Igrači: { $players }
league-more-members = { $count ->
    [1] i još jedan igrač
   *[other] i još { $count }
}
league-season = { $season }. sezona
league-round-until = { $round }. kolo, igra se do { $until }
league-ladder-until = Do { $until }
league-head-points = Bodovi
league-head-matches = Odigrano
league-head-difference = Raz.
league-player = { $player-is ->
    [you] Ti
   *[other] { $player }
}
league-decided-by = { $player-is ->
    [you] Ti
   *[other] { $player }
}: { $by ->
    [head-to-head] niže po međusobnom omjeru
    [sonneborn-berger] niže po Sonneborn–Bergeru
    [buchholz] niže po Buchholzu
    [difference] niže po razlici
    [wins] niže po pobjedama
   *[lot] niže po ždrijebu
}
league-more-lines = { $count ->
    [1] … i još jedan
   *[other] … i još { $count }
}
league-your-fixture = Tvoja sljedeća partija: { $others }
league-your-bye = U ovom kolu nemaš partiju.
league-your-done = Tvoja je partija ovoga kola odigrana.

## Kolo

league-round-title = { $name } · { $season }. sezona, { $round }. kolo
league-deadline = Igra se do { $until }
league-fixture-open = { $table }. { $players }
league-fixture-played = { $table }. { $players } ✓
league-fixture-walk-over = { $table }. { $players } (neodigrano)
league-fixture-other = { $player-is ->
    [you] ti
   *[other] { $player }
}
league-fixture-player = { $player-is ->
    [you] ti
   *[other] { $player }
}{ $won ->
    [yes] {" "}🏆
   *[no] {""}
}
league-bye = Ne igraju: { $players }

## Gotova sezona i sezona koja počinje

league-season-past = { $name } · { $season }. sezona je gotova
league-champion = { $player-is ->
    [you] 👑 Sezona je tvoja.
   *[other] 👑 Pobjeda u sezoni: { $player }
}
league-no-champion = Sezona je bez pobjednika.
league-began = { $name } · počinje { $season }. sezona
league-began-people = { $people ->
    [one] Igra { $people } osoba.
    [few] Igraju { $people } osobe.
   *[other] Igra { $people } osoba.
}
league-began-ladder = Pridružiti se još može svatko.
league-reminder = { $name }: uskoro odigraj svoju partiju

## Pokretanje i završavanje

league-manage-title = { $name }: kako se igra
league-manage-who = Odlučuju vlasnik lige i admini.
league-manage-playing = To se može mijenjati između sezona.
league-ask-finish = { $name }: završiti ovu sezonu sada?
league-ask-finish-effect = Poredak ostaje kakav jest. Neodigrane partije se ne broje.
league-ask-close = { $name }: zatvoriti ligu zauvijek?
league-ask-close-effect = Sezona koja traje završava kakva jest, a nova ne slijedi.
league-ask-leave = { $player-is ->
    [you] { $name }: napustiti ligu?
   *[other] { $player }, želiš li napustiti ligu { $name }?
}
league-ask-leave-effect = { $format ->
    [none] Ne košta ništa: ne igra se sezona i možeš se opet pridružiti.
    [ladder] Tvoje partije ostaju u tablici. Za nove se opet pridruži.
    [knockout] Ispadaš za ovu sezonu, čak i ako se opet pridružiš: tvoj protivnik ide dalje.
   *[other] Neodigrane partije i one iz kola koja počnu prije tvojeg povratka trajno dobivaju protivnici.
}
league-people-title = { $name }: tko igra
league-people-how = ✕ miče igrača, ↩ ga vraća. Tko je maknut, ne može se sam pridružiti.
league-ask-remove = { $name }: maknuti igrača { $player }?
league-ask-remove-effect = Neodigrane partije dobivaju protivnici, i ako se igrač vrati.
button-league-people = Igrači
button-league-join = Pridruži se
button-league-leave = Napusti
button-league-play = Moja partija
button-league-rounds = Kola
button-league-past = Prošle sezone
button-league-manage = Uredi
button-league-begin = Počni sezonu
button-league-finish = Završi sezonu
button-league-close = Zatvori ligu
button-league-yes = Da
button-league-back = Natrag
button-league-list = Sve lige
button-league-show = Pokaži ligu
button-league-game = Igra: { $game }
button-league-format = { $format ->
    [ladder] Ljestvica
    [round-robin] Svatko sa svakim
    [swiss] Švicarski
    [knockout] Na ispadanje
   *[other] Izmjena stolova
}
button-league-rounds-count = Kola: { $rounds }
button-league-days = Dana: { $days }
button-league-again = Opet: { $again ->
    [yes] da
   *[no] ne
}
button-league-boards = Iste karte: { $boards ->
    [0] ne
   *[other] { $boards }
}
button-league-preset = Opcije: { $name }
league-preset-usual = uobičajene

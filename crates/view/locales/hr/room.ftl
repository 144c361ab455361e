### Stranice stola, koja god se igra igrala.

## Novi stol

lobby-title = { $game } · { $about }
lobby-rematch-title = { $game } · { $number }. partija · { $about }
seats = { $most ->
    [one] { $range } igrač
    [few] { $range } igrača
   *[other] { $range } igrača
}
seat-person = { $seat }. { $player-is ->
    [you] Ti
   *[other] { $player }
}{ $host ->
    [yes] {" "}· domaćin
   *[no] {""}
}{ $word ->
    [yes] {" "}· riječ dodana
   *[no] {""}
}
seat-not-ready = { $seat }. { $player-is ->
    [you] Ti · još nisi u igri
   *[other] { $player } · još nije u igri
}
seat-ai = { $seat }. { $player } · { $level }
seat-free = { $seat }. slobodno mjesto
former-player = bivši igrač
ai-name = { $level ->
    [beginner] { $nth ->
       *[1] Crvenkapica
        [2] Ivica
        [3] Marica
        [4] Pepeljuga
    }
    [thumb] { $nth ->
       *[1] Palčić
        [2] Pinokio
        [3] Aladin
        [4] Sinbad
    }
    [good] { $nth ->
       *[1] Mačak u čizmama
        [2] Robin Hood
        [3] Till Eulenspiegel
        [4] Šeherezada
    }
    [strong] { $nth ->
       *[1] Merlin
        [2] Odisej
        [3] Sfinga
        [4] Žar-ptica
    }
   *[other] Računalo
}
level-word = { $level ->
    [beginner] početnik
    [thumb] srednja razina
    [good] dobra razina
    [strong] jaka razina
   *[other] nepoznata razina
}
ai-level = AI igrač, { $level }
ai-character = { $player } { $level ->
    [beginner] igra iz zabave i zaboravlja koje su karte otišle.
    [thumb] igra po iskustvu i broji svaku kartu.
    [good] misli unaprijed i griješi samo kad odlučuju nijanse.
    [strong] ne zaboravlja ništa i vaga svaku kartu.
   *[other] igra najbolje što može.
}
lobby-rules-usual = Uobičajena pravila.
lobby-rules-changed = Promijenjena pravila · { $rules }
lobby-waiting = { $count ->
    [one] Još { $count } igrač i možete početi.
    [few] Još { $count } igrača i možete početi.
   *[other] Još { $count } igrača i možete početi.
}
lobby-alone = { $count ->
    [one] Dodaj { $count } AI igrača i počni kad hoćeš.
    [few] Dodaj { $count } AI igrača i počni kad hoćeš.
   *[other] Dodaj { $count } AI igrača i počni kad hoćeš.
}
lobby-not-ready = Partija počinje čim svi budu u igri.
lobby-ready = Svi su tu. Pritisni „Počni”.
lobby-starts = Svi su tu. Partija počinje za koji trenutak.
lobby-unopened = { $player }, otvori naš privatni razgovor da ti mogu poslati karte.
lobby-shut = { $player }, ne mogu ti pisati: karte ćeš vidjeti ovdje, pod „Moje karte”.
words-asked = { $game }, { $number }. partija: tvoje riječi za miješanje
words-given = { $game }, { $number }. partija: tvoje su riječi u miješanju
words-yours = Evo ih:
words-how = Pošalji /word i koje god riječi želiš, na primjer: /word mjesečina
words-hidden = Ostali ih igrači vide tek kad partija počne.
words-sealed = Miješanje je zapečaćeno pod ovim kodom prije nego što je itko mogao dati riječi:
words-keep = Sačuvaj kod: nakon partije „talon verify” uz „--seen” i sva 64 znaka provjerava karte.
lobby-boards = { $boards ->
    [1] Partiju odlučuje jedno dijeljenje
    [one] Partiju odlučuje { $boards } dijeljenje, kakav god bio rezultat
    [few] Partiju odlučuju { $boards } dijeljenja, kakav god bio rezultat
   *[other] Partiju odlučuje { $boards } dijeljenja, kakav god bio rezultat
}. Prvo dijeli mjesto 1.
sealed = 🔒 Zapečaćeno prije dijeljenja
lobby-gone = { $reason ->
    [expired] Nitko nije počeo partiju, pa je stol zatvoren. /play otvara novi.
    [ended] Ovaj je stol zatvoren. /play otvara novi.
    [withdrawn] Upravitelj bota zatvorio je ovaj stol. /play otvara novi.
   *[cancelled] Ovaj je stol otkazan. /play otvara novi.
}

button-join = Sjedni
button-leave = Ustani
button-add-ai = Dodaj AI
button-remove-ai = Makni AI
button-next-ai = Razina AI-ja
button-options = Opcije
button-word = Moja riječ
button-start = Počni
button-hold-start = Čekaj
button-set-up = Novi stol…
button-cancel = Otkaži stol
button-ready = Igram

## Stol

button-hand = Moje karte
button-table = Stol…
button-why = Zašto?
button-hint = Savjet
hint-card = Moj savjet: { $card }.
hint-choice = Moj savjet: { $choice }.
hint-worth = U prosjeku { $worth }; { $next }: { $less }.
button-rules = Pravila
button-score = Zapisnik
button-back = Natrag
table-page-title = { $game } · { $deal }. dijeljenje
turn-answer = { $leader }: { $card }. { $duty ->
   *[any] Na redu si: baci bilo koju kartu.
    [one] Moraš baciti { $only }.
    [follow] Poštuj boju.
    [higher] Baci jaču.
    [trump] Sijeci adutom.
    [overtrump] Baci jači adut.
}
agreed-rules = Dogovoreno ovdje · { $rules }
dealt-anew = Pravila ove igre su dorađena, pa su karte podijeljene iznova. Rezultat ostaje.
table-page-unfinished = Ovo dijeljenje nije odigrano do kraja.
score-pair = { $first-is ->
    [you] Ti
   *[other] { $first }
} { $first_points } : { $second_points } { $second-is ->
    [you] ti
   *[other] { $second }
}
score-seat = { $player-is ->
    [you] Ti { $points }
   *[other] { $player } { $points }
}
deal-points = Bodovi: { $scores }
drew = Nova karta: { $card }.
passed-trick = { $number }. štih: { $cards } → { $winner-is ->
    [you] ti
   *[other] { $winner }
}
last-trick = Zadnji štih: { $cards } → { $winner-is ->
    [you] ti
   *[other] { $winner }
}
score-target = Igra se do { $target }.
score-board = Dijeljenje { $number } od { $boards }: svi stolovi kola igraju ove karte, a bodovi se zbrajaju.
sealed-tricks = { $player-is ->
    [you] Ti
   *[other] { $player }
}: { $tricks ->
    [0] bez štiha
    [one] { $tricks } štih
    [few] { $tricks } štiha
   *[other] { $tricks } štihova
}, { $cards ->
    [0] nijedna karta
    [one] { $cards } karta
    [few] { $cards } karte
   *[other] { $cards } karata
} u ruci
sealed-hand = { $player-is ->
    [you] Ti
   *[other] { $player }
}: { $cards ->
    [0] nijedna karta
    [one] { $cards } karta
    [few] { $cards } karte
   *[other] { $cards } karata
} u ruci
sealed-cards = Karte se ovdje ne pokazuju jer iste igraju i drugi stolovi kola. Svatko svoje vidi privatno.
sealed-over = { $deal }. dijeljenje je gotovo
sealed-later = Kad svi stolovi kola završe, karte pokazuje /replay.
end-wanted = { $player-is ->
    [you] Predlažeš kraj partije.
   *[other] { $player } predlaže kraj partije.
}
pause-wanted = { $player-is ->
    [you] Predlažeš pauzu.
   *[other] { $player } predlaže pauzu. Za pristanak pritisni „Stol…” i zatim „Pauza”.
}
paused = ⏸ Partija je na pauzi. Pritisni kartu ili „Nastavi” za nastavak.
away = { $why ->
    [late] { $player-is ->
        [you] Vrijeme ti je isteklo i za tebe igra AI igrač. Pritisni kartu ili „Tu sam” i opet igraš.
       *[other] { $player }: vrijeme je isteklo, zasad igra AI igrač.
    }
    [left] { $player-is ->
        [you] Za tebe igra AI igrač. Pritisni kartu ili „Tu sam” i opet igraš.
       *[other] { $player } nije za stolom, zasad igra AI igrač.
    }
   *[removed] { $player-is ->
        [you] Admin te je maknuo iz ove partije.
       *[other] { $player } odlukom admina više nije u partiji; dalje igra AI igrač.
    }
}
clock-live = ⏳ Za svaki potez imaš { $each }.
clock-until = { $player-is ->
    [you] ⏳ Imaš do { $until }.
   *[other] ⏳ { $player } ima do { $until }.
}

## Rezultat

result-won = { $winner-is ->
    [you] Partija je tvoja
   *[other] Pobjeda u partiji: { $winner }
}
result-nobody = Partija bez pobjednika
result-played = { $deals ->
    [0] Nijedno dijeljenje nije dovršeno.
    [one] Odigrano je { $deals } dijeljenje.
    [few] Odigrana su { $deals } dijeljenja.
   *[other] Odigrano je { $deals } dijeljenja.
}
result-resigned = { $loser-is ->
    [you] Tvoja predaja partije.
   *[other] Predaja partije: { $loser }.
}
result-agreed = Svi su se složili da se stane.
result-stopped = Admin je prekinuo partiju.
result-gave-up = { $player-is ->
    [you] Tvoje je mjesto prepušteno, a to se broji kao predaja.
   *[other] Mjesto igrača { $player } prepušteno je, a to se broji kao predaja.
}
result-stand-in = { $player-is ->
    [you] AI igrač odigrao je { $count ->
        [one] { $count } potez
        [few] { $count } poteza
       *[other] { $count } poteza
    } umjesto tebe.
   *[other] AI igrač odigrao je { $count ->
        [one] { $count } potez
        [few] { $count } poteza
       *[other] { $count } poteza
    } umjesto igrača { $player }.
}
result-abandoned = { $absent-is ->
    [you] Predugo te nije bilo.
   *[other] Igrača { $absent } predugo nije bilo.
}
result-ai = { $player }: { $level }.
proof-title = Pošteno dijeljenje: dokaz
proof-sealed = Miješanje ove partije zapečaćeno je pod ovim kodom prije nego što je itko mogao dati riječi ili vidjeti karte. Kad partija završi, „Dokaz” pokazuje i tajnu.
proof-boards = Svi stolovi ovoga kola igraju s istim kartama. Sada su zapečaćene pod ovim kodom, a otvaraju se kad kolo završi, pa ih svatko može provjeriti.
proof-code = Kod koji su svi mogli vidjeti prije partije:
button-proof = Dokaz
result-opened = Tajna koja je bila zapečaćena pod njim:
result-secret = Kod je SHA-256 tajne, a sve karte slijede iz tajne i riječi. Usporedi sve znakove s onima koji su ti bili pokazani; ostalo provjerava „talon verify”.
result-sealed = Ove karte igraju i drugi stolovi kola. Kad svi završe, „Dokaz” u /replay pokazuje zapečaćenu tajnu.
result-words = { $player-is ->
    [you] Tvoje riječi: { $words }
   *[other] Riječi igrača { $player }: { $words }
}
button-rematch = Revanš

## Zapisnik

sheet-player = { $player-is ->
    [you] Ti
   *[other] { $player }
}
sheet-title = { $game } · zapisnik
sheet-empty = Još nijedno dijeljenje nije gotovo.
sheet-earlier = { $count ->
    [one] Nije prikazano { $count } ranije dijeljenje.
    [few] Nisu prikazana { $count } ranija dijeljenja.
   *[other] Nije prikazano { $count } ranijih dijeljenja.
}

## Opcije

options-title = { $game } · opcije
option-rules-title = { $game } · pravila
button-option-rules = Pravila…
options-hint = Pritisni opciju da je promijeniš. ★: nije uobičajeno.
option-usual = { $rule }
option-changed = ★ { $rule }
option-hints = { $value ->
    [on] Igrači smiju tražiti savjet: što bi igrao AI igrač.
   *[off] Igrači ne mogu tražiti savjet.
}
set-hints = { $value ->
    [on] Savjeti: da
   *[off] Savjeti: ne
}
option-clock = Ako igrač za potez treba više od { $limit }, za njega igra AI igrač.
option-clock-off = Za potez igrači smiju razmišljati koliko hoće.
set-clock = Rok: { $limit }
set-clock-off = Bez roka
option-undo = { $value ->
    [on] Igrači smiju vratiti potez dok netko drugi ne odigra ili se ne vidi skrivena karta.
   *[off] Igrači ne mogu vratiti potez.
}
set-undo = { $value ->
    [on] Vraćanje: da
   *[off] Vraćanje: ne
}
set-ai = AI: { $level }
button-done = Gotovo

## Predlošci

button-presets = Predlošci…
presets-title = { $game } · predlošci
presets-none = Još nema nijednog.
preset-line = { $default ->
    [yes] ★ { $name }: { $changed ->
        [0] uobičajena pravila
        [one] { $changed } promijenjeno pravilo
        [few] { $changed } promijenjena pravila
       *[other] { $changed } promijenjenih pravila
    }. S njim se otvaraju novi stolovi.
   *[no] • { $name }: { $changed ->
        [0] uobičajena pravila
        [one] { $changed } promijenjeno pravilo
        [few] { $changed } promijenjena pravila
       *[other] { $changed } promijenjenih pravila
    }.
}
presets-how = Da spremiš opcije stola, prije partije pošalji /preset i ime, na primjer /preset naša večer.
presets-who = U grupi ih koristi domaćin stola, spremaju ih domaćin i admini, a admini ih brišu i biraju s kojim se otvaraju novi stolovi.
preset-title = { $game } · { $name }
preset-usual-rules = Uobičajena pravila.
preset-rule = • { $rule }
preset-dropped = { $count ->
    [one] { $count } opcija iz njega više ne postoji i izostavljena je.
    [few] { $count } opcije iz njega više ne postoje i izostavljene su.
   *[other] { $count } opcija iz njega više ne postoji, pa su izostavljene.
}
preset-is-default = ★ S njim se otvaraju novi stolovi za igru { $game }.
preset-games-title = Predlošci
preset-game = { $game }: { $count }
button-preset-game = { $game }
button-preset-more = Više…
button-preset-usual = Uobičajena
button-preset-keep = Spremi ove
button-preset-use = Uzmi ga
button-preset-default = Za nove stolove
button-preset-no-default = Ne za nove stolove
button-preset-delete = Obriši
button-preset-games = Sve igre

## Ploča stola

panel-title = { $game } · ovaj stol
panel-lobby = Partija još nije počela. Još se možeš predomisliti.
sign-player = { $player }
sign-lobby = Sljedeća se partija priprema u niti ove poruke.
sign-playing = Partija se igra u niti ove poruke.
sign-over = Partija je gotova. Zapisnik i rezultat su u niti ove poruke.
sign-lost = Nit ove poruke zatvorena je ili obrisana. Partija se nastavlja ovdje, u kanalu.
panel-alone = Partija te čeka ako odeš.
panel-waiting-for = { $player-is ->
    [you] Stol čeka tebe.
   *[other] Stol čeka: na redu je { $player }.
}
panel-abandoned = Ako nekog igrača dugo nema, „Završi napuštenu” završava partiju za ostale.
panel-over = Partija je gotova. Pritisni „Revanš” ili ustani od stola.
panel-closed = Ovaj je stol zatvoren.
button-resign = Predaj
button-propose-end = Predloži kraj
button-agree-end = Pristani na kraj
button-withdraw-end = Ipak igraj dalje
button-end-abandoned = Završi napuštenu
button-forced = { $on ->
    [yes] ✓ Autopotez
   *[no] Autopotez
}
button-hold = { $on ->
    [yes] ✓ Ne vuci još
   *[no] Ne vuci još
}
button-undo = Vrati potez
button-pause = Pauza
button-resume = Nastavi
button-stand-down = AI igra za mene
button-return = Tu sam
button-take-over = Uskoči na mjesto { $seat }
button-people = Igrači…
people-who = Između partija domaćin može maknuti igrača. Admini grupe to mogu uvijek, a mogu i zaustaviti stol, ali ne u vlastitoj partiji.
people-seat = { $player-is ->
    [you] { $seat }. Ti
   *[other] { $seat }. { $player }
}
seat-left = { $player-is ->
    [you] Mjesto { $seat } je tvoje.
   *[other] Na mjesto { $seat } netko može uskočiti (prije: { $player }).
}
button-remove = Makni { $seat }
button-stop = Zaustavi stol
stop-title = Zaustaviti vlastitu partiju?
stop-body = Igraš u njoj, pa se zaustavljanje broji kao predaja. Želiš li kraj bez rezultata, predloži to ostalima.
button-new-table = Novi stol
why-refused = Zadnji pritisak nije prošao. { $rule }
resign-title = Predati partiju?
resign-body = { $players ->
    [2] Druga strana odmah pobjeđuje.
   *[other] Partija završava za sve, a svi ostali pobjeđuju.
}
button-resign-yes = Da, predajem
button-resign-no = Ne, igram dalje

### Kratke rečenice: odgovori na pritiske, odbijanja, obavijesti, terminal.

## Greške za stolom

not-seated = Nemaš mjesto za ovim stolom.
not-host = To može samo domaćin stola.
table-full = Sva su mjesta zauzeta.
already-seated = Već sjediš za ovim stolom.
private-table = Ovo je tuđi stol. Svoj otvori s /play.
not-enough-players = Još nema dovoljno igrača. Pozovi prijatelje ili dodaj AI igrače.
not-in-lobby = To se može mijenjati samo prije početka partije.
not-playing = Za ovim se stolom ne igra nijedna partija.
unknown-option = Ova se opcija promijenila. Pogledaj ponovno.
too-many-seated = Zauzeto je više mjesta nego što ova opcija dopušta.
not-your-turn = Još nisi na redu.
words-too-long = To je predugo; dovoljno je nekoliko riječi.
words-empty = Iza naredbe napiši riječ ili dvije, ovako: /word mjesečina
already-proposed = Tvoj prijedlog za kraj partije već stoji.
nobody-to-agree = U ovoj partiji igraš samo ti. Ako je želiš prekinuti, predaj je.
already-ready = Već si u igri za sljedeću partiju.
not-abandoned-yet = Igrač koji je na redu ima vremena do { $until }.
not-abandoned-for = Igrač koji je na redu još ima vremena. Partiju možeš završiti za { $wait }.
waits-for-you = Stol čeka tebe. Igraj dalje, predaj partiju ili predloži kraj.
no-ai-here = Na tom mjestu nema AI igrača.
others-not-ready = Još nisu svi u igri.
undo-off = Za ovim se stolom potez ne može vratiti. Domaćin to može dopustiti u opcijama prije partije.
nothing-to-undo = Nemaš što vratiti: netko je u međuvremenu odigrao potez ili se vidjela skrivena karta.
already-away = Za tebe već igra AI igrač. Pritisni „Tu sam” kad se vratiš.
not-away = AI igrač ne igra za tebe. Samo igraj dalje.
removed-from-match = Admin te je maknuo iz ove partije.
own-match = Ovo je tvoja partija. To mora napraviti drugi admin.
gave-up-another = Ovo nije tvoje prijašnje mjesto u ovoj partiji. Vratiti se možeš samo na svoje.
seat-in-play = To mjesto nije slobodno: njegov igrač igra ili se još može vratiti.
already-paused = Partija je već na pauzi.
not-paused = Partija nije na pauzi.
nobody-here = Na tom mjestu nema igrača.
reserved = Ova se mjesta čuvaju za partiju lige. Sjesti mogu samo njezini igrači, a opcije se ne mogu mijenjati.
same-cards = Svi stolovi ovoga kola igraju s istim kartama, pa u miješanje ne možeš dodati riječi.
played-once = Karte jednog kola igraju se samo jednom, pa za ovim stolom nema revanša.
settled = Partija lige za ovim stolom je gotova, a nova se ovdje ne bi brojila. Za igru izvan lige otvori novi stol.
lobby-worn = Prije ove partije mijenjalo se previše toga. Počni je ovakvu ili otvori novi stol.
spectator = Gledaš ovaj stol. To mogu samo njegovi igrači.

## Prekasni pritisci

stale-turn = Igra je otišla dalje. Stranica pokazuje što je sada.
stale-phase = Taj je gumb zastario: stol je otišao dalje.
stale-done = Već je učinjeno.
stale-closed = Ovaj je stol zatvoren. Otvori novi s /play.

## Pravila kao odgovor na dodir

rule-deal-over = Ovo je dijeljenje gotovo.
rule-not-in-hand = Nemaš tu kartu.
rule-must-follow = Moraš poštivati boju: još imaš karata tražene boje.
rule-must-beat = Moraš baciti jaču: imaš jaču kartu te boje.
rule-must-trump = Moraš sjeći adutom: nemaš traženu boju.
rule-must-lead-marriage = Bračni par je pozvan: baci njegova kralja ili damu.
rule-draw-first = Prvo oboje vučete.
rule-not-on-lead = To možeš samo kad otvaraš štih.
rule-first-trick = To možeš tek nakon prvog štiha.
rule-no-trick-yet = Prvo moraš uzeti štih.
rule-talon-closed = Talon je zatvoren.
rule-talon-empty = Talon je prazan.
rule-talon-too-small = U talonu je premalo karata za to.
rule-no-nine = Nemaš adutsku devetku.
rule-no-jack = Nemaš adutskog dečka.
rule-no-marriage = Trebaš kralja i damu te boje, oboje u ruci.
rule-marriage-already = Par je upravo pozvan. Baci njegova kralja ili damu.
rule-strict-marriage = Za ovim se stolom parovi ne zovu kad je talon zatvoren ili prazan.
rule-marriage-by-leading = Ovdje se ne zove prije karte: zoveš time što štih otvoriš kraljem ili damom.
rule-closer-only = Talon je zatvoren: to može samo igrač koji ga je zatvorio.
rule-nothing-to-draw = Sada se nema što vući.
rule-cannot-claim = Za ovim se stolom 66 ne prijavljuje: dijeljenje završava samo od sebe na 66.
rule-not-in-this-game = To ne pripada ovoj igri.
rule-seven-of-clubs-first = Dijeljenje počinje sedmicom tref.
rule-suit-not-open = Sedmica te boje još nije na stolu.
rule-six-first = Osmica čeka dok šestica te boje ne bude na stolu.
rule-eight-first = Petica čeka dok osmica te boje ne bude na stolu.
rule-not-next = Ta karta još ne može na stol: susjedna karta nije na stolu.
rule-must-play = Imaš kartu koja može na stol, pa je moraš odigrati.
rule-must-give = Jedan igrač ne može dalje i čeka kartu od tebe: izaberi koju daješ.
rule-nothing-to-give = Nitko ne čeka kartu od tebe.
rule-must-give-useless = Dva kruga nitko nije odigrao kartu: daj kartu koja ne može na stol.
rule-auction-first = Prvo mora završiti licitacija.
rule-auction-over = Licitacija je gotova.
rule-bid-too-low = Moraš zvati igru jaču od one koja stoji.
rule-nothing-to-double = Još nitko nije zvao igru, pa se kontra nema na što reći.
rule-contra-already = Kontra je već rečena.
rule-no-contra = Rekontra odgovara na kontru, a kontre nema.
rule-recontra-already = Rekontra je već rečena.
rule-declarer-recontras = Za ovim stolom rekontru smije reći samo igrač koji je zvao igru.
rule-must-overtrump = Moraš baciti jači adut: imaš jači od onoga na stolu.
rule-nothing-at-no-trump = Bez aduta se ništa ne prijavljuje: ni nizovi, ni četiri iste, ni bela.
rule-too-late-to-declare = Zvanja se prijavljuju prije prve karte u dijeljenju. Sada je prekasno.
rule-card-serves-already = Jedna od tih karata već je u prijavljenom zvanju, a karta vrijedi samo u jednom.
rule-no-combination = Takvo zvanje nemaš.
rule-belot-by-itself = Za ovim se stolom bela zove automatski kad odigraš kartu.
rule-belot-thrown-off = Nema bele s kartom koju odbacuješ na drugu boju.
rule-no-belot = Za belu trebaš adutskog kralja i damu, oboje u ruci.

## Što je pritisak učinio

joined = Sjediš za stolom. Uživaj u igri.
took-over = Sjediš za stolom. Partija ti se broji samo ako odigraš više od polovice poteza s tog mjesta.
left-seat = Više nisi za stolom.
words-in-private = Svoje riječi daj u našem privatnom razgovoru, gdje ih nitko drugi ne čita. Tamo mi pošalji /word i koje god riječi želiš, na primjer: /word mjesečina
hold-on = Kad uzmeš štih, čekam prije vučenja da možeš najprije zatvoriti.
hold-off = Kad uzmeš štih, ja vučem za tebe.
forced-on = Kad je moguća samo jedna karta, igram je za tebe.
forced-off = Svaku kartu igraš ti.
end-proposed = Tvoj prijedlog: kraj partije. Završava kad svi pristanu.
pause-proposed = Tvoj prijedlog: pauza. Partija staje čim pristanu svi koji igraju.
stood-down = Sada za tebe igra AI igrač. Pritisni kartu ili „Tu sam” kad se vratiš. Uskoči li prije toga netko na tvoje mjesto, to se broji kao predaja.
end-withdrawn = Partija ide dalje.
resigned = Partija je predana.
rematch-waiting = U igri si. Sljedeća partija počinje kad budu i svi ostali.
table-cancelled = Stol je zatvoren.
table-opened = Stol je otvoren u ovom kanalu.
table-open-already = Taj je stol već otvoren.
table-opened-in-private = Stol je otvoren u našem privatnom razgovoru.
command-done = Gotovo.
panel-instead = Ne mogu ti pisati privatno, pa su ovo tvoje karte: vidiš ih samo ti. Želiš li ih i kao izravnu poruku, dopusti izravne poruke od članova ovog poslužitelja.
panel-for-now = Ovo vidiš samo ti, a može nestati kad se aplikacija ponovno pokrene. Da ti karte budu pri ruci, otvori naš privatni razgovor.
room-name = Stol: { $game }
table-in-room = Stol je u vlastitoj niti.
channel-closed-to-us = U ovom kanalu ne smijem pisati. Ovdje trebam dopuštenja View Channel, Send Messages i Embed Links.
barred-topic = Nit u kojoj pitaš zatvorena je, pa u njoj ne smijem pisati. Čim je admin otvori, nastavljam.
barred-right = Nemam pravo pisati ondje gdje pitaš. Čim mi ga admin da, nastavljam.
language-set = Od sada s tobom govorim hrvatski.
language-group-set = Od sada u ovoj grupi govorim hrvatski.
letters-set = Gotovo. Karte sada izgledaju ovako.
letters-group-set = Gotovo. Karte u ovoj grupi sada izgledaju ovako.

## Savjeti

hints-off = Za ovim stolom nema savjeta. Domaćin ih može dopustiti u opcijama prije partije.
hint-in-private = To je privatno: savjet traži u našem privatnom razgovoru.

## Predlošci

preset-ask = Pošalji mi /preset i ime, na primjer: /preset naša večer. Pod tim imenom spremam opcije ovog stola.
preset-kept = Spremljeno kao { $name }. Može ga koristiti svaki novi stol ovdje za igru { $game }.
preset-no-lobby = Opcije stola spremaju se samo prije početka partije, a ti ovdje nemaš takav stol. /play otvara novi.
preset-name-bad = To ime ne mogu pokazati. Koristi slova ili znamenke.
preset-name-long = To je ime predugo; najviše { $limit ->
    [one] { $limit } znak
    [few] { $limit } znaka
   *[other] { $limit } znakova
}, molim.
preset-name-taken = Predložak s imenom { $name } već postoji. Najprije ga obriši ili izaberi drugo ime.
presets-full = { $limit ->
    [1] Za ovu igru već postoji predložak. Najprije ga obriši.
    [one] Za ovu igru već postoji { $limit } predložak. Najprije jedan obriši.
    [few] Za ovu igru već postoje { $limit } predloška. Najprije jedan obriši.
   *[other] Za ovu igru već postoji { $limit } predložaka. Najprije jedan obriši.
}
preset-gone = Taj predložak više ne postoji. /preset pokazuje one koji postoje.
preset-host-or-admin = U grupi predložak mogu spremiti samo domaćin stola i admini grupe.

## Lige

league-in-group = Lige su za više ljudi. Pošalji /league ondje gdje igrate zajedno.
league-name-missing = Daj ligi ime, na primjer: /league create Zima. Slova ili znamenke, najviše 24 znaka.
leagues-full = { $limit ->
    [1] Ovdje već postoji liga. Najprije je zatvori.
    [one] Ovdje već postoji { $limit } liga. Najprije jednu zatvori.
    [few] Ovdje već postoje { $limit } lige. Najprije jednu zatvori.
   *[other] Ovdje već postoji { $limit } liga. Najprije jednu zatvori.
}
league-gone = Ta liga više ne postoji. /league pokazuje one koje postoje.
league-elsewhere = Ta liga nije odavde.
league-owner-or-admin = To mogu samo vlasnik lige i admini.
league-over = Ova je liga gotova.
league-already-in = Već igraš u ovoj ligi.
league-not-in = Ne igraš u ovoj ligi.
league-removed = Više nisi u ovoj ligi. Vlasnik lige ili admin može te vratiti.
league-asked-other = Pitanje je za nekog drugog.
league-full = Ova je liga puna.
league-too-few = U ovoj ligi još nema dovoljno ljudi.
league-playing = Sezona je u tijeku. To možeš promijeniti kad završi.
league-not-playing = Ova liga sada nema sezonu u tijeku.
league-no-match = U ovoj ligi sada nemaš partiju koju treba odigrati.
league-boards-dealt = Karte tvoje partije su podijeljene, a dijele se samo jednom. Ako na kraju kola nema rezultata, broji se kao neodigrana.
league-table-waits = Tvoj te stol čeka u ovom razgovoru.
league-table-opened = Evo tvog stola. Partija može početi kad svi igrači sjednu.

## Povezivanje računa

link-in-private = To je privatno: pitaj me u našem privatnom razgovoru.
link-nowhere = Nisam ni na jednoj drugoj platformi, pa nema računa za povezivanje.
link-code-burnt = Ovaj razgovor čitaju i drugi. Ako je to bio kod, više ne vrijedi. Za novi mi pošalji /link u našem privatnom razgovoru.
link-code-bad = Taj kod ne vrijedi. Kod vrijedi { $valid } i samo jednom; /link daje novi.
link-code-own = To je tvoj vlastiti kod. Pošalji mi ga sa svog računa na drugoj platformi.
link-same-platform = Taj je kod s ove platforme. Povezujem račune na različitim platformama.
link-already = Ti su računi već povezani.
link-guesses = Previše krivih kodova. Pokušaj opet za { $wait }.
link-codes = Previše zatraženih kodova. Pokušaj opet za { $wait }.
link-taken = Jedan od tih računa već je povezan s drugim na istoj platformi. Najprije mi s njega pošalji /unlink.
link-seated = Oba računa sjede za stolovima. Završi ili napusti stolove jednoga, pa opet pritisni „Da, to sam ja”.
link-declined = Ništa nije povezano, a taj kod više ne vrijedi.
unlink-nothing = Ovaj račun nije povezan ni s jednim drugim.
unlink-seated = Još sjediš za stolom. Najprije ga završi ili napusti.

## Traženje stola, igre, naredbe

no-table-here = Ovdje nema otvorenog stola. /play otvara novi.
my-games = Moje partije ({ $count })
no-hand-here = Ovdje ne igraš ni za jednim stolom.
no-score-here = Ovdje još nema rezultata.
table-not-found = Takvog stola ovdje nema. Ako je u nekoj grupi, pritisni gumb tamo.
table-set-aside = Nešto nije u redu sa zapisom ovog stola, pa je stavljen sa strane i ovdje se sada ne igra. Drugi stolovi rade. Upravitelj bota to vidi.
table-taken-away = Upravitelj bota zatvorio je ovaj stol jer se njegov zapis nije mogao pročitati. /play otvara novi.
replay-unknown = Ne znam za tu završenu partiju. /replay nabraja one koje možeš ponovno pogledati.
replay-running = Ta se partija još igra. Karte ostaju skrivene do kraja.
replay-sealed = Drugi stolovi još igraju karte ovoga kola. Kad svi završe, partiju možeš opet pogledati.
replay-unreadable = Zapis ove partije sada se ne može pročitati. Upravitelj bota vidi zašto.
daily-none = Za taj dan ovdje nema dijeljenja.
daily-over = Taj je dan prošao. Novo dijeljenje je ovdje: /daily
daily-played = To dijeljenje već je odigrano. „Rezultati” pokazuju što je ispalo.
daily-started = Dijeljenje je u našem privatnom razgovoru.
daily-first = Najprije ga odigraj: dotad ne vidiš rezultate.
daily-result = Mjesto { $place } od { $of }. Svi su rezultati u našem privatnom razgovoru, ispod tvojega.
daily-result-gone = To je dijeljenje predano.
daily-sealed = Drugi još mogu odigrati ovo dijeljenje. Kad dan prođe, možeš ga vidjeti s otvorenim kartama.
daily-shared-already = To je već u razgovoru.
daily-shared-now = Sada je u razgovoru.
puzzle-in-private = Zadaci su privatni: pošalji /puzzle u našem privatnom razgovoru.
puzzle-unknown = Nema takvog zadatka.
leaderboard-unknown = Taj poredak ne poznajem. Iza /leaderboard napiši igru, razdoblje (tjedan, mjesec, sezona ili sve) ili riječ opći, na primjer /leaderboard belot tjedan.
leaderboard-nowhere = Ne znam ni za jednu tvoju završenu partiju s drugima. Pošalji /leaderboard ondje gdje igrate zajedno.
leaderboard-without-you = Još nisi u ovom poretku: ovdje nemaš završenu partiju koja se broji.
never-met = Vas dvoje nemate nijednu završenu partiju koja se broji.
ratings-hidden = Ovdje ti ne mogu pokazati nijedan rejting. Pokazujem rejtinge igrača iz poretka koji vidiš ovdje ili iz općeg poretka.
named-bot = To je bot. /rating bez imena pokazuje koliko su jaki moji AI igrači.
named-nobody = Ne znam na koga misliš. Iza naredbe napiši jedno @ime ili pošalji naredbu kao odgovor na poruku te osobe.
too-many-tables-here = { $limit ->
    [1] Ovdje je već otvoren stol. Najprije ga završite.
    [one] Ovdje je već { $limit } otvoreni stol. Najprije jedan završite.
    [few] Ovdje su već { $limit } otvorena stola. Najprije jedan završite.
   *[other] Ovdje je već { $limit } otvorenih stolova. Najprije jedan završite.
}
too-many-tables-yours = { $limit ->
    [1] Već sjediš za jednim stolom. Najprije ga završi.
    [one] Tvojih je stolova već { $limit }. Najprije jedan završi.
    [few] Tvojih je stolova već { $limit }. Najprije jedan završi.
   *[other] Tvojih je stolova već { $limit }. Najprije jedan završi.
}
not-member = Za stolove te grupe mogu sjesti samo njezini članovi.
members-hidden = Ne vidim tko pripada toj grupi. Učini me adminom (prava nisu potrebna), pa opet pritisni „Sjedni”.
writes-as-group = Pišeš kao grupa ili kanal, pa ne znam s kim govorim. Piši pod svojim imenom ili koristi gumbe.
admins-only = To mogu samo admini.
groups-only = To radi samo u grupi.
unknown-zone = To mjesto ne poznajem. Pošalji /settings s IANA imenom vremenske zone, na primjer /settings Europe/Zagreb.
settings-in-private = To je privatno: pošalji /settings u našem privatnom razgovoru.
settings-saved = Spremljeno.
privacy-in-private = To je privatno: pošalji /privacy u našem privatnom razgovoru.
copy-sent = Datoteka je u našem privatnom razgovoru.
copy-too-often = Tu datoteku već imaš. Zatraži je opet za { $wait }.
files-too-often = U zadnje vrijeme šaljem ti puno datoteka. Zatraži opet za { $wait }.
copy-nowhere = Sada ti ne mogu poslati datoteku: otvori naš privatni razgovor, dopusti mi da tamo pišem i zatraži opet.
unknown-game = Tu igru ne poznajem. /play pokazuje one koje znam.
unknown-command = Tu naredbu ne poznajem. /help pokazuje što znam.
small-talk = Dijelim karte i ništa drugo ne razumijem. Hoćemo li partiju?
button-show-here = Pokaži svima
shown-here = To je već ovdje, malo iznad.
bad-button = Taj gumb više ne radi. /table pokazuje stol.
fault = Nešto kod mene ne radi. Ništa nije izgubljeno; pokušaj opet za koji trenutak.
done-unseen = Učinjeno je, ali se ne može pokazati: nešto kod mene ne radi. Pogledaj opet za koji trenutak.
turn-later = Trenutak: u ovom razgovoru smijem pisati samo povremeno. Pritisni opet za { $wait }.
write-later = Sada imam previše posla. Pričekaj trenutak i pritisni opet.
slow-down = Tražiš više nego što stižem odgovoriti, pa nešto preskačem. Pričekaj malo i zatraži opet.
changed-much = U zadnje vrijeme mijenjaš jako puno toga. Pokušaj opet za { $wait }. Dotad možeš i dalje igrati.

## Privatni razgovor

hand-in-private = Tvoje su karte u našem privatnom razgovoru.
page-in-private = Pogledaj u naš privatni razgovor.
hand-elsewhere = Tvoje su karte u našem privatnom razgovoru ({ $platform }).
open-private-chat = Da ti karte dolaze tamo, jednom otvori naš privatni razgovor.
joined-from-group = Sjediš za stolom. Karte ti dolaze ravno ovamo.

## Karte u 200 znakova

alert-no-cards = Sada nemaš karata.
alert-press-again = Pritisni opet da otvoriš naš privatni razgovor i tamo igraš.

## Izbornici platformi

language-name = Hrvatski
about-short = Kartanje s prijateljima: Santase, s kartama privatno i stolom u grupi.
about-long = Dijelim karte tebi i tvojim prijateljima. Otvori stol u svojoj grupi s /play, karte dobij ovdje privatno i igraj pritiskom na gumbe. Nema društva? Igraj protiv AI igrača odmah ovdje. Svako se miješanje poslije može provjeriti.
nobody = Igrač { $seat }
command-play = Otvori stol
command-table = Pokaži stol i kako otići
command-hand = Pokaži moje karte
command-word = Dodaj moje riječi u miješanje
command-leave = Ustani od stola ili završi partiju
command-score = Zapisnik
command-why = Što smijem igrati i zašto?
command-rules = Pravila igre
command-hint = Što bi bilo najbolje igrati?
command-undo = Vrati moj zadnji potez
command-preset = Spremi opcije stola ili pogledaj spremljene
command-league = Lige ovdje
command-link = Poveži moje račune na Telegramu i Discordu
command-unlink = Razdvoji povezane račune
command-privacy = Što čuvam o tebi: uzmi ili obriši
command-settings = Postavke
command-language = Jezik
command-replay = Ponovno pogledaj završenu partiju
command-coach = Pogledaj što trener kaže o završenoj partiji
command-daily = Odigraj dijeljenje dana
command-puzzle = Rješavaj završnice s jednim najboljim izborom
command-leaderboard = Tko ovdje najbolje igra?
command-rating = Moj ili nečiji rejting
command-stats = Moja statistika ili omjer s nekim
command-history = Završene partije
command-help = Što znam
button-private-chat = Otvori razgovor
button-to-group = Natrag u grupu

## Terminal

terminal-you = Ti
terminal-welcome = Talon te pozdravlja.
terminal-resumed = Tvoja se partija nastavlja tamo gdje je stala.
terminal-keys =
    Znamenkama igraš karte iz ruke ili biraš s popisa. Slovima pritišćeš gumbe: svaki gumb u svakoj igri ima isto slovo. Dva slova znače dvije tipke, jednu za drugom.
    Enter čini ono što piše u zadnjem retku. Page Up, Page Down i razmaknica listaju stranicu, Esc ide natrag, a q izlazi: partija je spremljena.
    Dvotočka započinje naredbu koju upisuješ, na primjer :stats ili :settings Europe/Zagreb.
terminal-unknown-key = Ta tipka ovdje ne radi ništa.
terminal-second-key = To je prva od dvije tipke. Pritisni i drugu.
terminal-preset-prompt = Ime za ove opcije (Enter za kraj, Esc za natrag):
terminal-command-prompt = Naredba (Enter za slanje, Esc za natrag):
terminal-word-prompt = Tvoje riječi za miješanje (Enter za kraj, Esc za natrag):
terminal-kept = Tvoja je partija spremljena. Pokreni talon opet za nastavak.
terminal-connect = Za igru s prijateljima na Telegramu postavi TALON_TELEGRAM_TOKEN i pokreni talon opet; README pokazuje kako doći do tokena.
terminal-too-small = Ovaj je prozor premalen; treba barem { $columns ->
    [one] { $columns } stupac
    [few] { $columns } stupca
   *[other] { $columns } stupaca
} i { $rows ->
    [one] { $rows } redak
    [few] { $rows } retka
   *[other] { $rows } redaka
}.
terminal-go-on = dalje
terminal-back = natrag
terminal-leave = izlaz
terminal-more = još

## Preglednik

web-link = Otvori ovu poveznicu u pregledniku na ovom računalu. Kad završiš, pritisni ovdje Ctrl+C.
web-entrance = Otvori poveznicu koju je Talon ispisao u terminalu.
web-script = Talonu ovdje treba JavaScript. Bez njega stranica prikazuje stol kakav je bio pri učitavanju.

## Što zvoni na mobitelu

ring-joined = { $player-is ->
    [you] Sjediš za stolom.
   *[other] { $player } je za stolom.
}

### Lyhyet lauseet: vastaukset painalluksiin, kiellot, ilmoitukset, pääte.

## Virheet pöydässä

not-seated = Sinulla ei ole paikkaa tässä pöydässä.
not-host = Vain pöydän vetäjä voi tehdä sen.
table-full = Kaikki paikat on varattu.
already-seated = Olet jo tässä pöydässä.
private-table = Tämä on jonkun oma pöytä. Avaa omasi: /play.
not-enough-players = Pelaajia ei ole vielä tarpeeksi. Kutsu ystäviä tai lisää tekoälyjä.
not-in-lobby = Sitä voi muuttaa vain ennen ottelun alkua.
not-playing = Tässä pöydässä ei pelata nyt ottelua.
unknown-option = Tämä valinta on muuttunut. Katso uudelleen.
too-many-seated = Pöydässä on enemmän pelaajia kuin tämä valinta sallii.
not-your-turn = Ei ole vielä sinun vuorosi.
words-too-long = Liian pitkä; muutama sana riittää.
words-empty = Kirjoita komennon perään sana tai pari, näin: /word kuutamo
already-proposed = Olet jo ehdottanut ottelun lopettamista.
nobody-to-agree = Pelaat tätä ottelua yksin. Jos haluat lopettaa, luovuta.
already-ready = Olet jo mukana seuraavassa ottelussa.
not-abandoned-yet = Vuorossa olevan pelaajan aikaraja on { $until }.
not-abandoned-for = Vuorossa olevalla pelaajalla on vielä aikaa. Joudut odottamaan { $wait }, ennen kuin voit päättää ottelun.
waits-for-you = Pöytä odottaa sinua. Pelaa, luovuta tai ehdota ottelun lopettamista.
no-ai-here = Sillä paikalla ei ole tekoälyä.
others-not-ready = Kaikki eivät ole vielä mukana.
undo-off = Tässä pöydässä ei voi perua päätöstä. Vetäjä voi sallia sen valinnoissa ennen ottelua.
nothing-to-undo = Sinulla ei ole mitään peruttavaa: joku muu on jo päättänyt jotain, tai piilossa ollut kortti on nähty.
already-away = Tekoäly pelaa jo puolestasi. Paina ”Palasin”, kun palaat.
not-away = Tekoäly ei pelaa puolestasi. Sen kuin pelaat.
removed-from-match = Ylläpitäjä poisti sinut tästä ottelusta.
own-match = Tämä on oma ottelusi. Jonkun toisen ylläpitäjän on tehtävä se.
gave-up-another = Luovuit tässä ottelussa toisesta paikasta. Voit palata vain sille.
seat-in-play = Se paikka ei ole vapaa: sen pelaaja pelaa tai voi vielä palata.
already-paused = Ottelu on jo tauolla.
not-paused = Ottelu ei ole tauolla.
nobody-here = Sillä paikalla ei ole pelaajaa.
reserved = Nämä paikat on varattu liigaotteluun. Vain sen pelaajat voivat liittyä, eikä valintoja voi muuttaa.
same-cards = Kierroksen kaikissa pöydissä pelataan samoilla korteilla, joten sekoitukseen ei voi lisätä sanoja.
played-once = Kierroksen korteilla pelataan vain kerran, joten tässä pöydässä ei ole uutta ottelua.
settled = Tämän pöydän liigaottelu on ohi, eikä toista täällä laskettaisi. Jos haluat pelata liigan ulkopuolella, avaa uusi pöytä.
lobby-worn = Ennen tätä ottelua on muutettu liian paljon. Aloita se tällaisena tai avaa uusi pöytä.
spectator = Katselet tätä pöytää. Vain sen pelaajat voivat tehdä sen.

## Painallukset, jotka tulivat liian myöhään

stale-turn = Peli on edennyt. Sivu näyttää, missä nyt mennään.
stale-phase = Se painike on vanhentunut: peli on jo edennyt.
stale-done = Se on jo tehty.
stale-closed = Tämä pöytä on suljettu. Avaa uusi: /play.

## Säännöt vastauksena painallukseen

rule-deal-over = Tämä jako on ohi.
rule-not-in-hand = Sinulla ei ole sitä korttia.
rule-must-follow = Maata on tunnustettava: sinulla on vielä ajettua maata.
rule-must-beat = Yli on mentävä: sinulla on isompi kortti samaa maata.
rule-must-trump = Sinun on lyötävä valttia: sinulla ei ole ajettua maata.
rule-must-lead-marriage = Ilmoitit mariaasin: aja sen kuningas tai rouva.
rule-draw-first = Ensin kumpikin nostaa.
rule-not-on-lead = Sen voi tehdä vain, kun on oma vuoro aloittaa tikki.
rule-first-trick = Sen voi tehdä vasta ensimmäisen tikin jälkeen.
rule-no-trick-yet = Sinun on ensin voitettava tikki.
rule-talon-closed = Pakka on suljettu.
rule-talon-empty = Pakka on loppu.
rule-talon-too-small = Pakassa on siihen liian vähän kortteja.
rule-no-nine = Sinulla ei ole valttiysiä.
rule-no-jack = Sinulla ei ole valttisotamiestä.
rule-no-marriage = Siihen tarvitset sen maan kuninkaan ja rouvan, molemmat kädessä.
rule-marriage-already = Ilmoitit juuri mariaasin. Aja sen kuningas tai rouva.
rule-strict-marriage = Tässä pöydässä mariaasia ei voi ilmoittaa, kun pakka on suljettu tai loppu.
rule-marriage-by-leading = Tässä pöydässä ei ilmoiteta mitään: mariaasi syntyy, kun ajat kuninkaan tai rouvan.
rule-closer-only = Pakka on suljettu: vain sulkija voi tehdä sen.
rule-nothing-to-draw = Nyt ei ole mitään nostettavaa.
rule-cannot-claim = Tässä pöydässä ei sanota 66: jako päättyy siihen itsestään.
rule-not-in-this-game = Se ei kuulu tähän peliin.
rule-seven-of-clubs-first = Jako alkaa ristiseiskalla.
rule-suit-not-open = Sen maan seiska ei ole vielä pöydässä.
rule-six-first = Kasi odottaa, kunnes saman maan kutonen on pöydässä.
rule-eight-first = Vitonen odottaa, kunnes saman maan kasi on pöydässä.
rule-not-next = Se kortti ei vielä sovi: sen viereinen kortti ei ole pöydässä.
rule-must-play = Sinulla on sopiva kortti, joten sinun on pelattava.
rule-must-give = Joku on jumissa ja odottaa sinulta korttia: valitse, minkä annat.
rule-nothing-to-give = Kukaan ei odota sinulta korttia.
rule-must-give-useless = Kahteen kierrokseen kukaan ei ole pelannut korttia: anna kortti, joka ei sovi mihinkään.
rule-auction-first = Ensin huutokierros on saatava loppuun.
rule-auction-over = Huutokierros on ohi.
rule-bid-too-low = Huudon on oltava korkeampi kuin voimassa oleva huuto.
rule-nothing-to-double = Kukaan ei ole vielä huutanut mitään, mitä voisi kontrata.
rule-contra-already = Kontra on jo sanottu.
rule-no-contra = Rekontra on vastaus kontraan, eikä kukaan ole sanonut kontraa.
rule-recontra-already = Rekontra on jo sanottu.
rule-declarer-recontras = Tässä pöydässä vain pelinviejä voi sanoa rekontran.
rule-must-overtrump = Sinun on lyötävä isompi valtti: sinulla on isompi kuin pöydässä.
rule-nothing-at-no-trump = Kun ei ole valttia, mitään ei ilmoiteta: ei suoria, nelosia eikä belotia.
rule-too-late-to-declare = Suorat ja neloset ilmoitetaan ennen jaon ensimmäistä korttia. Nyt on liian myöhäistä.
rule-card-serves-already = Olet jo ilmoittanut yhden noista korteista, ja kortti kelpaa vain yhteen suoraan tai nelosiin.
rule-no-combination = Sinulla ei ole sellaista ilmoitettavaa.
rule-belot-by-itself = Tässä pöydässä belot tulee itsestään, kun pelaat kortin.
rule-belot-thrown-off = Sakattu kortti ei tuo belotia.
rule-no-belot = Belotiin tarvitset valttikuninkaan ja -rouvan, molemmat kädessä.

## Mitä painallus teki

joined = Olet mukana. Hyvää peliä.
took-over = Olet mukana. Ottelu lasketaan sinulle vain, jos teet yli puolet paikan päätöksistä.
left-seat = Olet poistunut pöydästä.
words-in-private = Anna sanasi yksityiskeskustelussamme, missä kukaan muu ei voi lukea niitä. Lähetä minulle siellä /word ja sanasi, esimerkiksi: /word kuutamo
hold-on = Kun voitat tikin, odotan ennen nostoa, jotta ehdit sulkea pakan.
hold-off = Kun voitat tikin, nostan puolestasi.
forced-on = Kun vain yksi kortti käy, pelaan sen puolestasi.
forced-off = Pelaat jokaisen kortin itse.
end-proposed = Ehdotit ottelun lopettamista. Se päättyy, kun kaikki suostuvat.
pause-proposed = Ehdotit taukoa. Ottelu jää tauolle heti, kun kaikki pelaavat suostuvat.
stood-down = Tekoäly pelaa nyt puolestasi. Kun palaat, paina korttia tai ”Palasin”. Jos joku ottaa paikkasi ennen sitä, se on sama kuin luovutus.
end-withdrawn = Ottelu jatkuu.
resigned = Olet luovuttanut ottelun.
rematch-waiting = Olet mukana. Seuraava ottelu alkaa, kun kaikki muutkin ovat mukana.
table-cancelled = Pöytä on suljettu.
table-opened = Pöytä on avattu tälle kanavalle.
table-open-already = Se pöytä on jo auki.
table-opened-in-private = Pöytä on avattu yksityiskeskusteluumme.
command-done = Valmis.
panel-instead = En voi kirjoittaa sinulle yksityisesti, joten korttisi ovat tässä: vain sinä näet ne. Jos haluat ne myös yksityisviestinä, salli yksityisviestit tämän palvelimen jäseniltä.
panel-for-now = Vain sinä näet tämän, ja se voi kadota, kun sovellus käynnistyy uudelleen. Avaa yksityiskeskustelumme, niin korttisi pysyvät käsillä.
room-name = Pöytä: { $game }
table-in-room = Pöydällä on oma ketjunsa.
channel-closed-to-us = En saa kirjoittaa tälle kanavalle. Tarvitsen täällä oikeudet View Channel, Send Messages ja Embed Links.
barred-topic = Ketju, jossa kysyit, on suljettu, joten en saa kirjoittaa sinne. Kun ylläpitäjä avaa sen, jatkan siellä itsestäni.
barred-right = Minulla ei ole oikeutta kirjoittaa sinne, missä kysyit. Kun ylläpitäjä antaa sen, jatkan siellä itsestäni.
language-set = Puhun kanssasi nyt suomea.
language-group-set = Puhun tässä ryhmässä nyt suomea.
letters-set = Valmis. Kortit näyttävät nyt tältä.
letters-group-set = Valmis. Kortit näyttävät tässä ryhmässä nyt tältä.

## Vihjeet

hints-off = Tässä pöydässä ei anneta vihjeitä. Vetäjä voi sallia ne valinnoissa ennen ottelua.
hint-in-private = Se on yksityistä: pyydä vihje yksityiskeskustelussamme.

## Pohjat

preset-ask = Lähetä minulle /preset ja nimi, esimerkiksi: /preset peli-ilta. Tallennan tämän pöydän valinnat sillä nimellä.
preset-kept = Tallennettu nimellä { $name } ({ $game }). Pelin uudet pöydät täällä voivat käyttää sitä.
preset-no-lobby = Pöydän valinnat voi tallentaa vain ennen ottelun alkua, eikä sinulla ole täällä sellaista pöytää. /play avaa uuden.
preset-name-bad = En voi näyttää sitä nimeä. Käytä kirjaimia tai numeroita.
preset-name-long = Nimi on liian pitkä; enintään { $limit } merkkiä.
preset-name-taken = Pohja nimeltä { $name } on jo olemassa. Poista se ensin tai valitse toinen nimi.
presets-full = { $limit ->
    [one] Tällä pelillä on jo pohja. Poista se ensin.
   *[other] Tällä pelillä on jo { $limit } pohjaa. Poista ensin jokin niistä.
}
preset-gone = Sitä pohjaa ei enää ole. /preset näyttää tallennetut.
preset-host-or-admin = Ryhmässä vain pöydän vetäjä ja ryhmän ylläpitäjät voivat tallentaa pohjan.

## Liigat

league-in-group = Liigaan tarvitaan muitakin. Lähetä /league siellä, missä pelaatte yhdessä.
league-name-missing = Anna liigalle nimi, esimerkiksi: /league create Talvi. Kirjaimia tai numeroita, enintään 24 merkkiä.
leagues-full = { $limit ->
    [one] Täällä on jo liiga. Sulje se ensin.
   *[other] Täällä on jo { $limit } liigaa. Sulje ensin jokin niistä.
}
league-gone = Sitä liigaa ei enää ole. /league näyttää muut.
league-elsewhere = Se liiga ei kuulu tänne.
league-owner-or-admin = Vain liigan perustaja ja ylläpitäjät voivat tehdä sen.
league-over = Tämä liiga on päättynyt.
league-already-in = Olet jo tässä liigassa.
league-not-in = Et ole tässä liigassa.
league-removed = Sinut on poistettu tästä liigasta. Liigan perustaja tai ylläpitäjä voi ottaa sinut takaisin.
league-asked-other = Kysymys on jollekulle muulle.
league-full = Tämä liiga on täynnä.
league-too-few = Liigassa ei ole vielä tarpeeksi pelaajia.
league-playing = Kausi on käynnissä. Voit muuttaa tätä, kun se on ohi.
league-not-playing = Tässä liigassa ei ole kautta käynnissä.
league-no-match = Sinulla ei ole nyt pelattavaa ottelua tässä liigassa.
league-boards-dealt = Ottelusi kortit on jaettu, ja ne jaetaan vain kerran. Jos tulosta ei ole kierroksen päättyessä, ottelu katsotaan pelaamattomaksi.
league-table-waits = Pöytäsi odottaa sinua tässä keskustelussa.
league-table-opened = Tässä on pöytäsi. Ottelu voi alkaa, kun kaikki pelaajat ovat liittyneet.

## Tilien yhdistäminen

link-in-private = Se on yksityistä: pyydä sitä yksityiskeskustelussamme.
link-nowhere = En ole muilla alustoilla, joten yhdistettävää tiliä ei ole.
link-code-burnt = Muut voivat lukea tätä keskustelua. Jos se oli koodi, se ei enää kelpaa. Lähetä minulle /link yksityiskeskustelussamme, niin saat uuden.
link-code-bad = Se koodi ei kelpaa. Koodi toimii kerran ja on voimassa { $valid }; /link tekee uuden.
link-code-own = Se on oma koodisi. Lähetä se minulle tililtäsi toisella alustalla.
link-same-platform = Se koodi on tältä alustalta. Yhdistän eri alustojen tilejä.
link-already = Nämä tilit on jo yhdistetty.
link-guesses = Olet antanut liian monta väärää koodia. Joudut odottamaan { $wait }.
link-codes = Olet pyytänyt liian monta koodia. Joudut odottamaan { $wait }.
link-taken = Toinen näistä tileistä on jo yhdistetty toiseen saman alustan tiliin. Lähetä minulle ensin sieltä /unlink.
link-seated = Kummallakin tilillä on pöytiä kesken. Pelaa toisen pöydät loppuun tai poistu niistä, ja paina sitten uudelleen ”Kyllä, se olen minä”.
link-declined = Mitään ei yhdistetty, eikä se koodi enää kelpaa.
unlink-nothing = Tätä tiliä ei ole yhdistetty mihinkään.
unlink-seated = Istut vielä pöydässä. Pelaa se loppuun tai poistu siitä ensin.

## Pöydän, pelin tai komennon löytäminen

no-table-here = Täällä ei ole avointa pöytää. /play avaa sellaisen.
my-games = Omat ottelut ({ $count })
no-hand-here = Et pelaa täällä missään pöydässä.
no-score-here = Täällä ei ole vielä pisteitä.
table-not-found = Täällä ei ole sellaista pöytää. Jos se on ryhmässä, paina painiketta siellä.
table-set-aside = Tämän pöydän tallenteessa on vikaa, joten se on siirretty syrjään eikä täällä voi nyt pelata. Muihin pöytiin se ei vaikuta. Botin ylläpito näkee asian.
table-taken-away = Botin ylläpito on sulkenut tämän pöydän, koska sen tallennetta ei voitu lukea. /play avaa uuden.
replay-unknown = En tunne sitä pelattua ottelua. /replay luettelee ottelut, jotka voit katsoa.
replay-running = Se ottelu on vielä kesken. Kortit pysyvät piilossa, kunnes se on ohi.
replay-sealed = Muut pöydät pelaavat vielä tämän kierroksen korteilla. Kun kaikki ovat valmiit, voit katsoa ottelun uudelleen.
replay-unreadable = Tämän ottelun tallennetta ei voi nyt lukea. Botin ylläpito näkee syyn.
daily-none = Siltä päivältä täällä ei ole jakoa.
daily-over = Se päivä on ohi. Uusi jako on tässä: /daily
daily-played = Olet pelannut tämän jaon. ”Tulokset” näyttää, miten kävi.
daily-started = Jako odottaa yksityiskeskustelussamme.
daily-first = Pelaa se ensin: siihen asti et näe tuloksia.
daily-result = Sija { $place }/{ $of }. Päivän taulukko on yksityiskeskustelussamme tuloksesi alla.
daily-result-gone = Luovutit tämän jaon.
daily-sealed = Muut voivat vielä pelata tämän jaon. Kun päivä on ohi, näet sen avoimin kortein.
daily-shared-already = Se on jo keskustelussa.
daily-shared-now = Nyt se on keskustelussa.
puzzle-in-private = Pulmat ovat yksityisiä: lähetä /puzzle yksityiskeskustelussamme.
puzzle-unknown = Sellaista pulmaa ei ole.
leaderboard-unknown = En tunne sitä kärkilistaa. Lähetä /leaderboard ja peli, viikko, kuukausi, kausi tai kaikki, tai globaali, esimerkiksi /leaderboard belot viikko.
leaderboard-nowhere = En tiedä yhtään ottelua, jonka olisit pelannut loppuun muiden kanssa. Lähetä /leaderboard siellä, missä pelaatte yhdessä.
leaderboard-without-you = Et ole vielä tällä kärkilistalla: et ole pelannut loppuun ottelua, joka lasketaan tähän.
never-met = Te kaksi ette ole pelanneet loppuun ottelua, joka lasketaan.
ratings-hidden = Täällä ei ole vahvuuslukuja, jotka voisin näyttää sinulle. Näytän niiden pelaajien luvut, jotka ovat täällä näkyvällä tai globaalilla kärkilistalla.
named-bot = Se on botti. /rating ilman nimeä näyttää, kuinka vahvoja tekoälyni ovat.
named-nobody = En tiedä, ketä tarkoitat. Kirjoita komennon perään yksi @nimi tai lähetä komento vastauksena sen henkilön viestiin.
too-many-tables-here = { $limit ->
    [one] Täällä on jo avoin pöytä. Pelatkaa se ensin loppuun.
   *[other] Täällä on jo { $limit } avointa pöytää. Pelatkaa jokin niistä ensin loppuun.
}
too-many-tables-yours = { $limit ->
    [one] Olet jo yhdessä pöydässä. Pelaa se ensin loppuun.
   *[other] Olet jo { $limit } pöydässä. Pelaa jokin niistä ensin loppuun.
}
not-member = Vain sen ryhmän jäsenet voivat liittyä sen pöytiin.
members-hidden = En näe, keitä ryhmään kuuluu. Tehkää minusta yksi sen ylläpitäjistä (oikeuksia ei tarvita) ja paina uudelleen ”Liity”.
writes-as-group = Kirjoitat ryhmän tai kanavan nimissä, joten en tiedä, kuka olet. Kirjoita omissa nimissäsi tai käytä painikkeita.
admins-only = Vain ylläpitäjät voivat tehdä sen.
groups-only = Se toimii vain ryhmässä.
unknown-zone = En tunne sitä paikkaa. Lähetä /settings ja aikavyöhykkeen IANA-nimi, esimerkiksi /settings Europe/Helsinki.
settings-in-private = Se on yksityistä: lähetä /settings yksityiskeskustelussamme.
settings-saved = Selvä.
privacy-in-private = Se on yksityistä: lähetä /privacy yksityiskeskustelussamme.
copy-sent = Tiedosto on yksityiskeskustelussamme.
copy-too-often = Olen jo lähettänyt sinulle sen tiedoston. Pyydä uudelleen { $wait } kuluttua.
files-too-often = Olen lähettänyt sinulle viime aikoina monta tiedostoa. Pyydä uudelleen { $wait } kuluttua.
copy-nowhere = En voi nyt lähettää sinulle tiedostoa: avaa yksityiskeskustelumme, salli minun kirjoittaa siellä ja pyydä uudelleen.
unknown-game = En tunne sitä peliä. /play näyttää ne, jotka tunnen.
unknown-command = En tunne sitä komentoa. /help näyttää, mitä osaan.
small-talk = Jaan kortteja, muuta en ymmärrä. Pelataanko?
button-show-here = Näytä kaikille
shown-here = Se on jo täällä, vähän ylempänä.
bad-button = Se painike ei enää toimi. /table näyttää pöydän.
fault = Jokin meni pieleen minun puolellani. Mitään ei ole kadonnut; yritä hetken päästä uudelleen.
done-unseen = Se on tehty, mutta en saanut sitä näkyviin: jokin meni pieleen minun puolellani. Katso hetken päästä uudelleen.
turn-later = Pieni hetki: en voi kirjoittaa tähän keskusteluun kovin tiheään. Paina uudelleen { $wait } kuluttua.
write-later = Minulla on juuri nyt liikaa kirjoitettavaa. Odota hetki ja paina uudelleen.
slow-down = Pyydät enemmän kuin ehdin vastata, joten jätän osan väliin. Odota vähän ja pyydä uudelleen.
changed-much = Olet muuttanut viime aikoina hyvin paljon. Yritä uudelleen { $wait } kuluttua. Sillä välin voit jatkaa pelaamista.

## Yksityiskeskustelu

hand-in-private = Korttisi ovat yksityiskeskustelussamme.
page-in-private = Katso yksityiskeskusteluumme.
hand-elsewhere = Korttisi ovat yksityiskeskustelussamme ({ $platform }).
open-private-chat = Kun haluat korttisi sinne, avaa yksityiskeskustelumme kerran.
joined-from-group = Olet mukana. Korttisi tulevat tähän.

## Käsi 200 merkissä

alert-no-cards = Sinulla ei ole nyt kortteja.
alert-press-again = Paina uudelleen, niin yksityiskeskustelumme aukeaa ja voit pelata siellä.

## Alustojen omat valikot

language-name = Suomi
about-short = Korttipelejä ystäville: Ristiseiska ja muita. Kortit saat yksityisesti, pöytä on ryhmässä.
about-long = Jaan kortit sinulle ja ystävillesi. Avaa ryhmässä pöytä komennolla /play, saat korttisi tänne yksityisesti ja pelaat painikkeilla. Yksin? Pelaa täällä tekoälyä vastaan. Jokaisen sekoituksen voi tarkistaa jälkikäteen.
nobody = Pelaaja { $seat }
command-play = Avaa pöytä
command-table = Näytä pöytä, ja miten siitä lähdetään
command-hand = Näytä käteni
command-word = Lisää sanani sekoitukseen
command-leave = Poistu pöydästä tai päätä ottelu
command-score = Pistelappu
command-why = Mitä saan pelata, ja miksi?
command-rules = Pelin säännöt
command-hint = Mitä sinä pelaisit?
command-undo = Peru viimeinen päätökseni
command-preset = Tallenna pöydän valinnat tai näytä tallennetut
command-league = Liigat täällä
command-link = Yhdistä tilini Telegramissa ja Discordissa
command-unlink = Erota yhdistetyt tilini
command-privacy = Mitä sinusta tallennetaan: hae tai poista
command-settings = Asetukset
command-language = Kieli
command-replay = Katso pelattu ottelu uudelleen
command-coach = Katso, mitä valmentaja sanoo pelatusta ottelusta
command-daily = Pelaa päivän jako
command-puzzle = Ratkaise loppupelejä, joissa yksi valinta on paras
command-leaderboard = Kuka täällä pelaa parhaiten?
command-rating = Omat tai jonkun muun vahvuusluvut
command-stats = Tilastoni, tai miten jotakuta vastaan meni
command-history = Pelatut ottelut
command-help = Mitä osaan
button-private-chat = Avaa keskustelu
button-to-group = Takaisin ryhmään

## Pääte

terminal-you = Sinä
terminal-welcome = Tervetuloa Taloniin.
terminal-resumed = Ottelusi jatkuu siitä, mihin jäit.
terminal-keys =
    Numerot pelaavat kätesi kortteja tai valitsevat luettelosta. Kirjaimet painavat painikkeita: samalla painikkeella on jokaisessa pelissä sama kirjain. Kaksi kirjainta tarkoittaa kahta näppäintä peräkkäin.
    Enter tekee sen, mitä viimeinen rivi sanoo. Page Up, Page Down ja välilyönti kääntävät sivua, Esc palaa takaisin ja q lopettaa: ottelusi on tallessa.
    Kaksoispiste aloittaa komennon, jonka kirjoitat, esimerkiksi :stats tai :settings Europe/Helsinki.
terminal-unknown-key = Siitä näppäimestä ei tapahdu täällä mitään.
terminal-second-key = Se on ensimmäinen kahdesta näppäimestä. Paina myös toista.
terminal-preset-prompt = Nimi näille valinnoille (Enter = valmis, Esc = takaisin):
terminal-command-prompt = Komento (Enter = lähetä, Esc = takaisin):
terminal-word-prompt = Sanasi sekoitukseen (Enter = valmis, Esc = takaisin):
terminal-kept = Ottelusi on tallessa. Jatka käynnistämällä talon uudelleen.
terminal-connect = Jos haluat pelata ystävien kanssa Telegramissa, aseta TALON_TELEGRAM_TOKEN ja käynnistä talon uudelleen; README kertoo, mistä tunnisteen saa.
terminal-too-small = Tämä ikkuna on liian pieni; tee siitä vähintään { $columns } saraketta leveä ja { $rows } riviä korkea.
terminal-go-on = jatka
terminal-back = takaisin
terminal-leave = lopeta
terminal-more = lisää

## Selain

web-link = Avaa tämä linkki selaimessa tällä koneella. Paina tässä Ctrl+C, kun lopetat.
web-entrance = Avaa linkki, jonka Talon näytti päätteessä.
web-script = Talon tarvitsee tässä JavaScriptiä. Ilman sitä sivu näyttää pöydän sellaisena kuin se oli ladattaessa.

## Mikä soittaa puhelinta

ring-joined = { $player-is ->
    [you] Olet liittynyt pöytään.
   *[other] { $player } liittyi pöytään.
}

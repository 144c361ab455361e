### Kurnikin 66:n säännöt omin sanoin. Jakson ensimmäinen rivi on sen otsikko; tyhjä rivi erottaa.

sznap-rules-short =
    { $goal } lyhyesti
    { $players } pelaajaa, { $cards } korttia: { $order } joka maassa, tässä järjestyksessä.
    Kerää { $goal } korttipistettä, ja laske itse: kukaan ei näytä niitä.

    • Kummallekin { $hand } korttia; yksi kortti käännetään, ja sen maa on valtti.
    • Ajetun maan isompi kortti voittaa, valtti voittaa kaikki muut maat. Sitten kumpikin nostaa, voittaja ensin, ja voittaja aloittaa.
    • Kun pakkaa on, saat vastata millä kortilla vain. Sen jälkeen: tunnusta maata ja mene yli, muuten tunnusta, muuten lyö valttia.
    • Aja kuningas tai rouva, kun sinulla on molemmat: mariaasi { $marriage }, valtissa { $trump_marriage }. Se lasketaan, kun voitat tikin.
    • Valttiysillä saat ottaa käännetyn kortin, kun olet juuri voittanut tikin.
    • Sulje pakka, jos saat { $goal } viimeiseen korttiin mennessä nostamatta.
    • { $goal }? Sano se, kun olet aloittamassa tikkiä. Siitä tulee { $single }, { $double } tai { $triple } pistettä; { $target } voittaa ottelun.
sznap-rules-cards =
    Kortit ja jakaminen
    Isoimmasta pienimpään joka maassa: { $order }. Kyllä, kymppi voittaa kuninkaan.

    Korttipisteet: { $worths }. Kaikki kortit yhteensä ovat { $total }.

    Ensimmäinen jakaja arvotaan; sen jälkeen jaetaan vuorotellen, oli tulos mikä tahansa.
    Kumpikin saa { $hand } korttia, { $packet } kerrallaan, jakaja viimeisenä. Seuraava kortti käännetään: sen maa on valtti. Loput ja alimmaisena käännetty kortti ovat pakka: { $talon } korttia.
    Se, joka ei jakanut, aloittaa ensimmäisen tikin.

    Pöytä voi jättää ysit pois ja pelata { $short_cards } kortilla: { $short_hand } kummallekin, pakassa { $short_talon }, ja ysin sijasta vaihdetaan valttisotamies. Mikään muu ei muutu.
sznap-rules-play =
    Tikin pelaaminen
    Toinen pelaaja ajaa kortin, toinen vastaa. Samassa maassa isompi kortti voittaa; valtti voittaa minkä tahansa muun maan; muuten voittaa ajettu kortti.
    Tikin voittaja pitää tikin ja nostaa pakasta kortin, sitten nostaa toinen, ja voittaja aloittaa seuraavan tikin. Käännetty kortti nostetaan viimeisenä.

    Kun pakka on auki, saat vastata millä kortilla vain.

    Kun pakka on loppu tai suljettu, vastataan tiukasti:
    1. Onko sinulla ajettua maata? Pelaa sitä, ja mene yli, jos voit.
    2. Jos ei, onko sinulla valttia? Lyö valttia, mitä vain.
    3. Muuten pelaa mitä haluat.

    Voitettuja tikkejä ei katsota uudelleen; vain viimeinen pysyy näkyvissä seuraavaan ajoon asti.
sznap-rules-melds =
    Mariaasit ja ysi
    Mariaasi on saman maan kuningas ja rouva, molemmat kädessäsi: { $marriage } pistettä, valtissa { $trump_marriage }.
    Mariaasi syntyy, kun ajat niistä jommankumman, ja silloin se syntyy aina. Se käy jaon ensimmäisestä ajosta lähtien, mutta vain niin kauan kuin pakasta nostetaan: ei enää, kun pakka on suljettu tai loppu.
    Pisteet odottavat, kunnes voitat sen tikin tai jonkin myöhemmän; aiemmin voitettu tikki ei auta. Jos et voita yhtään, ne menetetään.

    Valttiysin voi vaihtaa käännettyyn korttiin, kun olet juuri voittanut tikin, kumpikin on nostanut ja olet aloittamassa tikkiä: niin kauan kuin pakassa on vähintään { $exchange_least } korttia. Sulkemisen jälkeen ei.
sznap-rules-closing =
    Pakan sulkeminen
    Jos uskot saavasi { $goal } viimeiseen korttiin mennessä, sulje: käännetty kortti on poissa pelistä, kukaan ei enää nosta, ja tiukat vastaussäännöt ovat heti voimassa.
    Saat sulkea, kun olet aloittamassa tikkiä, vaikka jaon ensimmäisessä ajossa, niin kauan kuin pakassa on vähintään { $closing_least } korttia. Nosto tulee ennen sitä.
    Suljetussa jaossa ei tule uusia mariaaseja eikä viimeisestä tikistä lisäpisteitä. Kummankin pisteet lasketaan edelleen, mutta vastapuoli ei saa sanoa { $goal }.

    Jos sinulla on viimeiseen korttiin mennessä vähintään { $goal }, saat pisteitä vastapuolen pisteiden mukaan kuten { $goal }:n jälkeen.
    Jos vähemmän, vastapuoli saa { $penalty }, tai { $trickless }, jos se on koko jaossa ilman tikkiä.
sznap-rules-declaring =
    { $goal }:n sanominen
    Mikään ei pääty { $goal } pisteeseen itsestään: sanot sen, kun olet aloittamassa tikkiä, toisesta tikistä lähtien, ja jako päättyy heti. Kun olet ajanut kortin, sinun on ensin voitettava taas tikki.
    Voit sanoa { $goal } myös samalla, kun teet mariaasin: silloin mariaasi lasketaan heti, eikä tikkiä tarvitse voittaa.
    Jos vastapuoli on sulkenut pakan, et voi sanoa { $goal }.

    Oikein sanottu tuo
    • { $single } pisteen, jos vastapuolella on vähintään { $half },
    • { $double } pistettä, jos sillä on { $low }–{ $high },
    • { $triple } pistettä, jos sillä on { $none }, vaikka sillä olisi kahden ysin tikki.
    Mariaasia, joka vielä odottaa tikkiä, ei lasketa.

    Väärin sanottu tuo vastapuolelle { $penalty } pistettä, tai { $trickless }, jos se on ilman tikkiä.
    { $target } pistettä voittaa ottelun.
sznap-rules-ending =
    Kun kortit loppuvat
    Jos kukaan ei sano { $goal }, jako lasketaan, kun viimeinen kortti on pelattu.

    Pakkaa ei suljettu: viimeisestä tikistä tulee { $bonus } lisää, ja isompi summa voittaa { $single }, { $double } tai { $triple } kuten { $goal }:n jälkeen. Jos summat ovat samat, kukaan ei saa pisteitä. Toinen pelaaja jakaa seuraavaksi joka tapauksessa.

    Pakka suljettiin: ei lisäpisteitä. Sulkija, jolla on vähintään { $goal }, voittaa kuten { $goal }:n jälkeen, vaikka vastapuolellakin olisi { $goal }. Jos vähemmän, sulkeminen on epäonnistunut.
sznap-rules-options =
    Mistä pöytä voi sopia
    Vetäjä voi muuttaa näitä ennen ottelua; ensin mainittu on tavallinen.
    • { $cards } korttia, tai { $short_cards } ilman ysejä.
    • { $target } pisteeseen, tai { $long_target } pisteeseen.
    • Mariaasi ajamalla, tai ilmoittamalla ennen ajoa.
    • Pisteet piilossa, omat näkyvissä, tai kaikkien.
    • Epäonnistunut sulkeminen: { $trickless } eikä { $penalty }, jos vastapuoli on koko jaossa ilman tikkiä, tai jos se oli suljettaessa ilman tikkiä.
    • Pienimmän valtin voi vaihtaa, kun pakassa on vähintään { $exchange_least } korttia, tai vähintään { $high_least }.
    • Sulkemisen jälkeen { $goal } saa sanoa vain sulkija, tai vastapuolikin: oikein sanottuna { $penalty }, tai { $trickless }, jos se oli suljettaessa ilman tikkiä.

    Nostaminen ei vaadi painallusta, ja voin pelata puolestasi kortin, kun mikään muu ei käy.
sznap-rules-button-short = Lyhyesti
sznap-rules-button-cards = Kortit
sznap-rules-button-play = Tikit
sznap-rules-button-melds = Mariaasit, ysi
sznap-rules-button-closing = Sulkeminen
sznap-rules-button-declaring = { $goal }
sznap-rules-button-ending = Viimeinen
sznap-rules-button-options = Valinnat

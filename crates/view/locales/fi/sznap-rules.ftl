### Kurnikin 66:n säännöt omin sanoin. Jakson ensimmäinen rivi on sen otsikko; tyhjä rivi erottaa.

sznap-rules-short =
    66 lyhyesti
    Kaksi pelaajaa, 24 korttia: A 10 K Q J 9 joka maassa, tässä järjestyksessä.
    Kerää 66 korttipistettä, ja laske itse: kukaan ei näytä niitä.

    • Kummallekin kuusi korttia; yksi kortti käännetään, ja sen maa on valtti.
    • Ajetun maan isompi kortti voittaa, valtti voittaa kaikki muut maat. Sitten kumpikin nostaa, voittaja ensin, ja voittaja aloittaa.
    • Kun pakkaa on, saat vastata millä kortilla vain. Sen jälkeen: tunnusta maata ja lyö yli, muuten tunnusta, muuten lyö valttia.
    • Aja kuningas tai rouva, kun sinulla on molemmat: mariaasi 20, valtissa 40. Se lasketaan, kun voitat tikin.
    • Valttiysillä saat ottaa käännetyn kortin, kun olet juuri voittanut tikin.
    • Sulje pakka, jos saat 66 viimeiseen korttiin mennessä nostamatta.
    • 66? Sano se, kun olet aloittamassa tikkiä. Siitä tulee 1, 2 tai 3 pistettä; 7 voittaa ottelun.
sznap-rules-cards =
    Kortit ja jakaminen
    Isoimmasta pienimpään joka maassa: A 10 K Q J 9. Kyllä, kymppi voittaa kuninkaan.

    A on 11, 10 on 10, K 4, Q 3, J 2, ysi ei mitään. Kaikki kortit yhteensä ovat 120.

    Ensimmäinen jakaja arvotaan; sen jälkeen jaetaan vuorotellen, oli tulos mikä tahansa.
    Kumpikin saa kuusi korttia, kolme kerrallaan, ei-jakaja ensin. 13. kortti käännetään: sen maa on valtti. Loput ja alimmaisena käännetty kortti ovat pakka: 12 korttia.
    Se, joka ei jakanut, aloittaa ensimmäisen tikin.

    Pöytä voi jättää ysit pois ja pelata 20 kortilla: viisi kummallekin, pakassa 10, ja ysin asemesta vaihdetaan valttisotamies. Mikään muu ei muutu.
sznap-rules-play =
    Tikin pelaaminen
    Toinen pelaaja ajaa kortin, toinen vastaa. Samassa maassa isompi kortti voittaa; valtti voittaa minkä tahansa muun maan; muuten voittaa ajettu kortti.
    Tikin voittaja pitää tikin ja nostaa pakasta kortin, sitten nostaa toinen, ja voittaja aloittaa seuraavan tikin. Käännetty kortti nostetaan viimeisenä.

    Kun pakka on auki, saat vastata millä kortilla vain.

    Kun pakka on loppu tai suljettu, vastataan tiukasti:
    1. Onko sinulla ajettua maata? Pelaa sitä, ja lyö yli, jos voit.
    2. Jos ei, onko sinulla valttia? Lyö valttia, mitä vain.
    3. Muuten pelaa mitä haluat.

    Voitettuja tikkejä ei katsota uudelleen; vain viimeinen pysyy näkyvissä seuraavaan ajoon asti.
sznap-rules-melds =
    Mariaasit ja ysi
    Mariaasi on saman maan kuningas ja rouva, molemmat kädessäsi: 20 pistettä, valtissa 40.
    Mariaasi syntyy, kun ajat niistä jommankumman, ja silloin se syntyy aina. Se käy jaon ensimmäisestä ajosta lähtien, mutta vain niin kauan kuin pakasta nostetaan: ei enää, kun pakka on suljettu tai loppu.
    Pisteet odottavat, kunnes voitat sen tikin tai jonkin myöhemmän; aiemmin voitettu tikki ei auta. Jos et voita yhtään, ne menetetään.

    Valttiysin voi vaihtaa käännettyyn korttiin, kun olet juuri voittanut tikin, kumpikin on nostanut ja olet aloittamassa tikkiä: niin kauan kuin pakassa on vähintään kaksi korttia. Sulkemisen jälkeen ei.
sznap-rules-closing =
    Pakan sulkeminen
    Jos uskot saavasi 66 viimeiseen korttiin mennessä, sulje: käännetty kortti on poissa pelistä, kukaan ei enää nosta, ja tiukat vastaussäännöt ovat heti voimassa.
    Saat sulkea, kun olet aloittamassa tikkiä, vaikka jaon ensimmäisessä ajossa, niin kauan kuin pakassa on vähintään kaksi korttia. Nosto tulee ennen sitä.
    Suljetussa jaossa ei tule uusia mariaaseja eikä viimeisestä tikistä lisäpisteitä. Kummankin pisteet juoksevat edelleen, mutta vastapuoli ei saa sanoa 66.

    Jos sinulla on viimeiseen korttiin mennessä vähintään 66, saat pisteitä vastapuolen pisteiden mukaan kuten 66:n jälkeen.
    Jos vähemmän, vastapuoli saa 2, tai 3, jos se on koko jaossa ilman tikkiä.
sznap-rules-declaring =
    66:n sanominen
    Mikään ei pääty 66 pisteeseen itsestään: sanot sen, kun olet aloittamassa tikkiä, toisesta tikistä lähtien, ja jako päättyy heti. Kun olet ajanut kortin, sinun on ensin voitettava taas tikki.
    Voit sanoa 66 myös samalla, kun teet mariaasin: silloin mariaasi lasketaan heti, eikä tikkiä tarvitse voittaa.
    Jos vastapuoli on sulkenut pakan, et voi sanoa 66.

    Oikein sanottu tuo
    • 1 pisteen, jos vastapuolella on vähintään 33,
    • 2 pistettä, jos sillä on 1–32,
    • 3 pistettä, jos sillä on 0, vaikka sillä olisi kahden ysin tikki.
    Mariaasia, joka vielä odottaa tikkiä, ei lasketa.

    Väärin sanottu tuo vastapuolelle 2 pistettä, tai 3, jos se on ilman tikkiä.
    Seitsemäs piste voittaa ottelun.
sznap-rules-ending =
    Kun kortit loppuvat
    Jos kukaan ei sano 66, jako lasketaan, kun viimeinen kortti on pelattu.

    Pakkaa ei suljettu: viimeisestä tikistä tulee 10 lisää, ja isompi summa voittaa 1, 2 tai 3 kuten 66:n jälkeen. Jos summat ovat samat, kukaan ei saa pisteitä. Toinen pelaaja jakaa seuraavaksi joka tapauksessa.

    Pakka suljettiin: ei lisäpisteitä. Sulkija, jolla on vähintään 66, voittaa kuten 66:n jälkeen, vaikka vastapuolellakin olisi 66. Jos vähemmän, sulkeminen on epäonnistunut.
sznap-rules-options =
    Mistä pöytä voi sopia
    Vetäjä voi muuttaa näitä ennen ottelua; ensin mainittu on tavallinen.
    • 24 korttia, tai 20 ilman ysejä.
    • 7 pisteeseen, tai 11 pisteeseen.
    • Mariaasi ajamalla, tai ilmoittamalla ennen ajoa.
    • Pisteet piilossa, omat näkyvissä, tai kaikkien.
    • Epäonnistunut sulkeminen: 3 eikä 2, jos vastapuoli on koko jaossa ilman tikkiä, tai jos se oli suljettaessa ilman tikkiä.
    • Pienimmän valtin voi vaihtaa, kunnes pakassa on kaksi korttia, tai neljä.
    • Sulkemisen jälkeen 66 saa sanoa vain sulkija, tai vastapuolikin: oikein sanottuna 2, tai 3, jos se oli suljettaessa ilman tikkiä.

    Nostaminen ei vaadi painallusta, ja voin pelata puolestasi kortin, kun mikään muu ei käy.
sznap-rules-button-short = Lyhyesti
sznap-rules-button-cards = Kortit
sznap-rules-button-play = Tikit
sznap-rules-button-melds = Mariaasit, ysi
sznap-rules-button-closing = Sulkeminen
sznap-rules-button-declaring = 66
sznap-rules-button-ending = Viimeinen
sznap-rules-button-options = Valinnat

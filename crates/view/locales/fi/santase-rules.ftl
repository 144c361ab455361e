### Santasen säännöt omin sanoin. Jakson ensimmäinen rivi on sen otsikko; tyhjä rivi erottaa.

santase-rules-short =
    Santase lyhyesti
    Kaksi pelaajaa, 24 korttia: A 10 K Q J 9 joka maassa, tässä järjestyksessä.
    Kerää ensimmäisenä 66 korttipistettä, ja laske itse: kukaan ei näytä niitä.

    • Kummallekin kuusi korttia; yksi kortti käännetään, ja sen maa on valtti.
    • Ajetun maan isompi kortti voittaa, valtti voittaa kaikki muut maat. Sitten kumpikin nostaa, voittaja ensin, ja voittaja aloittaa.
    • Kun pakkaa on, saat vastata millä kortilla vain. Sen jälkeen: tunnusta maata ja lyö yli, muuten tunnusta, muuten lyö valttia.
    • Saman maan kuningas ja rouva, kun aloitat tikin: 20, valtissa 40.
    • Valttiysillä saat ottaa käännetyn kortin.
    • Sulje pakka, jos pääset 66 pisteeseen nostamatta.
    • 66? Sano se. Siitä tulee 1, 2 tai 3 pistettä; 11 voittaa ottelun.
santase-rules-cards =
    Kortit ja jakaminen
    Isoimmasta pienimpään joka maassa: A 10 K Q J 9. Kyllä, kymppi voittaa kuninkaan.

    A on 11, 10 on 10, K 4, Q 3, J 2, ysi ei mitään. Kaikki kortit yhteensä ovat 120.

    Ensimmäinen jakaja arvotaan; sen jälkeen jakaa jaon voittaja. Tasapelin jälkeen jakaa sama pelaaja uudelleen.
    Kumpikin saa kuusi korttia, kolme kerrallaan, ei-jakaja ensin. 13. kortti käännetään: sen maa on valtti. Loput ja alimmaisena käännetty kortti ovat pakka: 12 korttia.
    Se, joka ei jakanut, aloittaa ensimmäisen tikin.
santase-rules-play =
    Tikin pelaaminen
    Toinen pelaaja ajaa kortin, toinen vastaa. Samassa maassa isompi kortti voittaa; valtti voittaa minkä tahansa muun maan; muuten voittaa ajettu kortti.
    Tikin voittaja pitää tikin ja nostaa pakasta kortin, sitten nostaa toinen, ja voittaja aloittaa seuraavan tikin.

    Kun pakka on auki, saat vastata millä kortilla vain.

    Kun pakka on loppu tai suljettu, vastataan tiukasti:
    1. Onko sinulla ajettua maata? Pelaa sitä, ja lyö yli, jos voit.
    2. Jos ei, onko sinulla valttia? Lyö valttia, mitä vain.
    3. Muuten pelaa mitä haluat.

    Voitettuja tikkejä ei katsota uudelleen; vain viimeinen pysyy näkyvissä seuraavaan ajoon asti.
santase-rules-marriages =
    20, 40 ja ysi
    Mariaasi on saman maan kuningas ja rouva, molemmat kädessäsi: 20 pistettä, valtissa 40.
    Ilmoitat sen, kun olet aloittamassa tikkiä, ei koskaan ensimmäisessä tikissä, ja sitten ajat jommankumman sen korteista. Yksi mariaasi ajoa kohti; se lasketaan heti. Se lasketaan myös, kun pakka on suljettu tai loppu.
    Jos sillä tulee täyteen 66, voit sanoa sen ajamatta.

    Valttiysin voi vaihtaa käännettyyn korttiin, kun olet aloittamassa tikkiä, olet voittanut tikin, kumpikin on nostanut ja pakassa on vähintään neljä korttia. Sulkemisen jälkeen ei.
santase-rules-closing =
    Pakan sulkeminen
    Jos uskot pääseväsi käsikorteillasi 66 pisteeseen, sulje: käännetty kortti pannaan kuvapuoli alaspäin, kukaan ei enää nosta, ja tiukat vastaussäännöt ovat heti voimassa.
    Saat sulkea, kun olet aloittamassa tikkiä, toisesta tikistä lähtien, ennen nostoa tai sen jälkeen. Jos haluat sulkea ennen nostoa, pane kätesi alta päälle ”Älä nosta vielä”: silloin odotan, kun olet voittanut tikin.
    Suljetussa jaossa viimeisestä tikistä ei saa lisäpisteitä.

    Jos onnistut, jako lasketaan tavalliseen tapaan vastapuolen lopun pisteiden ja tikkien mukaan.
    Jos epäonnistut tai vastapuoli pääsee 66 pisteeseen ensin, se saa 2 pistettä, tai 3, jos se oli ilman tikkiä, kun suljit.
santase-rules-claiming =
    66:n sanominen
    Kun sinulla on vähintään 66 korttipistettä, voit päättää jaon: sano 66, kun olet voittanut tikin, ennen nostoa tai sen jälkeen, tai heti mariaasin ilmoitettuasi. Kun olet ajanut kortin, sinun on ensin voitettava taas tikki.
    Mariaasisi lasketaan. Vastapuolen pistemäärällä ei ole väliä.

    Oikein sanottu tuo
    • 1 pisteen, jos vastapuolella on vähintään 33,
    • 2 pistettä, jos sillä on alle 33,
    • 3 pistettä, jos se on ilman tikkiä.

    Väärin sanottu tuo vastapuolelle 2 pistettä, tai 3, jos se on ilman tikkiä. Sulkijan sanomana se on epäonnistunut sulkeminen.
    Yhdestoista piste voittaa ottelun.
santase-rules-ending =
    Kun kortit loppuvat
    Jos kukaan ei sano 66, jako lasketaan, kun viimeinen kortti on pelattu.

    Pakkaa ei suljettu: viimeisestä tikistä tulee 10 lisää, ja isompi summa voittaa 1, 2 tai 3 kuten 66:n jälkeen. Jos summat ovat samat, kukaan ei saa pisteitä ja sama pelaaja jakaa uudelleen.

    Pakka suljettiin: ei lisäpisteitä. Sulkija voittaa kuten 66:n jälkeen, jos pääsi ensin 66 pisteeseen. Jos vastapuoli ehti ensin tai sulkijalla on alle 66, sulkeminen on epäonnistunut. Jos kummallakin on vähintään 66 ja täsmälleen yhtä paljon, kukaan ei saa pisteitä.
santase-rules-options =
    Mistä pöytä voi sopia
    Vetäjä voi muuttaa näitä ennen ottelua; ensin mainittu on tavallinen.
    • 11 pisteeseen, tai 7 pisteeseen.
    • Pelaajat sanovat itse 66, tai jako päättyy itsestään.
    • Pisteet piilossa, omat näkyvissä, tai kaikkien.
    • Sulkeminen ennen nostoa tai sen jälkeen, tai vain jälkeen.
    • Sulkeminen, kunnes pakassa on kaksi korttia, tai neljä.
    • Epäonnistunut sulkeminen: 3 eikä 2, jos vastapuoli oli ilman tikkiä suljettaessa; lopussa; tai aina 3.
    • Mariaasit loppuun asti, tai vain kun pakka on auki.
    • Jakaa voittaja, häviäjä, tai vuorotellen.
    • Ysi ei ole minkään arvoinen, tai 2.

    Nostaminen ei vaadi painallusta, ja voin pelata puolestasi kortin, kun mikään muu ei käy.
santase-rules-button-short = Lyhyesti
santase-rules-button-cards = Kortit
santase-rules-button-play = Tikit
santase-rules-button-marriages = 20, 40, ysi
santase-rules-button-closing = Sulkeminen
santase-rules-button-claiming = 66
santase-rules-button-ending = Viimeinen
santase-rules-button-options = Valinnat

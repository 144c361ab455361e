### Santasen säännöt omin sanoin. Jakson ensimmäinen rivi on sen otsikko; tyhjä rivi erottaa.

santase-rules-short =
    Santase lyhyesti
    { $players } pelaajaa, { $cards } korttia: { $order } joka maassa, tässä järjestyksessä.
    Kerää ensimmäisenä { $goal } korttipistettä, ja laske itse: kukaan ei näytä niitä.

    • Kummallekin { $hand } korttia; yksi kortti käännetään, ja sen maa on valtti.
    • Ajetun maan isompi kortti voittaa, valtti voittaa kaikki muut maat. Sitten kumpikin nostaa, voittaja ensin, ja voittaja aloittaa.
    • Kun pakkaa on, saat vastata millä kortilla vain. Sen jälkeen: tunnusta maata ja mene yli, muuten tunnusta, muuten lyö valttia.
    • Saman maan kuningas ja rouva, kun aloitat tikin: { $marriage }, valtissa { $trump_marriage }.
    • Valttiysillä saat ottaa käännetyn kortin.
    • Sulje pakka, jos pääset { $goal } pisteeseen nostamatta.
    • { $goal }? Sano se. Siitä tulee { $single }, { $double } tai { $triple } pistettä; { $target } voittaa ottelun.
santase-rules-cards =
    Kortit ja jakaminen
    Isoimmasta pienimpään joka maassa: { $order }. Kyllä, kymppi voittaa kuninkaan.

    Korttipisteet: { $worths }. Kaikki kortit yhteensä ovat { $total }.

    Ensimmäinen jakaja arvotaan; sen jälkeen jakaa jaon voittaja. Tasapelin jälkeen jakaa sama pelaaja uudelleen.
    Kumpikin saa { $hand } korttia, { $packet } kerrallaan, jakaja viimeisenä. Seuraava kortti käännetään: sen maa on valtti. Loput ja alimmaisena käännetty kortti ovat pakka: { $talon } korttia.
    Se, joka ei jakanut, aloittaa ensimmäisen tikin.
santase-rules-play =
    Tikin pelaaminen
    Toinen pelaaja ajaa kortin, toinen vastaa. Samassa maassa isompi kortti voittaa; valtti voittaa minkä tahansa muun maan; muuten voittaa ajettu kortti.
    Tikin voittaja pitää tikin ja nostaa pakasta kortin, sitten nostaa toinen, ja voittaja aloittaa seuraavan tikin.

    Kun pakka on auki, saat vastata millä kortilla vain.

    Kun pakka on loppu tai suljettu, vastataan tiukasti:
    1. Onko sinulla ajettua maata? Pelaa sitä, ja mene yli, jos voit.
    2. Jos ei, onko sinulla valttia? Lyö valttia, mitä vain.
    3. Muuten pelaa mitä haluat.

    Voitettuja tikkejä ei katsota uudelleen; vain viimeinen pysyy näkyvissä seuraavaan ajoon asti.
santase-rules-marriages =
    { $marriage }, { $trump_marriage } ja ysi
    Mariaasi on saman maan kuningas ja rouva, molemmat kädessäsi: { $marriage } pistettä, valtissa { $trump_marriage }.
    Ilmoitat sen, kun olet aloittamassa tikkiä, ei koskaan ensimmäisessä tikissä, ja sitten ajat jommankumman sen korteista. Yksi mariaasi ajoa kohti; se lasketaan heti. Se lasketaan myös, kun pakka on suljettu tai loppu.
    Jos sillä tulee täyteen { $goal }, voit sanoa sen ajamatta.

    Valttiysin voi vaihtaa käännettyyn korttiin, kun olet aloittamassa tikkiä, olet voittanut tikin, kumpikin on nostanut ja pakassa on vähintään { $exchange_least } korttia. Sulkemisen jälkeen ei.
santase-rules-closing =
    Pakan sulkeminen
    Jos uskot pääseväsi käsikorteillasi { $goal } pisteeseen, sulje: käännetty kortti pannaan kuvapuoli alaspäin, kukaan ei enää nosta, ja tiukat vastaussäännöt ovat heti voimassa.
    Saat sulkea, kun olet aloittamassa tikkiä, toisesta tikistä lähtien, ennen nostoa tai sen jälkeen. Jos haluat sulkea ennen nostoa, pane päälle ”Älä nosta” kohdasta ”Pöytä…”: silloin odotan, kun olet voittanut tikin.
    Suljetussa jaossa viimeisestä tikistä ei saa lisäpisteitä.

    Jos onnistut, jako lasketaan tavalliseen tapaan vastapuolen lopullisten pisteiden ja tikkien mukaan.
    Jos epäonnistut tai vastapuoli pääsee { $goal } pisteeseen ensin, se saa { $penalty } pistettä, tai { $trickless }, jos se oli ilman tikkiä, kun suljit.
santase-rules-claiming =
    { $goal }:n sanominen
    Kun sinulla on vähintään { $goal } korttipistettä, voit päättää jaon: sano { $goal }, kun olet voittanut tikin, ennen nostoa tai sen jälkeen, tai heti mariaasin ilmoitettuasi. Kun olet ajanut kortin, sinun on ensin voitettava taas tikki.
    Mariaasisi lasketaan. Vastapuolen pistemäärällä ei ole väliä.

    Oikein sanottu tuo
    • { $single } pisteen, jos vastapuolella on vähintään { $half },
    • { $double } pistettä, jos sillä on alle { $half },
    • { $triple } pistettä, jos se on ilman tikkiä.

    Väärin sanottu tuo vastapuolelle { $penalty } pistettä, tai { $trickless }, jos se on ilman tikkiä. Sulkijan sanomana se on epäonnistunut sulkeminen.
    { $target } pistettä voittaa ottelun.
santase-rules-ending =
    Kun kortit loppuvat
    Jos kukaan ei sano { $goal }, jako lasketaan, kun viimeinen kortti on pelattu.

    Pakkaa ei suljettu: viimeisestä tikistä tulee { $bonus } lisää, ja isompi summa voittaa { $single }, { $double } tai { $triple } kuten { $goal }:n jälkeen. Jos summat ovat samat, kukaan ei saa pisteitä ja sama pelaaja jakaa uudelleen.

    Pakka suljettiin: ei lisäpisteitä. Sulkija voittaa kuten { $goal }:n jälkeen, jos pääsi ensin { $goal } pisteeseen. Jos vastapuoli ehti ensin tai sulkijalla on alle { $goal }, sulkeminen on epäonnistunut. Jos kummallakin on vähintään { $goal } ja täsmälleen yhtä paljon, kukaan ei saa pisteitä.
santase-rules-options =
    Mistä pöytä voi sopia
    Vetäjä voi muuttaa näitä ennen ottelua; ensin mainittu on tavallinen.
    • { $target } pisteeseen, tai { $short_target } pisteeseen.
    • Pelaajat sanovat itse { $goal }, tai jako päättyy itsestään.
    • Pisteet piilossa, omat näkyvissä, tai kaikkien.
    • Sulkeminen ennen nostoa tai sen jälkeen, tai vain jälkeen.
    • Sulkeminen, kun pakassa on vähintään { $closing_least } korttia, tai vähintään { $high_least }.
    • Epäonnistunut sulkeminen: { $trickless } eikä { $penalty }, jos vastapuoli oli ilman tikkiä suljettaessa; lopussa; tai aina { $always }.
    • Mariaasit loppuun asti, tai vain kun pakka on auki.
    • Jakaa voittaja, häviäjä, tai vuorotellen.
    • Ysi ei ole minkään arvoinen, tai { $nine }.

    Nostaminen ei vaadi painallusta, ja voin pelata puolestasi kortin, kun mikään muu ei käy.
santase-rules-button-short = Lyhyesti
santase-rules-button-cards = Kortit
santase-rules-button-play = Tikit
santase-rules-button-marriages = { $marriage }, { $trump_marriage }, ysi
santase-rules-button-closing = Sulkeminen
santase-rules-button-claiming = { $goal }
santase-rules-button-ending = Viimeinen
santase-rules-button-options = Valinnat

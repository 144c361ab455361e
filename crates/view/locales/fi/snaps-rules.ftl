### Snapsin säännöt omin sanoin. Jakson ensimmäinen rivi on sen otsikko; tyhjä rivi erottaa.

snaps-rules-short =
    Snaps lyhyesti
    { $players } pelaajaa, { $cards } korttia: { $order } joka maassa, tässä järjestyksessä.
    Kerää ensimmäisenä { $goal } korttipistettä; jako päättyy silloin itsestään.

    • Kummallekin { $hand } korttia; yksi kortti käännetään, ja sen maa on valtti.
    • Ajetun maan isompi kortti voittaa, valtti voittaa kaikki muut maat. Sitten kumpikin nostaa, voittaja ensin, ja voittaja aloittaa.
    • Kun pakkaa on, saat vastata millä kortilla vain. Sen jälkeen: tunnusta maata ja mene yli, muuten tunnusta, muuten lyö valttia.
    • Saman maan kuningas ja rouva, kun aloitat tikin: { $marriage }, valtissa { $trump_marriage }. Ne lasketaan heti, kun sinulla on tikki.
    • Valttisotamiehellä saat ottaa käännetyn kortin.
    • Sulje pakka, jos pääset { $goal } pisteeseen nostamatta: vastapuolen tilanne lukitaan.
    • { $goal } tuo { $single }, { $double } tai { $triple } pistettä. Se, jolla on ensin { $target }, antaa vastapuolelle bummerlin ja voittaa.
snaps-rules-cards =
    Kortit ja jakaminen
    Isoimmasta pienimpään joka maassa: { $order }. Kyllä, kymppi voittaa kuninkaan.

    Korttipisteet: { $worths }. Kaikki kortit yhteensä ovat { $total }.

    Ensimmäinen jakaja arvotaan; sen jälkeen jaetaan vuorotellen, myös bummerlista toiseen.
    Kumpikin saa { $packet } korttia, jakaja viimeisenä; seuraava kortti käännetään, ja sen maa, Atout, on valtti; sitten kumpikin saa vielä { $second_packet }. Loput ja alimmaisena käännetty kortti ovat pakka: { $talon } korttia.
    Se, joka ei jakanut, aloittaa ensimmäisen tikin.
snaps-rules-play =
    Tikin pelaaminen
    Toinen pelaaja ajaa kortin, toinen vastaa. Samassa maassa isompi kortti voittaa; valtti voittaa minkä tahansa muun maan; muuten voittaa ajettu kortti.
    Tikin voittaja pitää tikin ja nostaa pakasta kortin, sitten nostaa toinen, ja voittaja aloittaa seuraavan tikin. Käännetty kortti nostetaan viimeisenä.

    Kun pakka on auki, saat vastata millä kortilla vain.

    Kun pakka on loppu tai suljettu, vastataan tiukasti:
    1. Onko sinulla ajettua maata? Pelaa sitä, ja mene yli, jos voit.
    2. Jos ei, onko sinulla valttia? Lyö valttia, mitä vain.
    3. Muuten pelaa mitä haluat.

    Voitettuja tikkejä ei katsota uudelleen; vain viimeinen pysyy näkyvissä seuraavaan ajoon asti.
snaps-rules-marriages =
    { $marriage }, { $trump_marriage } ja sotamies
    Mariaasi on saman maan kuningas ja rouva, molemmat kädessäsi: { $marriage } pistettä, valtissa { $trump_marriage }.
    Ilmoitat sen, kun olet aloittamassa tikkiä, jaon ensimmäisestä ajosta lähtien, myös kun pakka on suljettu tai loppu, ja sitten ajat jommankumman sen korteista. Yksi mariaasi ajoa kohti.
    Se lasketaan heti, kun sinulla on tikki, voitettu ennen ilmoitusta tai sen jälkeen. Jos sillä tulee täyteen { $goal }, jako on heti ohi.
    Sulkijaa vastaan mariaasia ei ilmoiteta: sitä ei laskettaisi.

    Valttisotamiehen voi vaihtaa käännettyyn korttiin, kun olet aloittamassa tikkiä, ensimmäisestä ajosta lähtien, niin kauan kuin pakassa on vähintään { $exchange_least } korttia. Vaihda ennen kuin suljet ja ennen kuin ilmoitat mariaasin; kun pakka on suljettu, on liian myöhäistä.
snaps-rules-closing =
    Pakan sulkeminen
    Jos uskot pääseväsi käsikorteillasi { $goal } pisteeseen, sulje: käännetty kortti pannaan kuvapuoli alaspäin, kukaan ei enää nosta, ja tiukat vastaussäännöt ovat heti voimassa.
    Saat sulkea, kun olet aloittamassa tikkiä, vaikka jaon ensimmäisessä ajossa, niin kauan kuin pakassa on vähintään { $closing_least } korttia; et enää, kun olet samassa ajossa ilmoittanut mariaasin.
    Vastapuolen tilanne lukitaan sellaiseksi kuin se oli ennen sulkemista: sen myöhempiä tikkejä ei lasketa, ei { $goal } pisteeseen eikä sinua vastaan.

    Jos pääset { $goal } pisteeseen, saat lukitun tilanteen mukaan
    • { $single } pisteen, jos vastapuolella oli vähintään { $half },
    • { $double } pistettä, jos sillä oli alle { $half },
    • { $triple } pistettä, jos se oli ilman tikkiä.
    Jos kortit loppuvat ennen sitä, vastapuoli saa { $trickless }, jos oli suljettaessa ilman tikkiä, ja muuten { $penalty }.
snaps-rules-scoring =
    { $goal } ja viimeinen kortti
    Heti kun pelaajalla on { $goal }, tikillä tai mariaasilla, jako päättyy itsestään. Siitä tulee
    • { $single } piste, jos vastapuolella on vähintään { $half },
    • { $double } pistettä, jos sillä on alle { $half },
    • { $triple } pistettä, jos se on ilman tikkiä.

    Jos pakkaa ei suljettu, kortit loppuvat eikä kenelläkään ole { $goal }, viimeisen tikin voittaja saa { $last_trick } pisteen, oli pisteitä miten paljon tahansa. Viimeisestä tikistä ei saa lisäpisteitä, ja voittaja löytyy aina.
snaps-rules-bummerl =
    Pisteet ja bummerlit
    Jakojen pisteet lasketaan yhteen. Se, jolla on ensin vähintään { $target }, voittaa, ja häviäjä saa bummerlin merkiksi; { $target } ylittävillä pisteillä ei ole väliä. Seuraava bummerl alkaa tilanteesta { $zero } : { $zero }.

    Ottelu on yksi bummerl tai, jos pöytä niin sopii, paras { $short }:sta, { $medium }:stä tai { $long }:stä: se, joka antaa ensin { $short_won }, { $medium_won } tai { $long_won }, voittaa.
snaps-rules-options =
    Mistä pöytä voi sopia
    Vetäjä voi muuttaa näitä ennen ottelua; ensin mainittu on tavallinen.
    • Yksi bummerl, tai paras { $short }:sta, { $medium }:stä tai { $long }:stä.
    • Bummerl { $target } pisteeseen, tai { $long_target } pisteeseen.
    • Jako päättyy itsestään { $goal } pisteeseen, tai pelaajat sanovat sen itse aloitusvuorollaan, tikin tai mariaasin jälkeen. Väärin sanottu tuo vastapuolelle { $penalty }, tai { $trickless }, jos se on ilman tikkiä; sulkijan sanomana se on epäonnistunut sulkeminen. Jos kukaan ei sano, viimeinen tikki voittaa { $last_trick }; suljetussa jaossa sulkijan { $goal } lasketaan.
    • Sulkeminen lukitsee kaiken, mitä vastapuoli voittaa, tai vain voiton suuruuden: silloin vastapuoli ilmoittaa mariaaseja, voi päästä { $goal } pisteeseen ensin ja voittaa { $penalty }, tai { $trickless }, jos oli suljettaessa ilman tikkiä.
    • Pehmeät säännöt, tai kovat: vaihtoon ja sulkemiseen tarvitaan { $sharp_least } korttia pakassa; ensimmäisessä ajossa ei vaihtoa eikä mariaasia.
    • Jokainen bummerl on arvoltaan { $given }, tai nollaa vastaan { $doubled }.
    • Pisteet lasketaan ylöspäin, tai alas { $zero } pisteeseen.
    • Omat pisteet näkyvissä, ei kenenkään, tai kaikkien.

    Nostaminen ei vaadi painallusta, ja voin pelata puolestasi kortin, kun mikään muu ei käy.
snaps-rules-button-short = Lyhyesti
snaps-rules-button-cards = Kortit
snaps-rules-button-play = Tikit
snaps-rules-button-marriages = { $marriage }, { $trump_marriage }, sotamies
snaps-rules-button-closing = Sulkeminen
snaps-rules-button-scoring = { $goal }
snaps-rules-button-bummerl = Bummerl
snaps-rules-button-options = Valinnat

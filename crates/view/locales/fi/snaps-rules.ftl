### Snapsin säännöt omin sanoin. Jakson ensimmäinen rivi on sen otsikko; tyhjä rivi erottaa.

snaps-rules-short =
    Snaps lyhyesti
    Kaksi pelaajaa, 20 korttia: A 10 K Q J joka maassa, tässä järjestyksessä.
    Kerää ensimmäisenä 66 korttipistettä; jako päättyy silloin itsestään.

    • Kummallekin viisi korttia; yksi kortti käännetään, ja sen maa on valtti.
    • Ajetun maan isompi kortti voittaa, valtti voittaa kaikki muut maat. Sitten kumpikin nostaa, voittaja ensin, ja voittaja aloittaa.
    • Kun pakkaa on, saat vastata millä kortilla vain. Sen jälkeen: tunnusta maata ja lyö yli, muuten tunnusta, muuten lyö valttia.
    • Saman maan kuningas ja rouva, kun aloitat tikin: 20, valtissa 40. Ne lasketaan heti, kun sinulla on tikki.
    • Valttisotamiehellä saat ottaa käännetyn kortin.
    • Sulje pakka, jos pääset 66 pisteeseen nostamatta: vastapuolen tilanne lukitaan.
    • 66 tuo 1, 2 tai 3 pistettä. Se, jolla on ensin 7, antaa vastapuolelle bummerlin ja voittaa.
snaps-rules-cards =
    Kortit ja jakaminen
    Isoimmasta pienimpään joka maassa: A 10 K Q J. Kyllä, kymppi voittaa kuninkaan.

    A on 11, 10 on 10, K 4, Q 3, J 2. Kaikki kortit yhteensä ovat 120.

    Ensimmäinen jakaja arvotaan; sen jälkeen jaetaan vuorotellen, myös bummerlista toiseen.
    Kumpikin saa kolme korttia, ei-jakaja ensin; seuraava kortti käännetään, ja sen maa, Atout, on valtti; sitten kumpikin saa vielä kaksi. Loput ja alimmaisena käännetty kortti ovat pakka: 10 korttia.
    Se, joka ei jakanut, aloittaa ensimmäisen tikin.
snaps-rules-play =
    Tikin pelaaminen
    Toinen pelaaja ajaa kortin, toinen vastaa. Samassa maassa isompi kortti voittaa; valtti voittaa minkä tahansa muun maan; muuten voittaa ajettu kortti.
    Tikin voittaja pitää tikin ja nostaa pakasta kortin, sitten nostaa toinen, ja voittaja aloittaa seuraavan tikin. Käännetty kortti nostetaan viimeisenä.

    Kun pakka on auki, saat vastata millä kortilla vain.

    Kun pakka on loppu tai suljettu, vastataan tiukasti:
    1. Onko sinulla ajettua maata? Pelaa sitä, ja lyö yli, jos voit.
    2. Jos ei, onko sinulla valttia? Lyö valttia, mitä vain.
    3. Muuten pelaa mitä haluat.

    Voitettuja tikkejä ei katsota uudelleen; vain viimeinen pysyy näkyvissä seuraavaan ajoon asti.
snaps-rules-marriages =
    20, 40 ja sotamies
    Mariaasi on saman maan kuningas ja rouva, molemmat kädessäsi: 20 pistettä, valtissa 40.
    Ilmoitat sen, kun olet aloittamassa tikkiä, jaon ensimmäisestä ajosta lähtien, myös kun pakka on suljettu tai loppu, ja sitten ajat jommankumman sen korteista. Yksi mariaasi ajoa kohti.
    Se lasketaan heti, kun sinulla on tikki, voitettu ennen ilmoitusta tai sen jälkeen. Jos sillä tulee täyteen 66, jako on heti ohi.
    Sulkijaa vastaan mariaasia ei ilmoiteta: sitä ei laskettaisi.

    Valttisotamiehen voi vaihtaa käännettyyn korttiin, kun olet aloittamassa tikkiä, ensimmäisestä ajosta lähtien, kunnes pakassa on kaksi viimeistä korttia. Vaihda ennen kuin suljet ja ennen kuin ilmoitat mariaasin; kun pakka on suljettu, on liian myöhäistä.
snaps-rules-closing =
    Pakan sulkeminen
    Jos uskot pääseväsi käsikorteillasi 66 pisteeseen, sulje: käännetty kortti pannaan kuvapuoli alaspäin, kukaan ei enää nosta, ja tiukat vastaussäännöt ovat heti voimassa.
    Saat sulkea, kun olet aloittamassa tikkiä, vaikka jaon ensimmäisessä ajossa, kunnes pakassa on kaksi viimeistä korttia; et enää, kun olet samassa ajossa ilmoittanut mariaasin.
    Vastapuolen tilanne lukitaan sellaiseksi kuin se oli ennen sulkemista: sen myöhempiä voittoja ei lasketa, ei 66 pisteeseen eikä sinua vastaan.

    Jos pääset 66 pisteeseen, saat lukitun tilanteen mukaan
    • 1 pisteen, jos vastapuolella oli vähintään 33,
    • 2 pistettä, jos sillä oli alle 33,
    • 3 pistettä, jos se oli ilman tikkiä.
    Jos kortit loppuvat ennen sitä, vastapuoli saa 3, jos oli suljettaessa ilman tikkiä, ja muuten 2.
snaps-rules-scoring =
    66 ja viimeinen kortti
    Heti kun pelaajalla on 66, tikillä tai mariaasilla, jako päättyy itsestään. Siitä tulee
    • 1 piste, jos vastapuolella on vähintään 33,
    • 2 pistettä, jos sillä on alle 33,
    • 3 pistettä, jos se on ilman tikkiä.

    Jos pakkaa ei suljettu, kortit loppuvat eikä kenelläkään ole 66, viimeisen tikin voittaja saa 1 pisteen, oli pisteitä miten paljon tahansa. Viimeisestä tikistä ei saa lisäpisteitä, ja voittaja löytyy aina.
snaps-rules-bummerl =
    Pisteet ja bummerlit
    Jakojen pisteet lasketaan yhteen. Se, jolla on ensin vähintään 7, voittaa bummerlin, ja häviäjä saa sen merkiksi; 7 ylittävillä pisteillä ei ole väliä. Seuraava bummerl alkaa tilanteesta 0 : 0.

    Ottelu on yksi bummerl tai, jos pöytä niin sopii, paras kolmesta, viidestä tai seitsemästä: se, joka antaa ensin kaksi, kolme tai neljä, voittaa.
snaps-rules-options =
    Mistä pöytä voi sopia
    Vetäjä voi muuttaa näitä ennen ottelua; ensin mainittu on tavallinen.
    • Yksi bummerl, tai paras kolmesta, viidestä tai seitsemästä.
    • Bummerl 7 pisteeseen, tai 9 pisteeseen.
    • Jako päättyy itsestään 66 pisteeseen, tai pelaajat sanovat sen itse aloitusvuorollaan, tikin tai mariaasin jälkeen. Väärin sanottu tuo vastapuolelle 2, tai 3, jos se on ilman tikkiä; sulkijan sanomana se on epäonnistunut sulkeminen. Jos kukaan ei sano, viimeinen tikki voittaa 1; suljetussa jaossa sulkijan 66 lasketaan.
    • Sulkeminen lukitsee kaiken, mitä vastapuoli voittaa, tai vain voiton suuruuden: silloin vastapuoli ilmoittaa mariaaseja, voi päästä 66 pisteeseen ensin ja voittaa 2, tai 3, jos oli suljettaessa ilman tikkiä.
    • Pehmeät säännöt, tai kovat: vaihtoon ja sulkemiseen tarvitaan neljä korttia pakassa; ensimmäisessä ajossa ei vaihtoa eikä mariaasia.
    • Jokainen bummerl on yhden arvoinen, tai nollaa vastaan kahden.
    • Pisteet lasketaan ylöspäin, tai alas nollaan.
    • Omat pisteet näkyvissä, ei kenenkään, tai kaikkien.

    Nostaminen ei vaadi painallusta, ja voin pelata puolestasi kortin, kun mikään muu ei käy.
snaps-rules-button-short = Lyhyesti
snaps-rules-button-cards = Kortit
snaps-rules-button-play = Tikit
snaps-rules-button-marriages = 20, 40, sotamies
snaps-rules-button-closing = Sulkeminen
snaps-rules-button-scoring = 66
snaps-rules-button-bummerl = Bummerl
snaps-rules-button-options = Valinnat

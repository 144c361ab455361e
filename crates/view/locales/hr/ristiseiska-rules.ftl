### Pravila Ristiseiske našim riječima. Prvi je redak odlomka njegov naslov; prazan redak odvaja.

ristiseiska-rules-short =
    Ristiseiska ukratko
    Tri do pet igrača, sve 52 karte. Finsko ime znači „sedmica tref“, a tom kartom počinje svako dijeljenje.
    Riješi se svih karata prije ostalih; što drugima ostane u ruci, broji se protiv njih.

    • Svaka boja na stolu raste od svoje 7: prvo 6, zatim 8, a onda dolje do asa i gore do kralja.
    • Imaš kartu koja pristaje? Moraš je baciti. Ne može se reći dalje.
    • Nakon asa ili kralja smiješ baciti još jednu kartu.
    • Ništa ne pristaje? Igrač prije tebe daje ti kartu, licem dolje, i sam bira koju. Tvoj je potez gotov.
    • Preostale karte stoje svoj broj; J 11, Q 12, K 13, as 1.
    • Čim netko ima 100 kaznenih bodova, pobjeđuje najmanji zbroj.
ristiseiska-rules-cards =
    Karte i dijeljenje
    Od najniže do najviše, u svakoj boji: A 2 3 4 5 6 7 8 9 10 J Q K. As je najniža karta.

    Tko prvi dijeli, odlučuje ždrijeb; poslije svi dijele redom.
    Dijeli se cijeli špil, karta po karta, najprije igraču poslije djelitelja. S tri ili pet igrača neki imaju kartu više; to nije važno.

    Počinje igrač koji ima sedmicu tref, i to njome, a zatim se igra ukrug u smjeru kazaljke na satu.
ristiseiska-rules-grid =
    Stol
    Svaka je boja svoj red koji raste na obje strane:
    1. Sedmica. Sedmica tref otvara dijeljenje; svaka druga 7 poslije se smije baciti bilo kad.
    2. Šestica, uz svoju 7.
    3. Osmica, ali tek kad je šestica ondje.
    4. Poslije svaki kraj raste za sebe: 5 4 3 2 A naniže, 9 10 J Q K naviše.

    Zato petica čeka i osmicu i šesticu.
    S asom ili kraljem ta je strana boje puna.

    Pod „sljedeća“ stranica pokazuje koje karte pristaju. Tko ih ima, otkrij ti.
ristiseiska-rules-turn =
    Tvoj potez
    Ako neka tvoja karta pristaje, moraš je baciti; ako ih pristaje više, biraš. Ne možeš reći dalje da kartu zadržiš.

    Kad baciš asa ili kralja, smiješ u istom potezu baciti još jednu kartu. Ako je i to as ili kralj, još jednu, i tako dalje. Smiješ stati bilo kad, a ako nijedna druga ne pristaje, to ne stoji ništa.

    Tko ostane bez karata, odmah dobiva dijeljenje, čak i usred takvog niza.
ristiseiska-rules-stuck =
    Kad ništa ne pristaje
    Ako nijedna tvoja karta ne pristaje, kartu ti daje igrač koji sjedi prije tebe. On bira: bilo koju, čak i onu koja pristaje. Koja je, znate samo vas dvoje.
    Zatim je na redu sljedeći igrač; ti ne igraš, ni kartom koju dobivaš.

    Tko da svoju zadnju kartu, dobiva dijeljenje.

    Da karta ne kruži zauvijek: kad puna dva kruga oko stola nitko nije bacio kartu, davatelj koji ima kartu koja nigdje ne pristaje mora dati takvu.
ristiseiska-rules-points =
    Kazneni bodovi
    Pobjednik dijeljenja ne dobiva kaznene bodove. Svi ostali broje karte u ruci: A 1, od 2 do 10 svoj broj, J 11, Q 12, K 13.
    Za 2, 3 i 8 dobivaš 13 bodova.

    Bodovi svih dijeljenja se zbrajaju. Kad nakon dijeljenja netko ima 100 ili više, partija je gotova i pobjeđuje najmanji zbroj. Tko dijeli najmanji zbroj, dijeli i pobjedu.
ristiseiska-rules-options =
    O čemu se stol može dogovoriti
    Domaćin to može promijeniti prije partije; uobičajeno stoji na prvom mjestu.
    • Igrač koji ne može dalje dobiva kartu ili uzima žeton. Žeton je jedan; ide od igrača do igrača, a plaća ga onaj kod koga je na kraju dijeljenja, čak i pobjednik.
    • Žeton stoji 50, 21 ili 25.
    • Zadnja se karta smije dati i pobjeđuje, ili se zadržava: tada kartu daje najbliži igrač prije koji ima dvije ili više.
    • Do 100 bodova, jedno dijeljenje, do 50 ili do 200. Jedno dijeljenje dobiva tko prvi ostane bez karata.
    • Petica čeka osmicu ili samo šesticu.
    • Preostali as stoji 1 ili 14.
    • Nakon svakog asa ili kralja još jedna karta, samo jednom u potezu, ili nikad.
    • Tko ne može dalje, dobiva kartu ili žeton od samog početka, ili tek nakon što je svatko jednom na redu.
    • Do pet igrača ili do osam.
ristiseiska-rules-button-short = Ukratko
ristiseiska-rules-button-cards = Karte
ristiseiska-rules-button-grid = Stol
ristiseiska-rules-button-turn = Tvoj potez
ristiseiska-rules-button-stuck = Kad zapneš
ristiseiska-rules-button-points = Bodovi
ristiseiska-rules-button-options = Opcije

### Pravila Ristiseiske našim riječima. Prvi je redak odlomka njegov naslov; prazan redak odvaja.

ristiseiska-rules-short =
    Ristiseiska ukratko
    { $fewest } do { $most } igrača, sve { $cards } karte. Finsko ime znači „sedmica tref”, a tom kartom počinje svako dijeljenje.
    Riješi se svih karata prije ostalih; što drugima ostane u ruci, broji se protiv njih.

    • Svaka boja na stolu raste od svoje sedmice: prvo šestica, zatim osmica, a onda dolje do asa i gore do kralja.
    • Imaš kartu koja može na stol? Moraš je baciti. Ne može se reći dalje.
    • Nakon asa ili kralja smiješ baciti još jednu kartu.
    • Ništa ne može na stol? Igrač prije tebe daje ti kartu, licem dolje, i sam bira koju. Tvoj je potez gotov.
    • Preostale karte nose svoj broj; { $courts }, as { $ace }.
    • Čim netko ima { $limit } kaznenih bodova, pobjeđuje najmanji zbroj.
ristiseiska-rules-cards =
    Karte i dijeljenje
    Od najniže do najviše, u svakoj boji: { $order }. As je najniža karta.

    Tko prvi dijeli, odlučuje ždrijeb; poslije svi dijele redom.
    Dijeli se cijeli špil, karta po karta, najprije igraču poslije djelitelja. S { $fewest } ili { $most } igrača neki imaju kartu više; to nije važno.

    Počinje igrač koji ima sedmicu tref, i to njome, a zatim se igra ukrug u smjeru kazaljke na satu.
ristiseiska-rules-grid =
    Stol
    Svaka je boja svoj red koji raste na obje strane:
    1. Sedmica. Sedmica tref otvara dijeljenje; svaka druga sedmica poslije se smije baciti bilo kad.
    2. Šestica, uz svoju sedmicu.
    3. Osmica, ali tek kad je šestica ondje.
    4. Poslije svaki kraj raste za sebe: { $down } naniže, { $up } naviše.

    Zato petica čeka i osmicu i šesticu.
    S asom ili kraljem ta je strana boje puna.

    Pod „sljedeća” stranica pokazuje koje karte mogu na stol. Tko ih ima, otkrij ti.
ristiseiska-rules-turn =
    Tvoj potez
    Ako neka tvoja karta može na stol, moraš je baciti; ako ih više može na stol, biraš. Ne možeš reći dalje da kartu zadržiš.

    Kad baciš asa ili kralja, smiješ u istom potezu baciti još jednu kartu. Ako je i to as ili kralj, još jednu, i tako dalje. Smiješ stati bilo kad, i to ništa ne košta ako nijedna druga ne može na stol.

    Tko ostane bez karata, odmah dobiva dijeljenje, čak i usred takvog niza.
ristiseiska-rules-stuck =
    Kad ništa ne može na stol
    Ako nijedna tvoja karta ne može na stol, kartu ti daje igrač koji sjedi prije tebe. On bira: bilo koju, čak i onu koja može na stol. Koja je, znate samo vas dvoje.
    Zatim je na redu sljedeći igrač; ti ne igraš, ni kartom koju dobivaš.

    Tko da svoju zadnju kartu, dobiva dijeljenje.

    Da karta ne kruži zauvijek: kad puna { $laps } kruga oko stola nitko nije bacio kartu, davatelj koji ima kartu koja ne može na stol mora dati takvu.
ristiseiska-rules-points =
    Kazneni bodovi
    Pobjednik dijeljenja ne dobiva kaznene bodove. Svi ostali broje karte u ruci: { $ace_worth }, od { $two } do { $ten } svoj broj, { $courts }.
    Za { $low }, { $middle } i { $high } dobivaš { $sum } bodova.

    Bodovi svih dijeljenja se zbrajaju. Kad nakon dijeljenja netko ima { $limit } ili više, partija je gotova i pobjeđuje najmanji zbroj. Tko dijeli najmanji zbroj, dijeli i pobjedu.
ristiseiska-rules-options =
    O čemu se stol može dogovoriti
    Domaćin to može promijeniti prije partije; uobičajeno stoji na prvom mjestu.
    • Igrač koji ne može dalje dobiva kartu ili uzima žeton. Žeton je jedan; ide od igrača do igrača, a plaća ga onaj kod koga je na kraju dijeljenja, čak i pobjednik.
    • Žeton košta { $token }, { $second_token } ili { $third_token }.
    • Zadnja se karta smije dati i pobjeđuje, ili se zadržava: tada kartu daje najbliži igrač prije koji ima { $enough } ili više.
    • Do { $limit } bodova, jedno dijeljenje, do { $low_limit } ili do { $high_limit }. Jedno dijeljenje dobiva tko prvi ostane bez karata.
    • Petica čeka osmicu ili samo šesticu.
    • Preostali as nosi { $ace } ili { $dear_ace }.
    • Nakon svakog asa ili kralja još jedna karta, samo jednom u potezu, ili nikad.
    • Tko ne može dalje, dobiva kartu ili žeton od samog početka, ili tek nakon što je svatko jednom na redu.
    • Do { $most } igrača ili do { $more }.
ristiseiska-rules-button-short = Ukratko
ristiseiska-rules-button-cards = Karte
ristiseiska-rules-button-grid = Stol
ristiseiska-rules-button-turn = Tvoj potez
ristiseiska-rules-button-stuck = Kad zapneš
ristiseiska-rules-button-points = Bodovi
ristiseiska-rules-button-options = Opcije

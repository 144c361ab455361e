### Pravila Belota našim riječima. Prvi je redak odlomka njegov naslov; prazan redak odvaja.

belot-rules-short =
    Belot utroje ukratko
    { $players } igrača, svatko za sebe, { $cards } karte: { $ranks } u svakoj boji, svakome { $hand } karata. Igra se do { $target } jedinice.

    • Zovi igru: ♣ ♦ ♥ ♠, bez aduta, sve adut, svaka jača od prethodne.
    • U adutu su karte po jačini { $trumps }, u drugim bojama { $plain }.
    • Poštuj boju; na adut kojim je štih otvoren baci jači ako možeš. Bez boje moraš sjeći adutom, i to jačim od aduta na stolu ako možeš. U igrama bez aduta i sve adut nema sječenja.
    • Nizove od { $shortest } ili više i četiri iste prijavi prije svoje prve karte. Kralj i dama u adutu su bela: { $belot }. Bez aduta se ništa ne prijavljuje.
    • Zadnji štih donosi { $last }.
    • Zvač, onaj čija igra vrijedi, mora imati više bodova nego itko drugi. Tada svatko piše desetinu svojih bodova; inače protivnik s najviše bodova uzima i zvačeve.
    • Ako na vrhu dvoje ima jednako, zvačevi bodovi vise za sljedeće dijeljenje.
    • Kontra udvostručuje, rekontra još jednom.
belot-rules-cards =
    Karte i dijeljenje
    Aduti od najjačeg do najslabijeg, s bodovima: { $trump_worths }. U igri sve adut tako vrijedi svaka boja.
    Ostale boje: { $plain_worths }. Bez aduta tako vrijedi svaka boja.

    S { $last } za zadnji štih u dijeljenju su { $suit_total } boda ako je adut jedna boja, { $all_total } u igri sve adut i { $bare_total } bez aduta, koji se broje dvostruko: { $doubled_total }.

    Tko prvi dijeli, odlučuje ždrijeb; poslije se dijeli redom, i kad svi kažu dalje. Dijeli se, zove i igra u smjeru suprotnom od kazaljke na satu, redom kojim ste sjeli.
    Svatko dobiva { $first } karte, pa { $second }. S tih { $bidding } se zove; kad je igra određena, svatko dobiva još { $rest }.
belot-rules-auction =
    Licitacija
    Prvi je na redu igrač poslije djelitelja. Smiješ
    • reći dalje,
    • zvati igru jaču od one koja stoji: ♣ ♦ ♥ ♠, bez aduta, sve adut,
    • reći kontru na tuđu igru: dijeljenje se broji dvostruko,
    • reći rekontru na tuđu kontru, tko god zvao: broji se četverostruko.

    Jača igra poništava kontru i rekontru; tako se smije izvući i igrač na čiju je igru rečena kontra. Tko je rekao dalje, smije opet govoriti dok licitacija traje.

    Nakon zvanja igre, kontre ili rekontre { $passes } „dalje” zaredom završavaju licitaciju. Ako na početku sva tri igrača kažu dalje, nitko ništa ne piše i dijeli sljedeći igrač.
belot-rules-play =
    Štihovi
    Prvi štih otvara igrač poslije djelitelja, svaki sljedeći onaj tko je uzeo prethodni. Štih smiješ otvoriti bilo kojom kartom.

    Adut je jedna boja:
    1. Imaš traženu boju? Baci je. U običnoj boji ne moraš bacati jaču; ako je tražen adut, moraš baciti jači od najjačeg na stolu ako možeš.
    2. Nemaš je, ali imaš adut? Moraš sjeći adutom. Ako je netko već sjekao, baci jači; ako ne možeš, svejedno moraš baciti adut.
    3. Inače baci što hoćeš.

    Bez aduta: poštuj boju, ništa drugo.
    Sve adut: poštuj boju i baci jaču od najjače karte tražene boje ako možeš. Bez boje baci što hoćeš; druga boja ne može uzeti štih.

    Štih uzima najjači adut, a ako aduta u njemu nema, najjača karta tražene boje. Uzeti se štihovi više ne gledaju, osim zadnjega.
belot-rules-announcements =
    Zvanja
    Niz od { $shortest } susjedne karte iste boje (terca) vrijedi { $tierce }, od { $middle } karte { $fifty }, od { $long } ili { $longest } karata { $hundred }. Redoslijed je { $ranks }. Četiri desetke, dame, kralja ili asa vrijede { $carre }, četiri devetke { $nines }, četiri dečka { $jacks }. Bez aduta se ništa ne prijavljuje.

    Prijavi prije nego što baciš svoju prvu kartu, pripadala ona zvanju ili ne. Poslije je prekasno. Niz se ne dijeli. Karta vrijedi jednom: u nizu ili u četiri iste; što od niza ostane, smije se prijaviti ako ostanu { $shortest } susjedne karte.

    Ostali čuju samo vrstu; boja i visina pokazuju se nakon zadnjeg štiha.

    Nizovi: jači je dulji; kod jednake duljine onaj s višom gornjom kartom; boje nisu važne. Igraču s najboljim nizom vrijede svi njegovi nizovi, ostalima nijedan. Ako su najbolji nizovi dvoje ili troje igrača jednaki, ničiji ne vrijede.
    Četiri iste: po jačini { $carres }. Igraču s najboljima vrijede sve njegove, čiji god bio najbolji niz.

    Bela: kralj i dama u adutu, u igri sve adut u bilo kojoj boji, oboje u tvojoj ruci. Zovi je uz prvu od te dvije karte: { $belot }. Tom se kartom mora otvoriti štih, poštivati boja ili sjeći; odbačena u igri sve adut ne daje ništa.
belot-rules-counting =
    Bodovi dijeljenja
    Svatko broji karte u svojim štihovima, { $last } za zadnji štih te nizove, četiri iste i bele koji vrijede. Bez aduta se sve to udvostručuje.

    Kapot: ako jedan igrač nema štiha, ostalo dvoje dobiva po { $half_capot }. Ako jedan igrač uzme svih { $tricks }, to je { $capot }. Igra bez aduta kapot ne udvostručuje, kontra da.

    Zapisnik se vodi u jedinicama: bodovi podijeljeni s { $unit } i zaokruženi, naviše od ostatka { $up_from }. { $points } boda su { $units } jedinica, { $other_points } ih je { $other_units }.
belot-rules-recording =
    Prolazi, visi, pada
    Prolazi: zvač ima više bodova nego itko drugi. Svatko piše svoje, a zvač uzima i što je visjelo.

    Pada: najviše ima jedan protivnik. On svojim bodovima dodaje zvačeve, piše ih i uzima što je visjelo. Zvač ne piše ništa, treći igrač piše svoje.

    Visi: dvoje ili troje dijeli najviše bodova. Protivnici pišu svoje, zvač ništa: te jedinice vise. Isto vrijedi kad su oba protivnika jednaka iznad zvača. Ali ako je zvač jednak s jednim, a drugi ima više, pada.

    Što visi, ide pobjedniku sljedećeg dijeljenja. Ako i ono visi, zbraja se.

    Primjer: { $declarer }, { $winner } i { $third } bodova, zvač je prvi. Drugi piše { $winner } + { $declarer } = { $sum }, dakle { $sum_units }; treći { $third_units }; prvi ništa.
belot-rules-contra =
    Kontra i rekontra
    U dijeljenju s kontrom pobjeđuje igrač s najviše bodova, tko god zvao, čak i onaj tko je rekao dalje. Zbraja svoje bodove, zvačeve i bodove onih koji su rekli kontru ili rekontru, zaokružuje zbroj i piše ga × { $contra }, nakon rekontre × { $recontra }. Što je visjelo, dodaje se povrh, bez množenja.
    Sudionici su zvač i oni koji su rekli kontru ili rekontru; ako ne pobijede, ne pišu ništa. Treći igrač koji je rekao dalje piše svoje, osim ako pobijedi.

    Ako na vrhu dvoje ili troje ima jednako, bodovi sudionika vise, zaokruženi i × { $contra } ili × { $recontra }.

    Primjer: kontru kaže drugi, treći je rekao dalje; { $contra_declarer }, { $doubler } i { $passer } bod. Prvi piše { $contra_declarer } + { $doubler } = { $contra_sum }, dakle { $contra_sum_units } × { $contra } = { $doubled }; drugi ništa; treći { $passer_units }.
belot-rules-match =
    Kraj partije
    Kad nakon dijeljenja netko ima { $target } jedinicu ili više, pobjeđuje najveći zbroj. Ako najveći dijeli dvoje, igra se dok jedan ne povede.

    S kapotom se ne izlazi. Ako je u dijeljenju isplaćen kapot, po { $half_capot } ili { $capot }, partija ne završava i igra se još jedno dijeljenje. Dijeljenja u kojima svi kažu dalje i novi kapoti ne broje se kao to jedno. Tada pobjeđuje najveći zbroj, a može ga imati i netko drugi.

    Što na kraju još visi, propada.
belot-rules-options =
    O čemu se stol može dogovoriti
    Domaćin to može promijeniti prije partije; uobičajeno stoji na prvom mjestu.
    • Do { $target } ili do { $short_target }.
    • Zaokruživanje naviše od ostatka { $up_from }, ili od { $up_from_suit } uz adutsku boju, { $up_from_no_trump } bez aduta i { $up_from_all_trumps } uz sve adut.
    • Tko ne može baciti jači adut, mora baciti slabiji, ili smije baciti bilo koju kartu.
    • Rekontru kaže svatko osim igrača s kontrom, ili samo zvač.
    • Dijeljenje s kontrom dobiva najviše bodova od sva tri igrača, ili samo netko od sudionika.
    • Ne izlazi se ni s kakvim kapotom; partiju produljuje samo puni kapot od { $tricks } štihova; ili nijedan.
    • Partija smije završiti dok jedinice vise, ili ne smije.
    • Bela se mora zvati uz kartu, ili se zove automatski.

    Mogu za tebe baciti kartu kad je moguća samo jedna.
belot-rules-button-short = Ukratko
belot-rules-button-cards = Karte
belot-rules-button-auction = Licitacija
belot-rules-button-play = Štihovi
belot-rules-button-announcements = Nizovi i bela
belot-rules-button-counting = Bodovi
belot-rules-button-recording = Prolazi ili pada
belot-rules-button-contra = Kontra
belot-rules-button-match = Partija
belot-rules-button-options = Opcije

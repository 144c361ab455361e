### Zasady belota własnymi słowami. Pierwszy wiersz części to jej tytuł; pusty wiersz rozdziela.

belot-rules-short =
    Belot na troje w skrócie
    { $players } graczy, każdy gra na siebie, { $cards } karty: { $ranks } w każdym kolorze, po { $hand } kart. Dojdź przed innymi do { $target } oczek.

    • Licytuj kontrakt: ♣ ♦ ♥ ♠, bez atu, wszystkie atuty, każda odzywka wyższa od poprzedniej.
    • Starszeństwo atutów: { $trumps }, innych kolorów: { $plain }.
    • Dokładaj do koloru; wyjście atutem przebij, jeśli możesz. Bez koloru musisz dać atut, i to starszy od tego na stole, jeśli możesz. Bez atu i przy wszystkich atutach nie ma przebijania innym kolorem.
    • Sekwensy od { $shortest } kart i karety zgłaszaj przed swoją pierwszą kartą. Król i dama atutowe to belot: { $belot }. Bez atu nie zgłasza się nic.
    • Ostatnia lewa daje { $last }.
    • Rozgrywający, czyli ten, kto gra kontrakt, musi mieć więcej punktów niż każdy z pozostałych. Wtedy każdy zapisuje dziesiątą część swoich; jeśli nie, rywal, który ma najwięcej, bierze też punkty rozgrywającego.
    • Przy remisie na czele punkty rozgrywającego wiszą na następne rozdanie.
    • Kontra podwaja, rekontra podwaja jeszcze raz.
belot-rules-cards =
    Karty i rozdawanie
    Atuty od najstarszego, z punktami: { $trump_worths }. Przy wszystkich atutach tak jest w każdym kolorze.
    Inne kolory: { $plain_worths }. Bez atu tak jest w każdym kolorze.

    Z { $last } za ostatnią lewę rozdanie ma { $suit_total } punkty przy kolorze atutowym, { $all_total } przy wszystkich atutach i { $bare_total } bez atu, które liczą się podwójnie: { $doubled_total }.

    Kto rozdaje pierwszy, decyduje los; potem rozdaje się po kolei, nawet po samych pasach. Rozdaje się, licytuje i gra w stronę przeciwną do ruchu wskazówek zegara, w kolejności zajmowania miejsc.
    Każdy dostaje { $first } karty, a potem { $second }. Z tymi { $bidding } kartami się licytuje; gdy kontrakt jest ustalony, każdy dostaje jeszcze { $rest }.
belot-rules-auction =
    Licytacja
    Zaczyna gracz po rozdającym. Możesz
    • spasować,
    • licytować wyżej niż ostatnia odzywka: ♣ ♦ ♥ ♠, bez atu, wszystkie atuty,
    • dać kontrę na cudzą odzywkę: rozdanie liczy się podwójnie,
    • dać rekontrę na cudzą kontrę, bez względu na to, czyj jest kontrakt: liczy się poczwórnie.

    Wyższa odzywka kasuje kontrę i rekontrę; w ten sposób może uciec także gracz, któremu dano kontrę. Po pasie można się odezwać znowu, póki trwa licytacja.

    Po odzywce, kontrze albo rekontrze { $passes } pasy z rzędu kończą licytację. Jeśli na początku spasują wszyscy troje, nikt nic nie zapisuje i rozdaje następny gracz.
belot-rules-play =
    Lewy
    Do pierwszej lewy wychodzi gracz po rozdającym, do następnej ten, kto bierze lewę. Wyjść można dowolną kartą.

    Gdy atutem jest kolor:
    1. Masz kartę w kolorze wyjścia? Daj ją. Zwykłego koloru przebijać nie musisz; przy wyjściu atutem musisz przebić najstarszy atut na stole, jeśli możesz.
    2. Nie masz, ale masz atut? Musisz go dać. Jeśli ktoś przed tobą przebija atutem, nadbij, jeśli możesz; jeśli nie możesz, atut i tak musisz dać.
    3. Nie masz ani jednego, ani drugiego? Graj, co chcesz.

    Bez atu: dokładaj do koloru, nic więcej.
    Wszystkie atuty: dokładaj do koloru i przebij najstarszą kartę w kolorze wyjścia, jeśli możesz. Bez koloru graj, co chcesz; inny kolor lewy nie weźmie.

    Lewę bierze najstarszy atut, a bez atutów najstarsza karta w kolorze wyjścia. Wziętych lew się nie ogląda, oprócz ostatniej.
belot-rules-announcements =
    Sekwensy, karety i belot
    Sekwens z { $shortest } sąsiednich kart koloru (tercja) to { $tierce }, z { $middle } kart { $fifty }, z { $long } lub { $longest } kart { $hundred }. Kolejność: { $ranks }. Cztery dziesiątki, damy, króle albo asy to { $carre }, cztery dziewiątki { $nines }, cztery walety { $jacks }. Bez atu nie zgłasza się nic.

    Zgłaszaj przed zagraniem pierwszej karty, czy ta karta należy do układu, czy nie. Później jest za późno. Sekwensu się nie dzieli. Karta liczy się raz: w sekwensie albo w karecie; resztę sekwensu można jeszcze zgłosić, jeśli zostają { $shortest } karty po kolei.

    Inni słyszą tylko rodzaj; kolor i starszeństwo pokazuje się po ostatniej lewie.

    Sekwensy: lepszy jest dłuższy, a z równie długich ten ze starszą najwyższą kartą; kolory nie mają znaczenia. Kto ma najlepszy sekwens, zapisuje wszystkie swoje, a inni żadnego. Jeśli najlepsze sekwensy dwóch lub trzech graczy są równe, niczyje się nie liczą.
    Cztery jednakowe (kareta): od najstarszej { $carres }. Kto ma najlepszą, zapisuje wszystkie swoje, bez względu na to, czyj jest najlepszy sekwens.

    Belot: król i dama atutowe, przy wszystkich atutach dowolnego koloru, obie karty na twojej ręce. Zgłoś go przy pierwszej z nich: { $belot }. Tą kartą trzeba wyjść, dołożyć ją do koloru albo dać jako atut; zrzucona przy wszystkich atutach nic nie daje.
belot-rules-counting =
    Punkty w rozdaniu
    Każdy liczy karty w swoich lewach, { $last } za ostatnią lewę oraz sekwensy, karety i beloty, które się liczą. Bez atu to wszystko się podwaja.

    Kapot: jeśli ktoś nie ma lewy, każdy z dwojga pozostałych dostaje { $half_capot }. Jeśli ktoś ma wszystkie { $tricks }, to { $capot }. Bez atu tego nie podwaja; kontra tak.

    Zapis prowadzi się w oczkach: punkty podzielone przez { $unit } i zaokrąglone, w górę od reszty { $up_from }. { $points } punkty to { $units } oczek, { $other_points } to { $other_units }.
belot-rules-recording =
    Ugrane, wisi, przegrane
    Ugrane: rozgrywający ma więcej punktów niż każdy z pozostałych. Każdy zapisuje swoje, a rozgrywający bierze to, co wisi.

    Przegrane: najwięcej punktów ma jeden z rywali. Dodaje punkty rozgrywającego do swoich, zapisuje je i bierze to, co wisi. Rozgrywający nie zapisuje nic, trzeci gracz swoje.

    Wisi: najwięcej punktów mają po równo dwie lub trzy osoby. Rywale zapisują swoje, rozgrywający nic: jego oczka wiszą. Tak samo, gdy obie pozostałe osoby mają po równo, a więcej niż rozgrywający. Ale jeśli rozgrywający remisuje z jednym, a drugi ma więcej, kontrakt jest przegrany.

    To, co wisi, bierze zwycięzca następnego rozdania. Jeśli i ono wisi, sumuje się.

    Przykład: { $declarer }, { $winner } i { $third } punktów, rozgrywa pierwszy. Drugi zapisuje { $winner } + { $declarer } = { $sum }, czyli { $sum_units }; trzeci { $third_units }; pierwszy nic.
belot-rules-contra =
    Kontra i rekontra
    Rozdanie z kontrą wygrywa ten, kto ma najwięcej punktów, bez względu na to, czyj jest kontrakt, nawet po pasie. Zwycięzca dodaje do swoich punktów punkty rozgrywającego i tych, którzy kontrują lub rekontrują, zaokrągla sumę i zapisuje ją × { $contra }, po rekontrze × { $recontra }. To, co wisi, dochodzi bez mnożenia.
    Uczestnicy to rozgrywający i ci, którzy kontrują lub rekontrują; jeśli nie wygrają, nie zapisują nic. Trzeci gracz, po pasie, zapisuje swoje, chyba że wygra.

    Jeśli na czele jest remis dwóch lub trzech osób, punkty uczestników wiszą, zaokrąglone i × { $contra } lub × { $recontra }.

    Przykład: kontrę daje drugi, trzeci pasuje; { $contra_declarer }, { $doubler } i { $passer } punktów. Pierwszy zapisuje { $contra_declarer } + { $doubler } = { $contra_sum }, czyli { $contra_sum_units } × { $contra } = { $doubled }; drugi nic; trzeci { $passer_units }.
belot-rules-match =
    Koniec partii
    Po rozdaniu, w którym ktoś ma już co najmniej { $target } oczek, wygrywa najwyższy wynik. Jeśli najwyższy mają dwie osoby, gra się, aż ktoś wyjdzie na prowadzenie.

    Kapotem się nie kończy. Jeśli w rozdaniu była premia za kapot, po { $half_capot } albo { $capot }, partia się nie kończy i gra się jeszcze jedno rozdanie. Same pasy i kolejne kapoty się za nie nie liczą. Potem wygrywa najwyższy wynik, może już czyjś inny.

    Co na koniec jeszcze wisi, przepada.
belot-rules-options =
    Co można ustalić przy stole
    Gospodarz może to zmienić przed partią; zwykła zasada stoi na początku.
    • Gra do { $target } albo do { $short_target }.
    • Zaokrąglanie w górę od reszty { $up_from } albo od { $up_from_suit } przy kolorze atutowym, { $up_from_no_trump } bez atu i { $up_from_all_trumps } przy wszystkich atutach.
    • Kto nie może nadbić, musi podbić albo może dać dowolną kartę.
    • Rekontrę daje każdy oprócz kontrującego albo tylko rozgrywający.
    • Rozdanie z kontrą wygrywa najlepszy z trojga albo tylko ktoś z uczestników.
    • Partii nie kończy żaden kapot; nie kończy jej tylko pełny kapot z { $tricks } lew; albo kończy ją każdy.
    • Partia może się skończyć, gdy wiszą oczka, albo nie.
    • Belota trzeba zgłosić przy karcie albo zgłasza się sam.

    Gdy możliwa jest tylko jedna karta, mogę ją zagrać za ciebie.
belot-rules-button-short = W skrócie
belot-rules-button-cards = Karty
belot-rules-button-auction = Licytacja
belot-rules-button-play = Lewy
belot-rules-button-announcements = Sekwensy i belot
belot-rules-button-counting = Punkty
belot-rules-button-recording = Ugrane czy nie
belot-rules-button-contra = Kontra
belot-rules-button-match = Partia
belot-rules-button-options = Opcje

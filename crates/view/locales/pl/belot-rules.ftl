### Zasady belota własnymi słowami. Pierwszy wiersz części to jej tytuł; pusty wiersz rozdziela.

belot-rules-short =
    Belot na troje w skrócie
    Troje graczy, każdy gra na siebie, 24 karty: 9 10 J Q K A w każdym kolorze, po osiem kart. Dojdź przed innymi do 151 oczek.

    • Licytuj kontrakt: ♣ ♦ ♥ ♠, bez atu, wszystkie atuty, każda odzywka wyższa od poprzedniej.
    • Starszeństwo atutów: J 9 A 10 K Q, innych kolorów: A 10 K Q J 9.
    • Dokładaj do koloru; wyjście atutem przebij, jeśli możesz. Bez koloru musisz dać atut, i to starszy od tego na stole, jeśli możesz. Bez atu i przy wszystkich atutach nie ma przebijania innym kolorem.
    • Sekwensy od trzech kart i karety zgłaszaj przed swoją pierwszą kartą. Król i dama atutowe to belot: 20. Bez atu nie zgłasza się nic.
    • Ostatnia lewa daje 10.
    • Rozgrywający, czyli ten, kto gra kontrakt, musi mieć więcej punktów niż każdy z pozostałych. Wtedy każdy zapisuje dziesiątą część swoich; jeśli nie, rywal, który ma najwięcej, bierze też punkty rozgrywającego.
    • Przy remisie na czele punkty rozgrywającego wiszą na następne rozdanie.
    • Kontra podwaja, rekontra podwaja jeszcze raz.
belot-rules-cards =
    Karty i rozdawanie
    Atuty od najstarszego, z punktami: J 20, 9 14, A 11, 10 10, K 4, Q 3. Przy wszystkich atutach tak jest w każdym kolorze.
    Inne kolory: A 11, 10 10, K 4, Q 3, J 2, 9 nic. Bez atu tak jest w każdym kolorze.

    Z 10 za ostatnią lewę rozdanie ma 162 punkty przy kolorze atutowym, 258 przy wszystkich atutach i 130 bez atu, które liczą się podwójnie: 260.

    Kto rozdaje pierwszy, decyduje los; potem rozdaje się po kolei, nawet po samych pasach. Rozdaje się, licytuje i gra w stronę przeciwną do ruchu wskazówek zegara, w kolejności zajmowania miejsc.
    Każdy dostaje trzy karty, a potem dwie. Z tymi pięcioma się licytuje; gdy kontrakt jest ustalony, każdy dostaje jeszcze trzy.
belot-rules-auction =
    Licytacja
    Zaczyna gracz po rozdającym. Możesz
    • spasować,
    • licytować wyżej niż ostatnia odzywka: ♣ ♦ ♥ ♠, bez atu, wszystkie atuty,
    • dać kontrę na cudzą odzywkę: rozdanie liczy się podwójnie,
    • dać rekontrę na cudzą kontrę, bez względu na to, czyj jest kontrakt: liczy się poczwórnie.

    Wyższa odzywka kasuje kontrę i rekontrę; w ten sposób może uciec także gracz, któremu dano kontrę. Po pasie można się odezwać znowu, póki trwa licytacja.

    Po odzywce, kontrze albo rekontrze dwa pasy z rzędu kończą licytację. Jeśli na początku spasują wszyscy troje, nikt nic nie zapisuje i rozdaje następny gracz.
belot-rules-play =
    Lewy
    Do pierwszej lewy wychodzi gracz po rozdającym, do następnej ten, kto bierze lewę. Wyjść można dowolną kartą.

    Gdy atutem jest kolor:
    1. Masz kartę w kolorze wyjścia? Daj ją. Zwykłego koloru przebijać nie musisz; przy wyjściu atutem musisz przebić najstarszy atut na stole, jeśli możesz.
    2. Nie masz, ale masz atut? Musisz go dać. Jeśli ktoś przed tobą przebija atutem, nadbij, jeśli możesz; jeśli nie możesz, atut i tak musisz dać.
    3. W innym razie graj, co chcesz.

    Bez atu: dokładaj do koloru, nic więcej.
    Wszystkie atuty: dokładaj do koloru i przebij najstarszą kartę w kolorze wyjścia, jeśli możesz. Bez koloru graj, co chcesz; inny kolor lewy nie weźmie.

    Lewę bierze najstarszy atut, a bez atutów najstarsza karta w kolorze wyjścia. Wziętych lew się nie ogląda, oprócz ostatniej.
belot-rules-announcements =
    Sekwensy, karety i belot
    Sekwens z trzech sąsiednich kart koloru (tercja) to 20, z czterech 50, z pięciu lub sześciu 100. Kolejność: 9 10 J Q K A. Cztery dziesiątki, damy, króle albo asy to 100, cztery dziewiątki 150, cztery walety 200. Bez atu nie zgłasza się nic.

    Zgłaszaj przed zagraniem pierwszej karty, czy ta karta należy do układu, czy nie. Później jest za późno. Sekwensu się nie dzieli. Karta liczy się raz: w sekwensie albo w karecie; resztę sekwensu można jeszcze zgłosić, jeśli zostają trzy karty po kolei.

    Inni słyszą tylko rodzaj; kolor i starszeństwo pokazuje się po ostatniej lewie.

    Sekwensy: lepszy jest dłuższy, a z równie długich ten ze starszą najwyższą kartą; kolory nie mają znaczenia. Kto ma najlepszy sekwens, zapisuje wszystkie swoje, a inni żadnego. Jeśli najlepsze sekwensy dwóch lub trzech graczy są równe, niczyje się nie liczą.
    Cztery jednakowe (kareta): od najstarszej J 9 A 10 K Q. Kto ma najlepszą, zapisuje wszystkie swoje, bez względu na to, czyj jest najlepszy sekwens.

    Belot: król i dama atutowe, przy wszystkich atutach dowolnego koloru, obie karty na twojej ręce. Zgłoś go przy pierwszej z nich: 20. Tą kartą trzeba wyjść, dołożyć ją do koloru albo dać jako atut; zrzucona przy wszystkich atutach nic nie daje.
belot-rules-counting =
    Punkty w rozdaniu
    Każdy liczy karty w swoich lewach, 10 za ostatnią lewę oraz sekwensy, karety i beloty, które się liczą. Bez atu to wszystko się podwaja.

    Kapot: jeśli ktoś nie ma lewy, każdy z dwojga pozostałych dostaje 50. Jeśli ktoś ma wszystkie osiem, to 100. Bez atu tego nie podwaja; kontra tak.

    Zapis prowadzi się w oczkach: punkty podzielone przez dziesięć i zaokrąglone, w górę od reszty 5. 84 punkty to 8 oczek, 45 to 5.
belot-rules-recording =
    Ugrane, wisi, przegrane
    Ugrane: rozgrywający ma więcej punktów niż każdy z pozostałych. Każdy zapisuje swoje, a rozgrywający bierze to, co wisi.

    Przegrane: najwięcej punktów ma jeden z rywali. Dodaje punkty rozgrywającego do swoich, zapisuje je i bierze to, co wisi. Rozgrywający nie zapisuje nic, trzeci gracz swoje.

    Wisi: najwięcej punktów mają po równo dwie lub trzy osoby. Rywale zapisują swoje, rozgrywający nic: jego oczka wiszą. Tak samo, gdy obie pozostałe osoby mają po równo, a więcej niż rozgrywający. Ale jeśli rozgrywający remisuje z jednym, a drugi ma więcej, kontrakt jest przegrany.

    To, co wisi, bierze zwycięzca następnego rozdania. Jeśli i ono wisi, sumuje się.

    Przykład: 52, 71 i 39 punktów, rozgrywa pierwszy. Drugi zapisuje 71 + 52 = 123, czyli 12; trzeci 4; pierwszy nic.
belot-rules-contra =
    Kontra i rekontra
    Rozdanie z kontrą wygrywa ten, kto ma najwięcej punktów, bez względu na to, czyj jest kontrakt, nawet po pasie. Zwycięzca dodaje do swoich punktów punkty rozgrywającego i tych, którzy kontrują lub rekontrują, zaokrągla sumę i zapisuje ją × 2, po rekontrze × 4. To, co wisi, dochodzi bez mnożenia.
    Uczestnicy to rozgrywający i ci, którzy kontrują lub rekontrują; jeśli nie wygrają, nie zapisują nic. Trzeci gracz, po pasie, zapisuje swoje, chyba że wygra.

    Jeśli na czele jest remis dwóch lub trzech osób, punkty uczestników wiszą, zaokrąglone i × 2 lub × 4.

    Przykład: kontrę daje drugi, trzeci pasuje; 81, 50 i 31 punktów. Pierwszy zapisuje 81 + 50 = 131, czyli 13 × 2 = 26; drugi 0; trzeci 3.
belot-rules-match =
    Koniec partii
    Po rozdaniu, w którym ktoś ma już co najmniej 151 oczek, wygrywa najwyższy wynik. Jeśli najwyższy mają dwie osoby, gra się, aż ktoś wyjdzie na prowadzenie.

    Kapotem się nie kończy. Jeśli w rozdaniu była premia za kapot, po 50 albo 100, partia się nie kończy i gra się jeszcze jedno rozdanie. Same pasy i kolejne kapoty się za nie nie liczą. Potem wygrywa najwyższy wynik, może już czyjś inny.

    Co na koniec jeszcze wisi, przepada.
belot-rules-options =
    Co można ustalić przy stole
    Gospodarz może to zmienić przed partią; zwykła zasada stoi na początku.
    • Gra do 151 albo do 101.
    • Zaokrąglanie w górę od reszty 5 albo od 6 przy kolorze atutowym, 5 bez atu i 4 przy wszystkich atutach.
    • Kto nie może nadbić, musi podbić albo może dać dowolną kartę.
    • Rekontrę daje każdy oprócz kontrującego albo tylko rozgrywający.
    • Rozdanie z kontrą wygrywa najlepszy z trojga albo tylko ktoś z uczestników.
    • Partii nie kończy żaden kapot; nie kończy jej tylko pełny kapot z ośmiu lew; albo kończy ją każdy.
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

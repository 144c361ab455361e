### Zasady sznapsa własnymi słowami. Pierwszy wiersz części to jej tytuł; pusty wiersz rozdziela.

snaps-rules-short =
    Sznaps w skrócie
    Dwóch graczy, 20 kart: A 10 K Q J w każdym kolorze, w tej kolejności.
    Dojdź do 66 punktów z kart przed rywalem; rozdanie kończy się wtedy samo.

    • Po pięć kart; jedną kartę się odkrywa, a jej kolor jest atutem.
    • Bierze starsza karta w kolorze wyjścia, a atut bije każdy inny kolor. Potem dobierają obie strony, najpierw ta, która bierze lewę; ona też wychodzi.
    • Póki jest talon, można dołożyć dowolną kartę. Potem: kolor i przebić, inaczej kolor, inaczej atut.
    • Król i dama jednego koloru przy twoim wyjściu: 20, w atutach 40. Liczą się, gdy tylko masz lewę.
    • Waletem atutowym możesz zabrać odkrytą kartę.
    • Zamknij talon, jeśli dojdziesz do 66 bez dobierania: wynik rywala jest wtedy zamrożony.
    • 66 daje 1, 2 lub 3 punkty. Kto pierwszy dojdzie do 7, daje rywalowi bummerla i wygrywa.
snaps-rules-cards =
    Karty i rozdawanie
    Od najstarszej, w każdym kolorze: A 10 K Q J. Tak, dziesiątka bije króla.

    A liczy 11, 10 liczy 10, K 4, Q 3, J 2. Wszystkie karty razem to 120.

    Kto rozdaje pierwszy, decyduje los; potem gracze rozdają na zmianę, także między bummerlami.
    Każdy dostaje trzy karty, zaczynając od rywala rozdającego; następną kartę się odkrywa, a jej kolor jest atutem; potem każdy dostaje jeszcze dwie. Reszta, z odkrytą kartą na spodzie, to talon: 10 kart.
    Do pierwszej lewy wychodzi ten, kto nie rozdaje.
snaps-rules-play =
    Rozgrywanie lewy
    Jeden gracz wychodzi kartą, drugi dokłada. W tym samym kolorze bierze starsza karta; atut bije każdy inny kolor; w innym razie bierze karta wyjścia.
    Zwycięzca zabiera lewę i dobiera kartę z talonu, po nim dobiera drugi gracz, a zwycięzca wychodzi do następnej lewy. Odkrytą kartę dobiera się na końcu.

    Póki talon jest otwarty, można dołożyć dowolną kartę.

    Gdy talon się skończył albo jest zamknięty, dokłada się według ścisłych zasad:
    1. Masz kartę w kolorze wyjścia? Daj ją, i to starszą, jeśli możesz.
    2. Nie masz, ale masz atut? Daj atut, dowolny.
    3. W innym razie graj, co chcesz.

    Wziętych lew się nie ogląda; tylko ostatnia leży na widoku do następnego wyjścia.
snaps-rules-marriages =
    20, 40 i walet
    Meldunek to król i dama jednego koloru, obie karty na twojej ręce: 20 punktów, w atutach 40.
    Meldujesz przed wyjściem, już od pierwszego w rozdaniu, także gdy talon jest zamknięty albo się skończył, i wychodzisz jedną z tych dwóch kart. Jeden meldunek na wyjście.
    Liczy się, gdy tylko masz lewę, wziętą przedtem albo potem. Jeśli masz dzięki niemu 66, rozdanie od razu się kończy.
    Przeciw zamykającemu nie melduje się: meldunek by się nie liczył.

    Waleta atutowego możesz wymienić na odkrytą kartę, gdy wychodzisz, od pierwszego wyjścia aż do dwóch ostatnich kart talonu. Wymieniaj przed zamknięciem i przed meldunkiem; po zamknięciu jest za późno.
snaps-rules-closing =
    Zamknięcie talonu
    Jeśli myślisz, że dojdziesz do 66 kartami z ręki, zamknij: odkrytą kartę się odwraca, nikt już nie dobiera, i od razu obowiązują ścisłe zasady dokładania.
    Zamknąć możesz, gdy wychodzisz, nawet przy pierwszym wyjściu w rozdaniu, aż do dwóch ostatnich kart talonu; nie po meldunku przy tym samym wyjściu.
    Wynik rywala jest zamrożony taki, jak przed zamknięciem: nic, co weźmie później, się nie liczy, ani do jego 66, ani przeciw tobie.

    Jeśli dojdziesz do 66, dostajesz według zamrożonego wyniku:
    • 1 punkt, jeśli rywal ma co najmniej 33,
    • 2 punkty, jeśli ma mniej niż 33,
    • 3 punkty, jeśli nie ma lewy.
    Jeśli karty skończą się wcześniej, rywal dostaje 3, gdy przy zamknięciu nie ma lewy, a inaczej 2.
snaps-rules-scoring =
    66 i ostatnia karta
    Gdy tylko ktoś ma 66, z lewy albo z meldunku, rozdanie kończy się samo. Daje to
    • 1 punkt, jeśli rywal ma co najmniej 33,
    • 2 punkty, jeśli ma mniej niż 33,
    • 3 punkty, jeśli nie ma lewy.

    Jeśli talon nie jest zamknięty, karty się skończą, a nikt nie ma 66, 1 punkt dostaje ten, kto bierze ostatnią lewę, bez względu na punkty z kart. Premii za ostatnią lewę nie ma, a zwycięzca jest zawsze.
snaps-rules-bummerl =
    Punkty i bummerle
    Punkty za rozdania się sumują. Kto pierwszy ma co najmniej 7, wygrywa bummerla, a rywal dostaje go jako kreskę; punkty ponad 7 są bez znaczenia. Następny bummerl zaczyna się od 0 : 0.

    Partia to jeden bummerl albo, jeśli stół tak ustali, gra na najwyżej trzy, pięć lub siedem bummerli: wygrywa, kto pierwszy rozda dwa, trzy lub cztery.
snaps-rules-options =
    Co można ustalić przy stole
    Gospodarz może to zmienić przed partią; zwykła zasada stoi na początku.
    • Jeden bummerl albo partia do dwóch, trzech lub czterech wygranych bummerli.
    • Bummerl do 7 albo do 9.
    • Rozdanie kończy się samo przy 66 albo gracze deklarują je na wyjściu, po lewie lub meldunku. Błędna deklaracja daje rywalowi 2, a 3, jeśli nie ma lewy; gdy myli się zamykający, to nieudane zamknięcie. Bez deklaracji ostatnia lewa daje 1; w zamkniętym rozdaniu liczy się 66 zamykającego.
    • Zamknięcie mrozi wszystko, co bierze rywal, albo tylko stawkę: wtedy rywal melduje, może szybciej dojść do 66 i wygrywa 2, a 3 bez lewy przy zamknięciu.
    • Łagodne zasady albo ostre: wymiana i zamknięcie wymagają czterech kart w talonie; przy pierwszym wyjściu nie ma wymiany ani meldunku.
    • Każdy bummerl liczy się raz albo bummerl do zera podwójnie.
    • Punkty liczone w górę albo w dół do 0.
    • Punkty widoczne własne, niczyje albo wszystkich.

    Dobieranie nie wymaga naciskania, a gdy możliwa jest tylko jedna karta, mogę ją zagrać za ciebie.
snaps-rules-button-short = W skrócie
snaps-rules-button-cards = Karty
snaps-rules-button-play = Lewy
snaps-rules-button-marriages = 20, 40, walet
snaps-rules-button-closing = Zamknięcie
snaps-rules-button-scoring = 66
snaps-rules-button-bummerl = Bummerl
snaps-rules-button-options = Opcje

### Zasady Schnapsen własnymi słowami. Pierwszy wiersz części to jej tytuł; pusty wiersz rozdziela.

snaps-rules-short =
    Schnapsen w skrócie
    { $players } graczy, { $cards } kart: { $order } w każdym kolorze, w tej kolejności.
    Dojdź do { $goal } punktów z kart przed rywalem; rozdanie kończy się wtedy samo.

    • Po { $hand } kart; jedną kartę się odkrywa, a jej kolor jest atutem.
    • Bierze starsza karta w kolorze wyjścia, a atut bije każdy inny kolor. Potem dobierają obie strony, najpierw ta, która bierze lewę; ona też wychodzi.
    • Póki jest talon, można dołożyć dowolną kartę. Potem: kolor i przebić, inaczej kolor, inaczej atut.
    • Król i dama jednego koloru przy twoim wyjściu: { $marriage }, w atutach { $trump_marriage }. Liczą się, gdy tylko masz lewę.
    • Waletem atutowym możesz zabrać odkrytą kartę.
    • Zamknij talon, jeśli dojdziesz do { $goal } bez dobierania: wynik rywala jest wtedy zamrożony.
    • { $goal } daje { $single }, { $double } lub { $triple } punkty. Kto pierwszy dojdzie do { $target }, daje rywalowi bummerla i wygrywa.
snaps-rules-cards =
    Karty i rozdawanie
    Od najstarszej, w każdym kolorze: { $order }. Tak, dziesiątka bije króla.

    Punkty z kart: { $worths }. Wszystkie karty razem to { $total }.

    Kto rozdaje pierwszy, decyduje los; potem gracze rozdają na zmianę, także między bummerlami.
    Każdy dostaje { $packet } karty, zaczynając od rywala rozdającego; następną kartę się odkrywa, a jej kolor jest atutem; potem każdy dostaje jeszcze { $second_packet }. Reszta, z odkrytą kartą na spodzie, to talon: { $talon } kart.
    Do pierwszej lewy wychodzi ten, kto nie rozdaje.
snaps-rules-play =
    Rozgrywanie lewy
    Jeden gracz wychodzi kartą, drugi dokłada. W tym samym kolorze bierze starsza karta; atut bije każdy inny kolor; inaczej bierze karta wyjścia.
    Zwycięzca zabiera lewę i dobiera kartę z talonu, po nim dobiera drugi gracz, a zwycięzca wychodzi do następnej lewy. Odkrytą kartę dobiera się na końcu.

    Póki talon jest otwarty, można dołożyć dowolną kartę.

    Gdy talon się skończył albo jest zamknięty, dokłada się według ścisłych zasad:
    1. Masz kartę w kolorze wyjścia? Daj ją, i to starszą, jeśli możesz.
    2. Nie masz, ale masz atut? Daj atut, dowolny.
    3. Nie masz ani jednego, ani drugiego? Graj, co chcesz.

    Wziętych lew się nie ogląda; tylko ostatnia leży na widoku do następnego wyjścia.
snaps-rules-marriages =
    { $marriage }, { $trump_marriage } i walet
    Meldunek to król i dama jednego koloru, obie karty na twojej ręce: { $marriage } punktów, w atutach { $trump_marriage }.
    Meldujesz przed wyjściem, już od pierwszego w rozdaniu, także gdy talon jest zamknięty albo się skończył, i wychodzisz jedną z tych dwóch kart. Jeden meldunek na wyjście.
    Liczy się, gdy tylko masz lewę, wziętą przedtem albo potem. Jeśli masz dzięki niemu { $goal }, rozdanie od razu się kończy.
    Przeciw zamykającemu nie melduje się: meldunek by się nie liczył.

    Waleta atutowego możesz wymienić na odkrytą kartę, gdy wychodzisz, od pierwszego wyjścia aż do { $exchange_least } ostatnich kart talonu. Wymieniaj przed zamknięciem i przed meldunkiem; po zamknięciu jest za późno.
snaps-rules-closing =
    Zamknięcie talonu
    Jeśli myślisz, że dojdziesz do { $goal } kartami z ręki, zamknij: odkrytą kartę się odwraca, nikt już nie dobiera, i od razu obowiązują ścisłe zasady dokładania.
    Zamknąć możesz, gdy wychodzisz, nawet przy pierwszym wyjściu w rozdaniu, aż do { $closing_least } ostatnich kart talonu; nie po meldunku przy tym samym wyjściu.
    Wynik rywala jest zamrożony taki, jak przed zamknięciem: nic, co weźmie później, się nie liczy, ani do jego { $goal }, ani przeciw tobie.

    Jeśli dojdziesz do { $goal }, dostajesz według zamrożonego wyniku:
    • { $single } punkt, jeśli rywal ma co najmniej { $half },
    • { $double } punkty, jeśli ma mniej niż { $half },
    • { $triple } punkty, jeśli nie ma lewy.
    Jeśli karty skończą się wcześniej, rywal dostaje { $trickless }, gdy przy zamknięciu nie ma lewy, a inaczej { $penalty }.
snaps-rules-scoring =
    { $goal } i ostatnia karta
    Gdy tylko ktoś ma { $goal }, z lewy albo z meldunku, rozdanie kończy się samo. Daje to
    • { $single } punkt, jeśli rywal ma co najmniej { $half },
    • { $double } punkty, jeśli ma mniej niż { $half },
    • { $triple } punkty, jeśli nie ma lewy.

    Jeśli talon nie jest zamknięty, karty się skończą, a nikt nie ma { $goal }, { $last_trick } punkt dostaje ten, kto bierze ostatnią lewę, bez względu na punkty z kart. Premii za ostatnią lewę nie ma, a zwycięzca jest zawsze.
snaps-rules-bummerl =
    Punkty i bummerle
    Punkty za rozdania się sumują. Kto pierwszy ma co najmniej { $target }, wygrywa, a rywal dostaje bummerla jako kreskę; punkty ponad { $target } są bez znaczenia. Następny bummerl zaczyna się od { $zero } : { $zero }.

    Partia to jeden bummerl albo, jeśli stół tak ustali, gra na najwyżej { $short }, { $medium } lub { $long } bummerli: wygrywa, kto pierwszy wręczy { $short_won }, { $medium_won } lub { $long_won }.
snaps-rules-options =
    Co można ustalić przy stole
    Gospodarz może to zmienić przed partią; zwykła zasada stoi na początku.
    • Jeden bummerl albo gra na najwyżej { $short }, { $medium } lub { $long } bummerli.
    • Bummerl do { $target } albo do { $long_target }.
    • Rozdanie kończy się samo przy { $goal } albo gracze deklarują je na wyjściu, po lewie lub meldunku. Błędna deklaracja daje rywalowi { $penalty }, a { $trickless }, jeśli nie ma lewy; gdy myli się zamykający, to nieudane zamknięcie. Bez deklaracji ostatnia lewa daje { $last_trick }; w zamkniętym rozdaniu liczy się { $goal } zamykającego.
    • Zamknięcie mrozi wszystko, co bierze rywal, albo tylko stawkę: wtedy rywal melduje, może szybciej dojść do { $goal } i wygrywa { $penalty }, a { $trickless } bez lewy przy zamknięciu.
    • Łagodne zasady albo ostre: wymiana i zamknięcie wymagają { $sharp_least } kart w talonie; przy pierwszym wyjściu nie ma wymiany ani meldunku.
    • Każdy bummerl liczy się za { $given } albo bummerl do zera za { $doubled }.
    • Punkty liczone w górę albo w dół do { $zero }.
    • Punkty widoczne własne, niczyje albo wszystkich.

    Dobieram za ciebie, a gdy możliwa jest tylko jedna karta, mogę ją też zagrać.
snaps-rules-button-short = W skrócie
snaps-rules-button-cards = Karty
snaps-rules-button-play = Lewy
snaps-rules-button-marriages = { $marriage }, { $trump_marriage }, walet
snaps-rules-button-closing = Zamknięcie
snaps-rules-button-scoring = { $goal }
snaps-rules-button-bummerl = Bummerl
snaps-rules-button-options = Opcje

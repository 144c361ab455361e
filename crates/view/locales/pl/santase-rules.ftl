### Zasady santase własnymi słowami. Pierwszy wiersz części to jej tytuł; pusty wiersz rozdziela.

santase-rules-short =
    Santase w skrócie
    { $players } graczy, { $cards } karty: { $order } w każdym kolorze, w tej kolejności.
    Dojdź do { $goal } punktów z kart przed rywalem i pamiętaj, ile masz: nikt tego nie pokazuje.

    • Po { $hand } kart; jedną kartę się odkrywa, a jej kolor jest atutem.
    • Bierze starsza karta w kolorze wyjścia, a atut bije każdy inny kolor. Potem dobierają obie strony, najpierw ta, która bierze lewę; ona też wychodzi.
    • Póki jest talon, można dołożyć dowolną kartę. Potem: kolor i przebić, inaczej kolor, inaczej atut.
    • Król i dama jednego koloru przy twoim wyjściu: { $marriage }, w atutach { $trump_marriage }.
    • Dziewiątką atutową możesz zabrać odkrytą kartę.
    • Zamknij talon, jeśli dojdziesz do { $goal } bez dobierania.
    • { $goal }? Deklaruj. Daje to { $single }, { $double } lub { $triple } punkty; partia jest do { $target }.
santase-rules-cards =
    Karty i rozdawanie
    Od najstarszej, w każdym kolorze: { $order }. Tak, dziesiątka bije króla.

    Punkty z kart: { $worths }. Wszystkie karty razem to { $total }.

    Kto rozdaje pierwszy, decyduje los; potem rozdaje zwycięzca rozdania. Po remisie rozdaje znowu ten sam gracz.
    Każdy dostaje { $hand } kart, po { $packet }, zaczynając od rywala rozdającego. Następną kartę się odkrywa: jej kolor jest atutem. Reszta, z odkrytą kartą na spodzie, to talon: { $talon } kart.
    Do pierwszej lewy wychodzi ten, kto nie rozdaje.
santase-rules-play =
    Rozgrywanie lewy
    Jeden gracz wychodzi kartą, drugi dokłada. W tym samym kolorze bierze starsza karta; atut bije każdy inny kolor; inaczej bierze karta wyjścia.
    Zwycięzca zabiera lewę i dobiera kartę z talonu, po nim dobiera drugi gracz, a zwycięzca wychodzi do następnej lewy.

    Póki talon jest otwarty, można dołożyć dowolną kartę.

    Gdy talon się skończył albo jest zamknięty, dokłada się według ścisłych zasad:
    1. Masz kartę w kolorze wyjścia? Daj ją, i to starszą, jeśli możesz.
    2. Nie masz, ale masz atut? Daj atut, dowolny.
    3. Nie masz ani jednego, ani drugiego? Graj, co chcesz.

    Wziętych lew się nie ogląda; tylko ostatnia leży na widoku do następnego wyjścia.
santase-rules-marriages =
    { $marriage }, { $trump_marriage } i dziewiątka
    Meldunek to król i dama jednego koloru, obie karty na twojej ręce: { $marriage } punktów, w atutach { $trump_marriage }.
    Meldujesz przed wyjściem, nigdy w pierwszej lewie, i wychodzisz jedną z tych dwóch kart. Jeden meldunek na wyjście; liczy się od razu. Liczy się też, gdy talon jest zamknięty albo się skończył.
    Jeśli masz dzięki niemu { $goal }, możesz deklarować bez wychodzenia.

    Dziewiątkę atutową możesz wymienić na odkrytą kartę, gdy wychodzisz, masz już lewę, obie strony już dobrały, a w talonie są co najmniej { $exchange_least } karty. Po zamknięciu nie.
santase-rules-closing =
    Zamknięcie talonu
    Jeśli myślisz, że dojdziesz do { $goal } kartami z ręki, zamknij: odkrytą kartę się odwraca, nikt już nie dobiera, i od razu obowiązują ścisłe zasady dokładania.
    Zamknąć możesz, gdy wychodzisz, od drugiej lewy, przed dobieraniem albo po nim. Żeby zamknąć przed dobieraniem, włącz „Nie dobieraj” w „Stół…”: wtedy po twojej lewie czekam.
    W zamkniętym rozdaniu nie ma premii za ostatnią lewę.

    Jeśli się uda, liczy się jak zwykle, według punktów i lew rywala na koniec.
    Jeśli się nie uda albo rywal szybciej dojdzie do { $goal }, rywal dostaje { $penalty } punkty, a { $trickless }, jeśli przy zamknięciu nie ma lewy.
santase-rules-claiming =
    Deklaracja { $goal }
    Mając co najmniej { $goal } punktów z kart, możesz przerwać rozdanie: deklaruj po wzięciu lewy, przed dobieraniem albo po nim, albo zaraz po meldunku. Gdy wyjdziesz kartą, musisz najpierw wziąć kolejną lewę.
    Twoje meldunki się liczą. Wynik rywala jest bez znaczenia.

    Dobra deklaracja daje
    • { $single } punkt, jeśli rywal ma co najmniej { $half },
    • { $double } punkty, jeśli ma mniej niż { $half },
    • { $triple } punkty, jeśli nie ma lewy.

    Błędna deklaracja daje rywalowi { $penalty } punkty, a { $trickless }, jeśli nie ma lewy. Gdy myli się zamykający, to nieudane zamknięcie.
    { $target } punktów wygrywa partię.
santase-rules-ending =
    Gdy karty się skończą
    Jeśli nikt nie deklaruje, rozdanie liczy się po ostatniej karcie.

    Talon niezamknięty: ostatnia lewa daje { $bonus } punktów więcej, a wyższy wynik wygrywa { $single }, { $double } lub { $triple } jak po deklaracji. Jeśli wyniki są równe, nikt nie dostaje punktów i rozdaje ten sam gracz.

    Talon zamknięty: bez premii. Zamykający wygrywa jak po deklaracji, jeśli szybciej dojdzie do { $goal }. Jeśli szybszy jest rywal albo zamykający ma mniej niż { $goal }, zamknięcie jest nieudane. Jeśli obie strony mają co najmniej { $goal } i dokładnie tyle samo, nikt nie dostaje punktów.
santase-rules-options =
    Co można ustalić przy stole
    Gospodarz może to zmienić przed partią; zwykła zasada stoi na początku.
    • Gra do { $target } albo do { $short_target }.
    • Gracze sami deklarują { $goal } albo rozdanie kończy się samo.
    • Punkty ukryte, widoczne własne albo wszystkich.
    • Zamknięcie przed dobieraniem i po nim albo tylko po.
    • Zamknięcie do { $closing_least } kart w talonie albo do { $high_least }.
    • Nieudane zamknięcie: { $trickless } zamiast { $penalty }, jeśli rywal nie ma lewy przy zamknięciu albo jeśli nie ma jej na koniec; albo zawsze { $always }.
    • Meldunki do końca albo tylko przy otwartym talonie.
    • Rozdaje zwycięzca, przegrany albo na zmianę.
    • Dziewiątka nic nie jest warta albo jest warta { $nine }.

    Dobieram za ciebie, a gdy możliwa jest tylko jedna karta, mogę ją też zagrać.
santase-rules-button-short = W skrócie
santase-rules-button-cards = Karty
santase-rules-button-play = Lewy
santase-rules-button-marriages = { $marriage }, { $trump_marriage }, dziewiątka
santase-rules-button-closing = Zamknięcie
santase-rules-button-claiming = { $goal }
santase-rules-button-ending = Ostatnia karta
santase-rules-button-options = Opcje

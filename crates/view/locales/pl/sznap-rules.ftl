### Zasady 66 z Kurnika własnymi słowami. Pierwszy wiersz części to jej tytuł; pusty wiersz rozdziela.

sznap-rules-short =
    { $goal } w skrócie
    { $players } graczy, { $cards } karty: { $order } w każdym kolorze, w tej kolejności.
    Zbierz { $goal } punktów z kart i pamiętaj, ile masz: nikt tego nie pokazuje.

    • Po { $hand } kart; jedną kartę się odkrywa, a jej kolor jest atutem.
    • Bierze starsza karta w kolorze wyjścia, a atut bije każdy inny kolor. Potem dobierają obie strony, najpierw ta, która bierze lewę; ona też wychodzi.
    • Póki jest stos, można dołożyć dowolną kartę. Potem: kolor i przebić, inaczej kolor, inaczej atut.
    • Wyjdź królem albo damą, mając obie karty: to meldunek za { $marriage }, w atutach { $trump_marriage }. Liczy się, gdy weźmiesz lewę.
    • Dziewiątką atutową możesz zabrać odkrytą kartę po wziętej lewie.
    • Zamknij stos, jeśli bez dobierania będziesz mieć { $goal } do ostatniej karty.
    • { $goal }? Deklaruj przed wyjściem. Daje to { $single }, { $double } lub { $triple } punkty; partia jest do { $target }.
sznap-rules-cards =
    Karty i rozdawanie
    Od najstarszej, w każdym kolorze: { $order }. Tak, dziesiątka bije króla.

    Punkty z kart: { $worths }. Wszystkie karty razem to { $total }.

    Kto rozdaje pierwszy, decyduje los; potem gracze rozdają na zmianę, bez względu na wynik.
    Każdy dostaje { $hand } kart, po { $packet }, zaczynając od rywala rozdającego. Następną kartę się odkrywa: jej kolor jest atutem. Reszta, z odkrytą kartą na spodzie, to stos: { $talon } kart.
    Do pierwszej lewy wychodzi ten, kto nie rozdaje.

    Stół może zrezygnować z dziewiątek i grać { $short_cards } kartami: po { $short_hand }, stos z { $short_talon }, a zamiast dziewiątki wymienia się waleta atutowego. Reszta bez zmian.
sznap-rules-play =
    Rozgrywanie lewy
    Jeden gracz wychodzi kartą, drugi dokłada. W tym samym kolorze bierze starsza karta; atut bije każdy inny kolor; inaczej bierze karta wyjścia.
    Zwycięzca zabiera lewę i dobiera kartę ze stosu, po nim dobiera drugi gracz, a zwycięzca wychodzi do następnej lewy. Odkrytą kartę dobiera się na końcu.

    Póki stos jest otwarty, można dołożyć dowolną kartę.

    Gdy stos się skończył albo jest zamknięty, dokłada się według ścisłych zasad:
    1. Masz kartę w kolorze wyjścia? Daj ją, i to starszą, jeśli możesz.
    2. Nie masz, ale masz atut? Daj atut, dowolny.
    3. Nie masz ani jednego, ani drugiego? Graj, co chcesz.

    Wziętych lew się nie ogląda; tylko ostatnia leży na widoku do następnego wyjścia.
sznap-rules-melds =
    Meldunki i dziewiątka
    Meldunek to król i dama jednego koloru, obie karty na twojej ręce: { $marriage } punktów, w atutach { $trump_marriage }.
    Meldujesz, wychodząc jedną z nich, a takie wyjście to zawsze meldunek. Można od pierwszego wyjścia w rozdaniu, ale tylko, póki jest stos do dobierania: nie po zamknięciu i nie, gdy się skończył.
    Punkty czekają, aż weźmiesz tę lewę albo którąś późniejszą; lewa wzięta wcześniej nie wystarczy. Jeśli żadnej nie weźmiesz, przepadają.

    Dziewiątkę atutową możesz wymienić na odkrytą kartę zaraz po wziętej lewie, gdy obie strony już dobrały, a ty wychodzisz: aż do { $exchange_least } ostatnich kart stosu. Po zamknięciu nie.
sznap-rules-closing =
    Zamknięcie stosu
    Jeśli myślisz, że do ostatniej karty będziesz mieć { $goal }, zamknij: odkryta karta wypada z gry, nikt już nie dobiera, i od razu obowiązują ścisłe zasady dokładania.
    Zamknąć możesz, gdy wychodzisz, nawet przy pierwszym wyjściu w rozdaniu, póki w stosie są co najmniej { $closing_least } karty. Najpierw się dobiera.
    W zamkniętym rozdaniu nie ma nowych meldunków ani premii za ostatnią lewę. Punkty obu stron liczą się dalej, ale rywal nie może zadeklarować { $goal }.

    Jeśli do ostatniej karty masz co najmniej { $goal }, dostajesz punkty według wyniku rywala, jak po deklaracji.
    Jeśli masz mniej, rywal dostaje { $penalty }, a { $trickless }, jeśli w całym rozdaniu nie ma lewy.
sznap-rules-declaring =
    Deklaracja { $goal }
    Przy { $goal } nic nie kończy się samo: deklarujesz, gdy wychodzisz, od drugiej lewy, i rozdanie od razu się kończy. Gdy wyjdziesz kartą, musisz najpierw wziąć kolejną lewę.
    Możesz też deklarować razem z meldunkiem: liczy się wtedy od razu i nie trzeba brać lewy.
    Jeśli stos zamyka rywal, deklarować nie możesz.

    Dobra deklaracja daje
    • { $single } punkt, jeśli rywal ma co najmniej { $half },
    • { $double } punkty, jeśli ma od { $low } do { $high },
    • { $triple } punkty, jeśli ma { $none }, choćby z lewą z dwóch dziewiątek.
    Meldunek, który jeszcze czeka na lewę, się nie liczy.

    Błędna deklaracja daje rywalowi { $penalty } punkty, a { $trickless }, jeśli nie ma lewy.
    { $target } punktów wygrywa partię.
sznap-rules-ending =
    Gdy karty się skończą
    Jeśli nikt nie deklaruje, rozdanie liczy się po ostatniej karcie.

    Stos niezamknięty: ostatnia lewa daje { $bonus } punktów więcej, a wyższy wynik wygrywa { $single }, { $double } lub { $triple } jak po deklaracji. Jeśli wyniki są równe, nikt nie dostaje punktów. Następne i tak rozdaje drugi gracz.

    Stos zamknięty: bez premii. Zamykający, który ma co najmniej { $goal }, wygrywa jak po deklaracji, nawet jeśli rywal też ma { $goal }. Jeśli ma mniej, zamknięcie jest nieudane.
sznap-rules-options =
    Co można ustalić przy stole
    Gospodarz może to zmienić przed partią; zwykła zasada stoi na początku.
    • { $cards } karty albo { $short_cards } bez dziewiątek.
    • Gra do { $target } albo do { $long_target }.
    • Meldunek przez wyjście albo zgłaszany przed wyjściem.
    • Punkty ukryte, widoczne własne albo wszystkich.
    • Nieudane zamknięcie: { $trickless } zamiast { $penalty }, jeśli rywal nie ma lewy w całym rozdaniu albo nie ma jej przy zamknięciu.
    • Najsłabszy atut wymienia się do { $exchange_least } kart w stosie albo do { $high_least }.
    • Po zamknięciu deklaruje { $goal } tylko zamykający albo także rywal: dobra deklaracja daje mu { $penalty }, a { $trickless }, jeśli przy zamknięciu nie ma lewy.

    Dobieram za ciebie, a gdy możliwa jest tylko jedna karta, mogę ją też zagrać.
sznap-rules-button-short = W skrócie
sznap-rules-button-cards = Karty
sznap-rules-button-play = Lewy
sznap-rules-button-melds = Meldunki, wymiana
sznap-rules-button-closing = Zamknięcie
sznap-rules-button-declaring = { $goal }
sznap-rules-button-ending = Ostatnia karta
sznap-rules-button-options = Opcje

### Krótkie zdania: odpowiedzi na przyciski, odmowy, powiadomienia, terminal.

## Pomyłki przy stole

not-seated = Nie masz miejsca przy tym stole.
not-host = To może zrobić tylko gospodarz stołu.
table-full = Wszystkie miejsca są zajęte.
already-seated = Już siedzisz przy tym stole.
private-table = To prywatny stół kogoś innego. Swój otworzysz przez /play.
not-enough-players = Za mało graczy. Zaproś znajomych albo dodaj graczy AI.
not-in-lobby = To można zmienić tylko przed początkiem partii.
not-playing = Przy tym stole nie toczy się żadna partia.
unknown-option = Ta opcja się zmieniła. Spójrz jeszcze raz.
too-many-seated = Zajętych jest więcej miejsc, niż dopuszcza ta opcja.
not-your-turn = Jeszcze nie twoja kolej.
words-too-long = To za długie; wystarczy kilka słów.
words-empty = Po komendzie napisz słowo albo kilka, na przykład: /word księżyc w pełni
already-proposed = Twoja propozycja końca partii już czeka.
nobody-to-agree = W tej partii grasz tylko ty. Aby ją przerwać, poddaj się.
already-ready = Już wchodzisz do następnej partii.
not-abandoned-yet = Gracz, na którego czekamy, ma czas do { $until }.
not-abandoned-for = Gracz, na którego czekamy, ma jeszcze czas. Partię możesz zakończyć za { $wait }.
waits-for-you = Stół czeka na ciebie. Graj dalej, poddaj się albo zaproponuj koniec partii.
no-ai-here = Na tym miejscu nie ma gracza AI.
others-not-ready = Jeszcze nie wszyscy są w grze.
undo-off = Przy tym stole nie można cofać decyzji. Gospodarz może na to pozwolić w opcjach przed partią.
nothing-to-undo = Nie masz czego cofnąć: po tobie ktoś już zagrał albo odkryła się zakryta karta.
already-away = Gra już za ciebie gracz AI. Gdy wrócisz, naciśnij „Już jestem”.
not-away = Żaden gracz AI nie gra za ciebie. Po prostu graj dalej.
removed-from-match = Administrator usunął cię z tej partii.
own-match = To twoja własna partia. Musi to zrobić inny administrator.
gave-up-another = Twoje miejsce w tej partii było inne. Wrócić możesz tylko na tamto.
seat-in-play = To miejsce nie jest wolne: jego gracz gra albo może jeszcze wrócić.
already-paused = W partii już jest przerwa.
not-paused = W partii nie ma przerwy.
nobody-here = Na tym miejscu nie ma gracza.
reserved = Te miejsca są dla partii ligowej. Wejść mogą tylko jej gracze, a opcji nie da się zmienić.
same-cards = Przy każdym stole tej rundy gra się tymi samymi kartami, więc słów do tasowania dodać nie można.
played-once = Kartami rundy gra się tylko raz, więc przy tym stole nie ma rewanżu.
settled = Partia ligowa tego stołu jest skończona, a następna by się nie liczyła. Żeby grać poza ligą, otwórz nowy stół.
lobby-worn = Przed tą partią zmieniono zbyt wiele. Zacznij ją tak, jak jest, albo otwórz nowy stół.
spectator = Przy tym stole tylko kibicujesz. To mogą zrobić jego gracze.

## Przyciski naciśnięte za późno

stale-turn = Gra poszła dalej. Strona pokazuje, jak jest teraz.
stale-phase = Ten przycisk jest nieaktualny: przy stole dzieje się już co innego.
stale-done = Już zrobione.
stale-closed = Ten stół jest zamknięty. Nowy otworzysz przez /play.

## Zasada w odpowiedzi na ruch

rule-deal-over = To rozdanie jest skończone.
rule-not-in-hand = Nie masz tej karty.
rule-must-follow = Musisz dołożyć do koloru: masz jeszcze karty w kolorze wyjścia.
rule-must-beat = Musisz przebić: masz starszą kartę w tym kolorze.
rule-must-trump = Musisz dać atut: nie masz karty w kolorze wyjścia.
rule-must-lead-marriage = Meldunek jest zgłoszony: wyjdź jego królem albo damą.
rule-draw-first = Najpierw dobieracie karty.
rule-not-on-lead = To możesz zrobić tylko, gdy wychodzisz do lewy.
rule-first-trick = To możesz zrobić dopiero po pierwszej lewie.
rule-no-trick-yet = Najpierw musisz wziąć lewę.
rule-talon-closed = Talon jest zamknięty.
rule-talon-empty = Talon się skończył.
rule-talon-too-small = Na to zostało za mało kart w talonie.
rule-no-nine = Nie masz dziewiątki atutowej.
rule-no-jack = Nie masz waleta atutowego.
rule-no-marriage = Musisz mieć na ręce króla i damę tego koloru.
rule-marriage-already = Meldunek już zgłoszony. Wyjdź jego królem albo damą.
rule-strict-marriage = Przy tym stole nie melduje się, gdy talon jest zamknięty albo się skończył.
rule-marriage-by-leading = Tu nic nie trzeba mówić: meldunkiem jest samo wyjście królem albo damą.
rule-closer-only = Talon jest zamknięty: to może zrobić tylko ten, kto go zamknął.
rule-nothing-to-draw = Teraz nie ma czego dobierać.
rule-cannot-claim = Przy tym stole nikt nie deklaruje: przy 66 rozdanie kończy się samo.
rule-not-in-this-game = To nie należy do tej gry.
rule-seven-of-clubs-first = Rozdanie zaczyna się siódemką trefl.
rule-suit-not-open = Siódemka tego koloru jeszcze nie leży na stole.
rule-six-first = Ósemka czeka, aż na stole będzie szóstka jej koloru.
rule-eight-first = Piątka czeka, aż na stole będzie ósemka jej koloru.
rule-not-next = Ta karta jeszcze nie pasuje: sąsiedniej nie ma na stole.
rule-must-play = Masz kartę, która pasuje, więc musisz zagrać.
rule-must-give = Ktoś nie ma ruchu i czeka na kartę od ciebie: wybierz, którą oddajesz.
rule-nothing-to-give = Nikt nie czeka na kartę od ciebie.
rule-must-give-useless = Od dwóch okrążeń nikt nic nie zagrał: oddaj kartę, która nigdzie nie pasuje.
rule-auction-first = Najpierw musi się skończyć licytacja.
rule-auction-over = Licytacja jest skończona.
rule-bid-too-low = Musisz przelicytować najwyższą odzywkę.
rule-nothing-to-double = Nie ma czego kontrować: nie padła jeszcze żadna odzywka.
rule-contra-already = Kontra już padła.
rule-no-contra = Rekontra to odpowiedź na kontrę, a kontry nie było.
rule-recontra-already = Rekontra już padła.
rule-declarer-recontras = Przy tym stole rekontrę daje tylko ten, kto gra kontrakt.
rule-must-overtrump = Musisz nadbić: masz atut starszy od tego na stole.
rule-nothing-at-no-trump = Bez atu nie zgłasza się nic: ani sekwensów, ani karet, ani belota.
rule-too-late-to-declare = Układy zgłasza się przed swoją pierwszą kartą w rozdaniu. Teraz już za późno.
rule-card-serves-already = Jedna z tych kart jest już zgłoszona, a karta liczy się tylko w jednym układzie.
rule-no-combination = Nie masz takiego układu do zgłoszenia.
rule-belot-by-itself = Przy tym stole belot zgłasza się sam, gdy zagrasz kartę.
rule-belot-thrown-off = Nie ma belota przy karcie zrzuconej na inny kolor.
rule-no-belot = Do belota trzeba mieć na ręce króla i damę atutowe.

## Co zrobił przycisk

joined = Siedzisz przy stole. Miłej gry.
took-over = Siedzisz przy stole. Partia liczy się dla ciebie tylko wtedy, gdy podejmiesz na tym miejscu ponad połowę decyzji.
left-seat = Nie siedzisz już przy tym stole.
words-in-private = Podaj słowa na naszym czacie prywatnym, gdzie nikt ich nie przeczyta. Wyślij tam /word i dowolne słowa, na przykład: /word księżyc w pełni
hold-on = Gdy weźmiesz lewę, poczekam z dobieraniem, więc zdążysz zamknąć.
hold-off = Gdy weźmiesz lewę, dobiorę za ciebie.
forced-on = Gdy możliwa jest tylko jedna karta, zagram ją za ciebie.
forced-off = Każdą kartę zagrywasz ty.
end-proposed = Propozycja wysłana. Partia skończy się, gdy zgodzą się wszyscy.
pause-proposed = Propozycja wysłana. Przerwa zacznie się, gdy zgodzą się wszyscy, którzy grają.
stood-down = Teraz gra za ciebie gracz AI. Gdy wrócisz, naciśnij kartę albo „Już jestem”. Jeśli wcześniej ktoś zajmie twoje miejsce, liczy się to jako poddanie.
end-withdrawn = Partia toczy się dalej.
resigned = Partia poddana.
rematch-waiting = Wchodzisz. Następna partia zacznie się, gdy wejdą wszyscy inni.
table-cancelled = Stół jest zamknięty.
table-opened = Stół jest otwarty na tym kanale.
table-open-already = Ten stół jest już otwarty.
table-opened-in-private = Stół jest otwarty na naszym czacie prywatnym.
command-done = Gotowe.
panel-instead = Nie mogę pisać do ciebie prywatnie, więc tu są twoje karty: widzisz je tylko ty. Żeby dostawać je też prywatnie, zezwól na wiadomości od członków tego serwera.
panel-for-now = Widzisz to tylko ty, a po ponownym uruchomieniu aplikacji może zniknąć. Żeby mieć karty pod ręką, otwórz nasz czat prywatny.
room-name = Stół: { $game }
table-in-room = Stół jest w osobnym wątku.
channel-closed-to-us = Nie mogę pisać na tym kanale. Potrzebuję tu uprawnień Wyświetlanie kanałów, Wysyłanie wiadomości i Osadzanie linków.
barred-topic = Wątek, w którym pytasz, jest zamknięty, więc nie mogę tam pisać. Gdy administrator go otworzy, odezwę się tam.
barred-right = Nie mam uprawnień, żeby pisać tam, gdzie pytasz. Gdy administrator mi je nada, odezwę się tam.
language-set = Teraz mówię do ciebie po polsku.
language-group-set = Teraz mówię w tej grupie po polsku.
letters-set = Gotowe. Tak wyglądają teraz karty.
letters-group-set = Gotowe. Tak wyglądają teraz karty w tej grupie.

## Podpowiedzi

hints-off = Przy tym stole nie ma podpowiedzi. Gospodarz może je włączyć w opcjach przed partią.
hint-in-private = To prywatne: o podpowiedź poproś na naszym czacie prywatnym.

## Zestawy

preset-ask = Wyślij mi /preset i nazwę, na przykład: /preset nasz wieczór. Zapiszę pod nią opcje tego stołu.
preset-kept = Zapisane jako { $name }. Można tego użyć przy każdym nowym stole tutaj ({ $game }).
preset-no-lobby = Opcje stołu zapisuje się tylko przed jego partią, a takiego stołu tu nie masz. Otworzy go /play.
preset-name-bad = Tej nazwy nie umiem pokazać. Użyj liter albo cyfr.
preset-name-long = Ta nazwa jest za długa; najwyżej { $limit ->
    [one] { $limit } znak
    [few] { $limit } znaki
   *[other] { $limit } znaków
}.
preset-name-taken = Zestaw { $name } już istnieje. Najpierw go usuń albo wybierz inną nazwę.
presets-full = { $limit ->
    [one] Ta gra ma już zestaw. Najpierw go usuń.
    [few] Ta gra ma już { $limit } zestawy. Najpierw usuń któryś.
   *[other] Ta gra ma już { $limit } zestawów. Najpierw usuń któryś.
}
preset-gone = Tego zestawu już nie ma. /preset pokazuje te, które są.
preset-host-or-admin = W grupie zestaw mogą zapisać tylko gospodarz stołu i administratorzy.

## Ligi

league-in-group = W lidze gra się z innymi. Wyślij /league tam, gdzie gracie razem.
league-name-missing = Podaj nazwę ligi, na przykład: /league create Zima. Litery albo cyfry, najwyżej 24 znaki.
leagues-full = { $limit ->
    [one] Jest tu już liga. Najpierw ją zamknij.
    [few] Są tu już { $limit } ligi. Najpierw zamknij którąś.
   *[other] Jest tu już { $limit } lig. Najpierw zamknij którąś.
}
league-gone = Tej ligi już nie ma. /league pokazuje te, które są.
league-elsewhere = Ta liga nie jest stąd.
league-owner-or-admin = To mogą zrobić tylko właściciel ligi i administratorzy.
league-over = Ta liga jest skończona.
league-already-in = Już jesteś w tej lidze.
league-not-in = Nie jesteś w tej lidze.
league-removed = Usunięto cię z tej ligi. Właściciel ligi lub administrator może cię przywrócić.
league-asked-other = To pytanie jest do kogoś innego.
league-full = W tej lidze nie ma już miejsc.
league-too-few = W tej lidze jest jeszcze za mało osób.
league-playing = Trwa sezon. Zmienisz to, gdy się skończy.
league-not-playing = W tej lidze nie trwa żaden sezon.
league-no-match = Nie masz teraz w tej lidze partii do rozegrania.
league-boards-dealt = Karty twojej partii są rozdane, a rozdaje się je tylko raz. Jeśli na koniec rundy nie będzie wyniku, partia liczy się jako nierozegrana.
league-table-waits = Twój stół czeka na ciebie na tym czacie.
league-table-opened = Oto twój stół. Partię można zacząć, gdy usiądą wszyscy gracze.

## Łączenie kont

link-in-private = To prywatne: poproś mnie na naszym czacie prywatnym.
link-nowhere = Nie ma mnie na innej platformie, więc nie ma konta do połączenia.
link-code-burnt = Ten czat czytają też inni. Jeśli to był kod, już nie działa. Po nowy wyślij mi /link na naszym czacie prywatnym.
link-code-bad = Ten kod nie działa. Kod działa raz i przez { $valid }; nowy da /link.
link-code-own = To twój własny kod. Wyślij mi go ze swojego konta na drugiej platformie.
link-same-platform = Ten kod jest z tej samej platformy. Łączę konta z różnych platform.
link-already = Te konta są już połączone.
link-guesses = Za dużo błędnych kodów. Spróbuj znowu za { $wait }.
link-codes = Za dużo próśb o kod. Spróbuj znowu za { $wait }.
link-taken = Jedno z tych kont jest już połączone z innym na tej samej platformie. Najpierw wyślij mi z niego /unlink.
link-seated = Oba konta siedzą przy stołach. Dokończ partie jednego z nich albo odejdź od jego stołów i znowu naciśnij „Tak, to ja”.
link-declined = Nic nie połączono, a ten kod już nie działa.
unlink-nothing = To konto nie jest z niczym połączone.
unlink-seated = Siedzisz jeszcze przy stole. Najpierw skończ grę albo odejdź.

## Szukanie stołu, gry, komendy

no-table-here = Nie ma tu otwartego stołu. Otworzy go /play.
my-games = Moje partie ({ $count })
no-hand-here = Tutaj nie grasz przy żadnym stole.
no-score-here = Nie ma tu jeszcze żadnego wyniku.
table-not-found = Nie ma tu takiego stołu. Jeśli jest w grupie, naciśnij przycisk tam.
table-set-aside = Coś jest nie tak z danymi tego stołu, więc na razie nikt tu nie gra. Innych stołów to nie dotyczy. Operator tego bota to widzi.
table-taken-away = Ten stół zamknięto decyzją operatora bota, bo nie dało się odczytać jego danych. /play otwiera nowy.
replay-unknown = Nie znam takiej skończonej partii. /replay pokazuje te, które możesz obejrzeć.
replay-running = Ta partia jeszcze trwa. Jej karty są zakryte do końca.
replay-sealed = Kartami tej rundy grają jeszcze inne stoły. Gdy wszystkie skończą, możesz obejrzeć tę partię.
replay-unreadable = Zapisu tej partii nie da się teraz odczytać. Operator tego bota widzi, dlaczego.
daily-none = Z tego dnia nie ma tu rozdania.
daily-over = Ten dzień minął. Nowe rozdanie jest tutaj: /daily
daily-played = To rozdanie masz już za sobą. „Wyniki” pokażą, co z niego wyszło.
daily-started = Rozdanie czeka na naszym prywatnym czacie.
daily-first = Najpierw je zagraj: do tego czasu nie widać wyników.
daily-result = Miejsce { $place } z { $of }. Tabela dnia jest na naszym prywatnym czacie, pod wynikiem.
daily-result-gone = To rozdanie jest poddane.
daily-sealed = Inni mogą jeszcze zagrać to rozdanie. Gdy dzień minie, obejrzysz je z odkrytymi kartami.
daily-shared-already = To już jest na czacie.
daily-shared-now = Wysłane na czat.
puzzle-in-private = Zadania są prywatne: wyślij /puzzle na naszym prywatnym czacie.
puzzle-unknown = Nie ma takiego zadania.
leaderboard-unknown = Nie znam takiego rankingu. Po /leaderboard wpisz grę, okres (tydzień, miesiąc, sezon albo ogółem) lub słowo globalny, na przykład /leaderboard belot tydzień.
leaderboard-nowhere = Nie znam żadnej twojej skończonej partii z innymi. Wyślij /leaderboard tam, gdzie gracie razem.
leaderboard-without-you = Nie ma cię jeszcze w tym rankingu: nie masz tu skończonej partii, która się liczy.
never-met = Nie macie wspólnej skończonej partii, która się liczy.
ratings-hidden = Nie mam tu ratingów do pokazania. Pokazuję ratingi graczy z rankingu, który tu widać, i z rankingu globalnego.
named-bot = To bot. /rating bez nazwy pokazuje, jak silni są moi gracze AI.
named-nobody = Nie wiem, o kogo chodzi. Po komendzie napisz jedną @nazwę albo wyślij komendę w odpowiedzi na wiadomość tej osoby.
too-many-tables-here = { $limit ->
    [one] Jest tu już otwarty stół. Najpierw go skończcie.
    [few] Są tu już { $limit } otwarte stoły. Najpierw skończcie któryś.
   *[other] Jest tu już { $limit } otwartych stołów. Najpierw skończcie któryś.
}
too-many-tables-yours = { $limit ->
    [one] Siedzisz już przy jednym stole. Najpierw skończ tam.
    [few] Siedzisz już przy { $limit } stołach. Najpierw skończ przy którymś.
   *[other] Siedzisz już przy { $limit } stołach. Najpierw skończ przy którymś.
}
not-member = Przy stołach grupy siadają tylko jej członkowie.
members-hidden = Nie widzę, kto należy do tej grupy. Zróbcie mnie jej administratorem (bez żadnych uprawnień) i naciśnij „Dołącz” jeszcze raz.
writes-as-group = Piszesz jako grupa albo kanał, więc nie wiem, kim jesteś. Pisz we własnym imieniu albo użyj przycisków.
admins-only = To mogą zrobić tylko administratorzy.
groups-only = To działa tylko w grupie.
unknown-zone = Nie znam tego miejsca. Wyślij /settings z nazwą strefy czasowej IANA, na przykład /settings Europe/Warsaw.
settings-in-private = To prywatne: wyślij /settings na naszym czacie prywatnym.
settings-saved = Zapisane.
privacy-in-private = To prywatne: wyślij /privacy na naszym czacie prywatnym.
copy-sent = Plik jest na naszym czacie prywatnym.
copy-too-often = Ten plik już masz ode mnie. Poproś znowu za { $wait }.
files-too-often = Masz ode mnie ostatnio dużo plików. Poproś znowu za { $wait }.
copy-nowhere = Nie mogę teraz wysłać ci pliku: otwórz nasz czat prywatny, pozwól mi tam pisać i poproś znowu.
unknown-game = Nie znam tej gry. /play pokazuje te, które znam.
unknown-command = Nie znam tej komendy. /help pokazuje, co umiem.
small-talk = Rozdaję karty i tylko na tym się znam. Zagramy?
button-show-here = Pokaż wszystkim
shown-here = To już tu jest, trochę wyżej.
bad-button = Ten przycisk już nie działa. /table pokazuje stół.
fault = Coś poszło nie tak po mojej stronie. Nic nie przepadło; spróbuj za chwilę.
done-unseen = Zrobione, ale nie mogę tego pokazać: coś poszło nie tak po mojej stronie. Spójrz jeszcze raz za chwilę.
turn-later = Chwileczkę: na tym czacie nie mogę pisać częściej. Naciśnij znowu za { $wait }.
write-later = Mam teraz za dużo do napisania. Poczekaj chwilę i naciśnij znowu.
slow-down = Nie nadążam z odpowiadaniem, więc część pomijam. Poczekaj trochę i spróbuj znowu.
changed-much = Za dużo zmian naraz. Spróbuj znowu za { $wait }; grać możesz cały czas.

## Czat prywatny

hand-in-private = Twoje karty są na naszym czacie prywatnym.
page-in-private = Zajrzyj na nasz czat prywatny.
hand-elsewhere = Twoje karty są na naszym czacie prywatnym: { $platform }.
open-private-chat = Żeby dostawać tam karty, otwórz raz nasz czat prywatny.
joined-from-group = Siedzisz przy stole. Twoje karty przyjdą właśnie tutaj.

## Ręka w 200 znakach

alert-no-cards = Nie masz teraz kart.
alert-press-again = Naciśnij jeszcze raz, żeby otworzyć nasz czat prywatny i grać tam.

## Menu platform

language-name = Polski
about-short = Gry w karty ze znajomymi: 66, Schnapsen, belot. Twoje karty prywatnie, stół w grupie.
about-long = Rozdaję karty tobie i znajomym. Otwórz stół w grupie przez /play, odbierz karty tutaj, prywatnie, i graj przyciskami. Nie ma z kim? Zagraj z graczem AI od razu tutaj. Każde tasowanie można sprawdzić po partii.
nobody = Gracz { $seat }
command-play = Otwórz stół
command-table = Pokaż stół i jak od niego odejść
command-hand = Pokaż moje karty
command-word = Dodaj moje słowa do tasowania
command-leave = Odejdź od stołu albo zakończ partię
command-score = Zapis
command-why = Co mogę zagrać i dlaczego?
command-rules = Zasady gry
command-hint = Co byś zagrał?
command-undo = Cofnij moją ostatnią decyzję
command-preset = Zapisz opcje stołu albo obejrzyj zapisane
command-league = Ligi tutaj
command-link = Połącz moje konta na Telegramie i Discordzie
command-unlink = Cofnij /link
command-privacy = Moje dane: pobierz albo usuń
command-settings = Ustawienia
command-language = Język
command-replay = Obejrzyj skończoną partię
command-coach = Co trener mówi o skończonej partii
command-daily = Zagraj rozdanie dnia
command-puzzle = Rozwiązuj końcówki z jednym najlepszym wyborem
command-leaderboard = Kto tu gra najlepiej?
command-rating = Ratingi: moje albo czyjeś
command-stats = Moje statystyki albo bilans z kimś
command-history = Skończone partie
command-help = Co umiem
button-private-chat = Czat prywatny
button-to-group = Wróć do grupy

## Terminal

terminal-you = Ty
terminal-welcome = Witaj w Talonie.
terminal-resumed = Twoja partia toczy się dalej od miejsca, w którym stanęła.
terminal-keys =
    Cyframi zagrywasz karty z ręki albo wybierasz z listy. Literami naciskasz przyciski: każdy przycisk ma w każdej grze tę samą literę. Dwie litery to dwa klawisze, jeden po drugim.
    Enter robi to, co mówi ostatni wiersz. Page Up, Page Down i spacja przewijają stronę, Esc wraca, a q wychodzi: partia zostaje zapisana.
    Dwukropek zaczyna komendę, którą wpisujesz, na przykład :stats albo :settings Europe/Warsaw.
terminal-unknown-key = Ten klawisz nic tu nie robi.
terminal-second-key = To pierwszy z dwóch klawiszy. Naciśnij też drugi.
terminal-preset-prompt = Nazwa tych opcji (Enter kończy, Esc wraca):
terminal-command-prompt = Komenda (Enter wysyła, Esc wraca):
terminal-word-prompt = Twoje słowa do tasowania (Enter kończy, Esc wraca):
terminal-kept = Partia jest zapisana. Żeby grać dalej, uruchom znowu talon.
terminal-connect = Żeby grać ze znajomymi na Telegramie, ustaw TALON_TELEGRAM_TOKEN i uruchom talon jeszcze raz; jak zdobyć token, pokazuje README.
terminal-too-small = To okno jest za małe; powiększ je do co najmniej { $columns } kolumn i { $rows } wierszy.
terminal-go-on = dalej
terminal-back = wróć
terminal-leave = wyjdź
terminal-more = więcej

## Przeglądarka

web-link = Otwórz ten link w przeglądarce na tym komputerze. Na koniec naciśnij tu Ctrl+C.
web-entrance = Otwórz link wypisany przez Talona w terminalu.
web-script = Talon potrzebuje tu JavaScriptu. Bez niego strona pokazuje stół w stanie z chwili wczytania.

## Co odzywa się w telefonie

ring-joined = { $player-is ->
    [you] Siedzisz przy stole.
   *[other] { $player } jest przy stole.
}

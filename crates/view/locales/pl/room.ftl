### Strony stołu, niezależnie od gry.

## Poczekalnia

lobby-title = { $game } · { $about }
lobby-rematch-title = { $game } · partia { $number } · { $about }
seats = { $most ->
    [one] { $range } gracz
    [few] { $range } graczy
    [many] { $range } graczy
   *[other] { $range } gracza
}
seat-person = { $seat }. { $player-is ->
    [you] Ty
   *[other] { $player }
}{ $host ->
    [yes] {" "}· gospodarz
   *[no] {""}
}{ $word ->
    [yes] {" "}· słowo podane
   *[no] {""}
}
seat-not-ready = { $seat }. { $player-is ->
    [you] Ty · jeszcze poza grą
   *[other] { $player } · jeszcze poza grą
}
seat-ai = { $seat }. { $player } · { $level }
seat-free = { $seat }. wolne miejsce
former-player = były gracz
ai-name = { $level ->
    [beginner] { $nth ->
       *[1] Czerwony Kapturek
        [2] Jaś
        [3] Małgosia
        [4] Kopciuszek
    }
    [thumb] { $nth ->
       *[1] Tomcio Paluch
        [2] Pinokio
        [3] Aladyn
        [4] Sindbad
    }
    [good] { $nth ->
       *[1] Kot w Butach
        [2] Robin Hood
        [3] Dyl Sowizdrzał
        [4] Szeherezada
    }
    [strong] { $nth ->
       *[1] Merlin
        [2] Odyseusz
        [3] Sfinks
        [4] Żar-ptak
    }
   *[other] Komputer
}
level-word = { $level ->
    [beginner] początkujący
    [thumb] średni
    [good] dobry
    [strong] silny
   *[other] nieznany poziom
}
ai-level = gracz AI, { $level }
ai-character = { $player } { $level ->
    [beginner] gra dla zabawy i zapomina, które karty już zeszły.
    [thumb] gra według prostych zasad i liczy każdą kartę.
    [good] myśli naprzód i myli się tylko tam, gdzie wybór jest trudny.
    [strong] niczego nie zapomina i rozważa każdą kartę.
   *[other] gra najlepiej, jak umie.
}
lobby-rules-usual = Zwykłe zasady.
lobby-rules-changed = Zmienione zasady · { $rules }
lobby-waiting = { $count ->
    [one] Jeszcze jeden gracz i można zaczynać.
    [few] Jeszcze { $count } gracze i można zaczynać.
   *[other] Jeszcze { $count } graczy i można zaczynać.
}
lobby-alone = { $count ->
    [one] Dodaj gracza AI i zacznij, kiedy chcesz.
    [few] Dodaj { $count } graczy AI i zacznij, kiedy chcesz.
   *[other] Dodaj { $count } graczy AI i zacznij, kiedy chcesz.
}
lobby-not-ready = Partia zacznie się, gdy wejdą wszyscy.
lobby-ready = Są już wszyscy. Naciśnij „Start”.
lobby-starts = Są już wszyscy. Za chwilę zaczynamy.
lobby-unopened = { $player }: otwórz nasz czat prywatny, wyślę ci tam karty.
lobby-shut = { $player }: nie mogę do ciebie pisać; karty pokaże ci tu „Moje karty”.
words-asked = { $game }, partia { $number }: twoje słowa do tasowania
words-given = { $game }, partia { $number }: twoje słowa są w tasowaniu
words-yours = Oto one:
words-how = Wyślij /word i dowolne słowa, na przykład: /word księżyc w pełni
words-hidden = Inni gracze zobaczą je dopiero, gdy zacznie się partia.
words-sealed = Tasowanie zapieczętowano tym kodem, zanim ktokolwiek mógł podać słowa:
words-keep = Zachowaj kod: po partii „talon verify” z „--seen” i wszystkimi 64 cyframi sprawdzi karty.
lobby-boards = { $boards ->
    [one] O partii decyduje jedno rozdanie
    [few] O partii decydują { $boards } rozdania, bez względu na wynik
   *[other] O partii decyduje { $boards } rozdań, bez względu na wynik
}. Rozdawanie zaczyna miejsce 1.
sealed = 🔒 Zapieczętowane przed rozdaniem
lobby-gone = { $reason ->
    [expired] Nikt nie zaczął partii, więc ten stół zamknięto. /play otwiera nowy.
    [ended] Ten stół jest zamknięty. /play otwiera nowy.
    [withdrawn] Ten stół zamknięto decyzją operatora bota. /play otwiera nowy.
   *[cancelled] Ten stół odwołano. /play otwiera nowy.
}

button-join = Dołącz
button-leave = Odejdź
button-add-ai = Dodaj gracza AI
button-remove-ai = Usuń gracza AI
button-next-ai = Poziom AI
button-options = Opcje
button-word = Moje słowo
button-start = Start
button-hold-start = Zaczekaj
button-set-up = Nowy stół…
button-cancel = Odwołaj stół
button-ready = Wchodzę

## Stół

button-hand = Moje karty
button-table = Stół…
button-why = Dlaczego?
button-hint = Podpowiedź
hint-card = Ja bym zagrał { $card }.
hint-choice = Ja bym wybrał: { $choice }.
hint-worth = Średnio { $worth }; { $next }: { $less }.
button-rules = Zasady
button-score = Zapis
button-back = Wróć
table-page-title = { $game } · rozdanie { $deal }
turn-answer = { $leader }: { $card }. { $duty ->
   *[any] Twoja kolej: dołóż dowolną kartę.
    [one] Musisz zagrać { $only }.
    [follow] Musisz dołożyć do koloru.
    [higher] Musisz przebić.
    [trump] Musisz dać atut.
    [overtrump] Musisz dać starszy atut.
}
agreed-rules = Ustalone tutaj · { $rules }
dealt-anew = Zasady tej gry poprawiono, więc karty w tym rozdaniu rozdano od nowa. Wynik zostaje.
table-page-unfinished = Tego rozdania nie dograno do końca.
score-pair = { $first-is ->
    [you] Ty
   *[other] { $first }
} { $first_points } : { $second_points } { $second-is ->
    [you] ty
   *[other] { $second }
}
score-seat = { $player-is ->
    [you] Ty { $points }
   *[other] { $player } { $points }
}
deal-points = Punkty: { $scores }
drew = Nowa karta: { $card }.
passed-trick = Lewa { $number }: { $cards } → { $winner-is ->
    [you] ty
   *[other] { $winner }
}
last-trick = Ostatnia lewa: { $cards } → { $winner-is ->
    [you] ty
   *[other] { $winner }
}
score-target = Gra do { $target } punktów.
score-board = Rozdanie { $number } z { $boards }: tymi kartami gra się przy każdym stole rundy, a punkty się sumuje.
sealed-tricks = { $player-is ->
    [you] Ty
   *[other] { $player }
}: { $tricks ->
    [0] bez lewy
    [one] jedna lewa
    [few] { $tricks } lewy
   *[other] { $tricks } lew
}, { $cards ->
    [0] bez kart
    [one] jedna karta
    [few] { $cards } karty
   *[other] { $cards } kart
} na ręce
sealed-hand = { $player-is ->
    [you] Ty
   *[other] { $player }
}: { $cards ->
    [0] bez kart
    [one] jedna karta
    [few] { $cards } karty
   *[other] { $cards } kart
} na ręce
sealed-cards = Kart tu nie pokazuję, bo tymi samymi grają inne stoły rundy. Swoje każdy widzi prywatnie.
sealed-over = Rozdanie { $deal } skończone
sealed-later = Gdy skończą wszystkie stoły rundy, karty pokaże /replay.
end-wanted = { $player-is ->
    [you] Twoja propozycja końca partii czeka.
   *[other] { $player } proponuje koniec partii.
}
pause-wanted = { $player-is ->
    [you] Twoja prośba o przerwę czeka.
   *[other] { $player } prosi o przerwę. Żeby się zgodzić, naciśnij „Stół…”, a potem „Przerwa”.
}
paused = ⏸ Przerwa w partii. Żeby grać dalej, naciśnij kartę albo „Gramy dalej”.
away = { $why ->
    [late] { $player-is ->
        [you] Twój czas minął i gra za ciebie gracz AI. Żeby wrócić, naciśnij kartę albo „Już jestem”.
       *[other] Czas gracza { $player } minął; na razie gra gracz AI.
    }
    [left] { $player-is ->
        [you] Gra za ciebie gracz AI. Żeby wrócić, naciśnij kartę albo „Już jestem”.
       *[other] Przy stole nie ma gracza { $player }; na razie gra gracz AI.
    }
   *[removed] { $player-is ->
        [you] Administrator usunął cię z tej partii.
       *[other] Administrator usunął z tej partii gracza { $player }; dalej gra gracz AI.
    }
}
clock-live = ⏳ Na każdą decyzję macie { $each }.
clock-until = { $player-is ->
    [you] ⏳ Masz czas do { $until }.
   *[other] ⏳ { $player } ma czas do { $until }.
}

## Wynik

result-won = { $winner-is ->
    [you] Wygrywasz partię
   *[other] Partię wygrywa { $winner }
}
result-nobody = Partia bez zwycięzcy
result-played = { $deals ->
    [0] Nie dograno żadnego rozdania.
    [one] Rozegrano jedno rozdanie.
    [few] Rozegrano { $deals } rozdania.
   *[other] Rozegrano { $deals } rozdań.
}
result-resigned = { $loser-is ->
    [you] Partia poddana przez ciebie.
   *[other] Partia poddana ({ $loser }).
}
result-agreed = Koniec za zgodą wszystkich.
result-stopped = Partia przerwana przez administratora.
result-gave-up = { $player-is ->
    [you] Twoje miejsce jest oddane, co liczy się jako poddanie.
   *[other] Miejsce gracza { $player } jest oddane, co liczy się jako poddanie.
}
result-stand-in = { $player-is ->
    [you] Za ciebie gracz AI zagrał { $count ->
        [one] raz
        [few] { $count } razy
       *[other] { $count } razy
    }.
   *[other] Za gracza { $player } gracz AI zagrał { $count ->
        [one] raz
        [few] { $count } razy
       *[other] { $count } razy
    }.
}
result-abandoned = { $absent-is ->
    [you] Za długo cię nie było.
   *[other] Za długo nie było gracza { $absent }.
}
result-ai = { $player }: { $level }.
proof-title = Uczciwe rozdanie: dowód
proof-sealed = Tasowanie tej partii zapieczętowano tym kodem, zanim ktokolwiek mógł podać słowa albo zobaczyć kartę. Po partii „Dowód” pokaże też sekret.
proof-boards = Przy każdym stole tej rundy gra się tymi samymi kartami. Do końca rundy są zapieczętowane tym kodem, a potem zostaną otwarte, więc każdy może je sprawdzić.
proof-code = Kod, który przed partią mógł zobaczyć każdy:
button-proof = Dowód
result-opened = Sekret, który był nim zapieczętowany:
result-secret = Kod to SHA-256 sekretu, a z sekretu i ze słów wynikają wszystkie karty. Porównaj wszystkie cyfry kodu z tymi, które było widać przed partią; resztę sprawdza „talon verify”.
result-sealed = Tymi kartami grają też inne stoły rundy. Gdy wszystkie skończą, „Dowód” w /replay pokaże zapieczętowany sekret.
result-words = { $player-is ->
    [you] Twoje słowa: { $words }
   *[other] Słowa gracza { $player }: { $words }
}
button-rematch = Rewanż

## Zapis

sheet-player = { $player-is ->
    [you] Ty
   *[other] { $player }
}
sheet-title = { $game } · zapis
sheet-empty = Nie ma jeszcze skończonego rozdania.
sheet-earlier = { $count ->
    [one] Jednego wcześniejszego rozdania nie widać.
    [few] { $count } wcześniejszych rozdań nie widać.
   *[other] { $count } wcześniejszych rozdań nie widać.
}

## Opcje

options-title = { $game } · opcje
option-rules-title = { $game } · zasady
button-option-rules = Zasady…
options-hint = Naciśnij opcję, żeby ją zmienić. ★: inaczej niż zwykle.
option-usual = { $rule }
option-changed = ★ { $rule }
option-hints = { $value ->
    [on] Można prosić o podpowiedź: co zagrałby gracz AI.
   *[off] Nie ma podpowiedzi.
}
set-hints = { $value ->
    [on] Podpowiedzi: tak
   *[off] Podpowiedzi: nie
}
option-clock = Gdy ktoś myśli nad decyzją dłużej niż { $limit }, zagra gracz AI.
option-clock-off = Nad decyzją można myśleć, ile się chce.
set-clock = Zegar: { $limit }
set-clock-off = Zegar: wyłączony
option-undo = { $value ->
    [on] Decyzję można cofnąć, dopóki nikt inny nie zagra i nie odkryje się zakryta karta.
   *[off] Decyzji nie można cofnąć.
}
set-undo = { $value ->
    [on] Cofanie: tak
   *[off] Cofanie: nie
}
set-ai = AI: { $level }
button-done = Gotowe

## Zestawy

button-presets = Zestawy…
presets-title = { $game } · zestawy
presets-none = Jeszcze żadnych.
preset-line = { $default ->
    [yes] ★ { $name }: { $changed ->
        [0] zwykłe zasady
        [one] jedna zmieniona zasada
        [few] { $changed } zmienione zasady
       *[other] { $changed } zmienionych zasad
    }. Tak otwierają się nowe stoły.
   *[no] • { $name }: { $changed ->
        [0] zwykłe zasady
        [one] jedna zmieniona zasada
        [few] { $changed } zmienione zasady
       *[other] { $changed } zmienionych zasad
    }.
}
presets-how = Żeby zapisać opcje stołu, przed partią wyślij /preset i nazwę, na przykład /preset nasz wieczór.
presets-who = W grupie korzysta z nich gospodarz stołu, zapisują je gospodarz i administratorzy, a administratorzy usuwają je i wybierają, z którym otwierają się nowe stoły.
preset-title = { $game } · { $name }
preset-usual-rules = Zwykłe zasady.
preset-rule = • { $rule }
preset-dropped = { $count ->
    [one] Jednej jego opcji już nie ma, więc ją pomijam.
    [few] { $count } jego opcji już nie ma, więc je pomijam.
   *[other] { $count } jego opcji już nie ma, więc je pomijam.
}
preset-is-default = ★ Tak otwierają się nowe stoły: { $game }.
preset-games-title = Zestawy
preset-game = { $game }: { $count }
button-preset-game = { $game }
button-preset-more = Więcej…
button-preset-usual = Zwykłe zasady
button-preset-keep = Zapisz te
button-preset-use = Użyj
button-preset-default = Do nowych stołów
button-preset-no-default = Nie do nowych
button-preset-delete = Usuń
button-preset-games = Wszystkie gry

## Panel

panel-title = { $game } · ten stół
panel-lobby = Partia jeszcze się nie zaczęła. Możesz zmienić zdanie.
sign-player = { $player }
sign-lobby = Następną partię przygotowujemy w wątku tej wiadomości.
sign-playing = Partia toczy się w wątku tej wiadomości.
sign-over = Partia skończona. Zapisy i wynik są w wątku tej wiadomości.
sign-lost = Wątek tej wiadomości jest zamknięty albo usunięty. Partia toczy się dalej tutaj, na kanale.
panel-alone = Partia poczeka na ciebie, jeśli odejdziesz.
panel-waiting-for = { $player-is ->
    [you] Stół czeka na ciebie.
   *[other] Stół czeka na gracza { $player }.
}
panel-abandoned = Jeśli kogoś długo nie ma, „Przerwij partię” kończy partię dla pozostałych.
panel-over = Partia skończona. Naciśnij „Rewanż” albo odejdź od stołu.
panel-closed = Ten stół jest zamknięty.
button-resign = Poddaj się
button-propose-end = Proponuj koniec
button-agree-end = Zgoda na koniec
button-withdraw-end = Jednak gramy dalej
button-end-abandoned = Przerwij partię
button-forced = { $on ->
    [yes] ✓ Autoruch
   *[no] Autoruch
}
button-hold = { $on ->
    [yes] ✓ Nie dobieraj
   *[no] Nie dobieraj
}
button-undo = Cofnij
button-pause = Przerwa
button-resume = Gramy dalej
button-stand-down = AI gra za mnie
button-return = Już jestem
button-take-over = Zajmij miejsce { $seat }
button-people = Gracze…
people-who = Między partiami gospodarz może usunąć gracza. Administratorzy grupy mogą to zrobić zawsze; mogą też zamknąć stół, ale nie we własnej partii.
people-seat = { $player-is ->
    [you] { $seat }. Ty
   *[other] { $seat }. { $player }
}
seat-left = { $player-is ->
    [you] Miejsce { $seat } jest twoje.
   *[other] Miejsce { $seat } (gracz { $player }) można zająć.
}
button-remove = Usuń: { $seat }
button-stop = Zamknij stół
stop-title = Przerwać własną partię?
stop-body = Grasz w niej, więc przerwanie liczy się jako poddanie. Żeby skończyć bez wyniku, zaproponuj to innym.
button-new-table = Nowy stół
why-refused = Ostatni ruch nie przeszedł. { $rule }
resign-title = Poddać partię?
resign-body = { $players ->
    [2] Druga strona od razu wygrywa.
   *[other] To koniec dla wszystkich: wygrywają wszyscy pozostali.
}
button-resign-yes = Tak, poddaję się
button-resign-no = Nie, gram dalej

### Ligi grupy.

## Lista

league-list-title = { $own ->
    [yes] Twoje ligi
   *[no] Ligi tutaj
}
league-list-empty = { $own ->
    [yes] Nie jesteś w żadnej lidze.
   *[no] Nie ma tu jeszcze ligi.
}
league-listed = { $name } · { $game } · { $people ->
    [one] jedna osoba
    [few] { $people } osoby
   *[other] { $people } osób
} · { $stage ->
    [playing] trwa
    [closed] skończona
   *[other] można wejść
}
league-list-how = /league create i nazwa zakłada nową.

## Jedna liga

league-title = { $name } · { $game }
league-format = { $format ->
    [ladder] Liga otwarta: grasz, z kim chcesz. Między tymi samymi graczami liczą się trzy partie dziennie.
    [round-robin] Każdy gra z każdym { $rounds ->
        [one] raz
        [few] { $rounds } razy
       *[other] { $rounds } razy
    }.
    [swiss] System szwajcarski, { $rounds ->
        [one] jedna runda
        [few] { $rounds } rundy
       *[other] { $rounds } rund
    }: spotykają się gracze z podobnym wynikiem.
    [knockout] System pucharowy: kto przegra, odpada.
   *[other] Zmienne stoły, { $rounds ->
        [one] jedna runda
        [few] { $rounds } rundy
       *[other] { $rounds } rund
    }: w każdej rundzie grasz z kim innym.
}
league-length = { $ladder ->
    [yes] Sezon trwa { $lasts }.
   *[no] Runda trwa { $lasts }.
}
league-again = { $again ->
    [yes] Po sezonie zaczyna się następny.
   *[no] Liga kończy się razem z sezonem.
}
league-boards = Przy wszystkich stołach rundy gra się tymi samymi kartami ({ $boards ->
    [one] jedno rozdanie
    [few] { $boards } rozdania
   *[other] { $boards } rozdań
}), żeby wyrównać szczęście: twoje punkty porównuje się z punktami tego samego miejsca przy innych stołach.
league-round-sealed = Karty wszystkich stołów są zapieczętowane tym kodem do końca rundy:
league-rule = • { $rule }
league-gathering = Żaden sezon teraz nie trwa. Wejdź, a właściciel ligi zacznie nowy.
league-missing = { $count ->
    [one] Do rozpoczęcia brakuje jednej osoby.
    [few] Do rozpoczęcia brakuje { $count } osób.
    [many] Do rozpoczęcia brakuje { $count } osób.
   *[other] Do rozpoczęcia brakuje { $count } osoby.
}
league-resumes = Następny sezon zaczyna się { $moment }, jeśli w lidze będzie dość osób.
league-closed = Ta liga jest skończona.
league-member = { $player-is ->
    [you] ty
   *[other] { $player }
}
league-members = Gracze: { $players }
league-more-members = { $count ->
    [one] i jeszcze jedna osoba
    [few] i jeszcze { $count } osoby
   *[other] i jeszcze { $count } osób
}
league-season = Sezon { $season }
league-round-until = Runda { $round }, czas do { $until }
league-ladder-until = Do { $until }
league-head-points = Pkt
league-head-matches = Partie
league-head-difference = Różn.
league-player = { $player-is ->
    [you] Ty
   *[other] { $player }
}
league-decided-by = { $player-is ->
    [you] Ty
   *[other] { $player }
}: { $by ->
    [head-to-head] niżej w bezpośrednich partiach
    [sonneborn-berger] niżej według Sonneborna-Bergera
    [buchholz] niżej według Buchholza
    [difference] niżej według różnicy
    [wins] niżej według liczby wygranych
   *[lot] niżej po losowaniu
}
league-more-lines = { $count ->
    [one] … i jeszcze jeden wiersz
    [few] … i jeszcze { $count } wiersze
   *[other] … i jeszcze { $count } wierszy
}
league-your-fixture = Twoja następna partia: { $others }
league-your-bye = W tej rundzie nie masz partii.
league-your-done = Twoja partia tej rundy jest rozegrana.

## Runda

league-round-title = { $name } · sezon { $season }, runda { $round }
league-deadline = Czas do { $until }
league-fixture-open = { $table }. { $players }
league-fixture-played = { $table }. { $players } ✓
league-fixture-walk-over = { $table }. { $players } (nierozegrana)
league-fixture-other = { $player-is ->
    [you] ty
   *[other] { $player }
}
league-fixture-player = { $player-is ->
    [you] ty
   *[other] { $player }
}{ $won ->
    [yes] {" "}🏆
   *[no] {""}
}
league-bye = Bez partii: { $players }

## Sezon, który się skończył, i ten, który się zaczyna

league-season-past = { $name } · sezon { $season } skończony
league-champion = { $player-is ->
    [you] 👑 Sezon jest twój.
   *[other] 👑 Sezon wygrywa { $player }.
}
league-no-champion = Sezon bez zwycięzcy.
league-began = { $name } · zaczyna się sezon { $season }
league-began-people = { $people ->
    [one] Gra jedna osoba.
    [few] Grają { $people } osoby.
   *[other] Gra { $people } osób.
}
league-began-ladder = Wejść może jeszcze każdy.
league-reminder = { $name }: rozegraj wkrótce swoją partię

## Zakładanie i kończenie

league-manage-title = { $name }: jak się gra
league-manage-who = Decydują właściciel ligi i administratorzy.
league-manage-playing = To można zmienić między sezonami.
league-ask-finish = Zakończyć teraz ten sezon ({ $name })?
league-ask-finish-effect = Tabela zostaje, jak jest. Nierozegrane partie się nie liczą.
league-ask-close = Zamknąć ligę { $name } na zawsze?
league-ask-close-effect = Trwający sezon kończy się z obecnym wynikiem, a następnego nie będzie.
league-ask-leave = { $player-is ->
    [you] Odejść z ligi { $name }?
   *[other] { $player }, chcesz odejść z ligi { $name }?
}
league-ask-leave-effect = { $format ->
    [none] To nic nie kosztuje: sezon nie trwa i możesz wejść znowu.
    [ladder] Twoje partie zostają w tabeli. Żeby grać dalej, wejdź znowu.
    [knockout] Odpadasz w tym sezonie, nawet jeśli wejdziesz znowu: dalej przechodzi twój rywal.
   *[other] Partie nierozegrane i te z rund, które zaczną się przed twoim powrotem, przypadają rywalom, już na stałe.
}
league-people-title = { $name }: kto gra
league-people-how = ✕ usuwa gracza, ↩ go przywraca. Usunięty gracz nie może sam wejść znowu.
league-ask-remove = { $player }: usunąć z ligi { $name }?
league-ask-remove-effect = Nierozegrane partie przypadają rywalom, nawet po przywróceniu.
button-league-people = Gracze
button-league-join = Wejdź
button-league-leave = Odejdź
button-league-play = Zagraj partię
button-league-rounds = Rundy
button-league-past = Dawne sezony
button-league-manage = Zarządzaj
button-league-begin = Zacznij sezon
button-league-finish = Zakończ sezon
button-league-close = Zamknij ligę
button-league-yes = Tak
button-league-back = Wróć
button-league-list = Wszystkie ligi
button-league-show = Pokaż ligę
button-league-game = Gra: { $game }
button-league-format = { $format ->
    [ladder] Liga otwarta
    [round-robin] Każdy z każdym
    [swiss] Szwajcarski
    [knockout] Pucharowy
   *[other] Zmienne stoły
}
button-league-rounds-count = Rundy: { $rounds }
button-league-days = Dni: { $days }
button-league-again = Następny sezon: { $again ->
    [yes] tak
   *[no] nie
}
button-league-boards = Te same karty: { $boards ->
    [0] nie
   *[other] { $boards }
}
button-league-preset = Opcje: { $name }
league-preset-usual = zwykłe

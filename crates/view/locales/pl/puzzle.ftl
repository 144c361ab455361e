### Zadania.

puzzles-title = Zadania
puzzles-how = Końcówki, w których jeden wybór jest najlepszy. Najpierw łatwe.
puzzles-listed = { $tried ->
    [0] { $game }: zadań { $of }
   *[other] { $game }: { $solved } z { $tried } dobrze od razu, razem { $of }
}
puzzle-title = { $game } · zadanie { $number } · { $stars }
puzzle-asked = Który wybór da najwięcej?
puzzle-known = Kto liczył, zna już każdą kartę.
puzzle-open = Wszystkie karty są odkryte, a inni grają przeciw tobie.
puzzle-right = Dobrze: { $best } daje { $worth }, następny najlepszy { $next }.
puzzle-wrong = Można lepiej: { $chosen } daje { $less }, a { $best } daje { $worth }.
puzzle-unit = { $two ->
    [yes] Punkty partii, gdy oboje grają najlepiej, jak można. Poniżej zera: punkty dla drugiej strony.
   *[no] Ile zapiszesz co najmniej, choćby inni grali najlepiej, jak można.
}
puzzle-solved = Dobrze od razu: { $solved } z { $tried }
puzzle-again = Liczy się tylko pierwsza odpowiedź na zadanie.
puzzle-line-title = { $game } · zadanie { $number }: po { $choice }
puzzle-line-note = Wszyscy grają najlepiej, jak można.
button-puzzles = Zadania
button-puzzle-line = Po { $choice }
button-puzzle-next = Następne zadanie
button-puzzle-back = Do zadania

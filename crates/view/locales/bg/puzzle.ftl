### Задачи.

puzzles-title = Задачи
puzzles-how = Последни ходове, в които един избор е най-добър. Лесните са първи.
puzzles-listed = { $tried ->
    [0] { $game }: { $of } задачи
   *[other] { $game }: { $solved } от { $tried } верни веднага, общо { $of }
}
puzzle-title = { $game } · задача { $number } · { $stars }
puzzle-asked = Кой избор носи най-много?
puzzle-known = Който е броил, вече знае всяка карта.
puzzle-open = Всички карти са открити и другите играят срещу теб.
puzzle-right = Вярно: { $best } носи { $worth }, следващият най-добър { $next }.
puzzle-wrong = Има по-добро: { $chosen } носи { $less }, а { $best } носи { $worth }.
puzzle-unit = { $two ->
    [yes] Точки за партията, ако и двамата играят възможно най-добре. С минус са за противника.
   *[no] Колко ще запишеш най-малко, колкото и добре да играят другите.
}
puzzle-solved = Верни веднага: { $solved } от { $tried }
puzzle-again = Брои се само първият ти отговор на една задача.
puzzle-line-title = { $game } · задача { $number }: след { $choice }
puzzle-line-note = Всички играят възможно най-добре.
button-puzzles = Задачи
button-puzzle-line = След { $choice }
button-puzzle-next = Следваща задача
button-puzzle-back = Към задачата

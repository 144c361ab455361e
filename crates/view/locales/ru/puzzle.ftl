### Задачи.

puzzles-title = Задачи
puzzles-how = Концовки сыгранных раздач, где один выбор лучше всех. Лёгкие идут первыми.
puzzles-listed = { $tried ->
    [0] { $game }: задач { $of }
   *[other] { $game }: { $solved } из { $tried } верно сразу, всего { $of }
}
puzzle-title = { $game } · задача { $number } · { $stars }
puzzle-asked = Какой выбор принесёт больше всего?
puzzle-known = Кто считал, тому уже известна каждая карта.
puzzle-open = Здесь все карты открыты, и другие играют против тебя.
puzzle-right = Верно: { $best } приносит { $worth }, следующий выбор — { $next }.
puzzle-wrong = Не совсем. { $chosen } приносит { $less }, а { $best } — { $worth }.
puzzle-unit = { $two ->
    [yes] Очки партии, если оба играют как можно лучше; с минусом они идут сопернику.
   *[no] Сколько ты запишешь по меньшей мере, как бы хорошо другие ни играли против тебя.
}
puzzle-solved = Верно сразу: { $solved } из { $tried }
puzzle-again = Засчитывается только первый твой ответ на задачу.
puzzle-line-title = { $game } · задача { $number }: после { $choice }
puzzle-line-note = Все играют как можно лучше.
button-puzzles = Задачи
button-puzzle-line = После { $choice }
button-puzzle-next = Следующая задача
button-puzzle-back = К задаче

### Задачи.

puzzles-title = Задачи
puzzles-how = Концовки, где лучший ход один. Сначала лёгкие.
puzzles-listed = { $tried ->
    [0] { $game }: задач { $of }
   *[other] { $game }: { $solved } из { $tried } верно сразу, всего { $of }
}
puzzle-title = { $game } · задача { $number } · { $stars }
puzzle-asked = Что принесёт больше всего?
puzzle-known = Кто считал, уже знает все карты.
puzzle-open = Все карты открыты, и другие играют против тебя.
puzzle-right = Верно: { $best } приносит { $worth }, следующий по силе — { $next }.
puzzle-wrong = Есть лучше: { $chosen } приносит { $less }, а { $best } — { $worth }.
puzzle-unit = { $two ->
    [yes] Очки партии, если оба играют как можно лучше. Минус: очки соперника.
   *[no] Сколько ты запишешь наверняка, как бы хорошо ни играли другие.
}
puzzle-solved = Верно сразу: { $solved } из { $tried }
puzzle-again = Засчитывается только первый твой ответ на задачу.
puzzle-line-title = { $game } · задача { $number }: после { $choice }
puzzle-line-note = Все играют как можно лучше.
button-puzzles = Задачи
button-puzzle-line = После { $choice }
button-puzzle-next = Следующая задача
button-puzzle-back = К задаче

### Законченная партия ещё раз, все карты открыты.

## Страница

replay-title = Повтор: { $game } · раздача { $deal } из { $deals }
replay-no-deal = { $game }: партия кончилась до первой раздачи
replay-before = До этой раздачи: { $scores }
replay-score = { $player } { $points }
replay-dealer = { $player-is ->
    [you] Сдающий: ты
   *[other] Сдающий: { $player }
}
replay-step = Шаг { $step } из { $steps }
replay-hand = { $player-is ->
    [you] Ты: { $cards }
   *[other] { $player }: { $cards }
}
replay-no-cards = { $player-is ->
    [you] Ты: карт нет
   *[other] { $player }: карт нет
}
replay-points = Очки сейчас: { $scores }
replay-unfinished = Здесь партия кончилась.

## Очки по раздачам

replay-points-title = { $game }: очки по раздачам
replay-points-after = { $deals ->
    [one] После { $deals } раздачи
    [few] После { $deals } раздач
   *[other] После { $deals } раздач
}
replay-points-of = { $player-is ->
    [you] Ты
   *[other] { $player }
}
replay-points-ends = от { $first } до { $last }
replay-points-figures = от { $first } до { $last }, минимум { $low }, максимум { $high }

## Что было

replay-dealt = Карты сданы.
replay-card = { $player-is ->
    [you] ты { $card }
   *[other] { $player } { $card }
}
replay-trick = Взятка { $number }: { $cards } → { $winner-is ->
    [you] ты
   *[other] { $winner }
}
replay-table = На столе: { $cards }
replay-drew = { $player-is ->
    [you] Добор: ты { $cards }
   *[other] Добор: { $player } { $cards }
}
replay-closed = { $player-is ->
    [you] Закрытие колоды: ты
   *[other] Закрытие колоды: { $player }
}
replay-claimed = { $player-is ->
    [you] Объявление 66: ты
   *[other] Объявление 66: { $player }
}
replay-declared = Объявление: { $kind ->
    [terca] терц
    [fifty] полтинник
    [hundred] сотня
   *[carre] каре
} ({ $player-is ->
    [you] ты
   *[other] { $player }
})
replay-put = { $player-is ->
    [you] Ход: ты { $cards }
   *[other] Ход: { $player } { $cards }
}
replay-stuck = { $player-is ->
    [you] Без хода: ты
   *[other] Без хода: { $player }
}
replay-given = { $player-is ->
    [you] Без хода: ты. { $giver } → ты: { $card }
   *[other] Без хода: { $player }. { $giver } → { $player }: { $card }
}
replay-token = { $player-is ->
    [you] Без хода: ты, взят жетон
   *[other] Без хода: { $player }, взят жетон
}

## Из чего выбрать

replay-list-title = Какую партию посмотреть ещё раз?
replay-list-empty = Здесь пока нет законченных партий.
replay-listed = { $number }. { $game } · { $players } · { $ended }
replay-listed-player = { $won ->
    [yes] { $player } 🏆
   *[no] { $player }
}

## Кнопки

button-replay = Повтор
button-replay-deal-back = ⏮ Раздача { $deal }
button-replay-back = ◀ Шаг
button-replay-on = Шаг ▶
button-replay-deal-on = Раздача { $deal } ⏭
button-replay-sheet = Счёт
button-replay-points = Очки
button-replay-picture = Картинкой
button-replay-file = Файлом
button-replay-list = Все партии
button-replay-number = { $number }

## The coach

coach-title = { $game }: тренер
coach-player = { $player-is ->
    [you] Ты
   *[other] { $player }
}: точность { $accuracy }{"\u00A0"}%{ $blunders ->
    [0] {""}
    [one] {" "}· { $blunders } грубая ошибка
    [few] {" "}· { $blunders } грубые ошибки
   *[other] {" "}· { $blunders } грубых ошибок
}{ $mistakes ->
    [0] {""}
    [one] {" "}· { $mistakes } ошибка
    [few] {" "}· { $mistakes } ошибки
   *[other] {" "}· { $mistakes } ошибок
}{ $inexact ->
    [0] {""}
    [one] {" "}· { $inexact } неточность
    [few] {" "}· { $inexact } неточности
   *[other] {" "}· { $inexact } неточностей
}
coach-faultless = Без ошибок: ни один выбор не был заметно хуже лучшего.
coach-moment = { $number }. { $player-is ->
    [you] Раздача
   *[other] { $player }, раздача
} { $deal }: { $chosen }. Лучше: { $best } (в среднем { $gain })
coach-known = Здесь все карты были известны, так что это точно.
coach-beaten = { $card } бьётся в своей масти в { $of } из 100 возможных раскладов.
coach-counted = 66 очков выигрывают раздачу, а { $points } уже насчитано.
coach-marriage-wins = Марьяж { $suit } даёт 66 и сразу выигрывает.
coach-marriage-unshown = Марьяж { $suit } даёт { $points } очков, если объявить его сейчас.
coach-marriage-broken = { $card } разбивает марьяж, который ещё мог дать { $points } очков.
coach-closing-makes = При открытых картах закрытие даёт 66 в { $of } из 100 возможных раскладов.
coach-closing-fails = Даже при открытых картах закрытие даёт 66 лишь в { $of } из 100 возможных раскладов.
coach-void = У соперника нет { $suit }, а козырь у него в { $of } из 100 возможных раскладов.
coach-trick-left = { $best } берёт взятку, а { $chosen } отдаёт { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}.
coach-trick-fed = Взятка всё равно потеряна, а { $card } добавляет в неё { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}.
coach-trick-poor = { $card } берёт взятку, в которой { $points ->
    [0] нет очков
    [one] всего { $points } очко
    [few] всего { $points } очка
   *[other] всего { $points } очков
}.
coach-higher-out = Карты этой масти старше { $card }, которые ещё не вышли: { $higher }.
coach-trumps-out = Козыри, которые ещё у других: { $trumps }. Заход с козыря их выбивает.
coach-ruffed = В { $of } из 100 возможных раскладов заход с { $suit } кто-то бьёт козырем.
coach-belot-unsaid = Белот с { $card } приносит { $points } очков.
coach-call-wins = { $best } выигрывает в { $of } из 100 возможных раскладов.
coach-call-loses = { $chosen } выигрывает лишь в { $of } из 100 возможных раскладов.
coach-few-wait = Свои карты, которые ждут { $better }: { $than }; которые ждут { $card }: { $own }.
coach-helps-others = Чужие карты, которым { $card } открывает путь: { $cards }.
coach-further-card = После { $better } можно положить ещё одну карту.
coach-given-fits = { $card } уже подходит, так что у другого игрока она не задержится.
coach-given-awaited = Свои карты, которые ждут { $card }: { $own }. Другой игрок может её придержать.
coach-given-cheap = В чужой руке { $card } стоит { $points }, а { $better } стоит { $than }.
coach-hindsight = Если знать расклад: { $chosen } с этим выбором, { $best } с лучшим.
coach-note = Выбор оценён по тому, что можно было знать тогда, в очках игры и с учётом счёта партии.
coach-works = { $other ->
    [yes] Ещё разбираю другую твою партию: { $done } из { $total }.
   *[no] Разбираю каждое решение: { $done } из { $total }.
}
button-coach = Тренер
button-coach-look = Посмотреть снова
button-coach-moment = { $number }. { $lapse ->
    [blunder] Грубая ошибка
    [mistake] Ошибка
   *[inexact] Неточность
}
button-coach-moment-card = { $number }. { $chosen }
button-coach-next = Следующая ошибка ▶
button-coach-from-here = Повтор отсюда
coach-moment-title = { $lapse ->
    [blunder] Грубая ошибка
    [mistake] Ошибка
   *[inexact] Неточность
} · { $game }

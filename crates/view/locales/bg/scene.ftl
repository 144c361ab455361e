### Кратките текстове на картинките, каквато и да е играта.

## For people who cannot see it

scene-alt-table = Картинка на масата: { $game }, { $about }
scene-alt-hand = { $cards ->
    [one] Картинка на масата и на твоята { $cards } карта: { $game }, { $about }
   *[other] Картинка на масата и на твоите { $cards } карти: { $game }, { $about }
}
scene-alt-own = { $cards ->
    [one] Картинка на твоята { $cards } карта
   *[other] Картинка на твоите { $cards } карти
}
scene-alt-end = Картинка с резултата: { $game }, { $about }

## След името на играта

scene-about-to = раздаване { $deal } · до { $target }
scene-about-down = раздаване { $deal } · от { $target } до 0
scene-about-single = решава едно раздаване
scene-about-board = раздаване { $number } от { $boards }
scene-about-daily = раздаване на деня
scene-about-over = раздаване { $deal } свърши
scene-about-deals = { $deals ->
    [one] 1 раздаване
   *[other] { $deals } раздавания
}
scene-about-penalties = наказателни точки

## Мястото на един играч

scene-turn-lead = { $player-is ->
    [you] Твой ред е: ти излизаш
   *[other] Излиза { $player }
}
scene-turn-answer = { $player-is ->
    [you] Твой ред е: отговори на { $card }
   *[other] Сега отговаря { $player }: { $card }
}
scene-turn-pair = { $player-is ->
    [you] Твой ред е: поп или дама { $suit }
   *[other] { $player } излиза с поп или дама { $suit }
}
scene-turn-draw = { $player-is ->
    [you] Твой ред е: тегли карта
   *[other] Сега тегли { $player }
}
scene-away = играе компютърът
scene-points = { $points ->
    [one] 1 точка
   *[other] { $points } точки
}

## Какво има на масата

scene-trump = Коз { $suit }
scene-closed-by = затвори
scene-last-trick = последна взятка

## Краят на едно раздаване

scene-deal-won = { $winner-is ->
    [you] Печелиш { $points }
   *[other] { $winner } печели { $points }
}
scene-deal-tied = Равенство
scene-took-last = { $points ->
    [0] взе последната взятка
   *[other] взе последната взятка: { $points }
}
scene-total-of = { $points } от { $target }
scene-total-left = остават { $points }
scene-total = общо { $points }

## Краят на партията

scene-match-won = { $winner } печели
scene-match-shared = { $winners } печелят заедно
scene-match-nobody = Без победител
scene-called = { $player }
scene-against = срещу { $player }
scene-score = { $player } { $points }
scene-sealed = запечатано преди раздаването

### Короткие тексты картинок, какая бы игра ни шла.

## For people who cannot see it

scene-alt-table = На картинке стол: { $game }, { $about }
scene-alt-hand = { $cards ->
    [one] На картинке стол и твоя { $cards } карта: { $game }, { $about }
    [few] На картинке стол и твои { $cards } карты: { $game }, { $about }
    [many] На картинке стол и твои { $cards } карт: { $game }, { $about }
   *[other] На картинке стол и твои { $cards } карты: { $game }, { $about }
}
scene-alt-own = { $cards ->
    [one] На картинке твоя { $cards } карта
    [few] На картинке твои { $cards } карты
    [many] На картинке твои { $cards } карт
   *[other] На картинке твои { $cards } карты
}
scene-alt-end = На картинке итог: { $game }, { $about }

## После имени игры

scene-about-to = раздача { $deal } · до { $target }
scene-about-down = раздача { $deal } · от { $target } до 0
scene-about-single = всё решает одна раздача
scene-about-board = раздача { $number } из { $boards }
scene-about-daily = раздача дня
scene-about-over = раздача { $deal } закончена
scene-about-deals = { $deals ->
    [one] { $deals } раздача
    [few] { $deals } раздачи
   *[other] { $deals } раздач
}
scene-about-penalties = штрафные очки

## Табличка игрока

scene-turn-lead = { $player-is ->
    [you] Твой ход: заходи
   *[other] Заходит { $player }
}
scene-turn-answer = { $player-is ->
    [you] Твой ход: ответь на { $card }
   *[other] На { $card } отвечает { $player }
}
scene-turn-pair = { $player-is ->
    [you] Твой ход: король или дама { $suit }
   *[other] { $player }: король или дама { $suit }
}
scene-turn-draw = { $player-is ->
    [you] Твой ход: бери карту
   *[other] Карту берёт { $player }
}
scene-away = отсутствует: играет ИИ
scene-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}

## Что лежит на столе

scene-trump = Козырь { $suit }
scene-closed-by = закрытие
scene-last-trick = последняя взятка

## Конец раздачи

scene-deal-won = { $winner-is ->
    [you] Ты +{ $points }
   *[other] { $winner } +{ $points }
}
scene-deal-tied = Ничья
scene-took-last = { $points ->
    [0] последняя взятка
   *[other] последняя взятка: { $points }
}
scene-total-of = { $points } из { $target }
scene-total-left = осталось { $points }
scene-total = всего { $points }

## Конец партии

scene-match-won = Победа: { $winner }
scene-match-shared = Победу делят: { $winners }
scene-match-nobody = Победителя нет
scene-called = { $player }
scene-against = против: { $player }
scene-score = { $player } { $points }
scene-sealed = запечатано перед раздачей

### Короткие тексты картинок, какая бы игра ни шла.

## For people who cannot see it

scene-alt-table = Картинка стола: { $game }, { $about }
scene-alt-hand = { $cards ->
    [one] Картинка стола и твоих карт, { $cards } карта: { $game }, { $about }
    [few] Картинка стола и твоих карт, { $cards } карты: { $game }, { $about }
    [many] Картинка стола и твоих карт, { $cards } карт: { $game }, { $about }
   *[other] Картинка стола и твоих карт, { $cards } карты: { $game }, { $about }
}
scene-alt-own = { $cards ->
    [one] Картинка твоих карт, { $cards } карта
    [few] Картинка твоих карт, { $cards } карты
    [many] Картинка твоих карт, { $cards } карт
   *[other] Картинка твоих карт, { $cards } карты
}
scene-alt-end = Картинка с итогом: { $game }, { $about }

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
scene-closed-by = закрывает
scene-last-trick = последняя взятка

## Конец раздачи

scene-deal-won = { $winner-is ->
    [you] Ты выигрываешь { $points }
   *[other] { $winner } выигрывает { $points }
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
scene-sealed = запечатано до раздачи

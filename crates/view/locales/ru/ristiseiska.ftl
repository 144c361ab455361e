### Что говорится за столом ристисейски.

ristiseiska-name = Ристисейска

## Чей ход

ristiseiska-turn-first = { $player-is ->
    [you] Семёрка треф у тебя: начинай с неё раздачу.
   *[other] { $player } начинает раздачу с семёрки треф.
}
ristiseiska-turn-play = { $player-is ->
    [you] Твой ход: клади подходящую карту.
   *[other] Ходит { $player }.
}
ristiseiska-turn-only = Можно только { $card }.
ristiseiska-turn-bonus = { $player-is ->
    [you] Стопка собрана: клади ещё карту или закончи ход.
   *[other] { $player } может положить ещё карту: стопка собрана.
}
ristiseiska-turn-give = { $giver-is ->
    [you] { $stuck } без хода. Твой ход: выбери, какую карту отдать.
   *[other] { $stuck-is ->
        [you] Тебе нечем ходить, карту тебе выбирает { $giver }.
       *[other] { $stuck } без хода, карту выбирает { $giver }.
    }
}
ristiseiska-stalled = { $turns ->
    [one] Уже { $turns } ход никто не кладёт карт
    [few] Уже { $turns } хода никто не кладёт карт
   *[other] Уже { $turns } ходов никто не кладёт карт
}: отдать надо карту, которая никуда не подходит, если такая есть.

## Масть на столе

ristiseiska-grid-closed = { $suit } пока пусто
ristiseiska-grid-waits = { $suit } пока пусто · дальше 7
ristiseiska-grid-one = { $suit } { $lies } · дальше { $next }
ristiseiska-grid-two = { $suit } { $lies } · дальше { $low } и { $high }
ristiseiska-grid-low-done = { $suit } { $lies } · низ собран · дальше { $next }
ristiseiska-grid-high-done = { $suit } { $lies } · верх собран · дальше { $next }
ristiseiska-grid-done = { $suit } { $lies } · всё собрано

## Игроки

ristiseiska-seat-new = { $player-is ->
    [you] Ты
   *[other] { $player }
}: { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[other] { $cards } карт
}
ristiseiska-seat-played = { $player-is ->
    [you] Ты
   *[other] { $player }
}: { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[other] { $cards } карт
} · ход: { $played }
ristiseiska-seat-stuck = { $player-is ->
    [you] Ты
   *[other] { $player }
}: { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[other] { $cards } карт
} · без хода
ristiseiska-seat-given = { $player }: { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[other] { $cards } карт
} · без хода, карта от игрока { $giver }
ristiseiska-seat-given-card = { $player-is ->
    [you] Ты: { $cards ->
        [one] { $cards } карта
        [few] { $cards } карты
       *[other] { $cards } карт
    } · без хода, { $card } от игрока { $giver }
   *[other] { $player }: { $cards ->
        [one] { $cards } карта
        [few] { $cards } карты
       *[other] { $cards } карт
    } · без хода, { $card } от тебя
}
ristiseiska-token-nobody = Жетон пока ничей. Его цена — { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}.
ristiseiska-token-at = { $player-is ->
    [you] Жетон у тебя. В конце он стоит { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[other] { $points } очков
    }.
   *[other] Жетон у игрока { $player }. В конце он стоит { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[other] { $points } очков
    }.
}
ristiseiska-whole-hand = Твои карты: { $cards }
ristiseiska-more-under-why = { $count ->
    [one] Ещё { $count } карта на выбор: под «Почему?».
    [few] Ещё { $count } карты на выбор: под «Почему?».
   *[other] Ещё { $count } карт на выбор: под «Почему?».
}

## В картинке

ristiseiska-scene-first = { $player-is ->
    [you] Твой ход: начинай раздачу
   *[other] Начинает { $player }
}
ristiseiska-scene-play = { $player-is ->
    [you] Твой ход: клади подходящую карту
   *[other] Ходит { $player }
}
ristiseiska-scene-bonus = { $player-is ->
    [you] Твой ход: ещё карта или конец
   *[other] { $player } может ходить ещё
}
ristiseiska-scene-give = { $giver-is ->
    [you] Твой ход: отдай карту, ждёт { $stuck }
   *[other] { $stuck-is ->
        [you] Карту тебе даёт { $giver }
       *[other] Карту даёт { $giver }, ждёт { $stuck }
    }
}
ristiseiska-scene-stuck = без хода
ristiseiska-scene-could-not = хода не было
ristiseiska-scene-given = новая карта
ristiseiska-scene-token = жетон
ristiseiska-scene-out = { $winner-is ->
    [you] Победа твоя
   *[other] Победитель — { $winner }
}
ristiseiska-scene-no-card = карт нет, штрафа нет
ristiseiska-scene-charged = жетон: { $token }

## Рука в 200 знаках

ristiseiska-alert-waiting = { $cards }. Сейчас не твой ход.
ristiseiska-alert-turn = { $cards }. Твой ход.
ristiseiska-alert-give = { $cards }. Одному игроку нечем ходить, он ждёт карту от тебя.

## Кнопки

ristiseiska-button-end = Конец хода

## Конец раздачи

ristiseiska-deal-won = { $winner-is ->
    [you] Раздача { $deal }: победа твоя
   *[other] Раздача { $deal }: победитель — { $winner }
}
ristiseiska-cause-played-out = { $player-is ->
    [you] Твоя последняя карта на столе.
   *[other] Последняя карта игрока { $player } на столе.
}
ristiseiska-cause-gave-last = { $player-is ->
    [you] Твоя последняя карта ушла игроку { $receiver }.
   *[other] { $receiver-is ->
        [you] Последняя карта игрока { $player } ушла тебе.
       *[other] Последняя карта игрока { $player } ушла игроку { $receiver }.
    }
}
ristiseiska-charge = { $player-is ->
    [you] Ты
   *[other] { $player }
}: { $points ->
    [one] { $points } штрафное очко
    [few] { $points } штрафных очка
   *[other] { $points } штрафных очков
} за { $cards }
ristiseiska-charge-nothing = { $player-is ->
    [you] Ты: карт нет, штрафа нет
   *[other] { $player }: карт нет, штрафа нет
}
ristiseiska-charge-token = { $player-is ->
    [you] Ты
   *[other] { $player }
}: { $points ->
    [one] { $points } штрафное очко
    [few] { $points } штрафных очка
   *[other] { $points } штрафных очков
}, { $token } за жетон и { $for_cards } за { $cards }
ristiseiska-charge-token-only = { $player-is ->
    [you] Ты: карт нет, но { $token } за жетон
   *[other] { $player }: карт нет, но { $token } за жетон
}
ristiseiska-token-never-taken = Без хода никто не оставался, поэтому за жетон никто не платит.
ristiseiska-values = Король стоит 13, дама 12, валет 11, туз { $ace }, остальные карты — свой номинал.

ristiseiska-standing-limit = Штрафные очки. Как только у кого-то { $limit }, побеждает наименьшая сумма.
ristiseiska-standing-single = Решает одна раздача: кто раньше выйдет, выигрывает партию.

## Что можно и почему

ristiseiska-why-first = Каждая раздача начинается с { $card }, другой карты быть не может.
ristiseiska-why-must-play = Если есть подходящая карта, надо ходить. Можно: { $cards }.
ristiseiska-why-blocked = Сейчас нельзя: { $cards }.
ristiseiska-why-order = { $value ->
   *[on] В каждой масти сначала 7, потом 6, потом 8. Дальше от 5 вниз до туза и от 9 вверх до короля.
    [off] В каждой масти сначала 7, потом 6. Дальше от 5 вниз до туза и от 8 вверх до короля.
}
ristiseiska-why-bonus = После туза или короля можно положить ещё одну карту: { $cards }.
ristiseiska-why-may-end = Можно и закончить ход. Это ничего не стоит.
ristiseiska-why-you-give = { $stuck } без подходящей карты. Ты сидишь прямо перед этим игроком, поэтому карту отдаёшь ты.
ristiseiska-why-you-give-instead = { $stuck } без подходящей карты. У всех, кто ближе, по одной карте, они её оставляют, поэтому отдаёшь ты.
ristiseiska-why-give-any = Выбираешь ты: можно отдать любую карту рубашкой вверх, какую — знаете только вы двое.
ristiseiska-why-give-useless = { $turns ->
    [one] Уже { $turns } ход никто не кладёт карт
    [few] Уже { $turns } хода никто не кладёт карт
   *[other] Уже { $turns } ходов никто не кладёт карт
}, поэтому отдать надо карту, которая сейчас никуда не подходит: { $cards }.
ristiseiska-why-give-fitting = Эти подходят, ими можно сходить позже: { $cards }.
ristiseiska-why-give-last = Это твоя последняя карта. Отдаёшь её — выходишь и выигрываешь раздачу.
ristiseiska-why-you-are-stuck = Подходящей карты у тебя нет, поэтому тебе дают карту. В этот ход ты не ходишь, даже этой картой.
ristiseiska-why-wait = До твоего хода делать нечего.
ristiseiska-why-private = Это личное: спроси в нашем личном чате.

## Опции: правило и надпись на кнопке

ristiseiska-option-stuck = { $value ->
   *[cards] Кому нечем ходить, тот получает карту от игрока перед ним.
    [token] Кому нечем ходить, тот берёт жетон; карт не отдают.
}
ristiseiska-option-token-penalty = { $value ->
   *[50] Если играют с жетоном, в конце раздачи он стоит 50 очков.
    [21] Если играют с жетоном, в конце раздачи он стоит 21 очко.
    [25] Если играют с жетоном, в конце раздачи он стоит 25 очков.
}
ristiseiska-option-last-card-gift = { $value ->
   *[wins] Игрок с одной картой отдаёт её и выигрывает раздачу.
    [skip] Игрок с одной картой оставляет её, а карту даёт тот, кто сидит перед ним.
}
ristiseiska-option-limit = { $value ->
   *[100] Как только у кого-то 100 штрафных очков, побеждает наименьшая сумма.
    [single] Партия — одна раздача: кто раньше выйдет, выигрывает.
    [50] Как только у кого-то 50 штрафных очков, побеждает наименьшая сумма.
    [200] Как только у кого-то 200 штрафных очков, побеждает наименьшая сумма.
}
ristiseiska-option-five-needs-eight = { $value ->
   *[on] 5 ждёт, пока на стол ляжет 8 её масти.
    [off] Для 5 нужна только 6, не 8.
}
ristiseiska-option-ace-penalty = { $value ->
   *[1] Туз, оставшийся на руках, стоит 1.
    [14] Туз, оставшийся на руках, стоит 14.
}
ristiseiska-option-bonus = { $value ->
   *[chain] После каждого туза и короля можно положить ещё одну карту.
    [once] После туза или короля можно положить ещё одну карту, но не третью.
    [off] Туз и король не дают ещё одной карты.
}
ristiseiska-option-first-round-free = { $value ->
   *[off] Карту или жетон за «без хода» получают с первого же хода.
    [on] Пока все не сходили по разу, за «без хода» не получают ничего.
}
ristiseiska-option-max-players = { $value ->
   *[5] Играют до пяти человек.
    [8] Играют до восьми человек.
}

ristiseiska-set-stuck = { $value ->
   *[cards] Без хода: карта
    [token] Без хода: жетон
}
ristiseiska-set-token-penalty = { $value ->
   *[50] Жетон стоит 50
    [21] Жетон стоит 21
    [25] Жетон стоит 25
}
ristiseiska-set-last-card-gift = { $value ->
   *[wins] Последняя: отдать
    [skip] Последняя: оставить
}
ristiseiska-set-limit = { $value ->
   *[100] Партия: до 100
    [single] Партия: 1 раздача
    [50] Партия: до 50
    [200] Партия: до 200
}
ristiseiska-set-five-needs-eight = { $value ->
   *[on] 5: после 8
    [off] 5: после 6
}
ristiseiska-set-ace-penalty = { $value ->
   *[1] Туз стоит 1
    [14] Туз стоит 14
}
ristiseiska-set-bonus = { $value ->
   *[chain] Туз, король: ещё
    [once] Туз, король: 1 раз
    [off] Туз, король: нет
}
ristiseiska-set-first-round-free = { $value ->
   *[off] Первый круг: в счёт
    [on] Первый круг: даром
}
ristiseiska-set-max-players = { $value ->
   *[5] Игроков: до 5
    [8] Игроков: до 8
}

### Что говорится за столом курниковских 66.

sznap-name = 66

## Что можно и почему

sznap-close-costs = Карт больше никто не берёт. Если после последней карты у тебя нет 66, раздача проиграна.
sznap-stake-nothing = { $player-is ->
    [you] У тебя ни одного очка: раздача стоит 3.
   *[other] У игрока { $player } ни одного очка: раздача стоит 3.
}
sznap-why-may-announce = Можно объявить марьяж { $points } { $suit } и зайти с его короля или дамы. Засчитается он, когда возьмёшь эту взятку или одну из следующих.
sznap-why-may-close = Можно закрыть колоду, если считаешь, что к последней карте наберёшь 66 без добора.

## Что ещё лежит на столе

sznap-pending = { $player-is ->
    [you] Твой марьяж на { $points } ждёт взятки.
   *[other] Марьяж игрока { $player } на { $points } ждёт взятки.
}
sznap-twenty-cards = Играем в 20 карт, без девяток.
sznap-button-meld-and-declare = { $card } и 66

## Чем кончилась раздача

sznap-deal-drawn = Раздача { $deal }: ничья
sznap-last-trick-bonus = { $player-is ->
    [you] 10 из этих очков тебе дала последняя взятка.
   *[other] 10 из этих очков игроку { $player } дала последняя взятка.
}
sznap-never-counted = { $player-is ->
    [you] Твой последний марьяж на { $points } не засчитан: взяток после него нет.
   *[other] Последний марьяж игрока { $player } на { $points } не засчитан: взяток после него нет.
}

sznap-cause-declared = { $player-is ->
    [you] Объявлены 66: у тебя { $points }.
   *[other] Объявлены 66 ({ $player }): насчитано { $points }.
}
sznap-cause-declared-after-own-close = { $player-is ->
    [you] Закрытие удалось: объявлены 66, у тебя { $points }.
   *[other] Закрытие удалось: объявлены 66 ({ $player }), насчитано { $points }.
}
sznap-cause-declared-against-closer = { $player-is ->
    [you] Колода закрыта ({ $closer }), но раньше объявлены твои 66: у тебя { $points }.
   *[other] { $closer-is ->
        [you] Колода закрыта (ты), но раньше объявлены 66 ({ $player }): насчитано { $points }.
       *[other] Колода закрыта ({ $closer }), но раньше объявлены 66 ({ $player }): насчитано { $points }.
    }
}
sznap-cause-false-declaration = { $player-is ->
    [you] 66 объявлены, но у тебя только { $points }.
   *[other] 66 объявлены, но у игрока { $player } только { $points }.
}
sznap-cause-false-declaration-by-closer = { $player-is ->
    [you] Закрытие не удалось: 66 объявлены, но у тебя только { $points }.
   *[other] Закрытие не удалось: 66 объявлены, но у игрока { $player } только { $points }.
}
sznap-cause-false-declaration-against-closer = { $player-is ->
    [you] Колода закрыта ({ $closer }). 66 объявлены, но у тебя только { $points }.
   *[other] { $closer-is ->
        [you] Колода закрыта (ты). 66 объявлены, но у игрока { $player } только { $points }.
       *[other] Колода закрыта ({ $closer }). 66 объявлены, но у игрока { $player } только { $points }.
    }
}
sznap-cause-closed-made = { $player-is ->
    [you] Закрытие удалось: после последней карты у тебя { $points }.
   *[other] Закрытие удалось: после последней карты у игрока { $player } { $points }.
}
sznap-cause-closed-failed = { $player-is ->
    [you] Закрытие не удалось: после последней карты у тебя только { $points }.
   *[other] Закрытие не удалось: после последней карты у игрока { $player } только { $points }.
}
sznap-cause-played-out = { $player-is ->
    [you] Все карты сыграны, у тебя больше очков: { $points }.
   *[other] Все карты сыграны, больше очков у игрока { $player }: { $points }.
}
sznap-cause-played-out-draw = Все карты сыграны, у обеих сторон поровну: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}.

sznap-nobody-scores = Очков никто не получает, дальше сдаёт другой игрок.

## Что ещё можно, а что нет

sznap-why-first-trick = Менять младший козырь и объявлять 66 можно после первой взятки.
sznap-why-melds-by-leading = Заход с короля или дамы { $suit } — это марьяж на { $points }. Он засчитается, когда возьмёшь эту взятку или одну из следующих.
sznap-why-meld-too-late = Твои король и дама { $suit } — уже не марьяж: марьяж объявляют, только пока есть что брать из колоды.
sznap-why-may-meld-and-declare = Можно объявить 66 и вместе с марьяжем: он засчитается сразу, и раздача на этом кончится.
sznap-why-only-closer = Объявить 66 нельзя: колода закрыта, и это может только тот, кто её закрывал.

## Опции: правило и надпись на кнопке

sznap-option-variant = { $value ->
   *[66] 24 карты, от девятки до туза; на руках шесть.
    [schnapsen] 20 карт, от валета до туза; на руках пять.
}
sznap-option-target = Кто раньше наберёт { $value ->
    [one] { $value } очко
    [few] { $value } очка
   *[other] { $value } очков
}, выигрывает партию.
sznap-option-meld = { $value ->
   *[automatic] Заход с короля или дамы из пары — уже марьяж.
    [explicit] Марьяж объявляют до захода с его короля или дамы.
}
sznap-option-show-points = { $value ->
   *[off] Во время раздачи очков не видно.
    [own] Во время раздачи каждый видит свои очки.
    [both] Во время раздачи видны очки обоих.
}
sznap-option-failed-close-3 = { $value ->
   *[in-the-deal] Неудачное закрытие стоит 2, а если у соперника за всю раздачу нет взяток — 3.
    [at-closing] Неудачное закрытие стоит 2, а если у соперника при закрытии не было взяток — 3.
}
sznap-option-exchange-min-stock = { $value ->
   *[2] Младший козырь можно менять, пока в колоде не меньше двух карт.
    [4] Младший козырь можно менять, пока в колоде не меньше четырёх карт.
}
sznap-option-closer-opponent-may-declare = { $value ->
   *[no] Когда колода закрыта, 66 объявляет только тот, кто её закрывал.
    [yes] Когда колода закрыта, 66 может объявить и соперник.
}

sznap-set-variant = { $value ->
   *[66] Карты: 24
    [schnapsen] Карты: 20
}
sznap-set-target = Игра до { $value }
sznap-set-meld = { $value ->
   *[automatic] Марьяж: заходом
    [explicit] Марьяж: объявляют
}
sznap-set-show-points = { $value ->
   *[off] Очки: скрыты
    [own] Очки: только свои
    [both] Очки: видны все
}
sznap-set-failed-close-3 = { $value ->
   *[in-the-deal] Неудача: 3 совсем без взяток
    [at-closing] Неудача: 3 без взяток при закрытии
}
sznap-set-exchange-min-stock = { $value ->
   *[2] Обмен: от 2 карт
    [4] Обмен: от 4 карт
}
sznap-set-closer-opponent-may-declare = { $value ->
   *[no] 66: закрывший
    [yes] 66: обе стороны
}

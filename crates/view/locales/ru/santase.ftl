### Что говорится за столом Сантасе.

santase-name = Сантасе

## Что можно и почему

santase-turn-draw = { $player-is ->
    [you] Взятка твоя. Карт из колоды ещё никто не брал.
   *[other] Взятка игрока { $player }. Карт из колоды ещё никто не брал.
}
santase-button-draw = Взять карту
santase-deal-drawn = Раздача { $deal }: ничья
santase-last-trick-bonus = { $player-is ->
    [you] 10 из этих очков тебе дала последняя взятка.
   *[other] 10 из этих очков игроку { $player } дала последняя взятка.
}

santase-cause-claim = { $player-is ->
    [you] { $claimed ->
        [yes] Объявлены 66: у тебя { $points }.
       *[no] Набрано 66: у тебя { $points }.
    }
   *[other] { $claimed ->
        [yes] Объявлены 66 ({ $player }): насчитано { $points }.
       *[no] Набрано 66 ({ $player }): в итоге { $points }.
    }
}
santase-cause-claim-after-own-close = { $player-is ->
    [you] { $claimed ->
        [yes] Закрытие удалось: объявлены 66, у тебя { $points }.
       *[no] Закрытие удалось: набрано 66, у тебя { $points }.
    }
   *[other] { $claimed ->
        [yes] Закрытие удалось: объявлены 66 ({ $player }), насчитано { $points }.
       *[no] Закрытие удалось: набрано 66 ({ $player }), в итоге { $points }.
    }
}
santase-cause-claim-against-closer = { $player-is ->
    [you] { $claimed ->
        [yes] Колода закрыта ({ $closer }), но раньше объявлены твои 66: у тебя { $points }.
       *[no] Колода закрыта ({ $closer }), но раньше 66 у тебя: { $points }.
    }
   *[other] { $closer-is ->
        [you] { $claimed ->
            [yes] Колода закрыта (ты), но раньше объявлены 66 ({ $player }): насчитано { $points }.
           *[no] Колода закрыта (ты), но раньше 66 у игрока { $player }: { $points }.
        }
       *[other] { $claimed ->
            [yes] Колода закрыта ({ $closer }), но раньше объявлены 66 ({ $player }): насчитано { $points }.
           *[no] Колода закрыта ({ $closer }), но раньше 66 у игрока { $player }: { $points }.
        }
    }
}
santase-cause-false-claim = { $player-is ->
    [you] 66 объявлены, но у тебя только { $points }.
   *[other] 66 объявлены, но у игрока { $player } только { $points }.
}
santase-cause-false-claim-by-closer = { $player-is ->
    [you] Закрытие не удалось: 66 объявлены, но у тебя только { $points }.
   *[other] Закрытие не удалось: 66 объявлены, но у игрока { $player } только { $points }.
}
santase-cause-false-claim-against-closer = { $player-is ->
    [you] Колода закрыта ({ $closer }). 66 объявлены, но у тебя только { $points }.
   *[other] { $closer-is ->
        [you] Колода закрыта (ты). 66 объявлены, но у игрока { $player } только { $points }.
       *[other] Колода закрыта ({ $closer }). 66 объявлены, но у игрока { $player } только { $points }.
    }
}
santase-cause-played-out = { $player-is ->
    [you] Все карты сыграны, у тебя больше очков: { $points }.
   *[other] Все карты сыграны, больше очков у игрока { $player }: { $points }.
}
santase-cause-played-out-draw = Все карты сыграны, у обеих сторон поровну: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}.
santase-cause-closed-made = { $player-is ->
    [you] Закрытие удалось: 66 у тебя раньше соперника, в конце { $points }.
   *[other] Закрытие удалось: 66 у игрока { $player } раньше соперника, в конце { $points }.
}
santase-cause-closed-failed = { $player-is ->
    [you] Закрытие не удалось: у тебя только { $points }.
   *[other] Закрытие не удалось: у игрока { $player } только { $points }.
}
santase-cause-closed-overtaken = { $player-is ->
    [you] Колода закрыта ({ $closer }), но раньше 66 у тебя, в конце { $points }.
   *[other] { $closer-is ->
        [you] Колода закрыта (ты), но раньше 66 у игрока { $player }, в конце { $points }.
       *[other] Колода закрыта ({ $closer }), но раньше 66 у игрока { $player }, в конце { $points }.
    }
}
santase-cause-closed-draw = Колода закрыта, все карты сыграны, у обеих сторон поровну: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}.
santase-penalty-three = За этим столом это всегда стоит 3.
santase-same-dealer = { $player-is ->
    [you] Очков никто не получает, снова сдаёшь ты.
   *[other] Очков никто не получает, снова сдаёт { $player }.
}

## Что ещё можно и почему

santase-why-first-trick = Объявлять марьяж и 66, менять девятку и закрывать колоду можно после первой взятки.
santase-why-may-draw = Можно сначала взять карту, а решить потом.
santase-why-marriage-too-late = Марьяж { $suit } уже не объявить: за этим столом это можно, только пока колода открыта.
santase-why-talon-too-small = Колоду уже не закрыть: за этим столом в ней должно быть карт не меньше { $least }.

## Опции: правило и надпись на кнопке

santase-option-target = Кто раньше наберёт { $value ->
    [one] { $value } очко
    [few] { $value } очка
   *[other] { $value } очков
}, выигрывает партию.
santase-option-claim-mode = { $value ->
   *[manual] Игроки считают в уме и объявляют 66.
    [auto] Раздача кончается сама, когда у того, кто заходит, есть 66.
}
santase-option-show-points = { $value ->
   *[off] Во время раздачи очков не видно.
    [own] Во время раздачи каждый видит свои очки.
    [both] Во время раздачи видны очки обоих.
}
santase-option-close-before-draw = { $value ->
   *[on] Колоду можно закрыть и до добора, и после.
    [off] Колоду можно закрыть только после добора.
}
santase-option-min-talon-to-close = { $value ->
   *[2] Колоду можно закрыть, пока в ней не меньше двух карт.
    [4] Колоду можно закрыть, пока в ней не меньше четырёх карт.
}
santase-option-failed-close = { $value ->
   *[at-closing] Неудачное закрытие стоит 2, а если у соперника при закрытии не было взяток — 3.
    [at-end] Неудачное закрытие стоит 2, а если у соперника к концу нет взяток — 3.
    [three] Неудачное закрытие всегда стоит 3.
}
santase-option-strict-marriages = { $value ->
   *[allowed] Марьяж можно объявить до конца раздачи.
    [forbidden] Марьяж нельзя объявить, когда колода закрыта или кончилась.
}
santase-option-dealer = { $value ->
   *[winner] Следующую раздачу сдаёт победитель.
    [loser] Следующую раздачу сдаёт проигравший.
    [alternate] Сдают по очереди.
}
santase-option-nine-value = { $value ->
   *[0] Девятка ничего не стоит.
    [2] Девятка стоит 2 очка.
}

santase-set-target = Игра до { $value }
santase-set-claim-mode = { $value ->
   *[manual] 66: объявляют
    [auto] 66: автоматически
}
santase-set-show-points = { $value ->
   *[off] Очки: скрыты
    [own] Очки: только свои
    [both] Очки: видны все
}
santase-set-close-before-draw = { $value ->
   *[on] Закрытие: всегда
    [off] Сначала добор
}
santase-set-min-talon-to-close = { $value ->
   *[2] Закрытие: от 2 карт
    [4] Закрытие: от 4 карт
}
santase-set-failed-close = { $value ->
   *[at-closing] Неудача: 3 без взяток при закрытии
    [at-end] Неудача: 3 без взяток в конце
    [three] Неудача: всегда 3
}
santase-set-strict-marriages = { $value ->
   *[allowed] 20/40: до конца
    [forbidden] 20/40: до закрытия
}
santase-set-dealer = { $value ->
   *[winner] Сдаёт победитель
    [loser] Сдаёт проигравший
    [alternate] Сдают по очереди
}
santase-set-nine-value = Девятка даёт { $value }

### Собственные страницы стола, какая бы игра ни шла.

## Новый стол

lobby-title = { $game } · { $about }
lobby-rematch-title = { $game } · партия { $number } · { $about }
seats = { $most ->
    [one] { $range } игрок
    [few] { $range } игрока
    [many] { $range } игроков
   *[other] { $range } игрока
}
seat-person = { $seat }. { $player-is ->
    [you] Ты
   *[other] { $player }
}{ $host ->
    [yes] {" "}· хозяин
   *[no] {""}
}{ $word ->
    [yes] {" "}· слово дано
   *[no] {""}
}
seat-not-ready = { $seat }. { $player-is ->
    [you] Ты · пока не в игре
   *[other] { $player } · пока не в игре
}
seat-ai = { $seat }. { $player } · { $level }
seat-free = { $seat }. свободное место
former-player = бывший игрок
ai-name = { $level ->
    [beginner] { $nth ->
       *[1] Красная Шапочка
        [2] Гензель
        [3] Гретель
        [4] Золушка
    }
    [thumb] { $nth ->
       *[1] Мальчик-с-пальчик
        [2] Пиноккио
        [3] Аладдин
        [4] Синдбад
    }
    [good] { $nth ->
       *[1] Кот в сапогах
        [2] Робин Гуд
        [3] Тиль Уленшпигель
        [4] Шахерезада
    }
    [strong] { $nth ->
       *[1] Мерлин
        [2] Одиссей
        [3] Сфинкс
        [4] Жар-птица
    }
   *[other] Компьютер
}
level-word = { $level ->
    [beginner] новичок
    [thumb] средний уровень
    [good] хороший уровень
    [strong] сильный уровень
   *[other] неизвестный уровень
}
ai-level = ИИ-игрок, { $level }
ai-character = { $player } { $level ->
    [beginner] играет для удовольствия и забывает, какие карты уже сыграны.
    [thumb] играет по простым правилам и считает каждую карту.
    [good] думает наперёд и ошибается, только когда выбор труден.
    [strong] ничего не забывает и взвешивает каждую карту.
   *[other] играет, как умеет.
}
lobby-rules-usual = Обычные правила.
lobby-rules-changed = Не как обычно · { $rules }
lobby-waiting = { $count ->
    [one] Ещё { $count } игрок, и можно начинать.
    [few] Ещё { $count } игрока, и можно начинать.
   *[other] Ещё { $count } игроков, и можно начинать.
}
lobby-alone = { $count ->
    [one] Добавь { $count } ИИ-игрока и начинай, когда хочешь.
    [few] Добавь { $count } ИИ-игроков и начинай, когда хочешь.
   *[other] Добавь { $count } ИИ-игроков и начинай, когда хочешь.
}
lobby-not-ready = Партия начнётся, как только все будут в игре.
lobby-ready = Все в сборе. Жми «Начать».
lobby-starts = Все в сборе. Сейчас начнём.
lobby-unopened = { $player }, открой личный чат со мной: туда придут твои карты.
lobby-shut = { $player }, не могу тебе написать: твои карты здесь под кнопкой «Мои карты».
words-asked = { $game }, партия { $number }: твои слова для тасовки
words-given = { $game }, партия { $number }: твои слова уже в тасовке
words-yours = Вот они:
words-how = Пришли /word и любые слова, например: /word лунный свет
words-hidden = Другие игроки увидят их, только когда начнётся партия.
words-sealed = Тасовка запечатана этим кодом до того, как можно было дать слова:
words-keep = Сохрани код: после партии «talon verify» с «--seen» и всеми 64 знаками проверит карты.
lobby-boards = { $boards ->
    [1] Всё решает { $boards } раздача
    [one] Партию решает { $boards } раздача, каким бы ни был счёт
    [few] Партию решают { $boards } раздачи, каким бы ни был счёт
   *[other] Партию решают { $boards } раздач, каким бы ни был счёт
}. Первым сдаёт место 1.
sealed = 🔒 Запечатано перед раздачей
lobby-gone = { $reason ->
    [expired] Партию никто не начал, и стол закрылся. /play откроет новый.
    [ended] Этот стол закрыт. /play откроет новый.
    [withdrawn] Владелец бота закрыл этот стол. /play откроет новый.
   *[cancelled] Этот стол отменён. /play откроет новый.
}

button-join = За стол
button-leave = Выйти
button-add-ai = Добавить ИИ
button-remove-ai = Убрать ИИ
button-next-ai = Уровень ИИ
button-options = Опции
button-word = Моё слово
button-start = Начать
button-hold-start = Подождать
button-set-up = Новый стол…
button-cancel = Отменить стол
button-ready = Играю

## Игра

button-hand = Мои карты
button-table = Стол…
button-why = Почему?
button-hint = Подсказка
hint-card = Подсказка: { $card }.
hint-choice = Подсказка: «{ $choice }».
hint-worth = В среднем { $worth }; { $next }: { $less }.
button-rules = Правила
button-score = Счёт
button-back = Назад
table-page-title = { $game } · раздача { $deal }
turn-answer = { $leader }: { $card }. { $duty ->
   *[any] Твой ход: можно любую карту.
    [one] Можно только { $only }.
    [follow] Клади в масть.
    [higher] Бей старшей.
    [trump] Бей козырем.
    [overtrump] Бей козырем старше.
}
agreed-rules = Здесь договорились · { $rules }
dealt-anew = Правила этой игры обновились, поэтому раздача сдана заново. Счёт остаётся.
table-page-unfinished = Эту раздачу не доиграли.
score-pair = { $first-is ->
    [you] Ты
   *[other] { $first }
} { $first_points } : { $second_points } { $second-is ->
    [you] ты
   *[other] { $second }
}
score-seat = { $player-is ->
    [you] Ты
   *[other] { $player }
} { $points }
deal-points = Очки: { $scores }
drew = Новая карта: { $card }.
passed-trick = Взятка { $number }: { $cards } → { $winner-is ->
    [you] ты
   *[other] { $winner }
}
last-trick = Последняя взятка: { $cards } → { $winner-is ->
    [you] ты
   *[other] { $winner }
}
score-target = Игра до { $target ->
    [one] { $target } очка
    [few] { $target } очков
   *[other] { $target } очков
}.
score-board = Раздача { $number } из { $boards }: за всеми столами тура одни и те же карты, очки складываются.
sealed-tricks = { $player-is ->
    [you] Ты
   *[other] { $player }
}: { $tricks ->
    [0] ни одной взятки
    [one] { $tricks } взятка
    [few] { $tricks } взятки
   *[other] { $tricks } взяток
}, на руках { $cards ->
    [0] ни одной карты
    [one] { $cards } карта
    [few] { $cards } карты
   *[other] { $cards } карт
}
sealed-hand = { $player-is ->
    [you] Ты
   *[other] { $player }
}: на руках { $cards ->
    [0] ни одной карты
    [one] { $cards } карта
    [few] { $cards } карты
   *[other] { $cards } карт
}
sealed-cards = Карт здесь не видно: ими же играют другие столы тура. Свои карты каждый видит в личном чате.
sealed-over = Раздача { $deal } закончена
sealed-later = Когда доиграют все столы тура, карты покажет /replay.
end-wanted = { $player-is ->
    [you] Твоё предложение: закончить партию.
   *[other] { $player } предлагает закончить партию.
}
pause-wanted = { $player-is ->
    [you] Твоё предложение: пауза.
   *[other] { $player } просит паузу. Чтобы согласиться, нажми «Стол…», а затем «Пауза».
}
paused = ⏸ Партия на паузе. Нажми карту или «Продолжить».
away = { $why ->
    [late] { $player-is ->
        [you] Твоё время вышло, за тебя играет ИИ. Нажми карту или «Я тут», чтобы вернуться в игру.
       *[other] { $player }: время вышло. Пока играет ИИ.
    }
    [left] { $player-is ->
        [you] За тебя играет ИИ. Нажми карту или «Я тут», чтобы вернуться в игру.
       *[other] { $player } не за столом. Пока играет ИИ.
    }
   *[removed] { $player-is ->
        [you] Админ убрал тебя из этой партии.
       *[other] { $player } больше не в партии: так решил админ. Дальше играет ИИ.
    }
}
clock-live = ⏳ Думать над решением можно { $each }.
clock-until = { $player-is ->
    [you] ⏳ Твоё время: до { $until }.
   *[other] ⏳ { $player }: время до { $until }.
}

## Итог

result-won = { $winner-is ->
    [you] Победа в партии твоя
   *[other] Победа в партии: { $winner }
}
result-nobody = Партия закончилась без победителя
result-played = { $deals ->
    [0] Ни одну раздачу не доиграли.
    [one] Сыграна { $deals } раздача.
    [few] Сыграно { $deals } раздачи.
   *[other] Сыграно { $deals } раздач.
}
result-resigned = { $loser-is ->
    [you] Партия сдана тобой.
   *[other] Партия сдана: { $loser }.
}
result-agreed = Все согласились закончить.
result-stopped = Партию остановил админ.
result-gave-up = { $player-is ->
    [you] Твоё место оставлено: это всё равно что сдаться.
   *[other] Место игрока { $player } оставлено: это всё равно что сдаться.
}
result-stand-in = { $player-is ->
    [you] ИИ решал { $count ->
        [one] { $count } раз
        [few] { $count } раза
       *[other] { $count } раз
    } за тебя.
   *[other] ИИ решал { $count ->
        [one] { $count } раз
        [few] { $count } раза
       *[other] { $count } раз
    } за игрока { $player }.
}
result-abandoned = { $absent-is ->
    [you] Тебя слишком долго не было.
   *[other] Игрока { $absent } слишком долго не было.
}
result-ai = { $player }: { $level }.
proof-title = Честная раздача: проверка
proof-sealed = Тасовка этой партии запечатана этим кодом до того, как можно было дать слова или увидеть карту. Когда партия закончится, «Проверка» покажет и секрет.
proof-boards = За всеми столами этого тура одни и те же карты. Они уже запечатаны этим кодом, а откроются, когда тур закончится, так что проверить их сможет каждый.
proof-code = Код, который все могли видеть до партии:
button-proof = Проверка
result-opened = Секрет, который был им запечатан:
result-secret = Код — это SHA-256 секрета, а все карты следуют из секрета и слов. Сравни все знаки с теми, что были видны раньше; остальное проверит «talon verify».
result-sealed = Этими картами играют и другие столы тура. Когда доиграют все, «Проверка» в /replay покажет запечатанный секрет.
result-words = { $player-is ->
    [you] Твои слова: { $words }
   *[other] Слова игрока { $player }: { $words }
}
button-rematch = Реванш

## Счёт

sheet-player = { $player-is ->
    [you] Ты
   *[other] { $player }
}
sheet-title = { $game } · счёт
sheet-empty = Пока не сыграно ни одной раздачи.
sheet-earlier = { $count ->
    [one] Ещё { $count } прежняя раздача не показана.
    [few] Ещё { $count } прежние раздачи не показаны.
   *[other] Ещё { $count } прежних раздач не показано.
}

## Опции

options-title = { $game } · опции
option-rules-title = { $game } · правила
button-option-rules = Правила…
options-hint = Нажми опцию, чтобы изменить её. ★ — не как обычно.
option-usual = { $rule }
option-changed = ★ { $rule }
option-hints = { $value ->
    [on] Можно просить подсказку: как сыграл бы ИИ.
   *[off] Подсказки просить нельзя.
}
set-hints = { $value ->
    [on] Подсказки: да
   *[off] Подсказки: нет
}
option-clock = Кто думает над решением дольше { $limit }, за того играет ИИ.
option-clock-off = Думать над решением можно сколько угодно.
set-clock = Время: { $limit }
set-clock-off = Время: любое
option-undo = { $value ->
    [on] Ход можно взять назад, пока больше никто не сходил и не открылась новая карта.
   *[off] Взять ход назад нельзя.
}
set-undo = { $value ->
    [on] Возврат: да
   *[off] Возврат: нет
}
set-ai = ИИ: { $level }
button-done = Готово

## Наборы

button-presets = Наборы…
presets-title = { $game } · наборы
presets-none = Пока ни одного.
preset-line = { $default ->
    [yes] ★ { $name }: { $changed ->
        [0] обычные правила
        [one] { $changed } правило изменено
        [few] { $changed } правила изменены
       *[other] { $changed } правил изменено
    }. С ним открываются новые столы.
   *[no] • { $name }: { $changed ->
        [0] обычные правила
        [one] { $changed } правило изменено
        [few] { $changed } правила изменены
       *[other] { $changed } правил изменено
    }.
}
presets-how = Чтобы сохранить опции стола, пришли до партии /preset и имя, например /preset наш вечер.
presets-who = В группе ими пользуется хозяин стола, сохраняют их хозяин и админы, а удаляют и выбирают набор для новых столов админы.
preset-title = { $game } · { $name }
preset-usual-rules = Обычные правила.
preset-rule = • { $rule }
preset-dropped = { $count ->
    [one] { $count } опции из него больше нет, она пропущена.
    [few] { $count } опций из него больше нет, они пропущены.
   *[other] { $count } опций из него больше нет, они пропущены.
}
preset-is-default = ★ С ним открываются новые столы: { $game }.
preset-games-title = Наборы
preset-game = { $game }: { $count }
button-preset-game = { $game }
button-preset-more = Ещё…
button-preset-usual = Обычные правила
button-preset-keep = Сохранить
button-preset-use = Взять
button-preset-default = Для новых столов
button-preset-no-default = Не для новых столов
button-preset-delete = Удалить
button-preset-games = Все игры

## Стол…

panel-title = { $game } · этот стол
panel-lobby = Партия ещё не началась. Можно передумать.
sign-player = { $player }
sign-lobby = Следующая партия готовится в ветке этого сообщения.
sign-playing = Партия идёт в ветке этого сообщения.
sign-over = Партия закончена. Счёт и итог — в ветке этого сообщения.
sign-lost = Ветка этого сообщения закрыта или удалена. Партия продолжается здесь, в канале.
panel-alone = Партия подождёт, если отойдёшь.
panel-waiting-for = { $player-is ->
    [you] Стол ждёт тебя.
   *[other] Стол ждёт: { $player }.
}
panel-abandoned = Если игрок надолго пропал, «Больше не ждать» заканчивает партию для остальных.
panel-over = Партия закончена. Жми «Реванш» или выходи из-за стола.
panel-closed = Этот стол закрыт.
button-resign = Сдаться
button-propose-end = Давайте закончим
button-agree-end = Согласиться
button-withdraw-end = Всё-таки играем
button-end-abandoned = Больше не ждать
button-forced = { $on ->
    [yes] ✓ Автоход
   *[no] Автоход
}
button-hold = { $on ->
    [yes] ✓ Пока не брать
   *[no] Пока не брать
}
button-undo = Взять назад
button-pause = Пауза
button-resume = Продолжить
button-stand-down = ИИ за меня
button-return = Я тут
button-take-over = Сесть на место { $seat }
button-people = Игроки…
people-who = Между партиями хозяин может убрать игрока. Админы группы могут это всегда, могут и остановить стол, но не в собственной партии.
people-seat = { $player-is ->
    [you] { $seat }. Ты
   *[other] { $seat }. { $player }
}
seat-left = { $player-is ->
    [you] Место { $seat } твоё.
   *[other] Место { $seat } (прежний игрок — { $player }) можно занять.
}
button-remove = Убрать: место { $seat }
button-stop = Остановить стол
stop-title = Остановить свою партию?
stop-body = Ты в ней играешь, так что остановить — значит сдаться. Чтобы закончить без результата, предложи это остальным.
button-new-table = Новый стол
why-refused = Последнее нажатие не прошло. { $rule }
resign-title = Сдаться?
resign-body = { $players ->
    [2] Соперник сразу выигрывает.
   *[other] Партия закончится для всех, и все остальные её выиграют.
}
button-resign-yes = Да, сдаюсь
button-resign-no = Нет, играем

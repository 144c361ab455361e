### Страниците на самата маса, каквато и игра да се играе.

## Преди партията

lobby-title = { $game }: нова маса
lobby-rematch-title = { $game }: партия { $number }
seat-person = { $seat }. { $player-is ->
    [you] Ти
   *[other] { $player }
}{ $host ->
    [yes] {" "}· домакин
   *[no] {""}
}{ $word ->
    [yes] {" "}· с дума
   *[no] {""}
}
seat-not-ready = { $seat }. { $player-is ->
    [you] Ти · още не участваш
   *[other] { $player } · още не участва
}
seat-ai = { $seat }. { $player } · компютърен играч
seat-free = { $seat }. свободно място
ai-name = { $level ->
    [thumb] Палечко
   *[other] Компютърът
}
lobby-rules-usual = С обичайните правила.
lobby-rules-changed = С обичайните правила, но:
lobby-rule-changed = • { $rule }
lobby-waiting = { $count ->
    [one] Още един играч и можете да започвате.
   *[other] Още { $count } играчи и можете да започвате.
}
lobby-alone = { $count ->
    [one] Добави компютърен играч и започвай, когато искаш.
   *[other] Добави { $count } компютърни играчи и започвай, когато искаш.
}
lobby-not-ready = Започва веднага щом всички се включат.
lobby-ready = Всички са тук. Натисни „Започваме“.
lobby-fair = Честно раздаване { $code }: разбъркването вече е запечатано с този код и се отваря след партията, за да може всеки да го провери.
lobby-fair-word = Добави своя дума и никой няма как да е избрал картите.
lobby-gone = { $reason ->
    [expired] Никой не започна и масата беше прибрана. Нова се отваря с /play.
   [ended] Масата е закрита. Нова се отваря с /play.
   *[cancelled] Масата беше отменена. Нова се отваря с /play.
}

button-join = Сядам
button-leave = Ставам
button-add-ai = Добави компютър
button-remove-ai = Махни компютъра
button-options = Опции
button-word = Моя дума
button-start = Започваме
button-cancel = Отмени масата
button-ready = Участвам

## Масата

button-hand = Моите карти
button-table = Маса…
button-why = Защо?
button-hint = Подсказка
hint-card = Аз бих играл { $card }.
hint-choice = Аз бих избрал: { $choice }
button-rules = Правила
button-score = Резултати
button-back = Назад
board-title = { $game } · раздаване { $deal }
agreed-rules = Уговорено тук: { $rules }
board-unfinished = Това раздаване не беше доиграно.
score-pair = { $first-is ->
    [you] Ти
   *[other] { $first }
} { $first_points } : { $second_points } { $second-is ->
    [you] ти
   *[other] { $second }
}
score-seat = { $player-is ->
    [you] Ти: { $points }
   *[other] { $player }: { $points }
}
score-target = Партията е до { $target } точки.
end-wanted = { $player-is ->
    [you] Ти предложи партията да приключи.
   *[other] { $player } предлага партията да приключи.
}

## Краят на партията

result-won = { $winner-is ->
    [you] Ти печелиш партията
   *[other] { $winner } печели партията
}
result-nobody = Партията приключи без победител
result-played = { $deals ->
    [0] Нито едно раздаване не завърши.
    [one] Изигра се едно раздаване.
   *[other] Изиграха се { $deals } раздавания.
}
result-resigned = { $loser-is ->
    [you] Ти предаде партията.
   *[other] { $loser } предаде партията.
}
result-agreed = Всички се съгласиха да спрат.
result-abandoned = { $absent-is ->
    [you] Ти отсъства твърде дълго.
   *[other] { $absent } отсъства твърде дълго.
}
result-ai = { $player } е компютърен играч.
result-fair = Честно раздаване { $code }: ето запечатаната тайна.
result-secret = Нейният SHA-256 започва с този код, а картите следват от нея и от думите; „talon verify“ проверява партията.
result-words = { $player-is ->
    [you] Твоите думи: { $words }
   *[other] Думите на { $player }: { $words }
}
button-rematch = Реванш

## Резултатът по раздавания

sheet-title = { $game } · резултати
sheet-empty = Още няма завършено раздаване.
sheet-earlier = { $count ->
    [one] Едно по-ранно раздаване не е показано.
   *[other] { $count } по-ранни раздавания не са показани.
}

## Опциите

options-title = { $game } · опции
options-hint = Натисни опция, за да я смениш. ★ не е по обичайните правила.
option-usual = { $rule }
option-changed = ★ { $rule }
option-hints = { $value ->
    [on] Всеки играч може да поиска подсказка: какво би играл компютърът.
   *[off] Подсказки не се искат.
}
set-hints = { $value ->
    [on] Подсказки: да
   *[off] Подсказки: не
}
button-done = Готово

## Запазените опции

button-presets = Запазени…
presets-title = { $game } · запазени опции
presets-none = Още няма.
preset-line = { $default ->
    [yes] ★ { $name }: { $changed ->
        [0] обичайните правила
        [one] едно свое правило
       *[other] { $changed } свои правила
    }. С тях се отварят новите маси.
   *[no] • { $name }: { $changed ->
        [0] обичайните правила
        [one] едно свое правило
       *[other] { $changed } свои правила
    }.
}
presets-how = Опциите на масата се пазят под име: преди началото на партията прати /preset и името, например /preset нашата вечер.
presets-who = В група домакинът на масата ползва запазените опции, домакинът или администратор ги запазва, а администраторите ги изтриват и избират с кои се отварят новите маси.
preset-title = { $game } · { $name }
preset-usual-rules = Обичайните правила.
preset-rule = • { $rule }
preset-dropped = { $count ->
    [one] Една от опциите вече не съществува и се пропуска.
   *[other] { $count } от опциите вече не съществуват и се пропускат.
}
preset-is-default = ★ { $game }: новите маси се отварят с тези опции.
preset-games-title = Запазени опции
preset-game = { $game }: { $count }
button-preset-game = { $game }
button-preset-more = Още…
button-preset-usual = Обичайните правила
button-preset-keep = Запази тези
button-preset-use = Нека са тези
button-preset-default = За новите маси
button-preset-no-default = Не за новите маси
button-preset-delete = Изтрий
button-preset-games = Всички игри

## Как се излиза

panel-title = { $game } · тази маса
panel-lobby = Партията не е започнала. Още можеш да размислиш.
sign-player = { $player }
sign-lobby = Следващата партия се подготвя в нишката на това съобщение.
sign-playing = Партията се играе в нишката на това съобщение.
sign-over = Партията приключи. Листовете и резултатът са в нишката на това съобщение.
panel-playing = Партията тече. За да спреш преди края, предложи го на другите или се предай.
panel-waiting-for = { $player-is ->
    [you] Масата чака теб.
   *[other] Масата чака { $player }.
}
panel-abandoned = Ако някой играч липсва дълго, „Изоставена“ приключва партията за останалите.
panel-over = Партията приключи. Искай реванш или стани от масата.
panel-closed = Тази маса е закрита.
button-resign = Предавам се
button-propose-end = Предложи край
button-agree-end = И аз искам край
button-withdraw-end = Нека продължим
button-end-abandoned = Изоставена
button-new-table = Нова маса
why-title = Какво мога да играя?
why-refused = Последното натискане беше отказано. { $rule }
resign-title = Предаваш партията?
resign-body = { $players ->
    [2] Другата страна я печели веднага.
   *[other] Тя приключва за всички и печелят всички останали.
}
button-resign-yes = Да, предавам се
button-resign-no = Не, играя

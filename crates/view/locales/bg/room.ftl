### Страниците на самата маса, каквато и игра да се играе.

## Преди партията

lobby-title = { $game } · { $about }
lobby-rematch-title = { $game } · партия { $number } · { $about }
seats = { $most ->
    [one] { $range } играч
   *[other] { $range } играчи
}
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
seat-ai = { $seat }. { $player } · { $level }
seat-free = { $seat }. свободно място
former-player = бивш играч
ai-name = { $level ->
    [beginner] { $nth ->
       *[1] Червената шапчица
        [2] Хензел
        [3] Гретел
        [4] Пепеляшка
    }
    [thumb] { $nth ->
       *[1] Палечко
        [2] Пинокио
        [3] Аладин
        [4] Синдбад
    }
    [good] { $nth ->
       *[1] Котаракът в чизми
        [2] Робин Худ
        [3] Тил Уленшпигел
        [4] Шехерезада
    }
    [strong] { $nth ->
       *[1] Мерлин
        [2] Одисей
        [3] Сфинксът
        [4] Жар-птицата
    }
   *[other] Компютърът
}
level-word = { $level ->
    [beginner] начинаещ
    [thumb] средно ниво
    [good] добро ниво
    [strong] силно ниво
   *[other] неизвестно ниво
}
ai-level = компютърен играч, { $level }
ai-character = { $player } { $level ->
    [beginner] играе за удоволствие и забравя кои карти са излезли.
    [thumb] играе по изпитани правила и брои всяка карта.
    [good] мисли напред и греши само когато изборът е труден.
    [strong] не забравя нищо и преценява всяка карта.
   *[other] играе колкото може.
}
lobby-rules-usual = С обичайните правила.
lobby-rules-changed = Променени правила – { $rules }
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
lobby-starts = Всички са тук. След миг започваме.
lobby-unopened = { $player }, отвори личния ни чат, за да мога да ти пращам картите.
lobby-shut = { $player }, не мога да ти пиша: „Моите карти“ тук ти ги показва.
words-asked = { $game }, партия { $number }: твоите думи за разбъркването
words-given = { $game }, партия { $number }: думите ти влизат в разбъркването
words-yours = Те са:
words-how = Прати /word и каквито думи искаш, например: /word луна
words-hidden = Другите играчи ги виждат чак когато партията започне.
words-sealed = Разбъркването беше запечатано с този код, преди някой да може да даде думи:
words-keep = Запази кода: след партията „talon verify“ с „--seen“ и всичките 64 знака проверява картите.
lobby-boards = { $boards ->
    [one] Партията е едно раздаване
   *[other] Партията е { $boards } раздавания, какъвто и да е резултатът
}. Първо раздава място 1.
sealed = 🔒 Запечатано преди раздаването
lobby-gone = { $reason ->
    [expired] Никой не започна и масата беше закрита. Нова се отваря с /play.
   [ended] Масата е закрита. Нова се отваря с /play.
    [withdrawn] Операторът на бота закри тази маса. Нова се отваря с /play.
   *[cancelled] Масата беше отменена. Нова се отваря с /play.
}

button-join = Сядам
button-leave = Ставам
button-add-ai = Добави компютър
button-remove-ai = Махни компютъра
button-next-ai = Ниво на компютъра
button-options = Опции
button-word = Моя дума
button-start = Започваме
button-hold-start = Изчакай
button-set-up = Нова маса…
button-cancel = Отмени масата
button-ready = Участвам

## Масата

button-hand = Моите карти
button-table = Маса…
button-why = Защо?
button-hint = Подсказка
hint-card = Аз бих играл { $card }.
hint-choice = Аз бих избрал: { $choice }.
hint-worth = Средно { $worth }; { $next }: { $less }.
button-rules = Правила
button-score = Резултати
button-back = Назад
table-page-title = { $game } · раздаване { $deal }
turn-answer = { $leader } излезе с { $card }. { $duty ->
   *[any] Твой ред е: играй която карта искаш.
    [one] Трябва да играеш { $only }.
    [follow] Отговори на боята.
    [higher] Играй по-силна карта.
    [trump] Цакай.
    [overtrump] Надцакай.
}
agreed-rules = Уговорено тук – { $rules }
dealt-anew = Правилата на играта бяха променени, затова това раздаване започна наново. Резултатът остава.
table-page-unfinished = Това раздаване не беше доиграно.
score-pair = { $first-is ->
    [you] Ти
   *[other] { $first }
} { $first_points } : { $second_points } { $second-is ->
    [you] ти
   *[other] { $second }
}
score-seat = { $player-is ->
    [you] Ти { $points }
   *[other] { $player } { $points }
}
deal-points = Точки: { $scores }
drew = Ти изтегли { $card }.
passed-trick = Взятка { $number }: { $cards }, за { $winner-is ->
    [you] теб
   *[other] { $winner }
}
last-trick = Последна взятка: { $cards }, за { $winner-is ->
    [you] теб
   *[other] { $winner }
}
score-target = Партията е до { $target } точки.
score-board = Раздаване { $number } от { $boards }: всички маси в кръга играят с тези карти, а точките се събират.
sealed-tricks = { $player-is ->
    [you] Ти
   *[other] { $player }
}: { $tricks ->
    [0] нито една взятка
    [one] 1 взятка
   *[other] { $tricks } взятки
}, { $cards ->
    [0] без карти
    [one] 1 карта
   *[other] { $cards } карти
} в ръка
sealed-hand = { $player-is ->
    [you] Ти
   *[other] { $player }
}: { $cards ->
    [0] без карти
    [one] 1 карта
   *[other] { $cards } карти
} в ръка
sealed-cards = Тук не се показва нито една карта: със същите играят и други маси в кръга. Играчите виждат своите на лично.
sealed-over = Раздаване { $deal } свърши
sealed-later = Щом всички маси в кръга свършат, картите се показват с /replay.
end-wanted = { $player-is ->
    [you] Ти предложи партията да приключи.
   *[other] { $player } предлага партията да приключи.
}
pause-wanted = { $player-is ->
    [you] Ти предложи пауза.
   *[other] { $player } предлага пауза. За да приемеш, натисни „Маса…“ и после „Пауза“.
}
paused = ⏸ Партията е в пауза. Натисни карта или „Да играем“, за да продължи.
away = { $why ->
    [late] { $player-is ->
        [you] Времето ти изтече и вместо теб играе компютърът. Натисни карта или „Тук съм“ и пак играеш ти.
       *[other] Времето на { $player } изтече; засега играе компютърът.
    }
    [left] { $player-is ->
        [you] Вместо теб играе компютърът. Натисни карта или „Тук съм“ и пак играеш ти.
       *[other] { $player } трябваше да тръгне; засега играе компютърът.
    }
   *[removed] { $player-is ->
        [you] Администратор те извади от тази партия.
       *[other] Администратор извади { $player } от партията; нататък играе компютърът.
    }
}
clock-live = ⏳ За всяко решение има { $each }.
clock-until = { $player-is ->
    [you] ⏳ Имаш до { $until }
   *[other] ⏳ { $player } има до { $until }
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
result-stopped = Администратор спря партията.
result-gave-up = { $player-is ->
    [you] Ти остави мястото си: партията се брои за предадена от теб.
   *[other] { $player } остави мястото си: за този играч партията се брои за предадена.
}
result-stand-in = { $player-is ->
    [you] Вместо теб компютърът реши { $count ->
        [one] веднъж
       *[other] { $count } пъти
    }.
   *[other] Вместо { $player } компютърът реши { $count ->
        [one] веднъж
       *[other] { $count } пъти
    }.
}
result-abandoned = { $absent-is ->
    [you] Ти отсъства твърде дълго.
   *[other] { $absent } отсъства твърде дълго.
}
result-ai = { $player }: { $level }.
proof-title = Честно раздаване: доказателство
proof-sealed = Разбъркването на тази партия беше запечатано с този код, преди някой да даде думи или да види карта. Щом партията свърши, „Доказателство“ показва и тайната.
proof-boards = Всички маси в този кръг играят с едни и същи карти. Те вече са запечатани с този код и се отварят, щом кръгът свърши, за да може всеки да ги провери.
proof-code = Кодът, който всеки можеше да види преди партията:
button-proof = Доказателство
result-opened = Тайната, която беше запечатана с него:
result-secret = Кодът е SHA-256 на тайната, а всички карти следват от нея и от думите. Сравни всичките му знаци с тези, които видя; останалото проверява „talon verify“.
result-sealed = С тези карти играят и други маси в кръга. Щом всички свършат, „Доказателство“ в /replay показва запечатаната тайна.
result-words = { $player-is ->
    [you] Твоите думи: { $words }
   *[other] Думите на { $player }: { $words }
}
button-rematch = Реванш

## Резултатът по раздавания

sheet-player = { $player-is ->
    [you] Ти
   *[other] { $player }
}
sheet-title = { $game } · резултати
sheet-empty = Още няма завършено раздаване.
sheet-earlier = { $count ->
    [one] Едно по-ранно раздаване не е показано.
   *[other] { $count } по-ранни раздавания не са показани.
}

## Опциите

options-title = { $game } · опции
option-rules-title = { $game } · правила
button-option-rules = Правила…
options-hint = Натисни опция, за да я смениш. ★: не е обичайното правило.
option-usual = { $rule }
option-changed = ★ { $rule }
option-hints = { $value ->
    [on] Всеки играч може да поиска подсказка: какво би играл компютърът.
   *[off] Няма подсказки.
}
set-hints = { $value ->
    [on] Подсказки: да
   *[off] Подсказки: не
}
option-clock = Ако някой мисли повече от { $limit }, вместо него играе компютърът.
option-clock-off = Всеки мисли, колкото иска.
set-clock = Време: { $limit }
set-clock-off = Време: неограничено
option-undo = { $value ->
    [on] Решение може да се върне, докато друг не е решил и никой не е видял скрита карта.
   *[off] Решения не се връщат.
}
set-undo = { $value ->
    [on] Връщане: да
   *[off] Връщане: не
}
set-ai = Компютър: { $level }
button-done = Готово

## Запазените опции

button-presets = Запазени…
presets-title = { $game } · запазени опции
presets-none = Още няма.
preset-line = { $default ->
    [yes] ★ { $name }: { $changed ->
        [0] обичайните правила
        [one] едно променено правило
       *[other] { $changed } променени правила
    }. С тях се отварят новите маси.
   *[no] • { $name }: { $changed ->
        [0] обичайните правила
        [one] едно променено правило
       *[other] { $changed } променени правила
    }.
}
presets-how = За да запазиш опциите на масата, прати преди партията /preset и име, например /preset нашата вечер.
presets-who = В група ги ползва домакинът на масата, запазват ги домакинът и администраторите, а администраторите ги изтриват и избират с кои се отварят новите маси.
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
sign-over = Партията приключи. Резултатите са в нишката на това съобщение.
sign-lost = Нишката на това съобщение е затворена или изтрита. Партията продължава тук, в канала.
panel-alone = Партията те чака, ако излезеш.
panel-waiting-for = { $player-is ->
    [you] Масата чака теб.
   *[other] Масата чака { $player }.
}
panel-abandoned = Ако някой играч липсва дълго, „Приключи партията“ приключва партията за останалите.
panel-over = Партията приключи. Натисни „Реванш“ или стани от масата.
panel-closed = Тази маса е закрита.
button-resign = Предавам се
button-propose-end = Предложи край
button-agree-end = И аз искам край
button-withdraw-end = Нека продължим
button-end-abandoned = Приключи партията
button-forced = { $on ->
    [yes] ✓ Играй единствената
   *[no] Играй единствената
}
button-hold = { $on ->
    [yes] ✓ Не тегли още
   *[no] Не тегли още
}
button-undo = Върни
button-pause = Пауза
button-resume = Да играем
button-stand-down = Компютър вместо мен
button-return = Тук съм
button-take-over = Играй на място { $seat }
button-people = Играчи…
people-who = Между партиите домакинът може да извади играч. Администраторите на групата могат това винаги, могат и да спрат масата, но не и в своя партия.
people-seat = { $player-is ->
    [you] { $seat }. Ти
   *[other] { $seat }. { $player }
}
seat-left = { $player-is ->
    [you] Място { $seat } е твое.
   *[other] Място { $seat }, където играеше { $player }, може да се поеме.
}
button-remove = Извади { $seat }
button-stop = Спри масата
stop-title = Спираш своя партия?
stop-body = Ти играеш в нея, затова спирането се брои за предаване. Искаш ли край без резултат, предложи го на другите.
button-new-table = Нова маса
why-refused = Последното натискане беше отказано. { $rule }
resign-title = Предаваш партията?
resign-body = { $players ->
    [2] Противникът я печели веднага.
   *[other] Тя приключва за всички и печелят всички останали.
}
button-resign-yes = Да, предавам се
button-resign-no = Не, играя

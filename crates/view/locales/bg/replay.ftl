### Завършена партия, погледната отново с отворени карти.

## Страницата

replay-title = Преглед: { $game } · раздаване { $deal } от { $deals }
replay-no-deal = { $game }: партията приключи преди първото раздаване
replay-before = Преди това раздаване: { $scores }
replay-score = { $player } { $points }
replay-dealer = { $player-is ->
    [you] Ти раздаде.
   *[other] { $player } раздаде.
}
replay-step = Стъпка { $step } от { $steps }
replay-hand = { $player-is ->
    [you] Ти: { $cards }
   *[other] { $player }: { $cards }
}
replay-no-cards = { $player-is ->
    [you] Ти: без карти
   *[other] { $player }: без карти
}
replay-points = Точки дотук: { $scores }
replay-unfinished = Тук партията приключи.

## Точките след всяко раздаване

replay-points-title = { $game }: точките след всяко раздаване
replay-points-after = { $deals ->
    [one] След { $deals } раздаване
   *[other] След { $deals } раздавания
}
replay-points-of = { $player-is ->
    [you] Ти
   *[other] { $player }
}
replay-points-ends = от { $first } до { $last }
replay-points-figures = от { $first } до { $last }, най-малко { $low }, най-много { $high }

## Какво се случи

replay-dealt = Картите са раздадени.
replay-card = { $player-is ->
    [you] ти { $card }
   *[other] { $player } { $card }
}
replay-trick = Взятка { $number }: { $cards }. { $winner-is ->
    [you] Твоя е.
   *[other] Взе я { $winner }.
}
replay-table = На масата: { $cards }
replay-drew = { $player-is ->
    [you] Ти получи { $cards }.
   *[other] { $player } получи { $cards }.
}
replay-closed = { $player-is ->
    [you] Ти затвори талона.
   *[other] { $player } затвори талона.
}
replay-claimed = { $player-is ->
    [you] Ти обяви 66.
   *[other] { $player } обяви 66.
}
replay-declared = { $player-is ->
    [you] Ти обяви { $kind ->
        [terca] терца
        [fifty] петдесет
        [hundred] сто
       *[carre] каре
    }.
   *[other] { $player } обяви { $kind ->
        [terca] терца
        [fifty] петдесет
        [hundred] сто
       *[carre] каре
    }.
}
replay-put = { $player-is ->
    [you] Ти игра { $cards }.
   *[other] { $player } игра { $cards }.
}
replay-stuck = { $player-is ->
    [you] Ти нямаше какво да играеш.
   *[other] { $player } нямаше какво да играе.
}
replay-given = { $player-is ->
    [you] Ти нямаше какво да играеш и получи { $card } от { $giver }.
   *[other] { $player } нямаше какво да играе и получи { $card } от { $giver }.
}
replay-token = { $player-is ->
    [you] Ти нямаше какво да играеш и взе жетона.
   *[other] { $player } нямаше какво да играе и взе жетона.
}

## Партиите, от които се избира

replay-list-title = Коя партия да погледнем отново?
replay-list-empty = Тук още няма завършена партия.
replay-listed = { $number }. { $game } · { $players } · { $ended }
replay-listed-player = { $won ->
    [yes] { $player } 🏆
   *[no] { $player }
}

## Бутони

button-replay = Преглед
button-replay-deal-back = ⏮ Раздаване { $deal }
button-replay-back = ◀ Стъпка
button-replay-on = Стъпка ▶
button-replay-deal-on = Раздаване { $deal } ⏭
button-replay-sheet = Резултати
button-replay-points = Точки
button-replay-picture = Като картинка
button-replay-file = Като файл
button-replay-list = Всички партии
button-replay-number = { $number }

## The coach

coach-title = { $game }: треньорът
coach-player = { $player-is ->
    [you] Ти
   *[other] { $player }
}: точност { $accuracy }%{ $blunders ->
    [0] {""}
    [one] {" "}· { $blunders } груба грешка
   *[other] {" "}· { $blunders } груби грешки
}{ $mistakes ->
    [0] {""}
    [one] {" "}· { $mistakes } грешка
   *[other] {" "}· { $mistakes } грешки
}{ $inexact ->
    [0] {""}
    [one] {" "}· { $inexact } неточност
   *[other] {" "}· { $inexact } неточности
}
coach-faultless = Без грешки: нито един избор не беше явно по-слаб от най-добрия.
coach-moment = { $number }. { $player-is ->
    [you] Раздаване
   *[other] { $player }, раздаване
} { $deal }: { $chosen }. По-добре: { $best } (средно { $gain })
coach-known = Тук всички карти бяха известни, така че това е сигурно.
coach-beaten = При { $of } от 100 възможни ръце има кой да бие { $card } в същата боя.
coach-counted = 66 точки печелят раздаването, а { $points } вече са преброени.
coach-marriage-wins = Анонсът в { $suit } прави 66 и печели веднага.
coach-marriage-unshown = Анонсът в { $suit } носи { $points } точки, ако се обяви сега.
coach-marriage-broken = { $card } разваля анонс, който още можеше да донесе { $points } точки.
coach-closing-makes = С отворени карти затварянето прави 66 при { $of } от 100 възможни ръце.
coach-closing-fails = Дори с отворени карти затварянето прави 66 само при { $of } от 100 възможни ръце.
coach-void = Противникът няма { $suit }, а при { $of } от 100 възможни ръце има коз.
coach-trick-left = { $best } взема взятката, а { $chosen } отстъпва { $points ->
    [one] { $points } точка
   *[other] { $points } точки
}.
coach-trick-fed = Взятката така или иначе е загубена, а { $card } добавя към нея { $points ->
    [one] { $points } точка
   *[other] { $points } точки
}.
coach-trick-poor = { $card } взема взятка { $points ->
    [0] без точки
    [one] само с { $points } точка
   *[other] само с { $points } точки
}.
coach-higher-out = Карти от боята над { $card }, които още не са излезли: { $higher }.
coach-trumps-out = { $trumps ->
    [one] У другите има още 1 коз. Като се излезе с коз, пада.
   *[other] У другите има още { $trumps } коза. Като се излезе с коз, падат.
}
coach-ruffed = При { $of } от 100 възможни раздавания друг играч цака { $suit }.
coach-belot-unsaid = Белот с { $card } носи { $points } точки.
coach-call-wins = { $best } печели { $of } от 100 възможни раздавания.
coach-call-loses = { $chosen } печели само { $of } от 100 възможни раздавания.
coach-few-wait = Свои карти, които чакат { $better }: { $than }; които чакат { $card }: { $own }.
coach-helps-others = Чужди карти, на които { $card } отваря път: { $cards }.
coach-further-card = След { $better } може да се играе още една карта.
coach-given-fits = { $card } вече пасва, така че скоро ще бъде изиграна.
coach-given-awaited = Свои карти, които чакат { $card }: { $own }. Който я получи, може да я задържи.
coach-given-cheap = В чуждата ръка { $card } струва { $points }, а { $better } струва { $than }.
coach-hindsight = При тези карти: { $chosen } с този избор, { $best } с по-добрия.
coach-note = Изборът се преценява според това, което играчът можеше да знае тогава: в точки на играта, претеглени според резултата на партията.
coach-works = { $other ->
    [yes] Още преглеждам друга партия за теб: { $done } от { $total }.
   *[no] Преглеждам всяко решение: { $done } от { $total }.
}
button-coach = Треньор
button-coach-look = Виж пак
button-coach-moment = { $number }. { $lapse ->
    [blunder] Груба грешка
    [mistake] Грешка
   *[inexact] Неточност
}
button-coach-moment-card = { $number }. { $chosen }
button-coach-next = Следваща грешка ▶
button-coach-from-here = Преглед оттук
coach-moment-title = { $lapse ->
    [blunder] Груба грешка
    [mistake] Грешка
   *[inexact] Неточност
} · { $game }

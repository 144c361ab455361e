### Завършена партия, погледната отново с отворени карти.

## Страницата

replay-title = Преглед: { $game } · раздаване { $deal } от { $deals }
replay-no-deal = { $game }: партията приключи преди първото раздаване
replay-before = Преди това: { $scores }
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
   *[other] Взема я { $winner }.
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
button-replay-list = Други партии
button-replay-number = { $number }

## The coach

coach-title = { $game }: треньорът
coach-player = { $player-is ->
    [you] Ти
   *[other] { $player }
}: точност { $accuracy } % · груби грешки { $blunders }, грешки { $mistakes }, неточности { $inexact }
coach-faultless = Без грешки: нито един избор не отстъпва на най-добрия повече от случайното.
coach-moment = { $number }. { $player-is ->
    [you] {""}
   *[other] { $player } ·{" "}
}{ $lapse ->
    [blunder] Груба грешка
    [mistake] Грешка
   *[inexact] Неточност
}, раздаване { $deal }: { $chosen } струваше { $worth }, а { $best } щеше да струва { $better }.
coach-known = Тук всички карти можеха да се знаят, така че това е сигурно.
coach-beaten = { $card } се бие в боята си при { $of } от 100 ръце, които другият можеше да държи.
coach-counted = 66 точки печелят раздаването, а { $points } вече са преброени.
coach-marriage-wins = Анонсът в { $suit } прави 66 и печели веднага.
coach-marriage-unshown = Анонсът в { $suit } носи { $points } точки, ако се обяви сега.
coach-marriage-broken = { $card } разваля анонс, който още можеше да донесе { $points } точки.
coach-closing-makes = С отворени карти затварянето прави 66 при { $of } от 100 ръце, които другият можеше да държи.
coach-closing-fails = Дори с отворени карти затварянето прави 66 само при { $of } от 100 ръце, които другият можеше да държи.
coach-void = Другият няма { $suit }, а при { $of } от 100 ръце има коз.
coach-trick-left = { $best } взема взятката, а { $chosen } отстъпва { $points } точки.
coach-trick-fed = Взятката така или иначе е загубена, а { $card } добавя { $points } точки към нея.
coach-trick-poor = { $card } взема взятка, в която има само { $points } точки.
coach-higher-out = Карти от боята над { $card }, които още не са излезли: { $higher }.
coach-trumps-out = Козове, които още са у другите: { $trumps }. С искане на коз излизат.
coach-ruffed = При { $of } от 100 възможни раздавания друг играч цака { $suit }.
coach-belot-unsaid = Белот с { $card } носи { $points } точки.
coach-call-wins = { $best } печели { $of } от 100 възможни раздавания.
coach-call-loses = { $chosen } печели само { $of } от 100 възможни раздавания.
coach-few-wait = Свои карти, които чакат { $better }: { $than }. Които чакат { $card }: { $own }.
coach-helps-others = Чужди карти, на които { $card } отваря път: { $cards }.
coach-further-card = След { $better } може да се играе още една карта.
coach-given-fits = { $card } вече пасва, затова другият скоро ще я изиграе.
coach-given-awaited = Свои карти, които чакат { $card }: { $own }. Другият може да я задържи.
coach-given-cheap = В чуждата ръка { $card } струва { $points }, а { $better } струва { $than }.
coach-hindsight = Със задна дата, както лежаха картите: { $chosen } с този избор, { $best } с по-добрия.
coach-note = Всеки избор се преценява според това, което играчът можеше да знае тогава, в точки на играта, както ги претегля резултатът.
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
coach-moment-title = { $game }, раздаване { $deal }: преди решението

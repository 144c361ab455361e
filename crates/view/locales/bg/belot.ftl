### Какво се казва на маса за белот.

belot-name = Белот

## Имена, които стоят в други изречения

belot-contract = { $contract ->
    [C] ♣
    [D] ♦
    [H] ♥
    [S] ♠
    [NT] без коз
   *[AT] всичко коз
}
belot-call = { $call ->
    [C] ♣
    [D] ♦
    [H] ♥
    [S] ♠
    [NT] без коз
    [AT] всичко коз
    [contra] контра
    [recontra] реконтра
   *[pass] пас
}
belot-kind = { $kind ->
    [terca] терца
    [fifty] петдесет
    [hundred] сто
   *[carre] каре
}
belot-combination = { $kind } { $cards }
belot-combination-worth = { $kind } { $cards } ({ $points })

## Кой е на ход

belot-turn-call = { $player-is ->
    [you] Твой ред е: обяви нещо или пасувай.
   *[other] Сега обявява { $player }.
}
belot-turn-lead = { $player-is ->
    [you] Твой ред е: ти излизаш.
   *[other] Излиза { $player }.
}
belot-turn-follow = Сега играе { $player }.

## Какво има на масата и какво е казано

belot-dealer = { $player-is ->
    [you] Ти раздаде.
   *[other] { $player } раздаде.
}
belot-calls = { $player-is ->
    [you] Ти
   *[other] { $player }
}: { $calls }
belot-highest = { $player-is ->
    [you] Последната обява е твоя: { $contract }.
   *[other] Последната обява е на { $player }: { $contract }.
}
belot-plays = { $player-is ->
    [you] Ти играеш на { $contract }.
   *[other] { $player } играе на { $contract }.
}
belot-played = { $player-is ->
    [you] Ти игра на { $contract }.
   *[other] { $player } игра на { $contract }.
}
belot-contra = { $answered ->
    [yes] { $player-is ->
        [you] Ти каза контра.
       *[other] { $player } каза контра.
    }
   *[no] { $player-is ->
        [you] Ти каза контра: брои се двойно.
       *[other] { $player } каза контра: брои се двойно.
    }
}
belot-recontra = { $player-is ->
    [you] Ти каза реконтра: брои се четворно.
   *[other] { $player } каза реконтра: брои се четворно.
}
belot-table-one = На масата: { $first-is ->
    [you] ти
   *[other] { $first }
} { $first_card }
belot-table-two = На масата: { $first-is ->
    [you] ти
   *[other] { $first }
} { $first_card }, { $second-is ->
    [you] ти
   *[other] { $second }
} { $second_card }
belot-tricks = Взятки: { $first-is ->
    [you] ти
   *[other] { $first }
} { $first_tricks }, { $second-is ->
    [you] ти
   *[other] { $second }
} { $second_tricks }, { $third-is ->
    [you] ти
   *[other] { $third }
} { $third_tricks }
belot-said-pair = { $player-is ->
    [you] Ти каза белот на { $suit }.
   *[other] { $player } каза белот на { $suit }.
}
belot-may-declare = Ако ще обявяваш анонс, направи го преди тази карта.

## В картинка: кой е на ход, на какво се играе, какво е казано

belot-scene-bid = { $player-is ->
    [you] Твой ред е: обяви или пасувай
   *[other] Сега обявява { $player }
}
belot-scene-follow = { $player-is ->
    [you] Твой ред е: отговори на { $suit }
   *[other] Сега отговаря { $player }: { $suit }
}
belot-scene-dealt = раздаде
belot-scene-pair = белот { $suit }
belot-scene-letters = { $contract ->
    [NT] БК
   *[AT] ВК
}
belot-scene-plays = { $player-is ->
    [you] Играеш на { $contract }
   *[other] { $player } играе на { $contract }
}
belot-scene-stands = { $player-is ->
    [you] { $times ->
        [1] Твоята обява: { $contract }
        [2] Твоята обява: { $contract }, контра
       *[4] Твоята обява: { $contract }, реконтра
    }
   *[other] { $times ->
        [1] Обявата на { $player }: { $contract }
        [2] Обявата на { $player }: { $contract }, контра
       *[4] Обявата на { $player }: { $contract }, реконтра
    }
}
belot-scene-no-bid = Още няма обява
belot-scene-stamp = { $times ->
    [2] контра ×2
   *[4] реконтра ×4
}
belot-scene-pot = висят
belot-scene-hangs = Висяща игра
belot-scene-thrown-in = Всички пасуваха
belot-scene-own = { $points ->
    [0] 0 точки
   *[other] { $points }, закръглено
}
belot-scene-sum = { $times ->
    [1] { $sum } = { $points }, закръглено
   *[other] { $sum } = { $points }, закръглено { $rounded }, × { $times }
}
belot-scene-with-pot = { $account } + { $pot } висящи
belot-scene-goes = { $winner-is ->
    [you] { $points } отиват при теб
   *[other] { $points } отиват при { $winner }
}
belot-scene-stays = { $points } висят

## Ръката в 200 знака

belot-alert-call = { $turn ->
    [yes] { $cards }. Твой ред е да обявяваш.
   *[no] { $cards }. Не е твой ред да обявяваш.
}
belot-alert-play = { $turn ->
    [yes] { $cards } · игра на { $contract }. Твой ред е.
   *[no] { $cards } · игра на { $contract }. Не е твой ред.
}

## Бутони

belot-button-call = { $call ->
    [C] ♣
    [D] ♦
    [H] ♥
    [S] ♠
    [NT] Без коз
    [AT] Всичко коз
    [contra] Контра
    [recontra] Реконтра
   *[pass] Пас
}
belot-button-declare = { $kind ->
    [terca] Терца { $cards }
    [fifty] Петдесет { $cards }
    [hundred] Сто { $cards }
   *[carre] Каре { $cards }
}
belot-button-pair = { $card } белот
belot-ask-contra = Казваш ли контра?
belot-contra-costs = Раздаването се брои двойно. Ако не го спечелиш, не записваш нищо.
belot-ask-recontra = Казваш ли реконтра?
belot-recontra-costs = Раздаването се брои четворно. Ако не го спечелиш, не записваш нищо.

## Завършено раздаване

belot-deal-made = { $declarer-is ->
    [you] Раздаване { $deal }: ти изкара { $contract }
   *[other] Раздаване { $deal }: { $declarer } изкара { $contract }
}
belot-deal-hanging = Раздаване { $deal }: висяща игра на { $contract }
belot-deal-failed = { $declarer-is ->
    [you] Раздаване { $deal }: ти си вътре на { $contract }
   *[other] Раздаване { $deal }: { $declarer } е вътре на { $contract }
}
belot-deal-doubled = { $winner-is ->
    [you] { $times ->
        [2] Раздаване { $deal }: ти печелиш с контра на { $contract }
       *[4] Раздаване { $deal }: ти печелиш с реконтра на { $contract }
    }
   *[other] { $times ->
        [2] Раздаване { $deal }: { $winner } печели с контра на { $contract }
       *[4] Раздаване { $deal }: { $winner } печели с реконтра на { $contract }
    }
}
belot-deal-doubled-hanging = { $times ->
    [2] Раздаване { $deal }: висяща игра с контра на { $contract }
   *[4] Раздаване { $deal }: висяща игра с реконтра на { $contract }
}
belot-deal-thrown-in = Раздаване { $deal }: всички пасуваха

belot-verdict-made = { $declarer-is ->
    [you] Ти обяви и имаш най-много точки: { $points }.
   *[other] { $declarer } обяви и има най-много точки: { $points }.
}
belot-verdict-failed = { $declarer-is ->
    [you] { $winner } има най-много точки, { $points }, и взема и твоите.
   *[other] { $winner-is ->
        [you] Ти имаш най-много точки, { $points }, и вземаш и тези на { $declarer }.
       *[other] { $winner } има най-много точки, { $points }, и взема и тези на { $declarer }.
    }
}
belot-verdict-tie = { $scope ->
    [participants] { $first-is ->
        [you] От участващите ти и { $second } имате най-много точки, по { $points }.
       *[other] От участващите { $first } и { $second } имат най-много точки, по { $points }.
    }
   *[all] { $first-is ->
        [you] Ти и { $second } имате най-много точки, по { $points }.
       *[other] { $second-is ->
            [you] Ти и { $first } имате най-много точки, по { $points }.
           *[other] { $first } и { $second } имат най-много точки, по { $points }.
        }
    }
}
belot-verdict-tie-of-all = И тримата имат по { $points } точки.
belot-verdict-doubled = { $scope ->
    [participants] { $winner-is ->
        [you] От участващите ти имаш най-много точки, { $points }, и вземаш и техните, × { $times }.
       *[other] От участващите { $winner } има най-много точки, { $points }, и взема и техните, × { $times }.
    }
   *[all] { $winner-is ->
        [you] Ти имаш най-много точки, { $points }, и вземаш тези на всички участващи, × { $times }.
       *[other] { $winner } има най-много точки, { $points }, и взема тези на всички участващи, × { $times }.
    }
}
belot-thrown-in = { $dealer-is ->
    [you] Никой не обяви нищо и никой не записва. Следващия път раздаваш ти.
   *[other] Никой не обяви нищо и никой не записва. Следващия път раздава { $dealer }.
}

belot-disclosed = { $player-is ->
    [you] Ти обяви: { $list }
   *[other] { $player } обяви: { $list }
}
belot-runs-best = { $player-is ->
    [you] Най-високата поредица е твоя: броят се твоите { $points }, поредните на другите отпадат.
   *[other] Най-високата поредица е на { $player }: броят се само тези { $points }, поредните на другите отпадат.
}
belot-runs-void = Най-високите поредици са равни, затова отпадат поредните на всички.
belot-carres-best = { $player-is ->
    [you] Най-високото каре е твое: броят се твоите { $points }, каретата на другите отпадат.
   *[other] Най-високото каре е на { $player }: броят се само тези { $points }, каретата на другите отпадат.
}
belot-capot-half = { $player-is ->
    [you] Ти остана без взятка. Това е капо: по 50 за другите двама.
   *[other] { $player } остана без взятка. Това е капо: по 50 за другите двама.
}
belot-capot-full = { $player-is ->
    [you] Ти взе всички взятки. Това е капо: 100.
   *[other] { $player } взе всички взятки. Това е капо: 100.
}
belot-capot-blocks = С капо не се излиза: партията не може да свърши с това раздаване.

belot-recorded = { $player-is ->
    [you] Ти
   *[other] { $player }
}: { $points ->
    [one] 1 точка
   *[other] { $points } точки
} → { $units } · { $tricks ->
    [0] без взятка
    [one] 1 взятка
   *[other] { $tricks } взятки
}
belot-short-account = { $player-is ->
    [you] Ти
   *[other] { $player }
} { $points } → { $units }
belot-line = { $player-is ->
    [you] Ти
   *[other] { $player }
}: { $account }
belot-account = { $player-is ->
    [you] Ти
   *[other] { $player }
}: { $factor ->
    [2] (
   *[other] {""}
}{ $cards } от карти{ $last ->
    [0] {""}
   *[other] {" "}+ { $last } последно
}{ $runs ->
    [0] {""}
   *[other] {" "}+ { $runs } поредни
}{ $carres ->
    [0] {""}
   *[other] {" "}+ { $carres } каре
}{ $belots ->
    [0] {""}
   *[other] {" "}+ { $belots } белот
}{ $factor ->
    [2] ) × 2
   *[other] {""}
}{ $capot ->
    [0] {""}
   *[other] {" "}+ { $capot } капо
} = { $points }
belot-hung = { $times ->
    [1] Остават да висят за следващото раздаване: { $units } (закръглено от { $points }).
   *[other] Остават да висят за следващото раздаване: { $units } ({ $sum } = { $points }, закръглено { $rounded }, × { $times }).
}
belot-hung-nobody = Остават да висят: { $units }. Следващото раздаване е отделно, затова не отиват при никого.
belot-rounded-from = На листа се записват точките, делени на десет; остатък { $least } или повече се закръгля нагоре.

## Партията

belot-target = Партията е до { $target }.
belot-pot = { $units ->
    [one] Виси 1 точка за този, който спечели следващото раздаване.
   *[other] Висят { $units } точки за този, който спечели следващото раздаване.
}
belot-held-by-capot = Стигнати са { $target }, но с капо не се излиза: решава още едно раздаване, без да се броят пасуваните и тези с капо.
belot-held-by-pot = Стигнати са { $target }, но на тази маса не се излиза, докато има висящи.
belot-held-by-tie = Стигнати са { $target }, но начело има равенство: играе се, докато някой поведе.

## Резултатът по раздавания

belot-sheet-note = { $contract }{ $times ->
    [1] {""}
   *[other] {" "}×{ $times }
} { $declarer-is ->
    [you] ти
   *[other] { $declarer }
}
belot-sheet-note-thrown-in = Всички пасуваха

## Какво е позволено и защо: наддаването

belot-why-first-call = { $player-is ->
    [you] { $dealer } раздаде, затова започваш ти.
   *[other] { $dealer-is ->
        [you] Ти раздаде, затова започва { $player }.
       *[other] { $dealer } раздаде, затова започва { $player }.
    }
}
belot-why-bid-any = Още няма обява, затова можеш да обявиш каквото искаш. От ниско към високо: ♣ ♦ ♥ ♠, без коз, всичко коз.
belot-why-bid-higher = Обявата трябва да е над { $contract }. От ниско към високо: ♣ ♦ ♥ ♠, без коз, всичко коз.
belot-why-bid-none = По-високо от всичко коз няма.
belot-why-may-contra = Можеш да кажеш контра: раздаването се брои двойно и печели този с най-много точки.
belot-why-may-recontra = Можеш да отговориш на контрата с реконтра: раздаването се брои четворно.
belot-why-recontra-already = Реконтра вече е казана, остава само по-висока обява.
belot-why-declarer-recontras = На тази маса на контрата с реконтра отговаря само този, чиято е обявата.
belot-why-pass = { $bid ->
    [yes] Можеш да пасуваш. Два паса подред след обява, контра или реконтра приключват наддаването.
   *[no] Можеш да пасуваш и да обявиш по-късно, ако друг обяви нещо. Ако и тримата пасувате, раздава следващият.
}

## Какво е позволено и защо: взятките

belot-why-lead-first = { $player-is ->
    [you] { $dealer } раздаде, затова в първата взятка ти излизаш.
   *[other] { $dealer-is ->
        [you] Ти раздаде, затова в първата взятка излиза { $player }.
       *[other] { $dealer } раздаде, затова в първата взятка излиза { $player }.
    }
}
belot-why-lead-winner = { $player-is ->
    [you] Ти взе последната взятка, затова ти излизаш.
   *[other] { $player } взе последната взятка, затова излиза.
}
belot-why-lead-any = Който излиза, избира картата.
belot-why-follow = Трябва да отговориш на { $suit }, но не е нужно да се качваш: { $cards }.
belot-why-follow-trumped = Трябва да отговориш на { $suit }, въпреки че е цакано: { $cards }.
belot-why-beat = Трябва да се качиш над { $best } с по-силна карта от същата боя: { $cards }.
belot-why-cannot-beat = Трябва да отговориш на { $suit }, а над { $best } не можеш да се качиш: { $cards }.
belot-why-trump = Нямаш { $suit }, затова трябва да цакаш: { $cards }.
belot-why-overtrump = Нямаш { $suit }, затова трябва да надцакаш { $best }: { $cards }.
belot-why-undertrump = Нямаш нито { $suit }, нито коз над { $best }. Пак трябва да играеш коз, тоест да подцакаш: { $cards }.
belot-why-undertrump-free = Нямаш нито { $suit }, нито коз над { $best }. На тази маса подцакването не е задължително, затова става всяка карта.
belot-why-void = Нямаш { $suit }, затова става всяка карта; с нея не вземаш взятката.
belot-why-nothing = Нямаш нито { $suit }, нито коз, затова става всяка карта.
belot-why-blocked = Сега не може: { $cards }.

## Какво може да се обяви

belot-why-nothing-at-no-trump = На без коз няма анонси: нито поредни, нито карета, нито белот.
belot-why-may-declare = Преди първата си карта, сега или никога, можеш да обявиш: { $list }.
belot-why-nothing-to-declare = Нямаш нито три поредни, нито каре за обявяване.
belot-why-shared-card = Всяка карта участва само в една комбинация, затова първото обявено решава какво остава.
belot-why-too-late = Поредни и карета се обявяват преди първата ти карта: вече е късно.
belot-why-may-pair = С { $cards } можеш да кажеш белот, 20 точки. Казва се с първата от двете карти.
belot-why-belot-by-itself = С { $cards } белотът се обявява сам, 20 точки.
belot-why-thrown-off = Няма белот с { $cards }: картата се хвърля на друга боя.
belot-why-wait = Докато не си на ход, няма какво да правиш.
belot-why-private = Какво може един играч, казвам само на него: попитай ме в личния ни чат.

## Опции: правилото и надписът на бутона

belot-option-target = Партията е до { $value }.
belot-option-rounding = { $value ->
   *[plain] Остатък 5 или повече точки се закръгля нагоре.
    [by-contract] Нагоре се закръгля на коз от 6, на без коз от 5, на всичко коз от 4.
}
belot-option-undertrump = { $value ->
   *[forced] Който не може да надцака, трябва да подцака.
    [free] Който не може да надцака, играе каквото иска.
}
belot-option-recontra-by = { $value ->
   *[others] Реконтра казва всеки освен казалия контра.
    [declarer] Реконтра казва само този, чиято е обявата.
}
belot-option-contra-scope = { $value ->
   *[all] Раздаване с контра печели този от тримата с най-много точки.
    [participants] Раздаване с контра може да спечели само обявилият или казалият контра или реконтра.
}
belot-option-capot-blocks-exit = { $value ->
   *[any] С никакво капо не се излиза.
    [full] Не се излиза само с капо, при което един играч взема всички взятки.
    [off] С капо може да се излиза.
}
belot-option-pot-blocks-exit = { $value ->
   *[off] Излиза се и с висящи точки; те пропадат.
    [on] Не се излиза, докато има висящи точки.
}
belot-option-pair = { $value ->
   *[asked] Играчът сам казва белот и може да го забрави.
    [automatic] Белотът се обявява сам.
}
belot-option-carre-rest = { $value ->
   *[declared] Каквото остане от поредица след каре, е поредица, ако има поне три поредни карти.
    [lost] От каре и поредица с обща карта се обявява само едното; от другото не се брои нищо.
}

belot-set-target = Партия до { $value }
belot-set-rounding = { $value ->
   *[plain] Закръгляне: от 5
    [by-contract] Закръгляне: 6/5/4
}
belot-set-undertrump = { $value ->
   *[forced] Подцакване: трябва
    [free] Може без подцакване
}
belot-set-recontra-by = { $value ->
   *[others] Реконтра: всеки
    [declarer] Реконтра: обявилият
}
belot-set-contra-scope = { $value ->
   *[all] Контра: тримата
    [participants] Контра: участващите
}
belot-set-capot-blocks-exit = { $value ->
   *[any] С капо не се излиза
    [full] С пълно капо не се излиза
    [off] С капо се излиза
}
belot-set-pot-blocks-exit = { $value ->
   *[off] С висящи излизаш
    [on] С висящи не излизаш
}
belot-set-pair = { $value ->
   *[asked] Белот: казва се
    [automatic] Белот: сам се казва
}
belot-set-carre-rest = { $value ->
   *[declared] Каре: остатък важи
    [lost] Каре: без остатък
}

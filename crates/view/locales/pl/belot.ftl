### Co się mówi przy stole belota.

belot-name = Belot

## Nazwy, które stoją w innych zdaniach

belot-contract = { $contract ->
    [C] ♣
    [D] ♦
    [H] ♥
    [S] ♠
    [NT] bez atu
   *[AT] wszystkie atuty
}
belot-call = { $call ->
    [C] ♣
    [D] ♦
    [H] ♥
    [S] ♠
    [NT] bez atu
    [AT] wszystkie atuty
    [contra] kontra
    [recontra] rekontra
   *[pass] pas
}
belot-kind = { $kind ->
    [terca] tercja
    [fifty] pięćdziesiątka
    [hundred] setka
   *[carre] kareta
}
belot-combination = { $kind } { $cards }
belot-combination-worth = { $kind } { $cards } ({ $points })

## Czyja kolej

belot-turn-call = { $player-is ->
    [you] Twoja kolej: licytuj albo pasuj.
   *[other] Licytuje { $player }.
}
belot-turn-lead = { $player-is ->
    [you] Twoja kolej: wyjdź kartą.
   *[other] Wychodzi { $player }.
}
belot-turn-follow = Dokłada { $player }.

## Co leży na stole i co padło

belot-dealer = { $player-is ->
    [you] Rozdający: ty.
   *[other] Rozdający: { $player }.
}
belot-calls = { $player-is ->
    [you] Ty
   *[other] { $player }
}: { $calls }
belot-highest = { $player-is ->
    [you] Najwyższa odzywka: { $contract } (ty).
   *[other] Najwyższa odzywka: { $contract } ({ $player }).
}
belot-plays = { $player-is ->
    [you] Twój kontrakt: { $contract }.
   *[other] Kontrakt: { $contract } ({ $player }).
}
belot-played = { $player-is ->
    [you] Twój kontrakt: { $contract }.
   *[other] Kontrakt: { $contract } ({ $player }).
}
belot-contra = { $answered ->
    [yes] { $player-is ->
        [you] Twoja kontra.
       *[other] Kontra: { $player }.
    }
   *[no] { $player-is ->
        [you] Twoja kontra: liczy się podwójnie.
       *[other] Kontra ({ $player }): liczy się podwójnie.
    }
}
belot-recontra = { $player-is ->
    [you] Twoja rekontra: liczy się poczwórnie.
   *[other] Rekontra ({ $player }): liczy się poczwórnie.
}
belot-table-one = Na stole: { $first-is ->
    [you] ty
   *[other] { $first }
} { $first_card }
belot-table-two = Na stole: { $first-is ->
    [you] ty
   *[other] { $first }
} { $first_card }, { $second-is ->
    [you] ty
   *[other] { $second }
} { $second_card }
belot-tricks = Lewy: { $first-is ->
    [you] ty
   *[other] { $first }
} { $first_tricks }, { $second-is ->
    [you] ty
   *[other] { $second }
} { $second_tricks }, { $third-is ->
    [you] ty
   *[other] { $third }
} { $third_tricks }
belot-said-pair = { $player-is ->
    [you] Twój belot { $suit }.
   *[other] { $player }, belot { $suit }.
}
belot-may-declare = Chcesz coś zgłosić? Tylko teraz, przed pierwszą kartą.

## Na obrazku: czyja kolej, co się gra, co padło

belot-scene-bid = { $player-is ->
    [you] Twoja kolej: licytuj lub pasuj
   *[other] Licytuje { $player }
}
belot-scene-follow = { $player-is ->
    [you] Twoja kolej: dołóż do { $suit }
   *[other] Dokłada do { $suit }: { $player }
}
belot-scene-dealt = rozdaje
belot-scene-pair = belot { $suit }
belot-scene-letters = { $contract ->
    [NT] BA
   *[AT] WA
}
belot-scene-plays = { $player-is ->
    [you] Ty: { $contract }
   *[other] { $player }: { $contract }
}
belot-scene-stands = { $player-is ->
    [you] { $times ->
        [1] Twoja odzywka: { $contract }
        [2] Twoja odzywka: { $contract }, kontra
       *[4] Twoja odzywka: { $contract }, rekontra
    }
   *[other] { $times ->
        [1] { $player }: { $contract }
        [2] { $player }: { $contract }, kontra
       *[4] { $player }: { $contract }, rekontra
    }
}
belot-scene-no-bid = Jeszcze bez odzywki
belot-scene-stamp = { $times ->
    [2] kontra ×2
   *[4] rekontra ×4
}
belot-scene-pot = wisi
belot-scene-hangs = Wisi
belot-scene-thrown-in = Same pasy
belot-scene-own = { $points ->
    [0] 0 pkt
   *[other] { $points }, zaokrąglone
}
belot-scene-sum = { $times ->
    [1] { $sum } = { $points }, zaokrąglone
   *[other] { $sum } = { $points }, zaokrąglone { $rounded }, × { $times }
}
belot-scene-with-pot = { $account } + wiszące { $pot }
belot-scene-goes = { $winner-is ->
    [you] { $points } dla ciebie
   *[other] { $points } dla gracza { $winner }
}
belot-scene-stays = { $points ->
    [one] { $points } wisi
    [few] { $points } wiszą
   *[other] { $points } wisi
}

## Ręka w 200 znakach

belot-alert-call = { $turn ->
    [yes] { $cards }. Twoja kolej: licytuj albo pasuj.
   *[no] { $cards }. Jeszcze nie twoja kolej.
}
belot-alert-play = { $turn ->
    [yes] { $cards } · gramy { $contract }. Twoja kolej.
   *[no] { $cards } · gramy { $contract }. Jeszcze nie twoja kolej.
}

## Przyciski

belot-button-call = { $call ->
    [C] ♣
    [D] ♦
    [H] ♥
    [S] ♠
    [NT] Bez atu
    [AT] Wszystkie
    [contra] Kontra
    [recontra] Rekontra
   *[pass] Pas
}
belot-button-declare = { $kind ->
    [terca] Tercja { $cards }
    [fifty] 50 { $cards }
    [hundred] Setka { $cards }
   *[carre] Kareta { $cards }
}
belot-button-pair = { $card } belot
belot-ask-contra = Dać kontrę?
belot-contra-costs = Rozdanie liczy się podwójnie. Jeśli go nie wygrasz, nic nie zapisujesz.
belot-ask-recontra = Dać rekontrę?
belot-recontra-costs = Rozdanie liczy się poczwórnie. Jeśli go nie wygrasz, nic nie zapisujesz.

## Skończone rozdanie

belot-deal-made = { $declarer-is ->
    [you] Rozdanie { $deal }: { $contract }, ugrane
   *[other] Rozdanie { $deal }: { $contract }, ugrane ({ $declarer })
}
belot-deal-hanging = Rozdanie { $deal }: { $contract }, wisi
belot-deal-failed = { $declarer-is ->
    [you] Rozdanie { $deal }: { $contract }, przegrane
   *[other] Rozdanie { $deal }: { $contract }, przegrane ({ $declarer })
}
belot-deal-doubled = { $winner-is ->
    [you] { $times ->
        [2] Rozdanie { $deal }: { $contract } z kontrą, wygrywasz
       *[4] Rozdanie { $deal }: { $contract } z rekontrą, wygrywasz
    }
   *[other] { $times ->
        [2] Rozdanie { $deal }: { $contract } z kontrą, wygrywa { $winner }
       *[4] Rozdanie { $deal }: { $contract } z rekontrą, wygrywa { $winner }
    }
}
belot-deal-doubled-hanging = { $times ->
    [2] Rozdanie { $deal }: { $contract } z kontrą, wisi
   *[4] Rozdanie { $deal }: { $contract } z rekontrą, wisi
}
belot-deal-thrown-in = Rozdanie { $deal }: same pasy

belot-verdict-made = { $declarer-is ->
    [you] Masz więcej punktów niż każdy rywal: { $points }.
   *[other] { $declarer } ma więcej punktów niż każdy rywal: { $points }.
}
belot-verdict-failed = { $declarer-is ->
    [you] Najwięcej punktów ma { $winner }, { $points }, i bierze też twoje.
   *[other] { $winner-is ->
        [you] Masz najwięcej punktów, { $points }, i bierzesz też punkty gracza { $declarer }.
       *[other] Najwięcej punktów ma { $winner }, { $points }, i bierze też punkty gracza { $declarer }.
    }
}
belot-verdict-tie = { $scope ->
    [participants] { $first-is ->
        [you] Z uczestników najwięcej punktów macie ty i { $second }, po { $points }.
       *[other] Z uczestników najwięcej punktów mają { $first } i { $second }, po { $points }.
    }
   *[all] { $first-is ->
        [you] Najwięcej punktów macie ty i { $second }, po { $points }.
       *[other] { $second-is ->
            [you] Najwięcej punktów macie ty i { $first }, po { $points }.
           *[other] Najwięcej punktów mają { $first } i { $second }, po { $points }.
        }
    }
}
belot-verdict-tie-of-all = Wszyscy troje mają tyle samo, po { $points }.
belot-verdict-doubled = { $scope ->
    [participants] { $winner-is ->
        [you] Z uczestników masz najwięcej punktów, { $points }, i bierzesz też ich punkty, × { $times }.
       *[other] Z uczestników najwięcej punktów ma { $winner }, { $points }, i bierze też ich punkty, × { $times }.
    }
   *[all] { $winner-is ->
        [you] Masz najwięcej punktów, { $points }, i bierzesz też punkty wszystkich uczestników, × { $times }.
       *[other] Najwięcej punktów ma { $winner }, { $points }, i bierze też punkty wszystkich uczestników, × { $times }.
    }
}
belot-thrown-in = { $dealer-is ->
    [you] Nikt nie licytował, więc nikt nic nie zapisuje. Następne rozdajesz ty.
   *[other] Nikt nie licytował, więc nikt nic nie zapisuje. Następne rozdaje { $dealer }.
}

belot-disclosed = { $player-is ->
    [you] Twoje układy: { $list }
   *[other] { $player }, układy: { $list }
}
belot-runs-best = { $player-is ->
    [you] Masz najlepszy sekwens, więc liczą się tylko twoje sekwensy: { $points }.
   *[other] Najlepszy sekwens ma { $player }, więc cudze sekwensy się nie liczą: { $points }.
}
belot-runs-void = Najlepsze sekwensy są równe, więc niczyje się nie liczą.
belot-carres-best = { $player-is ->
    [you] Masz najlepszą karetę, więc liczą się tylko twoje karety: { $points }.
   *[other] Najlepszą karetę ma { $player }, więc cudze karety się nie liczą: { $points }.
}
belot-capot-half = { $player-is ->
    [you] Nie masz żadnej lewy. To kapot: po 50 dla rywali.
   *[other] { $player } nie ma żadnej lewy. To kapot: po 50 dla pozostałych.
}
belot-capot-full = { $player-is ->
    [you] Masz wszystkie lewy. To kapot: 100.
   *[other] { $player } ma wszystkie lewy. To kapot: 100.
}
belot-capot-blocks = Rozdanie z kapotem nie może zakończyć partii.

belot-recorded = { $player-is ->
    [you] Ty
   *[other] { $player }
}: { $points } pkt → { $units } · { $tricks ->
    [0] bez lewy
    [one] 1 lewa
    [few] { $tricks } lewy
   *[other] { $tricks } lew
}
belot-short-account = { $player-is ->
    [you] Ty
   *[other] { $player }
} { $points } → { $units }
belot-line = { $player-is ->
    [you] Ty
   *[other] { $player }
}: { $account }
belot-account = { $player-is ->
    [you] Ty
   *[other] { $player }
}: { $factor ->
    [2] (
   *[other] {""}
}{ $cards } z kart{ $last ->
    [0] {""}
   *[other] {" "}+ { $last } ostatnia lewa
}{ $runs ->
    [0] {""}
   *[other] {" "}+ { $runs } sekwensy
}{ $carres ->
    [0] {""}
   *[other] {" "}+ { $carres } karety
}{ $belots ->
    [0] {""}
   *[other] {" "}+ { $belots } belot
}{ $factor ->
    [2] ) × 2
   *[other] {""}
}{ $capot ->
    [0] {""}
   *[other] {" "}+ { $capot } kapot
} = { $points }
belot-hung = { $times ->
    [1] Wisi na następne rozdanie: { $units } ({ $points } zaokrąglone).
   *[other] Wisi na następne rozdanie: { $units } ({ $sum } = { $points }, zaokrąglone { $rounded }, × { $times }).
}
belot-hung-nobody = Wisi: { $units }. Następne rozdanie liczy się osobno, więc nikt tego nie dostaje.
belot-rounded-from = Dziesięć punktów to jedno oczko w zapisie; resztę od { $least } zaokrągla się w górę.

## Partia

belot-target = Gra do { $target } oczek.
belot-pot = { $units ->
    [one] Wisi 1 oczko dla zwycięzcy następnego rozstrzygniętego rozdania.
    [few] Wiszą { $units } oczka dla zwycięzcy następnego rozstrzygniętego rozdania.
   *[other] Wisi { $units } oczek dla zwycięzcy następnego rozstrzygniętego rozdania.
}
belot-held-by-capot = Ktoś ma już { $target }, ale kapotem się nie kończy: decyduje jeszcze jedno rozdanie, nie licząc samych pasów i kapotów.
belot-held-by-pot = Ktoś ma już { $target }, ale przy tym stole nie kończy się, póki coś wisi.
belot-held-by-tie = Ktoś ma już { $target }, ale na czele jest remis: gra się, aż ktoś wyjdzie na prowadzenie.

## Zapis

belot-sheet-note = { $contract }{ $times ->
    [1] {""}
   *[other] {" "}×{ $times }
} { $declarer-is ->
    [you] ty
   *[other] { $declarer }
}
belot-sheet-note-thrown-in = Same pasy

## Co wolno i dlaczego: w licytacji

belot-why-first-call = { $player-is ->
    [you] Rozdaje { $dealer }, więc zaczynasz.
   *[other] { $dealer-is ->
        [you] Rozdajesz ty, więc zaczyna { $player }.
       *[other] Rozdaje { $dealer }, więc zaczyna { $player }.
    }
}
belot-why-bid-any = Nie było jeszcze odzywki, więc możesz licytować wszystko. Od najniższej: ♣ ♦ ♥ ♠, bez atu, wszystkie atuty.
belot-why-bid-higher = Odzywka musi być wyższa niż { $contract }. Od najniższej: ♣ ♦ ♥ ♠, bez atu, wszystkie atuty.
belot-why-bid-none = Wyższej odzywki już nie ma.
belot-why-may-contra = Możesz dać kontrę: rozdanie liczy się podwójnie, a punkty bierze ten, kto ma ich najwięcej.
belot-why-may-recontra = Na kontrę możesz odpowiedzieć rekontrą: rozdanie liczy się poczwórnie.
belot-why-recontra-already = Rekontra już padła, więc zostaje tylko wyższa odzywka.
belot-why-declarer-recontras = Przy tym stole na kontrę odpowiada rekontrą tylko ten, kto gra kontrakt.
belot-why-pass = { $bid ->
    [yes] Możesz spasować. Dwa pasy z rzędu po odzywce, kontrze albo rekontrze kończą licytację.
   *[no] Możesz spasować, a licytować później, gdy odezwie się ktoś inny. Po trzech pasach rozdaje następny gracz.
}

## Co wolno i dlaczego: w lewach

belot-why-lead-first = { $player-is ->
    [you] Rozdaje { $dealer }, więc do pierwszej lewy wychodzisz ty.
   *[other] { $dealer-is ->
        [you] Rozdajesz ty, więc do pierwszej lewy wychodzi { $player }.
       *[other] Rozdaje { $dealer }, więc do pierwszej lewy wychodzi { $player }.
    }
}
belot-why-lead-winner = { $player-is ->
    [you] Ostatnia lewa twoja, więc wychodzisz.
   *[other] Ostatnią lewę ma { $player }, więc wychodzi.
}
belot-why-lead-any = Wyjść można dowolną kartą.
belot-why-follow = Musisz dołożyć do koloru { $suit }, a przebijać nie musisz: { $cards }.
belot-why-follow-trumped = Musisz dołożyć do koloru { $suit }, choć lewa jest już przebita atutem: { $cards }.
belot-why-beat = Musisz przebić { $best } starszą kartą tego koloru: { $cards }.
belot-why-cannot-beat = Musisz dołożyć do koloru { $suit }, a { $best } przebić nie możesz: { $cards }.
belot-why-trump = Nie masz { $suit }, więc musisz dać atut: { $cards }.
belot-why-overtrump = Nie masz { $suit }, więc musisz dać atut, i to starszy niż { $best }: { $cards }.
belot-why-undertrump = Nie masz { $suit } ani atutu starszego niż { $best }. Atut i tak musisz dać: { $cards }.
belot-why-undertrump-free = Nie masz { $suit } ani atutu starszego niż { $best }. Przy tym stole podbijać nie trzeba, więc możesz dać dowolną kartę.
belot-why-void = Nie masz { $suit }, więc możesz dać dowolną kartę; lewy i tak nie weźmie.
belot-why-nothing = Nie masz ani { $suit }, ani atutu, więc możesz dać dowolną kartę.
belot-why-blocked = Teraz nie: { $cards }.

## Co można zgłosić

belot-why-nothing-at-no-trump = Bez atu nie ma sekwensów, karet ani belota.
belot-why-may-declare = Tylko teraz, przed pierwszą kartą, możesz zgłosić: { $list }.
belot-why-nothing-to-declare = Nie masz ani sekwensu z trzech kart, ani karety do zgłoszenia.
belot-why-shared-card = Karta liczy się tylko w jednym układzie, więc to, co zgłosisz najpierw, decyduje o reszcie.
belot-why-too-late = Sekwensy i karety zgłasza się przed swoją pierwszą kartą: teraz już za późno.
belot-why-may-pair = Z { $cards } możesz zgłosić belota, 20 punktów, ale tylko przy pierwszej karcie pary.
belot-why-belot-by-itself = Przy { $cards } belot zgłasza się sam, 20 punktów.
belot-why-thrown-off = Przy { $cards } nie ma belota: kartę zrzuca się na inny kolor.
belot-why-wait = Na razie tylko czekasz.
belot-why-private = To prywatne: zapytaj mnie na naszym czacie prywatnym.

## Opcje: zasada i napis na przycisku

belot-option-target = Gra do { $value } oczek.
belot-option-rounding = { $value ->
   *[plain] Resztę od 5 punktów zaokrągla się w górę do oczka.
    [by-contract] Resztę zaokrągla się w górę od 6 przy atucie, od 5 bez atu, od 4 przy wszystkich atutach.
}
belot-option-undertrump = { $value ->
   *[forced] Kto nie może nadbić, i tak musi dać atut.
    [free] Kto nie może nadbić, zagrywa dowolną kartę.
}
belot-option-recontra-by = { $value ->
   *[others] Rekontrę może dać każdy oprócz tego, kto dał kontrę.
    [declarer] Rekontrę może dać tylko ten, kto gra kontrakt.
}
belot-option-contra-scope = { $value ->
   *[all] Rozdanie z kontrą wygrywa ten z trojga, kto ma najwięcej punktów.
    [participants] Rozdanie z kontrą wygrywa tylko rozgrywający albo ktoś, kto dał kontrę lub rekontrę.
}
belot-option-capot-blocks-exit = { $value ->
   *[any] Rozdanie z jakąkolwiek premią za kapot nie może zakończyć partii.
    [full] Partii nie kończy tylko rozdanie, w którym ktoś bierze wszystkie lewy.
    [off] Rozdanie z kapotem może zakończyć partię.
}
belot-option-pot-blocks-exit = { $value ->
   *[off] Partia może się skończyć, gdy wiszą oczka; te przepadają.
    [on] Partia nie może się skończyć, póki wiszą oczka.
}
belot-option-pair = { $value ->
   *[asked] Belota trzeba zgłosić i można o nim zapomnieć.
    [automatic] Belot zgłasza się sam.
}
belot-option-carre-rest = { $value ->
   *[declared] Jeśli kareta rozbije sekwens, trzy pozostałe karty po kolei nadal się liczą.
    [lost] Z karety i sekwensu o wspólnej karcie zgłasza się jedno; z drugiego nic się nie liczy.
}

belot-set-target = Gra do { $value }
belot-set-rounding = { $value ->
   *[plain] Zaokrąglanie: od 5
    [by-contract] Zaokrąglanie: według kontraktu
}
belot-set-undertrump = { $value ->
   *[forced] Podbijać trzeba
    [free] Podbijać nie trzeba
}
belot-set-recontra-by = { $value ->
   *[others] Rekontra: każdy
    [declarer] Rekontra: rozgrywający
}
belot-set-contra-scope = { $value ->
   *[all] Kontra: wszyscy
    [participants] Kontra: uczestnicy
}
belot-set-capot-blocks-exit = { $value ->
   *[any] Kapot nie kończy partii
    [full] Pełny kapot nie kończy partii
    [off] Kapot może zakończyć partię
}
belot-set-pot-blocks-exit = { $value ->
   *[off] Gdy wisi: można skończyć
    [on] Gdy wisi: nie można skończyć
}
belot-set-pair = { $value ->
   *[asked] Belot: trzeba zgłosić
    [automatic] Belot: zgłasza się sam
}
belot-set-carre-rest = { $value ->
   *[declared] Kareta: reszta się liczy
    [lost] Kareta: reszta przepada
}

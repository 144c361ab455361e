### Co się mówi przy stole santase.

santase-name = Santase

## Czyja kolej

santase-turn-draw = { $player-is ->
    [you] Lewa jest twoja. Karty jeszcze niedobrane.
   *[other] Lewę ma { $player }. Karty jeszcze niedobrane.
}

## Przyciski

santase-button-draw = Dobierz

## Skończone rozdanie

santase-deal-drawn = Rozdanie { $deal }: remis
santase-last-trick-bonus = { $player-is ->
    [you] 10 z tych punktów masz za ostatnią lewę.
   *[other] 10 z tych punktów { $player } ma za ostatnią lewę.
}

santase-cause-claim = { $player-is ->
    [you] { $claimed ->
        [yes] 66 zadeklarowane: masz { $points }.
       *[no] 66 osiągnięte: masz { $points }.
    }
   *[other] { $claimed ->
        [yes] 66 zadeklarowane: { $player } ma { $points }.
       *[no] 66 osiągnięte: { $player } ma { $points }.
    }
}
santase-cause-claim-after-own-close = { $player-is ->
    [you] { $claimed ->
        [yes] Talon zamknięty i 66 zadeklarowane: masz { $points }.
       *[no] Talon zamknięty i 66 osiągnięte: masz { $points }.
    }
   *[other] { $claimed ->
        [yes] Talon zamknięty i 66 zadeklarowane: { $player } ma { $points }.
       *[no] Talon zamknięty i 66 osiągnięte: { $player } ma { $points }.
    }
}
santase-cause-claim-against-closer = { $player-is ->
    [you] { $claimed ->
        [yes] Talon zamknięty ({ $closer }), ale szybsza była twoja deklaracja: masz { $points }.
       *[no] Talon zamknięty ({ $closer }), ale szybciej 66 masz ty: { $points }.
    }
   *[other] { $closer-is ->
        [you] { $claimed ->
            [yes] Talon zamknięty przez ciebie, ale szybsza deklaracja: { $player }, { $points }.
           *[no] Talon zamknięty przez ciebie, ale szybciej 66 ma { $player }: { $points }.
        }
       *[other] { $claimed ->
            [yes] Talon zamknięty ({ $closer }), ale szybsza deklaracja: { $player }, { $points }.
           *[no] Talon zamknięty ({ $closer }), ale szybciej 66 ma { $player }: { $points }.
        }
    }
}
santase-cause-false-claim = { $player-is ->
    [you] 66 zadeklarowane, ale masz tylko { $points }.
   *[other] 66 zadeklarowane, ale { $player } ma tylko { $points }.
}
santase-cause-false-claim-by-closer = { $player-is ->
    [you] Talon zamknięty i 66 zadeklarowane, ale masz tylko { $points }.
   *[other] Talon zamknięty i 66 zadeklarowane, ale { $player } ma tylko { $points }.
}
santase-cause-false-claim-against-closer = { $player-is ->
    [you] Talon zamknięty ({ $closer }). 66 zadeklarowane, ale masz tylko { $points }.
   *[other] { $closer-is ->
        [you] Talon zamknięty przez ciebie. 66 zadeklarowane, ale { $player } ma tylko { $points }.
       *[other] Talon zamknięty ({ $closer }). 66 zadeklarowane, ale { $player } ma tylko { $points }.
    }
}
santase-cause-played-out = { $player-is ->
    [you] Wszystkie karty zagrane i masz więcej punktów: { $points }.
   *[other] Wszystkie karty zagrane i więcej punktów ma { $player }: { $points }.
}
santase-cause-played-out-draw = Wszystkie karty zagrane i obie strony mają po { $points }.
santase-cause-closed-made = { $player-is ->
    [you] Talon zamknięty i 66 przed rywalem: na koniec masz { $points }.
   *[other] Talon zamknięty i 66 przed rywalem: na koniec { $player } ma { $points }.
}
santase-cause-closed-failed = { $player-is ->
    [you] Talon zamknięty, ale masz tylko { $points }.
   *[other] Talon zamknięty, ale { $player } ma tylko { $points }.
}
santase-cause-closed-overtaken = { $player-is ->
    [you] Talon zamknięty ({ $closer }), ale szybciej 66 masz ty: na koniec { $points }.
   *[other] { $closer-is ->
        [you] Talon zamknięty przez ciebie, ale szybciej 66 ma { $player }: na koniec { $points }.
       *[other] Talon zamknięty ({ $closer }), ale szybciej 66 ma { $player }: na koniec { $points }.
    }
}
santase-cause-closed-draw = Talon zamknięty, wszystkie karty zagrane i obie strony mają po { $points }.

santase-penalty-three = Przy tym stole to zawsze 3 punkty.
santase-same-dealer = { $player-is ->
    [you] Nikt nie punktuje, znowu rozdajesz ty.
   *[other] Nikt nie punktuje, znowu rozdaje { $player }.
}

## Co wolno i dlaczego

santase-why-first-trick = Meldować, wymieniać dziewiątkę, zamykać i deklarować można dopiero po pierwszej lewie.
santase-why-may-draw = Możesz też najpierw dobrać kartę.
santase-why-marriage-too-late = Meldunku { $suit } już nie ma: przy tym stole melduje się tylko przy otwartym talonie.
santase-why-talon-too-small = Talonu już nie można zamknąć. Przy tym stole muszą w nim być co najmniej { $least } karty.

## Opcje: zasada i napis na przycisku

santase-option-target = Gra do { $value } punktów.
santase-option-claim-mode = { $value ->
   *[manual] Każdy liczy swoje punkty i deklaruje 66.
    [auto] Rozdanie kończy się samo, gdy 66 ma gracz na wyjściu.
}
santase-option-show-points = { $value ->
   *[off] W trakcie rozdania nie widać niczyich punktów.
    [own] W trakcie rozdania każdy widzi swoje punkty.
    [both] W trakcie rozdania widać punkty wszystkich.
}
santase-option-close-before-draw = { $value ->
   *[on] Talon można zamknąć przed dobieraniem albo po nim.
    [off] Talon można zamknąć tylko po dobieraniu.
}
santase-option-min-talon-to-close = { $value ->
   *[2] Talon można zamknąć aż do dwóch ostatnich kart.
    [4] Talon można zamknąć, póki ma co najmniej cztery karty.
}
santase-option-failed-close = { $value ->
   *[at-closing] Nieudane zamknięcie kosztuje 2, a 3, gdy rywal przy zamknięciu nie ma lewy.
    [at-end] Nieudane zamknięcie kosztuje 2, a 3, gdy rywal na koniec nie ma lewy.
    [three] Nieudane zamknięcie kosztuje zawsze 3.
}
santase-option-strict-marriages = { $value ->
   *[allowed] Meldunki liczą się do końca rozdania.
    [forbidden] Nie ma meldunków, gdy talon jest zamknięty albo się skończył.
}
santase-option-dealer = { $value ->
   *[winner] Następne rozdaje zwycięzca rozdania.
    [loser] Następne rozdaje przegrany.
    [alternate] Gracze rozdają na zmianę.
}
santase-option-nine-value = { $value ->
   *[0] Dziewiątka nic nie jest warta.
    [2] Dziewiątka jest warta 2 punkty.
}

santase-set-target = Gra do { $value }
santase-set-claim-mode = { $value ->
   *[manual] 66: deklaruje gracz
    [auto] 66: rozdanie kończy się samo
}
santase-set-show-points = { $value ->
   *[off] Punkty: ukryte
    [own] Punkty: tylko swoje
    [both] Punkty: wszystkie
}
santase-set-close-before-draw = { $value ->
   *[on] Zamykanie: zawsze
    [off] Zamykanie: po dobraniu
}
santase-set-min-talon-to-close = { $value ->
   *[2] Zamykanie: od 2 w talonie
    [4] Zamykanie: od 4 w talonie
}
santase-set-failed-close = { $value ->
   *[at-closing] Kara: 3 bez lewy przy zamknięciu
    [at-end] Kara: 3 bez lewy na końcu
    [three] Kara: zawsze 3
}
santase-set-strict-marriages = { $value ->
   *[allowed] 20/40: do końca
    [forbidden] 20/40: póki jest talon
}
santase-set-dealer = { $value ->
   *[winner] Rozdaje zwycięzca
    [loser] Rozdaje przegrany
    [alternate] Rozdają na zmianę
}
santase-set-nine-value = Dziewiątka warta { $value }

### Co się mówi przy stole Schnapsen.

snaps-name = Schnapsen

## Przyciski

snaps-close-costs = Nikt już nie dobiera. Jeśli nie dojdziesz do 66 tymi kartami, przegrywasz rozdanie.

## Co wolno i dlaczego

snaps-why-may-announce = Możesz zameldować { $points } { $suit }; potem wychodzisz królem albo damą. Punkty liczą się, gdy tylko masz lewę.

## Co jeszcze leży na stole

snaps-pending = { $player-is ->
    [you] Twój meldunek za { $points } czeka na pierwszą lewę.
   *[other] { $player }: meldunek za { $points } czeka na pierwszą lewę.
}
snaps-frozen-points = { $player-is ->
    [you] Masz { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    }: tyle zamroziło zamknięcie.
   *[other] { $player } ma { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    }: tyle zamroziło zamknięcie.
}
snaps-frozen = { $opponent-is ->
    [you] Twój wynik jest zamrożony od zamknięcia, { $tricks ->
        [0] bez lewy
        [one] z 1 lewą
        [few] z { $tricks } lewami
       *[other] z { $tricks } lewami
    }.
   *[other] Wynik gracza { $opponent } jest zamrożony od zamknięcia, { $tricks ->
        [0] bez lewy
        [one] z 1 lewą
        [few] z { $tricks } lewami
       *[other] z { $tricks } lewami
    }.
}
snaps-frozen-stake = { $closer-is ->
    [you] Stawkę ustaliło twoje zamknięcie ({ $opponent }: { $tricks ->
        [0] bez lewy
        [one] 1 lewa
        [few] { $tricks } lewy
       *[other] { $tricks } lew
    }).
   *[other] { $opponent-is ->
        [you] Stawkę ustaliło zamknięcie gracza { $closer } (ty: { $tricks ->
            [0] bez lewy
            [one] 1 lewa
            [few] { $tricks } lewy
           *[other] { $tricks } lew
        }).
       *[other] Stawkę ustaliło zamknięcie gracza { $closer } ({ $opponent }: { $tricks ->
            [0] bez lewy
            [one] 1 lewa
            [few] { $tricks } lewy
           *[other] { $tricks } lew
        }).
    }
}

## Co zakończyło rozdanie

snaps-at-close = { $player-is ->
    [you] Twój wynik przy zamknięciu: { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    }, { $tricks ->
        [0] bez lewy
        [one] 1 lewa
        [few] { $tricks } lewy
       *[other] { $tricks } lew
    }.
   *[other] Wynik gracza { $player } przy zamknięciu: { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    }, { $tricks ->
        [0] bez lewy
        [one] 1 lewa
        [few] { $tricks } lewy
       *[other] { $tricks } lew
    }.
}
snaps-never-counted = { $player-is ->
    [you] Twój meldunek za { $points } przepada: nie masz żadnej lewy.
   *[other] { $player }: meldunek za { $points } przepada, bo nie ma żadnej lewy.
}

snaps-cause-reached = { $player-is ->
    [you] { $claimed ->
        [yes] 66 zadeklarowane: masz { $points }.
       *[no] 66 osiągnięte: masz { $points }.
    }
   *[other] { $claimed ->
        [yes] 66 zadeklarowane: { $player } ma { $points }.
       *[no] 66 osiągnięte: { $player } ma { $points }.
    }
}
snaps-cause-last-trick = { $player-is ->
    [you] { $claimed ->
        [yes] Wszystkie karty zagrane, nikt nie zadeklarował 66: ostatnia lewa jest twoja.
       *[no] Wszystkie karty zagrane, nikt nie ma 66: ostatnia lewa jest twoja.
    }
   *[other] { $claimed ->
        [yes] Wszystkie karty zagrane, nikt nie zadeklarował 66: ostatnią lewę ma { $player }.
       *[no] Wszystkie karty zagrane, nikt nie ma 66: ostatnią lewę ma { $player }.
    }
}
snaps-cause-closed-made = { $player-is ->
    [you] Talon zamknięty i 66 osiągnięte: na koniec masz { $points }.
   *[other] Talon zamknięty i 66 osiągnięte: na koniec { $player } ma { $points }.
}
snaps-cause-closed-failed = { $player-is ->
    [you] Talon zamknięty, ale masz tylko { $points }.
   *[other] Talon zamknięty, ale { $player } ma tylko { $points }.
}
snaps-cause-closed-overtaken = { $player-is ->
    [you] Talon zamknięty ({ $closer }), ale szybciej 66 masz ty: na koniec { $points }.
   *[other] { $closer-is ->
        [you] Talon zamknięty przez ciebie, ale szybciej 66 ma { $player }: na koniec { $points }.
       *[other] Talon zamknięty ({ $closer }), ale szybciej 66 ma { $player }: na koniec { $points }.
    }
}
snaps-cause-false-claim = { $player-is ->
    [you] 66 zadeklarowane, ale masz tylko { $points }.
   *[other] 66 zadeklarowane, ale { $player } ma tylko { $points }.
}
snaps-cause-false-claim-by-closer = { $player-is ->
    [you] Talon zamknięty i 66 zadeklarowane, ale masz tylko { $points }.
   *[other] Talon zamknięty i 66 zadeklarowane, ale { $player } ma tylko { $points }.
}
snaps-cause-false-claim-against-closer = { $player-is ->
    [you] Talon zamknięty ({ $closer }). 66 zadeklarowane, ale masz tylko { $points }.
   *[other] { $closer-is ->
        [you] Talon zamknięty przez ciebie. 66 zadeklarowane, ale { $player } ma tylko { $points }.
       *[other] Talon zamknięty ({ $closer }). 66 zadeklarowane, ale { $player } ma tylko { $points }.
    }
}

snaps-stake-last-trick = Ostatnia lewa daje 1 punkt, bez względu na punkty z kart.
snaps-frozen-saved = { $player-is ->
    [you] Przy zamknięciu { $points } (ty), czyli co najmniej 33: to 1 punkt.
   *[other] Przy zamknięciu { $points } ({ $player }), czyli co najmniej 33: to 1 punkt.
}
snaps-frozen-low = { $player-is ->
    [you] Przy zamknięciu { $points } (ty), czyli mniej niż 33: to 2 punkty.
   *[other] Przy zamknięciu { $points } ({ $player }), czyli mniej niż 33: to 2 punkty.
}
snaps-frozen-no-trick = { $player-is ->
    [you] Przy zamknięciu bez lewy (ty): to 3 punkty.
   *[other] Przy zamknięciu bez lewy ({ $player }): to 3 punkty.
}
snaps-penalty-failed-close = To 2 punkty: tyle, ile dałoby udane zamknięcie, i nigdy mniej niż 2.

## Partia

snaps-counting-up = Do { $target } punktów; przegrany dostaje bummerla.
snaps-counting-down = Od { $target } w dół do 0; przegrany dostaje bummerla.
snaps-bummerls = Wręczone bummerle (najwyżej { $best_of }): { $first-is ->
    [you] ty
   *[other] { $first }
} { $first_won }, { $second-is ->
    [you] ty
   *[other] { $second }
} { $second_won }
snaps-bummerl-given = { $player-is ->
    [you] { $count ->
        [one] Masz bummerla.
        [few] Masz dwa bummerle: ani jednego punktu.
       *[other] Masz dwa bummerle: ani jednego punktu.
    }
   *[other] { $count ->
        [one] Bummerla ma { $player }.
        [few] Dwa bummerle ma { $player }: ani jednego punktu.
       *[other] Dwa bummerle ma { $player }: ani jednego punktu.
    }
}

## Zapis

snaps-sheet-note = { $bummerls ->
    [one] bummerl
    [few] 2 bummerle
   *[other] 2 bummerle
}

## Co jeszcze wolno, a czego nie

snaps-why-first-trick = { $what ->
   *[sharp] Ostre zasady: wymieniać waleta i meldować można dopiero po pierwszej lewie.
    [claim] Deklarować 66 można dopiero po pierwszej lewie.
    [both] Ostre zasady: wymieniać waleta, meldować i deklarować 66 można dopiero po pierwszej lewie.
}
snaps-why-marriage-frozen = Króla i damy { $suit } nie możesz zameldować: talon jest zamknięty, a meldunek by się nie liczył.
snaps-why-talon-too-small = Ostre zasady: talonu już nie zamkniesz, trzeba w nim { $least } kart.
snaps-why-only-closer = Talon jest zamknięty: wygrać przez 66 może już tylko ten, kto go zamknął. Możesz w tym przeszkodzić.
snaps-why-ends-by-itself = Gdy tylko masz 66, rozdanie kończy się samo.

## Opcje: zasada i napis na przycisku

snaps-option-bummerl-format = { $value ->
   *[1] Partia to jeden bummerl.
    [3] Partia do dwóch wręczonych bummerli.
    [5] Partia do trzech wręczonych bummerli.
    [7] Partia do czterech wręczonych bummerli.
}
snaps-option-target = Bummerl do { $value } punktów.
snaps-option-claim-mode = { $value ->
   *[auto] Rozdanie kończy się samo, gdy tylko ktoś ma 66.
    [declare] Każdy liczy swoje punkty i deklaruje 66.
}
snaps-option-frozen = { $value ->
   *[full] Po zamknięciu nie liczy się nic, co weźmie rywal.
    [scoring-only] Po zamknięciu rywal gra dalej na siebie i może szybciej dojść do 66.
}
snaps-option-sharp = { $value ->
   *[off] Łagodne zasady: wymiana, zamknięcie i meldunki od pierwszego wyjścia, aż do dwóch ostatnich kart talonu.
    [on] Ostre zasady: do wymiany i zamknięcia trzeba czterech kart w talonie; wymiana i meldunki po pierwszej lewie.
}
snaps-option-double-bummerl = { $value ->
   *[off] Każdy bummerl liczy się raz.
    [on] Bummerl do zera liczy się podwójnie.
}
snaps-option-score-direction = { $value ->
   *[up] Punkty liczy się w górę.
    [down] Punkty odlicza się w dół do 0.
}
snaps-option-show-points = { $value ->
   *[own] W trakcie rozdania każdy widzi swoje punkty.
    [off] W trakcie rozdania nie widać niczyich punktów.
    [both] W trakcie rozdania widać punkty wszystkich.
}

snaps-set-bummerl-format = { $value ->
   *[1] Partia: jeden bummerl
    [3] Partia: do 2 bummerli
    [5] Partia: do 3 bummerli
    [7] Partia: do 4 bummerli
}
snaps-set-target = Bummerl do { $value }
snaps-set-claim-mode = { $value ->
   *[auto] 66: rozdanie kończy się samo
    [declare] 66: deklaruje gracz
}
snaps-set-frozen = { $value ->
   *[full] Po zamknięciu: tylko zamykający
    [scoring-only] Po zamknięciu: obie strony
}
snaps-set-sharp = { $value ->
   *[off] Zasady: łagodne
    [on] Zasady: ostre
}
snaps-set-double-bummerl = { $value ->
   *[off] Do zera: 1 bummerl
    [on] Do zera: 2 bummerle
}
snaps-set-score-direction = { $value ->
   *[up] Liczenie: w górę
    [down] Liczenie: w dół
}
snaps-set-show-points = { $value ->
   *[own] Punkty: tylko swoje
    [off] Punkty: ukryte
    [both] Punkty: wszystkie
}

### Co się mówi przy stole sznapsa.

snaps-name = Sznaps

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
    [you] Stawka jest z chwili zamknięcia: { $opponent } ma wtedy { $tricks ->
        [0] zero lew
        [one] 1 lewę
        [few] { $tricks } lewy
       *[other] { $tricks } lew
    }.
   *[other] { $opponent-is ->
        [you] Zamyka { $closer }, a stawka jest z tej chwili: masz { $tricks ->
            [0] zero lew
            [one] 1 lewę
            [few] { $tricks } lewy
           *[other] { $tricks } lew
        }.
       *[other] Zamyka { $closer }, a stawka jest z tej chwili: { $opponent } ma { $tricks ->
            [0] zero lew
            [one] 1 lewę
            [few] { $tricks } lewy
           *[other] { $tricks } lew
        }.
    }
}

## Co zakończyło rozdanie

snaps-at-close = { $player-is ->
    [you] Przy zamknięciu masz { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    } i { $tricks ->
        [0] zero lew
        [one] 1 lewę
        [few] { $tricks } lewy
       *[other] { $tricks } lew
    }.
   *[other] Przy zamknięciu { $player } ma { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    } i { $tricks ->
        [0] zero lew
        [one] 1 lewę
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
        [yes] Deklarujesz 66 i masz { $points }.
       *[no] Dochodzisz do 66 i masz { $points }.
    }
   *[other] { $claimed ->
        [yes] { $player } deklaruje 66 i ma { $points }.
       *[no] { $player } dochodzi do 66 i ma { $points }.
    }
}
snaps-cause-last-trick = { $player-is ->
    [you] { $claimed ->
        [yes] Wszystkie karty zagrane, nikt nie deklaruje 66: ostatnia lewa jest twoja.
       *[no] Wszystkie karty zagrane, nikt nie ma 66: ostatnia lewa jest twoja.
    }
   *[other] { $claimed ->
        [yes] Wszystkie karty zagrane, nikt nie deklaruje 66: ostatnią lewę bierze { $player }.
       *[no] Wszystkie karty zagrane, nikt nie ma 66: ostatnią lewę bierze { $player }.
    }
}
snaps-cause-closed-made = { $player-is ->
    [you] Zamykasz talon i dochodzisz do 66: na koniec { $points }.
   *[other] { $player } zamyka talon i dochodzi do 66: na koniec { $points }.
}
snaps-cause-closed-failed = { $player-is ->
    [you] Zamykasz talon, ale masz tylko { $points }.
   *[other] { $player } zamyka talon, ale ma tylko { $points }.
}
snaps-cause-closed-overtaken = { $player-is ->
    [you] Talon zamyka { $closer }, ale szybciej do 66 dochodzisz ty: na koniec { $points }.
   *[other] { $closer-is ->
        [you] Talon zamykasz ty, ale przed tobą do 66 dochodzi { $player }: na koniec { $points }.
       *[other] Talon zamyka { $closer }, ale szybciej do 66 dochodzi { $player }: na koniec { $points }.
    }
}
snaps-cause-false-claim = { $player-is ->
    [you] Deklarujesz 66, ale masz tylko { $points }.
   *[other] { $player } deklaruje 66, ale ma tylko { $points }.
}
snaps-cause-false-claim-by-closer = { $player-is ->
    [you] Zamykasz talon i deklarujesz 66, ale masz tylko { $points }.
   *[other] { $player } zamyka talon i deklaruje 66, ale ma tylko { $points }.
}
snaps-cause-false-claim-against-closer = { $player-is ->
    [you] Talon zamyka { $closer }. Deklarujesz 66, ale masz tylko { $points }.
   *[other] { $closer-is ->
        [you] Talon zamykasz ty. { $player } deklaruje 66, ale ma tylko { $points }.
       *[other] Talon zamyka { $closer }. { $player } deklaruje 66, ale ma tylko { $points }.
    }
}

snaps-stake-last-trick = Ostatnia lewa daje 1 punkt, bez względu na punkty z kart.
snaps-frozen-saved = { $player-is ->
    [you] Przy zamknięciu masz { $points }, czyli co najmniej 33: to 1 punkt.
   *[other] Przy zamknięciu { $player } ma { $points }, czyli co najmniej 33: to 1 punkt.
}
snaps-frozen-low = { $player-is ->
    [you] Przy zamknięciu masz { $points }, czyli mniej niż 33: to 2 punkty.
   *[other] Przy zamknięciu { $player } ma { $points }, czyli mniej niż 33: to 2 punkty.
}
snaps-frozen-no-trick = { $player-is ->
    [you] Przy zamknięciu nie masz lewy: to 3 punkty.
   *[other] Przy zamknięciu { $player } nie ma lewy: to 3 punkty.
}
snaps-penalty-failed-close = { $player-is ->
    [you] Za to dostajesz 2 punkty: tyle, ile dałoby udane zamknięcie, i nigdy mniej niż 2.
   *[other] Za to { $player } dostaje 2 punkty: tyle, ile dałoby udane zamknięcie, i nigdy mniej niż 2.
}

## Partia

snaps-counting-up = Bummerl do { $target } punktów.
snaps-counting-down = Liczymy od { $target } w dół: kto pierwszy ma 0, wygrywa bummerla.
snaps-bummerls = Wręczone bummerle (najwyżej { $best_of }): { $first-is ->
    [you] ty
   *[other] { $first }
} { $first_won }, { $second-is ->
    [you] ty
   *[other] { $second }
} { $second_won }
snaps-bummerl-given = { $player-is ->
    [you] { $count ->
        [one] Dostajesz bummerla.
        [few] Dostajesz dwa bummerle, bo nie masz ani punktu.
       *[other] Dostajesz dwa bummerle, bo nie masz ani punktu.
    }
   *[other] { $count ->
        [one] { $player } dostaje bummerla.
        [few] { $player } dostaje dwa bummerle, bo nie ma ani punktu.
       *[other] { $player } dostaje dwa bummerle, bo nie ma ani punktu.
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
    [3] Partia do dwóch wygranych bummerli.
    [5] Partia do trzech wygranych bummerli.
    [7] Partia do czterech wygranych bummerli.
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
   *[1] Jeden bummerl
    [3] Do 2 wygranych
    [5] Do 3 wygranych
    [7] Do 4 wygranych
}
snaps-set-target = Bummerl do { $value }
snaps-set-claim-mode = { $value ->
   *[auto] 66: samo
    [declare] 66: deklaruj
}
snaps-set-frozen = { $value ->
   *[full] Mrozi: wszystko
    [scoring-only] Mrozi: stawkę
}
snaps-set-sharp = { $value ->
   *[off] Zasady: łagodne
    [on] Zasady: ostre
}
snaps-set-double-bummerl = { $value ->
   *[off] Do zera: 1
    [on] Do zera: 2
}
snaps-set-score-direction = { $value ->
   *[up] Liczenie: w górę
    [down] Liczenie: w dół
}
snaps-set-show-points = { $value ->
   *[own] Punkty: własne
    [off] Punkty: ukryte
    [both] Punkty: widoczne
}

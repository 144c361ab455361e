### Co się mówi przy stole 66.

sznap-name = 66

## Co leży na stole

sznap-talon-open = Atut { $trump }, odkryta { $turned } · stos: { $talon ->
    [one] 1 karta
    [few] { $talon } karty
   *[other] { $talon } kart
}
sznap-talon-closed = { $player-is ->
    [you] Atut { $trump } · stos zamknięty (ty), { $talon ->
        [one] została 1 karta
        [few] zostały { $talon } karty
       *[other] zostało { $talon } kart
    }
   *[other] Atut { $trump } · stos zamknięty ({ $player }), { $talon ->
        [one] została 1 karta
        [few] zostały { $talon } karty
       *[other] zostało { $talon } kart
    }
}
sznap-talon-empty = Atut { $trump } · stos się skończył

## Przyciski

sznap-button-close = Zamknij stos
sznap-ask-close = Zamknąć stos?
sznap-close-costs = Nikt już nie dobiera. Jeśli do ostatniej karty nie będziesz mieć 66, przegrywasz rozdanie.

## Skończone rozdanie

sznap-stake-nothing = { $player-is ->
    [you] Nie masz ani punktu: to 3 punkty.
   *[other] { $player } nie ma ani punktu: to 3 punkty.
}

## Co wolno i dlaczego

sznap-why-open-any = Stos jest otwarty, więc możesz dać dowolną kartę; do koloru dokładać nie musisz.
sznap-why-strict-closed = Stos jest zamknięty: teraz trzeba dokładać do koloru.
sznap-why-strict-empty = Stos się skończył: teraz trzeba dokładać do koloru.
sznap-why-may-announce = Możesz zameldować { $points } { $suit }; potem wychodzisz królem albo damą, a punkty liczą się, gdy weźmiesz tę lewę albo którąś późniejszą.
sznap-why-exchange-too-late = { $low }: wymienić już nie można, w stosie zostały tylko dwie karty.
sznap-why-exchange-closed = { $low }: wymienić już nie można, stos jest zamknięty.
sznap-why-may-close = Możesz zamknąć stos, jeśli myślisz, że bez dobierania będziesz mieć 66 do ostatniej karty.

## Co jeszcze leży na stole

sznap-pending = { $player-is ->
    [you] Twój meldunek za { $points } czeka na lewę.
   *[other] { $player }: meldunek za { $points } czeka na lewę.
}
sznap-twenty-cards = Gramy 20 kartami, bez dziewiątek.
sznap-button-meld-and-declare = { $card } i 66

## Co zakończyło rozdanie

sznap-deal-drawn = Rozdanie { $deal }: remis
sznap-last-trick-bonus = { $player-is ->
    [you] 10 z tych punktów masz za ostatnią lewę.
   *[other] 10 z tych punktów { $player } ma za ostatnią lewę.
}
sznap-never-counted = { $player-is ->
    [you] Twój ostatni meldunek, za { $points }, przepada: nie ma po nim twojej lewy.
   *[other] { $player }: ostatni meldunek, za { $points }, przepada, bo nie ma po nim lewy.
}

sznap-cause-declared = { $player-is ->
    [you] 66 zadeklarowane: masz { $points }.
   *[other] 66 zadeklarowane: { $player } ma { $points }.
}
sznap-cause-declared-after-own-close = { $player-is ->
    [you] Stos zamknięty i 66 zadeklarowane: masz { $points }.
   *[other] Stos zamknięty i 66 zadeklarowane: { $player } ma { $points }.
}
sznap-cause-declared-against-closer = { $player-is ->
    [you] Stos zamknięty ({ $closer }), ale szybsza była twoja deklaracja: masz { $points }.
   *[other] { $closer-is ->
        [you] Stos zamknięty przez ciebie, ale szybsza deklaracja: { $player }, { $points }.
       *[other] Stos zamknięty ({ $closer }), ale szybsza deklaracja: { $player }, { $points }.
    }
}
sznap-cause-false-declaration = { $player-is ->
    [you] 66 zadeklarowane, ale masz tylko { $points }.
   *[other] 66 zadeklarowane, ale { $player } ma tylko { $points }.
}
sznap-cause-false-declaration-by-closer = { $player-is ->
    [you] Stos zamknięty i 66 zadeklarowane, ale masz tylko { $points }.
   *[other] Stos zamknięty i 66 zadeklarowane, ale { $player } ma tylko { $points }.
}
sznap-cause-false-declaration-against-closer = { $player-is ->
    [you] Stos zamknięty ({ $closer }). 66 zadeklarowane, ale masz tylko { $points }.
   *[other] { $closer-is ->
        [you] Stos zamknięty przez ciebie. 66 zadeklarowane, ale { $player } ma tylko { $points }.
       *[other] Stos zamknięty ({ $closer }). 66 zadeklarowane, ale { $player } ma tylko { $points }.
    }
}
sznap-cause-closed-made = { $player-is ->
    [you] Stos zamknięty, a po ostatniej karcie masz { $points }, czyli co najmniej 66.
   *[other] Stos zamknięty, a po ostatniej karcie { $player } ma { $points }, czyli co najmniej 66.
}
sznap-cause-closed-failed = { $player-is ->
    [you] Stos zamknięty, ale po ostatniej karcie masz tylko { $points }.
   *[other] Stos zamknięty, ale po ostatniej karcie { $player } ma tylko { $points }.
}
sznap-cause-played-out = { $player-is ->
    [you] Wszystkie karty zagrane i masz więcej punktów: { $points }.
   *[other] Wszystkie karty zagrane i więcej punktów ma { $player }: { $points }.
}
sznap-cause-played-out-draw = Wszystkie karty zagrane i obie strony mają po { $points }.

sznap-nobody-scores = Nikt nie punktuje, a następne rozdaje drugi gracz.

## Co jeszcze wolno, a czego nie

sznap-why-first-trick = Wymieniać najsłabszy atut i deklarować 66 można dopiero po pierwszej lewie.
sznap-why-melds-by-leading = Wyjście królem albo damą { $suit } to meldunek za { $points }. Liczy się, gdy weźmiesz tę lewę albo późniejszą.
sznap-why-meld-too-late = Twój król i dama { $suit } to już nie meldunek: melduje się tylko, póki jest stos do dobierania.
sznap-why-may-meld-and-declare = Możesz też zadeklarować 66 razem z meldunkiem: liczy się od razu i na tym kończy się rozdanie.
sznap-why-only-closer = Nie możesz zadeklarować 66: stos jest zamknięty, więc może to zrobić tylko ten, kto go zamknął.

## Opcje: zasada i napis na przycisku

sznap-option-variant = { $value ->
   *[66] 24 karty, od dziewiątki do asa; po sześć na ręce.
    [schnapsen] 20 kart, od waleta do asa; po pięć na ręce.
}
sznap-option-target = Gra do { $value } punktów.
sznap-option-meld = { $value ->
   *[automatic] Wyjście królem albo damą z pary to meldunek.
    [explicit] Meldunek zgłasza się przed wyjściem królem albo damą.
}
sznap-option-show-points = { $value ->
   *[off] W trakcie rozdania nie widać niczyich punktów.
    [own] W trakcie rozdania każdy widzi swoje punkty.
    [both] W trakcie rozdania widać punkty wszystkich.
}
sznap-option-failed-close-3 = { $value ->
   *[in-the-deal] Nieudane zamknięcie kosztuje 2, a 3, gdy rywal w całym rozdaniu nie ma lewy.
    [at-closing] Nieudane zamknięcie kosztuje 2, a 3, gdy rywal przy zamknięciu nie ma lewy.
}
sznap-option-exchange-min-stock = { $value ->
   *[2] Najsłabszy atut można wymienić aż do dwóch ostatnich kart stosu.
    [4] Najsłabszy atut można wymienić, póki stos ma co najmniej cztery karty.
}
sznap-option-closer-opponent-may-declare = { $value ->
   *[no] Po zamknięciu 66 deklaruje tylko ten, kto zamknął.
    [yes] Po zamknięciu 66 może zadeklarować także rywal.
}

sznap-set-variant = { $value ->
   *[66] Karty: 24
    [schnapsen] Karty: 20
}
sznap-set-target = Gra do { $value }
sznap-set-meld = { $value ->
   *[automatic] Meldunek: wyjściem
    [explicit] Meldunek: zgłaszany
}
sznap-set-show-points = { $value ->
   *[off] Punkty: ukryte
    [own] Punkty: tylko swoje
    [both] Punkty: wszystkie
}
sznap-set-failed-close-3 = { $value ->
   *[in-the-deal] Kara: 3 bez żadnej lewy
    [at-closing] Kara: 3 bez lewy przy zamknięciu
}
sznap-set-exchange-min-stock = { $value ->
   *[2] Wymiana: od 2 w stosie
    [4] Wymiana: od 4 w stosie
}
sznap-set-closer-opponent-may-declare = { $value ->
   *[no] 66: tylko zamykający
    [yes] 66: obie strony
}

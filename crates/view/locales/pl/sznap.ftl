### Co się mówi przy stole 66.

sznap-name = 66

## Czyja kolej

sznap-turn-lead = { $player-is ->
    [you] Twoja kolej: wyjdź kartą.
   *[other] Wychodzi { $player }.
}
sznap-turn-follow = { $player-is ->
    [you] { $leader } wychodzi: { $card }. Twoja kolej.
   *[other] { $leader-is ->
        [you] Twoje wyjście: { $card }. Dokłada { $player }.
       *[other] { $leader } wychodzi: { $card }. Dokłada { $player }.
    }
}
sznap-turn-marriage = { $player-is ->
    [you] Meldujesz { $suit }. Wyjdź królem albo damą.
   *[other] { $player } melduje { $suit } i wychodzi królem albo damą.
}

## Co leży na stole

sznap-talon-open = Atut { $trump }, odkryta { $turned } · stos: { $talon ->
    [one] 1 karta
    [few] { $talon } karty
   *[other] { $talon } kart
}
sznap-talon-closed = { $player-is ->
    [you] Atut { $trump } · stos zamykasz ty, { $talon ->
        [one] została 1 karta
        [few] zostały { $talon } karty
       *[other] zostało { $talon } kart
    }
   *[other] Atut { $trump } · stos zamyka { $player }, { $talon ->
        [one] została 1 karta
        [few] zostały { $talon } karty
       *[other] zostało { $talon } kart
    }
}
sznap-talon-empty = Atut { $trump } · stos się skończył
sznap-strict = Dokładaj do koloru i przebijaj, jeśli możesz; bez koloru daj atut.
sznap-tricks = Lewy: { $first-is ->
    [you] ty
   *[other] { $first }
} { $first_tricks }, { $second-is ->
    [you] ty
   *[other] { $second }
} { $second_tricks }
sznap-announced = { $player-is ->
    [you] Meldujesz { $points } { $suit }.
   *[other] { $player } melduje { $points } { $suit }.
}
sznap-exchanged = { $player-is ->
    [you] Wymieniasz { $low } na { $card }.
   *[other] { $player } wymienia { $low } na { $card }.
}
sznap-points = { $player-is ->
    [you] Masz { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    }.
   *[other] { $player } ma { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    }.
}

## Na obrazku

sznap-note-marriage = { $points } { $suit }
sznap-note-marriages = meldunki { $list }
sznap-note-totals = { $points } pkt{ $marriages ->
    [0] {""}
   *[other] , z meldunków { $marriages }
}, { $tricks ->
    [0] bez lewy
    [one] 1 lewa
    [few] { $tricks } lewy
   *[other] { $tricks } lew
}

## Ręka w 200 znakach

sznap-alert-waiting = { $cards } · atut { $trump }. Jeszcze nie twoja kolej.
sznap-alert-turn = { $cards } · atut { $trump }. Twoja kolej.

## Przyciski

sznap-button-marriage = Melduj { $points } { $suit }
sznap-button-exchange = Wymień { $low } na { $card }
sznap-button-close = Zamknij stos
sznap-button-claim = Deklaruj 66
sznap-ask-claim = Deklarujesz 66?
sznap-ask-points = Masz { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}.
sznap-claim-costs = To kończy rozdanie. Jeśli masz mniej, przegrywasz je.
sznap-ask-close = Zamknąć stos?
sznap-close-costs = Nikt już nie dobiera. Jeśli do ostatniej karty nie będziesz mieć 66, przegrywasz rozdanie.

## Skończone rozdanie

sznap-deal-won = { $winner-is ->
    [you] Rozdanie { $deal }: wygrywasz { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    }
   *[other] Rozdanie { $deal }: { $winner } wygrywa { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    }
}
sznap-totals = { $player-is ->
    [you] Ty
   *[other] { $player }
}: { $points } pkt{ $marriages ->
    [0] {""}
   *[other] {" "}(z meldunków { $marriages })
}, { $tricks ->
    [0] bez lewy
    [one] 1 lewa
    [few] { $tricks } lewy
   *[other] { $tricks } lew
}
sznap-stake-saved = { $player-is ->
    [you] Masz { $points }, czyli co najmniej 33: to 1 punkt.
   *[other] { $player } ma { $points }, czyli co najmniej 33: to 1 punkt.
}
sznap-stake-low = { $player-is ->
    [you] Masz { $points }, czyli mniej niż 33: to 2 punkty.
   *[other] { $player } ma { $points }, czyli mniej niż 33: to 2 punkty.
}
sznap-stake-nothing = { $player-is ->
    [you] Nie masz ani punktu: to 3 punkty.
   *[other] { $player } nie ma ani punktu: to 3 punkty.
}
sznap-penalty-two = { $player-is ->
    [you] Za to dostajesz 2 punkty.
   *[other] Za to { $player } dostaje 2 punkty.
}
sznap-penalty-no-trick-now = { $player-is ->
    [you] Za to dostajesz 3 punkty zamiast 2, bo nie masz żadnej lewy.
   *[other] Za to { $player } dostaje 3 punkty zamiast 2, bo nie ma żadnej lewy.
}
sznap-penalty-no-trick-at-close = { $player-is ->
    [you] Za to dostajesz 3 punkty zamiast 2: przy zamknięciu nie masz lewy.
   *[other] Za to { $player } dostaje 3 punkty zamiast 2: przy zamknięciu bez lewy.
}

## Co wolno i dlaczego

sznap-why-lead-first = { $player-is ->
    [you] Rozdaje { $dealer }, więc do pierwszej lewy wychodzisz ty.
   *[other] { $dealer-is ->
        [you] Rozdajesz ty, więc do pierwszej lewy wychodzi { $player }.
       *[other] Rozdaje { $dealer }, więc do pierwszej lewy wychodzi { $player }.
    }
}
sznap-why-lead-winner = { $player-is ->
    [you] Ostatnia lewa twoja, więc wychodzisz.
   *[other] Ostatnią lewę bierze { $player } i wychodzi.
}
sznap-why-lead-any = Wyjść można dowolną kartą.
sznap-why-open-any = Stos jest otwarty, więc możesz dać dowolną kartę; do koloru dokładać nie musisz.
sznap-why-strict-closed = Stos jest zamknięty: teraz trzeba dokładać do koloru.
sznap-why-strict-empty = Stos się skończył: teraz trzeba dokładać do koloru.
sznap-why-beat = Musisz przebić { $led } starszą kartą tego koloru: { $cards }.
sznap-why-follow = Musisz dołożyć do koloru { $suit }, a przebić nie możesz: { $cards }.
sznap-why-trump = Nie masz { $suit }, więc musisz dać atut: { $cards }.
sznap-why-nothing = Nie masz ani { $suit }, ani atutu, więc dobra jest każda karta.
sznap-why-marriage = Meldujesz, więc wychodzisz jedną z kart meldunku: { $cards }.
sznap-why-blocked = Teraz nie: { $cards }.
sznap-why-may-announce = Możesz zameldować { $points } { $suit }; potem wychodzisz królem albo damą, a punkty liczą się, gdy weźmiesz tę lewę albo którąś późniejszą.
sznap-why-may-exchange = Możesz wymienić { $low } na { $card }.
sznap-why-exchange-too-late = { $low }: wymienić już nie można, w stosie zostały tylko dwie karty.
sznap-why-exchange-closed = { $low }: wymienić już nie można, stos jest zamknięty.
sznap-why-may-close = Możesz zamknąć stos, jeśli myślisz, że bez dobierania będziesz mieć 66 do ostatniej karty.
sznap-why-may-claim = Możesz zadeklarować 66. Gdy wyjdziesz kartą, musisz najpierw wziąć kolejną lewę.
sznap-why-wait = Do tego czasu nie masz nic do zrobienia.
sznap-why-private = To prywatne: zapytaj mnie na naszym czacie prywatnym.

## Co jeszcze leży na stole

sznap-pending = { $player-is ->
    [you] Twój meldunek za { $points } czeka na lewę.
   *[other] { $player }: meldunek za { $points } czeka na lewę.
}
sznap-twenty-cards = Gramy 20 kartami, bez dziewiątek.
sznap-button-meld-and-declare = Melduj { $card }, 66

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
    [you] Deklarujesz 66 i masz { $points }.
   *[other] { $player } deklaruje 66 i ma { $points }.
}
sznap-cause-declared-after-own-close = { $player-is ->
    [you] Zamykasz stos, deklarujesz 66 i masz { $points }.
   *[other] { $player } zamyka stos, deklaruje 66 i ma { $points }.
}
sznap-cause-declared-against-closer = { $player-is ->
    [you] Stos zamyka { $closer }, ale to ty szybciej deklarujesz 66 i masz { $points }.
   *[other] { $closer-is ->
        [you] Stos zamykasz ty, ale { $player } szybciej deklaruje 66 i ma { $points }.
       *[other] Stos zamyka { $closer }, ale { $player } szybciej deklaruje 66 i ma { $points }.
    }
}
sznap-cause-false-declaration = { $player-is ->
    [you] Deklarujesz 66, ale masz tylko { $points }.
   *[other] { $player } deklaruje 66, ale ma tylko { $points }.
}
sznap-cause-false-declaration-by-closer = { $player-is ->
    [you] Zamykasz stos i deklarujesz 66, ale masz tylko { $points }.
   *[other] { $player } zamyka stos i deklaruje 66, ale ma tylko { $points }.
}
sznap-cause-false-declaration-against-closer = { $player-is ->
    [you] Stos zamyka { $closer }. Deklarujesz 66, ale masz tylko { $points }.
   *[other] { $closer-is ->
        [you] Stos zamykasz ty. { $player } deklaruje 66, ale ma tylko { $points }.
       *[other] Stos zamyka { $closer }. { $player } deklaruje 66, ale ma tylko { $points }.
    }
}
sznap-cause-closed-made = { $player-is ->
    [you] Zamykasz stos i po ostatniej karcie masz { $points }, czyli co najmniej 66.
   *[other] { $player } zamyka stos i po ostatniej karcie ma { $points }, czyli co najmniej 66.
}
sznap-cause-closed-failed = { $player-is ->
    [you] Zamykasz stos, ale po ostatniej karcie masz tylko { $points }.
   *[other] { $player } zamyka stos, ale po ostatniej karcie ma tylko { $points }.
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
   *[automatic] Meldunek: wyjście
    [explicit] Meldunek: zgłaszany
}
sznap-set-show-points = { $value ->
   *[off] Punkty: ukryte
    [own] Punkty: własne
    [both] Punkty: widoczne
}
sznap-set-failed-close-3 = { $value ->
   *[in-the-deal] Kara: rozdanie
    [at-closing] Kara: zamknięcie
}
sznap-set-exchange-min-stock = { $value ->
   *[2] Wymiana: od 2
    [4] Wymiana: od 4
}
sznap-set-closer-opponent-may-declare = { $value ->
   *[no] 66: zamykający
    [yes] 66: obie strony
}

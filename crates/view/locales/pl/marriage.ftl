### What every game of the marriage family says at its tables, unless its own file says otherwise.

## Czyja kolej

marriage-turn-lead = { $player-is ->
    [you] Twoja kolej: wyjdź kartą.
   *[other] Wychodzi { $player }.
}
marriage-turn-follow = { $leader-is ->
    [you] Twoje wyjście: { $card }. Dokłada { $player }.
   *[other] { $leader }: { $card }. Dokłada { $player }.
}
marriage-turn-marriage = { $player-is ->
    [you] Twój meldunek: { $suit }. Wyjdź królem albo damą.
   *[other] { $player } ma meldunek { $suit } i wychodzi królem albo damą.
}

## Co leży na stole

marriage-talon-open = Atut { $trump }, odkryta { $turned } · talon: { $talon ->
    [one] 1 karta
    [few] { $talon } karty
   *[other] { $talon } kart
}
marriage-talon-closed = { $player-is ->
    [you] Atut { $trump } · talon zamknięty (ty), { $talon ->
        [one] została 1 karta
        [few] zostały { $talon } karty
       *[other] zostało { $talon } kart
    }
   *[other] Atut { $trump } · talon zamknięty ({ $player }), { $talon ->
        [one] została 1 karta
        [few] zostały { $talon } karty
       *[other] zostało { $talon } kart
    }
}
marriage-talon-empty = Atut { $trump } · talon się skończył
marriage-tricks = Lewy: { $first-is ->
    [you] ty
   *[other] { $first }
} { $first_tricks }, { $second-is ->
    [you] ty
   *[other] { $second }
} { $second_tricks }
marriage-announced = { $player-is ->
    [you] Twój meldunek: { $points } { $suit }.
   *[other] { $player }, meldunek: { $points } { $suit }.
}
marriage-exchanged = { $player-is ->
    [you] Twoja wymiana: { $low } na { $card }.
   *[other] { $player }, wymiana: { $low } na { $card }.
}
marriage-points = { $player-is ->
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

marriage-note-marriage = { $points } { $suit }
marriage-note-marriages = meldunki { $list }
marriage-note-totals = { $points } pkt{ $marriages ->
    [0] {""}
   *[other] , z meldunków { $marriages }
}, { $tricks ->
    [0] bez lewy
    [one] 1 lewa
    [few] { $tricks } lewy
   *[other] { $tricks } lew
}

## Ręka w 200 znakach

marriage-alert-waiting = { $cards } · atut { $trump }. Jeszcze nie twoja kolej.
marriage-alert-turn = { $cards } · atut { $trump }. Twoja kolej.

## Przyciski

marriage-button-marriage = Melduj { $points } { $suit }
marriage-button-exchange = { $low } na { $card }
marriage-button-close = Zamknij
marriage-button-claim = Deklaruj 66
marriage-ask-claim = Zadeklarować 66?
marriage-ask-points = Masz { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}.
marriage-claim-costs = Jeśli masz mniej niż 66, przegrywasz rozdanie.
marriage-ask-close = Zamknąć talon?
marriage-close-costs = Nikt już nie dobiera. Jeśli nie dojdziesz do 66 przed rywalem, przegrywasz rozdanie.

## Skończone rozdanie

marriage-deal-won = { $winner-is ->
    [you] Rozdanie { $deal }: ty +{ $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    }
   *[other] Rozdanie { $deal }: { $winner } +{ $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    }
}
marriage-totals = { $player-is ->
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

marriage-stake-saved = { $player-is ->
    [you] Masz { $points }, czyli co najmniej 33: to 1 punkt.
   *[other] { $player } ma { $points }, czyli co najmniej 33: to 1 punkt.
}
marriage-stake-low = { $player-is ->
    [you] Masz { $points }, czyli mniej niż 33: to 2 punkty.
   *[other] { $player } ma { $points }, czyli mniej niż 33: to 2 punkty.
}
marriage-stake-nothing = { $player-is ->
    [you] Nie masz żadnej lewy: to 3 punkty.
   *[other] { $player } nie ma żadnej lewy: to 3 punkty.
}
marriage-penalty-two = To 2 punkty.
marriage-penalty-no-trick-now = { $player-is ->
    [you] Nie masz żadnej lewy: to 3 punkty zamiast 2.
   *[other] { $player } nie ma żadnej lewy: to 3 punkty zamiast 2.
}
marriage-penalty-no-trick-at-close = { $player-is ->
    [you] Przy zamknięciu bez lewy (ty): to 3 punkty zamiast 2.
   *[other] Przy zamknięciu bez lewy ({ $player }): to 3 punkty zamiast 2.
}

## Co wolno i dlaczego

marriage-why-lead-first = { $player-is ->
    [you] Rozdaje { $dealer }, więc do pierwszej lewy wychodzisz ty.
   *[other] { $dealer-is ->
        [you] Rozdajesz ty, więc do pierwszej lewy wychodzi { $player }.
       *[other] Rozdaje { $dealer }, więc do pierwszej lewy wychodzi { $player }.
    }
}
marriage-why-lead-winner = { $player-is ->
    [you] Ostatnia lewa twoja, więc wychodzisz.
   *[other] Ostatnią lewę ma { $player }, więc wychodzi.
}
marriage-why-lead-any = Wyjść można dowolną kartą.
marriage-why-open-any = Talon jest otwarty, więc możesz dać dowolną kartę; do koloru dokładać nie musisz.
marriage-why-strict-closed = Talon jest zamknięty: teraz trzeba dokładać do koloru.
marriage-why-strict-empty = Talon się skończył: teraz trzeba dokładać do koloru.
marriage-why-beat = Musisz przebić { $led } starszą kartą tego koloru: { $cards }.
marriage-why-follow = Musisz dołożyć do koloru { $suit }, a przebić nie możesz: { $cards }.
marriage-why-trump = Nie masz { $suit }, więc musisz dać atut: { $cards }.
marriage-why-nothing = Nie masz ani { $suit }, ani atutu, więc możesz dać dowolną kartę.
marriage-why-marriage = Meldunek zgłoszony, więc wychodzisz jedną z jego kart: { $cards }.
marriage-why-blocked = Teraz nie: { $cards }.
marriage-why-may-announce = Możesz zameldować { $points } { $suit }; potem wychodzisz królem albo damą.
marriage-why-may-exchange = Możesz wymienić { $low } na { $card }.
marriage-why-exchange-too-late = { $low }: wymienić już nie można, w talonie zostały tylko dwie karty.
marriage-why-exchange-closed = { $low }: wymienić już nie można, talon jest zamknięty.
marriage-why-may-close = Możesz zamknąć talon, jeśli myślisz, że dojdziesz do 66 bez dobierania.
marriage-why-may-claim = Możesz zadeklarować 66. Gdy wyjdziesz kartą, musisz najpierw wziąć kolejną lewę.
marriage-why-wait = Na razie tylko czekasz.
marriage-why-private = To prywatne: zapytaj mnie na naszym czacie prywatnym.

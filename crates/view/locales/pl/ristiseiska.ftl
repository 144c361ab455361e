### Co się mówi przy stole ristiseiski.

ristiseiska-name = Ristiseiska

## Czyja kolej

ristiseiska-turn-first = { $player-is ->
    [you] Masz siódemkę trefl: zacznij nią rozdanie.
   *[other] { $player } ma siódemkę trefl i zaczyna rozdanie.
}
ristiseiska-turn-play = { $player-is ->
    [you] Twoja kolej: zagraj pasującą kartę.
   *[other] Gra { $player }.
}
ristiseiska-turn-only = Musisz zagrać { $card }.
ristiseiska-turn-bonus = { $player-is ->
    [you] Zamknięty bok koloru: zagraj jeszcze jedną kartę albo skończ ruch.
   *[other] Zamknięty bok koloru: { $player } może zagrać jeszcze jedną kartę.
}
ristiseiska-turn-give = { $giver-is ->
    [you] { $stuck } nie ma ruchu. Twoja kolej: wybierz kartę do oddania.
   *[other] { $stuck-is ->
        [you] Nie masz ruchu, a kartę dla ciebie wybiera { $giver }.
       *[other] { $stuck } nie ma ruchu, a kartę do oddania wybiera { $giver }.
    }
}
ristiseiska-stalled = Od { $turns } ruchów nikt nic nie zagrał: trzeba oddać kartę, która nigdzie nie pasuje, jeśli taka jest.

## Kolor na stole

ristiseiska-grid-closed = { $suit } jeszcze nic
ristiseiska-grid-waits = { $suit } jeszcze nic · dalej 7
ristiseiska-grid-one = { $suit } { $lies } · dalej { $next }
ristiseiska-grid-two = { $suit } { $lies } · dalej { $low } i { $high }
ristiseiska-grid-low-done = { $suit } { $lies } · dół zamknięty · dalej { $next }
ristiseiska-grid-high-done = { $suit } { $lies } · góra zamknięta · dalej { $next }
ristiseiska-grid-done = { $suit } { $lies } · komplet

## Gracze

ristiseiska-seat-new = { $player-is ->
    [you] Ty
   *[other] { $player }
}: { $cards ->
    [one] 1 karta
    [few] { $cards } karty
   *[other] { $cards } kart
}
ristiseiska-seat-played = { $player-is ->
    [you] Ty
   *[other] { $player }
}: { $cards ->
    [one] 1 karta
    [few] { $cards } karty
   *[other] { $cards } kart
} · zagrane { $played }
ristiseiska-seat-stuck = { $player-is ->
    [you] Ty
   *[other] { $player }
}: { $cards ->
    [one] 1 karta
    [few] { $cards } karty
   *[other] { $cards } kart
} · bez ruchu
ristiseiska-seat-given = { $player }: { $cards ->
    [one] 1 karta
    [few] { $cards } karty
   *[other] { $cards } kart
} · bez ruchu, karta od gracza { $giver }
ristiseiska-seat-given-card = { $player-is ->
    [you] Ty: { $cards ->
        [one] 1 karta
        [few] { $cards } karty
       *[other] { $cards } kart
    } · bez ruchu, { $card } od gracza { $giver }
   *[other] { $player }: { $cards ->
        [one] 1 karta
        [few] { $cards } karty
       *[other] { $cards } kart
    } · bez ruchu, { $card } od ciebie
}
ristiseiska-token-nobody = Żetonu nikt jeszcze nie ma. Będzie kosztować { $points }.
ristiseiska-token-at = { $player-is ->
    [you] Żeton masz ty. Na koniec kosztuje { $points }.
   *[other] Żeton ma { $player }. Na koniec kosztuje { $points }.
}
ristiseiska-whole-hand = Twoje karty: { $cards }
ristiseiska-more-under-why = { $count ->
    [one] Jeszcze 1 karta do oddania: pod „Dlaczego?”.
    [few] Jeszcze { $count } karty do oddania: pod „Dlaczego?”.
   *[other] Jeszcze { $count } kart do oddania: pod „Dlaczego?”.
}

## Na obrazku

ristiseiska-scene-first = { $player-is ->
    [you] Twoja kolej: zacznij rozdanie
   *[other] Rozdanie zaczyna { $player }
}
ristiseiska-scene-play = { $player-is ->
    [you] Twoja kolej: zagraj, co pasuje
   *[other] Gra { $player }
}
ristiseiska-scene-bonus = { $player-is ->
    [you] Twoja kolej: graj dalej lub skończ
   *[other] Może grać dalej { $player }
}
ristiseiska-scene-give = { $giver-is ->
    [you] Twoja kolej: oddaj kartę ({ $stuck })
   *[other] { $stuck-is ->
        [you] Kartę dla ciebie wybiera { $giver }
       *[other] Kartę oddaje { $giver }, bez ruchu { $stuck }
    }
}
ristiseiska-scene-stuck = bez ruchu
ristiseiska-scene-could-not = bez ruchu
ristiseiska-scene-given = nowa karta
ristiseiska-scene-token = żeton
ristiseiska-scene-out = { $winner-is ->
    [you] Wygrywasz
   *[other] Wygrywa { $winner }
}
ristiseiska-scene-no-card = bez kart, bez kary
ristiseiska-scene-charged = żeton: { $token }

## Ręka w 200 znakach

ristiseiska-alert-waiting = { $cards }. Jeszcze nie twoja kolej.
ristiseiska-alert-turn = { $cards }. Twoja kolej.
ristiseiska-alert-give = { $cards }. Ktoś nie ma ruchu i czeka na kartę od ciebie.

## Przyciski

ristiseiska-button-end = Koniec ruchu

## Skończone rozdanie

ristiseiska-deal-won = { $winner-is ->
    [you] Rozdanie { $deal }: wygrywasz
   *[other] Rozdanie { $deal }: wygrywa { $winner }
}
ristiseiska-cause-played-out = { $player-is ->
    [you] Twoja ostatnia karta leży na stole.
   *[other] { $player }: ostatnia karta na stole.
}
ristiseiska-cause-gave-last = { $player-is ->
    [you] Twoja ostatnia karta trafiła do gracza { $receiver }.
   *[other] { $receiver-is ->
        [you] Ostatnia karta gracza { $player } trafiła do ciebie.
       *[other] Ostatnia karta gracza { $player } trafiła do gracza { $receiver }.
    }
}
ristiseiska-charge = { $player-is ->
    [you] Ty
   *[other] { $player }
}: { $points ->
    [one] 1 punkt karny
    [few] { $points } punkty karne
   *[other] { $points } punktów karnych
} za { $cards }
ristiseiska-charge-nothing = { $player-is ->
    [you] Ty: bez kart, bez kary
   *[other] { $player }: bez kart, bez kary
}
ristiseiska-charge-token = { $player-is ->
    [you] Ty
   *[other] { $player }
}: { $points ->
    [one] 1 punkt karny
    [few] { $points } punkty karne
   *[other] { $points } punktów karnych
}, { $token } za żeton i { $for_cards } za { $cards }
ristiseiska-charge-token-only = { $player-is ->
    [you] Ty: bez kart, ale { $token } za żeton
   *[other] { $player }: bez kart, ale { $token } za żeton
}
ristiseiska-token-never-taken = Nikomu ani razu nie zabrakło ruchu, więc za żeton nikt nie płaci.
ristiseiska-values = Król kosztuje 13, dama 12, walet 11, as { $ace }, każda inna karta tyle, ile jej numer.

ristiseiska-standing-limit = Punkty karne. Gdy ktoś ma { $limit }, wygrywa najniższy wynik.
ristiseiska-standing-single = Decyduje jedno rozdanie: kto pierwszy skończy, wygrywa partię.

## Co wolno i dlaczego

ristiseiska-why-first = Każde rozdanie zaczyna się od { $card }, więc innej zagrać nie można.
ristiseiska-why-must-play = Kto ma kartę, która pasuje, musi zagrać. Możesz: { $cards }.
ristiseiska-why-blocked = Teraz nie: { $cards }.
ristiseiska-why-order = { $value ->
   *[on] W każdym kolorze najpierw 7, potem 6, potem 8. Dalej od 5 w dół do asa i od 9 w górę do króla.
    [off] W każdym kolorze najpierw 7, potem 6. Dalej od 5 w dół do asa i od 8 w górę do króla.
}
ristiseiska-why-bonus = Po asie albo królu możesz zagrać jeszcze jedną kartę: { $cards }.
ristiseiska-why-may-end = Możesz też skończyć ruch. Nic to nie kosztuje.
ristiseiska-why-you-give = { $stuck } nie ma ruchu. Kartę oddaje poprzedni gracz, czyli ty.
ristiseiska-why-you-give-instead = { $stuck } nie ma ruchu. Wszyscy bliżej mają tylko po jednej karcie i ją zatrzymują, więc oddajesz ty.
ristiseiska-why-give-any = Wybierasz dowolną kartę z ręki i oddajesz ją zakrytą: tylko wy dwoje wiecie, która to.
ristiseiska-why-give-useless = Od { $turns } ruchów nikt nic nie zagrał, więc musisz teraz oddać kartę, która nigdzie nie pasuje: { $cards }.
ristiseiska-why-give-fitting = Te pasują i możesz je zagrać później: { $cards }.
ristiseiska-why-give-last = To twoja ostatnia karta. Gdy ją oddasz, kończysz i wygrywasz rozdanie.
ristiseiska-why-you-are-stuck = Nie masz karty, która pasuje, więc jedną dostajesz. W tym ruchu nie grasz, nawet tą kartą.
ristiseiska-why-wait = Na razie tylko czekasz.
ristiseiska-why-private = To prywatne: zapytaj mnie na naszym czacie prywatnym.

## Opcje: zasada i napis na przycisku

ristiseiska-option-stuck = { $value ->
   *[cards] Kto nie ma ruchu, dostaje kartę od poprzedniego gracza.
    [token] Kto nie ma ruchu, bierze żeton; kart się nie oddaje.
}
ristiseiska-option-token-penalty = { $value ->
   *[50] Jeśli gra się żetonem, kosztuje on na koniec rozdania 50 punktów.
    [21] Jeśli gra się żetonem, kosztuje on na koniec rozdania 21 punktów.
    [25] Jeśli gra się żetonem, kosztuje on na koniec rozdania 25 punktów.
}
ristiseiska-option-last-card-gift = { $value ->
   *[wins] Kto ma jedną kartę, oddaje ją i wygrywa rozdanie.
    [skip] Kto ma jedną kartę, zatrzymuje ją, a oddaje gracz wcześniejszy w kolejności.
}
ristiseiska-option-limit = { $value ->
   *[100] Gdy ktoś ma 100 punktów karnych, wygrywa najniższy wynik.
    [single] Partia to jedno rozdanie: kto pierwszy skończy, wygrywa.
    [50] Gdy ktoś ma 50 punktów karnych, wygrywa najniższy wynik.
    [200] Gdy ktoś ma 200 punktów karnych, wygrywa najniższy wynik.
}
ristiseiska-option-five-needs-eight = { $value ->
   *[on] 5 czeka, aż na stole będzie 8 jej koloru.
    [off] 5 potrzebuje tylko 6, nie 8.
}
ristiseiska-option-ace-penalty = { $value ->
   *[1] As zostawiony na ręce kosztuje 1.
    [14] As zostawiony na ręce kosztuje 14.
}
ristiseiska-option-bonus = { $value ->
   *[chain] Po każdym asie i królu można zagrać jeszcze jedną kartę.
    [once] Po asie albo królu można zagrać jeszcze jedną kartę, ale nie trzecią.
    [off] As ani król nie daje dodatkowej karty.
}
ristiseiska-option-first-round-free = { $value ->
   *[off] Brak ruchu liczy się od początku.
    [on] W pierwszym okrążeniu brak ruchu nic nie kosztuje.
}
ristiseiska-option-max-players = { $value ->
   *[5] Może grać do pięciu osób.
    [8] Może grać do ośmiu osób.
}

ristiseiska-set-stuck = { $value ->
   *[cards] Bez ruchu: karta
    [token] Bez ruchu: żeton
}
ristiseiska-set-token-penalty = { $value ->
   *[50] Żeton kosztuje 50
    [21] Żeton kosztuje 21
    [25] Żeton kosztuje 25
}
ristiseiska-set-last-card-gift = { $value ->
   *[wins] Ostatnia karta: oddana
    [skip] Ostatnia karta: zostaje
}
ristiseiska-set-limit = { $value ->
   *[100] Partia: do 100
    [single] Partia: 1 rozdanie
    [50] Partia: do 50
    [200] Partia: do 200
}
ristiseiska-set-five-needs-eight = { $value ->
   *[on] Piątka: po ósemce
    [off] Piątka: po szóstce
}
ristiseiska-set-ace-penalty = { $value ->
   *[1] As: kosztuje 1
    [14] As: kosztuje 14
}
ristiseiska-set-bonus = { $value ->
   *[chain] Po asie i królu: graj dalej
    [once] Po asie i królu: jedna karta
    [off] Po asie i królu: nic
}
ristiseiska-set-first-round-free = { $value ->
   *[off] Pierwsze okrążenie: liczy się
    [on] Pierwsze okrążenie: za darmo
}
ristiseiska-set-max-players = { $value ->
   *[5] Gracze: do 5
    [8] Gracze: do 8
}

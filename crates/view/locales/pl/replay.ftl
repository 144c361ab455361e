### Skończona partia, oglądana jeszcze raz z odkrytymi kartami.

## Strona

replay-title = Powtórka: { $game } · rozdanie { $deal } z { $deals }
replay-no-deal = { $game }: partia skończyła się przed pierwszym rozdaniem
replay-before = Przed tym rozdaniem: { $scores }
replay-score = { $player } { $points }
replay-dealer = { $player-is ->
    [you] Rozdający: ty
   *[other] Rozdający: { $player }
}
replay-step = Krok { $step } z { $steps }
replay-hand = { $player-is ->
    [you] Ty: { $cards }
   *[other] { $player }: { $cards }
}
replay-no-cards = { $player-is ->
    [you] Ty: bez kart
   *[other] { $player }: bez kart
}
replay-points = Dotychczasowe punkty: { $scores }
replay-unfinished = Tu partia się skończyła.

## Punkty po rozdaniach

replay-points-title = { $game }: punkty po rozdaniach
replay-points-after = { $deals ->
    [one] Po { $deals } rozdaniu
    [few] Po { $deals } rozdaniach
   *[other] Po { $deals } rozdaniach
}
replay-points-of = { $player-is ->
    [you] Ty
   *[other] { $player }
}
replay-points-ends = od { $first } do { $last }
replay-points-figures = od { $first } do { $last }, najniżej { $low }, najwyżej { $high }

## Co się stało

replay-dealt = Karty są rozdane.
replay-card = { $player-is ->
    [you] ty { $card }
   *[other] { $player } { $card }
}
replay-trick = Lewa { $number }: { $cards } → { $winner-is ->
    [you] ty
   *[other] { $winner }
}
replay-table = Na stole: { $cards }
replay-drew = { $player-is ->
    [you] Dobrane: ty { $cards }
   *[other] Dobrane: { $player } { $cards }
}
replay-closed = { $player-is ->
    [you] Zamknięcie: ty
   *[other] Zamknięcie: { $player }
}
replay-claimed = { $player-is ->
    [you] Deklaracja 66: ty
   *[other] Deklaracja 66: { $player }
}
replay-declared = Zgłoszenie: { $kind ->
    [terca] tercja
    [fifty] pięćdziesiątka
    [hundred] setka
   *[carre] kareta
} ({ $player-is ->
    [you] ty
   *[other] { $player }
})
replay-put = { $player-is ->
    [you] Zagranie: ty { $cards }
   *[other] Zagranie: { $player } { $cards }
}
replay-stuck = { $player-is ->
    [you] Bez ruchu: ty
   *[other] Bez ruchu: { $player }
}
replay-given = { $player-is ->
    [you] Bez ruchu: ty. { $giver } → ty: { $card }
   *[other] Bez ruchu: { $player }. { $giver } → { $player }: { $card }
}
replay-token = { $player-is ->
    [you] Bez ruchu: ty, wzięty żeton
   *[other] Bez ruchu: { $player }, wzięty żeton
}

## Partie do wyboru

replay-list-title = Którą partię chcesz obejrzeć?
replay-list-empty = Nie ma tu jeszcze skończonej partii.
replay-listed = { $number }. { $game } · { $players } · { $ended }
replay-listed-player = { $won ->
    [yes] { $player } 🏆
   *[no] { $player }
}

## Przyciski

button-replay = Powtórka
button-replay-deal-back = ⏮ Rozdanie { $deal }
button-replay-back = ◀ Krok
button-replay-on = Krok ▶
button-replay-deal-on = Rozdanie { $deal } ⏭
button-replay-sheet = Zapis
button-replay-points = Punkty
button-replay-picture = Jako obrazek
button-replay-file = Jako plik
button-replay-list = Wszystkie partie
button-replay-number = { $number }

## The coach

coach-title = { $game }: trener
coach-player = { $player-is ->
    [you] Ty
   *[other] { $player }
}: dokładność { $accuracy }%{ $blunders ->
    [0] {""}
    [one] {" "}· { $blunders } gruby błąd
    [few] {" "}· { $blunders } grube błędy
   *[other] {" "}· { $blunders } grubych błędów
}{ $mistakes ->
    [0] {""}
    [one] {" "}· { $mistakes } błąd
    [few] {" "}· { $mistakes } błędy
   *[other] {" "}· { $mistakes } błędów
}{ $inexact ->
    [0] {""}
    [one] {" "}· { $inexact } niedokładność
    [few] {" "}· { $inexact } niedokładności
   *[other] {" "}· { $inexact } niedokładności
}
coach-faultless = Bez błędów: żaden wybór nie był wyraźnie gorszy od najlepszego.
coach-moment = { $number }. { $player-is ->
    [you] Rozdanie
   *[other] { $player }, rozdanie
} { $deal }: { $chosen }. Lepiej: { $best } (średnio { $gain })
coach-known = Tu wszystkie karty były znane, więc to pewne.
coach-beaten = { $card } przegrywa w swoim kolorze z { $of } na 100 możliwych rąk.
coach-counted = 66 pkt wygrywa rozdanie, a policzone jest już { $points }.
coach-marriage-wins = Meldunek { $suit } daje 66 i od razu wygrywa.
coach-marriage-unshown = Meldunek { $suit } przy tym wyjściu daje { $points } pkt.
coach-marriage-broken = { $card } rozbija meldunek, który mógł jeszcze dać { $points } pkt.
coach-closing-makes = Przy odkrytych kartach zamknięcie daje 66 przy { $of } na 100 możliwych rąk.
coach-closing-fails = Nawet przy odkrytych kartach zamknięcie daje 66 tylko przy { $of } na 100 możliwych rąk.
coach-void = Rywal nie ma { $suit }, a w { $of } na 100 możliwych rąk ma atut.
coach-trick-left = { $best } bierze lewę, a { $chosen } oddaje { $points } pkt.
coach-trick-fed = Lewa i tak jest stracona, a { $card } dokłada do niej { $points } pkt.
coach-trick-poor = { $card } bierze lewę { $points ->
    [0] bez punktów
    [one] wartą tylko { $points } pkt
    [few] wartą tylko { $points } pkt
   *[other] wartą tylko { $points } pkt
}.
coach-higher-out = Starsze od { $card } karty tego koloru, jeszcze niezagrane: { $higher }.
coach-trumps-out = Atuty, które mają jeszcze inni: { $trumps }. Wyjście atutem je ściąga.
coach-ruffed = W { $of } na 100 możliwych rozdań ktoś inny przebija { $suit } atutem.
coach-belot-unsaid = Belot przy { $card } liczy się za { $points } pkt.
coach-call-wins = { $best } wygrywa { $of } na 100 możliwych rozdań.
coach-call-loses = { $chosen } wygrywa tylko { $of } na 100 możliwych rozdań.
coach-few-wait = Własne karty, które czekają: { $than } na { $better }, { $own } na { $card }.
coach-helps-others = Cudze karty, którym { $card } otwiera drogę: { $cards }.
coach-further-card = Po { $better } można zagrać jeszcze jedną kartę.
coach-given-fits = { $card } już pasuje, więc szybko zejdzie z cudzej ręki.
coach-given-awaited = Własne karty, które czekają na { $card }: { $own }. Kto ją dostanie, może ją przetrzymać.
coach-given-cheap = W cudzej ręce { $card } liczy się za { $points }, a { $better } za { $than }.
coach-hindsight = Przy tym układzie kart: { $chosen } po tym wyborze, { $best } po lepszym.
coach-note = Wybór oceniam według tego, co można było wtedy wiedzieć, w punktach gry i z uwzględnieniem wyniku partii.
coach-works = { $other ->
    [yes] Oglądam jeszcze inną twoją partię: { $done } z { $total }.
   *[no] Oglądam każdą decyzję: { $done } z { $total }.
}
button-coach = Trener
button-coach-look = Spójrz jeszcze raz
button-coach-moment = { $number }. { $lapse ->
    [blunder] Gruby błąd
    [mistake] Błąd
   *[inexact] Niedokładność
}
button-coach-moment-card = { $number }. { $chosen }
button-coach-next = Następny błąd ▶
button-coach-from-here = Powtórka odtąd
coach-moment-title = { $lapse ->
    [blunder] Gruby błąd
    [mistake] Błąd
   *[inexact] Niedokładność
} · { $game }

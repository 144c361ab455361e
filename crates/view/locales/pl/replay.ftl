### Skończona partia, oglądana jeszcze raz z odkrytymi kartami.

## Strona

replay-title = Powtórka: { $game } · rozdanie { $deal } z { $deals }
replay-no-deal = { $game }: partia skończyła się przed pierwszym rozdaniem
replay-before = Przedtem: { $scores }
replay-score = { $player } { $points }
replay-dealer = { $player-is ->
    [you] Rozdajesz ty.
   *[other] Rozdaje { $player }.
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
replay-unfinished = Tu partia się urwała.

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
replay-trick = Lewa { $number }: { $cards }. { $winner-is ->
    [you] Bierzesz ty.
   *[other] Bierze { $winner }.
}
replay-table = Na stole: { $cards }
replay-drew = { $player-is ->
    [you] Dostajesz { $cards }.
   *[other] { $player } dostaje { $cards }.
}
replay-closed = { $player-is ->
    [you] Zamykasz.
   *[other] { $player } zamyka.
}
replay-claimed = { $player-is ->
    [you] Deklarujesz 66.
   *[other] { $player } deklaruje 66.
}
replay-declared = { $player-is ->
    [you] Zgłaszasz: { $kind ->
        [terca] tercja
        [fifty] pięćdziesiątka
        [hundred] setka
       *[carre] kareta
    }.
   *[other] { $player } zgłasza: { $kind ->
        [terca] tercja
        [fifty] pięćdziesiątka
        [hundred] setka
       *[carre] kareta
    }.
}
replay-put = { $player-is ->
    [you] Zagrywasz { $cards }.
   *[other] { $player } zagrywa { $cards }.
}
replay-stuck = { $player-is ->
    [you] Nie masz ruchu.
   *[other] { $player } nie ma ruchu.
}
replay-given = { $player-is ->
    [you] Nie masz ruchu; { $card } daje ci { $giver }.
   *[other] { $player } nie ma ruchu; { $card } daje { $giver }.
}
replay-token = { $player-is ->
    [you] Nie masz ruchu i bierzesz żeton.
   *[other] { $player } nie ma ruchu i bierze żeton.
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
button-replay-list = Inne partie
button-replay-number = { $number }

## The coach

coach-title = { $game }: trener
coach-player = { $player-is ->
    [you] Ty
   *[other] { $player }
}: dokładność { $accuracy } % · grube błędy { $blunders }, błędy { $mistakes }, niedokładności { $inexact }
coach-faultless = Bez błędów: żaden wybór nie ustępuje najlepszemu bardziej niż o przypadek.
coach-moment = { $number }. { $player-is ->
    [you] {""}
   *[other] { $player } ·{" "}
}{ $lapse ->
    [blunder] Gruby błąd
    [mistake] Błąd
   *[inexact] Niedokładność
}, rozdanie { $deal }: { $chosen } było warte { $worth }, a { $best } byłoby warte { $better }.
coach-known = Tu można było znać wszystkie karty, więc to pewne.
coach-beaten = { $card } przegrywa w swoim kolorze z { $of } na 100 możliwych rąk.
coach-counted = 66 pkt wygrywa rozdanie, a { $points } jest już policzonych.
coach-marriage-wins = Meldunek { $suit } daje 66 i od razu wygrywa.
coach-marriage-unshown = Meldunek { $suit } daje { $points } pkt, jeśli zameldować go teraz.
coach-marriage-broken = { $card } rozbija meldunek, który mógł jeszcze dać { $points } pkt.
coach-closing-makes = Przy odkrytych kartach zamknięcie daje 66 przy { $of } na 100 możliwych rąk.
coach-closing-fails = Nawet przy odkrytych kartach zamknięcie daje 66 tylko przy { $of } na 100 możliwych rąk.
coach-void = Rywal nie ma { $suit }, a w { $of } na 100 możliwych rąk ma atut.
coach-trick-left = { $best } bierze lewę, a { $chosen } oddaje { $points } pkt.
coach-trick-fed = Lewa i tak jest stracona, a { $card } dokłada do niej { $points } pkt.
coach-trick-poor = { $card } bierze lewę, w której leży tylko { $points } pkt.
coach-higher-out = Starsze od { $card } karty tego koloru, jeszcze niezagrane: { $higher }.
coach-trumps-out = Atuty, które mają jeszcze inni: { $trumps }. Wyjście atutem je ściąga.
coach-ruffed = W { $of } na 100 możliwych rozdań ktoś inny przebija { $suit } atutem.
coach-belot-unsaid = Belot przy { $card } liczy się za { $points } pkt.
coach-call-wins = { $best } wygrywa { $of } na 100 możliwych rozdań.
coach-call-loses = { $chosen } wygrywa tylko { $of } na 100 możliwych rozdań.
coach-few-wait = Własne karty, które czekają na { $better }: { $than }. Na { $card }: { $own }.
coach-helps-others = Cudze karty, którym { $card } otwiera drogę: { $cards }.
coach-further-card = Po { $better } można zagrać jeszcze jedną kartę.
coach-given-fits = { $card } już pasuje, więc szybko zejdzie z cudzej ręki.
coach-given-awaited = Własne karty, które czekają na { $card }: { $own }. Kto ją dostanie, może ją przetrzymać.
coach-given-cheap = W cudzej ręce { $card } liczy się za { $points }, a { $better } za { $than }.
coach-hindsight = Po fakcie, tak jak leżały karty: { $chosen } przy tym wyborze, { $best } przy lepszym.
coach-note = Każdy wybór oceniany jest według tego, co można było wtedy wiedzieć, w punktach gry, jak waży je wynik partii.
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
coach-moment-title = { $game }, rozdanie { $deal }: przed decyzją

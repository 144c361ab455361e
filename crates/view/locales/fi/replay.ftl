### Pelattu ottelu uudelleen, kaikki kädet avoinna.

## Sivu

replay-title = Ottelun kulku: { $game } · jako { $deal }/{ $deals }
replay-no-deal = { $game }: ottelu päättyi ennen ensimmäistä jakoa
replay-before = Sitä ennen: { $scores }
replay-score = { $player } { $points }
replay-dealer = { $player-is ->
    [you] Sinä jaoit.
   *[other] { $player } jakoi.
}
replay-step = Vaihe { $step }/{ $steps }
replay-hand = { $player-is ->
    [you] Sinä: { $cards }
   *[other] { $player }: { $cards }
}
replay-no-cards = { $player-is ->
    [you] Sinä: ei kortteja
   *[other] { $player }: ei kortteja
}
replay-points = Pisteet tähän asti: { $scores }
replay-unfinished = Ottelu päättyi tähän.

## Pisteet jako jaolta

replay-points-title = { $game }: pisteet jako jaolta
replay-points-after = { $deals ->
    [one] { $deals } jaon jälkeen
   *[other] { $deals } jaon jälkeen
}
replay-points-of = { $player-is ->
    [you] Sinä
   *[other] { $player }
}
replay-points-ends = alussa { $first }, lopussa { $last }
replay-points-figures = alussa { $first }, lopussa { $last }, alin { $low }, ylin { $high }

## Mitä tapahtui

replay-dealt = Kortit on jaettu.
replay-card = { $player-is ->
    [you] sinä { $card }
   *[other] { $player } { $card }
}
replay-trick = { $number }. tikki: { $cards }. { $winner-is ->
    [you] Veit sen.
   *[other] { $winner } vei sen.
}
replay-table = Pöydässä: { $cards }
replay-drew = { $player-is ->
    [you] Sait { $cards }.
   *[other] { $player } sai { $cards }.
}
replay-closed = { $player-is ->
    [you] Suljit pakan.
   *[other] { $player } sulki pakan.
}
replay-claimed = { $player-is ->
    [you] Sanoit 66.
   *[other] { $player } sanoi 66.
}
replay-declared = { $player-is ->
    [you] Ilmoitit: { $kind ->
        [terca] terssi
        [fifty] viisikymppinen
        [hundred] satanen
       *[carre] neloset
    }.
   *[other] { $player } ilmoitti: { $kind ->
        [terca] terssi
        [fifty] viisikymppinen
        [hundred] satanen
       *[carre] neloset
    }.
}
replay-put = { $player-is ->
    [you] Pelasit { $cards }.
   *[other] { $player } pelasi { $cards }.
}
replay-stuck = { $player-is ->
    [you] Et voinut pelata.
   *[other] { $player } ei voinut pelata.
}
replay-given = { $player-is ->
    [you] Et voinut pelata, ja { $giver } antoi sinulle kortin { $card }.
   *[other] { $player } ei voinut pelata, ja { $giver } antoi kortin { $card }.
}
replay-token = { $player-is ->
    [you] Et voinut pelata ja otit merkin.
   *[other] { $player } ei voinut pelata ja otti merkin.
}

## Ottelut, joista valita

replay-list-title = Minkä ottelun haluat katsoa uudelleen?
replay-list-empty = Täällä ei ole vielä pelattu yhtään ottelua loppuun.
replay-listed = { $number }. { $game } · { $players } · { $ended }
replay-listed-player = { $won ->
    [yes] { $player } 🏆
   *[no] { $player }
}

## Painikkeet

button-replay = Katso ottelu
button-replay-deal-back = ⏮ Jako { $deal }
button-replay-back = ◀ Vaihe
button-replay-on = Vaihe ▶
button-replay-deal-on = Jako { $deal } ⏭
button-replay-sheet = Pistelappu
button-replay-points = Pisteet
button-replay-picture = Kuvana
button-replay-file = Tiedostona
button-replay-list = Kaikki ottelut
button-replay-number = { $number }

## The coach

coach-title = { $game }: valmentaja
coach-player = { $player-is ->
    [you] Sinä
   *[other] { $player }
}: tarkkuus { $accuracy }{"\u00A0"}%{ $blunders ->
    [0] {""}
    [one] {" "}· { $blunders } paha virhe
   *[other] {" "}· { $blunders } pahaa virhettä
}{ $mistakes ->
    [0] {""}
    [one] {" "}· { $mistakes } virhe
   *[other] {" "}· { $mistakes } virhettä
}{ $inexact ->
    [0] {""}
    [one] {" "}· { $inexact } epätarkkuus
   *[other] {" "}· { $inexact } epätarkkuutta
}
coach-faultless = Ei virheitä: mikään valinta ei ollut selvästi parasta huonompi.
coach-moment = { $number }. { $player-is ->
    [you] Jako
   *[other] { $player }, jako
} { $deal }: { $chosen }. Parempi: { $best } (keskimäärin { $gain })
coach-known = Tässä kaikki kortit olivat tiedossa, joten tämä on varmaa.
coach-beaten = { $card } häviää maassaan { $of } kädelle sadasta mahdollisesta.
coach-counted = 66 pistettä voittaa jaon, ja { $points } on jo laskettu.
coach-marriage-wins = Mariaasi ({ $suit }) tuo 66 täyteen ja voittaa heti.
coach-marriage-unshown = Mariaasi ({ $suit }) tuo { $points } pistettä, jos sen ilmoittaa nyt.
coach-marriage-broken = { $card } rikkoo mariaasin, josta saattoi vielä saada { $points } pistettä.
coach-closing-makes = Avoimin kortein sulkeminen tuo 66 täyteen { $of } kättä vastaan sadasta mahdollisesta.
coach-closing-fails = Avoiminkin kortein sulkeminen tuo 66 täyteen vain { $of } kättä vastaan sadasta mahdollisesta.
coach-void = Vastustajalla ei ole maata { $suit }, ja valtti on { $of } kädessä sadasta mahdollisesta.
coach-trick-left = { $best } voittaa tikin, { $chosen } antaa pois { $points ->
    [one] { $points } pisteen
   *[other] { $points } pistettä
}.
coach-trick-fed = Tikki menee joka tapauksessa, ja { $card } lisää siihen { $points ->
    [one] { $points } pisteen
   *[other] { $points } pistettä
}.
coach-trick-poor = { $card } voittaa tikin, jossa { $points ->
    [0] ei ole pisteitä
    [one] on vain { $points } piste
   *[other] on vain { $points } pistettä
}.
coach-higher-out = Maan isompia kortteja kuin { $card } vielä pelaamatta: { $higher }.
coach-trumps-out = { $trumps ->
    [one] Muilla on vielä { $trumps } valtti. Sen saa pois ajamalla valttia.
   *[other] Muilla on vielä { $trumps } valttia. Ne saa pois ajamalla valttia.
}
coach-ruffed = Jos ajetaan { $suit }, joku muu lyö valttia { $of } mahdollisessa jaossa sadasta.
coach-belot-unsaid = Belot kortilla { $card } on { $points } pistettä.
coach-call-wins = { $best } voittaa { $of } mahdollista jakoa sadasta.
coach-call-loses = { $chosen } voittaa vain { $of } mahdollista jakoa sadasta.
coach-few-wait = { $better } avaa tietä { $than } omalle kortille, { $card } { $own ->
    [0] ei yhdellekään
   *[other] vain { $own }
}.
coach-helps-others = Muiden kortteja, joille { $card } avaa tietä: { $cards }.
coach-further-card = { $better } antaa pelata vielä yhden kortin.
coach-given-fits = { $card } sopii jo, joten toinen pääsee siitä pian eroon.
coach-given-awaited = Omia kortteja, jotka odottavat korttia { $card }: { $own }. Toinen voi pantata sitä.
coach-given-cheap = Toisen kädessä { $card } maksaa { $points }, { $better } maksaa { $than }.
coach-hindsight = Näillä korteilla: { $chosen } tällä valinnalla, { $best } paremmalla.
coach-note = Valinta arvioidaan sen mukaan, mitä pelaaja saattoi silloin tietää, pelin pisteinä ja ottelun tilanteen mukaan.
coach-works = { $other ->
    [yes] Käyn vielä läpi toista otteluasi: { $done }/{ $total }.
   *[no] Käyn läpi jokaista päätöstä: { $done }/{ $total }.
}
button-coach = Valmentaja
button-coach-look = Katso uudelleen
button-coach-moment = { $number }. { $lapse ->
    [blunder] Paha virhe
    [mistake] Virhe
   *[inexact] Epätarkkuus
}
button-coach-moment-card = { $number }. { $chosen }
button-coach-next = Seuraava virhe ▶
button-coach-from-here = Katso tästä
coach-moment-title = { $lapse ->
    [blunder] Paha virhe
    [mistake] Virhe
   *[inexact] Epätarkkuus
} · { $game }

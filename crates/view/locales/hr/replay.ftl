### Završena partija, pogledana ponovno s otvorenim kartama svih igrača.

## Stranica

replay-title = Pregled: { $game } · dijeljenje { $deal } od { $deals }
replay-no-deal = { $game }: partija je završila prije prvog dijeljenja
replay-before = Prije ovog dijeljenja: { $scores }
replay-score = { $player } { $points }
replay-dealer = { $player-is ->
    [you] Djelitelj: ti
   *[other] Djelitelj: { $player }
}
replay-step = Korak { $step } od { $steps }
replay-hand = { $player-is ->
    [you] Ti: { $cards }
   *[other] { $player }: { $cards }
}
replay-no-cards = { $player-is ->
    [you] Ti: bez karata
   *[other] { $player }: bez karata
}
replay-points = Bodovi dosad: { $scores }
replay-unfinished = Ovdje je partija završila.

## Bodovi po dijeljenjima

replay-points-title = { $game }: bodovi po dijeljenjima
replay-points-after = { $deals ->
    [one] Nakon { $deals } dijeljenja
   *[other] Nakon { $deals } dijeljenja
}
replay-points-of = { $player-is ->
    [you] Ti
   *[other] { $player }
}
replay-points-ends = od { $first } do { $last }
replay-points-figures = od { $first } do { $last }, najmanje { $low }, najviše { $high }

## Što se dogodilo

replay-dealt = Karte su podijeljene.
replay-card = { $player-is ->
    [you] ti { $card }
   *[other] { $player } { $card }
}
replay-trick = { $number }. štih: { $cards } → { $winner-is ->
    [you] ti
   *[other] { $winner }
}
replay-table = Na stolu: { $cards }
replay-drew = { $player-is ->
    [you] Novo u ruci: ti { $cards }
   *[other] Novo u ruci: { $player } { $cards }
}
replay-closed = { $player-is ->
    [you] Zatvaranje talona: ti
   *[other] Zatvaranje talona: { $player }
}
replay-claimed = { $player-is ->
    [you] Prijava 66: ti
   *[other] Prijava 66: { $player }
}
replay-declared = Prijava: { $kind ->
    [terca] terca
    [fifty] pedeset
    [hundred] sto
   *[carre] četiri iste
} ({ $player-is ->
    [you] ti
   *[other] { $player }
})
replay-put = { $player-is ->
    [you] Potez: ti { $cards }
   *[other] Potez: { $player } { $cards }
}
replay-stuck = { $player-is ->
    [you] Ne možeš dalje.
   *[other] { $player } ne može dalje.
}
replay-given = { $player-is ->
    [you] Ne možeš dalje. { $giver } → ti: { $card }
   *[other] { $player } ne može dalje. { $giver } → { $player }: { $card }
}
replay-token = { $player-is ->
    [you] Ne možeš dalje: žeton.
   *[other] { $player } ne može dalje: žeton.
}

## Partije za izbor

replay-list-title = Koju partiju želiš ponovno vidjeti?
replay-list-empty = Ovdje još nema završenih partija.
replay-listed = { $number }. { $game } · { $players } · { $ended }
replay-listed-player = { $won ->
    [yes] { $player } 🏆
   *[no] { $player }
}

## Gumbi

button-replay = Pregled
button-replay-deal-back = ⏮ Dijeljenje { $deal }
button-replay-back = ◀ Korak
button-replay-on = Korak ▶
button-replay-deal-on = Dijeljenje { $deal } ⏭
button-replay-sheet = Zapisnik
button-replay-points = Bodovi
button-replay-picture = Kao slika
button-replay-file = Kao datoteka
button-replay-list = Sve partije
button-replay-number = { $number }

## The coach

coach-title = { $game }: trener
coach-player = { $player-is ->
    [you] Ti
   *[other] { $player }
}: točnost { $accuracy }{"\u00A0"}%{ $blunders ->
    [0] {""}
    [one] {" "}· { $blunders } gruba pogreška
    [few] {" "}· { $blunders } grube pogreške
   *[other] {" "}· { $blunders } grubih pogrešaka
}{ $mistakes ->
    [0] {""}
    [one] {" "}· { $mistakes } pogreška
    [few] {" "}· { $mistakes } pogreške
   *[other] {" "}· { $mistakes } pogrešaka
}{ $inexact ->
    [0] {""}
    [one] {" "}· { $inexact } netočnost
    [few] {" "}· { $inexact } netočnosti
   *[other] {" "}· { $inexact } netočnosti
}
coach-faultless = Bez pogrešaka: nijedan izbor nije bio osjetno lošiji od najboljeg.
coach-moment = { $number }. { $player-is ->
    [you] Dijeljenje
   *[other] { $player }, dijeljenje
} { $deal }: { $chosen }. Bolje: { $best } (u prosjeku { $gain })
coach-known = Ovdje su sve karte bile poznate, pa je to sigurno.
coach-beaten = { $card } gubi u svojoj boji u { $of } od 100 mogućih rasporeda.
coach-counted = 66 bodova dobiva dijeljenje, a { $points } je već izbrojeno.
coach-marriage-wins = Kralj i dama u boji { $suit } daju 66 i odmah dobivaju.
coach-marriage-unshown = Kralj i dama u boji { $suit } donose { $points } bodova ako se sad zovu.
coach-marriage-broken = { $card } razdvaja kralja i damu, koji su još mogli donijeti { $points } bodova.
coach-closing-makes = S otvorenim kartama zatvaranje daje 66 u { $of } od 100 mogućih rasporeda.
coach-closing-fails = Čak i s otvorenim kartama zatvaranje daje 66 samo u { $of } od 100 mogućih rasporeda.
coach-void = Protivnik nema boju { $suit }, a u { $of } od 100 mogućih rasporeda ima adut.
coach-trick-left = { $best } uzima štih, a { $chosen } prepušta { $points ->
    [one] { $points } bod
    [few] { $points } boda
   *[other] { $points } bodova
}.
coach-trick-fed = Štih je ionako izgubljen, a { $card } mu dodaje { $points ->
    [one] { $points } bod
    [few] { $points } boda
   *[other] { $points } bodova
}.
coach-trick-poor = { $card } uzima štih { $points ->
    [0] bez bodova
    [one] od samo { $points } boda
    [few] od samo { $points } boda
   *[other] od samo { $points } bodova
}.
coach-higher-out = Karte te boje jače od { $card } koje još nisu pale: { $higher }.
coach-trumps-out = Aduti koji su još kod drugih: { $trumps }. Otvaranje adutom ih izvlači.
coach-ruffed = U { $of } od 100 mogućih rasporeda netko drugi siječe { $suit } adutom.
coach-belot-unsaid = Bela uz { $card } donosi { $points } bodova.
coach-call-wins = { $best } dobiva { $of } od 100 mogućih dijeljenja.
coach-call-loses = { $chosen } dobiva samo { $of } od 100 mogućih dijeljenja.
coach-few-wait = Vlastite karte koje čekaju: { $than } na { $better }, { $own } na { $card }.
coach-helps-others = Tuđe karte kojima { $card } otvara put: { $cards }.
coach-further-card = Nakon { $better } smije se baciti još jedna karta.
coach-given-fits = { $card } već može na stol, pa će uskoro i biti bačena.
coach-given-awaited = Vlastite karte koje čekaju { $card }: { $own }. Tko je dobije, može je zadržati.
coach-given-cheap = U tuđoj ruci { $card } vrijedi { $points }, a { $better } { $than }.
coach-hindsight = Uz stvarni raspored karata: { $chosen } s ovim izborom, { $best } s boljim.
coach-note = Izbor se prosuđuje po onome što se tada moglo znati, u bodovima igre i s obzirom na rezultat partije.
coach-works = { $other ->
    [yes] Još gledam drugu tvoju partiju: { $done } od { $total }.
   *[no] Gledam svaki potez: { $done } od { $total }.
}
button-coach = Trener
button-coach-look = Pogledaj opet
button-coach-moment = { $number }. { $lapse ->
    [blunder] Gruba pogreška
    [mistake] Pogreška
   *[inexact] Netočnost
}
button-coach-moment-card = { $number }. { $chosen }
button-coach-next = Sljedeća pogreška ▶
button-coach-from-here = Pregled odavde
coach-moment-title = { $lapse ->
    [blunder] Gruba pogreška
    [mistake] Pogreška
   *[inexact] Netočnost
} · { $game }

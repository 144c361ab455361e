### Pulmat.

puzzles-title = Pulmat
puzzles-how = Pelattujen jakojen loppuja, joissa yksi valinta on paras. Helpot tulevat ensin.
puzzles-listed = { $tried ->
    [0] { $game }: { $of } pulmaa
   *[other] { $game }: { $solved }/{ $tried } heti oikein, kaikkiaan { $of }
}
puzzle-title = { $game } · pulma { $number } · { $stars }
puzzle-asked = Mikä valinta tuo eniten?
puzzle-known = Laskeva pelaaja tietää nyt jokaisen kortin.
puzzle-open = Tässä kaikki kortit ovat esillä, ja muut pelaavat sinua vastaan.
puzzle-right = Oikein: { $best } tuo { $worth }, seuraavaksi paras valinta { $next }.
puzzle-wrong = Ei aivan. { $chosen } tuo { $less }, mutta { $best } tuo { $worth }.
puzzle-unit = { $two ->
    [yes] Ottelun pisteinä, kun molemmat pelaavat mahdollisimman hyvin; miinus tarkoittaa, että ne menevät vastustajalle.
   *[no] Vähintään tämän verran saat, pelasivatpa muut miten hyvin tahansa sinua vastaan.
}
puzzle-solved = Heti oikein: { $solved }/{ $tried }
puzzle-again = Vain ensimmäinen vastauksesi pulmaan lasketaan.
puzzle-line-title = { $game } · pulma { $number }: { $choice } jälkeen
puzzle-line-note = Kaikki pelaavat mahdollisimman hyvin.
button-puzzles = Pulmat
button-puzzle-line = { $choice } jälkeen
button-puzzle-next = Seuraava pulma
button-puzzle-back = Pulmaan

### Pulmat.

puzzles-title = Pulmat
puzzles-how = Loppupelejä, joissa yksi valinta on paras. Helpot tulevat ensin.
puzzles-listed = { $tried ->
    [0] { $game }: { $of } pulmaa
   *[other] { $game }: { $solved }/{ $tried } heti oikein, kaikkiaan { $of }
}
puzzle-title = { $game } · pulma { $number } · { $stars }
puzzle-asked = Mikä valinta tuo eniten?
puzzle-known = Jos olet laskenut, tiedät nyt jokaisen kortin.
puzzle-open = Kaikki kortit ovat esillä, ja muut pelaavat sinua vastaan.
puzzle-right = Oikein: { $best } tuo { $worth }, seuraavaksi paras { $next }.
puzzle-wrong = Parempi löytyy: { $chosen } tuo { $less }, mutta { $best } tuo { $worth }.
puzzle-unit = { $two ->
    [yes] Ottelun pisteinä, kun molemmat pelaavat mahdollisimman hyvin. Miinus: pisteet vastustajalle.
   *[no] Vähintään tämän verran saat, pelasivatpa muut miten hyvin tahansa.
}
puzzle-solved = Heti oikein: { $solved }/{ $tried }
puzzle-again = Vain ensimmäinen vastauksesi pulmaan lasketaan.
puzzle-line-title = { $game } · pulma { $number } · jatko: { $choice }
puzzle-line-note = Kaikki pelaavat mahdollisimman hyvin.
button-puzzles = Pulmat
button-puzzle-line = Jatko: { $choice }
button-puzzle-next = Seuraava pulma
button-puzzle-back = Pulmaan

### Zadaci.

puzzles-title = Zadaci
puzzles-how = Završnice u kojima je jedan izbor najbolji. Lakše su prve.
puzzles-listed = { $tried ->
    [0] { $game }: zadataka { $of }
   *[other] { $game }: { $solved } od { $tried } iz prve, ukupno { $of }
}
puzzle-title = { $game } · zadatak { $number } · { $stars }
puzzle-asked = Koji izbor donosi najviše?
puzzle-known = Tko je brojio, sad zna svaku kartu.
puzzle-open = Sve su karte otvorene, a ostali igraju protiv tebe.
puzzle-right = Točno: { $best } donosi { $worth }, sljedeći najbolji { $next }.
puzzle-wrong = Ima bolje: { $chosen } donosi { $less }, a { $best } donosi { $worth }.
puzzle-unit = { $two ->
    [yes] Bodovi partije ako oboje igraju što bolje. Minus: bodovi za protivnika.
   *[no] Koliko najmanje zapisuješ, ma kako dobro ostali igrali.
}
puzzle-solved = Iz prve: { $solved } od { $tried }
puzzle-again = Broji se samo tvoj prvi odgovor na zadatak.
puzzle-line-title = { $game } · zadatak { $number }: nakon { $choice }
puzzle-line-note = Svi igraju što bolje.
button-puzzles = Zadaci
button-puzzle-line = Nakon { $choice }
button-puzzle-next = Sljedeći zadatak
button-puzzle-back = Na zadatak

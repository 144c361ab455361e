### Mitä pelatuista otteluista kertyy: kärkilistat, vahvuusluvut, tilastot.


## Ajanjaksot

standing-current = { $period ->
    [week] tämä viikko
    [month] tämä kuukausi
    [season] tämä kausi
   *[ever] kaikki ajat
}
standing-last = { $period ->
    [week] viime viikko
    [month] viime kuukausi
   *[season] viime kausi
}
standing-week = viikko { $week }/{ $year }
standing-month = { $month ->
    [1] tammikuu
    [2] helmikuu
    [3] maaliskuu
    [4] huhtikuu
    [5] toukokuu
    [6] kesäkuu
    [7] heinäkuu
    [8] elokuu
    [9] syyskuu
    [10] lokakuu
    [11] marraskuu
   *[12] joulukuu
} { $year }
standing-season = kausi { $quarter }/{ $year }

## Mitä kukin teki

standing-won = voitot { $wins }/{ $matches }
standing-drawn = tasan { $draws }
standing-points = pisteet { $points }
standing-contracts = sitoumukset { $made }/{ $all }
standing-penalty = sakkoja { $average } per jako
standing-feat = { $feat ->
    [closed] suljettu { $count }
    [close-failed] suljettu ja hävitty { $count }
    [false-claim] { $count ->
        [one] { $count } väärä 66
       *[other] { $count } väärää 66
    }
    [threefold] { $count ->
        [one] { $count } kolmen pisteen jako
       *[other] { $count } kolmen pisteen jakoa
    }
    [bummerl-given] { $count ->
        [one] { $count } bummerl annettu
       *[other] { $count } bummerlia annettu
    }
    [bummerl-taken] { $count ->
        [one] { $count } bummerl saatu
       *[other] { $count } bummerlia saatu
    }
    [doubled] kontrattu { $count }
   *[capot] { $count ->
        [one] { $count } kapo
       *[other] { $count } kapoa
    }
}

## Kärkilistat

standing-leaderboard-title = Kärkilista: { $game } · { $when }
standing-leaderboard-of = { $whose ->
    [everywhere] { $pool ->
        [mixed] Globaali kärkilista, ottelut tekoälyjen kanssa
       *[people] Globaali kärkilista, ihmisten väliset ottelut
    }
   *[community] { $pool ->
        [mixed] Ottelut tekoälyjen kanssa
       *[people] Ihmisten väliset ottelut
    }
}
standing-leaderboard-empty = Tällä kärkilistalla ei ole vielä ketään. Se alkaa ensimmäisestä loppuun pelatusta ottelusta.
standing-leaderboard-empty-everywhere = Tällä kärkilistalla ei ole vielä ketään: kukaan siihen liittynyt ei ole pelannut sellaista ottelua loppuun.
standing-leaderboard-opt-in = Listalla ovat vain siihen liittyneet. Liity lähettämällä /settings yksityiskeskustelussamme.
standing-leaderboard-known = Ottelu lasketaan tähän vain tunnettuja pelaajia vastaan. Pelaaja on tunnettu kymmenen ottelun jälkeen, kun vastustajia on ollut ainakin viisi.
standing-head-rating = Vahvuus
standing-head-won = Voitot
standing-head-points = Pisteet
standing-player = { $player }
standing-besides = { $player }: { $told }
standing-order-rating = Järjestys: vahvuusluku. Epävarma luku painaa vähemmän.
standing-order-wins = Järjestys: voitetut ottelut.
standing-unsettled = ?: vahvuusluku ei ole vielä vakiintunut.
standing-range = { $first }–{ $last }, yhteensä { $total }
label-standing-span = { $period ->
    [week] Viikko
    [month] Kuukausi
    [season] Kausi
   *[ever] Kaikki
}
button-standing-before = « { $when }
button-standing-pool = { $pool ->
    [mixed] Myös tekoäly
   *[people] Vain ihmiset
}
button-standing-whose = { $whose ->
    [everywhere] Globaali
   *[community] Täällä
}
button-standing-back = ◀ Ylemmäs
button-standing-on = Alemmas ▶
button-standing-around = Oma sijani

## Vahvuusluvut

standing-ratings-title = { $player-is ->
    [you] Vahvuuslukusi
   *[other] Vahvuusluvut: { $player }
}
standing-ratings-none = Yhtään ottelua ei ole vielä laskettu. Otteluita, joissa vihjeet tai peruminen on sallittu, ei lasketa.
standing-stats-none = Yhtään ottelua ei ole vielä laskettu.
standing-rating = { $pool ->
    [mixed] Tekoälyjen kanssa: { $rating } ± { $deviation } · viime ottelu { $change } · { $matches ->
        [one] { $matches } ottelu
       *[other] { $matches } ottelua
    }
   *[people] Ihmisten kesken: { $rating } ± { $deviation } · viime ottelu { $change } · { $matches ->
        [one] { $matches } ottelu
       *[other] { $matches } ottelua
    }
}
standing-rating-open = { $pool ->
    [mixed] Tekoälyjen kanssa: ? · pelattu { $matches }, vielä noin { $missing }, ennen kuin luku vakiintuu
   *[people] Ihmisten kesken: ? · pelattu { $matches }, vielä noin { $missing }, ennen kuin luku vakiintuu
}
standing-computers = Vertailuksi tekoälyt, mitattuina toisiaan vastaan:
standing-computer = { $game }: { $levels }
standing-level = { $level } { $rating }
standing-course-of = { $pool ->
    [mixed] { $game }, ottelut tekoälyjen kanssa, vanhin vasemmalla
   *[people] { $game }, ihmisten väliset ottelut, vanhin vasemmalla
}
standing-course-figures = { $count ->
    [one] { $count } ottelun jälkeen: { $last }
   *[other] { $count } ottelun jälkeen: alussa { $first }, nyt { $last }, alin { $low }, ylin { $high }
}
standing-course-uncertainty = { $count ->
    [one] Epävarmuus: ± { $last }
   *[other] Epävarmuus: alussa ± { $first }, lopussa ± { $last }
}
standing-course-title = { $pool ->
    [mixed] { $game } · vahvuus tekoälyjen kanssa
   *[people] { $game } · vahvuus ihmisten kesken
}
button-standing-picture = Kuvana
button-standing-ratings = Vahvuusluvut
button-standing-course = { $pool ->
    [mixed] { $game }, tekoäly
   *[people] { $game }: kulku
}

## Tilastot

standing-stats-title = { $player-is ->
    [you] Ottelusi
   *[other] Ottelut: { $player }
}
standing-total-of = { $pool ->
    [mixed] { $game } tekoälyjen kanssa
   *[people] { $game }
}
standing-deals = jaot { $won }/{ $all }
standing-per-deal = { $points } per jako
standing-met-title = Viime vastustajat:
standing-met-line = { $draws ->
    [0] { $number }. { $other } · { $wins }–{ $losses }
   *[other] { $number }. { $other } · { $wins }–{ $losses }, tasan { $draws }
}
standing-best = { $draws ->
    [0] Paras saldo, vastassa { $other }: { $wins }–{ $losses }
   *[other] Paras saldo, vastassa { $other }: { $wins }–{ $losses }, tasan { $draws }
}
standing-worst = { $draws ->
    [0] Huonoin saldo, vastassa { $other }: { $wins }–{ $losses }
   *[other] Huonoin saldo, vastassa { $other }: { $wins }–{ $losses }, tasan { $draws }
}
standing-pair-title = { $player-is ->
    [you] Sinä ja { $other }: { $wins }–{ $losses }
   *[other] { $player } ja { $other }: { $wins }–{ $losses }
}
standing-pair-line = { $draws ->
    [0] { $game }: { $wins }–{ $losses }
   *[other] { $game }: { $wins }–{ $losses }, tasan { $draws }
}
standing-streak-won = { $count } voittoa putkeen.
standing-streak-lost = { $count } tappiota putkeen.
standing-records-title = { $pool ->
    [mixed] Ennätykset: { $game } tekoälyjen kanssa
   *[people] Ennätykset: { $game }
}
standing-record = { $what ->
   *[matches] Eniten otteluita
    [wins] Eniten voitettuja otteluita
    [deals] Eniten jakoja
    [deals-won] Eniten voitettuja jakoja
    [threefold] Eniten kolmen pisteen jakoja
    [closed] Eniten suljettuja jakoja
    [close-failed] Eniten suljettuja ja hävittyjä jakoja
    [false-claim] Useimmin väärin sanottu 66
    [bummerl-given] Eniten annettuja bummerleita
    [bummerl-taken] Eniten saatuja bummerleita
    [contract] Eniten sitoumuksia
    [contract-made] Eniten läpi menneitä sitoumuksia
    [doubled] Useimmin kontrannut
    [capot] Eniten kapoja
    [penalty] Eniten sakkopisteitä
}: { $holder }, { $count }
standing-record-per-deal = Eniten pisteitä per jako: { $holder }, { $points }
button-standing-stats = Tilastot
button-standing-records = Ennätykset
button-standing-number = { $number }
button-standing-history = Ottelut
button-standing-ours = Meidän ottelut
button-standing-ratings-of = Vahvuusluvut
button-standing-pair = Me kaksi

## Pelatut ottelut

standing-history-here = Täällä pelatut ottelut
standing-history-mine = { $player-is ->
    [you] Ottelusi
   *[other] Ottelut: { $player }
}
standing-history-with = { $player-is ->
    [you] Ottelusi, vastassa { $other }
   *[other] Ottelut: { $player } ja { $other }
}
standing-history-empty = Sellaista ottelua ei ole.
label-standing-mine = Omat
label-standing-everybody = Kaikkien
button-standing-newest = Uusimmat
button-standing-older = Vanhemmat

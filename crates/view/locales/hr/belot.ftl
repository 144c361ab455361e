### Što se govori za stolom za Belot.

belot-name = Belot

## Imena koja stoje u drugim rečenicama

belot-contract = { $contract ->
    [C] ♣
    [D] ♦
    [H] ♥
    [S] ♠
    [NT] bez aduta
   *[AT] sve adut
}
belot-call = { $call ->
    [C] ♣
    [D] ♦
    [H] ♥
    [S] ♠
    [NT] bez aduta
    [AT] sve adut
    [contra] kontra
    [recontra] rekontra
   *[pass] dalje
}
belot-kind = { $kind ->
    [terca] terca
    [fifty] pedeset
    [hundred] sto
   *[carre] četiri iste
}
belot-combination = { $kind } { $cards }
belot-combination-worth = { $kind } { $cards } ({ $points })

## Tko je na redu

belot-turn-call = { $player-is ->
    [you] Na redu si: zovi ili reci dalje.
   *[other] Na redu je { $player }: zove ili dalje.
}
belot-turn-lead = { $player-is ->
    [you] Na redu si: otvori štih.
   *[other] Štih otvara { $player }.
}
belot-turn-follow = Na redu je { $player }.

## Što leži na stolu i što je rečeno

belot-dealer = { $player-is ->
    [you] Djelitelj: ti.
   *[other] Djelitelj: { $player }.
}
belot-calls = { $player-is ->
    [you] Ti
   *[other] { $player }
}: { $calls }
belot-highest = { $player-is ->
    [you] Zasad najjače: { $contract } (ti).
   *[other] Zasad najjače: { $contract } ({ $player }).
}
belot-plays = { $player-is ->
    [you] Tvoja igra: { $contract }.
   *[other] Igra: { $contract }, zvač { $player }.
}
belot-played = { $player-is ->
    [you] Tvoja igra: { $contract }.
   *[other] Igra: { $contract }, zvač { $player }.
}
belot-contra = { $answered ->
    [yes] { $player-is ->
        [you] Tvoja kontra.
       *[other] Kontra: { $player }.
    }
   *[no] { $player-is ->
        [you] Tvoja kontra: broji se dvostruko.
       *[other] Kontra ({ $player }): broji se dvostruko.
    }
}
belot-recontra = { $player-is ->
    [you] Tvoja rekontra: broji se četverostruko.
   *[other] Rekontra ({ $player }): broji se četverostruko.
}
belot-table-one = Na stolu: { $first-is ->
    [you] ti
   *[other] { $first }
} { $first_card }
belot-table-two = Na stolu: { $first-is ->
    [you] ti
   *[other] { $first }
} { $first_card }, { $second-is ->
    [you] ti
   *[other] { $second }
} { $second_card }
belot-tricks = Štihovi: { $first-is ->
    [you] ti
   *[other] { $first }
} { $first_tricks }, { $second-is ->
    [you] ti
   *[other] { $second }
} { $second_tricks }, { $third-is ->
    [you] ti
   *[other] { $third }
} { $third_tricks }
belot-said-pair = { $player-is ->
    [you] Tvoja bela u { $suit }.
   *[other] Bela u { $suit }: { $player }.
}
belot-may-declare = Zvanje možeš prijaviti samo prije ove karte.

## Na slici: tko je na redu, što se igra, što je rečeno

belot-scene-bid = { $player-is ->
    [you] Na redu si: zovi ili dalje
   *[other] Zove { $player }
}
belot-scene-follow = { $player-is ->
    [you] Na redu si: poštuj { $suit }
   *[other] Na redu je { $player }, boja { $suit }
}
belot-scene-dealt = djelitelj
belot-scene-pair = bela { $suit }
belot-scene-letters = { $contract ->
    [NT] BA
   *[AT] SA
}
belot-scene-plays = { $player-is ->
    [you] Tvoja igra: { $contract }
   *[other] Igra: { $contract } ({ $player })
}
belot-scene-stands = { $player-is ->
    [you] { $times ->
        [1] Tvoja igra: { $contract }
        [2] Tvoja igra: { $contract }, kontra
       *[4] Tvoja igra: { $contract }, rekontra
    }
   *[other] { $times ->
        [1] Stoji { $contract } ({ $player })
        [2] Stoji { $contract } ({ $player }), kontra
       *[4] Stoji { $contract } ({ $player }), rekontra
    }
}
belot-scene-no-bid = Još nitko nije zvao
belot-scene-stamp = { $times ->
    [2] kontra ×2
   *[4] rekontra ×4
}
belot-scene-pot = visi
belot-scene-hangs = Visi
belot-scene-thrown-in = Svi dalje
belot-scene-own = { $points ->
    [0] 0 bodova
   *[other] { $points }, zaokruženo
}
belot-scene-sum = { $times ->
    [1] { $sum } = { $points }, zaokruženo
   *[other] { $sum } = { $points }, zaokruženo { $rounded }, × { $times }
}
belot-scene-with-pot = { $account } + { $pot } što je visjelo
belot-scene-goes = { $winner-is ->
    [you] { $points } ide tebi
   *[other] { $points } za igrača { $winner }
}
belot-scene-stays = { $points } visi

## Karte u 200 znakova

belot-alert-call = { $turn ->
    [yes] { $cards }. Na redu si: zovi ili dalje.
   *[no] { $cards }. Nisi na redu.
}
belot-alert-play = { $turn ->
    [yes] { $cards } · igra se { $contract }. Na redu si.
   *[no] { $cards } · igra se { $contract }. Nisi na redu.
}

## Gumbi

belot-button-call = { $call ->
    [C] ♣
    [D] ♦
    [H] ♥
    [S] ♠
    [NT] Bez aduta
    [AT] Sve adut
    [contra] Kontra
    [recontra] Rekontra
   *[pass] Dalje
}
belot-button-declare = { $kind ->
    [terca] Terca { $cards }
    [fifty] Pedeset { $cards }
    [hundred] Sto { $cards }
   *[carre] Četiri { $cards }
}
belot-button-pair = { $card } bela
belot-ask-contra = Reći kontru?
belot-contra-costs = Dijeljenje se broji dvostruko. Ako ga ne dobiješ, ne pišeš ništa.
belot-ask-recontra = Reći rekontru?
belot-recontra-costs = Dijeljenje se broji četverostruko. Ako ga ne dobiješ, ne pišeš ništa.

## Gotovo dijeljenje

belot-deal-made = { $declarer-is ->
    [you] { $deal }. dijeljenje: tvoj prolaz ({ $contract })
   *[other] { $deal }. dijeljenje: prolaz, { $declarer } ({ $contract })
}
belot-deal-hanging = { $deal }. dijeljenje: visi ({ $contract })
belot-deal-failed = { $declarer-is ->
    [you] { $deal }. dijeljenje: tvoj pad ({ $contract })
   *[other] { $deal }. dijeljenje: pad, { $declarer } ({ $contract })
}
belot-deal-doubled = { $winner-is ->
    [you] { $times ->
        [2] { $deal }. dijeljenje: tvoja pobjeda ({ $contract }, kontra)
       *[4] { $deal }. dijeljenje: tvoja pobjeda ({ $contract }, rekontra)
    }
   *[other] { $times ->
        [2] { $deal }. dijeljenje: pobjeda, { $winner } ({ $contract }, kontra)
       *[4] { $deal }. dijeljenje: pobjeda, { $winner } ({ $contract }, rekontra)
    }
}
belot-deal-doubled-hanging = { $times ->
    [2] { $deal }. dijeljenje: visi ({ $contract }, kontra)
   *[4] { $deal }. dijeljenje: visi ({ $contract }, rekontra)
}
belot-deal-thrown-in = { $deal }. dijeljenje: svi dalje

belot-verdict-made = { $declarer-is ->
    [you] Zvač si ti i imaš najviše bodova: { $points }.
   *[other] Zvač je { $declarer } i ima najviše bodova: { $points }.
}
belot-verdict-failed = { $declarer-is ->
    [you] Najviše bodova ima { $winner }, { $points }; uz njih idu i tvoji.
   *[other] { $winner-is ->
        [you] Najviše bodova imaš ti, { $points }; uz njih idu i bodovi igrača { $declarer }.
       *[other] Najviše bodova ima { $winner }, { $points }; uz njih idu i bodovi igrača { $declarer }.
    }
}
belot-verdict-tie = { $scope ->
    [participants] { $first-is ->
        [you] Među sudionicima najviše bodova imate ti i { $second }, po { $points }.
       *[other] Među sudionicima najviše bodova imaju { $first } i { $second }, po { $points }.
    }
   *[all] { $first-is ->
        [you] Najviše bodova imate ti i { $second }, po { $points }.
       *[other] { $second-is ->
            [you] Najviše bodova imate ti i { $first }, po { $points }.
           *[other] Najviše bodova imaju { $first } i { $second }, po { $points }.
        }
    }
}
belot-verdict-tie-of-all = Sva tri igrača imaju isto: { $points ->
    [one] { $points } bod
    [few] { $points } boda
   *[other] { $points } bodova
}.
belot-verdict-doubled = { $scope ->
    [participants] { $winner-is ->
        [you] Među sudionicima najviše bodova imaš ti, { $points }; uz njih idu i njihovi, × { $times }.
       *[other] Među sudionicima najviše bodova ima { $winner }, { $points }; uz njih idu i njihovi, × { $times }.
    }
   *[all] { $winner-is ->
        [you] Najviše bodova imaš ti, { $points }; uz njih idu bodovi svih sudionika, × { $times }.
       *[other] Najviše bodova ima { $winner }, { $points }; uz njih idu bodovi svih sudionika, × { $times }.
    }
}
belot-thrown-in = { $dealer-is ->
    [you] Nitko nije zvao, pa nitko ništa ne piše. Sljedeće dijeliš ti.
   *[other] Nitko nije zvao, pa nitko ništa ne piše. Sljedeće dijeli { $dealer }.
}

belot-disclosed = { $player-is ->
    [you] Tvoja zvanja: { $list }
   *[other] Zvanja igrača { $player }: { $list }
}
belot-runs-best = { $player-is ->
    [you] Najbolji je niz tvoj, pa vrijede samo tvoji nizovi: { $points }.
   *[other] { $player } ima najbolji niz, pa nizovi ostalih ne vrijede: { $points }.
}
belot-runs-void = Najbolji su nizovi jednaki, pa ničiji nizovi ne vrijede.
belot-carres-best = { $player-is ->
    [you] Tvoje su četiri iste najbolje, pa vrijede samo tvoje: { $points }.
   *[other] { $player } ima najbolje četiri iste, pa četiri iste ostalih ne vrijede: { $points }.
}
belot-capot-half = { $player-is ->
    [you] Nemaš nijedan štih. To je kapot: 50 svakome od ostalih.
   *[other] { $player } nema nijedan štih. To je kapot: 50 svakome od ostalih.
}
belot-capot-full = { $player-is ->
    [you] Svi su štihovi tvoji. To je kapot: 100.
   *[other] { $player } ima sve štihove. To je kapot: 100.
}
belot-capot-blocks = Dijeljenje s kapotom ne može završiti partiju.

belot-recorded = { $player-is ->
    [you] Ti
   *[other] { $player }
}: { $points ->
    [one] { $points } bod
    [few] { $points } boda
   *[other] { $points } bodova
} → { $units } · { $tricks ->
    [0] bez štiha
    [one] { $tricks } štih
    [few] { $tricks } štiha
   *[other] { $tricks } štihova
}
belot-short-account = { $player-is ->
    [you] Ti
   *[other] { $player }
} { $points } → { $units }
belot-line = { $player-is ->
    [you] Ti
   *[other] { $player }
}: { $account }
belot-account = { $player-is ->
    [you] Ti
   *[other] { $player }
}: { $factor ->
    [2] (
   *[other] {""}
}{ $cards } od karata{ $last ->
    [0] {""}
   *[other] {" "}+ { $last } zadnji štih
}{ $runs ->
    [0] {""}
   *[other] {" "}+ { $runs } nizovi
}{ $carres ->
    [0] {""}
   *[other] {" "}+ { $carres } četiri iste
}{ $belots ->
    [0] {""}
   *[other] {" "}+ { $belots } bela
}{ $factor ->
    [2] ) × 2
   *[other] {""}
}{ $capot ->
    [0] {""}
   *[other] {" "}+ { $capot } kapot
} = { $points }
belot-hung = { $times ->
    [1] Visi za sljedeće dijeljenje: { $units } ({ $points } zaokruženo).
   *[other] Visi za sljedeće dijeljenje: { $units } ({ $sum } = { $points }, zaokruženo { $rounded }, × { $times }).
}
belot-hung-nobody = Ostaje visjeti: { $units }. Sljedeće dijeljenje stoji za sebe, pa to ne dobiva nitko.
belot-rounded-from = Deset bodova je jedna jedinica u zapisniku; ostatak od { $least } ili više zaokružuje se naviše.

## Partija

belot-target = Igra se do { $target }.
belot-pot = { $units ->
    [one] Visi { $units } jedinica za sljedećeg pobjednika dijeljenja.
    [few] Vise { $units } jedinice za sljedećeg pobjednika dijeljenja.
   *[other] Visi { $units } jedinica za sljedećeg pobjednika dijeljenja.
}
belot-held-by-capot = Netko ima { $target }, ali s kapotom se ne izlazi: odlučuje još jedno dijeljenje („svi dalje” i kapot ne broje se).
belot-held-by-pot = Netko ima { $target }, ali za ovim se stolom ne izlazi dok jedinice vise.
belot-held-by-tie = Netko ima { $target }, ali vodstvo je podijeljeno: igra se dok netko ne povede.

## Zapisnik

belot-sheet-note = { $contract }{ $times ->
    [1] {""}
   *[other] {" "}×{ $times }
} { $declarer-is ->
    [you] ti
   *[other] { $declarer }
}
belot-sheet-note-thrown-in = Svi dalje

## Što se smije i zašto: u licitaciji

belot-why-first-call = { $player-is ->
    [you] Djelitelj je { $dealer }, pa licitacija počinje od tebe.
   *[other] { $dealer-is ->
        [you] Djelitelj si ti, pa licitaciju započinje { $player }.
       *[other] Djelitelj je { $dealer }, pa licitaciju započinje { $player }.
    }
}
belot-why-bid-any = Još nitko nije zvao, pa smiješ zvati bilo što. Od slabije prema jačoj: ♣ ♦ ♥ ♠, bez aduta, sve adut.
belot-why-bid-higher = Tvoja igra mora biti jača nego { $contract }. Od slabije prema jačoj: ♣ ♦ ♥ ♠, bez aduta, sve adut.
belot-why-bid-none = Jače od igre sve adut nema.
belot-why-may-contra = Smiješ reći kontru: dijeljenje se broji dvostruko, a uzima ga igrač s najviše bodova.
belot-why-may-recontra = Na kontru smiješ odgovoriti rekontrom: dijeljenje se broji četverostruko.
belot-why-recontra-already = Rekontra je rečena, pa ostaje samo jača igra.
belot-why-declarer-recontras = Za ovim stolom na kontru smije odgovoriti rekontrom samo igrač koji je zvao igru.
belot-why-pass = { $bid ->
    [yes] Smiješ reći dalje. Nakon zvanja igre, kontre ili rekontre dva „dalje” zaredom završavaju licitaciju.
   *[no] Smiješ reći dalje, a zvati kasnije ako zove netko drugi. Ako sva tri igrača kažu dalje, dijeli sljedeći igrač.
}

## Što se smije i zašto: u štihovima

belot-why-lead-first = { $player-is ->
    [you] Djelitelj je { $dealer }, pa prvi štih otvaraš ti.
   *[other] { $dealer-is ->
        [you] Djelitelj si ti, pa prvi štih otvara { $player }.
       *[other] Djelitelj je { $dealer }, pa prvi štih otvara { $player }.
    }
}
belot-why-lead-winner = { $player-is ->
    [you] Zadnji štih je tvoj, pa ti otvaraš.
   *[other] Zadnji štih ima { $player }, pa otvara sljedeći.
}
belot-why-lead-any = Tko otvara štih, smije baciti bilo koju kartu.
belot-why-follow = Moraš poštivati boju { $suit }, a ne moraš bacati jaču: { $cards }.
belot-why-follow-trumped = Moraš poštivati boju { $suit } iako je štih već sječen adutom: { $cards }.
belot-why-beat = Na { $best } moraš baciti jaču kartu iste boje: { $cards }.
belot-why-cannot-beat = Moraš poštivati boju { $suit }, a jaču od { $best } nemaš: { $cards }.
belot-why-trump = Nemaš { $suit }, pa moraš sjeći adutom: { $cards }.
belot-why-overtrump = Nemaš { $suit }, pa moraš sjeći adutom jačim od { $best }: { $cards }.
belot-why-undertrump = Nemaš ni { $suit } ni adut jači od { $best }. Svejedno moraš baciti adut: { $cards }.
belot-why-undertrump-free = Nemaš ni { $suit } ni adut jači od { $best }. Za ovim stolom ne moraš baciti slabiji adut, pa smiješ bilo koju kartu.
belot-why-void = Nemaš { $suit }, pa smiješ baciti bilo koju kartu; štih ne može uzeti.
belot-why-nothing = Nemaš ni { $suit } ni aduta, pa smiješ baciti bilo koju kartu.
belot-why-blocked = Sada ne: { $cards }.

## Što se smije prijaviti

belot-why-nothing-at-no-trump = Bez aduta nema nizova, ni četiri iste, ni bele.
belot-why-may-declare = Prije prve karte, sada ili nikad, smiješ prijaviti: { $list }.
belot-why-nothing-to-declare = Nemaš što prijaviti: ni niz od tri ni četiri iste.
belot-why-shared-card = Karta vrijedi samo u jednom zvanju, pa ono što prvo prijaviš određuje što ostaje.
belot-why-too-late = Nizovi i četiri iste prijavljuju se prije prve karte: sada je prekasno.
belot-why-may-pair = Uz { $cards } smiješ zvati belu, 20 bodova. Zove se uz prvu kartu para.
belot-why-belot-by-itself = Uz { $cards } bela se zove automatski, 20 bodova.
belot-why-thrown-off = Nema bele uz { $cards }: karta se odbacuje na drugu boju.
belot-why-wait = Dok nisi na redu, nemaš što raditi.
belot-why-private = To je privatno: pitaj me u našem privatnom razgovoru.

## Opcije: pravilo i natpis na gumbu

belot-option-target = Partija se igra do { $value }.
belot-option-rounding = { $value ->
   *[plain] Ostatak od 5 ili više bodova zaokružuje se na jedinicu.
    [by-contract] Ostatak se zaokružuje naviše od 6 uz adutsku boju, od 5 bez aduta, od 4 uz sve adut.
}
belot-option-undertrump = { $value ->
   *[forced] Tko ne može baciti jači adut, ipak mora baciti adut.
    [free] Tko ne može baciti jači adut, smije baciti bilo koju kartu.
}
belot-option-recontra-by = { $value ->
   *[others] Rekontru smije reći svatko osim igrača s kontrom.
    [declarer] Rekontru smije reći samo igrač koji je zvao igru.
}
belot-option-contra-scope = { $value ->
   *[all] Dijeljenje s kontrom dobiva igrač s najviše bodova od sva tri.
    [participants] Dijeljenje s kontrom može dobiti samo zvač ili igrač s kontrom ili rekontrom.
}
belot-option-capot-blocks-exit = { $value ->
   *[any] Dijeljenje s bilo kakvim kapotom ne može završiti partiju.
    [full] Samo dijeljenje u kojem jedan igrač uzme sve štihove ne može završiti partiju.
    [off] Dijeljenje s kapotom može završiti partiju.
}
belot-option-pot-blocks-exit = { $value ->
   *[off] Partija može završiti dok jedinice vise; one propadaju.
    [on] Partija ne može završiti dok jedinice vise.
}
belot-option-pair = { $value ->
   *[asked] Igrač sam zove belu, a može to i zaboraviti.
    [automatic] Bela se zove automatski.
}
belot-option-carre-rest = { $value ->
   *[declared] Što od niza ostane nakon četiri iste, vrijedi ako ostanu tri karte zaredom.
    [lost] Od četiri iste i niza sa zajedničkom kartom prijavljuje se samo jedno; od drugoga ne vrijedi ništa.
}

belot-set-target = Igra se do { $value }
belot-set-rounding = { $value ->
   *[plain] Zaokružuje: od 5
    [by-contract] Zaokružuje: 6/5/4
}
belot-set-undertrump = { $value ->
   *[forced] Slabiji adut: mora
    [free] Slabiji adut: ne
}
belot-set-recontra-by = { $value ->
   *[others] Rekontra: svatko
    [declarer] Rekontra: zvač
}
belot-set-contra-scope = { $value ->
   *[all] Kontra: sva tri
    [participants] Kontra: sudionici
}
belot-set-capot-blocks-exit = { $value ->
   *[any] S kapotom se ne izlazi
    [full] S punim kapotom se ne izlazi
    [off] S kapotom se izlazi
}
belot-set-pot-blocks-exit = { $value ->
   *[off] Dok visi, izlazi se
    [on] Dok visi, ne izlazi
}
belot-set-pair = { $value ->
   *[asked] Bela: zove se
    [automatic] Bela: automatski
}
belot-set-carre-rest = { $value ->
   *[declared] Ostatak niza: da
    [lost] Ostatak niza: ne
}

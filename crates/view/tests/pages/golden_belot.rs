//! Pages of Belot as people see them, kept in `tests/golden/belot-*.txt`.

use talon_cards::{Rank, Seat, Suit};
use talon_games::belot::{Deal, Phase, Score};
use talon_games::{Game, GameKind, Rule};
use talon_table::TableView;
use talon_view::{Locale, hand, hand_alert, rules, score, solo, table_page, why};

use crate::belot_table::{A, B, C, RUNS, SEATS, Taken, after, key, match_of, played, showing, table, to_follow};
use crate::golden::{check, options_of, otherwise};
use crate::world::{World, plain_names};

pub(crate) const MADE: [&str; 3] = ["AC TC KC JC TD KD JD QH AS TS KS QS", "QC 9C QD AH TH KH 9H JS 9S", "AD 9D JH"];
const FAILED: [&str; 3] = ["TC QC AH KH JH KS", "AC KC JC 9C TD KD JD TH QH TS QS JS", "AD QD 9D 9H AS 9S"];
pub(crate) const HANGING: [&str; 3] = ["TC QC AD TD KD AH QH AS QS", "AC JC QD JD TH JH 9H KS 9S", "KC 9C 9D KH TS JS"];
/// 40, 52 and 70 points at hearts.
const TAKES_POT: [&str; 3] = ["TD QD KD AD TS JS", "9C JC QC AC JD JH QH AH 9S", "TC KC 9D 9H TH KH QS KS AS"];
const TIE_ABOVE: [&str; 3] = ["QC 9D TH 9H QS 9S", "TC KC JC AD KD JD KH JH KS", "AC 9C TD QD AH QH AS TS JS"];
/// 45, 45 and 72.
const TIE_BELOW: [&str; 3] = ["9C TC 9D KD AD QH KH AH JS", "9H JH AS", "JC QC KC AC TD JD QD TH 9S TS QS KS"];
/// 81, 50 and 31.
const DECLARER_ON_TOP: [&str; 3] = ["9C TC JC KC TD JD QD KD AD QH KH AH JS KS AS", "QC 9D 9H JH 9S QS", "AC TH TS"];
/// 50, 45 and 67.
const PASSER_ON_TOP: [&str; 3] = ["9C JC KC TD QD KD QH KH AH JS QS KS", "9H TH AS", "TC QC AC 9D JD AD JH 9S TS"];
/// 60, 60 and 42.
const TWO_TIE: [&str; 3] = ["TD 9H TH QH JS AS", "9D QD KD AD JH KH AH QS KS", "9C TC JC QC KC AC JD 9S TS"];
/// 54 each.
const ALL_TIE: [&str; 3] = ["9C AC TD TH JH QH", "TC JC KC JD QD KD KH AH KS", "QC 9D AD 9H 9S TS JS QS AS"];
const NO_TRUMP: [&str; 3] = ["TC KC QC 9C AD TD KD QD JD AH QH JH 9H KS QS", "AC JC 9D TH KH AS TS JS 9S", ""];
const ALL: [&str; 3] = ["9C TC JC QC KC AC 9D TD JD QD KD AD 9H TH JH QH KH AH 9S TS JS QS KS AS", "", ""];

/// A match of deals, most of them worked examples of `rules/belot.md §14`, that shows every verdict and every term.
pub(crate) fn deals() -> Vec<Deal> {
    let participants = [("contra-scope", "participants")];
    vec![
        Taken::new("H pass pass", MADE, A).deal(),
        Taken::new("H pass pass", HANGING, C).deal(),
        played(&[], RUNS, "pass pass pass"),
        Taken::new("pass pass H pass pass", TAKES_POT, C).deal(),
        Taken::new("H pass pass", FAILED, B).deal(),
        Taken::new("H pass pass", TIE_ABOVE, A).deal(),
        Taken::new("H pass pass", TIE_BELOW, C).deal(),
        Taken::new("H pass pass", TIE_BELOW, C).rules(&[("rounding", "by-contract")]).deal(),
        Taken::new("H contra pass pass", DECLARER_ON_TOP, B).deal(),
        Taken::new("H contra pass pass", PASSER_ON_TOP, B).deal(),
        Taken::new("H contra pass pass", PASSER_ON_TOP, B).rules(&participants).deal(),
        Taken::new("H contra pass pass", TWO_TIE, A).deal(),
        Taken::new("H contra recontra pass pass", TWO_TIE, A).deal(),
        Taken::new("H pass contra recontra pass pass", TWO_TIE, A).rules(&participants).deal(),
        Taken::new("H pass pass", ALL_TIE, B).deal(),
        Taken::new("NT pass pass", NO_TRUMP, A).deal(),
        Taken::new("AT contra pass pass", ALL, A).rules(&[("capot-blocks-exit", "off")]).deal(),
        Taken::new("S pass pass", MADE, A)
            .run(A, Suit::Spades, Rank::Ace, 3)
            .run(B, Suit::Diamonds, Rank::Queen, 4)
            .run(C, Suit::Clubs, Rank::King, 4)
            .run(C, Suit::Hearts, Rank::Jack, 3)
            .belot(A, Suit::Spades)
            .deal(),
        Taken::new("AT pass pass", MADE, A)
            .run(B, Suit::Diamonds, Rank::Queen, 3)
            .run(C, Suit::Spades, Rank::Queen, 3)
            .carre(A, Rank::King)
            .carre(C, Rank::Nine)
            .belot(B, Suit::Hearts)
            .belot(A, Suit::Clubs)
            .deal(),
        Taken::new("C pass pass", MADE, A).run(B, Suit::Hearts, Rank::Ace, 5).carre(A, Rank::Jack).deal(),
    ]
}

/// What everybody sees of a position: the group, and each player in turn.
fn all_pages(world: &World, deal: &Deal, locale: Locale, viewer: Seat) -> String {
    let own = showing(world, Some(viewer), deal);
    let name = ["Ana", "Boris", "Vera"][viewer.index()];
    format!(
        "--- the group sees ---\n{}\n--- {name} sees ---\n{}\n--- {name} asks why ---\n{}\n--- {name}’s hand in an alert ---\n{}\n",
        table_page(&showing(world, None, deal), &plain_names, locale, key(1)).plain(),
        hand(&own, &plain_names, locale).plain(),
        why(&own, &plain_names, locale, None).plain(),
        hand_alert(&own, locale),
    )
}

#[test]
fn boards_and_hands() {
    let world = table();
    let first = "S contra pass pass terca b:QS 50";
    let scenes = [
        ("the auction begins", played(&[], RUNS, ""), A),
        ("all have passed but one", played(&[], RUNS, "pass pass"), C),
        ("contra and recontra, Ana may escape", played(&[], RUNS, "S contra recontra"), A),
        ("Boris has to wait in the auction", played(&[], RUNS, "H contra"), B),
        ("recontra is the declarer’s alone", played(&[("recontra-by", "declarer")], RUNS, "H contra"), C),
        ("nothing is above all trumps", played(&[], RUNS, "AT"), B),
        ("Ana leads first, with a run and belot", played(&[], RUNS, "S contra pass pass"), A),
        ("Boris answers, having declared", played(&[], RUNS, first), B),
        ("Ana waits and sees kinds only", played(&[], RUNS, &format!("{first} 9S 50 terca")), A),
        ("the second trick", played(&[], RUNS, &format!("{first} 9S 50 terca JS TC")), A),
        ("Boris must trump", played(&[], RUNS, &format!("{first} 9S 50 terca JS TC 9C")), B),
        ("no trump, Ana leads again", played(&[], RUNS, "pass NT pass pass AS 9S JS"), A),
        (
            "four of a kind or a run",
            played(
                &[],
                ["KC KD KH KS 9S TS JS QS", "9C TC JC QC AC 9D TD JD", "QD AD 9H TH JH QH AH AS"],
                "AT pass pass",
            ),
            A,
        ),
        ("belot by itself", played(&[("belot", "automatic")], RUNS, "S pass pass"), A),
    ];
    assert!(scenes.iter().all(|(_, deal, _)| deal.phase() != Phase::Over));
    check("belot-play", |locale| {
        let mut pages: Vec<(&'static str, String)> =
            scenes.iter().map(|(title, deal, viewer)| (*title, all_pages(&world, deal, locale, *viewer))).collect();
        let refused = showing(&world, Some(B), &scenes[7].1);
        pages.push(("why, after a refused card", why(&refused, &plain_names, locale, Some(Rule::MustFollow)).plain()));
        let public = showing(&world, None, &scenes[7].1);
        pages.push(("why, asked in the group", why(&public, &plain_names, locale, None).plain()));
        let own = showing(&world, Some(C), &scenes[9].1);
        pages.push(("board and hand in one", solo(&own, &plain_names, locale, key(1)).plain()));
        pages
    });
}

/// Every duty of a follower: the rows of `rules/belot.md §14`, examples 1 and 2, and what goes with them.
#[test]
fn duties() {
    let world = table();
    let free = [("undertrump", "free")];
    let rows: [(&'static str, Deal); 19] = [
        ("♥ trump: follow suit", to_follow(&[], "H", "TC", "AC 9C JH")),
        ("♥ trump: follow suit, though trumped", to_follow(&[], "H", "TC 9H", "AC 9C JH")),
        ("♥ trump: trump", to_follow(&[], "H", "TC", "JH QH AD")),
        ("♥ trump: overtrump", to_follow(&[], "H", "TC 9H", "JH QH AD")),
        ("♥ trump: undertrump", to_follow(&[], "H", "TC 9H", "QH KH AD")),
        ("♥ trump: undertrump or not", to_follow(&free, "H", "TC 9H", "QH KH AD")),
        ("♥ trump: overtrump where undertrumping is free", to_follow(&free, "H", "TC 9H", "JH QH AD")),
        ("♥ trump: neither suit nor trump", to_follow(&[], "H", "TC 9H", "AD KD")),
        ("♥ led: beat", to_follow(&[], "H", "TH", "AH QH JC")),
        ("♥ led: cannot beat", to_follow(&[], "H", "TH 9H", "AH QH JC")),
        ("♥ led: no trump", to_follow(&[], "H", "TH QD", "JC AD")),
        ("♥ led: belot in following", to_follow(&[], "H", "TH QD", "KH QH JC")),
        ("all trumps: beat", to_follow(&[], "AT", "TC 9D", "JC KC AD")),
        ("all trumps: cannot beat", to_follow(&[], "AT", "TC AC", "QC KC JD")),
        ("all trumps: nine over ten", to_follow(&[], "AT", "TC JD", "9C KC")),
        ("all trumps: no such suit, a pair to throw off", to_follow(&[], "AT", "TC AC", "KD QD 9H")),
        ("no trump: follow", to_follow(&[], "NT", "KC QC", "9C AC TD")),
        ("no trump: no such suit", to_follow(&[], "NT", "KC QC", "TD JD")),
        ("no trump, the first card", to_follow(&[], "NT", "KC QC", "9C AC TD JD KH AH 9S AS")),
    ];
    check("belot-why", |locale| {
        rows.iter()
            .map(|(title, deal)| {
                let view = showing(&world, Some(C), deal);
                (*title, why(&view, &plain_names, locale, None).plain())
            })
            .collect()
    });
}

#[test]
fn finished_deals() {
    let world = table();
    let (records, total) = match_of(&deals());
    check("belot-deals", |locale| {
        let view = |viewer| after(&world, viewer, &records, total);
        let page = |viewer, deal_no| table_page(&view(viewer), &plain_names, locale, key(deal_no));
        let shown: Vec<String> = records
            .iter()
            .map(|record| {
                let group = page(None, record.deal_no);
                format!("{}{}", group.plain(), otherwise(&group, &SEATS.map(|seat| page(Some(seat), record.deal_no))))
            })
            .collect();
        vec![
            ("every verdict, for the group and otherwise for each player", shown.join("\n")),
            ("the whole account, as Boris reads it", page(Some(B), 19).plain()),
            ("the score sheet of these deals", score(&view(None), &plain_names, locale).plain()),
            ("the score sheet, as Boris reads it", score(&view(Some(B)), &plain_names, locale).plain()),
        ]
    });
}

#[test]
fn the_match() {
    let world = table();
    let start = Deal::start(&Default::default(), 3, C);
    let standings = [
        ("the match begins", start, &[][..]),
        ("a pot", Score { totals: [24, 31, 5], pot: 7, ..start }, &[][..]),
        ("held open by capot", Score { totals: [159, 159, 100], held_open: true, ..start }, &[][..]),
        (
            "held open by capot, with a pot",
            Score { totals: [159, 120, 100], pot: 6, held_open: true, ..start },
            &[][..],
        ),
        (
            "held open by the pot",
            Score { totals: [160, 120, 100], pot: 6, held_open: true, ..start },
            &[("pot-blocks-exit", "on")][..],
        ),
        ("a tie at the top", Score { totals: [155, 155, 100], ..start }, &[][..]),
    ];
    check("belot-match", |locale| {
        let mut pages: Vec<(&'static str, String)> = standings
            .iter()
            .map(|(title, score, changes)| {
                let mut view = after(&world, None, &[], *score);
                view.rules = talon_games::AnyRules::Belot(crate::belot_table::rules(changes));
                (*title, table_page(&view, &plain_names, locale, key(1)).plain())
            })
            .collect();
        let (records, total) = match_of(&deals()[..2]);
        let fresh: TableView = after(&world, Some(A), &records, total);
        pages.push(("a new deal tells how the last one ended", hand(&fresh, &plain_names, locale).plain()));
        let mut changed = World::open_game(GameKind::Belot, talon_cards::fair::Secret::new([7; 32]), true);
        pages.push(("the usual options", options_of(&changed.public(), locale)));
        for option in GameKind::Belot.default_rules().options() {
            changed.set(option.key, option.values.iter().find(|value| **value != option.default).unwrap());
        }
        pages.push(("other options", options_of(&changed.public(), locale)));
        pages
    });
}

#[test]
fn the_rules() {
    check("belot-rules", |locale| {
        let titles = [
            "short",
            "cards",
            "auction",
            "play",
            "announcements",
            "counting",
            "recording",
            "contra",
            "match",
            "options",
        ];
        titles
            .into_iter()
            .zip(0..)
            .map(|(title, section)| (title, rules(GameKind::Belot, section, locale).plain()))
            .collect()
    });
}

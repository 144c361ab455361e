//! Belot: hand pages offer exactly what the rules allow, nobody reads of a combination more than was said, and the account
//! of a deal is complete.

use talon_cards::{Card, Rank, Suit};
use talon_games::belot::{Action, Deal, Outcome, Phase, Verdict, View};
use talon_games::{AnyOutcome, AnyView, Game, GameKind, GameOutcome};
use talon_table::{Command, DealRecord, DealView, PhaseView, TableView, Viewer};
use talon_view::{
    Button, Locale, Look, Page, TablePageKey, Target, Verb, hand, hand_alert, score, solo, table_page, why,
};

use crate::belot_table::{A, B, C, RUNS, SEATS, Taken, after, key, match_of, played, showing, table};
use crate::golden_belot::{HANGING, MADE, deals};
use crate::world::{ANA, Chance, plain_names, random_lobby};

/// The decisions on a page.
fn decisions(page: &Page) -> Vec<(&Button, Action)> {
    page.buttons
        .iter()
        .flatten()
        .filter_map(|button| match &button.target {
            Target::Token(token) => match &token.verb {
                Verb::Act(notation) | Verb::Ask(notation) => Some((button, notation.parse().unwrap())),
                _ => None,
            },
            Target::PrivateChat(_) | Target::Link(_) => None,
        })
        .collect()
}

/// The cards of a hand in the order that people sort it in: by the contract once that is final.
fn in_order(view: &View) -> Vec<Card> {
    let contract = view.standing.filter(|_| view.phase != Phase::Auction).map(|standing| standing.contract);
    let suits = match contract.and_then(|contract| contract.trump()) {
        Some(Suit::Clubs) => "CHSD",
        Some(Suit::Diamonds) => "DSHC",
        Some(Suit::Hearts) => "HSDC",
        Some(Suit::Spades) | None => "SHCD",
    };
    let mut cards: Vec<Card> = view.hand.iter().collect();
    cards.sort_by_key(|card| {
        let trump = contract.is_some_and(|contract| contract.ranks_as_trump(card.suit()));
        let ranks = if trump { "J9ATKQ" } else { "ATKQJ9" };
        let text = card.to_string();
        (suits.find(&text[1..]), ranks.find(&text[..1]))
    });
    cards
}

/// Checks one hand page; how many decisions it offered.
fn check_hand(view: &TableView) -> usize {
    let PhaseView::Playing { deal: DealView::Open(AnyView::Belot(deal)), .. } = &view.phase else {
        unreachable!("a deal is running")
    };
    let page = hand(view, &plain_names, Locale::EN);
    let decisions = decisions(&page);
    let cards: Vec<Card> = decisions
        .iter()
        .filter_map(|(_, action)| if let Action::Play(card) = action { Some(*card) } else { None })
        .collect();
    assert_eq!(cards, in_order(deal), "every card once, in its place");
    for (button, action) in &decisions {
        let legal = deal.legal.contains(action);
        match action {
            Action::Play(card) => {
                let symbol = format!("{}{}", card.suit().glyph(), card.rank().to_string().replace('T', "10"));
                let expected = if legal { (symbol, Look::Card) } else { (format!("× {symbol}"), Look::Blocked) };
                assert_eq!((button.label.plain(), button.look), expected);
            }
            Action::Call(_) | Action::Declare(_) | Action::Belot(_) => {
                assert!(legal, "{} is offered and not legal", button.label);
            }
        }
    }
    for action in &deal.legal {
        assert_eq!(decisions.iter().filter(|(_, each)| each == action).count(), 1, "{action} has its button");
    }
    let mut labels: Vec<String> = decisions.iter().map(|(button, _)| button.label.plain()).collect();
    labels.sort_unstable();
    assert!(labels.windows(2).all(|pair| pair[0] != pair[1]), "two buttons say the same");
    assert!(page.buttons.len() <= 5 && page.buttons.iter().all(|row| row.len() <= 5));
    deal.legal.len()
}

#[test]
fn a_hand_page_offers_exactly_what_is_legal() {
    let mut chance = Chance(77);
    let (mut declared, mut belots, mut doubled) = (0, 0, 0);
    for _ in 0..12 {
        let mut world = random_lobby(GameKind::Belot, &mut chance);
        world.must(&Command::Start { by: ANA });
        while world.table.is_playing() && world.public().sheet.len() < 5 {
            for seat in SEATS {
                check_hand(&world.table.view(Viewer::Seat(seat)));
            }
            let (_, legal) = world.choices().unwrap();
            let offers = |prefix: &str| usize::from(legal.iter().any(|action| action.to_string().starts_with(prefix)));
            let tercas = offers("terca") + offers("carre") + offers("50") + offers("100");
            (declared, belots, doubled) = (declared + tercas, belots + offers("b:"), doubled + offers("contra"));
            world.act_somehow(&mut chance);
        }
    }
    assert!(declared > 5 && belots > 5 && doubled > 20, "{declared} {belots} {doubled}");
}

/// The most buttons that there can be: four pairs and four of a kind, on lead at all trumps.
#[test]
fn the_richest_hand_has_room() {
    let world = table();
    let hands = ["KC QC KD QD KH QH KS QS", "9C TC JC AC 9D TD JD AD", "9H TH JH AH 9S TS JS AS"];
    let deal = played(&[], hands, "AT pass pass");
    assert_eq!(check_hand(&showing(&world, Some(A), &deal)), 8 + 8 + 1);
    let deal = played(&[("belot", "automatic")], hands, "AT pass pass");
    assert_eq!(check_hand(&showing(&world, Some(A), &deal)), 8 + 1);
    let carres = ["JC JD JH JS 9S TS QS KS", "9C TC QC KC 9D TD QD KD", "9H TH QH KH AH AC AD AS"];
    let deal = played(&[], carres, "AT pass pass");
    assert_eq!(check_hand(&showing(&world, Some(A), &deal)), 8 + 1 + 1 + 2);
}

/// Playing a king or queen of the pair is a choice of two buttons: with belot, and without a word.
#[test]
fn belot_stands_beside_the_plain_card() {
    let world = table();
    let deal = played(&[], RUNS, "S pass pass");
    let page = hand(&showing(&world, Some(A), &deal), &plain_names, Locale::BG);
    let labels: Vec<(String, String)> =
        decisions(&page).iter().map(|(button, action)| (button.label.plain(), action.to_string())).collect();
    for (label, action) in [("♠Q", "QS"), ("♠Q белот", "b:QS"), ("♠K белот", "b:KS"), ("Терца ♠ Q K A", "terca")]
    {
        let count = labels.iter().filter(|(said, does)| said == label && does == action).count();
        assert_eq!(count, 1, "{label} in {labels:?}");
    }
}

/// Every page of everybody, as one text.
fn everything(view: &TableView, deal_no: u32) -> String {
    let mut text = String::new();
    for locale in Locale::ALL {
        for page in [
            table_page(view, &plain_names, locale, key(deal_no)),
            solo(view, &plain_names, locale, key(deal_no)),
            hand(view, &plain_names, locale),
            why(view, &plain_names, locale, None),
            score(view, &plain_names, locale),
        ] {
            text.push_str(&page.plain());
        }
        text.push_str(&hand_alert(view, locale).plain());
    }
    text
}

/// Of somebody else's combination every page tells the kind alone, until the last trick is played: the pages are the same
/// whichever combination of that kind it is. Its owner sees the cards.
#[test]
fn an_announced_run_stays_hidden_until_the_deal_is_over() {
    let world = table();
    let ana = "QS KS AS AC QC KC KD KH";
    let hearts = [ana, "9H TH JH QH 9S 9C TC JS", "9D TD JD QD AH AD TS JC"];
    let diamonds = [ana, "9D TD JD QD 9S 9C TC JS", "9H TH JH QH AH AD TS JC"];
    for script in ["", " 50", " 50 9S", " 50 9S TS", " 50 9S TS 9C JC QC"] {
        let [one, other] = [hearts, diamonds].map(|hands| played(&[], hands, &format!("AT pass pass AS{script}")));
        for viewer in [None, Some(A)] {
            let [first, second] = [&one, &other].map(|deal| everything(&showing(&world, viewer, deal), 1));
            assert!(first == second, "{viewer:?} sees which fifty it is");
            assert_eq!(first.contains("fifty") && first.contains("петдесет"), !script.is_empty(), "{script}");
        }
        let own = everything(&showing(&world, Some(B), &one), 1);
        assert!(own.contains("♥9 ♥10 ♥J ♥Q"), "{own}");
    }
    let taken = Taken::new("AT pass pass", MADE, A).run(B, Suit::Diamonds, Rank::Queen, 4);
    let (records, score) = match_of(&[taken.deal()]);
    for viewer in [None, Some(A)] {
        let text = everything(&after(&world, viewer, &records, score), 1);
        assert!(text.contains("fifty ♦9 ♦10 ♦J ♦Q (50)"), "now everybody may see it: {text}");
    }
}

/// In whole matches: no page for somebody who has declared nothing, and cannot now, names the cards of a combination.
#[test]
fn no_running_page_names_the_cards_of_a_combination() {
    let mut chance = Chance(41);
    let words = ["terca", "fifty", "hundred", "carré", "терца", "петдесет", "сто", "каре"];
    let named: Vec<String> =
        words.iter().flat_map(|word| "♣♦♥♠".chars().map(move |suit| format!("{word} {suit}"))).collect();
    let mut announced = 0;
    for _ in 0..12 {
        let mut world = random_lobby(GameKind::Belot, &mut chance);
        world.must(&Command::Start { by: ANA });
        while world.table.is_playing() && world.public().sheet.is_empty() {
            for mut view in world.views() {
                let PhaseView::Playing { deal: DealView::Open(AnyView::Belot(deal)), .. } = &view.phase else {
                    continue;
                };
                announced += deal.announced.len();
                if deal.open.is_empty() && deal.announced.iter().all(|each| Some(each.seat) != deal.viewer) {
                    view.finished = None;
                    let text = everything(&view, 1).to_lowercase();
                    assert!(named.iter().all(|name| !text.contains(name)), "{text}");
                }
            }
            world.act_somehow(&mut chance);
        }
    }
    assert!(announced > 100, "{announced}");
}

/// The verdicts of the golden pages are all that there are, and each says its own.
#[test]
fn every_verdict_has_its_words() {
    let world = table();
    let all = deals();
    let verdicts: Vec<Verdict> =
        all.iter().filter_map(Deal::outcome).filter_map(|outcome| outcome.sheet().map(|sheet| sheet.verdict)).collect();
    assert!(Verdict::ALL.iter().all(|verdict| verdicts.contains(verdict)));
    assert!(all.iter().any(|deal| deal.outcome() == Some(Outcome::ThrownIn)));
    let (records, score) = match_of(&all);
    for locale in Locale::ALL {
        let mut titles: Vec<String> = Vec::new();
        for &verdict in Verdict::ALL {
            let record = records
                .iter()
                .find(
                    |record| matches!(record.outcome(), Some(AnyOutcome::Belot(outcome)) if outcome.code() == verdict.code()),
                )
                .unwrap();
            let view = after(&world, None, std::slice::from_ref(record), score);
            let page = table_page(&view, &plain_names, locale, key(record.deal_no));
            // What differs by itself is left out: the number of the deal, names and contracts.
            let title: String = page.lines()[0].text.plain().chars().filter(|char| char.is_alphabetic()).collect();
            titles.push(title.replace("Ana", "").replace("Борис", "").replace("Vera", ""));
        }
        titles.sort();
        titles.dedup();
        assert_eq!(titles.len(), Verdict::ALL.len(), "{titles:?}");
    }
}

/// The numbers of a line, in order.
fn numbers(line: &str) -> Vec<u32> {
    line.split(|char: char| !char.is_ascii_digit()).filter_map(|digits| digits.parse().ok()).collect()
}

/// Checks that the page of a finished deal shows every term of everybody's account, and what they got with it.
fn check_account(page: &Page, record: &DealRecord, before: &[i32]) {
    let Some(AnyOutcome::Belot(Outcome::Counted(sheet))) = record.outcome() else {
        assert!(
            page.lines()[0].text.plain().ends_with("all passed") && record.points_after == before,
            "{}",
            page.plain()
        );
        return;
    };
    let lines: Vec<String> = page.lines().iter().map(|line| line.text.plain()).collect();
    let mut accounts = lines.iter().filter(|line| line.contains(" from cards"));
    // A page for everybody lists the seats in their order, below the title.
    for (seat, row) in SEATS.into_iter().zip(&lines[1..]) {
        let line = &sheet.lines[seat.index()];
        let terms = [line.last_ten, line.runs, line.carres, line.belots];
        assert_eq!((line.cards + terms.iter().sum::<u16>()) * line.factor + line.capot, line.points);
        if line.points != line.cards {
            let mut expected: Vec<u32> = vec![line.cards.into()];
            expected.extend(terms.iter().filter(|term| **term > 0).map(|term| u32::from(*term)));
            expected.extend((line.factor > 1).then_some(u32::from(line.factor)));
            expected.extend((line.capot > 0).then_some(u32::from(line.capot)));
            expected.push(line.points.into());
            let (_, account) = accounts.next().unwrap().split_once(": ").unwrap();
            assert_eq!(numbers(account), expected, "{}", page.plain());
        }
        let (_, row) = row.split_once(": ").unwrap();
        let got = u32::try_from(record.points_after[seat.index()] - before[seat.index()]).unwrap();
        let mut expected = vec![u32::from(line.points), got];
        expected.extend((line.tricks > 0).then_some(u32::from(line.tricks)));
        assert_eq!(numbers(row), expected, "{}", page.plain());
    }
    assert_eq!(accounts.next(), None, "{}", page.plain());
}

/// The terms on the page add up to what everybody gets: in the golden deals, and in whole matches, while they are played
/// and when they are over.
#[test]
fn every_term_of_the_account_is_on_the_page() {
    let (records, total) = match_of(&deals());
    let check_all = |view: &TableView, sheet: &[DealRecord], match_no: u32| {
        let mut before = vec![0; SEATS.len()];
        for record in sheet {
            let key = TablePageKey { match_no, deal_no: record.deal_no };
            check_account(&table_page(view, &plain_names, Locale::EN, key), record, &before);
            before.clone_from(&record.points_after);
        }
    };
    check_all(&after(&table(), None, &records, total), &records, 1);
    let mut chance = Chance(5);
    let mut hung = 0;
    for _ in 0..100 {
        let mut world = random_lobby(GameKind::Belot, &mut chance);
        world.must(&Command::Start { by: ANA });
        while world.table.is_playing() {
            world.act_somehow(&mut chance);
            if chance.one_in(60) {
                let view = world.public();
                check_all(&view, &view.sheet, 1);
            }
        }
        let view = world.public();
        let finished = view.finished.clone().unwrap();
        check_all(&view, &finished.sheet, 1);
        hung += finished.sheet.iter().filter(|record| matches!(record.outcome(), Some(AnyOutcome::Belot(outcome)) if outcome.sheet().is_some_and(|sheet| sheet.winner.is_none()))).count();
        world.must(&Command::Rematch { person: ANA, secret: chance.secret() });
        check_all(&world.public(), &finished.sheet, 1);
        if hung > 0 {
            break;
        }
    }
    assert!(hung > 0, "some deal hung");
}

/// What is played is decided on private pages alone.
#[test]
fn a_board_offers_no_decision() {
    let world = table();
    for script in ["", "S contra", "S pass pass", "S pass pass terca QS"] {
        let view = showing(&world, None, &played(&[], RUNS, script));
        assert!(decisions(&table_page(&view, &plain_names, Locale::BG, key(1))).is_empty());
    }
}

/// The fullest account there is, with the widest names that a page may hold, fits into a message.
#[test]
fn the_fullest_account_fits() {
    let world = table();
    let took = ["", "9C TC JC QC KC AC 9D TD JD QD KD AD", "9H TH JH QH KH AH 9S TS JS QS KS AS"];
    let fullest = Taken::new("AT contra recontra pass pass", took, B)
        .run(A, Suit::Clubs, Rank::Ace, 6)
        .run(B, Suit::Diamonds, Rank::King, 5)
        .run(B, Suit::Hearts, Rank::Queen, 3)
        .run(C, Suit::Spades, Rank::Ace, 6)
        .belot(A, Suit::Clubs)
        .belot(B, Suit::Diamonds)
        .belot(A, Suit::Hearts)
        .belot(C, Suit::Spades);
    let (records, score) = match_of(&[Taken::new("H pass pass", HANGING, C).deal(), fullest.deal()]);
    let wide = |person: talon_table::PersonId| format!("{}{}", person.0, "𝕎".repeat(64));
    for viewer in [None, Some(A), Some(B), Some(C)] {
        for locale in Locale::ALL {
            let page = table_page(&after(&world, viewer, &records, score), &wide, locale, key(2));
            assert!(page.lines().len() > 22, "{}", page.plain());
            let units = page.text().encode_utf16().count();
            assert!(units <= 4096, "{locale}: {units}");
        }
    }
}

//! The invariants of `rules/belot.md §16`, over random deals under random options.

use talon_cards::CardSet;
use talon_games::belot::{Contract, Deal, Declared, Event, Outcome, Phase, Rules, Sheet, Verdict};
use talon_games::{Game, GameOutcome};

use super::common::{Random, SEATS, pack, playout, points, units};
use super::reference;

const DEALS: u64 = 3000;

/// What a bystander who sees everything notes down from the events alone.
#[derive(Default)]
struct Ledger {
    played: Vec<(talon_cards::Seat, talon_cards::Card)>,
    won: [CardSet; 3],
    tricks: [u16; 3],
    last: Option<talon_cards::Seat>,
    belots: [u16; 3],
    declared: [Declared; 3],
    kinds: [Vec<String>; 3],
}

impl Ledger {
    fn note(&mut self, events: &[Event], deal: &Deal) {
        let contract = deal.view(None).standing.map(|standing| standing.contract);
        for event in events {
            match *event {
                Event::Played { seat, card } => {
                    assert!(!self.played.contains(&(seat, card)));
                    self.played.push((seat, card));
                }
                Event::TrickWon { seat, cards } => {
                    let trick = &self.played[self.played.len() - 3..];
                    assert_eq!(trick.iter().map(|(_, card)| *card).collect::<Vec<_>>(), cards);
                    assert_eq!(seat, reference::winner(trick, contract.expect("a contract")));
                    assert!(cards.iter().all(|card| self.won[seat.index()].insert(*card)));
                    self.tricks[seat.index()] += 1;
                    self.last = Some(seat);
                }
                Event::Belot { seat, suit } => {
                    self.belots[seat.index()] += 20;
                    assert!(contract.expect("a contract").ranks_as_trump(suit));
                }
                Event::Declared { seat, kind } => self.kinds[seat.index()].push(kind.to_string()),
                Event::Disclosed { seat, declared } => self.declared[seat.index()] = declared,
                Event::Called { .. } | Event::Drew { .. } | Event::ThrownIn | Event::Ended => {}
            }
        }
    }
}

fn check(seed: u64, deal: &Deal, ledger: &Ledger) {
    let views = SEATS.map(|seat| deal.view(Some(seat)));
    let view = &views[0];
    // No card appears twice in a deal.
    let table: CardSet = view.table.iter().map(|(_, card)| *card).collect();
    let placed = views.iter().map(|view| view.hand).chain(ledger.won).chain([table]);
    let count: usize = placed.clone().map(CardSet::len).sum();
    let all = placed.fold(CardSet::EMPTY, CardSet::union);
    assert_eq!(all.len(), count, "seed {seed}");
    match view.standing {
        _ if view.calls.is_empty() || view.phase == Phase::Auction => assert_eq!(count, 15, "seed {seed}"),
        None => assert_eq!(count, 15, "seed {seed}: thrown in"),
        Some(_) => assert_eq!(all, pack().into_iter().collect(), "seed {seed}"),
    }
    for seat in SEATS {
        let view = &views[seat.index()];
        assert_eq!(view.hand.len(), usize::from(view.hand_sizes[seat.index()]), "seed {seed}");
        assert_eq!(ledger.tricks, view.tricks.map(u16::from), "seed {seed}");
    }
    for viewer in SEATS.map(Some).into_iter().chain([None]) {
        assert_eq!(deal.view(viewer).last_trick.is_some(), view.completed_tricks > 0, "seed {seed}");
    }
    assert_eq!(view.completed_tricks, view.tricks.iter().sum::<u8>(), "seed {seed}");
}

fn card_points(cards: CardSet, contract: Contract) -> u16 {
    let all_trumps = contract == Contract::AllTrumps;
    cards.iter().map(|card| reference::card_points(card, contract.trump(), all_trumps)).sum()
}

fn check_terms(seed: u64, sheet: &Sheet, ledger: &Ledger) {
    let contract = sheet.standing.contract;
    let (raw, total) = match contract {
        Contract::NoTrump => (120, 260),
        Contract::AllTrumps => (248, 258),
        Contract::Clubs | Contract::Diamonds | Contract::Hearts | Contract::Spades => (152, 162),
    };
    let announced = reference::announced(&ledger.declared);
    let trickless = ledger.tricks.iter().filter(|tricks| **tricks == 0).count();
    for seat in SEATS {
        let (line, index) = (&sheet.lines[seat.index()], seat.index());
        assert_eq!(line.cards, card_points(ledger.won[index], contract), "seed {seed}");
        assert_eq!(line.last_ten, if ledger.last == Some(seat) { 10 } else { 0 }, "seed {seed}");
        assert_eq!(line.runs + line.carres, announced[index], "seed {seed}");
        assert_eq!(line.belots, ledger.belots[index], "seed {seed}");
        assert_eq!(u16::from(line.tricks), ledger.tricks[index], "seed {seed}");
        assert_eq!(line.declared, ledger.declared[index], "seed {seed}");
        let capot = if ledger.tricks[index] > 0 { [0, 50, 100][trickless] } else { 0 };
        assert_eq!(line.capot, capot, "seed {seed}");
        let counted = line.cards + line.last_ten + announced[index] + line.belots;
        let doubled = if contract == Contract::NoTrump { 2 } else { 1 };
        assert_eq!(line.points, counted * doubled + capot, "seed {seed}");
        let mut said = ledger.kinds[index].clone();
        said.sort();
        let mut disclosed: Vec<_> = line.declared.combinations().iter().map(|one| one.kind().to_string()).collect();
        disclosed.sort();
        assert_eq!(said, disclosed, "seed {seed}: what was said is what is disclosed");
    }
    let sum = |term: fn(&talon_games::belot::Line) -> u16| sheet.lines.iter().map(term).sum::<u16>();
    assert_eq!(sum(|line| line.cards), raw, "seed {seed}");
    assert_eq!(sum(|line| u16::from(line.tricks)), 8, "seed {seed}");
    let extra = sum(|line| line.runs + line.carres + line.belots) + sum(|line| line.capot);
    assert_eq!(sum(|line| line.points), total + extra, "seed {seed}");
}

fn check_record(seed: u64, sheet: &Sheet, rules: &Rules) {
    let standing = &sheet.standing;
    let expected = reference::record(standing, points(sheet), rules);
    assert_eq!((units(sheet), sheet.hung.units, sheet.winner), expected, "seed {seed}");
    let declarer = standing.declarer.index();
    let recorded = units(sheet);
    match standing.multiplier() {
        1 => {
            assert!(matches!(sheet.verdict, Verdict::Made | Verdict::Hanging | Verdict::Failed), "seed {seed}");
            assert!(sheet.verdict == Verdict::Made || recorded[declarer] == 0, "seed {seed}");
            assert_eq!(sheet.verdict == Verdict::Made, sheet.winner == Some(standing.declarer), "seed {seed}");
            let all = i32::from(recorded.into_iter().sum::<u16>() + sheet.hung.units);
            let tenths = i32::from(points(sheet).into_iter().sum::<u16>());
            assert!((all * 10 - tenths).abs() <= 20, "seed {seed}: {all} units of {tenths}");
        }
        _ => {
            assert!(matches!(sheet.verdict, Verdict::Doubled | Verdict::DoubledHanging), "seed {seed}");
            let scoring = SEATS.into_iter().filter(|seat| standing.takes_part(*seat) && recorded[seat.index()] > 0);
            assert!(scoring.count() <= 1, "seed {seed}");
        }
    }
}

#[test]
fn every_invariant_holds_in_random_deals() {
    let mut verdicts = Verdict::ALL.to_vec();
    let mut thrown_in = 0;
    let mut contracts = Contract::ALL.to_vec();
    for seed in 0..DEALS {
        let rules = Random::new(seed ^ 0x5eed).rules();
        let mut ledger = Ledger::default();
        let deal = playout(seed, &rules, |deal, events| {
            ledger.note(events, deal);
            check(seed, deal, &ledger);
        });
        let outcome = deal.outcome().expect("a finished deal");
        assert!(deal.to_act().is_empty(), "seed {seed}");
        match outcome {
            Outcome::ThrownIn => thrown_in += 1,
            Outcome::Counted(sheet) => {
                check_terms(seed, &sheet, &ledger);
                check_record(seed, &sheet, &rules);
                assert_eq!(outcome.winner(), sheet.winner);
                verdicts.retain(|verdict| *verdict != sheet.verdict);
                contracts.retain(|contract| *contract != sheet.standing.contract);
            }
        }
        assert!(playout(seed, &rules, |_, _| {}) == deal, "seed {seed}: a replay ends differently");
    }
    assert!(thrown_in > 0);
    // Ties are rare; the worked examples have them.
    verdicts.retain(|verdict| !matches!(verdict, Verdict::DoubledHanging | Verdict::Hanging));
    assert_eq!((verdicts, contracts), (vec![], vec![]));
}

/// A deal stays a small value that search can copy freely.
#[test]
fn a_deal_is_small() {
    fn is_copy<T: Copy>() {}
    is_copy::<Deal>();
    assert!(size_of::<Deal>() <= 208, "{} bytes", size_of::<Deal>());
    assert!(size_of::<Event>() <= 32, "{} bytes", size_of::<Event>());
}

//! The match (`rules/belot.md §3`, §10, §11).

use talon_cards::SeatSet;
use talon_games::belot::{Deal, Outcome, Score};
use talon_games::{Game, GameOutcome, GameScore, Progress};

use super::common::{A, B, C, Random, SEATS, Taken, playout, rules};

fn counted(auction: &str, points: [u16; 3]) -> Outcome {
    Outcome::Counted(Taken::points(auction, points).sheet())
}

/// §3: the deal passes to the next player after every deal, thrown in or not.
#[test]
fn the_deal_goes_round() {
    let rules = rules(&[]);
    let mut score = Deal::start(&rules, 3, B);
    assert_eq!((score.dealer(), score.points(), score.target()), (B, vec![0, 0, 0], 151));
    for (outcome, dealer) in [(Outcome::ThrownIn, C), (counted("H pass pass", [80, 50, 32]), A), (Outcome::ThrownIn, B)]
    {
        assert_eq!(Deal::record(&rules, &mut score, &outcome), Progress::Continue);
        assert_eq!(score.dealer(), dealer);
    }
    assert_eq!((score.totals, score.deals), ([8, 5, 3], 3));
    assert_eq!((Outcome::ThrownIn.winner(), Outcome::ThrownIn.game_points()), (None, vec![0, 0, 0]));
}

/// §10: hanging deals pile up; an all-pass keeps the pot; contra does not multiply it; any winner of the next decided
/// deal takes it.
#[test]
fn the_pot_waits_for_a_decided_deal() {
    let rules = rules(&[]);
    let mut score = Deal::start(&rules, 3, A);
    let mut after = |outcome: Outcome| {
        Deal::record(&rules, &mut score, &outcome);
        (score.pot, score.pot_taken)
    };
    assert_eq!(after(counted("H pass pass", [66, 66, 30])), (7, None));
    assert_eq!(after(counted("H pass pass", [40, 61, 61])), (7 + 4, None));
    assert_eq!(after(Outcome::ThrownIn), (11, None));
    assert_eq!(after(counted("H contra pass pass", [60, 60, 42])), (11 + 24, None));
    assert_eq!(after(counted("H contra pass pass", [50, 45, 67])), (0, Some((C, 35))));
    assert_eq!(score.totals[C.index()], 3 + 6 + 4 + 32 + 35);
    assert_eq!(Deal::record(&rules, &mut score, &counted("H pass pass", [80, 50, 32])), Progress::Continue);
    assert_eq!(score.pot_taken, None);
}

/// §11: the highest wins although another has reached the target too; equal leaders play on.
#[test]
fn the_highest_total_wins() {
    let rules = rules(&[]);
    let start = Deal::start(&rules, 3, A);
    let outcome = counted("H pass pass", [84, 47, 31]);
    let ended = |totals: [u32; 3]| {
        let mut score = Score { totals, ..start };
        Deal::record(&rules, &mut score, &outcome)
    };
    let won = |seat| Progress::Finished { winners: SeatSet::only(seat) };
    assert_eq!(ended([142, 0, 0]), Progress::Continue);
    assert_eq!(ended([143, 0, 0]), won(A));
    assert_eq!(ended([144, 148, 0]), won(B), "152 and 153");
    assert_eq!(ended([145, 148, 0]), Progress::Continue, "153 each");
    assert_eq!(ended([145, 148, 160]), won(C));
    assert_eq!(ended([0, 0, 148]), won(C));
}

/// §11: somebody may be over the target for several deals before the match can end.
#[test]
fn further_capots_and_thrown_in_deals_do_not_end_the_match() {
    let rules = rules(&[]);
    let mut score = Score { totals: [150, 10, 10], ..Deal::start(&rules, 3, A) };
    let capot = counted("H pass pass", [92, 70, 0]);
    for outcome in [capot, Outcome::ThrownIn, capot, Outcome::ThrownIn] {
        assert_eq!(Deal::record(&rules, &mut score, &outcome), Progress::Continue);
        assert!(score.held_open);
    }
    // A hanging deal counts as the one more deal.
    let hanging = counted("H pass pass", [66, 66, 30]);
    assert_eq!(Deal::record(&rules, &mut score, &hanging), Progress::Finished { winners: SeatSet::only(A) });
    assert!(!score.held_open && score.pot == 7, "a remaining pot is lost");
}

/// Random matches under random options always finish, and their totals are what the deals recorded.
#[test]
fn random_matches_finish() {
    for seed in 0..1000 {
        let mut random = Random::new(seed ^ 0xbe107);
        let rules = random.rules();
        let mut score = Deal::start(&rules, 3, SEATS[random.below(3)]);
        let mut sums = [0; 3];
        let mut pot = 0;
        let mut progress = Progress::Continue;
        let mut deals = 0;
        while progress == Progress::Continue {
            deals += 1;
            assert!(deals < 500, "seed {seed}: the match does not end");
            let outcome = playout(seed << 16 | deals, &rules, |_, _| {}).outcome().expect("over");
            progress = Deal::record(&rules, &mut score, &outcome);
            if let Outcome::Counted(sheet) = outcome {
                for seat in SEATS {
                    sums[seat.index()] += u32::from(sheet.lines[seat.index()].recorded.units);
                }
                pot += u32::from(sheet.hung.units);
                if let Some(winner) = sheet.winner {
                    sums[winner.index()] += std::mem::take(&mut pot);
                }
            }
            assert_eq!((score.totals, score.pot), (sums, pot), "seed {seed}");
        }
        let Progress::Finished { winners } = progress else { unreachable!() };
        let winner = winners.iter().next().expect("a winner");
        assert_eq!(winners.len(), 1, "seed {seed}");
        assert!(
            SEATS.into_iter().all(|seat| seat == winner || sums[seat.index()] < sums[winner.index()]),
            "seed {seed}"
        );
        assert!(sums[winner.index()] >= u32::from(rules.target.units()), "seed {seed}");
    }
}

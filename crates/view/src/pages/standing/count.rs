//! What a game counts besides matches, wins and points.

use talon_games::{DEALS, DEALS_WON, Feat, GameKind};
use talon_standings::{LeaderboardRow, TWELFTHS, Tally};

use crate::Locale;
use crate::games::game;
use crate::words::{Choice, Phrase, Standing, quotient, signed_quotient};

/// The counters that a game's leaderboard shows, by the names under which tallies have them.
#[must_use]
pub fn counted(game: GameKind) -> Vec<&'static str> {
    [DEALS, DEALS_WON].into_iter().chain(game::feats(game).iter().map(|feat| feat.code())).collect()
}

/// Matches, wins and points, and what else happened, in short sentences.
pub(super) fn told(game: GameKind, row: &LeaderboardRow, locale: Locale) -> Vec<Standing> {
    let mut told = vec![Standing::Won { wins: row.wins, matches: row.matches }];
    told.extend(drawn(row));
    told.push(Standing::Points { points: Phrase::from(points(row, locale)) });
    told.extend(feats(game, row, locale));
    told
}

/// What a leaderboard's columns do not tell, in short sentences.
pub(super) fn besides(game: GameKind, row: &LeaderboardRow, locale: Locale) -> Vec<Standing> {
    drawn(row).into_iter().chain(feats(game, row, locale)).collect()
}

/// The points, with their sign.
pub(super) fn points(row: &LeaderboardRow, locale: Locale) -> String {
    signed_quotient(row.points, TWELFTHS, 1, locale)
}

fn drawn(row: &LeaderboardRow) -> Option<Standing> {
    (row.draws > 0).then_some(Standing::Drawn { draws: row.draws })
}

fn feats(game: GameKind, row: &LeaderboardRow, locale: Locale) -> impl Iterator<Item = Standing> {
    game::feats(game).iter().filter_map(move |feat| feat_told(*feat, &row.tally, locale))
}

/// A person's feat in words; none if it never happened.
fn feat_told(feat: Feat, tally: &Tally, locale: Locale) -> Option<Standing> {
    let count = tally.get(feat.code());
    match feat {
        // Told with the contracts that were made.
        Feat::Contract => None,
        Feat::ContractMade => {
            let all = tally.get(Feat::Contract.code());
            (all > 0).then(|| Standing::Contracts { made: small(count), all: small(all) })
        }
        Feat::Penalty => {
            let deals = tally.get(DEALS);
            (deals > 0).then(|| Standing::Penalty { average: Phrase::from(quotient(count, deals, 1, locale)) })
        }
        _ => (count > 0).then(|| Standing::Feat { feat: Choice(feat.code()), count: small(count) }),
    }
}

/// A counter as sentences take it.
pub(super) fn small(count: i64) -> u32 {
    u32::try_from(count.max(0)).unwrap_or(u32::MAX)
}

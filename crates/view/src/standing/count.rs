//! What a game counts besides matches, wins and points.

use talon_games::{DEALS, DEALS_WON, Feat, GameKind};
use talon_standings::{LeaderboardRow, TWELFTHS, Tally};

use crate::words::{Choice, Phrase, Standing};
use crate::{Locale, game, say};

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
    signed(row.points, TWELFTHS, locale)
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
            (deals > 0).then(|| Standing::Penalty { average: Phrase::from(decimal(count, deals, locale)) })
        }
        _ => (count > 0).then(|| Standing::Feat { feat: Choice(feat.code()), count: small(count) }),
    }
}

/// A counter as sentences take it.
pub(super) fn small(count: i64) -> u32 {
    u32::try_from(count.max(0)).unwrap_or(u32::MAX)
}

/// A quotient with one decimal, and a plus sign if it is positive.
pub(super) fn signed(sum: i64, parts: i64, locale: Locale) -> String {
    let text = decimal(sum, parts, locale);
    if text.bytes().any(|byte| (b'1'..=b'9').contains(&byte)) && sum > 0 { format!("+{text}") } else { text }
}

/// A quotient with one decimal, which is left out if it is zero; halves are rounded away from zero.
pub(super) fn decimal(sum: i64, parts: i64, locale: Locale) -> String {
    let parts = parts.max(1);
    let tenths = (sum.saturating_abs().saturating_mul(10).saturating_add(parts / 2)) / parts;
    let sign = if sum < 0 && tenths > 0 { "−" } else { "" };
    match (tenths / 10, tenths % 10) {
        (whole, 0) => format!("{sign}{whole}"),
        (whole, tenth) => format!("{sign}{whole}{}{tenth}", say(locale, &Standing::DecimalMark)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quotients_are_rounded_and_written_as_the_reader_writes_them() {
        let twelfths = |sum, locale| signed(sum, 12, locale);
        for (sum, english, bulgarian) in [
            (0, "0", "0"),
            (12, "+1", "+1"),
            (18, "+1.5", "+1,5"),
            (-18, "−1.5", "−1,5"),
            (-1, "−0.1", "−0,1"),
            (1, "+0.1", "+0,1"),
            (11, "+0.9", "+0,9"),
            (1207, "+100.6", "+100,6"),
        ] {
            assert_eq!(
                (twelfths(sum, Locale::En), twelfths(sum, Locale::Bg)),
                (english.to_owned(), bulgarian.to_owned())
            );
        }
        assert_eq!(signed(1, 100, Locale::En), "0", "too little to be told");
        assert_eq!(decimal(7, 0, Locale::En), "7");
    }
}

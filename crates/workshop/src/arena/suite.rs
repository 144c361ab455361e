//! `talon arena --suite`: every measurement of docs/strength.md, as its table.

use std::io::Write;

use talon_engine::{Contest, Entrant, Patience};
use talon_games::GameKind;
use talon_players::arena::{Bout, Length};
use talon_steward::Failure;

use super::ArenaFlags;
use super::rounds::{play, threads, write};

/// The seed. No network was trained, and no constant tuned, on these cards.
const SEED: u64 = 20_261;
/// The most seats that are measured; larger tables play alike.
const MOST_SEATS: u8 = 5;

/// A measurement: a hero against a field, in whole matches with the game's default rules.
struct Row {
    game: GameKind,
    seats: u8,
    hero: &'static str,
    field: &'static str,
    rounds: u32,
}

/// Who is measured against whom, and in how many rounds of two games; with more seats, a round has more games and takes longer. The first
/// pair is a player against itself, which must get exactly its share.
const PAIRS: [(&str, &str, u32); 6] = [
    ("strong", "strong", 20),
    ("strong", "thumb", 1_000),
    ("good", "thumb", 1_000),
    ("beginner", "thumb", 1_000),
    ("all-seeing", "thumb", 200),
    ("thumb", "random", 200),
];

/// All measurements.
fn rows() -> impl Iterator<Item = Row> {
    PAIRS.into_iter().flat_map(|(hero, field, rounds)| {
        GameKind::ALL.into_iter().flat_map(move |game| {
            let seats = game.default_rules().seats().filter(|seats| *seats <= MOST_SEATS);
            seats.map(move |seats| Row { game, seats, hero, field, rounds: fewer(rounds, seats) })
        })
    })
}

/// With more than two seats, a third of the rounds.
const fn fewer(rounds: u32, seats: u8) -> u32 {
    if seats > 2 { rounds.div_ceil(3) } else { rounds }
}

/// Makes all measurements, or those of one game, and writes a table row for each.
///
/// # Errors
/// [`Failure::Fault`] if the table can't be written or a player breaks a rule.
pub(super) fn run(flags: &ArenaFlags, game: Option<GameKind>, mut out: impl Write) -> Result<(), Failure> {
    write(&mut out, "| game | seats | measured | others | rounds | matches won | an equal wins | points a deal |")?;
    write(&mut out, "| :-- | --: | :-- | :-- | --: | --: | --: | --: |")?;
    let wanted = |row: &Row| game.is_none_or(|game| row.game == game);
    rows().filter(wanted).try_for_each(|row| measure(&row, flags, &mut out))
}

fn measure(row: &Row, flags: &ArenaFlags, out: &mut impl Write) -> Result<(), Failure> {
    let rules = row.game.default_rules();
    let named = |name: &str| name.parse::<Entrant>().map_err(|error| Failure::Fault(error.to_string()));
    let bout = Bout::new(&rules, row.seats, Length::Match, flags.seed.unwrap_or(SEED));
    let contest = Contest {
        bout: bout.map_err(|error| Failure::Fault(error.to_string()))?,
        hero: named(row.hero)?,
        field: named(row.field)?,
        rounds: flags.rounds.unwrap_or(row.rounds),
        sprt: None,
        patience: Patience { answer: flags.patience, nodes: flags.nodes },
        threads: threads(flags),
    };
    let ended = play(&contest)?;
    if let Some((round, why)) = ended.broken {
        return Err(Failure::Fault(format!("{}, round {round}: {why}", row.game.name())));
    }
    let (won, margin) = (ended.tally.won(), ended.tally.margin());
    write(
        out,
        &format!(
            "| {} | {} | {} | {} | {} | {:.1} ± {:.1} % | {:.1} % | {:+.3} ± {:.3} |",
            row.game.name(),
            row.seats,
            row.hero,
            row.field,
            ended.tally.rounds(),
            100.0 * won.mean,
            100.0 * won.half_width(),
            100.0 * contest.bout.par(),
            margin.mean,
            margin.half_width(),
        ),
    )
}

#[cfg(test)]
mod tests {
    use std::str::FromStr as _;

    use talon_players::Level;

    use super::*;

    /// The rating difference of somebody who wins this share of matches among this many seats.
    fn stronger_by(share: f64, seats: f64) -> f64 {
        400.0 * (share / (1.0 - share) * (seats - 1.0)).log10()
    }

    const PAGE: &str = include_str!("../../../../docs/strength.md");

    /// The rows of the page's tables with this many columns.
    fn rows_of(columns: usize) -> Vec<Vec<&'static str>> {
        let rows = PAGE.lines().map(|line| line.split('|').map(str::trim).collect());
        rows.filter(|row: &Vec<_>| row.len() == columns + 2).collect()
    }

    /// An estimate and half its interval, as in `60.8 ± 2.6 %`, as fractions of one.
    fn figure(text: &str) -> [f64; 2] {
        let figures = text.trim_end_matches(" %").split(" ± ").map(|figure| f64::from_str(figure).expect("a figure"));
        let parts: Vec<f64> = figures.map(|figure| figure / 100.0).collect();
        [parts[0], parts.get(1).copied().unwrap_or_default()]
    }

    /// The rating of each level is what the table of docs/strength.md says, on average over the numbers of seats.
    #[test]
    fn ratings_are_those_that_were_measured() {
        let rows = rows_of(8);
        for game in GameKind::ALL {
            for level in Level::ALL.iter().filter(|level| **level != Level::Thumb) {
                let measured = rows.iter().filter(|row| row[1..5] == [game.name(), row[2], level.code(), "thumb"]);
                let stronger: Vec<f64> =
                    measured.map(|row| stronger_by(figure(row[6])[0], row[2].parse().expect("seats"))).collect();
                assert!(!stronger.is_empty(), "{game} {level}");
                let mean = stronger.iter().sum::<f64>() / stronger.len() as f64;
                let rating = f64::from(level.rating(game) - Level::Thumb.rating(game));
                assert!((mean - rating).abs() < 1.0, "{game} {level}: {mean:.0}, and not {rating}");
            }
        }
    }

    /// How near `strong` comes to the limit follows from the same table.
    #[test]
    fn shares_of_the_limit_are_those_that_were_measured() {
        let (rows, mut shares) = (rows_of(8), rows_of(6).into_iter());
        for of_all in rows.iter().filter(|row| row[3..5] == ["all-seeing", "thumb"]) {
            let same = |row: &&Vec<&str>| row[1..5] == [of_all[1], of_all[2], "strong", "thumb"];
            let of_strong = rows.iter().find(same).expect("a row of strong");
            let [par, _] = figure(of_all[7]);
            let ([all, all_error], [strong, strong_error]) = (figure(of_all[6]), figure(of_strong[6]));
            let share = (strong - par) / (all - par);
            let error = strong_error.hypot(share * all_error) / (all - par);
            let told = format!("{:.0} ± {:.0} %", 100.0 * share, 100.0 * error);
            let row = ["", of_all[1], of_all[2], of_all[7], of_strong[6], of_all[6], &told, ""];
            assert_eq!(shares.find(|row| row[1..3] == of_all[1..3]).expect("a share"), row);
        }
        let measured = super::rows().filter(|row| row.hero == "all-seeing").count();
        assert_eq!(rows.iter().filter(|row| row[3] == "all-seeing").count(), measured);
    }
}

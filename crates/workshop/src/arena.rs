//! `talon arena`: players against each other.

mod flags;
mod rounds;
mod suite;

use std::io::Write;

use serde::Serialize;
use talon_engine::{Contest, Ended, Patience};
use talon_games::{AnyRules, GameKind};
use talon_players::arena::{Bout, Estimate, Length, Verdict};
use talon_steward::Failure;

pub use flags::ArenaFlags;
use rounds::{play, threads, write};

/// The default number of rounds.
const ROUNDS: u32 = 500;
/// The default seed.
const SEED: u64 = 1;

/// Plays the rounds and writes the results.
///
/// # Errors
/// [`Failure::Usage`] for an impossible table, [`Failure::Found`] if a program broke off or played illegally, [`Failure::Fault`] if the
/// report can't be written.
pub fn run(flags: &ArenaFlags, mut out: impl Write) -> Result<(), Failure> {
    let game = match flags.game {
        Some(game) if !flags.suite => game,
        game => return suite::run(flags, game, out),
    };
    let rules = rules(flags, game)?;
    let seats = flags.players.unwrap_or(rules.usual_seats());
    let length = Length::from(flags.length);
    let bout = Bout::new(&rules, seats, length, flags.seed.unwrap_or(SEED));
    let contest = contest(flags, bout.map_err(|error| Failure::Usage(error.to_string()))?)?;
    let ended = play(&contest)?;
    let report = Report::of(flags, game, &contest, &ended);
    let written = if flags.json { report.json() } else { report.text() };
    write(&mut out, &written)?;
    if ended.broken.is_some() { Err(Failure::Found) } else { Ok(()) }
}

fn rules(flags: &ArenaFlags, game: GameKind) -> Result<AnyRules, Failure> {
    flags.options.iter().try_fold(game.default_rules(), |rules, (key, value)| {
        rules.with(key, value).map_err(|error| Failure::Usage(format!("--option {key}={value}: {error}")))
    })
}

fn contest<'a>(flags: &ArenaFlags, bout: Bout<'a>) -> Result<Contest<'a>, Failure> {
    let (hero, field) = match flags.seats.as_slice() {
        [hero] => (hero, hero),
        [hero, field] => (hero, field),
        _ => {
            return Err(Failure::Usage("--seat: name the player to measure, and one for all other seats".to_owned()));
        }
    };
    Ok(Contest {
        bout,
        hero: hero.clone(),
        field: field.clone(),
        rounds: flags.rounds.unwrap_or(ROUNDS),
        sprt: flags.sprt,
        patience: Patience { answer: flags.patience, nodes: flags.nodes },
        threads: threads(flags),
    })
}

/// The printed report.
#[derive(Debug, Serialize)]
struct Report {
    game: &'static str,
    players: u8,
    length: &'static str,
    seed: u64,
    hero: String,
    field: String,
    rounds: u32,
    /// The share of games that the hero won.
    won: Figure,
    /// The share of a hero that is as good as the others.
    par: f64,
    /// Game points per deal.
    margin: Figure,
    ahead: u32,
    level: u32,
    behind: u32,
    /// The verdict of the sequential test, if there is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    verdict: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    broken: Option<Broken>,
}

/// An estimate and its 95% confidence interval.
#[derive(Debug, Serialize)]
struct Figure {
    mean: f64,
    low: f64,
    high: f64,
}

/// A round that did not end.
#[derive(Debug, Serialize)]
struct Broken {
    round: u32,
    why: String,
}

impl Figure {
    fn of(estimate: Estimate) -> Self {
        let Estimate { mean, .. } = estimate;
        let to_either_side = estimate.half_width();
        Self { mean, low: mean - to_either_side, high: mean + to_either_side }
    }

    fn half_width(&self) -> f64 {
        self.high - self.mean
    }
}

impl Report {
    fn of(flags: &ArenaFlags, game: GameKind, contest: &Contest<'_>, ended: &Ended) -> Self {
        let tally = &ended.tally;
        Self {
            game: game.name(),
            players: contest.bout.seats(),
            length: match Length::from(flags.length) {
                Length::Deal => "deal",
                Length::Match => "match",
            },
            seed: flags.seed.unwrap_or(SEED),
            hero: contest.hero.to_string(),
            field: contest.field.to_string(),
            rounds: tally.rounds(),
            won: Figure::of(tally.won()),
            par: contest.bout.par(),
            margin: Figure::of(tally.margin()),
            ahead: tally.ahead,
            level: tally.level,
            behind: tally.behind,
            verdict: flags.sprt.map(|_| match ended.verdict {
                Some(Verdict::Stronger) => "stronger",
                Some(Verdict::Weaker) => "weaker",
                None => "open",
            }),
            broken: ended.broken.as_ref().map(|(round, why)| Broken { round: *round, why: why.to_string() }),
        }
    }

    fn json(&self) -> String {
        serde_json::to_string(self).unwrap_or_default()
    }

    fn text(&self) -> String {
        let Self { game, players, length, seed, hero, field, rounds, won, par, margin, ahead, level, behind, .. } =
            self;
        let mut lines =
            vec![format!("{game}, {players} players, {length} by {length}, seed {seed}: {hero} against {field}")];
        if let Some(Broken { round, why }) = &self.broken {
            lines.push(format!("round {round} did not finish: {why}"));
        }
        if *rounds > 0 {
            let percent = |part: f64| 100.0 * part;
            lines.push(format!(
                "won {:.1} ± {:.1} % of the games; an equal wins {:.1} %",
                percent(won.mean),
                percent(won.half_width()),
                percent(*par)
            ));
            lines.push(format!("{:+.3} ± {:.3} game points per deal", margin.mean, margin.half_width()));
            lines.push(format!("{rounds} rounds: ahead in {ahead}, level in {level}, behind in {behind}"));
        }
        if let Some(verdict) = self.verdict {
            lines.push(format!("sequential test: {verdict}"));
        }
        lines.join("\n")
    }
}

//! Measures a network from a file against the player of rules of thumb, in whole matches: `examine GAME FILE [ROUNDS [SEED]]`.
#![allow(clippy::print_stdout, reason = "a tool reports what it does")]

use std::error::Error;
use std::fs::read;

use talon_games::GameKind;
use talon_players::ThumbPlayer;
use talon_players::arena::{Bout, Length};
use talon_players::school::Pupil;

fn main() -> Result<(), Box<dyn Error>> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let [game, file, rest @ ..] = &words[..] else { return Err("examine GAME FILE [ROUNDS [SEED]]".into()) };
    let rounds = rest.first().map_or(Ok(1_000), |rounds| rounds.parse())?;
    let seed = rest.get(1).map_or(Ok(1), |seed| seed.parse())?;
    let pupil = Pupil::from_file(&read(file)?).ok_or("the file was made for other features")?;
    let rules = game.parse::<GameKind>()?.default_rules();
    let tally = Bout::new(&rules, 2, Length::Match, seed)?.measure(&pupil, &ThumbPlayer, rounds)?;
    let (won, margin) = (tally.won(), tally.margin());
    println!(
        "{game}, {rounds} pairs of matches, seed {seed}: won {:.1} ± {:.1} %, {:+.3} ± {:.3} game points a deal",
        100.0 * won.mean,
        100.0 * won.half_width(),
        margin.mean,
        margin.half_width(),
    );
    Ok(())
}

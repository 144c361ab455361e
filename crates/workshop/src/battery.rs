//! `talon battery`: checks the properties of the games in many random matches.

use std::io::Write;

use clap::Args;
use talon_games::{GameKind, by_game};
use talon_proofs::battery::{Failed, Tally, play_match};
use talon_steward::Failure;

/// Which matches to play.
#[derive(Debug, Args)]
pub struct BatteryFlags {
    /// Only this game
    #[arg(long, value_name = "GAME")]
    pub(crate) game: Option<GameKind>,
    /// How many matches of each game
    #[arg(long, value_name = "NUMBER", default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..))]
    pub(crate) matches: u64,
    /// The seed of the first match; each next seed is one higher
    #[arg(long, value_name = "SEED", default_value_t = 0)]
    pub(crate) from: u64,
}

/// Lines of progress for each game.
const LINES: u64 = 10;

/// Plays the matches of each game. Writes its progress, what was checked, and the seed of a match that failed.
///
/// # Errors
/// [`Failure::Found`] if a property does not hold, [`Failure::Fault`] if a line can't be written.
pub fn run(flags: &BatteryFlags, out: impl Write) -> Result<(), Failure> {
    let held =
        try_games(flags, out).map_err(|error| Failure::Fault(format!("the report cannot be written: {error}")))?;
    if held { Ok(()) } else { Err(Failure::Found) }
}

fn try_games(flags: &BatteryFlags, mut out: impl Write) -> std::io::Result<bool> {
    let games = flags.game.map_or(GameKind::ALL.to_vec(), |game| vec![game]);
    let mut held = true;
    for game in games {
        let matches = by_game!(match game {
            GameKind::G => play_match::<G>,
        });
        held &= try_game(game, flags, matches, &mut out)?;
    }
    Ok(held)
}

/// Plays one game's matches up to the first failure. Returns whether all of them passed.
fn try_game(
    game: GameKind,
    flags: &BatteryFlags,
    play: impl Fn(u64) -> Result<Tally, Failed>,
    out: &mut impl Write,
) -> std::io::Result<bool> {
    let mut tally = Tally::default();
    for number in 1..=flags.matches {
        match play(flags.from.wrapping_add(number - 1)) {
            Ok(tried) => tally.add(&tried),
            Err(failed) => {
                writeln!(out, "{game}: {failed}")?;
                writeln!(out, "again: talon battery --game {game} --matches 1 --from {}", failed.seed)?;
                return Ok(false);
            }
        }
        if number % flags.matches.div_ceil(LINES) == 0 || number == flags.matches {
            let Tally { deals, actions, .. } = tally;
            writeln!(out, "{game}: {number} of {} matches, {deals} deals, {actions} actions", flags.matches)?;
            out.flush()?;
        }
    }
    let Tally { positions, replays, permuted, .. } = tally;
    writeln!(
        out,
        "{game}: holds; every action tried at {positions} positions, {replays} deals replayed, {permuted} views compared"
    )?;
    Ok(true)
}

#[cfg(test)]
mod tests {
    use talon_proofs::battery::Fault;

    use super::*;

    fn flags(game: Option<GameKind>, matches: u64) -> BatteryFlags {
        BatteryFlags { game, matches, from: 40 }
    }

    #[test]
    fn every_game_is_tried_with_a_word_on_the_way() {
        let mut out = Vec::new();
        run(&flags(None, 3), &mut out).unwrap();
        let said = String::from_utf8(out).unwrap();
        for game in GameKind::ALL {
            assert!(said.contains(&format!("{game}: 3 of 3 matches")), "{said}");
            assert!(said.contains(&format!("{game}: holds")), "{said}");
        }
    }

    #[test]
    fn a_match_that_fails_is_named_so_that_it_can_be_played_again() {
        let fails = |seed| match seed {
            42 => Err(Failed { seed, deal: 2, action: 9, fault: Fault::Endless }),
            _ => Ok(Tally::default()),
        };
        let mut out = Vec::new();
        assert!(!try_game(GameKind::Belot, &flags(None, 100), fails, &mut out).unwrap());
        let said = String::from_utf8(out).unwrap();
        assert_eq!(
            said,
            "belot: match 42, deal 2, after 9 actions: it does not end\nagain: talon battery --game belot --matches 1 --from 42\n"
        );
    }
}

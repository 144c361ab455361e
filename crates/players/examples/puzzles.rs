//! Looks for puzzles in played deals and prints them as lines of a file, the easy ones first: `puzzles GAME COUNT SEED`.
#![allow(clippy::print_stdout, clippy::print_stderr, reason = "a tool reports what it does")]

use std::error::Error;

use talon_games::GameKind;
use talon_players::puzzle::find;

fn main() -> Result<(), Box<dyn Error>> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let [game, wanted, seed] = &words[..] else { return Err("puzzles GAME COUNT SEED".into()) };
    let (game, wanted, seed): (GameKind, usize, u64) = (game.parse()?, wanted.parse()?, seed.parse()?);
    let mut found = Vec::new();
    let mut deals = 0_u64;
    while found.len() < wanted {
        found.extend(find(game, seed.wrapping_add(deals)));
        deals += 1;
    }
    found.sort_by_key(|(_, proof)| proof.nodes);
    let stars = |stars| found.iter().filter(|(_, proof)| proof.stars() == stars).count();
    eprintln!("{game}: {wanted} puzzles in {deals} deals; by stars {:?}", [1, 2, 3, 4, 5].map(stars));
    for (puzzle, _) in &found {
        println!("{}", puzzle.written());
    }
    Ok(())
}

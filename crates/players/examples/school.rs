//! Teaches a network one of the games for two and writes its file: `school GAME FILE [DEALS [SEED]]`.
#![allow(clippy::print_stdout, reason = "a tool reports what it does")]

use std::error::Error;
use std::fs::write;

use talon_games::GameKind;
use talon_players::school::{lessons, teach};

fn main() -> Result<(), Box<dyn Error>> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let [game, file, rest @ ..] = &words[..] else { return Err("school GAME FILE [DEALS [SEED]]".into()) };
    let game: GameKind = game.parse()?;
    let mut plan = lessons(game).ok_or("no network plays this game")?;
    if let Some(deals) = rest.first() {
        plan.deals = deals.parse()?;
    }
    if let Some(seed) = rest.get(1) {
        plan.seed = seed.parse()?;
    }
    let taught = teach(game, &plan, |report, bytes| {
        println!("{}: {} deals, loss {:.4}", game.name(), report.deals, report.loss);
        // What was learned so far is worth keeping if somebody stops it.
        let _ = write(file, bytes);
    });
    write(file, taught.ok_or("no network plays this game")?)?;
    Ok(())
}

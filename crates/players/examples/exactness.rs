//! How exactly each level plays a game, as the coach judges it: `exactness GAME DEALS [SEED]`.
#![allow(clippy::print_stdout, reason = "a tool reports what it does")]

use std::error::Error;

use talon_cards::Seat;
use talon_cards::fair::{Secret, deal_seed, shuffle};
use talon_games::{AnyAction, AnyDeal, GameKind};
use talon_players::coach::{NODES, Question, Weighed, accuracy, weigh};
use talon_players::{Level, Standing, decision_seed};

/// Every decision of a deal that all seats play by this level.
fn decisions(game: GameKind, level: Level, secret: &Secret, deal_no: u32) -> Option<Vec<(Weighed, AnyAction)>> {
    let rules = game.default_rules();
    let seats = rules.usual_seats();
    let standing = Standing { points: vec![0; seats.into()], target: 0 };
    let deck = shuffle(&rules.pack(), &deal_seed(secret, &[], deal_no));
    let mut deal = AnyDeal::deal(&rules, seats, Seat::FIRST, &deck).ok()?;
    let mut made = Vec::new();
    for ply in 0.. {
        let Some(seat) = deal.to_act().iter().next() else { break };
        let (view, seed) = (deal.view(Some(seat)), decision_seed(1, deal_no, ply, seat));
        let chosen = level.player().choose(&view, seed);
        let question = Question { view, standing: standing.clone(), chosen: Some(chosen), seed, lay: None };
        made.extend(weigh(&question, NODES).map(|weighed| (weighed, chosen)));
        deal.apply(seat, chosen).ok()?;
    }
    Some(made)
}

fn main() -> Result<(), Box<dyn Error>> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let [game, deals, rest @ ..] = &words[..] else { return Err("exactness GAME DEALS [SEED]".into()) };
    let (game, deals): (GameKind, u32) = (game.parse()?, deals.parse()?);
    let secret = Secret::new([rest.first().map_or(Ok(1), |seed| seed.parse())?; 32]);
    for level in Level::ALL {
        let played = (1..=deals).map(|deal_no| decisions(game, *level, &secret, deal_no));
        let made = played.collect::<Option<Vec<_>>>().ok_or("a deal that cannot be played")?.concat();
        let exact = accuracy(game, made.iter().map(|(weighed, chosen)| (weighed, *chosen)));
        println!("{game}, {deals} deals: {} {:.1} %", level.code(), exact.unwrap_or_default());
    }
    Ok(())
}

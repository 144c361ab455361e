//! Random matches, and the checks along their way.

use talon_cards::{CardSet, Seat};
use talon_games::{Game, GameAction, GameEvent, GameOutcome, GameRules, GameScore, Progress};

use super::hidden::{Played, check_hidden};
use super::position::{check_cards, check_every_action, check_read, check_turn, check_views, viewers};
use super::provable::is_dealt_as_shown;
use super::{Fault, Provable, every_action};
use crate::Dice;
use crate::playout::Broken;

/// One in this many positions is checked closely.
const CLOSE_LOOK: usize = 64;
/// One in this many deals is replayed, and one has its hidden cards permuted.
const REPLAY: usize = 16;
const PERMUTE: usize = 4;
/// More actions than any deal, more deals than any match can have.
const MOST_ACTIONS: usize = 2_000;
const MOST_DEALS: usize = 5_000;

/// The counts of what was tried.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Tally {
    /// Deals played.
    pub deals: u64,
    /// Actions in them.
    pub actions: u64,
    /// Positions at which every action of the notation was tried.
    pub positions: u64,
    /// Deals replayed.
    pub replays: u64,
    /// Views compared after their hidden cards had changed places.
    pub permuted: u64,
    /// Tries of this kind, including those that broke a rule and could not be compared.
    pub tries: u64,
}

impl Tally {
    /// Adds what was tried elsewhere.
    pub const fn add(&mut self, other: &Self) {
        self.deals += other.deals;
        self.actions += other.actions;
        self.positions += other.positions;
        self.replays += other.replays;
        self.permuted += other.permuted;
        self.tries += other.tries;
    }
}

/// A match in which something did not hold.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("match {seed}, deal {deal}, after {action} actions: {fault}")]
pub struct Failed {
    /// The match's seed, with which it can be played again.
    pub seed: u64,
    /// Which deal of it, from 1.
    pub deal: usize,
    /// How many actions had been done in that deal.
    pub action: usize,
    /// What did not hold.
    pub fault: Fault,
}

/// Plays a random match that depends on the seed alone, under random options and with as many players as fit, and checks on the way.
///
/// # Errors
/// The first thing that does not hold.
pub fn play_match<G: Provable>(seed: u64) -> Result<Tally, Failed> {
    let mut run = Run::<G>::new(seed);
    run.play().map_err(|fault| Failed { seed, deal: run.deal, action: run.action, fault }).map(|()| run.tally)
}

struct Run<G: Game> {
    rules: G::Rules,
    seats: u8,
    every: Vec<G::Action>,
    /// The players' random numbers.
    dice: Dice,
    /// The random numbers that choose the checks: the match does not depend on them.
    checks: Dice,
    deal: usize,
    action: usize,
    tally: Tally,
}

impl<G: Provable> Run<G> {
    fn new(seed: u64) -> Self {
        let mut dice = Dice::new(seed);
        let rules = any_rules::<G::Rules>(&mut dice);
        let (fewest, most) = G::seats(&rules).into_inner();
        let seats = fewest + u8::try_from(dice.below(usize::from(most - fewest) + 1)).unwrap_or(0);
        let checks = Dice::new(!seed);
        Self { rules, seats, every: every_action::<G>(), dice, checks, deal: 0, action: 0, tally: Tally::default() }
    }

    fn play(&mut self) -> Result<(), Fault> {
        check_read(&self.rules, "the options")?;
        let first = Seat::all(self.seats).nth(self.dice.below(usize::from(self.seats))).unwrap_or(Seat::FIRST);
        let mut score = G::start(&self.rules, self.seats, first);
        while self.deal < MOST_DEALS {
            (self.deal, self.action) = (self.deal + 1, 0);
            let mut deck = G::pack(&self.rules);
            self.dice.shuffle(&mut deck);
            let dealer = score.dealer();
            let played = Played { rules: self.rules.clone(), seats: self.seats, dealer, deck, steps: Vec::new() };
            let (played, outcome) = self.play_deal(played)?;
            self.look_back(&played)?;
            self.tally.deals += 1;
            match self.record(&mut score, &outcome)? {
                Progress::Continue => {}
                Progress::Finished { .. } => return Ok(()),
            }
        }
        Err(Fault::Endless)
    }

    fn play_deal(&mut self, mut played: Played<G>) -> Result<(Played<G>, G::Outcome), Fault> {
        let dealt = G::deal(&self.rules, self.seats, played.dealer, &played.deck);
        let mut deal = dealt.map_err(Broken::from)?;
        if !is_dealt_as_shown(&deal, &self.rules, self.seats, played.dealer, &played.deck) {
            return Err(Fault::Cards("they are not dealt in the order of the rules page".to_owned()));
        }
        let mut on_table = CardSet::EMPTY;
        while let Some(seat) = deal.to_act().iter().next() {
            if self.action == MOST_ACTIONS {
                return Err(Fault::Endless);
            }
            self.check(&deal, on_table)?;
            let legal = deal.legal_actions(seat);
            let action = *self.dice.pick(&legal).ok_or(Broken::Stuck(seat))?;
            let events = deal.apply(seat, action).map_err(Broken::from)?;
            self.action += 1;
            if let Some(card) = G::played(action)
                && !on_table.insert(card)
            {
                return Err(Fault::Cards(format!("{card} is played twice")));
            }
            played.steps.push((seat, action, events.to_vec()));
        }
        self.tally.actions += self.action as u64;
        self.check(&deal, on_table)?;
        let outcome = deal.outcome().ok_or(Broken::NoOutcome)?;
        Ok((played, outcome))
    }

    /// Checks a position; most checks are made at some positions only.
    fn check(&mut self, deal: &G, on_table: CardSet) -> Result<(), Fault> {
        check_turn(deal, self.seats)?;
        if !self.checks.one_in(CLOSE_LOOK) {
            return Ok(());
        }
        self.tally.positions += 1;
        check_every_action(deal, &self.every)?;
        check_views(deal, self.seats)?;
        check_cards(deal, &self.rules, self.seats, on_table)
    }

    /// Checks a finished deal: it can be replayed, and no view reveals unseen cards.
    fn look_back(&mut self, played: &Played<G>) -> Result<(), Fault> {
        if self.checks.one_in(REPLAY) {
            self.tally.replays += 1;
            check_texts(played)?;
            self.replay(played)?;
        }
        if self.checks.one_in(PERMUTE) {
            // The last action may lay all cards open.
            let steps = self.checks.below(played.steps.len());
            for viewer in viewers(self.seats) {
                self.tally.tries += 1;
                self.tally.permuted += u64::from(check_hidden(played, steps, viewer, &mut self.checks)?);
            }
        }
        Ok(())
    }

    fn replay(&self, played: &Played<G>) -> Result<(), Fault> {
        let (first, second) = (played.after(played.steps.len())?, played.after(played.steps.len())?);
        if first != second || first.outcome() != second.outcome() {
            return Err(Fault::Replay("the deal"));
        }
        if viewers(self.seats).any(|viewer| first.view(viewer) != second.view(viewer)) {
            return Err(Fault::Replay("a view"));
        }
        Ok(())
    }

    fn record(&self, score: &mut G::Score, outcome: &G::Outcome) -> Result<Progress, Fault> {
        check_read(outcome, "an outcome")?;
        let points = outcome.game_points();
        let winner = outcome.winner();
        if points.len() != usize::from(self.seats) || winner.is_some_and(|seat| seat.index() >= points.len()) {
            return Err(Fault::Result(format!("{} numbers for {} seats", points.len(), self.seats)));
        }
        let progress = G::record(&self.rules, score, outcome);
        check_read(score, "a score")?;
        match progress {
            Progress::Finished { winners } if winners.is_empty() => {
                Err(Fault::Result("a match without a winner".to_owned()))
            }
            Progress::Continue | Progress::Finished { .. } => Ok(progress),
        }
    }
}

/// Rules with a random value for every option.
fn any_rules<R: GameRules>(dice: &mut Dice) -> R {
    R::default().options().iter().fold(R::default(), |rules, option| {
        let value = dice.pick(option.values).copied().unwrap_or(option.default);
        rules.with(option.key, value).unwrap_or(rules)
    })
}

/// Actions and events survive a round trip; filtering an event twice for the same viewer changes nothing.
fn check_texts<G: Provable>(played: &Played<G>) -> Result<(), Fault> {
    for (_, action, events) in &played.steps {
        check_notation(*action)?;
        for event in events {
            check_read(event, "an event")?;
            for viewer in viewers(played.seats) {
                let seen = event.seen_by(viewer);
                if seen.seen_by(viewer) != seen || seen.seen_by(None) != event.seen_by(None) {
                    return Err(Fault::Text("an event as it is seen".to_owned()));
                }
            }
        }
    }
    Ok(())
}

fn check_notation<A: GameAction>(action: A) -> Result<(), Fault> {
    let text = action.to_string();
    let short = text.len() <= 8 && text.bytes().all(|byte| byte.is_ascii_graphic());
    if short && text.parse::<A>() == Ok(action) { check_read(&action, "an action") } else { Err(Fault::Text(text)) }
}

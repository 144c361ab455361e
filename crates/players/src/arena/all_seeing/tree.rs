//! A tree of the player's own decisions in a deal that it sees.
//!
//! The others do not see the cards, and a search in which they played as if they did (max^n, or all against the one) would give up what
//! they would never find. So quick players answer for them, from their views, and only the player's own choices branch. They always give
//! the same answer to the same choice: then there is a best line, and with few cards left the tree contains all lines.

use talon_cards::Seat;
use talon_games::Game;

use super::aim::Aim;
use crate::rng::Dice;
use crate::slip::Frailty;
use crate::thinking::{Task, Thinking};

/// The prior of the quick player's choice.
const TRUST: f32 = 0.5;
/// How much better an untried choice may be than it looks, as a part of the range of all results.
const CURIOSITY: f32 = 1.0;

/// Something that the player can do.
struct Choice<A> {
    action: A,
    /// The probability that it is the best, before it was tried.
    prior: f32,
    tried: u32,
    /// The sum and the best of its results.
    sum: f32,
    best: f32,
    /// The decision that follows.
    next: Option<usize>,
    /// Whether everything that can follow was tried.
    settled: bool,
}

/// A decision of the player, or the end of the deal, which has no choices.
struct Node<G: Game> {
    deal: G,
    choices: Vec<Choice<G::Action>>,
}

/// The lowest and the highest result so far.
#[derive(Clone, Copy)]
struct Range {
    low: f32,
    high: f32,
}

/// All decisions that were reached; the first is the one to be made.
pub(super) struct Tree<G: Thinking> {
    seat: Seat,
    aim: Aim,
    dice: Dice,
    nodes: Vec<Node<G>>,
    range: Range,
    /// How many decisions the quick player was asked for.
    asked: u32,
}

impl<G: Thinking> Tree<G> {
    /// A tree for the seat, which is on turn.
    pub(super) fn of(deal: &G, seat: Seat, aim: Aim, seed: u64) -> Self {
        let range = Range { low: f32::MAX, high: f32::MIN };
        let mut tree = Self { seat, aim, dice: Dice::new(seed), nodes: Vec::new(), range, asked: 0 };
        tree.add(deal.clone());
        tree
    }

    /// The best choice, found with at most so many decisions of the quick player.
    pub(super) fn best(mut self, budget: u32) -> Option<G::Action> {
        while self.asked < budget && !self.nodes.first().is_none_or(Node::is_settled) {
            self.play_out();
        }
        let tried = self.nodes.first()?.choices.iter().filter(|choice| choice.tried > 0);
        tried.max_by(|a, b| a.value().total_cmp(&b.value())).map(|choice| choice.action)
    }

    /// Follows the most promising line to a new decision, and plays the deal to its end from there.
    fn play_out(&mut self) {
        let (mut path, mut node) = (Vec::new(), 0);
        while let Some(choice) = self.nodes[node].most_promising(self.range) {
            path.push((node, choice));
            let next = self.nodes[node].choices[choice].next;
            node = next.unwrap_or_else(|| self.grow(node, choice));
            if next.is_none() {
                break;
            }
        }
        let mut deal = self.nodes[node].deal.clone();
        if let Some(quick) = self.nodes[node].choices.first() {
            path.push((node, 0));
            let mut goes_on = deal.apply(self.seat, quick.action).is_ok();
            while goes_on {
                goes_on = self.step(&mut deal);
            }
        }
        self.note(&path, self.worth(&deal));
    }

    /// Adds the decision that follows a choice, or the end of the deal.
    fn grow(&mut self, node: usize, choice: usize) -> usize {
        let mut deal = self.nodes[node].deal.clone();
        let mut goes_on = deal.apply(self.seat, self.nodes[node].choices[choice].action).is_ok();
        while goes_on && !self.decides(&deal) {
            goes_on = self.step(&mut deal);
        }
        let next = self.add(deal);
        self.nodes[node].choices[choice].next = Some(next);
        next
    }

    /// Adds a result to these choices, the last one first.
    fn note(&mut self, path: &[(usize, usize)], worth: f32) {
        self.range = Range { low: self.range.low.min(worth), high: self.range.high.max(worth) };
        for &(node, choice) in path.iter().rev() {
            let settled = self.nodes[node].choices[choice].next.is_some_and(|next| self.nodes[next].is_settled());
            self.nodes[node].choices[choice].note(worth, settled);
        }
    }

    /// Adds a decision with its choices, that of the quick player first.
    fn add(&mut self, deal: G) -> usize {
        let legal = deal.legal_actions(self.seat);
        let quick = if legal.is_empty() { None } else { self.ask(&deal, self.seat) };
        let other = (1.0 - TRUST) / legal.len().max(1) as f32;
        let prior = |action| if Some(action) == quick { TRUST + other } else { other };
        let mut choices: Vec<_> = legal.into_iter().map(|action| Choice::of(action, prior(action))).collect();
        choices.sort_by(|a, b| b.prior.total_cmp(&a.prior));
        self.nodes.push(Node { deal, choices });
        self.nodes.len() - 1
    }

    /// Whether the player has a choice to make.
    fn decides(&self, deal: &G) -> bool {
        deal.to_act().contains(self.seat) && deal.legal_actions(self.seat).len() > 1
    }

    /// Lets the player on turn act; false if the deal is over.
    fn step(&mut self, deal: &mut G) -> bool {
        let Some(seat) = deal.to_act().iter().next() else { return false };
        let action = match deal.legal_actions(seat)[..] {
            [only] => Some(only),
            _ => self.ask(deal, seat),
        };
        action.is_some_and(|action| deal.apply(seat, action).is_ok())
    }

    /// What a quick player does, which sees only what the seat may see. In a game with a network, the seat's own later decisions are the
    /// network's, which are better and cost less than rules of thumb. The others may be either, from one decision to the next: a player who
    /// relies on the habits of one kind loses to the other.
    fn ask(&mut self, deal: &G, seat: Seat) -> Option<G::Action> {
        self.asked += 1;
        let (view, seed) = (deal.view(Some(seat)), u64::from(self.dice.below(u32::MAX)));
        if G::LESSONS.is_some() && (seat == self.seat || self.dice.below(2) == 0) {
            G::search(&view, &Task { nodes: 0, seed, standing: None, frailty: Frailty::NONE })
        } else {
            G::choose(&view, seed)
        }
    }

    fn worth(&self, deal: &G) -> f32 {
        deal.outcome().map_or(0.0, |outcome| self.aim.worth(&outcome))
    }
}

impl<G: Game> Node<G> {
    /// Whether every line from here was tried.
    fn is_settled(&self) -> bool {
        self.choices.iter().all(|choice| choice.settled)
    }

    /// The index of the choice to be tried next: one that has done well, or that was seldom tried given its prior.
    fn most_promising(&self, range: Range) -> Option<usize> {
        let tried: u32 = self.choices.iter().map(|choice| choice.tried).sum();
        let best = self.choices.iter().filter(|choice| choice.tried > 0).map(Choice::value).fold(range.low, f32::max);
        let width = (range.high - range.low).max(f32::EPSILON);
        let promise = |choice: &Choice<G::Action>| {
            let value = if choice.tried == 0 { best } else { choice.value() };
            value + width * CURIOSITY * choice.prior * (tried as f32).sqrt() / (1 + choice.tried) as f32
        };
        let open = self.choices.iter().enumerate().filter(|(_, choice)| !choice.settled);
        // Among equals the first, which is the quick player's.
        open.rev().max_by(|a, b| promise(a.1).total_cmp(&promise(b.1))).map(|(place, _)| place)
    }
}

impl<A> Choice<A> {
    const fn of(action: A, prior: f32) -> Self {
        Self { action, prior, tried: 0, sum: 0.0, best: f32::MIN, next: None, settled: false }
    }

    fn note(&mut self, worth: f32, settled: bool) {
        self.tried += 1;
        self.sum += worth;
        self.best = self.best.max(worth);
        self.settled = settled;
    }

    /// Half of what the best line brings, which comes if the others play as foreseen, and half of the average of all lines.
    fn value(&self) -> f32 {
        f32::midpoint(self.best, self.sum / self.tried.max(1) as f32)
    }
}

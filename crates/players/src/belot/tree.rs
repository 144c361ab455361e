//! The cards of the searching player: a tree of his own decisions, over what he would have seen by then.
//!
//! Rules of thumb choose one card in one deal, and a search that tries only the next card has them play all his later ones. Here he
//! may answer differently to each way a trick goes, but not to cards that he cannot see: whatever the imagined deal, a node is what
//! was played since his last decision. The others play by thumb, with their own cards in each deal.

use std::collections::BTreeMap;

use talon_games::belot::HAND;

use super::cards::{Cards, Id};
use super::goal::Goal;
use super::known::Known;
use super::position::{Position, Terms};
use super::thumb;
use crate::rng::Dice;
use crate::slip::Slip;

/// How many points better an untried choice may be than it looks, before any result; multiplied as the deal is doubled.
const CURIOSITY: f32 = 120.0;
/// How many points worse a card must be by thumb to be tried about a quarter as often.
const DOUBT: f32 = 8.0;
/// The least number of deals that are imagined for a decision.
const FEWEST: u32 = 8;
const MOST: u32 = 1_500;
/// The same where every card is judged.
const MOST_WEIGHED: u32 = 6_000;
/// Bits that a card takes in the key of what was seen.
const CARD_BITS: u32 = 5;

/// A card that may be played at a node.
struct Choice {
    card: Id,
    /// By thumb, the probability that it is the best.
    prior: f32,
    /// How often it might have been played.
    offered: u32,
    played: u32,
    /// The sum of what came of it, in points.
    sum: f32,
}

/// A decision of the player.
#[derive(Default)]
struct Node {
    choices: Vec<Choice>,
    /// The decisions that follow, by the cards that are played until then.
    next: BTreeMap<u64, usize>,
}

/// All decisions that were met; the first is the one to be made.
pub(super) struct Tree {
    nodes: Vec<Node>,
}

/// The best card, found with so many nodes.
pub(super) fn card(known: &Known, goal: &Goal, nodes: u32, dice: &mut Dice, slip: &mut Slip) -> Option<Id> {
    let playable = known.playable();
    if playable.len() < 2 {
        return playable.first();
    }
    let mut tree = Tree::default();
    for _ in 0..(nodes / known.plays_left().max(1)).clamp(FEWEST, MOST) {
        tree.play_out(known.imagine(dice), &known.terms, goal);
    }
    tree.best(slip)
}

/// What each card is worth, in points: every one is followed by a tree of its own, in the same imagined deals.
pub(super) fn weigh(known: &Known, goal: &Goal, nodes: u32, dice: &mut Dice) -> Vec<(Id, f32)> {
    let playable = known.playable();
    let deals = (nodes / known.plays_left().max(1) / u32::from(playable.len().max(1))).clamp(FEWEST, MOST_WEIGHED);
    let mut trees: Vec<(Id, Tree, f32)> = playable.iter().map(|card| (card, Tree::default(), 0.0)).collect();
    for _ in 0..deals {
        let deal = known.imagine(dice);
        for (card, tree, sum) in &mut trees {
            let mut after = deal;
            after.play(&known.terms, *card);
            *sum += tree.play_out(after, &known.terms, goal);
        }
    }
    trees.into_iter().map(|(card, _, sum)| (card, sum / deals as f32)).collect()
}

impl Default for Tree {
    fn default() -> Self {
        Tree { nodes: vec![Node::default()] }
    }
}

impl Tree {
    /// The card that was played most at the first decision; if it is misjudged, another one.
    pub(super) fn best(&self, slip: &mut Slip) -> Option<Id> {
        let choices = &self.nodes.first()?.choices;
        if slip.is_none() {
            return choices.iter().max_by_key(|choice| choice.played).map(|choice| choice.card);
        }
        let tried = choices.iter().filter(|choice| choice.played > 0);
        let judged = tried.map(|choice| (choice.sum / choice.played as f32 + slip.next(), choice.card));
        judged.max_by(|(a, _), (b, _)| a.total_cmp(b)).map(|(_, card)| card)
    }

    /// Plays a deal to its end: the player by the tree as far as it goes, which is one node further than before, then by thumb. Returns
    /// what it was worth.
    pub(super) fn play_out(&mut self, mut position: Position, terms: &Terms, goal: &Goal) -> f32 {
        let mut path = Vec::with_capacity(HAND);
        let (mut place, mut seen) = (Some(0), 0);
        while !position.is_over() {
            let decides = position.turn == 0 && terms.playable(&position).len() > 1;
            let card = match place.filter(|_| decides) {
                Some(node) => {
                    let (node, is_new) = self.follow(node, seen);
                    let choice = self.nodes[node].choose(&position, terms);
                    path.push((node, choice));
                    (place, seen) = (Some(node).filter(|_| !is_new), 0);
                    Some(self.nodes[node].choices[choice].card)
                }
                None => thumb::choose(&position, terms),
            };
            let Some(card) = card else { break };
            seen = seen << CARD_BITS | (1 + u64::from(6 * card.suit() + card.place()));
            position.play(terms, card);
        }
        let worth = goal.worth(&position, terms);
        for (node, choice) in path {
            let choice = &mut self.nodes[node].choices[choice];
            choice.played += 1;
            choice.sum += worth;
        }
        worth
    }

    /// The decision after these cards, and whether it is met for the first time.
    fn follow(&mut self, node: usize, seen: u64) -> (usize, bool) {
        if seen == 0 {
            return (node, false);
        }
        let count = self.nodes.len();
        let next = *self.nodes[node].next.entry(seen).or_insert(count);
        if next == count {
            self.nodes.push(Node::default());
        }
        (next, next == count)
    }
}

impl Node {
    /// The index of the card to be tried next: one that has done well, or that was seldom tried given its prior.
    fn choose(&mut self, position: &Position, terms: &Terms) -> usize {
        let playable = terms.playable(position);
        self.offer(playable, position, terms);
        let offered = || self.choices.iter().enumerate().filter(|(_, choice)| playable.contains(choice.card));
        let played: u32 = offered().map(|(_, choice)| choice.played).sum();
        let mean = offered().map(|(_, choice)| choice.sum).sum::<f32>() / played.max(1) as f32;
        let curiosity = CURIOSITY * f32::from(terms.times);
        let promise = |choice: &Choice| {
            let value = if choice.played == 0 { mean } else { choice.sum / choice.played as f32 };
            value + curiosity * choice.prior * (choice.offered as f32).sqrt() / (1 + choice.played) as f32
        };
        let best = offered().max_by(|a, b| promise(a.1).total_cmp(&promise(b.1)));
        best.map_or(0, |(place, _)| place)
    }

    /// Notes that these cards may be played.
    fn offer(&mut self, playable: Cards, position: &Position, terms: &Terms) {
        let old: Cards = self.choices.iter().map(|choice| choice.card).collect();
        if !playable.is_subset(old) {
            let weights: Vec<(Id, f32)> =
                playable.iter().map(|card| (card, thumb::weigh(position, terms, card))).collect();
            let best = weights.iter().map(|(_, weight)| *weight).fold(f32::MIN, f32::max);
            let likely = |weight: f32| 1.0 / ((1.0 + (best - weight) / DOUBT) * (1.0 + (best - weight) / DOUBT));
            let total: f32 = weights.iter().map(|(_, weight)| likely(*weight)).sum();
            let new = weights.into_iter().filter(|(card, _)| !old.contains(*card));
            self.choices.extend(new.map(|(card, weight)| Choice {
                card,
                prior: likely(weight) / total,
                offered: 0,
                played: 0,
                sum: 0.0,
            }));
        }
        for choice in self.choices.iter_mut().filter(|choice| playable.contains(choice.card)) {
            choice.offered += 1;
        }
    }
}

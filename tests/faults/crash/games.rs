//! Whole matches of one table, played by people who press again where nobody answered.

use std::sync::Arc;

use talon_stage::{Policy, Turn, draw};

use super::company::{Company, Fate, Next, Press as _};
use super::lives::Pulse;

/// Of how many presses one is a double tap.
const DOUBLE_TAPS: u64 = 6;

/// One press, and who made it.
#[derive(Debug, Clone)]
pub(crate) struct Pressed<P> {
    pub(crate) by: i64,
    pub(crate) data: String,
    pub(crate) press: P,
}

/// The matches of one table.
pub(crate) struct Game<C: Company> {
    pub(crate) company: C,
    pub(crate) presses: Vec<Pressed<C::Press>>,
    policy: Policy,
    pulse: Arc<Pulse>,
    /// The decision before the last one, where nobody has said that the last one counts.
    unsure: Option<u32>,
    /// The life of the program in which the last press was made, or before which.
    life: u64,
}

impl<C: Company> Game<C> {
    pub(crate) fn new(company: C, policy: Policy, pulse: &Arc<Pulse>) -> Self {
        Self { company, presses: Vec::new(), policy, pulse: Arc::clone(pulse), unsure: None, life: pulse.life() }
    }

    /// Plays so many matches.
    pub(crate) async fn play(mut self, matches: u32) -> Self {
        while self.goes_on(matches).await {}
        self
    }

    /// Does what comes next; tells whether anything comes after it, if so many matches are played.
    async fn goes_on(&mut self, matches: u32) -> bool {
        let next = tokio::select! {
            next = self.company.next() => Some(next),
            () = self.pulse.next_life(self.life), if self.unsure.is_some() => None,
        };
        let unsure = self.unsure.take();
        match next {
            Some(Next::Turn(player, turn)) => self.decide(player, &turn).await,
            Some(Next::Over) if self.company.match_no() == matches => return false,
            Some(Next::Over) => self.rematch().await,
            // The decision may be lost: it is still due where a page says so.
            None => *self.company.last() = unsure.expect("or nobody would wait for it"),
        }
        true
    }

    async fn decide(&mut self, player: usize, turn: &Turn<C::Message>) {
        let data = self.policy.choose(turn).data.clone();
        let fate = self.press(player, &turn.message, &data).await;
        let last = self.company.last();
        match fate {
            Some(Fate::Accepted | Fate::Told(_)) => *last = turn.number,
            Some(Fate::Heard) => self.unsure = Some(std::mem::replace(last, turn.number)),
            // The page is not there any more: whoever is on turn looks for the one in its place.
            Some(Fate::Unanswered | Fate::Failed) | None => {}
        }
    }

    /// Everybody wants the next match.
    async fn rematch(&mut self) {
        for player in 0..self.company.people() {
            while let Some((page, data)) = self.company.rematch(player).await {
                if self.press(player, &page, &data).await.is_some() {
                    break;
                }
            }
        }
        self.company.next_match();
    }

    /// Presses until somebody answers who had no fault; none where the message is gone.
    async fn press(&mut self, player: usize, on: &C::Message, data: &str) -> Option<Fate> {
        loop {
            self.life = self.pulse.life();
            let press = self.press_once(player, on, data)?;
            if draw(self.policy.seed, (self.company.table().0, self.presses.len())).is_multiple_of(DOUBLE_TAPS) {
                self.press_once(player, on, data);
            }
            let fate = tokio::select! {
                fate = press.answered() => fate,
                () = self.pulse.next_life(self.life), if !C::COMES_AGAIN => Fate::Unanswered,
            };
            if !matches!(fate, Fate::Unanswered | Fate::Failed) {
                return Some(fate);
            }
        }
    }

    fn press_once(&mut self, player: usize, on: &C::Message, data: &str) -> Option<C::Press> {
        let press = self.company.press(player, on, data)?;
        self.pulse.pressed();
        let by = self.company.account(player);
        self.presses.push(Pressed { by, data: data.to_owned(), press: press.clone() });
        Some(press)
    }
}

//! Whole matches at one table, by people who press again if nobody answers.

use std::sync::Arc;
use std::time::Duration;

use talon_stage::{Next, Policy, Screen as _, Sitting, Turn, behind, draw};

use super::company::{Fate, Press as _, Stubborn};
use super::lives::Pulse;

/// One press in this many is a double tap.
const DOUBLE_TAPS: u64 = 6;

/// One press, and who made it.
#[derive(Debug, Clone)]
pub(crate) struct Pressed<P> {
    pub(crate) by: i64,
    pub(crate) data: String,
    pub(crate) press: P,
}

/// The matches of one table.
pub(crate) struct Game<P: Stubborn> {
    pub(crate) sitting: Sitting<P>,
    pub(crate) presses: Vec<Pressed<P::Press>>,
    policy: Policy,
    /// How long people think about a decision, on average.
    think: Option<Duration>,
    pulse: Arc<Pulse>,
    /// The decision before the last one, while it is uncertain whether the last one counts.
    unsure: Option<u32>,
    /// The life of the program in which the last press was made, or the next one.
    life: u64,
}

impl<P: Stubborn> Game<P> {
    pub(crate) fn new(sitting: Sitting<P>, policy: Policy, pulse: &Arc<Pulse>) -> Self {
        let (pulse, life) = (Arc::clone(pulse), pulse.life());
        Self { sitting, presses: Vec::new(), policy, think: None, pulse, unsure: None, life }
    }

    /// Makes people think about each decision for between half and one and a half times as long.
    pub(crate) fn thinking(mut self, think: Duration) -> Self {
        self.think = Some(think);
        self
    }

    /// Plays this many matches.
    pub(crate) async fn play(mut self, matches: u32) -> Self {
        while self.goes_on(matches).await {}
        self
    }

    /// Does the next step. Returns `false` when this many matches are over.
    async fn goes_on(&mut self, matches: u32) -> bool {
        let next = tokio::select! {
            next = self.sitting.next() => Some(next),
            () = self.pulse.next_life(self.life), if self.unsure.is_some() => None,
        };
        let unsure = self.unsure.take();
        match next {
            Some(Next::Turn(player, turn)) => self.decide(player, &turn).await,
            Some(Next::Over(_)) if self.sitting.match_no == matches => return false,
            Some(Next::Over(_)) => self.rematch().await,
            // The decision may be lost: if a page says so, it is still due.
            None => self.sitting.last = unsure.expect("or nobody would wait for it"),
        }
        true
    }

    async fn decide(&mut self, player: usize, turn: &Turn<P::Message>) {
        let data = self.policy.choose(turn).data.clone();
        if let Some(think) = self.think {
            let thousandths = draw(self.policy.seed, (self.sitting.table.0, turn.number)) % 1000;
            tokio::time::sleep(think.mul_f64(0.5 + thousandths as f64 / 1000.0)).await;
        }
        let fate = self.press(player, &turn.message, &data).await;
        let last = &mut self.sitting.last;
        match fate {
            Some(_) if let Some(decision) = behind(&data) => self.question(player, turn.number, &decision).await,
            Some(Fate::Accepted | Fate::Told(_)) => *last = turn.number,
            Some(Fate::Heard) => self.unsure = Some(std::mem::replace(last, turn.number)),
            // The page is gone: the player on turn looks for its replacement.
            Some(Fate::Unanswered | Fate::Failed) | None => {}
        }
    }

    /// Waits until a page asks to confirm that decision. Nobody presses again at once: an edit may take a while.
    async fn question(&mut self, player: usize, number: u32, decision: &str) {
        let asks = |message: &P::Message| message.keys().iter().any(|key| key.data.as_deref() == Some(decision));
        let before = std::mem::replace(&mut self.sitting.last, number);
        tokio::select! {
            // No page asks if the decision has already been made.
            _ = self.sitting.next() => {}
            seen = self.sitting.players[player].awaits(self.sitting.hand_place(player), "question", asks) => {
                seen.unwrap_or_else(|error| panic!("{decision}: {error}"));
            }
            () = self.pulse.next_life(self.life) => {}
        }
        self.sitting.last = before;
    }

    /// Everybody wants the next match.
    async fn rematch(&mut self) {
        for player in 0..self.sitting.players.len() {
            while let Some((page, data)) = self.wants_rematch(player).await {
                if self.press(player, &page, &data).await.is_some() {
                    break;
                }
            }
        }
        self.sitting.match_no += 1;
    }

    /// A page on which a player can ask for the next match; `None` once that has begun.
    async fn wants_rematch(&self, player: usize) -> Option<(P::Message, String)> {
        let rematch = |message: &P::Message| self.sitting.rematch_on(message);
        let player = &self.sitting.players[player];
        tokio::select! {
            seen = player.awaits(self.sitting.room, "rematch", |message| rematch(message).is_some()) => {
                let page = seen.unwrap_or_else(|error| panic!("{error}"));
                rematch(&page).map(|data| (page, data))
            }
            _ = self.sitting.turn() => None,
        }
    }

    /// Presses until an answer comes that is not a failure; `None` if the message is gone.
    async fn press(&mut self, player: usize, on: &P::Message, data: &str) -> Option<Fate> {
        loop {
            self.life = self.pulse.life();
            let press = self.press_once(player, on, data)?;
            if draw(self.policy.seed, (self.sitting.table.0, self.presses.len())).is_multiple_of(DOUBLE_TAPS) {
                self.press_once(player, on, data);
            }
            let fate = tokio::select! {
                fate = press.answered() => fate,
                () = self.pulse.next_life(self.life), if !P::COMES_AGAIN => Fate::Unanswered,
            };
            if !matches!(fate, Fate::Unanswered | Fate::Failed) {
                return Some(fate);
            }
        }
    }

    fn press_once(&mut self, player: usize, on: &P::Message, data: &str) -> Option<P::Press> {
        let press = self.sitting.players[player].send(on, data)?;
        self.pulse.pressed();
        let by = self.sitting.players[player].account();
        self.presses.push(Pressed { by, data: data.to_owned(), press: press.clone() });
        Some(press)
    }
}

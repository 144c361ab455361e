//! An adapter's work on an input: hands it to the house, and shows the answer on the screen.

use std::sync::Arc;
use std::time::Duration;

use talon_house::testing::{ScriptedPlatform, pressed_alone};
use talon_house::{Answer, Arrived, Clock, House, Incoming, Onto, Panel, Platform};
use talon_store::{MessageRef, Sender};

use tokio::sync::oneshot;

use crate::lock::lock;
use crate::people::Deed;
use crate::screen::On;
use crate::shared::Shared;

/// An adapter gives up a request within this time, in milliseconds.
const GIVEN_UP_WITHIN: u64 = 15_000;

/// No answer arrives later than this after its input, in milliseconds.
const LONGEST: u64 = 14 * 60 * 1000;

/// An input as the adapter makes it. On a platform with rooms, every input can have an ephemeral answer.
pub(crate) fn incoming(deed: Deed, from: &Sender, key: String, screen: &ScriptedPlatform) -> Incoming {
    let (message, pressed) = match deed.on {
        None => (None, None),
        Some(On::Message(number)) => (Some(MessageRef(number.to_string())), None),
        Some(On::Panel(number)) => (Some(pressed_alone(number)), Some(number)),
    };
    let alone = screen.has_rooms();
    Incoming {
        key,
        from: from.clone(),
        now_message: (!alone).then(|| screen.newest(&deed.place.chat)),
        place: deed.place,
        message,
        intent: deed.intent,
        panel: alone.then(|| Panel { at: screen.interact(pressed), pressed: pressed.is_some() }),
    }
}

/// An input being handled by a process.
pub(crate) struct Delivery {
    pub(crate) shared: Arc<Shared>,
    pub(crate) house: Arc<House>,
    pub(crate) screen: Arc<ScriptedPlatform>,
    pub(crate) process: String,
    /// How likely an answer is lost, in thousandths.
    pub(crate) lost: u64,
}

/// What happens to an answer's request.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Fate {
    Arrives,
    /// It arrives long after it was given up.
    ArrivesLate,
    Lost,
}

impl Delivery {
    pub(crate) async fn hand_in(self, incoming: &Incoming) {
        let shared = &self.shared;
        shared.on_the_way().await;
        let since = shared.clock.now();
        let answer = self.house.handle(incoming.clone()).await;
        shared.note(&self.process, format_args!("input {} is answered {answer:?}", incoming.key));
        lock(&shared.witness).answered(&shared.store, incoming, since, &answer);
        shared.on_the_way().await;
        if incoming.panel.is_none() {
            let arrived = self.say(incoming, &answer).await;
            self.confirm(answer, arrived).await;
            return;
        }
        let fate = self.fate(&answer);
        let arrived = match fate {
            Fate::Arrives => {
                // Whatever ends after this, the request has been sent.
                let (arrived, seen) = oneshot::channel();
                self.send(incoming, &answer, Duration::ZERO, Some(arrived));
                // A refused request may have arrived all the same, at the first attempt.
                if seen.await == Ok(false) { Arrived::Unclear } else { Arrived::Shown }
            }
            Fate::ArrivesLate => {
                let longest = if shared.chance.happens(100) { LONGEST } else { GIVEN_UP_WITHIN * 4 };
                self.send(incoming, &answer, shared.chance.millis(1..longest), None);
                shared.takes(shared.chance.millis(1..GIVEN_UP_WITHIN)).await;
                Arrived::Unclear
            }
            Fate::Lost if shared.chance.happens(500) => Arrived::Never,
            Fate::Lost => Arrived::Unclear,
        };
        self.confirm(answer, arrived).await;
    }

    async fn confirm(&self, answer: Answer, arrived: Arrived) {
        if let Some(receipt) = answer.receipt() {
            self.shared.on_the_way().await;
            self.house.confirm(receipt.clone(), arrived).await;
            self.shared.ring();
        }
    }

    fn fate(&self, answer: &Answer) -> Fate {
        let shared = &self.shared;
        // Other answers change no page of a table, so nobody repairs them, and a late one tests nothing.
        let may_be_late = matches!(answer, Answer::Surface { replace_pressed: true, .. });
        if shared.chance.happens(self.lost) {
            Fate::Lost
        } else if may_be_late && shared.chance.happens(shared.weather().late) {
            Fate::ArrivesLate
        } else {
            Fate::Arrives
        }
    }

    /// Sends the answer; the process may end before it arrives.
    fn send(&self, incoming: &Incoming, answer: &Answer, after: Duration, arrived: Option<oneshot::Sender<bool>>) {
        let (shared, screen) = (Arc::clone(&self.shared), Arc::clone(&self.screen));
        let (incoming, answer) = (incoming.clone(), answer.clone());
        self.shared.send(async move {
            if after.is_zero() {
                shared.on_the_way().await;
            } else {
                shared.takes(after).await;
            }
            shared.note(&screen.kind(), format_args!("the answer to {} arrives", incoming.key));
            let is_shown = bring_to_screen(&shared, &screen, &incoming, &answer);
            // The waiting process may have ended.
            arrived.map(|arrived| arrived.send(is_shown));
        });
    }

    /// Answers on a platform where answers are ordinary messages. An adapter does not retry one that failed. Returns the outcome of a
    /// page that replaces the pressed one.
    async fn say(&self, incoming: &Incoming, answer: &Answer) -> Arrived {
        let (Answer::Surface { page, replace_pressed, .. }
        | Answer::Page { page, replace_pressed }
        | Answer::Pending { page, replace_pressed, .. }) = answer
        else {
            return Arrived::Never;
        };
        match incoming.message.as_ref().filter(|_| *replace_pressed) {
            Some(message) => {
                let is_shown = self.screen.answer_pressed(&incoming.place, message, page);
                lock(&self.shared.witness).asked_for(&incoming.place, message);
                // An adapter may not learn that a request arrived.
                match is_shown {
                    true if self.shared.chance.happens(self.lost) => Arrived::Unclear,
                    true => Arrived::Shown,
                    false => Arrived::Never,
                }
            }
            None => {
                let said = self.screen.show(&incoming.place, page, Onto::first(false)).await;
                if let Ok(message) = &said {
                    lock(&self.shared.witness).asked_for(&incoming.place, message);
                }
                Arrived::Never
            }
        }
    }
}

/// Returns `false` if the platform refuses the answer because the pressed message is gone.
fn bring_to_screen(shared: &Shared, screen: &ScriptedPlatform, incoming: &Incoming, answer: &Answer) -> bool {
    let Some(panel) = &incoming.panel else { return true };
    let (page, replaces) = match answer {
        Answer::Surface { page, replace_pressed, .. }
        | Answer::Page { page, replace_pressed }
        | Answer::Pending { page, replace_pressed, .. } => (page, *replace_pressed),
        Answer::Posted { page } => return screen.answer_posted(&incoming.place, page),
        Answer::Dismiss => {
            screen.answer_dismissed(&panel.at);
            return true;
        }
        Answer::Silent | Answer::Toast(_) | Answer::Alert(_) => return true,
    };
    match incoming.message.as_ref().filter(|_| replaces && !panel.pressed) {
        Some(message) => screen.answer_pressed(&incoming.place, message, page),
        None => {
            let is_shown = screen.answer_alone(&panel.at, &incoming.from.account, page, replaces);
            let number = screen.reached_alone(&panel.at).map(|panel| panel.number);
            lock(&shared.panels).extend(number.map(|number| (number, incoming.place.clone())));
            if let Some(number) = number.filter(|_| replaces && panel.pressed) {
                lock(&shared.witness).panel_turned(incoming, number);
            }
            is_shown
        }
    }
}

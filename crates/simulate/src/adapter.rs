//! What an adapter does with an input: hands it to the house, and brings the answer to the screen.

use std::sync::Arc;

use talon_house::testing::{ScriptedPlatform, pressed_alone};
use talon_house::{Answer, Clock, House, Incoming, MessageRef, Onto, Panel, Platform, Sender};

use crate::lock;
use crate::people::Deed;
use crate::screen::On;
use crate::shared::Shared;

/// An input as the adapter makes it. On a platform with rooms every one can be answered to its sender alone.
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

/// One input on its way through a process.
pub(crate) struct Handing {
    pub(crate) shared: Arc<Shared>,
    pub(crate) house: Arc<House>,
    pub(crate) screen: Arc<ScriptedPlatform>,
    pub(crate) process: String,
    /// Of how many answers one is lost, in a thousand.
    pub(crate) lost: u64,
}

impl Handing {
    pub(crate) async fn hand_in(self, incoming: &Incoming) {
        let shared = &self.shared;
        shared.on_the_way().await;
        let since = shared.clock.now();
        let answer = self.house.handle(incoming.clone()).await;
        shared.note(&self.process, format_args!("input {} is answered {answer:?}", incoming.key));
        lock(&shared.witness).answered(&shared.store, incoming, since, &answer);
        shared.on_the_way().await;
        let arrives = !shared.chance.happens(self.lost);
        if arrives {
            self.bring_to_screen(incoming, &answer).await;
        }
        if let Answer::Surface { receipt, .. } = answer {
            shared.on_the_way().await;
            self.house.confirm(receipt, arrives).await;
            shared.ring();
        }
    }

    async fn bring_to_screen(&self, incoming: &Incoming, answer: &Answer) {
        let (page, replaces) = match answer {
            Answer::Surface { page, replace_pressed, .. } | Answer::Page { page, replace_pressed } => {
                (page, *replace_pressed)
            }
            Answer::Dismiss => {
                if let Some(panel) = &incoming.panel {
                    self.screen.answer_dismissed(&panel.at);
                }
                return;
            }
            Answer::Silent | Answer::Toast(_) | Answer::Alert(_) => return,
        };
        match (&incoming.panel, &incoming.message) {
            (panel, Some(message)) if replaces && panel.as_ref().is_none_or(|panel| !panel.pressed) => {
                self.screen.answer_pressed(&incoming.place, message, page);
            }
            (Some(panel), _) => {
                self.screen.answer_alone(&panel.at, &incoming.from.account, page, replaces);
                let number = self.screen.reached_alone(&panel.at).map(|panel| panel.number);
                lock(&self.shared.panels).extend(number.map(|number| (number, incoming.place.clone())));
            }
            // An adapter does not repeat an answer that could not be sent.
            (None, _) => drop(self.screen.show(&incoming.place, page, Onto::first(false)).await),
        }
    }
}

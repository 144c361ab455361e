//! A person's screen, and the buttons on it.

use std::collections::BTreeMap;

use talon_house::Platform;
use talon_house::testing::ScriptedPlatform;
use talon_store::{Place, PlatformKind, Sender};
use talon_view::{Look, Page, Target};

/// The message of a press.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum On {
    /// A message for everybody in its chat.
    Message(i64),
    /// An ephemeral message.
    Panel(u64),
}

/// A button on a person's screen.
#[derive(Clone)]
pub(crate) struct Button {
    pub(crate) place: Place,
    pub(crate) on: On,
    pub(crate) target: Target,
    pub(crate) look: Look,
}

/// The group of everybody on a platform.
pub(crate) fn group(platform: PlatformKind) -> Place {
    let (chat, thread) = match platform {
        PlatformKind::Telegram | PlatformKind::Terminal => ("-100", None),
        PlatformKind::Discord => ("900", Some("general".to_owned())),
    };
    Place { platform, chat: chat.to_owned(), thread, private: false }
}

/// Everything that a person can press now. `panels` has the places of the person's ephemeral messages.
pub(crate) fn buttons(of: &Sender, screen: &ScriptedPlatform, panels: &BTreeMap<u64, Place>) -> Vec<Button> {
    let group = group(of.account.platform);
    let mut buttons = Vec::new();
    for panel in screen.seen_alone(&of.account.id) {
        let place = panels.get(&panel.number).unwrap_or(&group);
        collect(&panel.page, place, On::Panel(panel.number), &mut buttons);
    }
    for chat in [&screen.private_place(&of.account).chat, &group.chat] {
        for message in screen.messages(chat) {
            collect(&message.page, &message.place, On::Message(message.number), &mut buttons);
        }
    }
    buttons
}

fn collect(page: &Page, place: &Place, on: On, into: &mut Vec<Button>) {
    let buttons = page.buttons.iter().flatten();
    into.extend(buttons.map(|button| Button {
        place: place.clone(),
        on,
        target: button.target.clone(),
        look: button.look,
    }));
}

//! The one answer to an input.

mod requests;

use serde::Serialize;
use serde_json::Value;
use talon_house::{Answer, Arrived, PresetName};
use talon_store::MessageRef;
use talon_view::{Msg, Page, Text, say};
use tracing::{debug, warn};

use crate::commands::{self, Completed};
use crate::connect::Discord;
use crate::errors::{CallError, Meaning};
use crate::refs::{beside_ref, panel_ref};
use crate::render::EPHEMERAL;
use crate::showing::{Destination, PreparedPage};
use crate::translate::{Kind, ReplyTo};

/// Discord's numbers of the ways to respond to an input.
/// <https://discord.com/developers/docs/interactions/receiving-and-responding#interaction-response-object-interaction-callback-type>
#[derive(Clone, Copy)]
enum ResponseType {
    /// A new message.
    Message = 4,
    /// A new message, later.
    MessageLater = 5,
    /// An edit of the pressed message, later or never.
    ChangeLater = 6,
    /// An edit of the pressed message.
    Change = 7,
    /// Suggestions while somebody types.
    Suggestions = 8,
}

/// How far the answer to an input has got.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum ResponseState {
    /// Discord still waits.
    Waiting,
    /// Discord knows that the answer will come later.
    Deferred,
    /// Discord did not accept a response, and will accept no other.
    Lost,
}

/// The outcome of an answer that the house expects to be shown.
#[derive(Debug)]
pub(crate) struct Outcome {
    /// Whether people can see it.
    pub(crate) arrived: Arrived,
    /// A reference to its message, if the answer has one of its own.
    pub(crate) at: Option<MessageRef>,
}

impl Outcome {
    /// People can see it, and it is not sent again: Discord accepts one response to an input.
    const SHOWN: Self = Self { arrived: Arrived::Shown, at: None };

    const fn without_message(arrived: Arrived) -> Self {
        Self { arrived, at: None }
    }

    const fn at(message: MessageRef) -> Self {
        Self { arrived: Arrived::Shown, at: Some(message) }
    }
}

/// A response to an input.
#[derive(Serialize)]
struct Response<T> {
    #[serde(rename = "type")]
    kind: u8,
    #[serde(skip_serializing_if = "Option::is_none")]
    data: Option<T>,
}

#[derive(Serialize)]
struct Flags {
    flags: u64,
}

#[derive(Serialize)]
struct Choices {
    choices: Vec<Value>,
}

/// An answer in terms of what Discord offers.
enum Reply {
    /// Only an acknowledgement.
    Acknowledgement,
    /// A page that replaces the pressed one.
    Changed(PreparedPage),
    /// An ephemeral message.
    Aside(PreparedPage),
    /// An ephemeral message whose reference the house wants.
    Panel(PreparedPage),
    /// A page for everybody.
    Posted(PreparedPage),
    /// The pressed message is deleted.
    Dismissed,
}

impl<T> Response<T> {
    const fn new(kind: ResponseType, data: Option<T>) -> Self {
        Self { kind: kind as u8, data }
    }
}

impl Discord {
    /// Defers the answer.
    pub(crate) async fn defer(&self, to: &ReplyTo) -> ResponseState {
        let response = match to.kind {
            // A deferred response has no other content.
            Kind::Command => Response::new(ResponseType::MessageLater, Some(Flags { flags: EPHEMERAL })),
            Kind::Press => Response::new(ResponseType::ChangeLater, None),
        };
        match self.respond(to, &response).await {
            Ok(()) => ResponseState::Deferred,
            Err(error) => {
                warn!("Discord: an answer could not be deferred: {error}");
                ResponseState::Lost
            }
        }
    }

    /// Delivers the answer within `answer_within`. Only logs a failure: there is nobody left to tell.
    pub(crate) async fn answer(&self, to: &ReplyTo, state: ResponseState, answer: Answer) -> Outcome {
        let (reply, whole) = self.reply_of(to, answer).await;
        let is_follow_up = needs_follow_up(to.kind, state, &reply);
        let result = match state {
            ResponseState::Waiting => self.answer_now(to, reply).await,
            ResponseState::Deferred => self.answer_later(to, reply).await,
            ResponseState::Lost => return Outcome::without_message(Arrived::Never),
        };
        match result {
            Ok(_) if !whole => Outcome::without_message(Arrived::Never),
            Ok(outcome) if is_follow_up => Outcome { arrived: Arrived::Never, ..outcome },
            Ok(outcome) => outcome,
            Err(error) => {
                self.apologise(to, state, &error).await;
                // The refused request may be a retry of one that arrived.
                Outcome::without_message(Arrived::Unclear)
            }
        }
    }

    /// Explains why no table can be opened here.
    pub(crate) async fn answer_closed(&self, to: &ReplyTo) {
        self.answer(to, ResponseState::Waiting, Answer::Alert(say(to.locale, &Msg::ChannelClosedToUs))).await;
    }

    /// Tells somebody who floods that their last input is ignored.
    pub(crate) async fn ask_to_slow_down(&self, to: &ReplyTo) {
        self.answer(to, ResponseState::Waiting, Answer::Alert(say(to.locale, &Msg::SlowDown))).await;
    }

    /// Answers an input that we cannot read.
    pub(crate) async fn answer_unreadable(&self, to: &ReplyTo) {
        let words = match to.kind {
            Kind::Command => Msg::UnknownCommand,
            Kind::Press => Msg::BadButton,
        };
        self.answer(to, ResponseState::Waiting, Answer::Alert(say(to.locale, &words))).await;
    }

    /// Suggests values for a command's argument.
    pub(crate) async fn suggest(&self, to: &ReplyTo, wanted: Completed, typed: &str, presets: &[PresetName]) {
        let choices = commands::suggestions(wanted, typed, presets, to.locale);
        let response = Response::new(ResponseType::Suggestions, Some(Choices { choices }));
        // No retry: the next letter asks again.
        if let Err(error) = self.respond_at_once(to, &response).await {
            debug!("Discord: suggestions could not be shown: {error}");
        }
    }

    /// Translates the answer for Discord. `false` if its page could not be rendered.
    async fn reply_of(&self, to: &ReplyTo, answer: Answer) -> (Reply, bool) {
        let reply = match answer {
            Answer::Silent | Answer::Dismiss if to.kind == Kind::Command => {
                Reply::Aside(words(&say(to.locale, &Msg::CommandDone)))
            }
            Answer::Silent => Reply::Acknowledgement,
            Answer::Dismiss => Reply::Dismissed,
            Answer::Toast(text) | Answer::Alert(text) => Reply::Aside(words(&text)),
            Answer::Posted { ref page } => match self.page(page).await {
                Some(shown) => Reply::Posted(shown),
                None => return (Reply::Aside(words(&say(to.locale, &Msg::Fault))), false),
            },
            Answer::Page { ref page, replace_pressed }
            | Answer::Pending { ref page, replace_pressed, .. }
            | Answer::Surface { ref page, replace_pressed, .. } => {
                let Some(shown) = self.page(page).await else {
                    return (Reply::Aside(words(&say(to.locale, &Msg::Fault))), false);
                };
                match answer {
                    _ if replace_pressed && to.kind == Kind::Press => Reply::Changed(shown),
                    Answer::Surface { .. } | Answer::Pending { .. } => Reply::Panel(shown),
                    _ => Reply::Aside(shown),
                }
            }
        };
        (reply, true)
    }

    async fn page(&self, page: &Page) -> Option<PreparedPage> {
        match self.prepare(page, page.picture.as_ref(), None).await {
            Ok(prepared) => Some(prepared),
            Err(error) => {
                warn!("Discord: a page can't be shown: {error}");
                None
            }
        }
    }

    async fn answer_now(&self, to: &ReplyTo, reply: Reply) -> Result<Outcome, CallError> {
        match reply {
            Reply::Acknowledgement => self.respond(to, &Response::<()>::new(ResponseType::ChangeLater, None)).await?,
            Reply::Changed(page) => self.change(to, &page).await?,
            Reply::Aside(page) => self.respond_with_page(to, Destination::aside, &page).await?,
            Reply::Posted(page) => self.respond_with_page(to, for_everybody, &page).await?,
            Reply::Panel(page) => {
                let message = self.open_panel(to, &page).await?.id;
                return Ok(Outcome::at(panel_ref(self.application(), Some(message), &to.token)));
            }
            Reply::Dismissed => {
                self.respond(to, &Response::<()>::new(ResponseType::ChangeLater, None)).await?;
                self.delete_original(to).await?;
            }
        }
        Ok(Outcome::SHOWN)
    }

    async fn answer_later(&self, to: &ReplyTo, reply: Reply) -> Result<Outcome, CallError> {
        match reply {
            Reply::Acknowledgement => {}
            Reply::Changed(page) => {
                let outcome = self.change_original(to, &page).await?;
                return Ok(Outcome { at: None, ..outcome });
            }
            // A deferred command has a message of its own already.
            Reply::Aside(page) | Reply::Panel(page) if to.kind == Kind::Command => {
                return self.change_original(to, &page).await;
            }
            Reply::Posted(page) => {
                // A deferred command has promised an ephemeral answer.
                if to.kind == Kind::Command {
                    self.change_original(to, &words(&say(to.locale, &Msg::CommandDone))).await?;
                }
                self.follow_up(to, for_everybody, &page).await?;
            }
            Reply::Aside(page) | Reply::Panel(page) => {
                let message = self.follow_up(to, Destination::aside, &page).await?.id;
                return Ok(Outcome::at(beside_ref(self.application(), message, &to.token)));
            }
            Reply::Dismissed => self.delete_original(to).await?,
        }
        Ok(Outcome::SHOWN)
    }

    /// Logs a failure, and tells the asker if Discord still accepts a response.
    async fn apologise(&self, to: &ReplyTo, state: ResponseState, error: &CallError) {
        match error.meaning() {
            // The pressed message was deleted meanwhile, or can't be edited now: the house sends the page again.
            Some(Meaning::MessageAbsent | Meaning::ChannelAbsent | Meaning::EditsExhausted) => {
                debug!("Discord: the message of an answer is gone: {error}");
                // Discord still waits, and would show an error.
                if state == ResponseState::Waiting
                    && let Err(error) = self.answer_now(to, Reply::Acknowledgement).await
                {
                    debug!("Discord: a press could not be acknowledged: {error}");
                }
            }
            Some(Meaning::Other) => {
                warn!("Discord: an answer was refused: {error}");
                let fault = words(&say(to.locale, &Msg::Fault));
                let result = match state {
                    ResponseState::Waiting => self.answer_now(to, Reply::Aside(fault)).await,
                    ResponseState::Deferred | ResponseState::Lost => self.answer_later(to, Reply::Aside(fault)).await,
                };
                if let Err(error) = result {
                    warn!("Discord: a failure could not be reported: {error}");
                }
            }
            _ => warn!("Discord: an answer could not be delivered: {error}"),
        }
    }
}

/// True if the answer has to be a follow-up message. After a deferred press, the answer's own message is the pressed one. Everybody may
/// see that, so a private hand must never be edited into it.
fn needs_follow_up(kind: Kind, state: ResponseState, reply: &Reply) -> bool {
    kind == Kind::Press && state == ResponseState::Deferred && matches!(reply, Reply::Aside(_) | Reply::Panel(_))
}

/// A new message for everybody.
fn for_everybody() -> Destination {
    Destination::answering(None)
}

fn words(text: &Text) -> PreparedPage {
    PreparedPage::sentence(text)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_hand_beside_a_deferred_press_is_never_edited_into_the_pressed_message() {
        for (kind, state, reply, expected) in [
            (Kind::Press, ResponseState::Deferred, Reply::Aside(words(&"a hand".into())), true),
            (Kind::Press, ResponseState::Deferred, Reply::Panel(words(&"a hand".into())), true),
            (Kind::Press, ResponseState::Deferred, Reply::Changed(words(&"a board".into())), false),
            (Kind::Press, ResponseState::Waiting, Reply::Aside(words(&"a hand".into())), false),
            (Kind::Command, ResponseState::Deferred, Reply::Panel(words(&"a hand".into())), false),
            (Kind::Command, ResponseState::Waiting, Reply::Aside(words(&"a hand".into())), false),
        ] {
            assert_eq!(needs_follow_up(kind, state, &reply), expected, "{kind:?} {state:?}");
        }
    }

    #[test]
    fn what_the_asker_alone_sees_is_marked() {
        let flags = |destination| {
            let body = serde_json::to_value(words(&"a hand".into()).bare(destination)).unwrap();
            body["flags"].as_u64().unwrap()
        };
        assert_eq!(flags(Destination::aside()) & EPHEMERAL, EPHEMERAL);
        assert_eq!(flags(Destination::answering(None)) & EPHEMERAL, 0);
        let silent = serde_json::to_value(Response::<()>::new(ResponseType::ChangeLater, None)).unwrap();
        assert_eq!(silent, serde_json::json!({ "type": 6 }));
    }
}

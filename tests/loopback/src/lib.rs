//! A faithful Telegram on 127.0.0.1, for end-to-end tests of a real bot: the Bot API as a server, and people who write, press buttons,
//! join, block and look as a test directs.
//!
//! ```no_run
//! # async fn example() -> Result<(), Box<dyn std::error::Error>> {
//! use talon_loopback::{LoopbackTelegram, Options, Which};
//!
//! let telegram = LoopbackTelegram::start(Options::default().scaled(100)).await?;
//! // Start the bot with `telegram.url()` as its API address and `telegram.token()`, then:
//! telegram.bot_listens().await?;
//! let ana = telegram.person("Ana", "bg");
//! let group = telegram.group("Friday", &[&ana]);
//! ana.say(&group, "/play")?;
//! let lobby = ana.sees(&group, "a lobby", |message| !message.buttons.is_empty()).await?;
//! let payload = ana.follow(&lobby, Which::Containing("Join"))?;
//! # let _ = payload;
//! assert!(telegram.violations().is_empty());
//! # Ok(())
//! # }
//! ```
//!
//! # What is modelled
//! * **Wire**: `/bot<token>/<method>`, methods in any capitalisation, GET and POST, JSON, urlencoded and multipart bodies.
//!   Errors have the real server's bodies and texts. Every request, answer and update is validated against the published
//!   schema when it is at hand ([`SchemaSource`]); what breaks it is refused and kept in
//!   [`LoopbackTelegram::violations`].
//! * **Methods**: `getMe`, `getUpdates`, `setWebhook`, `deleteWebhook`, `getWebhookInfo`, `sendMessage`, `sendDocument`,
//!   `sendPhoto`, `sendChatAction`, `editMessageText`, `editMessageMedia`, `editMessageCaption`, `editMessageReplyMarkup`, `deleteMessage(s)`, `answerCallbackQuery`, `editEphemeralMessageText`, `editEphemeralMessageMedia`,
//!   `editEphemeralMessageCaption`, `editEphemeralMessageReplyMarkup`, `deleteEphemeralMessage`,
//!   `set/get/deleteMyCommands` with scopes and languages, `set/getMyDescription`, `set/getMyShortDescription`, `getChat`, `getChatMember`, `getChatAdministrators`,
//!   `getChatMemberCount`, `leaveChat`. Any other is 404 and a violation.
//! * **Updates**: `message`, `edited_message`, `callback_query`, `my_chat_member`, `chat_member` (asked for by name, as an admin), with
//!   `allowed_updates`, confirmation by offset, redelivery of the unconfirmed, conflicts of two pollers or of a poller with
//!   a webhook. Webhooks are delivered in order, with the secret token, until the bot answers 2xx.
//! * **Chats**: private chats (not started, started, blocked), basic groups, supergroups, forum topics; owners, admins,
//!   members; privacy mode; migration to a supergroup; removal of the bot. Private chats and basic groups share the
//!   counter of message ids of the bot's account, a supergroup has its own.
//! * **Messages**: HTML is really parsed, entities count UTF-16 units; 4096 units a message, 1024 a caption, 200 an alert,
//!   64 bytes of callback data, 8 buttons a row, 100 a keyboard; an edit that changes nothing is refused; an edit without
//!   a keyboard removes the keyboard; after 48 hours nothing can be deleted. A query can be answered once, and only for some minutes.
//! * **Photos**: PNGs, uploaded or named by a `file_id`, with the limits of their size; a text becomes a photo, and never the
//!   other way round; groups can forbid them.
//! * **Rich messages**: headings, paragraphs, tables and details as blocks, without detected entities; 32,768 characters, 500 blocks, 20
//!   columns, 16 levels. A text becomes a rich message by an edit, and the other way round; neither photo nor caption comes of one.
//! * **Ephemeral messages**, which only one person sees: within 15 s of that person's press, or at any time from an admin bot; identified by
//!   chat, reader and their own number; edited to 1,024 units at most; lost silently ([`LoopbackTelegram::lose_ephemerals`]); unknown to an
//!   older server ([`Options::ephemerals`]).
//! * **Rates**: 20 messages and edits in any minute per group, one a second per private chat with small bursts, 30 a
//!   second in all ([`Rates`]); 429 with whole seconds, counted in [`LoopbackTelegram::rate_violations`].
//! * **Time** runs [`Options::scale`] times as fast as the wall and can be skipped ([`LoopbackTelegram::skip`]).
//! * **Failures**: planned or drawn from the seed ([`Failure`]), duplicate and reordered updates.
//!
//! # What is not
//! * Rich messages from HTML or Markdown, and their other blocks and marks.
//! * Markdown, media other than documents and photos, file downloads, inline mode, payments, reactions, polls, channels, business
//!   accounts, anonymous admins, linked chats.
//! * A press on a message that is gone reaches the bot with an `InaccessibleMessage`; how apps and servers really treat it
//!   is not documented. Presses on a migrated group's old messages still name the old chat.
//! * Leading white space of a message is kept (the real server drops some of it), and no addresses are detected in texts.
//! * A keyboard row of more than eight buttons is refused, where apps merely show it badly.
//! * A webhook may have any loopback address, as with a Bot API server of one's own; replies in the webhook's response
//!   are not carried out; there is one connection.
//! * The real limits are not published in full: these are the documented ones, read strictly. Deletions are free here.
//!
//! Ids, random failures and reordering come from the seed ([`Options::seed`]); dates come from the wall clock.

mod bell;
mod clock;
pub mod discord;
mod error;
mod faults;
mod limiter;
mod log;
mod options;
mod people;
mod server;
mod telegram;
mod transcript;
mod wire;
mod world;

pub use bell::TimedOut;
pub use faults::Failure;
pub use log::Log;
pub use options::{Options, Rate, Rates, SchemaSource};
pub use people::{FollowError, Forum, Group, Message, Person, Place, Which};
pub use telegram::{LoopbackTelegram, StartError};
pub use transcript::{DELIVERED, Entry};
pub use wire::keyboard::{Button, ButtonKind, ButtonStyle};
pub use wire::schema::{SchemaError, schema_available};
pub use world::Author;
pub use world::callbacks::{CallbackAnswer, PressError};
pub use world::commands::MenuEntry;
pub use world::deeds::SayError;
pub use world::rich::rich_text;

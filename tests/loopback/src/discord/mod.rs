//! A faithful Discord on 127.0.0.1, for end-to-end tests of a real bot: REST and gateway in version 10, and people who use
//! commands, press buttons, submit forms, refuse messages and look as a test directs.
//!
//! ```no_run
//! # async fn example() -> Result<(), Box<dyn std::error::Error>> {
//! use talon_loopback::discord::{LoopbackDiscord, Options, Which};
//!
//! let discord = LoopbackDiscord::start(Options::default().scaled(100)).await?;
//! // Start the bot with `discord.url()` instead of https://discord.com and `discord.token()`, then:
//! discord.ready().await?;
//! let ana = discord.person("Ana", "bg");
//! let guild = discord.guild("Friday", &[&ana]);
//! let general = guild.channel("general");
//! let lobby = ana.command(&general, "play", &[("game", "santase")])?.shown().await?;
//! let answer = ana.press(&lobby, Which::Containing("Join")).await?;
//! # let _ = answer;
//! assert!(discord.violations().is_empty());
//! # Ok(())
//! # }
//! ```
//!
//! # What is modelled
//! * **Wire**: `/api/v10`, JSON and multipart bodies, the bot's token, refusals with the real codes and, for forms, the
//!   real nested objections. Every request and answer is validated against the published OpenAPI document when it is at
//!   hand ([`SchemaSource`]); what breaks it is refused and kept in [`LoopbackDiscord::violations`], as is every route
//!   that is not modelled.
//! * **Places**: guilds with an owner, admins and members, text channels, threads, direct messages, the private chats of
//!   others; the bot's permissions by guild and channel; apps that are installed to a guild or to a person.
//! * **Messages**: contents, embeds, components and files with their limits; ephemeral ones that only one person sees and
//!   no channel's route knows; nonces; edits of old messages; replies. A file that an embed shows is listed only there, and an
//!   edit keeps the files that it names.
//! * **Interactions**: commands as they are registered, in the person's language; suggestions, components, forms; three
//!   seconds of wall time for the first answer, a quarter of an hour of virtual time for the rest.
//! * **Rates**: windows by route and channel, guild, application or token, one for all, with the real headers; 429 with
//!   fractions of seconds, counted in [`LoopbackDiscord::rate_violations`] ([`Rates`]).
//! * **Time** runs [`Options::scale`] times as fast as the wall and can be skipped ([`LoopbackDiscord::skip`]).
//! * **Failures**: planned or drawn from the seed ([`Failure`]).
//!
//! # What is not
//! * Reactions, pins, polls, stickers, voice, webhooks of guilds, audit logs, invitations, roles that a test makes.
//! * Ephemeral messages send no events; the real server's behaviour there is not documented.
//! * Version 2 of components passes through by the published document alone.
//! * Threads don't archive themselves; a test archives them.
//! * Mentions notify nobody, and texts are not parsed for anything else.
//! * The limits of requests are, but for the global one, not published; these are read from the real server's headers.
//!
//! Ids of what was there before and random failures come from the seed ([`Options::seed`]); ids of what happens, and dates,
//! from the clock.

mod error;
mod faults;
mod forms;
mod gateway;
mod loopback;
mod options;
mod people;
mod schema;
mod server;
mod tls;
mod transcript;
mod world;

pub use error::Scope;
pub use faults::Failure;
pub use gateway::{GatewayOptions, Outage, Shard};
pub use loopback::{LoopbackDiscord, StartError};
pub use options::{Limit, Options, Rates, SchemaSource};
pub use people::{
    AnswerError, Asked, Attached, Button, Channel, Form, Guild, InteractionAnswer, Message, Person, Place, Which,
};
pub use schema::{SchemaError, schema_available};
pub use tls::{HOST, SecureError, Secured};
pub use transcript::{Audience, Cost, Entry, Interaction};
pub use world::deeds::DeedError;
pub use world::interactions::AnswerKind;
pub use world::permissions::Permissions;

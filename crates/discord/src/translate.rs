//! Translates Discord's events into the house's inputs and notices.

use std::fmt;
use std::num::NonZeroU64;
use std::time::Duration;

use serde_json::Value;
use serenity::all::{
    ApplicationId, AuthorizingIntegrationOwner, AuthorizingIntegrationOwners, ChannelId, ChannelType,
    CommandInteraction, ComponentInteraction, ComponentInteractionDataKind, Event, Guild, GuildId, Interaction,
    InteractionId, Member, Message, MessageFlags, MessageId, PartialChannel, Permissions, User, UserId,
};
use talon_house::{Greet, Incoming, Intent, Notice, Panel};
use talon_store::{Place, PlatformKind, Sender};
use talon_view::{Locale, MenuVerb, Token, Verb};

use crate::commands::{self, Completed};
use crate::gallery::PostedFile;
use crate::people::may_write;
use crate::refs::{account_ref, guild_place, is_token, message_ref, panel_ref, private_place};
use crate::render::is_menu;

/// What an event means to us.
#[derive(Debug, PartialEq)]
pub(crate) enum Arrival {
    /// A person wants something.
    Ask(Box<Ask>),
    /// A request for a table in a channel where the bot may not write.
    Closed(ReplyTo),
    /// An input that is not ours, or can't be read. We answer it, so that the person's app does not wait.
    Unreadable(ReplyTo),
    /// Somebody is typing a command's argument.
    Typing(Typing),
    /// Somebody wrote in a channel.
    Written {
        /// The channel.
        place: Place,
        /// The channel's number.
        channel: ChannelId,
        /// The new message.
        message: MessageId,
        /// Who wrote it.
        author: UserId,
    },
    /// The bot is in a server; with a greeting if it may have just been added.
    Present(GuildId, Option<Box<Greet>>),
    /// The bot was removed from a server.
    Removed(GuildId),
    /// Nothing for us.
    Nothing,
}

impl Arrival {
    /// The input to answer, if there is one.
    pub(crate) const fn reply_to(&self) -> Option<&ReplyTo> {
        match self {
            Self::Ask(ask) => Some(&ask.to),
            Self::Closed(to) | Self::Unreadable(to) | Self::Typing(Typing { to, .. }) => Some(to),
            Self::Written { .. } | Self::Present(..) | Self::Removed(_) | Self::Nothing => None,
        }
    }
}

/// A person's request.
#[derive(Debug, PartialEq)]
pub(crate) struct Ask {
    /// The house's input.
    pub(crate) incoming: Incoming,
    /// Where the answer goes.
    pub(crate) to: ReplyTo,
    /// The person's rights in the server.
    pub(crate) rights: Option<(GuildId, UserId, Permissions)>,
}

/// An argument that somebody is typing.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Typing {
    /// Where the suggestions go.
    pub(crate) to: ReplyTo,
    /// Where it is typed.
    pub(crate) place: Place,
    /// The kind of argument.
    pub(crate) wanted: Completed,
    /// What has been typed so far.
    pub(crate) typed: String,
}

/// The input that an answer belongs to.
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct ReplyTo {
    /// The input.
    pub(crate) id: InteractionId,
    /// The token for the bot's answer. `Debug` never shows it: anybody who has it can write in the bot's name.
    pub(crate) token: String,
    /// What kind of input it is.
    pub(crate) kind: Kind,
    /// The language of the person's app.
    pub(crate) locale: Locale,
    /// Who sent it.
    pub(crate) from: NonZeroU64,
    /// The pressed message.
    pub(crate) pressed: Option<Pressed>,
    /// Inputs with the same lane are handled one after the other: presses on one message, commands of one person.
    pub(crate) lane: NonZeroU64,
}

/// A message when it was pressed.
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct Pressed {
    /// Its number.
    pub(crate) message: MessageId,
    /// The picture that it showed.
    pub(crate) picture: Option<PostedFile>,
}

impl Pressed {
    fn of(message: &Message) -> Self {
        let images = message.embeds.iter().filter_map(|embed| embed.image.as_ref());
        Self { message: message.id, picture: images.filter_map(|image| PostedFile::at(&image.url)).next() }
    }
}

/// The kinds of inputs, as far as their answers differ.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Kind {
    /// A command: its answer is a new message.
    Command,
    /// A press: its answer can edit the pressed message.
    Press,
}

impl fmt::Debug for ReplyTo {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("ReplyTo").field("id", &self.id).field("kind", &self.kind).finish_non_exhaustive()
    }
}

/// Reads an event.
pub(crate) fn arrival(event: Event) -> Arrival {
    let arrival = read(event);
    // The token becomes part of an address; an input with a malformed token can't be answered.
    if arrival.reply_to().is_none_or(|to| is_token(&to.token)) { arrival } else { Arrival::Nothing }
}

fn read(event: Event) -> Arrival {
    match event {
        Event::InteractionCreate(event) => match event.interaction {
            Interaction::Command(command) => command_arrival(&command),
            Interaction::Autocomplete(command) => typing(&command),
            Interaction::Component(press) => press_arrival(&press),
            Interaction::Modal(modal) => {
                let from = modal.user.id.into();
                Arrival::Unreadable(reply(modal.id, &modal.token, Kind::Command, &modal.locale, from, from))
            }
            Interaction::Ping(_) => Arrival::Nothing,
            // Serenity may add events.
            _ => Arrival::Nothing,
        },
        Event::MessageCreate(event) => written(&event.message),
        Event::GuildCreate(event) => present(&event.guild),
        // In an outage a server is unavailable for a while, but the bot is still in it.
        Event::GuildDelete(event) if !event.guild.unavailable => Arrival::Removed(event.guild.id),
        Event::Unknown(event) if event.kind == "INTERACTION_CREATE" => unreadable(&event.value),
        _ => Arrival::Nothing,
    }
}

fn command_arrival(command: &CommandInteraction) -> Arrival {
    let to = reply_to_command(command);
    let Some(intent) = commands::read(&command.data) else {
        return Arrival::Unreadable(to);
    };
    Origin::of_command(command).ask(to, None, intent)
}

fn press_arrival(press: &ComponentInteraction) -> Arrival {
    let (from, lane) = (press.user.id.into(), press.message.id.into());
    let to = reply(press.id, &press.token, Kind::Press, &press.locale, from, lane);
    let origin = Origin {
        application: press.application_id,
        guild: press.guild_id,
        channel: press.channel_id,
        kind: press.channel.as_ref(),
        member: press.member.as_ref(),
        user: &press.user,
        owners: &press.authorizing_integration_owners,
        permissions: press.app_permissions,
        locale: &press.locale,
    };
    match token_in(press) {
        Some(token) => origin.ask(to, Some(&press.message), Intent::Press(token.to_owned())),
        None => Arrival::Unreadable(to),
    }
}

/// The token of the pressed button, or of the chosen menu entry; `None` for anything that no page of ours has. A forged entry is worth no
/// more than a forged button.
fn token_in(press: &ComponentInteraction) -> Option<&str> {
    let id = &press.data.custom_id;
    match &press.data.kind {
        ComponentInteractionDataKind::Button => Some(id),
        ComponentInteractionDataKind::StringSelect { values } if is_menu(id) => match &values[..] {
            [token] => Some(token),
            _ => None,
        },
        _ => None,
    }
}

fn typing(command: &CommandInteraction) -> Arrival {
    let to = reply_to_command(command);
    let Some(wanted) = commands::completed(&command.data) else {
        return Arrival::Nothing;
    };
    let typed = command.data.autocomplete().map(|option| option.value.to_owned()).unwrap_or_default();
    Arrival::Typing(Typing { to, place: Origin::of_command(command).place(), wanted, typed })
}

fn reply_to_command(command: &CommandInteraction) -> ReplyTo {
    let from = command.user.id.into();
    reply(command.id, &command.token, Kind::Command, &command.locale, from, from)
}

fn reply(id: InteractionId, token: &str, kind: Kind, locale: &str, from: NonZeroU64, lane: NonZeroU64) -> ReplyTo {
    ReplyTo { id, token: token.to_owned(), kind, locale: Locale::parse(locale), from, pressed: None, lane }
}

/// Where an input comes from; the same for commands and presses.
struct Origin<'a> {
    application: ApplicationId,
    guild: Option<GuildId>,
    channel: ChannelId,
    kind: Option<&'a PartialChannel>,
    member: Option<&'a Member>,
    user: &'a User,
    owners: &'a AuthorizingIntegrationOwners,
    permissions: Option<Permissions>,
    locale: &'a str,
}

impl<'a> Origin<'a> {
    fn of_command(command: &'a CommandInteraction) -> Self {
        Self {
            application: command.application_id,
            guild: command.guild_id,
            channel: command.channel_id,
            kind: command.channel.as_ref(),
            member: command.member.as_deref(),
            user: &command.user,
            owners: &command.authorizing_integration_owners,
            permissions: command.app_permissions,
            locale: &command.locale,
        }
    }

    fn ask(&self, to: ReplyTo, pressed: Option<&Message>, intent: Intent) -> Arrival {
        let guild = self.home();
        if guild.is_some() && opens_table(&intent) && !self.may_write() {
            return Arrival::Closed(to);
        }
        let alone = |message: &&Message| message.flags.is_some_and(|flags| flags.contains(MessageFlags::EPHEMERAL));
        let panel = pressed.filter(alone).map(|message| message.id);
        let incoming = Incoming {
            key: to.id.to_string(),
            from: self.sender(),
            place: self.place(),
            message: pressed.map(|message| message_ref(message.id)),
            intent,
            panel: Some(Panel { at: panel_ref(self.application, panel, &to.token), pressed: panel.is_some() }),
            now_message: None,
        };
        let rights = self.member.and_then(|member| member.permissions);
        let rights = guild.zip(rights).map(|(guild, rights)| (guild, self.user.id, rights));
        Arrival::Ask(Box::new(Ask { incoming, to: ReplyTo { pressed: pressed.map(Pressed::of), ..to }, rights }))
    }

    fn place(&self) -> Place {
        self.home().map_or_else(|| private_place(self.user.id), |guild| guild_place(guild, self.channel))
    }

    /// The server, if the bot is a member of it. If a person uses the bot in another server, inputs are between that person and the bot.
    fn home(&self) -> Option<GuildId> {
        let owners = &self.owners.0;
        let installed = owners.iter().any(|owner| matches!(owner, AuthorizingIntegrationOwner::GuildInstall(_)));
        self.guild.filter(|_| installed || owners.is_empty())
    }

    /// True if a table's message could be sent and edited here. If Discord does not say, we try.
    fn may_write(&self) -> bool {
        self.permissions.is_none_or(|permissions| may_write(permissions, self.kind.is_some_and(is_thread)))
    }

    fn sender(&self) -> Sender {
        let nick = self.member.and_then(|member| member.nick.as_ref());
        let name = nick.or(self.user.global_name.as_ref()).unwrap_or(&self.user.name);
        Sender {
            account: account_ref(self.user.id),
            name: name.clone(),
            language: Some(self.locale.to_owned()).filter(|locale| !locale.is_empty()),
        }
    }
}

/// True if the intent sends a new message to the channel.
fn opens_table(intent: &Intent) -> bool {
    match intent {
        Intent::Play { .. } => true,
        Intent::Press(raw) => {
            raw.parse().is_ok_and(|token: Token| matches!(token.verb, Verb::Menu(MenuVerb::NewGame(_))))
        }
        _ => false,
    }
}

fn is_thread(channel: &PartialChannel) -> bool {
    matches!(channel.kind, ChannelType::PublicThread | ChannelType::PrivateThread | ChannelType::NewsThread)
}

fn written(message: &Message) -> Arrival {
    // Direct messages do not scroll away: only the two of them write there.
    let Some(guild) = message.guild_id else { return Arrival::Nothing };
    Arrival::Written {
        place: guild_place(guild, message.channel_id),
        channel: message.channel_id,
        message: message.id,
        author: message.author.id,
    }
}

/// Reads an input that serenity does not fully understand. It is answered if it contains what an answer needs.
fn unreadable(raw: &Value) -> Arrival {
    const PRESS: u64 = 3;
    const TYPING: u64 = 4;
    let number = |field: &str| raw[field].as_str()?.parse::<NonZeroU64>().ok();
    let (Some(id), Some(token)) = (number("id"), raw["token"].as_str()) else {
        return Arrival::Nothing;
    };
    let kind = match raw["type"].as_u64() {
        // The next letter asks again.
        Some(TYPING) => return Arrival::Nothing,
        Some(PRESS) => Kind::Press,
        _ => Kind::Command,
    };
    let locale = raw["locale"].as_str().unwrap_or_default();
    let user = raw["member"]["user"]["id"].as_str().or_else(|| raw["user"]["id"].as_str());
    let from = user.and_then(|user| user.parse().ok()).unwrap_or(id);
    Arrival::Unreadable(reply(id.into(), token, kind, locale, from, from))
}

/// Discord announces every server at each start, with the moment when the bot was added. The greeting goes where Discord itself greets
/// people.
fn present(guild: &Guild) -> Arrival {
    let greet = guild.system_channel_id.map(|channel| {
        Box::new(Greet {
            place: guild_place(guild.id, channel),
            since: Duration::from_secs(guild.joined_at.unix_timestamp().unsigned_abs()),
            language: Some(guild.preferred_locale.clone()),
            by: None,
        })
    });
    Arrival::Present(guild.id, greet)
}

/// The bot is in a server.
pub(crate) fn added(guild: GuildId, greet: Option<Greet>) -> Notice {
    Notice::BotAdded { platform: PlatformKind::Discord, chat: guild.to_string(), greet }
}

/// The bot is no longer in a server.
pub(crate) fn removed(guild: GuildId) -> Notice {
    Notice::BotRemoved { platform: PlatformKind::Discord, chat: guild.to_string() }
}

#[cfg(test)]
mod tests;

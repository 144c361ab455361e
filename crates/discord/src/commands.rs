//! The slash commands: their definitions for Discord, and the intents they mean.

use serde_json::{Map, Value, json};
use serenity::all::{CommandData, CommandDataOptionValue, CommandType};
use talon_games::GameKind;
use talon_house::commands::{Argument, Command, Given, Offered};
use talon_house::{Intent, Named, PresetName, zones_like};
use talon_view::{Locale, Sentence, Slash, say};

use crate::refs::account_ref;

/// Discord's option types "text" and "user".
const TEXT: u8 = 3;
const USER: u8 = 6;

/// Discord's contexts of a command: servers, the bot's own direct messages, and direct messages between people.
const SERVERS: u8 = 0;
const OWN_MESSAGES: u8 = 1;
const FOREIGN_MESSAGES: u8 = 2;

/// Discord's kinds of installation: for a server, or for a person.
const INSTALLED_FOR: [u8; 2] = [0, 1];

/// What people can do with their stored data, and the house's word for it.
const WISHES: [(Slash, &str); 2] = [(Slash::WishCopy, "export"), (Slash::WishForget, "delete")];

/// The durations to choose from, and the house's words for them.
const SPANS: [(Slash, &str); 4] =
    [(Slash::SpanWeek, "week"), (Slash::SpanMonth, "month"), (Slash::SpanSeason, "season"), (Slash::SpanEver, "all")];

/// The contexts in which a command is offered. Table commands are useless in direct messages between people.
const fn places(offered: Offered) -> &'static [u8] {
    match offered {
        Offered::Anywhere => &[SERVERS, OWN_MESSAGES, FOREIGN_MESSAGES],
        Offered::InChats | Offered::InPrivate => &[SERVERS, OWN_MESSAGES],
    }
}

/// The command's definition for Discord. Only global commands have contexts.
pub(crate) fn definition(command: &Command, global: bool) -> Value {
    let mut definition = labelled(&command.label, &command.about);
    definition.insert("type".to_owned(), json!(u8::from(CommandType::ChatInput)));
    let options: Vec<Value> = command.takes.iter().map(|argument| option(*argument)).collect();
    definition.insert("options".to_owned(), Value::Array(options));
    if global {
        definition.insert("contexts".to_owned(), json!(places(command.offered)));
        definition.insert("integration_types".to_owned(), json!(INSTALLED_FOR));
    }
    Value::Object(definition)
}

/// An argument's name and its description.
const fn words(argument: Argument) -> (Slash, Slash) {
    match argument {
        Argument::GameOrPreset | Argument::Game => (Slash::Game, Slash::GameAbout),
        Argument::Words => (Slash::Words, Slash::WordsAbout),
        Argument::Preset => (Slash::Name, Slash::NameAbout),
        Argument::NewLeague => (Slash::Create, Slash::CreateAbout),
        Argument::Code => (Slash::Code, Slash::CodeAbout),
        Argument::Match => (Slash::Match, Slash::MatchAbout),
        Argument::Zone => (Slash::Zone, Slash::ZoneAbout),
        Argument::Wish => (Slash::Wish, Slash::WishAbout),
        Argument::Span => (Slash::Span, Slash::SpanAbout),
        Argument::Person => (Slash::Person, Slash::PersonAbout),
    }
}

/// An argument's definition for Discord.
fn option(argument: Argument) -> Value {
    let (name, about) = words(argument);
    let mut definition = labelled(&name, &about);
    definition.insert("type".to_owned(), json!(if argument == Argument::Person { USER } else { TEXT }));
    let choices: Vec<Value> = match argument {
        Argument::Game => GameKind::ALL.into_iter().map(choice).collect(),
        Argument::Wish => WISHES.iter().map(|(name, value)| valued(name, value)).collect(),
        Argument::Span => SPANS.iter().map(|(name, value)| valued(name, value)).collect(),
        _ => Vec::new(),
    };
    if !choices.is_empty() {
        definition.insert("choices".to_owned(), Value::Array(choices));
    }
    if completion(argument).is_some() {
        definition.insert("autocomplete".to_owned(), json!(true));
    }
    if argument == Argument::Words {
        definition.insert("required".to_owned(), json!(true));
    }
    Value::Object(definition)
}

/// A name and a description, with their translations.
fn labelled(name: &impl Sentence, about: &impl Sentence) -> Map<String, Value> {
    let mut fields = named(name);
    fields.insert("description".to_owned(), json!(say(Locale::default(), about).plain()));
    fields.insert("description_localizations".to_owned(), translations(about));
    fields
}

fn named(name: &impl Sentence) -> Map<String, Value> {
    let mut fields = Map::new();
    fields.insert("name".to_owned(), json!(say(Locale::default(), name).plain()));
    fields.insert("name_localizations".to_owned(), translations(name));
    fields
}

/// A text in every language except the default. Discord's language codes are the same as ours.
fn translations(sentence: &impl Sentence) -> Value {
    let others = Locale::ALL.into_iter().filter(|locale| *locale != Locale::default());
    Value::Object(others.map(|locale| (locale.code().to_owned(), json!(say(locale, sentence).plain()))).collect())
}

fn choice(game: GameKind) -> Value {
    valued(&Slash::GameChoice { game }, game.name())
}

fn valued(name: &impl Sentence, value: &str) -> Value {
    let mut fields = named(name);
    fields.insert("value".to_owned(), json!(value));
    Value::Object(fields)
}

/// The code of a game, given its name in any language. Other texts stay as they are.
fn game_code(typed: &str) -> String {
    let wanted = typed.trim().to_lowercase();
    let is_named = |game: &GameKind| {
        let is_name = |locale: &Locale| game_name(*locale, *game).to_lowercase() == wanted;
        game.name() == wanted || Locale::ALL.iter().any(is_name)
    };
    GameKind::ALL.into_iter().find(is_named).map_or_else(|| typed.to_owned(), |game| game.name().to_owned())
}

fn game_name(locale: Locale, game: GameKind) -> String {
    say(locale, &Slash::GameChoice { game }).plain()
}

/// The intent of a command; `None` for one that we never registered.
pub(crate) fn read(data: &CommandData) -> Option<Intent> {
    let command = Command::named(&data.name)?;
    let arguments = data.options.iter().filter_map(|option| match &option.value {
        CommandDataOptionValue::String(text) => Some(text.as_str()),
        _ => None,
    });
    let arguments: Vec<&str> = arguments.collect();
    let told = (!arguments.is_empty()).then(|| arguments.join(" "));
    let text = match command.takes {
        [Argument::Game | Argument::GameOrPreset] => told.as_deref().map(game_code),
        _ => told,
    };
    Some(command.intent(Given { text, whom: person(data) }))
}

/// The person that a command names. Discord sends that person's data along.
fn person(data: &CommandData) -> Option<Named> {
    let user = data.options.iter().find_map(|option| option.value.as_user_id())?;
    let is_bot = data.resolved.users.get(&user).is_some_and(|user| user.bot);
    Some(if is_bot { Named::Bot } else { Named::Account(account_ref(user)) })
}

/// The kinds of values that we complete.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Completed {
    /// A game or a preset to open a table with.
    Table,
    /// The name of a preset.
    Preset,
    /// A time zone.
    Zone,
}

/// The kind of value that a command's argument takes; `None` for a command that we never registered.
pub(crate) fn completed(data: &CommandData) -> Option<Completed> {
    completion(*Command::named(&data.name)?.takes.first()?)
}

const fn completion(argument: Argument) -> Option<Completed> {
    match argument {
        Argument::GameOrPreset => Some(Completed::Table),
        Argument::Preset => Some(Completed::Preset),
        Argument::Zone => Some(Completed::Zone),
        _ => None,
    }
}

/// The most suggestions that Discord accepts.
const SUGGESTED: usize = 25;

/// A suggestion: its label, its value, and the text it is found by.
struct Choice {
    shown: String,
    value: String,
    names: Vec<String>,
}

impl Choice {
    fn game(game: GameKind, locale: Locale) -> Self {
        let shown = game_name(locale, game);
        Self { names: vec![shown.to_lowercase(), game.name().to_owned()], value: game.name().to_owned(), shown }
    }

    /// A preset, labelled with its game, because its name may not tell the game.
    fn preset(preset: &PresetName, wanted: Completed, locale: Locale) -> Self {
        let PresetName { game, name } = preset;
        let value = match wanted {
            Completed::Table => format!("{} {name}", game.name()),
            Completed::Preset | Completed::Zone => name.clone(),
        };
        let names = [name.to_lowercase()].into_iter().chain(Self::game(*game, locale).names).collect();
        Self { shown: format!("{} · {name}", game_name(locale, *game)), value, names }
    }

    fn begins(&self, wanted: &str) -> bool {
        self.names.iter().any(|name| name.starts_with(wanted))
    }

    fn contains(&self, wanted: &str) -> bool {
        self.names.iter().any(|name| name.contains(wanted))
    }
}

/// Suggestions for the typed text: prefix matches first, then other matches; games before presets.
pub(crate) fn suggestions(wanted: Completed, typed: &str, presets: &[PresetName], locale: Locale) -> Vec<Value> {
    if wanted == Completed::Zone {
        let zones = zones_like(typed, SUGGESTED);
        return zones.into_iter().map(|zone| json!({ "name": zone.replace('_', " "), "value": zone })).collect();
    }
    let games = GameKind::ALL.into_iter().filter(|_| wanted == Completed::Table);
    let games = games.map(|game| Choice::game(game, locale));
    let presets = presets.iter().map(|preset| Choice::preset(preset, wanted, locale));
    let typed = typed.trim().to_lowercase();
    let (first, rest): (Vec<Choice>, Vec<Choice>) = games.chain(presets).partition(|choice| choice.begins(&typed));
    let found = first.into_iter().chain(rest.into_iter().filter(|choice| choice.contains(&typed)));
    found.take(SUGGESTED).map(|choice| json!({ "name": choice.shown, "value": choice.value })).collect()
}

#[cfg(test)]
mod tests;

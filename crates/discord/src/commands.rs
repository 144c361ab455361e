//! The slash commands: what Discord is told of them, and the intents that they are.

use serde_json::{Map, Value, json};
use serenity::all::{CommandData, CommandDataOptionValue, CommandType};
use talon_games::GameKind;
use talon_house::{Intent, Named, PresetName, zones_like};
use talon_view::{Locale, Msg, Sentence, Slash, say};

use crate::refs::account_ref;

/// Discord's numbers of the option types "text" and "user".
const TEXT: u8 = 3;
const USER: u8 = 6;

/// Discord's numbers of the places where a command can be used: servers, the bot's own direct messages, and direct
/// messages between people.
const SERVERS: u8 = 0;
const OWN_MESSAGES: u8 = 1;
const FOREIGN_MESSAGES: u8 = 2;

/// Discord's numbers of whom the bot is installed for: a server, or one person.
const INSTALLED_FOR: [u8; 2] = [0, 1];

/// The stretches of time that can be chosen, and as what the house reads them.
const SPANS: [(Slash, &str); 4] =
    [(Slash::SpanWeek, "week"), (Slash::SpanMonth, "month"), (Slash::SpanSeason, "season"), (Slash::SpanEver, "all")];

/// A command that the bot knows.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) enum Command {
    Play,
    Table,
    Hand,
    Leave,
    Score,
    Replay,
    Leaderboard,
    Rating,
    Stats,
    History,
    Why,
    Hint,
    Undo,
    Word,
    Preset,
    League,
    Rules,
    Settings,
    Privacy,
    Language,
    Help,
    Link,
    Unlink,
}

/// What a command is given along.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Takes {
    /// A game, suggested while it is typed.
    GameTyped,
    /// A game out of a list.
    GameChosen,
    /// The words for the shuffle.
    Words,
    /// A preset's name.
    Name,
    /// The name of a new league.
    NewLeague,
    /// A code that was given on another platform.
    Code,
    /// A finished match.
    Match,
    /// A time zone, suggested while it is typed.
    Zone,
    /// What to do with what is stored, out of a list.
    Wish,
    /// A stretch of time, out of a list.
    Span,
    /// Somebody, out of those who are there.
    Person,
}

impl Command {
    /// Every command.
    pub(crate) const ALL: [Self; 23] = [
        Self::Play,
        Self::Table,
        Self::Hand,
        Self::Leave,
        Self::Score,
        Self::Replay,
        Self::Leaderboard,
        Self::Rating,
        Self::Stats,
        Self::History,
        Self::Why,
        Self::Hint,
        Self::Undo,
        Self::Word,
        Self::Preset,
        Self::League,
        Self::Rules,
        Self::Settings,
        Self::Privacy,
        Self::Language,
        Self::Help,
        Self::Link,
        Self::Unlink,
    ];

    const fn name(self) -> Slash {
        match self {
            Self::Play => Slash::Play,
            Self::Table => Slash::Table,
            Self::Hand => Slash::Hand,
            Self::Leave => Slash::Leave,
            Self::Score => Slash::Score,
            Self::Replay => Slash::Replay,
            Self::Leaderboard => Slash::Leaderboard,
            Self::Rating => Slash::Rating,
            Self::Stats => Slash::Stats,
            Self::History => Slash::History,
            Self::Why => Slash::Why,
            Self::Hint => Slash::Hint,
            Self::Undo => Slash::Undo,
            Self::Word => Slash::Word,
            Self::Preset => Slash::Preset,
            Self::League => Slash::League,
            Self::Rules => Slash::Rules,
            Self::Settings => Slash::Settings,
            Self::Privacy => Slash::Privacy,
            Self::Language => Slash::Language,
            Self::Help => Slash::Help,
            Self::Link => Slash::Link,
            Self::Unlink => Slash::Unlink,
        }
    }

    const fn about(self) -> Msg {
        match self {
            Self::Play => Msg::CommandPlay,
            Self::Table => Msg::CommandTable,
            Self::Hand => Msg::CommandHand,
            Self::Leave => Msg::CommandLeave,
            Self::Score => Msg::CommandScore,
            Self::Replay => Msg::CommandReplay,
            Self::Leaderboard => Msg::CommandLeaderboard,
            Self::Rating => Msg::CommandRating,
            Self::Stats => Msg::CommandStats,
            Self::History => Msg::CommandHistory,
            Self::Why => Msg::CommandWhy,
            Self::Hint => Msg::CommandHint,
            Self::Undo => Msg::CommandUndo,
            Self::Word => Msg::CommandWord,
            Self::Preset => Msg::CommandPreset,
            Self::League => Msg::CommandLeague,
            Self::Rules => Msg::CommandRules,
            Self::Settings => Msg::CommandSettings,
            Self::Privacy => Msg::CommandPrivacy,
            Self::Language => Msg::CommandLanguage,
            Self::Help => Msg::CommandHelp,
            Self::Link => Msg::CommandLink,
            Self::Unlink => Msg::CommandUnlink,
        }
    }

    /// In the order in which they are offered, and told to the house in one text.
    const fn takes(self) -> &'static [Takes] {
        match self {
            Self::Play => &[Takes::GameTyped],
            Self::Rules | Self::History => &[Takes::GameChosen],
            Self::Leaderboard => &[Takes::GameChosen, Takes::Span],
            Self::Word => &[Takes::Words],
            Self::Preset => &[Takes::Name],
            Self::League => &[Takes::NewLeague],
            Self::Link => &[Takes::Code],
            Self::Replay => &[Takes::Match],
            Self::Settings => &[Takes::Zone],
            Self::Privacy => &[Takes::Wish],
            Self::Rating | Self::Stats => &[Takes::Person],
            Self::Table
            | Self::Hand
            | Self::Leave
            | Self::Score
            | Self::Why
            | Self::Hint
            | Self::Undo
            | Self::Language
            | Self::Help
            | Self::Unlink => &[],
        }
    }

    /// The kinds of places where the command is offered. What belongs to a table is of no use among people who talk to
    /// each other.
    const fn places(self) -> &'static [u8] {
        match self {
            Self::Rules | Self::Language | Self::Help => &[SERVERS, OWN_MESSAGES, FOREIGN_MESSAGES],
            Self::Play
            | Self::Table
            | Self::Hand
            | Self::Leave
            | Self::Score
            | Self::Replay
            | Self::Leaderboard
            | Self::Rating
            | Self::Stats
            | Self::History
            | Self::Why
            | Self::Hint
            | Self::Undo
            | Self::Word
            | Self::Preset
            | Self::League
            | Self::Settings
            | Self::Privacy
            | Self::Link
            | Self::Unlink => &[SERVERS, OWN_MESSAGES],
        }
    }

    fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|command| say(Locale::default(), &command.name()) == name)
    }

    fn intent(self, argument: Option<&str>, of: Option<Named>) -> Intent {
        match self {
            Self::Play => Intent::Play { game: argument.map(game_code) },
            Self::Table => Intent::Table,
            Self::Hand => Intent::Hand,
            Self::Leave => Intent::Leave,
            Self::Score => Intent::Score,
            Self::Replay => Intent::Replay { which: argument.map(str::to_owned) },
            Self::Leaderboard => Intent::Leaderboard { which: argument.map(str::to_owned) },
            Self::Rating => Intent::Rating { of },
            Self::Stats => Intent::Stats { of },
            Self::History => Intent::History { game: argument.map(game_code) },
            Self::Why => Intent::Why,
            Self::Hint => Intent::Hint,
            Self::Undo => Intent::Undo,
            Self::Word => Intent::Words(argument.unwrap_or_default().to_owned()),
            Self::Preset => Intent::Preset { name: argument.map(str::to_owned) },
            Self::League => Intent::League { create: argument.map(str::to_owned) },
            Self::Rules => Intent::Rules { game: argument.map(game_code) },
            Self::Settings => Intent::Settings { zone: argument.map(str::to_owned) },
            Self::Privacy => Intent::Privacy { wish: argument.map(str::to_owned) },
            Self::Language => Intent::Language,
            Self::Help => Intent::Help,
            Self::Link => Intent::Link { code: argument.map(str::to_owned) },
            Self::Unlink => Intent::Unlink,
        }
    }

    /// The command as Discord is told of it. Where a command can be used is told only of global ones.
    pub(crate) fn definition(self, global: bool) -> Value {
        let mut definition = labelled(&self.name(), &self.about());
        definition.insert("type".to_owned(), json!(u8::from(CommandType::ChatInput)));
        let options: Vec<Value> = self.takes().iter().map(|takes| takes.definition()).collect();
        definition.insert("options".to_owned(), Value::Array(options));
        if global {
            definition.insert("contexts".to_owned(), json!(self.places()));
            definition.insert("integration_types".to_owned(), json!(INSTALLED_FOR));
        }
        Value::Object(definition)
    }
}

impl Takes {
    fn definition(self) -> Value {
        let mut definition = match self {
            Self::GameTyped | Self::GameChosen => labelled(&Slash::Game, &Slash::GameAbout),
            Self::Words => labelled(&Slash::Words, &Slash::WordsAbout),
            Self::Name => labelled(&Slash::Name, &Slash::NameAbout),
            Self::NewLeague => labelled(&Slash::Create, &Slash::CreateAbout),
            Self::Code => labelled(&Slash::Code, &Slash::CodeAbout),
            Self::Match => labelled(&Slash::Match, &Slash::MatchAbout),
            Self::Zone => labelled(&Slash::Zone, &Slash::ZoneAbout),
            Self::Wish => labelled(&Slash::Wish, &Slash::WishAbout),
            Self::Span => labelled(&Slash::Span, &Slash::SpanAbout),
            Self::Person => labelled(&Slash::Person, &Slash::PersonAbout),
        };
        definition.insert("type".to_owned(), json!(if self == Self::Person { USER } else { TEXT }));
        match self {
            Self::GameTyped | Self::Name | Self::Zone => {
                definition.insert("autocomplete".to_owned(), json!(true));
            }
            Self::GameChosen => {
                let choices: Vec<Value> = GameKind::ALL.into_iter().map(choice).collect();
                definition.insert("choices".to_owned(), Value::Array(choices));
            }
            Self::Wish => {
                let wishes = [(Slash::WishCopy, "export"), (Slash::WishForget, "delete")];
                let choices = wishes.map(|(name, value)| valued(&name, value));
                definition.insert("choices".to_owned(), Value::Array(choices.to_vec()));
            }
            Self::Span => {
                let choices = SPANS.map(|(name, value)| valued(&name, value));
                definition.insert("choices".to_owned(), Value::Array(choices.to_vec()));
            }
            Self::Words => {
                definition.insert("required".to_owned(), json!(true));
            }
            Self::NewLeague | Self::Code | Self::Match | Self::Person => {}
        }
        Value::Object(definition)
    }
}

/// A name and a description, with those in every other language.
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

/// A text in every language but the default one. Discord knows our languages by the codes that we know them by.
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

/// The code of the game that is named, in whatever language; what names none stays as it is.
fn game_code(typed: &str) -> String {
    let wanted = typed.trim().to_lowercase();
    let is_named = |game: &GameKind| {
        let names = Locale::ALL.map(|locale| game_name(locale, *game).to_lowercase());
        game.name() == wanted || names.contains(&wanted)
    };
    GameKind::ALL.into_iter().find(is_named).map_or_else(|| typed.to_owned(), |game| game.name().to_owned())
}

fn game_name(locale: Locale, game: GameKind) -> String {
    say(locale, &Slash::GameChoice { game }).plain()
}

/// The intent of a command; none for a command that we never registered.
pub(crate) fn read(data: &CommandData) -> Option<Intent> {
    let arguments = data.options.iter().filter_map(|option| match &option.value {
        CommandDataOptionValue::String(text) => Some(text.as_str()),
        _ => None,
    });
    let arguments: Vec<&str> = arguments.collect();
    let told = (!arguments.is_empty()).then(|| arguments.join(" "));
    Some(Command::named(&data.name)?.intent(told.as_deref(), person(data)))
}

/// Whom a command names. Discord tells along who that is.
fn person(data: &CommandData) -> Option<Named> {
    let user = data.options.iter().find_map(|option| option.value.as_user_id())?;
    let is_bot = data.resolved.users.get(&user).is_some_and(|user| user.bot);
    Some(if is_bot { Named::Bot } else { Named::Account(account_ref(user)) })
}

/// What is completed while it is typed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Completed {
    /// What a table is opened for: a game, or a preset.
    Table,
    /// The name of a preset.
    Preset,
    /// A time zone.
    Zone,
}

/// What a command's argument is completed to; none for a command that we never registered.
pub(crate) fn completed(data: &CommandData) -> Option<Completed> {
    match Command::named(&data.name)?.takes().first()? {
        Takes::GameTyped => Some(Completed::Table),
        Takes::Name => Some(Completed::Preset),
        Takes::Zone => Some(Completed::Zone),
        Takes::GameChosen
        | Takes::Words
        | Takes::NewLeague
        | Takes::Code
        | Takes::Match
        | Takes::Wish
        | Takes::Span
        | Takes::Person => None,
    }
}

/// The most suggestions that Discord takes.
const SUGGESTED: usize = 25;

/// Something that can be chosen: what is shown, what is meant, and by which words it is found.
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

    /// A preset with its game, of which its name alone may say nothing.
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

/// What the typed text may become: whatever begins with it, and then whatever contains it; games before presets.
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

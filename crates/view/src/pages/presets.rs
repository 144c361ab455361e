//! The presets of a community: options that were kept under a name.

use talon_games::GameKind;
use talon_table::{TableId, Terms};

use crate::page::choices::{self, Rows};
use crate::page::draft::Draft;
use crate::shared::options;
use crate::words::{Name, Phrase, Room, Sentence};
use crate::{Button, HouseVerb, Locale, Look, Page, PresetVerb, ShowVerb, Style, Target, Text, Token, Verb, say};

/// Up to so many presets each have a row of their own.
const ROWS: usize = 4;

/// A kept set of options, as far as today's rules know them.
#[derive(Clone, Debug, PartialEq)]
pub struct Preset {
    /// Its number.
    pub number: u32,
    /// Its name.
    pub name: String,
    /// Whether new tables open with it.
    pub is_default: bool,
    /// What it sets.
    pub terms: Terms,
    /// How many of its options or values no longer exist.
    pub dropped: u32,
}

/// The presets of a community's game.
#[derive(Clone, Debug, PartialEq)]
pub struct Presets {
    /// The game.
    pub game: GameKind,
    /// Whether the community is a group.
    pub community: bool,
    /// The presets.
    pub list: Vec<Preset>,
    /// The table from whose options page they were opened, and its match.
    pub table: Option<(TableId, u32)>,
    /// Whether the reader may use them at that table now.
    pub may_use: bool,
}

impl Presets {
    fn button(&self, locale: Locale, label: &impl Sentence, verb: Verb) -> Button {
        self.labelled(say(locale, label), verb, Look::Quiet)
    }

    fn labelled(&self, label: Text, verb: Verb, look: Look) -> Button {
        let (table, number) = self.table.map_or((None, 0), |(table, match_no)| (Some(table), match_no));
        Button { label, target: Target::Token(Token::new(table, number, verb)), look }
    }
}

/// The name as a page shows it.
fn shown(name: &str) -> Name {
    Name::new(name).unwrap_or_else(|| Name::own("…".to_owned()))
}

/// The presets of a game: what each is called, and the ways to use, keep and change them.
#[must_use]
pub fn presets(presets: &Presets, locale: Locale) -> Page {
    let mut draft = Draft::new(locale);
    draft.title(&Room::PresetsTitle { game: presets.game });
    if presets.list.is_empty() {
        draft.body(&Room::PresetsNone);
    }
    for preset in &presets.list {
        let changed = options::changed(&preset.terms, presets.community, locale).len();
        let changed = u32::try_from(changed).unwrap_or(u32::MAX);
        draft.body(&Room::PresetLine { name: shown(&preset.name), changed, default: preset.is_default });
    }
    draft.gap();
    draft.dim(&Room::PresetsHow);
    if presets.community {
        draft.dim(&Room::PresetsWho);
    }
    let buttons: Vec<Button> = presets.list.iter().flat_map(|preset| buttons_of(presets, preset, locale)).collect();
    let wide = presets.list.len() > ROWS || !presets.may_use;
    draft.rows(buttons, if wide && presets.may_use { 4 } else { 2 });
    let quiet = |label: &Room, verb| presets.button(locale, label, verb);
    draft.row(match (presets.table, presets.may_use) {
        (Some(_), true) => vec![
            quiet(&Room::ButtonPresetUsual, Verb::House(HouseVerb::UsePreset(0))),
            quiet(&Room::ButtonPresetKeep, Verb::Preset(PresetVerb::Keep)),
            quiet(&Room::ButtonBack, Verb::Show(ShowVerb::Options)),
        ],
        (Some(_), false) => Vec::new(),
        (None, _) => vec![quiet(&Room::ButtonPresetGames, Verb::Preset(PresetVerb::Games))],
    });
    draft.finish()
}

/// A button that uses the preset, where that is possible, and one that shows what else can be done with it.
fn buttons_of(presets: &Presets, preset: &Preset, locale: Locale) -> Vec<Button> {
    let name = Text::foreign(shown(&preset.name).as_str());
    let show = Verb::Preset(PresetVerb::Show(preset.number));
    if presets.may_use {
        vec![
            presets.labelled(name, Verb::House(HouseVerb::UsePreset(preset.number)), Look::Main),
            presets.button(locale, &Room::ButtonPresetMore, show),
        ]
    } else {
        vec![presets.labelled(name, show, Look::Quiet)]
    }
}

/// One preset: what it sets, and what can be done with it.
#[must_use]
pub fn preset(presets: &Presets, preset: &Preset, locale: Locale) -> Page {
    let mut draft = Draft::new(locale);
    draft.title(&Room::PresetTitle { game: presets.game, name: shown(&preset.name) });
    let changed = options::changed(&preset.terms, presets.community, locale);
    if changed.is_empty() {
        draft.body(&Room::PresetUsualRules);
    }
    for rule in changed {
        draft.line(Style::Body, say(locale, &Room::PresetRule { rule: Phrase::from(rule) }));
    }
    if preset.dropped > 0 {
        draft.dim(&Room::PresetDropped { count: preset.dropped });
    }
    draft.gap();
    if preset.is_default {
        draft.strong(&Room::PresetIsDefault { game: presets.game });
    }
    let quiet = |label: &Room, verb| presets.button(locale, label, verb);
    let main = say(locale, &Room::ButtonPresetUse);
    draft.row(
        presets.may_use.then(|| presets.labelled(main, Verb::House(HouseVerb::UsePreset(preset.number)), Look::Main)),
    );
    let default = if preset.is_default {
        quiet(&Room::ButtonPresetNoDefault, Verb::Preset(PresetVerb::Usual(presets.game)))
    } else {
        quiet(&Room::ButtonPresetDefault, Verb::Preset(PresetVerb::Default(preset.number)))
    };
    let delete = say(locale, &Room::ButtonPresetDelete);
    draft.row([default, presets.labelled(delete, Verb::Preset(PresetVerb::Delete(preset.number)), Look::Danger)]);
    draft.row([quiet(&Room::ButtonBack, Verb::Preset(PresetVerb::List(presets.game)))]);
    draft.finish()
}

/// The games that have presets here, with how many.
#[must_use]
pub fn preset_games(games: &[(GameKind, u32)], community: bool, locale: Locale) -> Page {
    let mut draft = Draft::new(locale);
    draft.title(&Room::PresetGamesTitle);
    if games.is_empty() {
        draft.body(&Room::PresetsNone);
    }
    for (game, count) in games {
        draft.body(&Room::PresetGame { game: *game, count: *count });
    }
    draft.gap();
    draft.dim(&Room::PresetsHow);
    if community {
        draft.dim(&Room::PresetsWho);
    }
    let button = |game: GameKind| Button {
        label: say(locale, &Room::ButtonPresetGame { game }),
        target: Target::Token(Token::new(None, 0, Verb::Preset(PresetVerb::List(game)))),
        look: Look::Quiet,
    };
    let buttons = games.iter().map(|(game, _)| button(*game)).collect();
    choices::list(&mut draft, buttons, &Rows { usual: 2, after: 0, chosen: 0 });
    draft.finish()
}

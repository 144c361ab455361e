//! Presets: options that a community saves under a name.

use std::sync::Arc;

use talon_games::GameKind;
use talon_store::{KeptOptions, NewPreset, Place, PresetChanged, PresetRow, PresetSaved};
use talon_table::{Command, Table, TableId, Terms, Viewer};
use talon_view::{Msg, Name, Preset, PresetVerb, Presets, game_named};

use super::TableAnswers;
use crate::error::HouseError;
use crate::handle::asked::{Asked, page};
use crate::handle::person::find::{Found, in_lobby};
use crate::input::intent::Answer;

/// How many presets a community may have for one game: as many as a page has room for.
const MOST: usize = 8;

/// The longest name, in characters, so that it fits on a button.
pub(in crate::handle) const LONGEST_NAME: usize = 24;

/// The community whose presets are looked at, and the place from which.
struct PresetContext<'a> {
    community: Place,
    table: Option<(TableId, &'a Arc<Table>)>,
}

impl<'a> PresetContext<'a> {
    fn table(found: &'a Found) -> Self {
        Self { community: found.row.home.clone(), table: Some((found.row.table, &found.table)) }
    }
}

/// A preset that can be named in a place.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PresetName {
    /// The game.
    pub game: GameKind,
    /// The name, as it was cleaned when it was given.
    pub name: String,
}

impl TableAnswers {
    /// The preset with this name here, or with this game's code and name: presets of two games may share a name.
    async fn preset_named(&self, asked: &Asked<'_>, text: &str) -> Result<Option<PresetRow>, HouseError> {
        let place = asked.place();
        let folded = |name: &str| Name::new(name).map(|name| name.as_str().to_lowercase());
        let with_game = text
            .trim()
            .split_once(char::is_whitespace)
            .and_then(|(game, name)| Some((game_named(game)?, folded(name)?)));
        let whole = folded(text);
        let rows = self.core.store.presets(place.platform, &place.chat).await?;
        let is_meant = |row: &PresetRow| {
            let name = row.name.to_lowercase();
            let in_game = |(game, wanted): &(GameKind, String)| *game == row.game && *wanted == name;
            whole.as_ref() == Some(&name) || with_game.as_ref().is_some_and(in_game)
        };
        Ok(rows.into_iter().find(is_meant))
    }

    /// The game of a preset that is named here, and the command that sets its options.
    pub(super) async fn preset_options(
        &self,
        asked: &Asked<'_>,
        named: &str,
    ) -> Result<Option<(GameKind, Command)>, HouseError> {
        let community = !asked.place().private;
        let row = self.preset_named(asked, named).await?;
        Ok(row.map(|row| (row.game, set_all(asked, &read(&row, community).terms, community))))
    }

    /// `/preset`: lists the presets here. With a name, and a lobby here (the sender's own first), it saves the lobby's options under that
    /// name; without a lobby it shows the preset of that name.
    pub(in crate::handle) async fn preset(&self, asked: &Asked<'_>, name: Option<&str>) -> Result<Answer, HouseError> {
        // An admin may save the options of a table without sitting at it.
        let found = match self.admission.my_table(asked, in_lobby).await? {
            Some(found) => Some(found),
            None => self.admission.tables_here(asked).await?.into_iter().rfind(|found| in_lobby(&found.table)),
        };
        match (name, found) {
            (Some(name), Some(found)) => self.keep_preset(asked, &found, name).await,
            (Some(name), None) => match self.preset_named(asked, name).await? {
                Some(row) => {
                    let context = PresetContext { community: asked.place().clone(), table: None };
                    self.preset_panel(asked, &context, row.number).await
                }
                None => Ok(asked.alert(&Msg::PresetNoLobby)),
            },
            (None, Some(found)) => {
                let kind = found.table.view(Viewer::Public).kind;
                let presets = self.presets(asked, &PresetContext::table(&found), kind).await?;
                Ok(page(talon_view::presets(&presets, asked.here)))
            }
            (None, None) => self.preset_games(asked).await.map(page),
        }
    }

    async fn keep_preset(&self, asked: &Asked<'_>, found: &Found, raw: &str) -> Result<Answer, HouseError> {
        let view = found.table.view(Viewer::Public);
        let home = &found.row.home;
        if view.host != asked.person()
            && let Some(refused) = self.admission.not_admin(asked, home, Msg::PresetHostOrAdmin).await?
        {
            return Ok(asked.alert(&refused));
        }
        let Some(name) = Name::new(raw) else {
            return Ok(asked.alert(&Msg::PresetNameBad));
        };
        if name.as_str().chars().count() > LONGEST_NAME {
            return Ok(asked.alert(&Msg::PresetNameLong { limit: number(LONGEST_NAME) }));
        }
        let options = view.terms().options(view.community);
        let preset = NewPreset {
            platform: home.platform,
            chat: home.chat.clone(),
            game: view.kind,
            name: name.as_str().to_owned(),
            folded: name.as_str().to_lowercase(),
            options: options.iter().map(|option| (option.key.to_owned(), option.value.to_owned())).collect(),
        };
        Ok(match self.core.store.save_preset(&preset, MOST, asked.key.counted()?, asked.now).await? {
            PresetSaved::Saved(_) => asked.toast(&Msg::PresetKept { name, game: view.kind }),
            PresetSaved::NameTaken => asked.alert(&Msg::PresetNameTaken { name }),
            PresetSaved::Full => asked.alert(&Msg::PresetsFull { limit: number(MOST) }),
            PresetSaved::Duplicate => asked.toast(&Msg::StaleDone),
        })
    }

    async fn preset_games(&self, asked: &Asked<'_>) -> Result<talon_view::Page, HouseError> {
        let place = asked.place();
        let rows = self.core.store.presets(place.platform, &place.chat).await?;
        let count = |game: GameKind| rows.iter().filter(|row| row.game == game).count();
        let games: Vec<(GameKind, u32)> =
            GameKind::ALL.into_iter().map(|game| (game, number(count(game)))).filter(|(_, count)| *count > 0).collect();
        Ok(talon_view::preset_games(&games, !place.private, asked.here))
    }

    /// A button of a page about presets. Pages opened from a table are about that table's community, wherever they are read; the others
    /// about this chat's.
    pub(in crate::handle) async fn press_preset(
        &self,
        asked: &Asked<'_>,
        at: Option<&Found>,
        verb: PresetVerb,
    ) -> Result<Answer, HouseError> {
        let context = match at {
            Some(found) => PresetContext::table(found),
            None => PresetContext { community: asked.place().clone(), table: None },
        };
        match verb {
            PresetVerb::List(game) => self.presets_panel(asked, &context, game).await,
            PresetVerb::Games => {
                let games = self.preset_games(asked).await?;
                self.screen.beside(asked, None, games).await
            }
            PresetVerb::Show(number) => self.preset_panel(asked, &context, number).await,
            PresetVerb::Keep => Ok(asked.alert(&Msg::PresetAsk)),
            PresetVerb::Default(number) => match self.kept(&context.community, number).await? {
                None => Ok(asked.alert(&Msg::PresetGone)),
                Some(row) => self.choose_default(asked, &context, row.game, Some(number)).await,
            },
            PresetVerb::Usual(game) => self.choose_default(asked, &context, game, None).await,
            PresetVerb::Delete(number) => self.delete_preset(asked, &context, number).await,
        }
    }

    async fn kept(&self, community: &Place, number: u32) -> Result<Option<PresetRow>, HouseError> {
        let rows = self.core.store.presets(community.platform, &community.chat).await?;
        Ok(rows.into_iter().find(|row| row.number == number))
    }

    async fn presets(
        &self,
        asked: &Asked<'_>,
        context: &PresetContext<'_>,
        game: GameKind,
    ) -> Result<Presets, HouseError> {
        let place = &context.community;
        let rows = self.core.store.presets(place.platform, &place.chat).await?;
        let community = !place.private;
        let view = context.table.map(|(id, table)| (id, table.view(Viewer::Public)));
        let may_use = context.table.is_some_and(|(_, table)| in_lobby(table))
            && view.as_ref().is_some_and(|(_, view)| view.host == asked.person() && view.kind == game);
        Ok(Presets {
            game,
            community,
            list: rows.iter().filter(|row| row.game == game).map(|row| read(row, community)).collect(),
            table: view.map(|(id, view)| (id, view.match_no)),
            may_use,
        })
    }

    async fn presets_panel(
        &self,
        asked: &Asked<'_>,
        context: &PresetContext<'_>,
        game: GameKind,
    ) -> Result<Answer, HouseError> {
        let presets = self.presets(asked, context, game).await?;
        self.preset_page(asked, context, |locale| talon_view::presets(&presets, locale)).await
    }

    async fn preset_panel(
        &self,
        asked: &Asked<'_>,
        context: &PresetContext<'_>,
        number: u32,
    ) -> Result<Answer, HouseError> {
        let Some(row) = self.kept(&context.community, number).await? else {
            return Ok(asked.alert(&Msg::PresetGone));
        };
        let presets = self.presets(asked, context, row.game).await?;
        let preset = read(&row, presets.community);
        self.preset_page(asked, context, |locale| talon_view::preset(&presets, &preset, locale)).await
    }

    /// A page beside a table's is for the person who pressed; a page that turns in place is for everybody there.
    async fn preset_page(
        &self,
        asked: &Asked<'_>,
        context: &PresetContext<'_>,
        page: impl FnOnce(talon_view::Locale) -> talon_view::Page,
    ) -> Result<Answer, HouseError> {
        let table = context.table.map(|(id, _)| id);
        let locale = if table.is_none() { asked.here } else { asked.locale };
        self.screen.beside(asked, table, page(locale)).await
    }

    /// Sets the table's options as a preset has them, or as the rules page does, and shows them.
    pub(super) async fn use_preset(&self, asked: &Asked<'_>, at: &Found, number: u32) -> Result<Answer, HouseError> {
        let view = at.table.view(Viewer::Public);
        let terms = match number {
            0 => Terms::usual(view.kind, view.community),
            _ => match self.kept(&at.row.home, number).await?.filter(|row| row.game == view.kind) {
                Some(row) => read(&row, view.community).terms,
                None => return Ok(asked.alert(&Msg::PresetGone)),
            },
        };
        let command = set_all(asked, &terms, view.community);
        self.set_options(asked, at.row.table, &command, talon_view::options).await
    }

    async fn choose_default(
        &self,
        asked: &Asked<'_>,
        context: &PresetContext<'_>,
        game: GameKind,
        number: Option<u32>,
    ) -> Result<Answer, HouseError> {
        let place = &context.community;
        if let Some(refused) = self.admission.not_admin(asked, place, Msg::AdminsOnly).await? {
            return Ok(asked.alert(&refused));
        }
        let (key, at) = (asked.key.counted()?, asked.now);
        if context.table.is_none()
            && let Some(later) = self.paces.turn_taken(asked).await?
        {
            return Ok(later);
        }
        let changed = self.core.store.choose_default_preset(place.platform, &place.chat, game, number, key, at).await?;
        self.preset_changed(asked, context, game, changed).await
    }

    async fn delete_preset(
        &self,
        asked: &Asked<'_>,
        context: &PresetContext<'_>,
        number: u32,
    ) -> Result<Answer, HouseError> {
        let place = &context.community;
        let Some(row) = self.kept(&context.community, number).await? else {
            return Ok(asked.alert(&Msg::PresetGone));
        };
        if let Some(refused) = self.admission.not_admin(asked, place, Msg::AdminsOnly).await? {
            return Ok(asked.alert(&refused));
        }
        let (key, at) = (asked.key.counted()?, asked.now);
        if context.table.is_none()
            && let Some(later) = self.paces.turn_taken(asked).await?
        {
            return Ok(later);
        }
        let changed = self.core.store.delete_preset(place.platform, &place.chat, number, key, at).await?;
        self.preset_changed(asked, context, row.game, changed).await
    }

    /// The list says what has changed.
    async fn preset_changed(
        &self,
        asked: &Asked<'_>,
        context: &PresetContext<'_>,
        game: GameKind,
        changed: PresetChanged,
    ) -> Result<Answer, HouseError> {
        match changed {
            PresetChanged::Done => self.presets_panel(asked, context, game).await,
            PresetChanged::Unknown => Ok(asked.alert(&Msg::PresetGone)),
            PresetChanged::Duplicate => Ok(asked.toast(&Msg::StaleDone)),
        }
    }

    /// The command that sets the options of a new table in this place, if a preset does.
    pub(super) async fn default_options(
        &self,
        asked: &Asked<'_>,
        kind: GameKind,
    ) -> Result<Option<Command>, HouseError> {
        let (place, community) = (asked.place(), !asked.place().private);
        let rows = self.core.store.presets(place.platform, &place.chat).await?;
        let default = rows.iter().find(|row| row.game == kind && row.is_default);
        let terms = default.map(|row| read(row, community).terms);
        let other = terms.filter(|terms| *terms != Terms::usual(kind, community));
        Ok(other.map(|terms| set_all(asked, &terms, community)))
    }
}

pub(in crate::handle) fn set_all(asked: &Asked<'_>, terms: &Terms, community: bool) -> Command {
    let options = terms.options(community);
    let options = options.iter().map(|option| (option.key.to_owned(), option.value.to_owned())).collect();
    Command::SetOptions { by: asked.person(), options }
}

/// A stored preset under today's rules. Options that it does not name have their usual values; options that the rules
/// no longer know are left out.
fn read(row: &PresetRow, community: bool) -> Preset {
    let (terms, dropped) = apply(&row.options, Terms::usual(row.game, community));
    Preset { number: row.number, name: row.name.clone(), is_default: row.is_default, terms, dropped }
}

pub(in crate::handle) fn apply(options: &KeptOptions, usual: Terms) -> (Terms, u32) {
    options.iter().fold((usual, 0), |(terms, dropped), (key, value)| match terms.with(key, value) {
        Ok(terms) => (terms, dropped),
        Err(_) => (terms, dropped + 1),
    })
}

fn number(count: usize) -> u32 {
    u32::try_from(count).unwrap_or(u32::MAX)
}

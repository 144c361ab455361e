//! Buttons.

use talon_table::{Actor, Command, PhaseView, Pref, Refusal, Stale, Table, TableId, Viewer};
use talon_view::{Msg, Page, Token, Verb, zone_of};

use super::{Asked, page};
use crate::error::HouseError;
use crate::house::House;
use crate::intent::Answer;
use crate::ports::store::TableRow;

impl House {
    /// A button was pressed; `raw` is whatever came with it.
    pub(super) async fn press(&self, asked: &Asked<'_>, raw: &str) -> Result<Answer, HouseError> {
        let Ok(token) = raw.parse::<Token>() else {
            return Ok(asked.alert(&Msg::BadButton));
        };
        let table = match token.table.filter(|_| !asks_for_the_past(&token.verb)) {
            None => None,
            Some(id) => match self.table_pressed(asked, id).await? {
                None => return Ok(asked.alert(&Msg::TableNotFound)),
                known => known,
            },
        };
        // A page that turns where it stands is read by everybody there; one beside a table's page only by who pressed.
        let reads = if token.table.is_none() { asked.here } else { asked.locale };
        match (&token.verb, token.table) {
            (Verb::Language(locale), _) => self.choose_language(asked, *locale).await,
            (Verb::LanguageGroup(locale), _) => self.choose_group_language(asked, *locale).await,
            (Verb::LinkYes(number), _) => self.confirm_link(asked, *number).await,
            (Verb::LinkNo(number), _) => self.decline_link(asked, *number).await,
            (Verb::NewGame(kind), _) => self.choose_game(asked, *kind).await,
            (Verb::OpenMenu, at) => self.menu(asked, at, talon_view::menu_play(reads)).await,
            (Verb::Help, at) => self.menu(asked, at, talon_view::help(reads)).await,
            (Verb::Rules(kind, section), at) => self.menu(asked, at, talon_view::rules(*kind, *section, reads)).await,
            (Verb::LanguageMenu, at) => self.menu(asked, at, self.language_page(asked).await?).await,
            (Verb::Settings, at) => self.menu(asked, at, self.settings_page(asked).await?).await,
            (Verb::Privacy, at) => self.menu(asked, at, talon_view::privacy(reads)).await,
            (Verb::PrivacyCopy, _) => self.send_copy(asked).await,
            (Verb::Forget, _) => self.ask_forget(asked).await,
            (Verb::ForgetYes, _) => self.forget(asked).await,
            (Verb::ShowEverywhere(shown), _) => self.show_everywhere(asked, *shown).await,
            (Verb::Remind(reminders), _) => self.choose_reminders(asked, *reminders).await,
            (Verb::QuietMenu, _) => self.quiet_hours(asked).await,
            (Verb::Quiet(hours), _) => self.choose_quiet(asked, *hours).await,
            (Verb::ZoneMenu(number), _) => self.zones(asked, *number).await,
            (Verb::Zone(zone), _) => self.choose_zone(asked, zone).await,
            (Verb::GroupZoneMenu(number), _) => self.group_zones(asked, *number).await,
            (Verb::GroupZone(zone), _) => self.choose_group_zone(asked, &zone_of(zone)).await,
            (
                Verb::Presets(_)
                | Verb::PresetGames
                | Verb::PresetShow(_)
                | Verb::PresetKeep
                | Verb::PresetDefault(_)
                | Verb::PresetUsual(_)
                | Verb::PresetDelete(_),
                _,
            ) => self.press_preset(asked, table, &token.verb).await,
            (Verb::Standings(ask), at) => self.press_standings(asked, at, ask).await,
            (Verb::Leagues, _) => self.league_list(asked).await,
            (Verb::League(league, verb), _) => self.press_league(asked, *league, *verb).await,
            (Verb::Replays, _) => self.list_replays(asked).await,
            (verb, Some(id)) if is_of_replay(verb) => self.press_replay(asked, id, &token).await,
            (_, _) => match table {
                Some(row) => self.press_at_table(asked, row, &token).await,
                None => Ok(asked.alert(&Msg::BadButton)),
            },
        }
    }

    /// A page that belongs to no table turns where it stands; from a table's page it is opened beside it.
    async fn menu(&self, asked: &Asked<'_>, at: Option<TableId>, menu: Page) -> Result<Answer, HouseError> {
        match at {
            None => self.beside(asked, None, menu).await,
            Some(_) => Ok(page(menu)),
        }
    }

    async fn press_at_table(&self, asked: &Asked<'_>, row: TableRow, token: &Token) -> Result<Answer, HouseError> {
        let id = row.table;
        let Some(table) = self.tables.of(&row).await?.needed()? else {
            return Ok(asked.alert(&Msg::TableNotFound));
        };
        if is_of_another_match(token, &table) {
            return self.refuse(asked, id, &Refusal::Stale(Stale::Phase)).await;
        }
        match &token.verb {
            Verb::Act(notation) => self.act(asked, id, &table, token.number, notation).await,
            Verb::Join => self.join(asked, id, &Msg::Joined).await,
            Verb::Option(key, value) => self.set_option(asked, id, &table, key, *value).await,
            Verb::PresetUse(_) => self.press_preset(asked, Some(row), &token.verb).await,
            Verb::Hint => self.hint(asked, id, &table).await,
            Verb::TakeOver(seat) => self.take_over(asked, id, *seat).await,
            Verb::Remove(seat) => self.remove_from(asked, id, *seat).await,
            Verb::Stop => self.stop(asked, id, &table).await,
            verb => match self.command(asked, id, &table, verb) {
                Some((command, done)) => self.command_pressed(asked, id, &command, done).await,
                None => self.panel(asked, id, &table, verb).await,
            },
        }
    }

    /// Carries out what a button stands for. The panel on which it was pressed has done its duty.
    async fn command_pressed(
        &self,
        asked: &Asked<'_>,
        id: TableId,
        command: &Command,
        done: Option<Msg>,
    ) -> Result<Answer, HouseError> {
        let mut accepted = false;
        let answer = self.carry_out(asked, id, command, |table| {
            accepted = true;
            match (done, table.is_playing()) {
                // The last to agree ended the match, the last to be in began it: the pages say so.
                (Some(Msg::EndProposed), false) | (Some(Msg::RematchWaiting), true) | (None, _) => Answer::Silent,
                (Some(Msg::PauseProposed | Msg::StoodDown), _) if is_paused(table) => Answer::Silent,
                (Some(message), _) => asked.toast(&message),
            }
        });
        let answer = answer.await?;
        if accepted && let Err(error) = self.dismiss_panel(asked, id).await {
            // What was pressed is done.
            tracing::error!(table = %id, %error, "a panel stays where it is");
        }
        Ok(answer)
    }

    async fn act(
        &self,
        asked: &Asked<'_>,
        id: TableId,
        table: &Table,
        turn: u32,
        notation: &str,
    ) -> Result<Answer, HouseError> {
        let Ok(action) = table.view(Viewer::Public).kind.parse_action(notation) else {
            return Ok(asked.alert(&Msg::BadButton));
        };
        let command = Command::Act { by: Actor::Person(asked.person()), turn, action };
        let answer = self.carry_out(asked, id, &command, |_| Answer::Silent).await?;
        // What came too late may have been pressed on a page that nobody keeps up to date: a hand that came twice.
        if matches!(answer, Answer::Toast(_))
            && let Err(error) = self.dismiss_panel(asked, id).await
        {
            tracing::error!(table = %id, %error, "a panel stays where it is");
        }
        Ok(answer)
    }

    /// The command that a button stands for, and what to say when it is done; nothing for buttons that only show.
    fn command(&self, asked: &Asked<'_>, id: TableId, table: &Table, verb: &Verb) -> Option<(Command, Option<Msg>)> {
        let person = asked.person();
        let told = |command, message| Some((command, Some(message)));
        let quiet = |command| Some((command, None));
        let prefer = |pref, on| Command::Prefer { person, pref, on };
        match verb {
            Verb::Leave => told(Command::Leave { person }, Msg::LeftSeat),
            Verb::AddAi => quiet(Command::AddAi { by: person }),
            Verb::RemoveAi(seat) => quiet(Command::RemoveAi { by: person, seat: *seat }),
            Verb::Start => quiet(Command::Start { by: person }),
            Verb::Cancel => told(Command::Cancel { by: person }, Msg::TableCancelled),
            Verb::Hold(true) => told(prefer(Pref::HoldDraw, true), Msg::HoldOn),
            Verb::Hold(false) => told(prefer(Pref::HoldDraw, false), Msg::HoldOff),
            Verb::Forced(true) => told(prefer(Pref::PlayForced, true), Msg::ForcedOn),
            Verb::Forced(false) => told(prefer(Pref::PlayForced, false), Msg::ForcedOff),
            Verb::ResignYes => told(Command::Resign { person }, Msg::Resigned),
            Verb::ProposeEnd => told(Command::ProposeEnd { person }, Msg::EndProposed),
            Verb::WithdrawEnd => told(Command::WithdrawEnd { person }, Msg::EndWithdrawn),
            Verb::EndAbandoned => quiet(Command::EndAbandoned { by: person }),
            Verb::Undo => quiet(Command::Undo { person }),
            Verb::StandDown => told(Command::StandDown { person }, Msg::StoodDown),
            Verb::Return => quiet(Command::Return { person }),
            Verb::ProposePause => told(Command::ProposePause { person }, Msg::PauseProposed),
            Verb::Resume => quiet(Command::Resume { person }),
            Verb::Rematch => told(self.rematch(person, id, table), Msg::RematchWaiting),
            // Shown, not done; or done elsewhere.
            Verb::Act(_)
            | Verb::Join
            | Verb::TakeOver(_)
            | Verb::Remove(_)
            | Verb::Stop
            | Verb::People
            | Verb::Option(..)
            | Verb::Options
            | Verb::OptionsDone
            | Verb::Words
            | Verb::Hand
            | Verb::Resign
            | Verb::TablePanel
            | Verb::Board
            | Verb::Score
            | Verb::Replay(..)
            | Verb::ReplaySheet
            | Verb::ReplayPoints
            | Verb::ReplayPicture
            | Verb::ReplayFile
            | Verb::Replays
            | Verb::Standings(_)
            | Verb::Rules(..)
            | Verb::Presets(_)
            | Verb::PresetGames
            | Verb::PresetShow(_)
            | Verb::PresetUse(_)
            | Verb::PresetKeep
            | Verb::PresetDefault(_)
            | Verb::PresetUsual(_)
            | Verb::PresetDelete(_)
            | Verb::Hint
            | Verb::Why
            | Verb::Language(_)
            | Verb::LanguageGroup(_)
            | Verb::LanguageMenu
            | Verb::NewGame(_)
            | Verb::OpenMenu
            | Verb::Settings
            | Verb::Remind(_)
            | Verb::ShowEverywhere(_)
            | Verb::QuietMenu
            | Verb::Quiet(_)
            | Verb::ZoneMenu(_)
            | Verb::Zone(_)
            | Verb::GroupZoneMenu(_)
            | Verb::GroupZone(_)
            | Verb::Privacy
            | Verb::PrivacyCopy
            | Verb::Forget
            | Verb::ForgetYes
            | Verb::Leagues
            | Verb::League(..)
            | Verb::Help
            | Verb::LinkYes(_)
            | Verb::LinkNo(_) => None,
        }
    }
}

/// Whether the button is about finished matches. Those can be seen by people who never sat at the table, or don't sit there any more, so
/// what it shows has rules of its own, and a table that is nobody's business has the same answer there as one that does not exist.
fn asks_for_the_past(verb: &Verb) -> bool {
    is_of_replay(verb) || matches!(verb, Verb::Standings(_))
}

fn is_of_replay(verb: &Verb) -> bool {
    matches!(verb, Verb::Replay(..) | Verb::ReplaySheet | Verb::ReplayPoints | Verb::ReplayPicture | Verb::ReplayFile)
}

fn is_paused(table: &Table) -> bool {
    matches!(table.view(Viewer::Public).phase, PhaseView::Playing { paused: true, .. })
}

/// Whether the button was drawn for a match that is no longer the table's. A card's button knows its turn instead, and
/// what only shows something shows it as it is now.
fn is_of_another_match(token: &Token, table: &Table) -> bool {
    let view = table.view(Viewer::Public);
    let now = view.match_no;
    match &token.verb {
        // The first who presses it prepares the next match; the others press the same button.
        Verb::Rematch => token.number != now && token.number.checked_add(1) != Some(now),
        Verb::Leave
        | Verb::AddAi
        | Verb::RemoveAi(_)
        | Verb::Option(..)
        | Verb::PresetUse(_)
        | Verb::Start
        | Verb::Cancel
        | Verb::Hold(_)
        | Verb::Forced(_)
        | Verb::ResignYes
        | Verb::ProposeEnd
        | Verb::WithdrawEnd
        | Verb::EndAbandoned
        | Verb::Undo
        | Verb::StandDown
        | Verb::Return
        | Verb::TakeOver(_)
        | Verb::ProposePause
        | Verb::Resume
        | Verb::Remove(_)
        | Verb::Stop => token.number != now,
        // A link to the table knows no match either.
        Verb::Join
        | Verb::Act(_)
        | Verb::Options
        | Verb::OptionsDone
        | Verb::Words
        | Verb::Hand
        | Verb::Resign
        | Verb::TablePanel
        | Verb::People
        | Verb::Board
        | Verb::Score
        | Verb::Replay(..)
        | Verb::ReplaySheet
        | Verb::ReplayPoints
        | Verb::ReplayPicture
        | Verb::ReplayFile
        | Verb::Replays
        | Verb::Standings(_)
        | Verb::Rules(..)
        | Verb::Presets(_)
        | Verb::PresetGames
        | Verb::PresetShow(_)
        | Verb::PresetKeep
        | Verb::PresetDefault(_)
        | Verb::PresetUsual(_)
        | Verb::PresetDelete(_)
        | Verb::Hint
        | Verb::Why
        | Verb::Language(_)
        | Verb::LanguageGroup(_)
        | Verb::LanguageMenu
        | Verb::NewGame(_)
        | Verb::OpenMenu
        | Verb::Settings
        | Verb::Remind(_)
        | Verb::ShowEverywhere(_)
        | Verb::QuietMenu
        | Verb::Quiet(_)
        | Verb::ZoneMenu(_)
        | Verb::Zone(_)
        | Verb::GroupZoneMenu(_)
        | Verb::GroupZone(_)
        | Verb::Privacy
        | Verb::PrivacyCopy
        | Verb::Forget
        | Verb::ForgetYes
        | Verb::Leagues
        | Verb::League(..)
        | Verb::Help
        | Verb::LinkYes(_)
        | Verb::LinkNo(_) => false,
    }
}

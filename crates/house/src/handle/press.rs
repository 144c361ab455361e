//! Buttons.

use talon_table::{Actor, Command, PhaseView, Refusal, Stale, Table, TableId, Viewer};
use talon_view::{HouseVerb, LinkVerb, MenuVerb, Msg, Page, PrivacyVerb, SettingsVerb, Token, Verb, zone_of};

use super::find::Found;
use super::{Asked, page};
use crate::error::HouseError;
use crate::house::House;
use crate::intent::Answer;

impl House {
    /// A button was pressed; `raw` is whatever came with it.
    pub(super) async fn press(&self, asked: &Asked<'_>, raw: &str) -> Result<Answer, HouseError> {
        let Ok(token) = raw.parse::<Token>() else {
            return Ok(asked.alert(&Msg::BadButton));
        };
        let at = match self.found_for(asked, &token).await? {
            Ok(at) => at,
            Err(answer) => return Ok(answer),
        };
        match (&token.verb, &at) {
            (Verb::Act(notation), Some(at)) => self.act(asked, at, token.number, notation).await,
            (Verb::Table(verb), Some(at)) => {
                let command = verb.command(asked.person());
                self.command_pressed(asked, at.row.table, &command, verb.done()).await
            }
            (Verb::House(verb), Some(at)) => self.press_house(asked, at, verb).await,
            (Verb::Show(verb), Some(at)) => self.press_show(asked, at.row.table, &at.table, *verb).await,
            (Verb::Act(_) | Verb::Table(_) | Verb::House(_) | Verb::Show(_), None) => Ok(asked.alert(&Msg::BadButton)),
            (Verb::Preset(verb), at) => self.press_preset(asked, at.as_ref(), *verb).await,
            (Verb::Menu(verb), _) => self.press_menu(asked, token.table, *verb).await,
            (Verb::Settings(verb), _) => self.press_settings(asked, verb).await,
            (Verb::Privacy(verb), _) => self.press_privacy(asked, *verb).await,
            (Verb::Link(verb), _) => self.press_link(asked, *verb).await,
            (Verb::League(league, verb), _) => self.press_league(asked, *league, *verb).await,
            (Verb::Standings(ask), _) => self.press_standings(asked, token.table, ask).await,
            (Verb::Replay(verb), _) => match token.table {
                Some(table) => self.press_replay(asked, (table, token.number), *verb).await,
                None => Ok(asked.alert(&Msg::BadButton)),
            },
        }
    }

    /// The table on which the answer to a button depends, if it depends on one; or what to say where that table is not for whoever
    /// pressed, or the button no longer for it.
    async fn found_for(&self, asked: &Asked<'_>, token: &Token) -> Result<Result<Option<Found>, Answer>, HouseError> {
        // What a button shows of finished matches has rules of its own: a table that is nobody's business has the same answer there as one
        // that does not exist.
        let Some(id) = token.table.filter(|_| !token.verb.is_about_the_past()) else {
            return Ok(Ok(None));
        };
        let Some(row) = self.table_pressed(asked, id).await? else {
            return Ok(Err(asked.alert(&Msg::TableNotFound)));
        };
        if !token.verb.depends_on_table() {
            return Ok(Ok(None));
        }
        let Some(table) = self.core.tables.of(&row).await?.needed()? else {
            return Ok(Err(asked.alert(&Msg::TableNotFound)));
        };
        if !token.counts_in(table.view(Viewer::Public).match_no) {
            return self.refuse(asked, id, &Refusal::Stale(Stale::Phase)).await.map(Err);
        }
        Ok(Ok(Some(Found { row, table })))
    }

    async fn press_menu(&self, asked: &Asked<'_>, at: Option<TableId>, verb: MenuVerb) -> Result<Answer, HouseError> {
        // A page that turns where it stands is read by everybody there; one beside a table's page only by who pressed.
        let reads = if at.is_none() { asked.here } else { asked.locale };
        let menu = match verb {
            MenuVerb::NewGame(kind) => return self.choose_game(asked, kind).await,
            MenuVerb::Replays => return self.list_replays(asked).await,
            MenuVerb::Leagues => return self.league_list(asked).await,
            MenuVerb::Games => talon_view::menu_play(reads),
            MenuVerb::Help => talon_view::help(reads),
            MenuVerb::Rules(kind, section) => talon_view::rules(kind, section, reads),
            MenuVerb::Languages => self.language_page(asked).await?,
            MenuVerb::Settings => self.settings_page(asked).await?,
            MenuVerb::Privacy => talon_view::privacy(reads),
        };
        self.menu(asked, at, menu).await
    }

    /// A page that belongs to no table turns where it stands; from a table's page it is opened beside it.
    async fn menu(&self, asked: &Asked<'_>, at: Option<TableId>, menu: Page) -> Result<Answer, HouseError> {
        match at {
            None => self.beside(asked, None, menu).await,
            Some(_) => Ok(page(menu)),
        }
    }

    async fn press_settings(&self, asked: &Asked<'_>, verb: &SettingsVerb) -> Result<Answer, HouseError> {
        match verb {
            SettingsVerb::Language(locale) => self.choose_language(asked, *locale).await,
            SettingsVerb::LanguageGroup(locale) => self.choose_group_language(asked, *locale).await,
            SettingsVerb::ShowEverywhere(shown) => self.show_everywhere(asked, *shown).await,
            SettingsVerb::Remind(reminders) => self.choose_reminders(asked, *reminders).await,
            SettingsVerb::QuietMenu => self.quiet_hours(asked).await,
            SettingsVerb::Quiet(hours) => self.choose_quiet(asked, *hours).await,
            SettingsVerb::ZoneMenu(number) => self.zones(asked, *number).await,
            SettingsVerb::Zone(zone) => self.choose_zone(asked, zone).await,
            SettingsVerb::GroupZoneMenu(number) => self.group_zones(asked, *number).await,
            SettingsVerb::GroupZone(zone) => self.choose_group_zone(asked, &zone_of(zone)).await,
        }
    }

    async fn press_privacy(&self, asked: &Asked<'_>, verb: PrivacyVerb) -> Result<Answer, HouseError> {
        match verb {
            PrivacyVerb::Copy => self.send_copy(asked).await,
            PrivacyVerb::Forget => self.ask_forget(asked).await,
            PrivacyVerb::ForgetYes => self.forget(asked).await,
        }
    }

    async fn press_link(&self, asked: &Asked<'_>, verb: LinkVerb) -> Result<Answer, HouseError> {
        match verb {
            LinkVerb::Yes(number) => self.confirm_link(asked, number).await,
            LinkVerb::No(number) => self.decline_link(asked, number).await,
        }
    }

    async fn press_house(&self, asked: &Asked<'_>, at: &Found, verb: &HouseVerb) -> Result<Answer, HouseError> {
        let (id, table) = (at.row.table, &*at.table);
        match verb {
            HouseVerb::Join => self.join(asked, id, &Msg::Joined).await,
            HouseVerb::Option(key, value) => self.set_option(asked, id, table, key, *value).await,
            HouseVerb::UsePreset(number) => self.use_preset(asked, at, *number).await,
            HouseVerb::TakeOver(seat) => self.take_over(asked, id, *seat).await,
            HouseVerb::Remove(seat) => self.remove_from(asked, id, *seat).await,
            HouseVerb::Stop => self.stop(asked, id, table).await,
            HouseVerb::Rematch => {
                let command = self.rematch(asked.person(), id, table);
                self.command_pressed(asked, id, &command, Some(Msg::RematchWaiting)).await
            }
            HouseVerb::Hint => self.hint(asked, id, table).await,
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

    async fn act(&self, asked: &Asked<'_>, at: &Found, turn: u32, notation: &str) -> Result<Answer, HouseError> {
        let id = at.row.table;
        let Ok(action) = at.table.view(Viewer::Public).kind.parse_action(notation) else {
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
}

fn is_paused(table: &Table) -> bool {
    matches!(table.view(Viewer::Public).phase, PhaseView::Playing { paused: true, .. })
}

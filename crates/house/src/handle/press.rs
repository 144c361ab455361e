//! Buttons.

use talon_table::{Refusal, Stale, TableId, Viewer};
use talon_view::{DailyVerb, HereVerb, LeagueVerb, LinkVerb, MenuVerb, Msg, Page, PrivacyVerb, Standings, Token, Verb};

use super::answers::Answers;
use super::asked::{Asked, page};
use super::person::find::Found;
use super::tables::lobby::Begins;
use crate::error::HouseError;
use crate::input::intent::Answer;

impl Answers {
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
            (Verb::Act(notation), Some(at)) => self.at_tables.act(asked, at, token.number, notation).await,
            (Verb::Ask(notation), Some(at)) => self.at_tables.ask(asked, at, token.number, notation).await,
            (Verb::Table(verb), Some(at)) => {
                let command = verb.command(asked.person());
                self.at_tables.command_pressed(asked, at.row.table, &command, verb.done()).await
            }
            (Verb::House(verb), Some(at)) => self.at_tables.press_house(asked, at, verb).await,
            (Verb::Show(verb), Some(at)) => self.at_tables.press_show(asked, at, *verb).await,
            (Verb::Act(_) | Verb::Ask(_) | Verb::Table(_) | Verb::House(_) | Verb::Show(_), None) => {
                Ok(asked.alert(&Msg::BadButton))
            }
            (Verb::Preset(verb), at) => self.at_tables.press_preset(asked, at.as_ref(), *verb).await,
            (Verb::Menu(verb), _) => self.press_menu(asked, token.table, *verb).await,
            (Verb::Settings(verb), _) => self.about_people.press_settings(asked, verb).await,
            (Verb::Privacy(verb), _) => self.press_privacy(asked, *verb).await,
            (Verb::Link(verb), _) => self.press_link(asked, *verb).await,
            (Verb::League(league, verb), _) => self.about_leagues.press_league(asked, *league, *verb).await,
            (Verb::Daily(verb), _) => match (verb, token.table) {
                (DailyVerb::Board, Some(table)) => self.about_days.board(asked, table).await,
                (DailyVerb::Share(day), table @ Some(_)) => self.about_days.share(asked, table, *day).await,
                (DailyVerb::Board, None) => Ok(asked.alert(&Msg::BadButton)),
                (verb, _) => self.about_days.daily(asked, *verb).await,
            },
            (Verb::Here(page), _) => self.show_here(asked, page).await,
            (Verb::Puzzle(verb), _) => self.puzzles.puzzles(asked, *verb).await,
            (Verb::Standings(ask), _) => self.standings.press_standings(asked, token.table, ask).await,
            (Verb::Replay(verb), _) => match token.table {
                Some(table) => self.replays.press_replay(asked, (table, token.number), *verb).await,
                None => Ok(asked.alert(&Msg::BadButton)),
            },
        }
    }

    /// Shows everybody a page that so far only the sender reads.
    async fn show_here(&self, asked: &Asked<'_>, page: &HereVerb) -> Result<Answer, HouseError> {
        match page {
            HereVerb::Daily(day) => self.about_days.daily(asked, DailyVerb::On(*day)).await,
            HereVerb::Leagues => self.about_leagues.league_list(asked).await,
            HereVerb::League(league) => self.about_leagues.press_league(asked, *league, LeagueVerb::Show).await,
            HereVerb::Leaderboard(ask) => {
                self.standings.press_standings(asked, None, &Standings::Leaderboard(ask.clone())).await
            }
        }
    }

    /// The table on which the answer to a button depends, if it depends on one. Otherwise the refusal: the table is none of the sender's
    /// business, or the button is not of this table.
    async fn found_for(&self, asked: &Asked<'_>, token: &Token) -> Result<Result<Option<Found>, Answer>, HouseError> {
        // Buttons about finished matches have rules of their own: a table that is none of the sender's business gets the same answer as one
        // that does not exist.
        let Some(id) = token.table.filter(|_| !token.verb.is_about_the_past()) else {
            return Ok(Ok(None));
        };
        let Some(row) = self.admission.table_pressed(asked, id).await? else {
            return Ok(Err(asked.alert(&Msg::TableNotFound)));
        };
        if !token.verb.depends_on_table() {
            return Ok(Ok(None));
        }
        let Some(table) = self.core.tables.of(&row).await?.needed()? else {
            return Ok(Err(asked.alert(&Msg::TableNotFound)));
        };
        if !token.counts_in(table.view(Viewer::Public).match_no) {
            return self.at_tables.refuse(asked, id, &Refusal::Stale(Stale::Phase)).await.map(Err);
        }
        Ok(Ok(Some(Found { row, table })))
    }

    async fn press_menu(&self, asked: &Asked<'_>, at: Option<TableId>, verb: MenuVerb) -> Result<Answer, HouseError> {
        // Everybody there reads a page that turns in place; only the sender reads a page beside a table's.
        let reads = if at.is_none() { asked.here } else { asked.locale };
        let menu = match verb {
            MenuVerb::NewGame(kind) => return self.at_tables.choose_game(asked, kind).await,
            MenuVerb::SetUp(kind) => return self.at_tables.open_table(asked, kind, Begins::SetUp).await,
            MenuVerb::Replays => return self.replays.list_replays(asked).await,
            MenuVerb::Leagues => return self.about_leagues.league_list(asked).await,
            MenuVerb::Games => self.home_page(asked, reads).await?,
            MenuVerb::Help => talon_view::help(reads),
            MenuVerb::HelpAbout(topic) => talon_view::help_about(topic, reads),
            MenuVerb::Rules(kind, section) => talon_view::rules(kind, section, reads),
            MenuVerb::Languages => self.about_people.language_page(asked).await?,
            MenuVerb::Settings => self.about_people.settings_page(asked).await?,
            MenuVerb::Privacy => talon_view::privacy(reads),
        };
        self.menu(asked, at, menu).await
    }

    /// A page that belongs to no table turns in place; from a table's page it opens beside it.
    async fn menu(&self, asked: &Asked<'_>, at: Option<TableId>, menu: Page) -> Result<Answer, HouseError> {
        match at {
            None => self.screen.beside(asked, None, menu).await,
            Some(_) => Ok(page(menu)),
        }
    }

    async fn press_privacy(&self, asked: &Asked<'_>, verb: PrivacyVerb) -> Result<Answer, HouseError> {
        match verb {
            PrivacyVerb::Copy => self.about_people.send_copy(asked).await,
            PrivacyVerb::Forget => self.about_people.ask_forget(asked).await,
            PrivacyVerb::ForgetYes => self.about_people.forget(asked).await,
        }
    }

    async fn press_link(&self, asked: &Asked<'_>, verb: LinkVerb) -> Result<Answer, HouseError> {
        match verb {
            LinkVerb::Yes(number) => self.about_people.confirm_link(asked, number).await,
            LinkVerb::No(number) => self.about_people.decline_link(asked, number).await,
        }
    }
}

//! Pages in the reader's language, for any platform.
//!
//! A page is made from a [`TableView`](talon_table::TableView), which holds only what its reader may know; nothing here
//! can show more. Pages are plain data: adapters escape the text, choose the means for each [`Style`] and send each
//! [`Target`] in their own way. Every sentence comes from the Fluent files in `locales/`.
//!
//! [`table_page`] is what a group sees of a table, [`hand`] is one player's private page, [`solo`] is both in one for a
//! private chat or a terminal. The other functions make the pages that people ask for.
//!
//! The folders stand on each other in this order, the lowest last:
//!
//! * `pages`: what the functions named here make.
//! * `shared`: what several pages show.
//! * `games`: the parts of pages (`game`) and of pictures (`scene`) that every game makes for itself, and what those of all games have in common (`step`, `sealed`, `recap`).
//! * `page`: what a page is, and what it is made with (`button`, `draft`, `reader`, `choices`).
//! * `token`: what a button asks for, with `standing::ask`, `person_settings::choices` and `values` of the pages.
//! * `words`: the sentences, the languages, and texts that know their cards. What the sentences need of a game, every game implements (`words::game`).

mod games;
mod page;
mod pages;
mod shared;
mod token;
mod words;

use talon_table::PersonId;

pub use talon_scene::{CourtLetters, Scene, Theme};

pub use games::scene::{hand_scene, panel_scene, result_scene, table_scene};
pub use page::button::{Button, Look, Target};
pub use page::drawing::{Drawing, DrawnLine};
pub use page::dress::{Dress, Purpose};
pub use page::grid::{Column, Grid, Row, Side};
pub use page::line::{Line, Style};
pub use page::{Block, Page, Picture};
pub use pages::daily::{
    DAILY_LINES, Daily, DailyLine, DailyOwn, DailyPost, DailyProof, DailyResult, daily, daily_games, daily_off,
    daily_post, daily_proof, daily_result, daily_shared,
};
pub use pages::hand::{Expected, hand, hand_alert, hand_alert_without_chat, hint};
pub use pages::home::{Home, HomeDaily, HomeLeague, HomeTable, home};
pub use pages::league::{
    Format, LEAGUES_LISTED, LeagueListed, LeaguePage, ask_close, ask_finish, ask_leave, ask_remove, league,
    league_began, league_crown, league_manage, league_people, league_proof, league_reminder, league_round, leagues,
};
pub use pages::link::{Account, confirm_link, link_code, linked, unlinked};
pub use pages::menu::{
    about_bot, about_bot_shortly, greeting, group_language_menu, help, help_about, here_button, language_menu,
    set_aside, settings, small_talk, taken_away,
};
pub use pages::panel::{confirm_resign, confirm_stop, people, table_panel};
pub use pages::person_settings::{
    BadSetting, Chosen, Pictured, Pictures, QuietHours, Reminders, Scope, Setting, ShownSettings, Zone, offered_zones,
    picture_menu, quiet_menu, reminder_menu, rich_sample, zone_menu,
};
pub use pages::presets::{Preset, Presets, preset, preset_games, presets};
pub use pages::privacy::{confirm_forget, forgotten, privacy};
pub use pages::proof::{proof, replay_proof};
pub use pages::question::{question, questions};
pub use pages::replay::{
    Coached, CoachedMoment, CoachedPlayer, Lapse, PastMatch, PuzzleShown, PuzzleTotals, coach, coach_at_work,
    coach_moment, moment_of, puzzle, puzzle_answer, puzzle_line, puzzles, replay, replay_drawing, replay_points,
    replay_sheet, replays,
};
pub use pages::result::result;
pub use pages::rules::rules;
pub use pages::sign::{sign, sign_lost};
pub use pages::standing::{
    Computers, Filter, HISTORY_LINES, History, HistoryAsk, LEADERBOARD_LINES, Leaderboard, LeaderboardAsk, MET,
    Meetings, Met, Part, Period, Ranked, Rated, RatingCourse, RatingPoint, Ratings, RatingsOf, Records, Span,
    Standings, Stats, Total, Whose, counted, game_named, history, leaderboard, means_everywhere, meetings,
    rating_course, rating_drawing, ratings, records, records_of, span_named, stats,
};
pub use pages::table_page::{TablePageKey, solo, table_page};
pub use pages::why::why;
pub use shared::fair::words as shuffle_words;
pub use shared::options::{is_first_option, option_rules, options};
pub use shared::sheet::{score, score_panel};
pub use token::daily_game::DailyGame;
pub use token::post_time::PostTime;
pub use token::{
    BadToken, Choices, DailyVerb, HelpTopic, HereVerb, HouseVerb, Key, LETTERS_OF_COMMANDS, LeagueSetting, LeagueVerb,
    LinkVerb, ManageVerb, MenuVerb, Offer, PresetVerb, PrivacyVerb, PuzzleVerb, ReplayVerb, SettingsVerb, ShowVerb,
    Slug, TableVerb, Token, Verb,
};
pub use words::cards::{lettering, spoken};
pub use words::locale::{Language, Letters, Locale, UnknownLanguage};
pub use words::text::{Run, Sense, Text};
pub use words::{
    Choice, Length, LocalTime, Moment, Msg, Name, Platform, Sentence, Slash, Soon, Symbols, Variables, Who,
    is_disturbing, say,
};

/// The display names of persons, as their platforms tell them.
///
/// Every name is cut to 32 graphemes on one line, stripped of control characters, and isolated in every sentence.
pub trait Names {
    /// The person's name; an empty text where there is none.
    fn name(&self, person: PersonId) -> String;

    /// Whether the person was deleted, so that nobody knows any more who it was.
    fn is_forgotten(&self, _person: PersonId) -> bool {
        false
    }

    /// Whether the bot can write to the person in private.
    fn reach(&self, _person: PersonId) -> Reach {
        Reach::Open
    }

    /// Whether the person is asked before a decision that can't be undone and may cost the deal.
    fn is_asked_first(&self, _person: PersonId) -> bool {
        true
    }
}

/// Whether the bot can write to somebody in private.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Reach {
    /// It can.
    Open,
    /// It can as soon as the person opens the private chat.
    Unopened,
    /// It cannot: the person lets no bot write. Cards are shown to the person alone where the table is.
    Shut,
}

impl<F: Fn(PersonId) -> String> Names for F {
    fn name(&self, person: PersonId) -> String {
        self(person)
    }
}

//! What a league's buttons ask for.

use talon_games::GameKind;
use talon_table::PersonId;

use super::spell::{printed, verbs};

verbs! {
    /// What a button of a league asks for.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum LeagueVerb {
        /// Show the league.
        Show = "show",
        /// Be in it from now on.
        Join = "join",
        /// Ask whether to be in it no longer.
        Leave = "leave",
        /// Be in it no longer, for the person who was asked.
        LeaveYes(person: PersonId) = "leave-yes": person,
        /// Play the next match in it.
        Play = "play",
        /// Show a round of a season, both counted from 1.
        Round(season: u32, round: u32) = "round": season: round,
        /// Show under which promise the cards of a round are sealed, both counted from 1.
        Proof(season: u32, round: u32) = "proof": season: round,
        /// Show how a season ended, counted from 1.
        Past(season: u32) = "past": season,
        /// Something that only the league's creator and the admins may do.
        Manage(verb: ManageVerb),
    }
}

verbs! {
    /// What a league's creator or an admin can do with it.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum ManageVerb {
        /// Show how it is played, and what can be changed.
        Show = "manage",
        /// Change how it is played.
        Set(setting: LeagueSetting) = "set": setting,
        /// Begin a season.
        Begin = "begin",
        /// Ask whether to end the season.
        Finish = "finish",
        /// End the season.
        FinishYes = "finish-yes",
        /// Ask whether to close it for good.
        Close = "close",
        /// Close it for good.
        CloseYes = "close-yes",
        /// Show who is in it, on a page counted from 0, and who was removed.
        People(page: u8) = "people": page,
        /// Ask whether to take a person out.
        Remove(person: PersonId) = "remove": person,
        /// Take a person out.
        RemoveYes(person: PersonId) = "remove-yes": person,
        /// Readmit a person who was removed.
        Readmit(person: PersonId) = "readmit": person,
    }
}

verbs! {
    /// Something that can be chosen about a league.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum LeagueSetting {
        /// Its game.
        Game(game: GameKind) = "game": game,
        /// Its format, by its place among those of the game.
        Format(place: u8) = "format": place,
        /// How many rounds, or how often two meet.
        Rounds(rounds: u8) = "rounds": rounds,
        /// How many days a round lasts, or the season of a ladder.
        Days(days: u16) = "days": days,
        /// Whether another season follows.
        Again(again: bool) = "again": again,
        /// The options of its tables: those of a preset, by its number; 0 for the usual ones.
        Preset(number: u32) = "preset": number,
        /// Whether all tables of a round play the same boards, and how many; 0 if not.
        Boards(boards: u32) = "boards": boards,
    }
}

printed! { LeagueVerb LeagueSetting }

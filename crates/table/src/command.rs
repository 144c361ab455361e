//! What a table can be asked to do.

use std::fmt;
use std::num::NonZeroU32;
use std::time::Duration;

use serde::{Deserialize, Serialize};
use strum::IntoStaticStr;
use talon_cards::{Seat, fair::Secret};
use talon_games::{AnyAction, AnyRules};

use crate::{How, MatchResult, PersonId, TableId};

/// Who makes a decision of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Actor {
    /// A person; the seat follows from who the person is.
    Person(PersonId),
    /// The AI player that holds a seat.
    Ai(Seat),
}

/// By which right somebody asks for what not everybody may do.
///
/// The table cannot know whether a person is an admin. The caller must have made sure of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Authority {
    /// A person of the table; its host may do more than others.
    Seated(PersonId),
    /// An admin of the community, who need not sit at the table.
    Admin(PersonId),
}

/// A reservation of a table's seats.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reservation {
    /// For whom.
    pub persons: Vec<PersonId>,
    /// Whether a match begins only when all of them sit.
    pub all: bool,
    /// What may follow a match.
    pub again: Again,
}

/// What may follow a match at a table with reserved seats.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Again {
    /// Another one.
    #[default]
    Always,
    /// Another one, unless somebody has won alone.
    UntilWon,
    /// Another one, if this one has no result.
    UntilPlayed,
}

impl Again {
    /// Whether another match can follow one with this result.
    #[must_use]
    pub fn allows(self, result: &MatchResult) -> bool {
        match self {
            Self::Always => true,
            Self::UntilWon => result.winners.len() != 1,
            Self::UntilPlayed => matches!(result.how, How::Agreed | How::Stopped),
        }
    }

    /// Whether this is the usual value.
    pub(crate) fn is_usual(&self) -> bool {
        *self == Self::Always
    }
}

/// What is played for a person without a tap.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Pref {
    /// Do not draw for me while I could still close before the draw (`rules/santase.md` §5).
    HoldDraw,
    /// Play the card for me where the rules leave exactly one action.
    PlayForced,
}

/// Where a table stands. Nothing here depends on a platform.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Home {
    /// True in a group, where anybody may take a seat; false in a private chat or a terminal, where only the host may.
    pub community: bool,
}

/// One thing that a person, an AI player or a timer asks of a table.
#[derive(IntoStaticStr)]
#[cfg_attr(test, derive(strum::VariantNames))]
#[strum(serialize_all = "kebab-case")]
#[derive(Clone, PartialEq)]
pub enum Command {
    /// Opens the table, fixes the first match's commitment and seats the host. Only on [`Table::new`](crate::Table::new).
    Open {
        /// The table's name.
        id: TableId,
        /// The rules at first; options may change them until the start.
        rules: AnyRules,
        /// Who opens the table, and sits down first.
        host: PersonId,
        /// The first match's secret.
        secret: Secret,
        /// Where the table stands.
        home: Home,
    },
    /// Reserves the seats for some people, in a lobby: nobody else and no AI player can take one, and the options cannot change. It can be
    /// repeated only for other people.
    Reserve(Reservation),
    /// Fixes the number of deals of the match, in the first lobby, because other tables play the same cards. Then no words enter the
    /// shuffle, the first seat deals first, and this table plays no other match. Only once.
    FixBoards {
        /// How many.
        boards: NonZeroU32,
    },
    /// Takes the first free seat of the lobby. The person is then ready to start.
    Join {
        /// Who joins.
        person: PersonId,
    },
    /// Gives the seat up, in the lobby or after a match. The table closes when its last person leaves.
    Leave {
        /// Who leaves.
        person: PersonId,
    },
    /// Puts an AI player on the first free seat of the lobby.
    AddAi {
        /// The seated person who asks.
        by: PersonId,
    },
    /// Takes an AI player from its seat in the lobby.
    RemoveAi {
        /// The seated person who asks.
        by: PersonId,
        /// The AI player's seat.
        seat: Seat,
    },
    /// Replaces an AI player with one of the next level, in the lobby; after the strongest comes the weakest.
    NextAi {
        /// The host.
        by: PersonId,
        /// The AI player's seat.
        seat: Seat,
    },
    /// Changes one option of the rules, or of the table, in the lobby. In a rematch's lobby the others must then confirm again that they
    /// are ready.
    SetOption {
        /// The host.
        by: PersonId,
        /// The option, as [`Terms::options`](crate::Terms::options) names it.
        key: String,
        /// The value, as [`Terms::options`](crate::Terms::options) names it.
        value: String,
    },
    /// Changes several options at once in the lobby; those that are not named stay. Otherwise like [`SetOption`](Self::SetOption).
    SetOptions {
        /// The host.
        by: PersonId,
        /// Options and their values, as [`Terms::options`](crate::Terms::options) names them.
        options: Vec<(String, String)>,
    },
    /// Gives a seat's words for the shuffle, or replaces them, in the lobby.
    Words {
        /// Whose words they are.
        person: PersonId,
        /// The words; runs of white space count as one space, control characters do not count.
        words: String,
    },
    /// Starts the match. The person who starts it is ready.
    Start {
        /// The seated person who asks.
        by: PersonId,
    },
    /// Makes one decision of the game.
    Act {
        /// Who decides.
        by: Actor,
        /// The [`turn`](crate::Table::turn) that the decision was made for.
        turn: u32,
        /// The decision.
        action: AnyAction,
    },
    /// Sets what is played for a person without a tap.
    Prefer {
        /// The seated person.
        person: PersonId,
        /// What.
        pref: Pref,
        /// Whether from now on, or no longer.
        on: bool,
    },
    /// Takes the person's last decision back. Possible only if the table allows it, nobody else has decided since and no hidden card was
    /// seen.
    Undo {
        /// Who decided.
        person: PersonId,
    },
    /// Lets a full lobby wait for [`Start`](Self::Start).
    HoldStart {
        /// The seated person who asks.
        person: PersonId,
    },
    /// Starts the match of a lobby that has been full for [`starts_after`](crate::Limits::starts_after). See
    /// [`Table::due`](crate::Table::due).
    StartFull,
    /// Lets an AI player play on in the person's place.
    StandDown {
        /// Whose place.
        person: PersonId,
    },
    /// Plays again in one's own place.
    Return {
        /// Who returns.
        person: PersonId,
    },
    /// Takes the seat of somebody who left the match, was removed from it, or has been away for
    /// [`abandoned_after`](crate::Limits::abandoned_after).
    TakeOver {
        /// Who takes it.
        person: PersonId,
        /// The absent person's seat.
        seat: Seat,
    },
    /// Asks for a pause. The clock stops as soon as every person present has asked; the request lapses with the next
    /// decision.
    ProposePause {
        /// Who wants it.
        person: PersonId,
    },
    /// Lets the match go on after a pause. A decision does so too.
    Resume {
        /// The seated person who asks.
        person: PersonId,
    },
    /// Takes a person from a seat: in the lobby or after a match the person leaves, in a match an AI player plays on. The host may do so
    /// between matches; an admin always, but in no match of their own.
    Remove {
        /// Who asks.
        by: Authority,
        /// The person's seat.
        seat: Seat,
    },
    /// Ends a match without a winner, or closes a lobby or a finished table. For admins only. An admin who plays in the
    /// match resigns by this, unless everybody else agrees to end it.
    Stop {
        /// Who asks.
        by: Authority,
    },
    /// Puts AI players in the places of those whose time for the present decision is over; if nobody would be left, the match pauses. See
    /// [`Table::due`](crate::Table::due).
    TimeOut,
    /// Gives the match up: it is over for everybody, and all the others win it.
    Resign {
        /// Who resigns.
        person: PersonId,
    },
    /// Agrees to end the match without a winner. It ends when every person agrees; AI players always do. Agreement lapses
    /// when the deal ends.
    ProposeEnd {
        /// Who agrees.
        person: PersonId,
    },
    /// Takes the agreement back.
    WithdrawEnd {
        /// Who no longer agrees.
        person: PersonId,
    },
    /// Ends a match that has been left: a person of the table may when the seat on turn has been silent for
    /// [`abandoned_after`](crate::Limits::abandoned_after) or somebody has been away for so long; anybody may when nothing has happened for
    /// [`idle_ends_after`](crate::Limits::idle_ends_after).
    EndAbandoned {
        /// Who ends it.
        by: PersonId,
    },
    /// Asks for another match, or confirms being ready for the one that another person wants.
    Rematch {
        /// Who wants it.
        person: PersonId,
        /// The next match's secret; ignored when another person's has already been fixed.
        secret: Secret,
    },
    /// Closes the table, in the lobby or after a match.
    Cancel {
        /// The host.
        by: PersonId,
    },
    /// Closes a table whose match is over, to make room for a new table: the number of tables is limited.
    GiveWay,
    /// Closes a lobby or a finished table that has waited long enough, or ends a match in which nothing has happened for
    /// [`idle_ends_after`](crate::Limits::idle_ends_after). See [`Table::due`](crate::Table::due).
    Expire,
    /// The rules of the game have changed since the deal under way was dealt: it is dealt again.
    Revise,
    /// Nobody was served for a while: what is [due](crate::Table::due) without a press, and what people may do because somebody was silent
    /// for long, is put off by as much.
    Delay {
        /// The length of the interruption.
        by: Duration,
        /// The [version](crate::Table::version) of the table for which it was found out; it does not apply to later events.
        version: u32,
    },
    /// The operator of the program takes the table away. A match under way ends without a result.
    Withdraw,
}

impl Command {
    /// The command's name, for logs.
    #[must_use]
    pub fn name(&self) -> &'static str {
        self.into()
    }

    /// Whether people can ask for it in a lobby again and again.
    pub(crate) const fn goes_on_in_lobby(&self) -> bool {
        matches!(
            self,
            Self::Join { .. }
                | Self::AddAi { .. }
                | Self::RemoveAi { .. }
                | Self::NextAi { .. }
                | Self::SetOption { .. }
                | Self::SetOptions { .. }
                | Self::Words { .. }
        )
    }
}

/// Only the name: a refused card is still in somebody's hand, and a command may hold a secret.
impl fmt::Debug for Command {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Command({})", self.name())
    }
}

#[cfg(test)]
mod tests {
    use strum::VariantNames as _;

    use super::*;

    #[test]
    fn names_are_these() {
        let names = "open reserve fix-boards join leave add-ai remove-ai next-ai set-option set-options words start act prefer undo \
             hold-start start-full stand-down return take-over propose-pause resume remove stop time-out resign propose-end withdraw-end \
             end-abandoned rematch cancel give-way expire revise delay withdraw";
        assert_eq!(Command::VARIANTS, names.split_whitespace().collect::<Vec<_>>());
    }
}

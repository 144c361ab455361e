//! What a button asks of its table.

use talon_cards::Seat;
use talon_table::{Command, PersonId, Pref};

use super::spell::verbs;
use crate::Msg;

verbs! {
    /// A command to the table, determined by the button and the person who presses it.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum TableVerb {
        /// Give the seat up.
        Leave = "leave",
        /// Put an AI player on a free seat.
        AddAi = "add-ai",
        /// Take the AI player from this seat.
        RemoveAi(seat: Seat) = "remove-ai": seat,
        /// Let an AI player of the next level play at this seat.
        NextAi(seat: Seat) = "next-ai": seat,
        /// Start the match.
        Start = "start",
        /// Let the match wait for somebody to start it.
        HoldStart = "hold-start",
        /// Close the table.
        Cancel = "cancel",
        /// Hold the draw from now on, or no longer.
        Hold(on: bool) = "hold": on,
        /// Play forced cards for me from now on, or no longer.
        Forced(on: bool) = "forced": on,
        /// Resign.
        ResignYes = "resign-yes",
        /// Agree to end the match without a winner.
        ProposeEnd = "propose-end",
        /// No longer agree.
        WithdrawEnd = "withdraw-end",
        /// End a match that somebody has left.
        EndAbandoned = "end-abandoned",
        /// Take the last decision back.
        Undo = "undo",
        /// Let an AI player play on in my place.
        StandDown = "stand-down",
        /// Play again in my own place.
        Return = "return",
        /// Wish for a pause.
        ProposePause = "pause",
        /// Go on after a pause.
        Resume = "resume",
    }
}

impl TableVerb {
    /// The command that it stands for when this person presses it.
    #[must_use]
    pub const fn command(self, person: PersonId) -> Command {
        match self {
            Self::Leave => Command::Leave { person },
            Self::AddAi => Command::AddAi { by: person },
            Self::RemoveAi(seat) => Command::RemoveAi { by: person, seat },
            Self::NextAi(seat) => Command::NextAi { by: person, seat },
            Self::Start => Command::Start { by: person },
            Self::HoldStart => Command::HoldStart { person },
            Self::Cancel => Command::Cancel { by: person },
            Self::Hold(on) => Command::Prefer { person, pref: Pref::HoldDraw, on },
            Self::Forced(on) => Command::Prefer { person, pref: Pref::PlayForced, on },
            Self::ResignYes => Command::Resign { person },
            Self::ProposeEnd => Command::ProposeEnd { person },
            Self::WithdrawEnd => Command::WithdrawEnd { person },
            Self::EndAbandoned => Command::EndAbandoned { by: person },
            Self::Undo => Command::Undo { person },
            Self::StandDown => Command::StandDown { person },
            Self::Return => Command::Return { person },
            Self::ProposePause => Command::ProposePause { person },
            Self::Resume => Command::Resume { person },
        }
    }

    /// The answer to the person who pressed, once it is done; none where the pages say enough.
    #[must_use]
    pub const fn done(self) -> Option<Msg> {
        match self {
            Self::Leave => Some(Msg::LeftSeat),
            Self::Cancel => Some(Msg::TableCancelled),
            Self::Hold(true) => Some(Msg::HoldOn),
            Self::Hold(false) => Some(Msg::HoldOff),
            Self::Forced(true) => Some(Msg::ForcedOn),
            Self::Forced(false) => Some(Msg::ForcedOff),
            Self::ResignYes => Some(Msg::Resigned),
            Self::ProposeEnd => Some(Msg::EndProposed),
            Self::WithdrawEnd => Some(Msg::EndWithdrawn),
            Self::StandDown => Some(Msg::StoodDown),
            Self::ProposePause => Some(Msg::PauseProposed),
            Self::AddAi
            | Self::RemoveAi(_)
            | Self::NextAi(_)
            | Self::Start
            | Self::HoldStart
            | Self::EndAbandoned
            | Self::Undo
            | Self::Return
            | Self::Resume => None,
        }
    }
}

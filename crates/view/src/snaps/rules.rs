//! The sections of the rules of Snaps.

use crate::marriage::sections;
use crate::words::SnapsRules;

sections!(SnapsRules {
    Short: ButtonShort,
    Cards: ButtonCards,
    Play: ButtonPlay,
    Marriages: ButtonMarriages,
    Closing: ButtonClosing,
    Scoring: ButtonScoring,
    Bummerl: ButtonBummerl,
    Options: ButtonOptions,
});

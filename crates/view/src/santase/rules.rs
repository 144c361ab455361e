//! The sections of the rules of Santase.

use crate::marriage::sections;
use crate::words::SantaseRules;

sections!(SantaseRules {
    Short: ButtonShort,
    Cards: ButtonCards,
    Play: ButtonPlay,
    Marriages: ButtonMarriages,
    Closing: ButtonClosing,
    Claiming: ButtonClaiming,
    Ending: ButtonEnding,
    Options: ButtonOptions,
});

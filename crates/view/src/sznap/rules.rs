//! The sections of the rules of Kurnik's 66.

use crate::marriage::sections;
use crate::words::SznapRules;

sections!(SznapRules {
    Short: ButtonShort,
    Cards: ButtonCards,
    Play: ButtonPlay,
    Melds: ButtonMelds,
    Closing: ButtonClosing,
    Declaring: ButtonDeclaring,
    Ending: ButtonEnding,
    Options: ButtonOptions,
});

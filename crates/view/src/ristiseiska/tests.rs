//! The sentences of the game, against what the game has.

use std::collections::BTreeSet;

use talon_games::ristiseiska::Ending;

use crate::Locale;
use crate::words::tests::written;

#[test]
fn every_ending_of_a_round_stands_on_the_score_sheet() {
    let expected: BTreeSet<String> = Ending::ALL.iter().map(|ending| ending.code().to_owned()).collect();
    for locale in Locale::ALL {
        assert_eq!(written(locale.code())["ristiseiska-sheet-row"].choices["ending"], expected);
    }
}

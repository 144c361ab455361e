//! The people in a run, and the faults that they meet, drawn from the seed.

use talon_house::testing::Faults;
use talon_store::{AccountRef, PlatformKind, Sender};

use crate::chance::Chance;
use crate::shared::Weather;

/// The plan of a run.
pub(crate) struct Scenario {
    pub(crate) people: Vec<Sender>,
    pub(crate) processes: usize,
    /// How many times it storms and calms down again.
    pub(crate) rounds: u64,
    /// How much people do in one storm.
    pub(crate) deeds: u64,
    /// How likely a step ends a process, in ten-thousandths.
    pub(crate) crashes: u64,
    /// How likely an input comes twice, in thousandths.
    pub(crate) doubled: u64,
    pub(crate) weather: Weather,
    pub(crate) faults: Faults,
    pub(crate) habits: Habits,
}

/// People's inclinations.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Habits {
    /// Whether they mostly play as they should.
    pub(crate) earnest: bool,
    /// Whether they mostly play in leagues.
    pub(crate) leagues: bool,
}

const NAMES: [(&str, &str); 5] =
    [("Ana", "en"), ("Боби", "bg"), ("Eve", "en-GB"), ("Кольо", "bg-BG"), ("Mallory", "fi")];

impl Scenario {
    pub(crate) fn draw(chance: &Chance, leagues: bool) -> Self {
        let long = chance.happens(12);
        let people = 1 + chance.place(NAMES.len());
        // Mostly everybody is on one platform.
        let discord = [0, 0, 1000, 1000, 400].get(chance.place(5)).copied().unwrap_or(0);
        let bad = chance.within(0..3);
        Self {
            people: NAMES.iter().zip(1..).take(people).map(|(name, id)| sender(*name, id, chance, discord)).collect(),
            processes: 1 + chance.place(3),
            rounds: chance.within(1..4),
            deeds: match (long, leagues) {
                (true, _) => chance.within(150..400),
                // Somebody must create a league before a match is played.
                (false, true) => chance.within(50..150),
                (false, false) => chance.within(5..30),
            },
            crashes: chance.within(0..15),
            doubled: chance.within(0..300),
            weather: Weather {
                store: chance.within(0..4) * bad,
                slow: chance.within(0..15),
                late: chance.within(0..80) * bad,
            },
            faults: faults(chance, bad),
            habits: Habits { earnest: long || leagues || chance.happens(600), leagues },
        }
    }
}

fn sender((name, language): (&str, &str), id: u32, chance: &Chance, discord: u64) -> Sender {
    let platform = if chance.happens(discord) { PlatformKind::Discord } else { PlatformKind::Telegram };
    let account = AccountRef { platform, id: id.to_string() };
    Sender { account, name: name.to_owned(), language: Some(language.to_owned()) }
}

fn faults(chance: &Chance, bad: u64) -> Faults {
    let often = |most: u64| u32::try_from(chance.within(0..most) * bad / 2).unwrap_or(0);
    Faults { retry_after: often(120), unreachable: often(120), answer_lost: often(80), deleted: often(30) }
}

//! The program under test, connected to its own loopback Telegram.

use std::ops::{Deref, DerefMut};
use std::time::Duration;

use talon_loopback::{Failure, LoopbackTelegram, Options, Person, Place};
use talon_view::Locale;

use super::{Sitting, no_fault, nothing_went_wrong, traffic};
use crate::{Budget, Hand, Passed, Program, SCALE, World};

/// The bot's paces at a hundredth.
pub const SETTINGS: [(&str, &str); 4] = [
    ("telegram.group_gap", "38ms"),
    ("telegram.private_gap", "10ms"),
    ("telegram.bot_gap", "1ms"),
    ("telegram.poll_timeout", "30s"),
];

/// A loopback Telegram whose minute lasts 600 ms.
pub fn fast() -> Options {
    faster(SCALE)
}

/// A loopback Telegram whose time runs this many times faster than the wall clock.
pub fn faster(scale: u32) -> Options {
    let base = Options::default();
    // The bot's pauses after an outage are in wall time, and so is the time in which a press can be answered.
    let query_lifetime = base.query_lifetime * scale;
    let ephemeral_after = base.ephemeral_after * scale;
    Options { patience: Duration::from_secs(60), query_lifetime, ephemeral_after, ..base }.scaled(scale)
}

/// The program and its world.
pub struct Room {
    /// The platform.
    pub telegram: LoopbackTelegram,
    program: Program,
}

impl Deref for Room {
    type Target = Program;

    fn deref(&self) -> &Program {
        &self.program
    }
}

impl DerefMut for Room {
    fn deref_mut(&mut self) -> &mut Program {
        &mut self.program
    }
}

impl Drop for Room {
    fn drop(&mut self) {
        if std::thread::panicking() {
            println!("seed {} (set TALON_TEST_SEED to repeat it)", self.telegram.seed());
            println!("violations: {:#?}", self.telegram.violations());
        }
    }
}

impl Room {
    /// A running bot with additional settings.
    pub async fn open(options: Options, settings: &[(&str, &str)]) -> Self {
        let mut room = Self::closed(options, settings).await;
        room.start().await;
        room
    }

    /// The world without the bot.
    pub async fn closed(options: Options, settings: &[(&str, &str)]) -> Self {
        let telegram = LoopbackTelegram::start(options).await.expect("the loopback Telegram starts");
        let mut program = Program::new(telegram.seed(), environment(&telegram));
        program.set_all(&SETTINGS);
        program.set_all(settings);
        Self { telegram, program }
    }

    /// Starts the program and waits until it listens.
    pub async fn start(&mut self) {
        self.launch();
        self.telegram.bot_listens().await.expect("the bot listens");
    }

    /// Everything that the bot received and sent so far.
    pub fn traffic(&self) -> Vec<Passed> {
        traffic::read(&self.telegram.transcript())
    }
}

/// The environment with which the bot reaches this Telegram.
pub fn environment(telegram: &LoopbackTelegram) -> Vec<(&'static str, String)> {
    vec![("TALON_TELEGRAM_TOKEN", telegram.token()), ("TALON_TELEGRAM_API_URL", telegram.url())]
}

impl World for Room {
    type Person = Person;

    async fn set_to(settings: &[(&str, &str)]) -> Self {
        Self::open(fast(), settings).await
    }

    async fn start_again(&mut self) {
        self.start().await;
    }

    fn seed(&self) -> u64 {
        self.telegram.seed()
    }

    fn newcomer(&self, name: &str, language: Locale) -> Person {
        self.telegram.person(name, language.code())
    }

    async fn friend(&self, name: &str, language: Locale) -> Person {
        self.friend(name, language.code()).await
    }

    fn group(&self, people: &[&Person]) -> Place {
        Place::from(&self.telegram.supergroup("Friday", people))
    }

    fn number_of(place: Place) -> i64 {
        place.chat
    }

    fn hands() -> &'static [Hand] {
        &[Hand::Direct]
    }

    async fn commands(&self, person: &Person, place: Place, command: &str) {
        let asked = person.say(place, &format!("/{command}")).expect("they may write");
        self.telegram.updates_taken().await.unwrap_or_else(|error| panic!("{error}"));
        assert!(person.visible(place).iter().all(|message| message.reply_to != Some(asked)), "no words");
    }

    fn budget(sitting: &Sitting) -> Budget {
        Budget::of(sitting.home.chat)
    }

    fn traffic(&self) -> Vec<Passed> {
        self.traffic()
    }

    fn fail_in_every_way(&self) {
        let kinds = [
            Failure::TooManyRequests(1),
            Failure::ServerError,
            Failure::Dropped,
            Failure::AnswerLost,
            Failure::Timeout(Duration::from_millis(150)),
        ];
        for (number, failure) in kinds.iter().enumerate() {
            let method = ["editMessageText", "getUpdates"][number % 2];
            self.telegram.fail_next_of(method, 1, failure);
        }
        self.telegram.fail_at_random(0.1, &kinds);
    }

    fn heal(&self) -> u64 {
        self.telegram.heal();
        self.telegram.failures()
    }

    fn no_rule_was_broken(&self) {
        assert_eq!(self.telegram.violations(), Vec::<String>::new(), "the published rules hold");
        no_fault(self);
    }

    fn nothing_went_wrong(&self) {
        nothing_went_wrong(self);
    }
}

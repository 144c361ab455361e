//! The program under test, connected to its own loopback Discord.

use std::ops::{Deref, DerefMut};
use std::time::Duration;

use talon_loopback::discord::{Failure, Limit, LoopbackDiscord, Options, Person, Place, Rates, Scope};
use talon_view::Locale;

use super::{Sitting, lobby, no_fault, nothing_went_wrong, number, traffic};
use crate::{Budget, Hand, Passed, Program, SCALE, World};

/// How many of the last requests a failing test prints.
const LAST_REQUESTS: usize = 15;

/// The bot's paces at a hundredth, and no pictures, which have their own test.
pub const SETTINGS: [(&str, &str); 4] = [
    ("discord.channel_gap", "11ms"),
    ("discord.private_gap", "11ms"),
    ("discord.bot_gap", "1ms"),
    ("discord.emojis", "off"),
];

/// A loopback Discord whose minute lasts 600 ms.
pub fn fast() -> Options {
    faster(SCALE)
}

/// A loopback Discord whose time runs this many times faster than the wall clock.
pub fn faster(scale: u32) -> Options {
    let base = Options::default();
    // People think in wall time, and the bot's pauses after an outage are in wall time. So tokens must outlive the scaled clock, and a
    // match that a busy machine plays slowly must not count as an hour old.
    let token_lifetime = base.token_lifetime * scale;
    let late_edits = Limit::new(base.rates.late_edits.count * scale, base.rates.late_edits.per.as_secs());
    let rates = Rates { late_edits, ..base.rates };
    Options { patience: Duration::from_secs(60), token_lifetime, rates, ..base }.scaled(scale)
}

/// The program and its world.
pub struct Room {
    /// The platform.
    pub discord: LoopbackDiscord,
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
            println!("seed {} (set TALON_TEST_SEED to repeat it)", self.discord.seed());
            println!("violations: {:#?}", self.discord.violations());
            let requests = self.discord.transcript();
            let refused = requests.iter().filter(|entry| !entry.succeeded());
            let last = requests.iter().skip(requests.len().saturating_sub(LAST_REQUESTS));
            println!("the bot requested in vain, and last:");
            for entry in refused.take(LAST_REQUESTS).chain(last) {
                let refusal = entry.answer.as_ref().err();
                let kind = &entry.body["type"];
                println!(
                    "  {:?} {} {} {kind} {refusal:?} to {:?}",
                    entry.at, entry.status, entry.route, entry.audience
                );
            }
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
        let discord = LoopbackDiscord::start(options).await.expect("the loopback Discord starts");
        let mut program = Program::new(discord.seed(), environment(&discord));
        program.set_all(&SETTINGS);
        program.set_all(settings);
        Self { discord, program }
    }

    /// Starts the program and waits until it responds.
    pub async fn start(&mut self) {
        self.launch();
        self.discord.ready().await.expect("the bot is there");
        let registered = |discord: &LoopbackDiscord| (!discord.registered(None).is_empty()).then_some(());
        self.discord.until("commands", registered).await.expect("the commands are registered");
    }

    /// A person whose app speaks this language.
    pub fn person(&self, name: &str, locale: &str) -> Person {
        self.discord.person(name, locale)
    }

    /// Everything that the bot received and sent so far.
    pub fn traffic(&self) -> Vec<Passed> {
        traffic::read(&self.discord)
    }
}

/// The environment with which the bot reaches this Discord.
pub fn environment(discord: &LoopbackDiscord) -> Vec<(&'static str, String)> {
    vec![("TALON_DISCORD_TOKEN", discord.token()), ("TALON_DISCORD_API_URL", discord.url())]
}

/// The language code of somebody's app: there are two kinds of English.
fn app_in(language: Locale, name: &str) -> &'static str {
    match language {
        Locale::EN if name.len().is_multiple_of(2) => "en-GB",
        Locale::EN => "en-US",
        other => other.code(),
    }
}

impl World for Room {
    type Person = Person;

    async fn set_to(settings: &[(&str, &str)]) -> Self {
        Self::open(fast(), settings).await
    }

    async fn start_again(&mut self) {
        self.discord.gone().await.expect("the gateway notices");
        self.start().await;
    }

    fn seed(&self) -> u64 {
        self.discord.seed()
    }

    fn newcomer(&self, name: &str, language: Locale) -> Person {
        let person = self.person(name, app_in(language, name));
        let _guild = self.discord.guild("Home", &[&person]);
        person
    }

    async fn friend(&self, name: &str, language: Locale) -> Person {
        self.person(name, app_in(language, name))
    }

    fn group(&self, people: &[&Person]) -> Place {
        Place::from(&self.discord.guild("Friday", people).channel("cards"))
    }

    fn number_of(place: Place) -> i64 {
        number(place.channel)
    }

    fn hands() -> &'static [Hand] {
        &[Hand::Direct, Hand::Panel]
    }

    async fn commands(&self, person: &Person, place: Place, command: &str) {
        lobby::command(person, place, command, &[]).await;
    }

    fn budget(sitting: &Sitting) -> Budget {
        sitting.budget()
    }

    fn traffic(&self) -> Vec<Passed> {
        self.traffic()
    }

    fn fail_in_every_way(&self) {
        let kinds = [
            Failure::TooManyRequests { retry_after: Duration::from_millis(50), scope: Scope::Shared },
            Failure::ServerError(500),
            Failure::ServerError(502),
            Failure::Dropped,
            Failure::AnswerLost,
            Failure::Timeout(Duration::from_millis(150)),
        ];
        for failure in &kinds {
            self.discord.fail_next_of("PATCH /channels/{channel_id}/messages/{message_id}", 1, failure);
        }
        self.discord.fail_at_random(0.1, &kinds);
    }

    fn heal(&self) -> u64 {
        self.discord.heal();
        self.discord.failures()
    }

    fn no_rule_was_broken(&self) {
        assert_eq!(self.discord.violations(), Vec::<String>::new(), "the published rules hold");
        no_fault(self);
    }

    fn nothing_went_wrong(&self) {
        nothing_went_wrong(self);
    }
}

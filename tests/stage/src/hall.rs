//! One program that serves a loopback Telegram and a loopback Discord at once.

use talon_loopback::LoopbackTelegram;
use talon_loopback::discord::LoopbackDiscord;

use crate::{Passed, Program, answered_once, no_fault_in};
use crate::{discord, telegram};

/// Both platforms and the one program that serves them.
pub struct Hall {
    /// One platform.
    pub telegram: LoopbackTelegram,
    /// The other one.
    pub discord: LoopbackDiscord,
    /// The program that serves both.
    pub program: Program,
}

impl Drop for Hall {
    fn drop(&mut self) {
        if std::thread::panicking() {
            println!("seed {} (set TALON_TEST_SEED to repeat it)", self.telegram.seed());
            println!("violations: {:#?} {:#?}", self.telegram.violations(), self.discord.violations());
        }
    }
}

impl Hall {
    /// Both platforms, and the running program.
    pub async fn open() -> Self {
        let mut hall = Self::closed().await;
        hall.start().await;
        hall
    }

    /// Both platforms, and the program not running.
    pub async fn closed() -> Self {
        let telegram = LoopbackTelegram::start(telegram::fast()).await.expect("a loopback Telegram");
        let discord = LoopbackDiscord::start(discord::fast()).await.expect("a loopback Discord");
        let environment = telegram::environment(&telegram).into_iter().chain(discord::environment(&discord)).collect();
        let mut program = Program::new(telegram.seed(), environment);
        program.set_all(&telegram::SETTINGS);
        program.set_all(&discord::SETTINGS);
        Self { telegram, discord, program }
    }

    /// Starts the program and waits until it listens to both platforms.
    pub async fn start(&mut self) {
        self.program.launch();
        self.telegram.bot_listens().await.expect("the bot listens to Telegram");
        self.is_on_discord().await;
    }

    /// Waits until a program that was just launched listens to both platforms.
    pub async fn is_back(&self) {
        let polls = self.telegram.polls();
        let asked_anew = |telegram: &LoopbackTelegram| (telegram.polls() > polls).then_some(());
        self.telegram.until("poll", asked_anew).await.expect("the bot listens to Telegram");
        self.discord.ready().await.expect("the bot is on Discord");
    }

    /// Waits until the program responds on Discord.
    pub async fn is_on_discord(&self) {
        self.discord.ready().await.expect("the bot is on Discord");
        let registered = |discord: &LoopbackDiscord| (!discord.registered(None).is_empty()).then_some(());
        self.discord.until("commands", registered).await.expect("the commands are registered");
    }

    /// The traffic of Telegram and of Discord.
    pub fn traffics(&self) -> [Vec<Passed>; 2] {
        [telegram::read_traffic(&self.telegram.transcript()), discord::read_traffic(&self.discord)]
    }

    /// Both platforms' rules were kept, and the bot had no error.
    pub fn nothing_went_wrong(&self) {
        assert_eq!(self.telegram.violations(), Vec::<String>::new());
        assert_eq!(self.discord.violations(), Vec::<String>::new());
        assert_eq!((self.telegram.rate_violations(), self.discord.rate_violations()), (0, 0));
        for traffic in self.traffics() {
            answered_once(&traffic);
            no_fault_in(&self.program, &traffic);
        }
    }
}

//! A house that serves two platforms, and people with an account on each.

use std::sync::Arc;
use std::time::Duration;

use talon_house::testing::{FixedEntropy, InlineCompute, ScriptedPlatform, VirtualClock};
use talon_house::{Answer, Clock, House, HouseParts, Incoming, Intent, Settings};
use talon_store::shaky::ShakyStore;
use talon_store::{AccountRef, MemoryStore, Place, PlatformKind, Sender, Store};
use talon_table::{PersonId, TableId};
use talon_view::{Locale, Msg, Page, Style, TableVerb, Token, Verb, say};

use crate::common::{START, tokens, unhurried, words};

/// An account of the tests: platform, identifier, name, language of the app.
#[derive(Clone, Copy)]
pub(crate) struct Owner(
    pub(crate) PlatformKind,
    pub(crate) &'static str,
    pub(crate) &'static str,
    pub(crate) &'static str,
);

pub(crate) const ANA: Owner = Owner(PlatformKind::Telegram, "1", "Ana", "en");
pub(crate) const ANA_D: Owner = Owner(PlatformKind::Discord, "901", "ana.cards", "en");
pub(crate) const BOB: Owner = Owner(PlatformKind::Telegram, "2", "Боби", "bg");
pub(crate) const BOB_D: Owner = Owner(PlatformKind::Discord, "902", "bobby", "bg");
pub(crate) const EVE: Owner = Owner(PlatformKind::Telegram, "3", "Eve", "en");
pub(crate) const EVE_D: Owner = Owner(PlatformKind::Discord, "903", "eve\u{202e}", "en");

/// A house that serves two platforms.
pub(crate) struct Both {
    pub(crate) clock: Arc<VirtualClock>,
    pub(crate) store: Arc<ShakyStore>,
    memory: Arc<MemoryStore>,
    pub(crate) telegram: Arc<ScriptedPlatform>,
    pub(crate) discord: Arc<ScriptedPlatform>,
    pub(crate) house: Arc<House>,
    inputs: u64,
}

impl Both {
    pub(crate) fn new() -> Self {
        Self::with(1)
    }

    pub(crate) fn with(seed: u64) -> Self {
        let clock = Arc::new(VirtualClock::new(START));
        let memory = Arc::new(MemoryStore::new());
        let store = Arc::new(ShakyStore::new(Arc::clone(&memory) as Arc<dyn Store>, seed));
        let platform = |kind| Arc::new(ScriptedPlatform::new(kind, Arc::clone(&clock) as Arc<dyn Clock>, seed));
        let (telegram, discord) = (platform(PlatformKind::Telegram), platform(PlatformKind::Discord));
        let house = build(&clock, &store, &[&telegram, &discord]);
        Self { clock, store, memory, telegram, discord, house, inputs: 0 }
    }

    pub(crate) fn restart(&mut self) {
        self.memory.restart();
        self.house = build(&self.clock, &self.store, &[&self.telegram, &self.discord]);
    }

    pub(crate) fn incoming(&mut self, who: Owner, place: Place, intent: Intent) -> Incoming {
        self.inputs += 1;
        let account = account(who);
        let from = Sender { account, name: who.2.to_owned(), language: Some(who.3.to_owned()) };
        Incoming { key: self.inputs.to_string(), from, place, message: None, intent, panel: None, now_message: None }
    }

    pub(crate) async fn ask(&mut self, who: Owner, place: Place, intent: Intent) -> Answer {
        let incoming = self.incoming(who, place, intent);
        self.house.handle(incoming).await
    }

    pub(crate) async fn private(&mut self, who: Owner, intent: Intent) -> Answer {
        self.ask(who, alone(who), intent).await
    }

    pub(crate) async fn press(&mut self, who: Owner, place: Place, token: &Token) -> Answer {
        self.ask(who, place, Intent::Press(token.to_string())).await
    }

    /// Asks in private, and delivers the input again, to a new process, until that succeeds: its work is done once. The answer to an input
    /// that had done its work before is lost.
    pub(crate) async fn insist(&mut self, who: Owner, intent: Intent) -> Answer {
        let incoming = self.incoming(who, alone(who), intent);
        loop {
            let answer = self.house.handle(incoming.clone()).await;
            if answer != Answer::Alert(say(Locale::EN, &Msg::Fault)) {
                return answer;
            }
            self.restart();
        }
    }

    /// As [`insist`](Self::insist), with new inputs until an answer is a page.
    pub(crate) async fn insist_on_a_page(&mut self, who: Owner, intent: Intent) -> Page {
        loop {
            if let Answer::Page { page, .. } = self.insist(who, intent.clone()).await {
                return page;
            }
        }
    }

    /// Makes a code.
    pub(crate) async fn code(&mut self, who: Owner) -> String {
        let made = self.private(who, Intent::Link { code: None }).await;
        let Answer::Page { page, .. } = made else { panic!("no code: {:?}", words(&made)) };
        code_on(&page)
    }

    pub(crate) async fn enter(&mut self, who: Owner, code: &str) -> Answer {
        self.private(who, Intent::Link { code: Some(code.to_owned()) }).await
    }

    /// Makes a code and enters it; the page that asks, as its text and the tokens of yes and no.
    pub(crate) async fn asked_to_confirm(&mut self, maker: Owner, by: Owner) -> (String, Token, Token) {
        let code = self.code(maker).await;
        let asked = self.enter(by, &code).await;
        let Answer::Page { page, .. } = &asked else { panic!("no question: {:?}", words(&asked)) };
        let mut tokens = tokens(page).into_iter();
        let (yes, no) = (tokens.next().expect("yes"), tokens.next().expect("no"));
        (page.text(), yes, no)
    }

    pub(crate) async fn link(&mut self, maker: Owner, by: Owner) -> Answer {
        let (_, yes, _) = self.asked_to_confirm(maker, by).await;
        self.press(by, alone(by), &yes).await
    }

    pub(crate) async fn person(&self, who: Owner) -> PersonId {
        self.store.account(&account(who)).await.unwrap().expect("met").person
    }

    pub(crate) async fn are_one(&self, one: Owner, other: Owner) -> bool {
        self.person(one).await == self.person(other).await
    }

    pub(crate) async fn open(&mut self, host: Owner) -> TableId {
        let play = Intent::Play { game: Some("santase".to_owned()) };
        assert_eq!(self.ask(host, group(host), play).await, Answer::Silent);
        let tables = self.store.open_tables_in(host.0, &group(host).chat).await.unwrap();
        tables.last().expect("it was opened").table
    }

    /// A match of two in a group.
    pub(crate) async fn match_of(&mut self, host: Owner, guest: Owner) -> TableId {
        let table = self.open(host).await;
        self.private(host, Intent::StartPrivate { payload: None }).await;
        self.private(guest, Intent::StartPrivate { payload: Some(format!("j{table}")) }).await;
        assert_eq!(self.at_table(host, table, Verb::Table(TableVerb::Start)).await, Answer::Silent);
        self.settle().await;
        table
    }

    pub(crate) async fn at_table(&mut self, who: Owner, table: TableId, verb: Verb) -> Answer {
        self.press(who, group(who), &Token::new(Some(table), 1, verb)).await
    }

    pub(crate) async fn settle(&self) {
        let end = self.clock.now().plus(Duration::from_secs(60));
        while let Some(next) = self.house.run_due().await {
            if next > end {
                break;
            }
            self.clock.advance_to(next);
        }
    }
}

pub(crate) fn build(
    clock: &Arc<VirtualClock>,
    store: &Arc<ShakyStore>,
    platforms: &[&Arc<ScriptedPlatform>],
) -> Arc<House> {
    House::new(HouseParts {
        store: Arc::clone(store) as Arc<dyn Store>,
        platforms: platforms.iter().map(|platform| Arc::clone(platform) as _).collect(),
        clock: Arc::clone(clock) as Arc<dyn Clock>,
        entropy: Arc::new(FixedEntropy::new(*b"the same codes every time")),
        compute: Arc::new(InlineCompute),
        settings: unhurried(Settings::default()),
        observer: Arc::new(()),
    })
}

pub(crate) fn code_on(page: &Page) -> String {
    let line = page.lines().into_iter().find(|line| line.style == Style::Code).expect("a code to copy");
    line.text.plain().strip_prefix("/link ").expect("with its command").to_owned()
}

pub(crate) fn account(who: Owner) -> AccountRef {
    AccountRef { platform: who.0, id: who.1.to_owned() }
}

pub(crate) fn alone(who: Owner) -> Place {
    Place { platform: who.0, chat: who.1.to_owned(), thread: None, private: true }
}

pub(crate) fn group(who: Owner) -> Place {
    Place { platform: who.0, chat: "-100".to_owned(), thread: None, private: false }
}

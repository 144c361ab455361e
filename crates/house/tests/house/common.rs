//! The world of the tests.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use talon_games::GameKind;
use talon_house::ports::compute::Compute;
use talon_house::testing::{FixedEntropy, InlineCompute, Message, ScriptedPlatform, VirtualClock, asked_to_wait};
use talon_house::{Answer, Arrived, Clock, House, HouseParts, Incoming, Intent, Observer, Settings};
use talon_players::{Level, decision_seed};
use talon_store::shaky::ShakyStore;
use talon_store::{AccountRef, AccountRow, MemoryStore, MessageRef, Place, PlatformKind, PrivateChat, Sender, Store};
use talon_table::{DealView, Decider, Event, Limits, PersonId, PhaseView, Recorded, Table, TableId, Timestamp, Viewer};
use talon_view::{
    Block, HouseVerb, Length, MenuVerb, Names, Page, Reach, Row, Soon, TableVerb, Target, Text, Token, Verb,
};

pub(crate) const START: Timestamp = Timestamp(1_800_000_000_000);
pub(crate) const GROUP: &str = "-100";
pub(crate) const SERVER: &str = "900";
const PLATFORM: PlatformKind = PlatformKind::Telegram;

/// A person of the tests: account, name, language of the app.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Human(pub(crate) &'static str, pub(crate) &'static str, pub(crate) &'static str);

pub(crate) const ANA: Human = Human("1", "Ana", "en");
pub(crate) const BOB: Human = Human("2", "Боби", "bg");
pub(crate) const EVE: Human = Human("3", "Eve", "en-GB");

/// A house and everything around it.
pub(crate) struct World {
    pub(crate) clock: Arc<VirtualClock>,
    pub(crate) store: Arc<ShakyStore>,
    pub(crate) memory: Arc<MemoryStore>,
    pub(crate) platform: Arc<ScriptedPlatform>,
    compute: Arc<dyn Compute>,
    pub(crate) house: Arc<House>,
    pub(crate) waits: Arc<Waits>,
    kind: PlatformKind,
    settings: Settings,
    inputs: u64,
    /// Pages of tables that answers showed, with their readers.
    pub(crate) answered: Vec<(String, Page)>,
}

/// How long pages of tables were behind, as the house reported it.
#[derive(Default)]
pub(crate) struct Waits(Mutex<Vec<Duration>>);

impl Waits {
    /// The reports since the last time.
    pub(crate) fn take(&self) -> Vec<Duration> {
        std::mem::take(&mut *self.0.lock().expect("nobody panics with it"))
    }
}

impl Observer for Waits {
    fn caught_up(&self, _on: PlatformKind, behind: Duration) {
        self.0.lock().expect("nobody panics with it").push(behind);
    }
}

impl World {
    pub(crate) fn new(seed: u64) -> Self {
        Self::with(seed, Settings::default())
    }

    pub(crate) fn with(seed: u64, settings: Settings) -> Self {
        Self::on(PLATFORM, seed, settings)
    }

    pub(crate) fn on(kind: PlatformKind, seed: u64, settings: Settings) -> Self {
        let clock = Arc::new(VirtualClock::new(START));
        let memory = Arc::new(MemoryStore::new());
        let store = Arc::new(ShakyStore::new(Arc::clone(&memory) as Arc<dyn Store>, seed));
        let platform = Arc::new(ScriptedPlatform::new(kind, Arc::clone(&clock) as Arc<dyn Clock>, seed));
        let compute: Arc<dyn Compute> = Arc::new(InlineCompute);
        let waits = Arc::new(Waits::default());
        let house = build(&clock, &store, &platform, &compute, &settings, &waits);
        Self { clock, store, memory, platform, compute, house, waits, kind, settings, inputs: 0, answered: Vec::new() }
    }

    /// A world whose AI players think with `compute`.
    pub(crate) fn thinking(seed: u64, compute: Arc<dyn Compute>) -> Self {
        let mut world = Self::new(seed);
        world.think_with(compute);
        world
    }

    /// Another process begins, whose AI players think with `compute`.
    pub(crate) fn think_with(&mut self, compute: Arc<dyn Compute>) {
        self.compute = compute;
        self.restart();
    }

    /// The process ends, and another begins.
    pub(crate) fn restart(&mut self) {
        self.memory.restart();
        self.house = build(&self.clock, &self.store, &self.platform, &self.compute, &self.settings, &self.waits);
    }

    /// Another process on the same store and platform.
    pub(crate) fn another_house(&self) -> Arc<House> {
        build(&self.clock, &self.store, &self.platform, &self.compute, &self.settings, &self.waits)
    }

    pub(crate) fn now(&self) -> Timestamp {
        self.clock.now()
    }

    pub(crate) fn group() -> Place {
        Place { platform: PLATFORM, chat: GROUP.to_owned(), thread: None, private: false }
    }

    pub(crate) fn private(human: Human) -> Place {
        Place { platform: PLATFORM, chat: human.0.to_owned(), thread: None, private: true }
    }

    pub(crate) fn account(human: Human) -> AccountRef {
        AccountRef { platform: PLATFORM, id: human.0.to_owned() }
    }

    pub(crate) fn account_here(&self, human: Human) -> AccountRef {
        AccountRef { platform: self.kind, id: human.0.to_owned() }
    }

    /// The chat in which everybody reads.
    pub(crate) fn public_chat(&self) -> &'static str {
        if self.kind == PLATFORM { GROUP } else { SERVER }
    }

    /// An input with a key of its own.
    pub(crate) fn incoming(&mut self, human: Human, place: Place, message: Option<i64>, intent: Intent) -> Incoming {
        self.inputs += 1;
        Incoming {
            key: self.inputs.to_string(),
            from: Sender {
                account: self.account_here(human),
                name: human.1.to_owned(),
                language: Some(human.2.to_owned()),
            },
            place,
            message: message.map(|number| MessageRef(number.to_string())),
            intent,
            panel: None,
            now_message: None,
        }
    }

    pub(crate) async fn say(&mut self, human: Human, place: Place, intent: Intent) -> Answer {
        let incoming = self.incoming(human, place, None, intent);
        self.house.handle(incoming).await
    }

    /// Presses a button by its token, on the message that shows it; repeats the press while the answer asks to wait.
    pub(crate) async fn press(&mut self, human: Human, place: Place, message: Option<i64>, token: &Token) -> Answer {
        loop {
            let answer = self.press_once(human, place.clone(), message, token).await;
            if !is_told_to_wait(&answer) {
                return answer;
            }
            self.clock.advance_to(self.now().plus(self.settings.telegram.group));
        }
    }

    /// Presses a button by its token once, whatever the answer is.
    pub(crate) async fn press_once(
        &mut self,
        human: Human,
        place: Place,
        message: Option<i64>,
        token: &Token,
    ) -> Answer {
        let incoming = self.incoming(human, place, message, Intent::Press(token.to_string()));
        let answer = self.house.handle(incoming.clone()).await;
        if let Answer::Surface { page, receipt, .. } = &answer {
            let pressed = incoming.message.as_ref().expect("a question stands on a message");
            assert!(self.platform.answer_pressed(&incoming.place, pressed, page), "the message is there");
            self.answered.push((incoming.place.chat.clone(), page.clone()));
            self.house.confirm(receipt.clone(), Arrived::Shown).await;
        }
        answer
    }

    /// Presses the first button that fits on the messages of a chat, newest message first.
    pub(crate) async fn press_shown(
        &mut self,
        human: Human,
        place: Place,
        fits: impl Fn(&Verb) -> bool,
    ) -> Option<Answer> {
        let (message, token) = self.shown(&place.chat, fits)?;
        Some(self.press(human, place, Some(message), &token).await)
    }

    pub(crate) fn shown(&self, chat: &str, fits: impl Fn(&Verb) -> bool) -> Option<(i64, Token)> {
        self.platform.messages(chat).iter().rev().find_map(|message| {
            let token = tokens(&message.page).into_iter().find(|token| fits(&token.verb))?;
            Some((message.number, token))
        })
    }

    /// The button on a person's own screen that asks for the same at the same table, whatever its number.
    pub(crate) fn button_for(&self, human: Human, wanted: &Token) -> Option<(i64, Token)> {
        self.platform.messages(human.0).iter().rev().find_map(|message| {
            let same = |token: &Token| token.verb == wanted.verb && token.table == wanted.table;
            Some((message.number, tokens(&message.page).into_iter().map(decided).find(same)?))
        })
    }

    /// Does what is due until nothing is due before `horizon` from now.
    pub(crate) async fn settle_within(&self, horizon: Duration) {
        let end = self.now().plus(horizon);
        while let Some(next) = self.house.run_due().await {
            if next > end {
                break;
            }
            self.clock.advance_to(next);
        }
    }

    /// Waits until every page is delivered and every AI player has decided. An answer without an outcome may arrive for a quarter of an
    /// hour.
    pub(crate) async fn settle(&self) {
        self.settle_within(Duration::from_secs(20 * 60)).await;
    }

    pub(crate) async fn wait(&self, duration: Duration) {
        let end = self.now().plus(duration);
        self.settle_within(duration).await;
        self.clock.advance_to(end);
        self.house.run_due().await;
    }

    pub(crate) async fn log(&self, table: TableId) -> Vec<Recorded> {
        self.store.events(table, 0).await.expect("a reliable moment")
    }

    pub(crate) async fn events(&self, table: TableId) -> Vec<Event> {
        self.log(table).await.into_iter().map(|recorded| recorded.event).collect()
    }

    pub(crate) async fn replay(&self, table: TableId) -> Table {
        Table::replay(self.log(table).await).expect("a sound log")
    }

    pub(crate) async fn person(&self, human: Human) -> PersonId {
        self.store.account(&self.account_here(human)).await.expect("a reliable moment").expect("met").person
    }

    pub(crate) async fn known(&self) -> Known {
        let mut known = BTreeMap::new();
        for human in [ANA, BOB, EVE] {
            if let Some(row) = self.store.account(&self.account_here(human)).await.expect("a reliable moment") {
                known.insert(row.person, row);
            }
        }
        Known(known)
    }

    /// Opens a table in the group and seats both; they have opened their private chats.
    pub(crate) async fn two_at_a_table(&mut self) -> TableId {
        let table = self.lobby(ANA).await;
        for human in [ANA, BOB] {
            self.say(human, Self::private(human), Intent::StartPrivate { payload: None }).await;
        }
        self.say(BOB, Self::private(BOB), Intent::StartPrivate { payload: Some(format!("j{table}")) }).await;
        table
    }

    /// Opens a table in the group.
    pub(crate) async fn lobby(&mut self, host: Human) -> TableId {
        self.open_at(host, Self::group()).await
    }

    pub(crate) async fn open_at(&mut self, host: Human, place: Place) -> TableId {
        self.open_game(host, place, GameKind::Santase).await
    }

    pub(crate) async fn open_game(&mut self, host: Human, place: Place, kind: GameKind) -> TableId {
        let before = self.open_tables(&place).await;
        let answer = if place.private {
            // Otherwise the cards would come at once.
            let set_up = Token::new(None, 0, Verb::Menu(MenuVerb::SetUp(kind)));
            self.press(host, place.clone(), None, &set_up).await
        } else {
            self.say(host, place.clone(), Intent::Play { game: Some(kind.to_string()) }).await
        };
        assert_eq!(answer, Answer::Silent);
        let tables = self.open_tables(&place).await;
        tables.into_iter().find(|table| !before.contains(table)).expect("it was opened")
    }

    async fn open_tables(&self, place: &Place) -> Vec<TableId> {
        let rows = self.store.open_tables_in(PLATFORM, &place.chat).await.expect("a reliable moment");
        rows.iter().map(|row| row.table).collect()
    }

    /// A match of two in the group, dealt and delivered.
    pub(crate) async fn match_of_two(&mut self) -> TableId {
        let table = self.two_at_a_table().await;
        self.settle().await;
        let started = self.press_shown(ANA, Self::group(), |verb| *verb == Verb::Table(TableVerb::Start)).await;
        assert_eq!(started, Some(Answer::Silent));
        self.settle().await;
        table
    }

    /// A match of this game in the group, dealt and delivered: of as many of the three persons as may play, and of AI
    /// players on `ai` seats more.
    pub(crate) async fn company(&mut self, kind: GameKind, ai: u8) -> TableId {
        let table = self.open_game(ANA, Self::group(), kind).await;
        for human in [ANA, BOB, EVE] {
            self.say(human, Self::private(human), Intent::StartPrivate { payload: None }).await;
        }
        for human in [BOB, EVE].into_iter().take(usize::from(kind.default_rules().seats().end() - 1)) {
            self.say(human, Self::private(human), Intent::StartPrivate { payload: Some(format!("j{table}")) }).await;
        }
        self.settle().await;
        for _ in 0..ai {
            self.press_shown(ANA, Self::group(), |verb| *verb == Verb::Table(TableVerb::AddAi))
                .await
                .expect("a button");
            self.settle().await;
        }
        let started = self.press_shown(ANA, Self::group(), |verb| *verb == Verb::Table(TableVerb::Start)).await;
        assert_eq!(started, Some(Answer::Silent));
        self.settle().await;
        table
    }

    /// A match against the AI player in a private chat, dealt and delivered.
    pub(crate) async fn solo(&mut self, human: Human) -> TableId {
        self.solo_of(human, GameKind::Santase).await
    }

    /// A match of this game against as few AI players as it can be played with, in a private chat.
    pub(crate) async fn solo_of(&mut self, human: Human, kind: GameKind) -> TableId {
        let place = Self::private(human);
        let table = self.open_game(human, place, kind).await;
        self.settle().await;
        self.begin_alone(human, kind).await;
        table
    }

    /// A match of Santase against an AI player in a private chat, without hints and without taking back.
    pub(crate) async fn solo_without_help(&mut self, human: Human) -> TableId {
        let table = self.open_game(human, Self::private(human), GameKind::Santase).await;
        for help in ["hints", "undo"] {
            let off = Verb::House(HouseVerb::Option(help.parse().unwrap(), 0));
            self.press(human, Self::private(human), None, &Token::new(Some(table), 1, off)).await;
            self.settle().await;
        }
        self.begin_alone(human, GameKind::Santase).await;
        table
    }

    async fn begin_alone(&mut self, human: Human, kind: GameKind) {
        let place = Self::private(human);
        for _ in 1..*kind.default_rules().seats().start() {
            self.press_shown(human, place.clone(), |verb| *verb == Verb::Table(TableVerb::AddAi))
                .await
                .expect("a button");
            self.settle().await;
        }
        self.press_shown(human, place, |verb| *verb == Verb::Table(TableVerb::Start)).await.expect("a button");
        self.settle().await;
    }

    /// Who is on turn, and what that person would press; `None` when it is nobody's turn, or an AI player's.
    pub(crate) async fn decision(&self, table: TableId) -> Option<(Human, Token)> {
        let replayed = self.replay(table).await;
        let PhaseView::Playing { deal_no, waiting_for, .. } = replayed.view(Viewer::Public).phase else {
            return None;
        };
        let seat = waiting_for.iter().next()?;
        let mut human = None;
        for candidate in [ANA, BOB, EVE] {
            let row = self.store.account(&self.account_here(candidate)).await.expect("a reliable moment");
            if row.is_some_and(|row| replayed.seat_of(row.person) == Some(seat)) {
                human = Some(candidate);
            }
        }
        let PhaseView::Playing { deal: DealView::Open(deal), .. } = replayed.view(Viewer::Seat(seat)).phase else {
            return None;
        };
        let seed = decision_seed(table.0, deal_no, replayed.turn(), seat);
        let action = Level::Thumb.player().choose(&deal, seed);
        let notation = action.to_string().parse().expect("notation fits a button");
        Some((human?, Token::new(Some(table), replayed.turn(), Verb::Act(notation))))
    }

    /// The person on turn presses the button of the decision on the own screen. `false` when the match is over.
    pub(crate) async fn play_on(&mut self, table: TableId) -> bool {
        let Some((human, token)) = self.decision(table).await else {
            return false;
        };
        let place = Self::private(human);
        if let Some((message, ask)) = self.shown(human.0, |verb| *verb == asking(&token.verb)) {
            let answer = self.press(human, place.clone(), Some(message), &ask).await;
            assert!(matches!(answer, Answer::Surface { replace_pressed: true, .. }), "a question: {answer:?}");
        }
        let shown = self.button_for(human, &token);
        let (message, shown) = shown.unwrap_or_else(|| panic!("{human:?} has no button for {token}"));
        assert_eq!(shown, token, "the button on the screen is the current one");
        let answer = self.press(human, place, Some(message), &shown).await;
        assert_eq!(answer, Answer::Silent, "an accepted card needs no words");
        true
    }

    /// Plays on until everybody has decided often enough for the match to count for all, however it ends.
    pub(crate) async fn play_enough(&mut self, table: TableId) {
        let made = |events: &[Event], seat: usize| {
            let decided = |event: &&Event| match event {
                Event::Acted { seat: at, by, .. } => at.index() == seat && *by != Decider::Rule,
                _ => false,
            };
            events.iter().filter(decided).count()
        };
        loop {
            let events = self.events(table).await;
            let begun = events.iter().rposition(|event| event.name() == "started").expect("a match");
            let seats = self.replay(table).await.view(Viewer::Public).seats.len();
            if (0..seats).all(|seat| made(&events[begun..], seat) >= 5) {
                return;
            }
            assert!(self.play_on(table).await, "the match goes on");
            self.settle().await;
        }
    }

    pub(crate) fn newest(&self, chat: &str) -> Message {
        self.platform.messages(chat).pop().expect("a message")
    }
}

fn build(
    clock: &Arc<VirtualClock>,
    store: &Arc<ShakyStore>,
    platform: &Arc<ScriptedPlatform>,
    compute: &Arc<dyn Compute>,
    settings: &Settings,
    waits: &Arc<Waits>,
) -> Arc<House> {
    House::new(HouseParts {
        store: Arc::clone(store) as Arc<dyn Store>,
        platforms: vec![Arc::clone(platform) as _],
        clock: Arc::clone(clock) as Arc<dyn Clock>,
        entropy: Arc::new(FixedEntropy::new(*b"the same cards every time")),
        compute: Arc::clone(compute),
        settings: unhurried(settings.clone()),
        observer: Arc::clone(waits) as _,
    })
}

/// Full tables start when somebody presses Start, unless the settings say for how long they wait.
pub(crate) fn unhurried(mut settings: Settings) -> Settings {
    if settings.limits.starts_after == Limits::default().starts_after {
        settings.limits.starts_after = Duration::MAX;
    }
    settings
}

/// The button that asks before this decision.
pub(crate) fn asking(decision: &Verb) -> Verb {
    match decision {
        Verb::Act(notation) => Verb::Ask(notation.clone()),
        other => other.clone(),
    }
}

/// The decision behind a button that asks first: pressed directly, it counts.
pub(crate) fn decided(token: Token) -> Token {
    match token.verb {
        Verb::Ask(notation) => Token { verb: Verb::Act(notation), ..token },
        _ => token,
    }
}

/// The tokens on a page, in order.
/// Whether it plays a card, or asks why it may not be played: every hand has such buttons, and no other page of a table does.
pub(crate) fn is_card(verb: &Verb) -> bool {
    matches!(verb, Verb::Act(_))
}

/// A press that changes every hand's page but nothing that is played: the wish to end the match, or its withdrawal.
pub(crate) fn wish(table: TableId, on: bool) -> Token {
    let verb = if on { TableVerb::ProposeEnd } else { TableVerb::WithdrawEnd };
    Token::new(Some(table), 1, Verb::Table(verb))
}

pub(crate) fn tokens(page: &Page) -> Vec<Token> {
    let buttons = page.buttons.iter().flatten();
    buttons
        .filter_map(|button| match &button.target {
            Target::Token(token) => Some(token.clone()),
            Target::PrivateChat(_) | Target::Link(_) => None,
        })
        .collect()
}

/// The text of an answer, if it has any.
pub(crate) fn words(answer: &Answer) -> Option<String> {
    match answer {
        Answer::Silent | Answer::Dismiss => None,
        Answer::Toast(text) | Answer::Alert(text) => Some(text.plain()),
        Answer::Page { page, .. }
        | Answer::Posted { page }
        | Answer::Pending { page, .. }
        | Answer::Surface { page, .. } => Some(page.text()),
    }
}

/// A wait of so many seconds, as in answers.
pub(crate) fn seconds(count: u64) -> Soon {
    Soon(Length::in_seconds(Duration::from_secs(count)))
}

/// So many minutes, as in answers.
pub(crate) fn minutes(count: u64) -> Length {
    Length::in_minutes(Duration::from_secs(60 * count))
}

/// Whether an answer asks to wait until the group's messages may change again.
pub(crate) fn is_told_to_wait(answer: &Answer) -> bool {
    matches!(answer, Answer::Toast(text) if asked_to_wait().any(|asked| *text == asked))
}

/// The rows of a page's columns, a space between the cells; the reader's own is marked by an asterisk.
pub(crate) fn rows(page: &Page) -> Vec<String> {
    let grids = page.blocks.iter().filter_map(|block| match block {
        Block::Grid(grid) => Some(grid),
        Block::Line(_) | Block::Aside(_) => None,
    });
    let told = |row: &Row| {
        let cells: Vec<String> = row.cells.iter().map(Text::plain).collect();
        format!("{}{}", if row.is_own { "* " } else { "" }, cells.join(" ")).replace(['\u{2068}', '\u{2069}'], "")
    };
    grids.flat_map(|grid| grid.rows.iter().map(told)).collect()
}

/// The people of a world, by their accounts.
pub(crate) struct Known(BTreeMap<PersonId, AccountRow>);

impl Known {
    /// The same people, with every combination of private chats that are open or closed.
    pub(crate) fn however_reached(&self) -> Vec<Self> {
        let chats = |number: usize| {
            let rows = self.0.iter().enumerate().map(|(place, (person, row))| {
                let chat = if number >> place & 1 == 0 { PrivateChat::Open } else { PrivateChat::Closed };
                (*person, AccountRow { chat, ..row.clone() })
            });
            Self(rows.collect())
        };
        (0..1 << self.0.len()).map(chats).collect()
    }
}

impl Names for Known {
    fn name(&self, person: PersonId) -> String {
        self.0.get(&person).map(|row| row.name.clone()).unwrap_or_default()
    }

    fn reach(&self, person: PersonId) -> Reach {
        self.0.get(&person).map_or(Reach::Open, AccountRow::reach)
    }

    fn is_asked_first(&self, person: PersonId) -> bool {
        self.0.get(&person).is_none_or(|row| row.chosen.second_press())
    }
}

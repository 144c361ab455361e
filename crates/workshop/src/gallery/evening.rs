//! A house with invented people, for whom AI players decide.

use std::sync::Arc;
use std::time::Duration;

use talon_games::GameKind;
use talon_house::testing::{FixedEntropy, InlineCompute, ScriptedPlatform, VirtualClock};
use talon_house::{Answer, Clock as _, House, HouseParts, Incoming, Intent, Settings};
use talon_players::{Level, decision_seed};
use talon_steward::Failure;
use talon_store::{AccountRef, MemoryStore, MessageRef, Place, PlatformKind, Sender, Store as _};
use talon_table::{DealView, Limits, PhaseView, Table, TableId, Timestamp, Viewer};
use talon_view::{HouseVerb, Locale, MenuVerb, Page, Pictured, Scope, Setting, TableVerb, Target, Token, Verb};

/// The group in which they play.
const GROUP: &str = "-100200300";

/// When the evening begins: 4 August 2026, 17:00 in Sofia.
const BEGINS: Timestamp = Timestamp(1_785_852_000_000);

/// While a match goes on, nothing happens by itself for longer than this.
const SOON: Duration = Duration::from_secs(60);

/// The players, with their account numbers. The first opens the table, and is the reader of private pages.
const PEOPLE: [(&str, &str); 5] = [("1", "Ana"), ("2", "Борис"), ("3", "Vera"), ("4", "Гошо"), ("5", "Heta")];

/// A house, its clock and its one platform. At the terminal Ana plays with AI players, elsewhere all play in a group.
pub(super) struct Evening {
    kind: PlatformKind,
    house: Arc<House>,
    store: Arc<MemoryStore>,
    clock: Arc<VirtualClock>,
    platform: Arc<ScriptedPlatform>,
    locale: Locale,
    inputs: u64,
}

/// An index into [`PEOPLE`].
pub(super) type Guest = usize;

/// The player whose private pages are shown.
pub(super) const ANA: Guest = 0;

impl Evening {
    /// Everybody uses this language, and has opened the private chat.
    pub(super) async fn begin(locale: Locale, kind: PlatformKind) -> Self {
        let clock = Arc::new(VirtualClock::new(BEGINS));
        let store = Arc::new(MemoryStore::new());
        let platform = Arc::new(ScriptedPlatform::new(kind, Arc::clone(&clock) as _, 1));
        let house = House::new(HouseParts {
            store: Arc::clone(&store) as _,
            platforms: vec![Arc::clone(&platform) as _],
            clock: Arc::clone(&clock) as _,
            entropy: Arc::new(FixedEntropy::new(*b"the same cards in every gallery")),
            compute: Arc::new(InlineCompute),
            settings: Settings { language: locale, limits: unhurried(), ..Settings::default() },
            observer: Arc::new(()),
        });
        let mut evening = Self { kind, house, store, clock, platform, locale, inputs: 0 };
        let guests = if evening.is_alone() { 1 } else { PEOPLE.len() };
        for guest in 0..guests {
            let own = evening.private(guest);
            evening.ask(guest, own.clone(), Intent::StartPrivate { payload: None }).await;
            evening.choose(guest, own, Verb::choose(Scope::Person, Setting::Pictures(Pictured::All))).await;
        }
        if !evening.is_alone() {
            evening.platform.make_admin(PEOPLE[ANA].0);
            evening.choose(ANA, evening.home(), Verb::choose(Scope::Chat, Setting::Pictures(Pictured::All))).await;
        }
        evening
    }

    fn is_alone(&self) -> bool {
        self.kind == PlatformKind::Terminal
    }

    /// Where the tables are: the group, or Ana's own chat.
    pub(super) fn home(&self) -> Place {
        if self.is_alone() {
            return self.private(ANA);
        }
        Place { platform: self.kind, chat: GROUP.to_owned(), thread: None, private: false }
    }

    /// Somebody's private chat.
    pub(super) fn private(&self, guest: Guest) -> Place {
        Place { platform: self.kind, chat: PEOPLE[guest].0.to_owned(), thread: None, private: true }
    }

    /// Somebody asks for something. Returns the page of the answer, if it has one.
    pub(super) async fn ask(&mut self, guest: Guest, place: Place, intent: Intent) -> Option<Page> {
        self.hand_in(guest, place, None, intent).await
    }

    /// Somebody chooses a setting.
    async fn choose(&mut self, guest: Guest, place: Place, chosen: Verb) {
        let token = Token::new(None, 0, chosen);
        self.hand_in(guest, place, None, Intent::Press(token.to_string())).await;
    }

    async fn hand_in(&mut self, guest: Guest, place: Place, message: Option<i64>, intent: Intent) -> Option<Page> {
        self.inputs += 1;
        let (id, name) = PEOPLE[guest];
        let account = AccountRef { platform: self.kind, id: id.to_owned() };
        let incoming = Incoming {
            key: self.inputs.to_string(),
            from: Sender { account, name: name.to_owned(), language: Some(self.locale.to_string()) },
            place,
            message: message.map(|number| MessageRef(number.to_string())),
            intent,
            panel: None,
            now_message: None,
        };
        // Real people pause between presses, so the pacing never makes anybody wait.
        self.clock.advance_to(self.clock.now().plus(Duration::from_secs(5)));
        let answer = self.house.handle(incoming).await;
        self.settle().await;
        match answer {
            Answer::Page { page, .. }
            | Answer::Posted { page }
            | Answer::Pending { page, .. }
            | Answer::Surface { page, .. } => Some(page),
            Answer::Silent | Answer::Toast(_) | Answer::Alert(_) | Answer::Dismiss => None,
        }
    }

    /// Does what is due soon.
    async fn settle(&self) {
        let end = self.clock.now().plus(SOON);
        while let Some(next) = self.house.run_due().await {
            if next > end {
                break;
            }
            self.clock.advance_to(next);
        }
    }

    /// The pages in a chat, oldest first.
    pub(super) fn pages(&self, place: &Place) -> Vec<Page> {
        self.platform.messages(&place.chat).into_iter().map(|message| message.page).collect()
    }

    /// The newest of them.
    pub(super) fn newest(&self, place: &Place) -> Option<Page> {
        self.pages(place).pop()
    }

    /// Presses the newest matching button in a chat. Returns the page of the answer, if it has one.
    pub(super) async fn press(
        &mut self,
        guest: Guest,
        place: Place,
        fits: impl Fn(&Verb) -> bool,
    ) -> Result<Option<Page>, Failure> {
        let shown = self.platform.messages(&place.chat);
        let found = shown.iter().rev().find_map(|message| Some((message.number, button(&message.page, &fits)?)));
        let (number, token) = found.ok_or_else(|| Failure::Fault("a button is missing in the gallery".to_owned()))?;
        Ok(self.hand_in(guest, place, Some(number), Intent::Press(token.to_string())).await)
    }

    /// Opens a table and seats as many people as can play, or the usual number of AI players.
    pub(super) async fn lobby(&mut self, game: GameKind) -> Result<TableId, Failure> {
        let home = self.home();
        // Otherwise the match would start at once, because Ana is alone.
        let set_up = || Intent::Press(Token::new(None, 0, Verb::Menu(MenuVerb::SetUp(game))).to_string());
        let opens = if self.is_alone() { set_up() } else { Intent::Play { game: Some(game.to_string()) } };
        self.ask(ANA, home.clone(), opens).await;
        let rows = self
            .store
            .open_tables_in(self.kind, &home.chat)
            .await
            .map_err(|error| Failure::Fault(error.to_string()))?;
        let table = rows.last().map(|row| row.table).ok_or_else(|| Failure::Fault("no table was opened".to_owned()))?;
        if self.is_alone() {
            for _ in 1..game.default_rules().usual_seats() {
                self.press(ANA, home.clone(), |verb| *verb == Verb::Table(TableVerb::AddAi)).await?;
            }
            return Ok(table);
        }
        let most = usize::from(*game.default_rules().seats().end());
        for guest in 1..most.min(PEOPLE.len()) {
            let join = Intent::Press(Token::new(Some(table), 1, Verb::House(HouseVerb::Join)).to_string());
            self.hand_in(guest, home.clone(), None, join).await;
        }
        Ok(table)
    }

    /// Begins the match.
    pub(super) async fn start(&mut self) -> Result<(), Failure> {
        self.press(ANA, self.home(), |verb| *verb == Verb::Table(TableVerb::Start)).await.map(drop)
    }

    /// The table according to its log.
    pub(super) async fn table(&self, table: TableId) -> Result<Table, Failure> {
        let log = self.store.events(table, 0).await.map_err(|error| Failure::Fault(error.to_string()))?;
        Table::replay(log).map_err(|error| Failure::Fault(error.to_string()))
    }

    /// Makes the next decision. Returns `false` if the match is over.
    pub(super) async fn play_on(&mut self, table: TableId) -> Result<bool, Failure> {
        let now = self.table(table).await?;
        let PhaseView::Playing { deal_no, waiting_for, .. } = now.view(Viewer::Public).phase else { return Ok(false) };
        let Some(seat) = waiting_for.iter().next() else { return Ok(false) };
        let PhaseView::Playing { deal: DealView::Open(deal), .. } = now.view(Viewer::Seat(seat)).phase else {
            return Ok(false);
        };
        let action = Level::Thumb.player().choose(&deal, decision_seed(table.0, deal_no, now.turn(), seat));
        let verb = action.to_string().parse().map_err(|_| Failure::Fault("an action fits no button".to_owned()))?;
        let token = Token::new(Some(table), now.turn(), Verb::Act(verb));
        // The people sat down in the order of their seats.
        let guest = seat.index();
        self.hand_in(guest, self.private(guest), None, Intent::Press(token.to_string())).await;
        Ok(true)
    }
}

/// No match begins before everybody has seen how.
fn unhurried() -> Limits {
    Limits { starts_after: Duration::MAX, ..Limits::default() }
}

fn button(page: &Page, fits: &impl Fn(&Verb) -> bool) -> Option<Token> {
    page.buttons.iter().flatten().find_map(|button| match &button.target {
        Target::Token(token) => fits(&token.verb).then(|| token.clone()),
        Target::PrivateChat(_) | Target::Link(_) => None,
    })
}

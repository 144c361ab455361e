//! The house itself: its parts, and the way in.
//!
//! [`House`] builds its parts and delegates to them: `handle` to the answering parts, `run` and `run_due` to the duties,
//! `notice` to `Notices`. Each part is a struct of its own, with its own state, and none uses another's fields. The imports
//! between the house's files have no cycles.
//!
//! ```text
//!                                          House
//!                   ┌────────────────────────┴────────────────────────┐
//!         those who answer                                     those with a duty
//!    Answers: who asks, and whom to ask                Timers: what is due at tables, reminders
//!    TableAnswers ◄─ LeagueAnswers                     LeagueKeeper: what is due in leagues
//!    PersonAnswers  ReplayAnswers  StandingsAnswers    Delivery: pages that are behind
//!    DailyAnswers  PuzzleAnswers                       DailyDeals: tomorrow's deals
//!                                                      DailyPosting: today's, posted in groups
//!    Admission: which table, and who may see it        Notices: what nobody asked for
//!    Screen: what stands on screens                    UnreadLogs: logs of others
//!    Paces: the pace of answers    Files               Upkeep: clocks, old keys
//!                   └────────────────────────┬────────────────────────┘
//!       PagePlanner: what a table should show  Leagues: deciding about leagues
//!       Courier: messages kept current         PageLocks: who writes on a page
//!       Pacer: how fast the bot writes         Coach: analysis of finished matches
//!                                              CoachPages: pages that follow it
//!                                            │
//!       Core: store, platforms, clock, entropy, compute, settings, who claims, the tables, whom to wake
//!                                            │
//!                                          ports
//!                                            │
//!       address: platform, place, account, message
//! ```
//!
//! A line downwards is a handle. `Answers` uses the other answering parts. All of them use `Admission`, `Screen`, `Paces` and
//! `Files` as they need them. `Timers` and `Delivery` use `Upkeep`. Answers and delivery do not know each other: they share the
//! pace, the page locks and the marks in the store.
//!
//! `Coach` belongs to `ReplayAnswers`, `DailyAnswers` and `TableAnswers`. It works as a duty of its own, and an answer shows its progress;
//! `CoachPages` edits that answer's message until the findings are complete (`Answer::Pending`, `House::follow`). `DailyDeals` fixes each
//! chat's deals the day before, as a duty or when somebody asks earlier; `DailyPosting` posts today's in groups.
//!
//! Each cache belongs to the part that uses it: forbidden taps, glances and hints to `TableAnswers`, shares to `Paces`, what
//! each account has changed to `Answers`, closed leagues to `LeagueAnswers`.

use std::sync::Arc;
use std::time::Duration;

use talon_store::{AccountRef, MessageRef, Place};

use crate::core::{Core, HouseParts};
use crate::deliver::courier::Courier;
use crate::deliver::courier::bars::Write;
use crate::deliver::courier::pacer::Pacer;
use crate::deliver::page_locks::PageLocks;
use crate::deliver::{Delivery, PagePlanner};
use crate::duties::coach::Coach;
use crate::duties::coach::pages::CoachPages;
use crate::duties::daily::DailyDeals;
use crate::duties::daily::posts::DailyPosting;
use crate::duties::table_health::UnreadLogs;
use crate::duties::timers::Timers;
use crate::duties::upkeep::Upkeep;
use crate::handle::{Answers, Paces, PresetName, Screen};
use crate::input::intent::{Answer, Incoming, Notice};
use crate::input::notices::Notices;
use crate::input::receipt::{Arrived, Pending, Receipt};
use crate::leagues::{LeagueKeeper, Leagues};
use crate::ports::platform::Bar;

/// The application. All its state is in its store: a house that is dropped at any moment and rebuilt goes on where the other stopped.
/// Several may share a store: each works on what it has claimed there.
pub struct House {
    pub(crate) core: Arc<Core>,
    answers: Answers,
    paces: Arc<Paces>,
    screen: Arc<Screen>,
    notices: Notices,
    pub(crate) delivery: Arc<Delivery>,
    pub(crate) timers: Arc<Timers>,
    pub(crate) keeper: Arc<LeagueKeeper>,
    pub(crate) upkeep: Arc<Upkeep>,
    pub(crate) unread_logs: UnreadLogs,
    pub(crate) coach_pages: Arc<CoachPages>,
    pub(crate) dailies: Arc<DailyDeals>,
    pub(crate) posting: DailyPosting,
    courier: Arc<Courier>,
}

impl House {
    /// A house with these parts.
    #[must_use]
    pub fn new(parts: HouseParts) -> Arc<Self> {
        let core = Core::new(parts);
        let pacer = Arc::new(Pacer::new(Arc::clone(&core.store), Arc::clone(&core.clock), &core.settings));
        let page_locks = Arc::new(PageLocks::of(core.holder));
        let pages = Arc::new(PagePlanner::new(Arc::clone(&core)));
        let leagues = Arc::new(Leagues::new(Arc::clone(&core)));
        let upkeep = Arc::new(Upkeep::new(Arc::clone(&core)));
        let courier = Arc::new(Courier::new(Arc::clone(&core), Arc::clone(&pacer)));
        let paces = Arc::new(Paces::new(Arc::clone(&core), pacer, Arc::clone(&courier)));
        let screen = Arc::new(Screen::new(Arc::clone(&core), Arc::clone(&pages), Arc::clone(&page_locks)));
        let timers = Timers::new(Arc::clone(&core), Arc::clone(&pages), Arc::clone(&upkeep));
        let keeper = LeagueKeeper::new(Arc::clone(&core), Arc::clone(&leagues), Arc::clone(&courier));
        let coach = Arc::new(Coach::new(Arc::clone(&core.store), Arc::clone(&core.compute), Arc::clone(&core.clock)));
        let coach_pages = Arc::new(CoachPages::new(Arc::clone(&core), coach, Arc::clone(&courier)));
        let dailies = Arc::new(DailyDeals::new(Arc::clone(&core)));
        Arc::new(Self {
            answers: Answers::new(&core, &pages, &leagues, &paces, &screen, (&coach_pages, &dailies)),
            posting: DailyPosting::new(Arc::clone(&core), Arc::clone(&courier), Arc::clone(&dailies)),
            coach_pages,
            dailies,
            notices: Notices::new(Arc::clone(&core), Arc::clone(&pages), Arc::clone(&courier)),
            delivery: Arc::new(Delivery::new(
                Arc::clone(&core),
                pages,
                Arc::clone(&courier),
                page_locks,
                Arc::clone(&upkeep),
            )),
            courier,
            timers: Arc::new(timers),
            keeper: Arc::new(keeper),
            unread_logs: UnreadLogs::new(Arc::clone(&core)),
            paces,
            screen,
            upkeep,
            core,
        })
    }

    /// Does what a person asks and answers it, exactly once. Never fails, and takes no longer than people wait: a fault of our own is
    /// logged and becomes a sentence. An input that was handled before changes nothing and gets a polite answer.
    pub async fn handle(&self, incoming: Incoming) -> Answer {
        self.answers.handle(incoming).await
    }

    /// Takes the outcome of an [`Answer::Surface`](crate::Answer::Surface). If it may not be on the screen, the page is delivered as if the
    /// answer had been silent. An adapter reports before it hands in the next press on the same message: of two concurrent answers nobody
    /// knows which came last, and the page is shown once more. Never fails: our own faults are logged.
    pub async fn confirm(&self, receipt: Receipt, arrived: Arrived) {
        self.screen.confirm(receipt, arrived).await;
    }

    /// Takes the message on which an [`Answer::Pending`](crate::Answer::Pending) is shown, which can be edited. From now on the house edits
    /// it until its page is complete, while it [runs](Self::run). If somebody pressed on it meanwhile, or the answer is an old one, nothing
    /// happens.
    pub fn follow(&self, pending: Pending, place: Place, message: MessageRef) {
        self.coach_pages.follow(pending, place, message);
    }

    /// Handles an event that nobody asked for. Never fails: our own faults are logged. It waits while the store is away, because the event
    /// will not be reported again.
    pub async fn notice(&self, notice: Notice) {
        self.notices.notice(notice).await;
    }

    /// Waits for room for an answer in a private chat, and reserves it. Returns whether there is room: a long pause that the platform asks
    /// for is not waited for. An adapter whose answers are messages calls this before it writes one. Never fails: our own faults are
    /// logged.
    pub async fn room_for(&self, place: &Place) -> bool {
        self.paces.room_for(place).await
    }

    /// Notes that the platform asks for a pause in a place. Never fails: our own faults are logged.
    pub async fn leave_alone(&self, place: &Place, pause: Duration) {
        self.paces.leave_alone(place, pause).await;
    }

    /// Notes that an answer could not be written in a place, and tells the asker. Never fails: our own faults are logged.
    pub async fn turned_away(&self, place: &Place, asker: &AccountRef, bar: Bar) {
        let now = self.core.clock.now();
        self.core.bars.ask(place, asker, now);
        if let Err(error) = self.courier.barred(place, Write::New, bar, now).await {
            tracing::error!(platform = %place.platform, %error, "somebody could not be told why there is no answer");
        }
    }

    /// The presets of a place's community, for a platform that completes names while people type. Never fails: a fault
    /// of our own is logged, and the list is empty.
    pub async fn preset_names(&self, place: &Place) -> Vec<PresetName> {
        self.answers.preset_names(place).await
    }
}

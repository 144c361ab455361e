//! The coach's pages, and the messages that show its progress: they are edited until the findings are complete.
//!
//! Nothing of this is stored. A page that is no longer followed, because the process ended, the platform takes no more edits or somebody
//! pressed on it, has a button that asks again.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use talon_store::{AccountRef, MessageRef, Place};
use talon_table::{Course, PersonId, Timestamp};
use talon_view::{Dress, Locale, Page};
use tokio::sync::Notify;
use tokio::task::JoinSet;

use crate::core::Core;
use crate::deliver::courier::{Courier, Pace, Verdict};
use crate::duties::coach::{Coach, Look, held, summary};
use crate::error::HouseError;
use crate::input::intent::{Incoming, Intent};
use crate::input::receipt::Pending;
use crate::ports::platform::{Onto, Platform};

/// How often a message is edited at most.
const EVERY: Duration = Duration::from_secs(4);
/// In a conversation with a pace, an edit at most every so many gaps: the others are for people who play there.
const GAPS: u32 = 3;
/// How long a message is followed: Discord takes edits of an answer for a quarter of an hour.
const FOLLOWED_FOR: Duration = Duration::from_secs(14 * 60);
/// How many messages are followed at once, one of each person.
const MOST: usize = 200;
/// How long a press waits for a pending edit of its message.
const PATIENCE: Duration = Duration::from_secs(3);

/// A coach's page that somebody asked for.
pub(crate) struct CoachRequest {
    /// Who asked.
    pub(crate) person: PersonId,
    /// With which account.
    pub(crate) account: AccountRef,
    /// The only reader, if there is one: the moments are then that person's own.
    pub(crate) you: Option<PersonId>,
    /// The language.
    pub(crate) locale: Locale,
    /// The match.
    pub(crate) course: Course,
}

/// Makes the coach's pages, and keeps those current that are not complete.
pub(crate) struct CoachPages {
    core: Arc<Core>,
    pub(crate) coach: Arc<Coach>,
    courier: Arc<Courier>,
    pages: Mutex<FollowedPages>,
    last: AtomicU64,
    news: Notify,
}

#[derive(Default)]
struct FollowedPages {
    /// Each person's page that was incomplete when it was last shown.
    followed: BTreeMap<PersonId, Arc<Followed>>,
    /// Pages whose message is known and that no task follows yet.
    fresh: Vec<Arc<Followed>>,
}

/// An incomplete page.
struct Followed {
    pending: Pending,
    wanted: CoachRequest,
    until: Timestamp,
    /// The form in which it goes out, and the hash of what it shows.
    shows: Mutex<(Dress, [u8; 32])>,
    /// Its message, once known.
    stands: Mutex<Option<(Place, MessageRef)>>,
    /// Whether somebody pressed on it, or its reader asked for another one.
    is_left: AtomicBool,
    left: Notify,
    /// Held while the message is edited.
    writing: tokio::sync::Mutex<()>,
}

/// How it goes on with a page.
enum Next {
    At(Timestamp),
    Over,
}

impl CoachPages {
    /// On this core. Pages are edited at the pace of everything that is written.
    pub(crate) fn new(core: Arc<Core>, coach: Arc<Coach>, courier: Arc<Courier>) -> Self {
        Self { core, coach, courier, pages: Mutex::default(), last: AtomicU64::new(0), news: Notify::new() }
    }

    /// The page after a short wait for the coach, and whether it is complete.
    pub(crate) async fn look(&self, wanted: &CoachRequest) -> Result<(Page, bool), HouseError> {
        self.page(wanted, self.coach.look(wanted.person, &wanted.course).await).await
    }

    /// The position of a moment, by its deal and its action. None while the analysis is under way, and where there is no such moment.
    pub(crate) async fn moment(&self, wanted: &CoachRequest, at: (u32, u32)) -> Result<Option<Page>, HouseError> {
        let CoachRequest { person, you, locale, course, account } = wanted;
        let Look::Found(decisions) = self.coach.look(*person, course).await else { return Ok(None) };
        let people = self.core.people(&course.view(), account.platform).await?;
        // A button on the group's page may name a moment that the presser's own page does not show.
        let seats = [you.and_then(|you| course.seat_of(you)), None];
        let found = seats.map(|seat| summary(course.view().kind, &decisions, seat));
        let shown = found.iter().find_map(|found| Some((found, talon_view::moment_of(found, at)?)));
        Ok(shown.and_then(|shown| talon_view::coach_moment(course, *you, shown, &people, *locale)))
    }

    async fn page(&self, wanted: &CoachRequest, look: Look) -> Result<(Page, bool), HouseError> {
        let CoachRequest { you, locale, course, .. } = wanted;
        let people = self.core.people(&course.view(), wanted.account.platform).await?;
        Ok(match look {
            Look::Found(decisions) => {
                let seat = you.and_then(|you| course.seat_of(you));
                let found = summary(course.view().kind, &decisions, seat);
                (talon_view::coach(course, *you, &found, &people, *locale), true)
            }
            Look::AtWork { other, done, total } => {
                (talon_view::coach_at_work(course, other, (done, total), &people, *locale), false)
            }
        })
    }

    /// Waits for the message of an incomplete page; none where too many are followed. Each person's last request is followed.
    pub(crate) fn await_message(&self, wanted: CoachRequest, page: &Page) -> Option<Pending> {
        let now = self.core.clock.now();
        let mut pages = held(&self.pages);
        pages.followed.retain(|_, followed| !followed.is_over(now));
        if pages.followed.len() >= MOST && !pages.followed.contains_key(&wanted.person) {
            return None;
        }
        let pending = Pending(self.last.fetch_add(1, Ordering::Relaxed));
        let person = wanted.person;
        let followed = Arc::new(Followed {
            pending,
            wanted,
            until: now.plus(FOLLOWED_FOR),
            shows: Mutex::new((Dress::Classic, page.hash())),
            stands: Mutex::default(),
            is_left: AtomicBool::new(false),
            left: Notify::new(),
            writing: tokio::sync::Mutex::new(()),
        });
        if let Some(before) = pages.followed.insert(person, followed) {
            before.leave();
        }
        Some(pending)
    }

    /// Notes the form in which the page goes out.
    pub(crate) fn dressed(&self, pending: Pending, page: Page, dress: Dress) -> Page {
        let page = page.dressed(dress);
        if let Some(followed) = self.found(pending) {
            *held(&followed.shows) = (dress, page.hash());
        }
        page
    }

    /// [`House::follow`](crate::House::follow).
    pub(crate) fn follow(&self, pending: Pending, place: Place, message: MessageRef) {
        let Some(followed) = self.found(pending) else { return };
        *held(&followed.stands) = Some((place, message));
        let mut pages = held(&self.pages);
        pages.fresh.retain(|other| !other.is_left());
        pages.fresh.push(followed);
        self.news.notify_one();
    }

    fn leave(&self, followed: &Followed) {
        held(&self.pages).followed.retain(|_, other| other.pending != followed.pending);
        followed.leave();
    }

    fn found(&self, pending: Pending) -> Option<Arc<Followed>> {
        held(&self.pages).followed.values().find(|followed| followed.pending == pending).cloned()
    }

    /// Stops following a pressed message: the press decides what it shows from now on. No edit is pending when this returns.
    pub(crate) async fn leave_pressed(&self, incoming: &Incoming, person: PersonId) {
        let (Intent::Press(_), Some(platform)) = (&incoming.intent, self.core.platform(incoming.place.platform)) else {
            return;
        };
        let all: Vec<Arc<Followed>> = held(&self.pages).followed.values().cloned().collect();
        for followed in all.into_iter().filter(|followed| followed.is_pressed(incoming, person, &**platform)) {
            self.leave(&followed);
            tokio::select! {
                biased;
                _writing = followed.writing.lock() => {}
                () = self.core.clock.sleep_until(self.core.clock.now().plus(PATIENCE)) => {}
            }
        }
    }

    /// Keeps pages current once their messages are known. Never ends.
    pub(crate) async fn keep_pages(self: &Arc<Self>) {
        let mut keeping = JoinSet::new();
        loop {
            let fresh = std::mem::take(&mut held(&self.pages).fresh);
            for followed in fresh {
                let pages = Arc::clone(self);
                keeping.spawn(async move { pages.keep(&followed).await });
            }
            tokio::select! {
                () = self.news.notified() => {}
                Some(_) = keeping.join_next() => {}
            }
        }
    }

    /// Keeps a page current until it is complete, left, or no longer editable.
    async fn keep(&self, followed: &Followed) {
        let Some((place, message)) = held(&followed.stands).clone() else { return };
        let mut next = self.core.clock.now().plus(self.pause(&place));
        loop {
            tokio::select! {
                biased;
                () = followed.left.notified() => break,
                () = self.core.clock.sleep_until(next) => {}
            }
            next = match self.bring_up_to_date(followed, (&place, &message)).await {
                Ok(Next::At(next)) => next,
                Ok(Next::Over) => break,
                Err(error) => {
                    tracing::error!(%error, "a coach's page could not be brought up to date");
                    self.core.clock.now().plus(self.core.retry_after(&error).max(EVERY))
                }
            };
        }
        self.leave(followed);
    }

    /// Edits the message if its page has changed.
    async fn bring_up_to_date(&self, followed: &Followed, at: (&Place, &MessageRef)) -> Result<Next, HouseError> {
        let (wanted, now) = (&followed.wanted, self.core.clock.now());
        // Somebody who is forgotten gets nothing any more, and nothing is noted of a chat with them.
        if followed.is_over(now) || self.core.store.account(&wanted.account).await?.is_none() {
            return Ok(Next::Over);
        }
        let look = self.coach.glance(wanted.person, &wanted.course).await;
        let (page, is_complete) = self.page(wanted, look).await?;
        let (dress, shown) = *held(&followed.shows);
        let page = page.dressed(dress);
        if page.hash() == shown {
            return Ok(Next::At(now.plus(self.pause(at.0))));
        }
        match self.edit(followed, at, &page).await? {
            Next::At(_) if is_complete && held(&followed.shows).1 == page.hash() => Ok(Next::Over),
            next => Ok(next),
        }
    }

    async fn edit(
        &self,
        followed: &Followed,
        (place, message): (&Place, &MessageRef),
        page: &Page,
    ) -> Result<Next, HouseError> {
        let (platform, now) = (self.core.served(place.platform)?, self.core.clock.now());
        // Edits of an answer to an input have no pace but their own.
        let pace = if platform.answers_show_pages() { Pace::Free } else { Pace::Place };
        if let Err(until) = self.courier.reserve_at(place, pace, now).await? {
            return Ok(Next::At(until));
        }
        let _writing = followed.writing.lock().await;
        if followed.is_left() {
            return Ok(Next::Over);
        }
        let answer = platform.show(place, page, Onto::Known(message)).await;
        match self.courier.heard((place, pace), answer, now).await? {
            Ok(_) => held(&followed.shows).1 = page.hash(),
            Err(Verdict::Later(at)) => return Ok(Next::At(at)),
            Err(Verdict::Unheard(_)) => {}
            Err(_) => return Ok(Next::Over),
        }
        Ok(Next::At(now.plus(self.pause(place))))
    }

    fn pause(&self, place: &Place) -> Duration {
        EVERY.max(self.courier.gap(place).saturating_mul(GAPS))
    }
}

impl Followed {
    fn is_left(&self) -> bool {
        self.is_left.load(Ordering::Acquire)
    }

    fn is_over(&self, now: Timestamp) -> bool {
        self.is_left() || self.until <= now
    }

    fn leave(&self) {
        self.is_left.store(true, Ordering::Release);
        self.left.notify_one();
    }

    /// Until its message is known, any press of its reader may be on it.
    fn is_pressed(&self, incoming: &Incoming, person: PersonId, platform: &dyn Platform) -> bool {
        match (&*held(&self.stands), &incoming.message) {
            (Some((place, at)), Some(pressed)) => {
                let is_here = (place.platform, &place.chat) == (incoming.place.platform, &incoming.place.chat);
                is_here && platform.is_same_message(at, pressed)
            }
            (Some(_), None) => false,
            (None, _) => self.wanted.person == person,
        }
    }
}

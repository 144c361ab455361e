//! One input, one answer.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use moka::sync::Cache;
use talon_store::{CommunityRow, Place, PrivateChat};
use talon_table::PersonId;
use talon_view::{DailyVerb, Length, Locale, Msg, Page, PuzzleVerb, Setting, Soon, Token, Verb, say};

use super::admission::Admission;
use super::asked::{Asked, page};
use super::daily::DailyAnswers;
use super::league::LeagueAnswers;
use super::pace::Paces;
use super::pace::allowance::Allowances;
use super::person::PersonAnswers;
use super::person::files::Files;
use super::puzzles::PuzzleAnswers;
use super::screen::Screen;
use super::standings::StandingsAnswers;
use super::tables::TableAnswers;
use super::tables::presets::PresetName;
use super::tables::replay::ReplayAnswers;
use crate::core::Core;
use crate::deliver::PagePlanner;
use crate::deliver::courier::bars::sentence;
use crate::duties::coach::pages::CoachPages;
use crate::duties::daily::DailyDeals;
use crate::error::HouseError;
use crate::input::intent::{Answer, Incoming, Intent};
use crate::leagues::Leagues;
use crate::ports::observer::{AnswerKind, InputKind};

/// How long an answer may take: longer than a database waits for a lock. The person who pressed gets a sentence within ten seconds,
/// including the transport of the press and of the sentence.
const ANSWER_WITHIN: Duration = Duration::from_secs(7);

/// How long a page that somebody showed to everybody in a place is not shown there again.
const NOT_AGAIN: Duration = Duration::from_secs(10 * 60);

/// How many such pages are remembered.
const POSTS: u64 = 10_000;

/// Answers inputs: finds out who asks, passes the question to the code that knows about it, and makes the answer keep the pace of its chat
/// and suit the screen.
pub(crate) struct Answers {
    pub(super) core: Arc<Core>,
    pub(super) admission: Arc<Admission>,
    pub(super) paces: Arc<Paces>,
    allowances: Allowances,
    pub(super) screen: Arc<Screen>,
    pub(super) coach_pages: Arc<CoachPages>,
    pub(super) at_tables: Arc<TableAnswers>,
    pub(super) about_leagues: LeagueAnswers,
    pub(super) about_people: PersonAnswers,
    pub(super) replays: ReplayAnswers,
    pub(super) standings: StandingsAnswers,
    pub(super) about_days: DailyAnswers,
    pub(super) puzzles: PuzzleAnswers,
    /// What was lately shown to everybody in a place. It may be lost with the process.
    posts: Cache<(Place, Token), ()>,
}

impl Answers {
    /// On this core. Adapters ask the same `paces` and `screen`.
    pub(crate) fn new(
        core: &Arc<Core>,
        pages: &Arc<PagePlanner>,
        leagues: &Arc<Leagues>,
        paces: &Arc<Paces>,
        screen: &Arc<Screen>,
        (coach_pages, dailies): (&Arc<CoachPages>, &Arc<DailyDeals>),
    ) -> Self {
        let (core, leagues) = (|| Arc::clone(core), || Arc::clone(leagues));
        let (paces, screen) = (|| Arc::clone(paces), || Arc::clone(screen));
        let admission = Arc::new(Admission::new(core()));
        let files = Arc::new(Files::new(core(), paces()));
        let (pages, coach) = (Arc::clone(pages), Arc::clone(&coach_pages.coach));
        let at_tables = TableAnswers::new(core(), pages, Arc::clone(&admission), paces(), screen(), coach);
        let at_tables = Arc::new(at_tables);
        let (may, files) = (|| Arc::clone(&admission), || Arc::clone(&files));
        Self {
            about_leagues: LeagueAnswers::new(core(), leagues(), may(), paces(), screen(), Arc::clone(&at_tables)),
            about_people: PersonAnswers::new(core(), leagues(), may(), files(), screen()),
            replays: ReplayAnswers::new(core(), leagues(), may(), files(), screen(), Arc::clone(coach_pages)),
            standings: StandingsAnswers::new(core(), may(), files(), screen()),
            about_days: DailyAnswers::new(
                core(),
                may(),
                screen(),
                Arc::clone(&at_tables),
                Arc::clone(&coach_pages.coach),
                Arc::clone(dailies),
                paces(),
            ),
            puzzles: PuzzleAnswers::new(core(), may(), screen()),
            core: core(),
            paces: paces(),
            allowances: Allowances::new(),
            posts: Cache::builder().max_capacity(POSTS).time_to_live(NOT_AGAIN).build(),
            screen: screen(),
            coach_pages: Arc::clone(coach_pages),
            admission: may(),
            at_tables,
        }
    }

    /// [`House::handle`](crate::House::handle).
    pub(crate) async fn handle(&self, incoming: Incoming) -> Answer {
        let (on, asked, came) = (incoming.place.platform, InputKind::of(&incoming.intent), self.core.clock.now());
        self.core.observer.came(on, asked);
        let answered = self.in_time(&incoming).await;
        let how = answered.as_ref().map_or(AnswerKind::Fault, AnswerKind::of);
        self.core.observer.answered(on, asked, how, self.core.clock.now().since(came));
        answered.unwrap_or_else(|error| {
            tracing::error!(
                platform = %incoming.place.platform,
                key = incoming.key,
                %error,
                "an input could not be handled"
            );
            Answer::Alert(say(self.spoken_by(&incoming), &Msg::Fault))
        })
    }

    /// The answer, or the error if it takes longer than people wait.
    async fn in_time(&self, incoming: &Incoming) -> Result<Answer, HouseError> {
        tokio::select! {
            biased;
            answered = self.answer(incoming) => answered,
            // It can be dropped at any point without leaving anything half done, as if the process had ended there.
            () = self.core.clock.sleep_until(self.core.clock.now().plus(ANSWER_WITHIN)) => Err(HouseError::Slow),
        }
    }

    /// The language of the sender's app, for lack of a better one.
    fn spoken_by(&self, incoming: &Incoming) -> Locale {
        incoming.from.language.as_deref().and_then(Locale::spoken).unwrap_or(self.core.settings.language)
    }

    async fn answer(&self, incoming: &Incoming) -> Result<Answer, HouseError> {
        let account = &incoming.from.account;
        if self.about_people.was_to_forget(incoming).await? {
            return Ok(Answer::Toast(say(self.spoken_by(incoming), &Msg::StaleDone)));
        }
        // A person who was forgotten and writes again is a new person.
        let context = format!("{}:{}:{}", account.platform, account.id, incoming.key);
        let fresh = PersonId(self.core.fresh_id("person", &context));
        let account = self.core.store.meet(&incoming.from, fresh).await?;
        let locale = self.core.locale_of(&account);
        let (answers_count, now) = (self.paces.counts_answers(&incoming.place), self.core.clock.now());
        let alone = incoming.panel.as_ref().filter(|panel| panel.pressed || !answers_count);
        let posts = !answers_count && alone.is_some() && is_for_everybody(incoming);
        let mut asked = Asked {
            panel: alone.filter(|_| !posts),
            posts,
            answers_count: answers_count || posts,
            key: self.allowances.key_of(incoming, now),
            locale,
            here: locale,
            account,
            now,
            pressed: None,
            done: AtomicBool::new(false),
            turned: AtomicBool::new(false),
            incoming,
        };
        let read_here = self.note_arrival(&asked).await?;
        asked.here = if asked.reads_alone() { locale } else { read_here };
        if self.core.store.is_taken(asked.key.uncounted()).await? {
            self.screen.redraw_pressed(&asked).await?;
            return Ok(asked.toast(&Msg::StaleDone));
        }
        self.coach_pages.leave_pressed(incoming, asked.person()).await;
        asked.pressed = self.screen.hold_pressed(&asked).await?;
        let answer = match self.answer_at_pace(&asked).await {
            Err(HouseError::SetAside(_)) => Ok(asked.alert(&Msg::TableSetAside)),
            Err(error) if asked.done.load(Ordering::Relaxed) => {
                tracing::error!(platform = %asked.place().platform, %error, "what was decided could not be shown in an answer");
                Ok(asked.alert(&Msg::DoneUnseen))
            }
            answer => answer,
        };
        let answer = self.screen.on_screen(&asked, answer).await?;
        let answer = self.unless_barred(&asked, answer).await?;
        if let Err(error) = self.screen.repost_scrolled(&asked).await {
            // The request itself is done.
            tracing::error!(platform = %asked.place().platform, %error, "a board could not be brought back");
        }
        Ok(answer)
    }

    /// If the bot may not write in the place, an answer that delivery should bring does not come. The asker learns of it: at once if the
    /// bar is known and nobody else reads the answer, otherwise when the page is refused. The page is retried at once, because the bar may
    /// have been lifted.
    async fn unless_barred(&self, asked: &Asked<'_>, answer: Answer) -> Result<Answer, HouseError> {
        let place = asked.place();
        let comes_later = answer == Answer::Silent;
        if place.private || !(comes_later || matches!(answer, Answer::Page { .. })) {
            return Ok(answer);
        }
        let bar = self.core.bars.at(place);
        let answer = match bar {
            // Whether an answer that is a page can be written there, its adapter finds out.
            _ if !comes_later => answer,
            Some(bar) if asked.token().is_some() || asked.reads_alone() => asked.alert(&sentence(bar)),
            Some(_) | None => {
                self.core.bars.ask(place, &asked.account.account, asked.now);
                answer
            }
        };
        if bar.is_some() {
            self.core.retry_in(place.platform, &place.chat).await?;
        }
        Ok(answer)
    }

    async fn answer_at_pace(&self, asked: &Asked<'_>) -> Result<Answer, HouseError> {
        let answer = match self.dispatch(asked).await {
            Err(HouseError::Spent(until)) => asked.alert(&changed_much(until.since(asked.now))),
            answer => answer?,
        };
        let answer = self.dressed(asked, answer).await?;
        match answer {
            Answer::Page { page, .. } if asked.posts => self.posted(asked, page).await,
            answer => self.paces.paced(asked, answer).await,
        }
    }

    /// A page for everybody in the place: at the pace of the bot's messages there, and not twice in a short time.
    async fn posted(&self, asked: &Asked<'_>, page: Page) -> Result<Answer, HouseError> {
        let of = asked.token().map(|token| (asked.place().clone(), token));
        if let Some(of) = &of
            && self.posts.contains_key(of)
        {
            return Ok(asked.toast(&Msg::ShownHere));
        }
        let answer = self.paces.paced(asked, Answer::Posted { page }).await?;
        if let (Some(of), Answer::Posted { .. }) = (of, &answer) {
            self.posts.insert(of, ());
        }
        Ok(answer)
    }

    async fn dispatch(&self, asked: &Asked<'_>) -> Result<Answer, HouseError> {
        match &asked.incoming.intent {
            Intent::Press(raw) => self.press(asked, raw).await,
            Intent::Play { game } => self.play(asked, game.as_deref()).await,
            Intent::Table => self.tables(asked).await,
            Intent::Hand => self.at_tables.send_hands(asked).await,
            Intent::Leave => self.at_tables.leave(asked).await,
            Intent::Score => self.at_tables.show_score(asked).await,
            Intent::Why => self.at_tables.explain(asked).await,
            Intent::Hint => self.at_tables.ask_hint(asked).await,
            Intent::Undo => self.at_tables.undo(asked).await,
            Intent::Preset { name } => self.at_tables.preset(asked, name.as_deref()).await,
            Intent::League { create } => self.about_leagues.league(asked, create.as_deref()).await,
            Intent::Replay { which } => self.replays.replay(asked, which.as_deref()).await,
            Intent::Coach { which } => self.replays.ask_coach(asked, which.as_deref()).await,
            Intent::Daily => self.about_days.daily(asked, DailyVerb::Today).await,
            Intent::Puzzle => self.puzzles.puzzles(asked, PuzzleVerb::Games).await,
            Intent::Leaderboard { which } => self.standings.leaderboard(asked, which.as_deref()).await,
            Intent::Rating { of } => self.standings.rating(asked, of.as_ref()).await,
            Intent::Stats { of } => self.standings.stats(asked, of.as_ref()).await,
            Intent::History { game } => self.standings.history(asked, game.as_deref()).await,
            Intent::Rules { game } => self.at_tables.show_rules(asked, game.as_deref()).await,
            Intent::Settings { zone } => self.about_people.settings(asked, zone.as_deref()).await,
            Intent::Privacy { wish } => self.about_people.privacy(asked, wish.as_deref()).await,
            Intent::Language => self.about_people.language_page(asked).await.map(page),
            Intent::Link { code } => self.about_people.link(asked, code.as_deref()).await,
            Intent::Unlink => self.about_people.unlink(asked).await,
            Intent::Help => Ok(page(talon_view::help(asked.here))),
            Intent::Words(words) => self.at_tables.give_words(asked, words).await,
            Intent::Said(_) => Ok(page(talon_view::small_talk(asked.here))),
            Intent::StartPrivate { payload } => self.start(asked, payload.as_deref()).await,
            Intent::Unknown(_) => Ok(asked.toast(&Msg::UnknownCommand)),
        }
    }

    /// Notes that the chat can be reached: a person who writes in private has opened the chat, and a group that writes has not removed the
    /// bot. Returns the language of this place.
    async fn note_arrival(&self, asked: &Asked<'_>) -> Result<Locale, HouseError> {
        let place = asked.place();
        if place.private {
            if asked.account.chat != PrivateChat::Open {
                self.core.set_private_chat(&asked.account.account, PrivateChat::Open).await?;
                self.core.wake();
            }
            return Ok(asked.locale);
        }
        match self.core.store.community(place.platform, &place.chat).await? {
            Some(row) if !row.present => {
                self.core.set_present(place.platform, &place.chat, true).await?;
                Ok(self.core.community_locale(Some(&row)))
            }
            Some(row) if row.chosen.language.is_some() => Ok(self.core.community_locale(Some(&row))),
            // Until an administrator chooses, a group's language is that of the first person who spoke to us.
            known => {
                let mut row = known.unwrap_or_else(|| CommunityRow::new(place.platform, &place.chat));
                row.chosen.set(Setting::Language(asked.locale.language));
                self.core.store.save_community(&CommunityRow { present: true, ..row }).await?;
                Ok(asked.locale)
            }
        }
    }

    /// [`House::preset_names`](crate::House::preset_names).
    pub(crate) async fn preset_names(&self, place: &Place) -> Vec<PresetName> {
        match self.core.store.presets(place.platform, &place.chat).await {
            Ok(rows) => rows.into_iter().map(|row| PresetName { game: row.game, name: row.name }).collect(),
            Err(error) => {
                tracing::error!(%error, "presets could not be read");
                Vec::new()
            }
        }
    }
}

/// Whether the input is meant for everybody in a group. A league that is made there invites them.
fn is_for_everybody(incoming: &Incoming) -> bool {
    let is_meant = match &incoming.intent {
        Intent::League { create } => create.is_some(),
        Intent::Press(raw) => raw.parse::<Token>().is_ok_and(|token| matches!(token.verb, Verb::Here(_))),
        _ => false,
    };
    is_meant && !incoming.place.private
}

/// Asks a person to change nothing more for so long.
fn changed_much(wait: Duration) -> Msg {
    Msg::ChangedMuch { wait: Soon(Length::in_seconds(wait)) }
}

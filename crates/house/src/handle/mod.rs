//! One input, one answer.

mod absence;
mod admission;
mod confirm;
mod drawn;
mod files;
mod find;
mod hint;
mod language;
mod league;
mod league_play;
mod link;
mod link_code;
mod lobby;
mod manners;
mod pace;
mod panel_answer;
mod panels;
mod presets;
mod press;
mod privacy;
mod replay;
mod screen;
mod standings;
mod words;

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use talon_table::{Command, Mistake, PersonId, Refusal, Table, TableId, Timestamp};
use talon_view::{Locale, Msg, Page, say};

use crate::address::Place;
use crate::error::HouseError;
use crate::holds::Ticket;
use crate::house::House;
use crate::intent::{Answer, Incoming, Intent};
use crate::ports::store::{AccountRow, CommunityRow, InputKey, PrivateChat, SurfaceKey};
use crate::tables::{Cause, Step};
use panel_answer::Pressed;

pub(crate) use pace::Share;
pub use presets::PresetName;

/// How long an answer may take. Longer than a database waits for a lock; whoever pressed has a sentence within ten seconds, the
/// way of the press and of the sentence included.
const ANSWER_WITHIN: Duration = Duration::from_secs(7);

/// An input, and what the house knows about who sent it.
pub(crate) struct Asked<'a> {
    pub(crate) incoming: &'a Incoming,
    pub(crate) key: InputKey,
    pub(crate) account: AccountRow,
    /// The sender's language.
    pub(crate) locale: Locale,
    /// The language of an answer that is a page: the group's where everybody in this place reads it, and the sender's own where
    /// nobody else does.
    pub(crate) here: Locale,
    pub(crate) now: Timestamp,
    /// The page on which the sender pressed, where the answer can show it.
    pub(crate) pressed: Option<Pressed>,
    /// Whether what was asked is decided and saved.
    done: AtomicBool,
    /// Whether the right to turn the pressed page is taken.
    turned: AtomicBool,
}

impl Asked<'_> {
    pub(crate) fn person(&self) -> PersonId {
        self.account.person
    }

    pub(crate) fn place(&self) -> &Place {
        &self.incoming.place
    }

    /// Whether the sender alone reads the answer.
    pub(crate) fn reads_alone(&self) -> bool {
        self.incoming.place.private || self.incoming.panel.is_some()
    }

    /// The page of this table on which the sender pressed, where the answer can show it.
    fn pressed_page_of(&self, table: TableId) -> Option<(SurfaceKey, Ticket)> {
        self.pressed.filter(|pressed| pressed.table == table).map(|pressed| (pressed.key, pressed.ticket))
    }

    /// A short sentence in the sender's language.
    pub(crate) fn toast(&self, message: &Msg) -> Answer {
        Answer::Toast(say(self.locale, message))
    }

    /// A sentence in the sender's language that stays until it is closed.
    pub(crate) fn alert(&self, message: &Msg) -> Answer {
        Answer::Alert(say(self.locale, message))
    }
}

impl House {
    /// Does what a person asks and answers it, exactly once. Never fails, and takes no longer than people wait: a fault of our
    /// own is logged and becomes a sentence. An input that was taken before changes nothing and is answered politely.
    pub async fn handle(&self, incoming: Incoming) -> Answer {
        let answered = tokio::select! {
            biased;
            answered = self.answer(&incoming) => answered,
            // Stopped anywhere it leaves nothing half done, as if the process had ended there.
            () = self.core.clock.sleep_until(self.core.clock.now().plus(ANSWER_WITHIN)) => Err(HouseError::Slow),
        };
        match answered {
            Ok(answer) => answer,
            Err(error) => {
                tracing::error!(
                    platform = %incoming.place.platform,
                    key = incoming.key,
                    %error,
                    "an input could not be handled"
                );
                Answer::Alert(say(self.spoken_by(&incoming), &Msg::Fault))
            }
        }
    }

    /// The language of the sender's app, where nothing else is known.
    fn spoken_by(&self, incoming: &Incoming) -> Locale {
        incoming.from.language.as_deref().and_then(Locale::spoken).unwrap_or(self.core.settings.language)
    }

    async fn answer(&self, incoming: &Incoming) -> Result<Answer, HouseError> {
        let account = &incoming.from.account;
        if self.was_to_forget(incoming).await? {
            return Ok(Answer::Toast(say(self.spoken_by(incoming), &Msg::StaleDone)));
        }
        // Whoever was forgotten and writes again is somebody else.
        let context = format!("{}:{}:{}", account.platform, account.id, incoming.key);
        let fresh = PersonId(self.core.fresh_id("person", &context));
        let account = self.core.store.meet(&incoming.from, fresh).await?;
        let locale = self.core.locale_of(&account);
        let mut asked = Asked {
            key: InputKey { platform: incoming.place.platform, key: incoming.key.clone() },
            locale,
            here: locale,
            account,
            now: self.core.clock.now(),
            pressed: None,
            done: AtomicBool::new(false),
            turned: AtomicBool::new(false),
            incoming,
        };
        let read_here = self.note_arrival(&asked).await?;
        asked.here = if asked.reads_alone() { locale } else { read_here };
        if self.core.store.is_taken(&asked.key).await? {
            self.redraw_pressed(&asked).await?;
            return Ok(asked.toast(&Msg::StaleDone));
        }
        asked.pressed = self.hold_pressed(&asked).await?;
        let answer = match self.answer_at_pace(&asked).await {
            Err(HouseError::SetAside(_)) => Ok(asked.alert(&Msg::TableSetAside)),
            Err(error) if asked.done.load(Ordering::Relaxed) => {
                tracing::error!(platform = %asked.key.platform, %error, "what was decided could not be shown in an answer");
                Ok(asked.alert(&Msg::DoneUnseen))
            }
            answer => answer,
        };
        let answer = self.on_screen(&asked, answer).await?;
        if let Err(error) = self.repost_scrolled(&asked).await {
            // What was asked for is done.
            tracing::error!(platform = %asked.key.platform, %error, "a board could not be brought back");
        }
        Ok(answer)
    }

    async fn answer_at_pace(&self, asked: &Asked<'_>) -> Result<Answer, HouseError> {
        let answer = self.dispatch(asked).await?;
        self.paced(asked, answer).await
    }

    async fn dispatch(&self, asked: &Asked<'_>) -> Result<Answer, HouseError> {
        match &asked.incoming.intent {
            Intent::Press(raw) => self.press(asked, raw).await,
            Intent::Play { game } => self.play(asked, game.as_deref()).await,
            Intent::Table => self.show_tables(asked).await,
            Intent::Hand => self.send_hands(asked).await,
            Intent::Leave => self.leave(asked).await,
            Intent::Score => self.show_score(asked).await,
            Intent::Why => self.explain(asked).await,
            Intent::Hint => self.ask_hint(asked).await,
            Intent::Undo => self.undo(asked).await,
            Intent::Preset { name } => self.preset(asked, name.as_deref()).await,
            Intent::League { create } => self.league(asked, create.as_deref()).await,
            Intent::Replay { which } => self.replay(asked, which.as_deref()).await,
            Intent::Leaderboard { which } => self.leaderboard(asked, which.as_deref()).await,
            Intent::Rating { of } => self.rating(asked, of.as_ref()).await,
            Intent::Stats { of } => self.stats(asked, of.as_ref()).await,
            Intent::History { game } => self.history(asked, game.as_deref()).await,
            Intent::Rules { game } => self.show_rules(asked, game.as_deref()).await,
            Intent::Settings { zone } => self.settings(asked, zone.as_deref()).await,
            Intent::Privacy { wish } => self.privacy(asked, wish.as_deref()).await,
            Intent::Language => self.language_page(asked).await.map(page),
            Intent::Link { code } => self.link(asked, code.as_deref()).await,
            Intent::Unlink => self.unlink(asked).await,
            Intent::Help => Ok(page(talon_view::help(asked.here))),
            Intent::Words(words) => self.give_words(asked, words).await,
            Intent::StartPrivate { payload } => self.start_private(asked, payload.as_deref()).await,
            Intent::Unknown(_) => Ok(asked.toast(&Msg::UnknownCommand)),
        }
    }

    /// Whoever writes in private opened the chat; a group that writes has not removed the bot. Answers the language that
    /// is read in this place.
    async fn note_arrival(&self, asked: &Asked<'_>) -> Result<Locale, HouseError> {
        let place = asked.place();
        if place.private {
            if asked.account.chat != PrivateChat::Open {
                self.core.open_private_chat(&asked.account.account).await?;
                self.core.wake();
            }
            return Ok(asked.locale);
        }
        match self.core.store.community(place.platform, &place.chat).await? {
            Some(row) if !row.present => {
                self.core.set_present(place.platform, &place.chat, true).await?;
                Ok(self.core.community_locale(Some(&row)))
            }
            Some(row) if row.language.is_some() => Ok(self.core.community_locale(Some(&row))),
            // Until an administrator chooses, a group is spoken to as the first person who spoke to us.
            known => {
                let known = known.unwrap_or_else(|| CommunityRow::new(place.platform, &place.chat));
                let language = Some(asked.locale.code().to_owned());
                let row = CommunityRow { language, present: true, ..known };
                self.core.store.save_community(&row, None, asked.now).await?;
                Ok(asked.locale)
            }
        }
    }

    /// Carries a command out for the sender. `done` is the answer where it was accepted.
    pub(crate) async fn carry_out(
        &self,
        asked: &Asked<'_>,
        table: TableId,
        command: &Command,
        done: impl FnOnce(&Arc<Table>) -> Answer + Send,
    ) -> Result<Answer, HouseError> {
        let cause = Cause { key: &asked.key, answered: asked.pressed_page_of(table) };
        match self.core.tables.step(table, command, Some(cause), asked.now).await? {
            Step::Done(table) => {
                asked.done.store(true, Ordering::Relaxed);
                self.core.wake();
                Ok(done(&table))
            }
            Step::Refused(at, refusal) => {
                if let Refusal::Mistake(Mistake::Illegal(rule)) = refusal {
                    self.forbidden.insert((table, asked.person()), (at.turn(), rule)).await;
                }
                self.refuse(asked, table, &refusal).await
            }
            Step::Duplicate => {
                self.redraw(asked, table).await?;
                Ok(asked.toast(&Msg::StaleDone))
            }
            Step::Unknown => Ok(asked.alert(&Msg::TableNotFound)),
        }
    }

    /// Says why not. What came too late, or could not have been pressed on a current page, brings the page up to date.
    pub(crate) async fn refuse(
        &self,
        asked: &Asked<'_>,
        table: TableId,
        refusal: &Refusal,
    ) -> Result<Answer, HouseError> {
        let message = Msg::refusal(refusal, asked.now);
        match refusal {
            Refusal::Stale(_) => {
                self.redraw(asked, table).await?;
                Ok(asked.toast(&message))
            }
            Refusal::Mistake(Mistake::NotYourTurn | Mistake::NotInLobby | Mistake::NotPlaying) => {
                self.redraw(asked, table).await?;
                Ok(asked.alert(&message))
            }
            Refusal::Mistake(_) => Ok(asked.alert(&message)),
        }
    }
}

/// A page that comes as a message of its own.
pub(crate) fn page(page: Page) -> Answer {
    Answer::Page { page, replace_pressed: false }
}

//! A Discord server: channels, rooms, and answers that show pages themselves.

use std::ops::{Deref, DerefMut};

use talon_games::GameKind;
use talon_house::testing::pressed_alone;
use talon_house::{Answer, Arrived, Incoming, Intent, Panel, Settings};
use talon_store::{MessageRef, Place, PlatformKind, Store, SurfaceKey, SurfaceRow};
use talon_table::TableId;
use talon_view::{HouseVerb, ShowVerb, TableVerb, Token, Verb};

use crate::common::{ANA, BOB, EVE, Human, SERVER, World, asking, decided, tokens};

pub(crate) const CHANNEL: &str = "general";

/// The page or panel of a press.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum On {
    /// A message that is always there.
    Message(i64),
    /// One that its reader alone sees.
    Panel(u64),
}

/// A world whose platform is Discord, with the part of an adapter that brings answers to the screen.
pub(crate) struct Guild {
    world: World,
}

impl Deref for Guild {
    type Target = World;

    fn deref(&self) -> &World {
        &self.world
    }
}

impl DerefMut for Guild {
    fn deref_mut(&mut self) -> &mut World {
        &mut self.world
    }
}

impl Guild {
    pub(crate) fn new(seed: u64) -> Self {
        Self::with(seed, Settings::default())
    }

    pub(crate) fn with(seed: u64, settings: Settings) -> Self {
        Self { world: World::on(PlatformKind::Discord, seed, settings) }
    }

    pub(crate) fn channel() -> Place {
        Self::thread(CHANNEL)
    }

    pub(crate) fn thread(name: &str) -> Place {
        let thread = Some(name.to_owned());
        Place { platform: PlatformKind::Discord, chat: SERVER.to_owned(), thread, private: false }
    }

    /// An input as the adapter makes it: each can be answered to its sender alone.
    pub(crate) fn asks(&mut self, human: Human, place: Place, on: Option<On>, intent: Intent) -> Incoming {
        let (message, panel) = match on {
            None => (None, None),
            Some(On::Message(number)) => (Some(number), None),
            Some(On::Panel(number)) => (None, Some(number)),
        };
        let mut incoming = self.world.incoming(human, place, message, intent);
        incoming.message = panel.map(pressed_alone).or(incoming.message);
        incoming.panel = Some(Panel { at: self.world.platform.interact(panel), pressed: panel.is_some() });
        incoming
    }

    /// Brings an answer to the screen without confirming it.
    pub(crate) fn bring_to_screen(&mut self, incoming: &Incoming, answer: &Answer) {
        if let Answer::Surface { page, replace_pressed, .. } = answer {
            let pressed = incoming.panel.as_ref().is_some_and(|panel| panel.pressed);
            let alone = pressed || !replace_pressed;
            let reader = if alone { &incoming.from.account.id } else { &incoming.place.chat };
            self.world.answered.push((reader.clone(), page.clone()));
        }
        let (platform, panel) = (&self.world.platform, incoming.panel.as_ref().expect("always"));
        match answer {
            Answer::Surface { page, replace_pressed, .. }
            | Answer::Page { page, replace_pressed }
            | Answer::Pending { page, replace_pressed, .. } => {
                match incoming.message.as_ref().filter(|_| *replace_pressed && !panel.pressed) {
                    Some(message) => {
                        platform.answer_pressed(&incoming.place, message, page);
                    }
                    None => {
                        assert!(panel.pressed || !replace_pressed, "what was not pressed cannot be replaced");
                        platform.answer_alone(&panel.at, &incoming.from.account, page, *replace_pressed);
                    }
                }
            }
            Answer::Posted { page } => assert!(platform.answer_posted(&incoming.place, page)),
            Answer::Dismiss => {
                assert!(panel.pressed, "there is no panel to dismiss");
                platform.answer_dismissed(&panel.at);
            }
            Answer::Silent | Answer::Toast(_) | Answer::Alert(_) => {}
        }
    }

    /// Asks, shows the answer and confirms it.
    pub(crate) async fn does(&mut self, human: Human, place: Place, on: Option<On>, intent: Intent) -> Answer {
        let incoming = self.asks(human, place, on, intent);
        let answer = self.world.house.handle(incoming.clone()).await;
        self.bring_to_screen(&incoming, &answer);
        if let Answer::Surface { receipt, .. } = &answer {
            self.world.house.confirm(receipt.clone(), Arrived::Shown).await;
        }
        if let (Some(pending), Some(panel)) = (answer.pending(), incoming.panel) {
            self.world.house.follow(pending, incoming.place, panel.at);
        }
        answer
    }

    pub(crate) async fn types(&mut self, human: Human, place: Place, intent: Intent) -> Answer {
        self.does(human, place, None, intent).await
    }

    pub(crate) async fn taps(&mut self, human: Human, (place, on, token): (Place, On, Token)) -> Answer {
        self.does(human, place, Some(on), Intent::Press(token.to_string())).await
    }

    /// The newest button of this kind that a person sees: on an own panel, or else on a message of a chat.
    pub(crate) fn sees(&self, human: Human, chat: &str, fits: impl Fn(&Verb) -> bool) -> Option<(Place, On, Token)> {
        let panel = self.world.platform.seen_alone(human.0).into_iter().rev().find_map(|message| {
            let token = tokens(&message.page).into_iter().find(|token| fits(&token.verb))?;
            Some((Self::channel(), On::Panel(message.number), token))
        });
        panel.or_else(|| self.sees_in(chat, fits))
    }

    pub(crate) fn sees_in(&self, chat: &str, fits: impl Fn(&Verb) -> bool) -> Option<(Place, On, Token)> {
        self.world.platform.messages(chat).into_iter().rev().find_map(|message| {
            let token = tokens(&message.page).into_iter().find(|token| fits(&token.verb))?;
            Some((message.place, On::Message(message.number), token))
        })
    }

    /// All places where a person can press the button of this decision now.
    pub(crate) fn buttons_for(&self, human: Human, wanted: &Token) -> Vec<(Place, On, Token)> {
        let buttons =
            self.every_button(human, |verb| *verb == wanted.verb || *verb == asking(&wanted.verb)).into_iter();
        let decisions = buttons.map(|(place, on, token)| (place, on, decided(token)));
        decisions.filter(|(_, _, token)| token == wanted).collect()
    }

    /// All buttons of this kind that a person sees: on panels, in the private chat, and where everybody reads.
    pub(crate) fn every_button(&self, human: Human, fits: impl Fn(&Verb) -> bool) -> Vec<(Place, On, Token)> {
        let platform = &self.world.platform;
        let alone = platform.seen_alone(human.0).into_iter();
        let alone = alone.map(|panel| (Self::channel(), On::Panel(panel.number), panel.page));
        let chats = platform.messages(human.0).into_iter().chain(platform.messages(SERVER));
        let pages = alone.chain(chats.map(|message| (message.place, On::Message(message.number), message.page)));
        let buttons =
            pages.flat_map(|(place, on, page)| tokens(&page).into_iter().map(move |token| (place.clone(), on, token)));
        buttons.filter(|(_, _, token)| fits(&token.verb)).collect()
    }

    /// A table of these persons in the channel, in its lobby.
    pub(crate) async fn lobby_of(&mut self, kind: GameKind, guests: &[Human]) -> TableId {
        let answer = self.types(ANA, Self::channel(), Intent::Play { game: Some(kind.to_string()) }).await;
        assert!(matches!(answer, Answer::Toast(_)), "{answer:?}");
        self.world.settle().await;
        let tables = self.world.store.open_tables_in(PlatformKind::Discord, SERVER).await.expect("a reliable moment");
        let table = tables.last().expect("it was opened").table;
        for guest in guests {
            let join = self.sees_in(SERVER, |verb| *verb == Verb::House(HouseVerb::Join));
            let (place, on) = join.map_or_else(|| self.lobby_message(), |(place, on, _)| (place, on));
            self.taps(*guest, (place, on, Token::new(Some(table), 1, Verb::House(HouseVerb::Join)))).await;
            self.world.settle().await;
        }
        table
    }

    fn lobby_message(&self) -> (Place, On) {
        let message = self.world.platform.messages(SERVER).pop().expect("the lobby");
        (message.place, On::Message(message.number))
    }

    /// A match of Ana and Bob, dealt and delivered.
    pub(crate) async fn match_of_two(&mut self) -> TableId {
        let table = self.lobby_of(GameKind::Santase, &[BOB]).await;
        self.starts().await;
        table
    }

    /// A match of this game with as many of the three as may play.
    pub(crate) async fn company(&mut self, kind: GameKind) -> TableId {
        let guests = usize::from(kind.default_rules().seats().end() - 1).min(2);
        let table = self.lobby_of(kind, &[BOB, EVE][..guests]).await;
        self.starts().await;
        table
    }

    pub(crate) async fn starts(&mut self) {
        let start = self.sees_in(SERVER, |verb| *verb == Verb::Table(TableVerb::Start)).expect("a button");
        let answer = self.taps(ANA, start).await;
        assert!(matches!(answer, Answer::Silent | Answer::Surface { .. }), "{answer:?}");
        self.world.settle().await;
    }

    /// Opens the hand as a panel; returns its number.
    pub(crate) async fn my_hand(&mut self, human: Human) -> u64 {
        let button = self.sees_in(SERVER, |verb| *verb == Verb::Show(ShowVerb::Hand)).expect("a button");
        let answer = self.taps(human, button).await;
        assert!(matches!(answer, Answer::Surface { replace_pressed: false, .. }), "{answer:?}");
        self.world.platform.seen_alone(human.0).last().expect("a panel").number
    }

    /// The person on turn plays, on a panel if there is one. `false` when the match is over.
    pub(crate) async fn plays(&mut self, table: TableId) -> bool {
        let Some((human, token)) = self.world.decision(table).await else {
            return false;
        };
        let button = self.buttons_for(human, &token).into_iter().next();
        let button = button.unwrap_or_else(|| panic!("{human:?} has no button for {token}"));
        let before = self.world.replay(table).await.on_show_since();
        let answer = self.taps(human, button).await;
        let shows = matches!(answer, Answer::Surface { replace_pressed: true, .. });
        // The pressed message stays as the end of a deal; the next hand comes below it.
        let goes_on = self.world.replay(table).await.on_show_since() != before && answer == Answer::Silent;
        assert!(shows || goes_on, "one answer shows the page: {answer:?}");
        true
    }

    pub(crate) async fn surface(&self, table: TableId, key: SurfaceKey) -> Option<SurfaceRow> {
        let surfaces = self.world.store.surfaces(table).await.expect("a reliable moment");
        surfaces.into_iter().find(|surface| surface.key == key)
    }

    pub(crate) async fn panel(&self, table: TableId, human: Human) -> Option<SurfaceRow> {
        let row = self.surface(table, SurfaceKey::Panel { person: self.world.person(human).await }).await;
        row.filter(|row| row.message.is_some())
    }

    /// The page that a panel shows.
    pub(crate) fn on_panel(&self, human: Human, number: u64) -> talon_view::Page {
        let panels = self.world.platform.seen_alone(human.0);
        panels.into_iter().find(|panel| panel.number == number).expect("it is there").page
    }
}

/// A reference to a message by its number.
pub(crate) fn numbered(number: i64) -> MessageRef {
    MessageRef(number.to_string())
}

//! How people play on Telegram.

use talon_house::testing::asked_to_wait;
use talon_loopback::{CallbackAnswer, LoopbackTelegram, Message, Person, Place, PressError, TimedOut, Which};
use talon_table::TableId;
use talon_view::{HouseVerb, Locale, MenuVerb, Msg, ShowVerb, Verb};

use super::bot::Room;
use super::{Sitting, lobby};
use crate::{Plan, Player, Turn, data_of, has, say, table_of};

/// Presses the button with such a verb and waits for the answer; presses again while the group can't be edited yet.
pub async fn press_verb(
    person: &Person,
    message: &Message,
    wanted: impl Fn(&Verb) -> bool,
) -> Result<CallbackAnswer, PressError> {
    let data = data_of(message, wanted).unwrap_or_else(|| panic!("no such button: {:?}", message.labels()));
    press(person, message, &data).await
}

/// Presses a button until the answer doesn't ask to wait.
async fn press(person: &Person, message: &Message, data: &str) -> Result<CallbackAnswer, PressError> {
    loop {
        let answer = person.press(message, Which::Data(data)).await?;
        if !is_told_to_wait(&answer) {
            return Ok(answer);
        }
    }
}

/// True if the group can't be edited yet, and the person should press again.
fn is_told_to_wait(answer: &CallbackAnswer) -> bool {
    answer.text.as_ref().is_some_and(|told| asked_to_wait().any(|asked| asked.plain() == *told))
}

/// Presses a button that changes its page, and returns the changed page.
pub async fn turn_page(person: &Person, page: &Message, wanted: impl Fn(&Verb) -> bool) -> Message {
    let now = person.again(page).unwrap_or_else(|| panic!("the page is gone"));
    let data = data_of(&now, wanted).unwrap_or_else(|| panic!("no such button: {:?}", now.labels()));
    person.turns(&now, &data).await
}

/// The bot's newest page with such a button.
pub async fn page_with(person: &Person, place: Place, what: &str, wanted: impl Fn(&Verb) -> bool) -> Message {
    let found = person.sees(place, what, |message| has(message, &wanted)).await;
    found.unwrap_or_else(|error| panic!("{error}"))
}

impl Player for Person {
    type Message = Message;
    type Place = Place;

    fn private(&self) -> Place {
        Self::private(self)
    }

    fn all_in(&self, place: Place) -> Vec<Message> {
        self.visible(place)
    }

    async fn awaits(
        &self,
        place: Place,
        what: &str,
        wanted: impl FnMut(&Message) -> bool + Send,
    ) -> Result<Message, TimedOut> {
        self.sees(place, what, wanted).await
    }

    async fn touch(&self, message: &Message, data: &str) -> Result<Option<String>, String> {
        let answer = press(self, message, data).await;
        answer.map(|answer| answer.text).map_err(|error| error.to_string())
    }

    async fn decides(&self, turn: &Turn<Message>, data: &str) {
        let answer = self.press(&turn.message, Which::Data(data)).await;
        let answer = answer.unwrap_or_else(|error| panic!("decision {}: {error}", turn.number));
        assert_eq!(answer, CallbackAnswer::default(), "decision {} is made without words", turn.number);
    }

    async fn opens(&self, plan: &Plan, home: Place) -> (TableId, Message) {
        if home == self.private() {
            self.start(None).expect("the chat opens");
        } else {
            self.say(home, "/play").expect("the host may write");
        }
        let (table, lobby) = lobby::choose(self, home, plan.game).await;
        lobby::set_options(self, table, &lobby, plan).await;
        (table, lobby)
    }

    async fn sits_down(&self, _: TableId, lobby: &Message) {
        press_verb(self, lobby, |verb| matches!(verb, Verb::House(HouseVerb::Join))).await.expect("an answer");
    }

    async fn go_in(sitting: &mut Sitting, _: &Message) {
        for player in 0..sitting.players.len() {
            if sitting.hands[player].is_panel() {
                sitting.open_panel(player).await;
            }
        }
    }

    async fn loses(&self, message: &Message) {
        self.vanishes(message).await.unwrap_or_else(|error| panic!("{error}"));
    }

    async fn asks(&self, place: Place, command: &str, options: &[(&str, &str)]) -> Message {
        let options: String = options.iter().map(|(name, value)| format!(" {name} {value}")).collect();
        let asked = self.say(place, &format!("/{command}{options}")).expect("they may write");
        let answer = self.sees(place, command, |message| message.reply_to == Some(asked)).await;
        answer.unwrap_or_else(|error| panic!("{error}"))
    }

    async fn turns(&self, page: &Message, data: &str) -> Message {
        assert_eq!(self.touch(page, data).await, Ok(None), "the page turns");
        let turned = |now: &Message| now.text != page.text || now.buttons != page.buttons;
        self.becomes(page, "the page turned", turned).await.unwrap_or_else(|error| panic!("{error}"))
    }

    async fn opens_beside(&self, message: &Message, data: &str) -> Message {
        let known: Vec<i64> = self.visible(self.private()).iter().map(|message| message.id).collect();
        let answer = self.press(message, Which::Data(data)).await.unwrap_or_else(|error| panic!("{data}: {error}"));
        let words = (message.chat != self.private().chat).then_some(Msg::PageInPrivate);
        let told = |locale| CallbackAnswer {
            text: words.as_ref().map(|words| say(locale, words)),
            ..CallbackAnswer::default()
        };
        assert!(Locale::ALL.into_iter().any(|locale| answer == told(locale)), "{answer:?}");
        // A hand may arrive meanwhile.
        let is_hand = |message: &Message| has(message, |verb| *verb == Verb::Show(ShowVerb::Panel));
        let is_new = |message: &Message| !known.contains(&message.id) && !is_hand(message);
        self.sees(self.private(), "a page of their own", is_new).await.unwrap_or_else(|error| panic!("{error}"))
    }

    async fn forges(&self, message: &Message, data: &str) -> Option<String> {
        self.forge_press(message.chat, message.id, data).await.unwrap_or_else(|error| panic!("{data}: {error}")).text
    }

    async fn is_refused(&self, message: &Message, data: &str) -> String {
        let answer = self.forge_press(message.chat, message.id, data).await;
        let answer = answer.unwrap_or_else(|error| panic!("{data}: {error}"));
        assert!(answer.alert, "{data}: {answer:?}");
        answer.text.expect("words")
    }

    fn rings(message: &Message) -> bool {
        !message.silent
    }

    fn is_from_bot(message: &Message) -> bool {
        message.is_from_bot()
    }

    fn is_panel(message: &Message) -> bool {
        message.alone.is_some()
    }

    fn id_of(message: &Message) -> i64 {
        message.id
    }
}

impl Sitting {
    /// A player presses "My hand" on the table page. Returns the panel.
    pub async fn open_panel(&self, player: usize) -> Message {
        let person = &self.players[player];
        let known = self.panels(person);
        let table_page = self.table_page(person).await;
        let press = || press_verb(person, &table_page, |verb| matches!(verb, Verb::Show(ShowVerb::Hand)));
        // While the group has no room for it, the answer is an alert.
        while press().await != Ok(CallbackAnswer::default()) {}
        let is_new = |message: &Message| message.alone.is_some() && known.iter().all(|other| !other.is(message));
        let whole = |message: &Message| is_new(message) && table_of(message) == Some(self.table);
        let panel = person.sees(self.room, "panel", whole).await.unwrap_or_else(|error| panic!("{error}"));
        assert_eq!((panel.alone.map(|(reader, _)| reader), panel.silent), (Some(person.id()), true));
        panel
    }

    /// This person's ephemeral messages where the table is played.
    pub fn panels(&self, person: &Person) -> Vec<Message> {
        person.visible(self.room).into_iter().filter(|message| message.alone.is_some()).collect()
    }
}

impl Room {
    /// A person who has opened the private chat with the bot.
    pub async fn friend(&self, name: &str, language: &str) -> Person {
        befriend(&self.telegram, name, language).await
    }
}

/// A person who has opened the private chat with the bot.
pub async fn befriend(telegram: &LoopbackTelegram, name: &str, language: &str) -> Person {
    let person = telegram.person(name, language);
    meet(&person).await;
    person
}

/// Opens the person's private chat with the bot.
pub async fn meet(person: &Person) {
    person.start(None).expect("the chat opens");
    page_with(person, person.private(), "the games", |verb| matches!(verb, Verb::Menu(MenuVerb::NewGame(_)))).await;
}

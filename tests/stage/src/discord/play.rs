//! How people play on Discord, in direct messages or on a panel.

use talon_loopback::TimedOut;
use talon_loopback::discord::{AnswerError, AnswerKind, Button, InteractionAnswer, Message, Person, Place, Which};
use talon_table::TableId;
use talon_view::{HouseVerb, ShowVerb, Verb};

use super::reading::plain;
use super::traffic::number;
use super::{Sitting, lobby};
use crate::{Budget, Plan, Player, Turn, data_of, has, table_of};

/// The flag of a message without a notification.
const SUPPRESS_NOTIFICATIONS: u64 = 1 << 12;

/// Presses a button, or chooses a menu entry, and waits for the answer.
pub async fn press(person: &Person, message: &Message, data: &str) -> InteractionAnswer {
    touched(person, message, data).await.unwrap_or_else(|error| panic!("{data}: {error}"))
}

async fn touched(person: &Person, message: &Message, data: &str) -> Result<InteractionAnswer, AnswerError> {
    let has = |menu: &&Button| menu.options.iter().any(|(_, value)| value == data);
    match message.all_buttons().find(has).and_then(|menu| menu.custom_id.as_deref()) {
        Some(menu) => Ok(person.pick(message, Which::Id(menu), &[data])?.answered().await?),
        None => person.press(message, Which::Id(data)).await,
    }
}

/// Presses the button with such a verb and waits for the answer.
pub async fn press_verb(person: &Person, message: &Message, wanted: impl Fn(&Verb) -> bool) -> InteractionAnswer {
    let data = data_of(message, wanted).unwrap_or_else(|| panic!("no such button: {:?}", message.labels()));
    press(person, message, &data).await
}

/// The sentence of an answer; `None` if the answer is a page or nothing.
pub fn sentence(answer: &InteractionAnswer) -> Option<String> {
    let message = answer.message.as_ref().filter(|_| answer.kind == AnswerKind::Message)?;
    message.framed().is_none().then(|| plain(&message.words()))
}

/// The bot's newest page with such a button; of this table, if one is given.
pub async fn page_with(
    person: &Person,
    place: impl Into<Place>,
    what: &str,
    wanted: impl Fn(&Verb) -> bool,
    table: Option<TableId>,
) -> Message {
    let fits = |message: &Message| has(message, &wanted) && (table.is_none() || table_of(message) == table);
    person.sees(place, what, fits).await.unwrap_or_else(|error| panic!("{error}"))
}

impl Player for Person {
    type Message = Message;
    type Place = Place;

    fn private(&self) -> Place {
        self.direct()
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
        let answer = touched(self, message, data).await;
        answer.map(|answer| sentence(&answer)).map_err(|error| error.to_string())
    }

    async fn decides(&self, turn: &Turn<Message>, data: &str) {
        let answer = press(self, &turn.message, data).await;
        // A busy machine may defer the edit; in any case there is no additional message.
        let quiet = matches!(answer.kind, AnswerKind::Update | AnswerKind::DeferredUpdate);
        assert!(quiet, "decision {} is made without words: {answer:?}", turn.number);
    }

    async fn opens(&self, plan: &Plan, home: Place) -> (TableId, Message) {
        let (table, lobby) = lobby::open(self, home, plan.game).await;
        lobby::set_options(self, &lobby, plan).await;
        (table, lobby)
    }

    async fn sits_down(&self, _: TableId, lobby: &Message) {
        press_verb(self, lobby, |verb| matches!(verb, Verb::House(HouseVerb::Join))).await;
    }

    async fn go_in(sitting: &mut Sitting, lobby: &Message) {
        let door = sitting.players[0].becomes(lobby, "a thread", |message| message.thread.is_some()).await;
        let door = door.unwrap_or_else(|error| panic!("{error}"));
        sitting.room = Place::from(door.thread.expect("it is there"));
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
        let answer = lobby::command_for_all(self, place, command, options).await;
        answer.message.unwrap_or_else(|| panic!("/{command}: no message"))
    }

    async fn turns(&self, page: &Message, data: &str) -> Message {
        let turned = press(self, page, data).await.message.expect("a page");
        assert_eq!(turned.id, page.id, "a page of one's own turns where it stands");
        turned
    }

    async fn opens_beside(&self, message: &Message, data: &str) -> Message {
        let page = press(self, message, data).await.message.expect("a page");
        assert_eq!(page.only_for, Some(self.id()), "nobody else sees it");
        page
    }

    async fn forges(&self, message: &Message, data: &str) -> Option<String> {
        let asked = self.press_forged(message, data).unwrap_or_else(|error| panic!("{data}: {error}"));
        sentence(&asked.answered().await.unwrap_or_else(|error| panic!("{data}: {error}")))
    }

    async fn is_refused(&self, message: &Message, data: &str) -> String {
        self.forges(message, data).await.expect("words")
    }

    fn rings(message: &Message) -> bool {
        message.flags & SUPPRESS_NOTIFICATIONS == 0
    }

    fn is_from_bot(message: &Message) -> bool {
        message.from_bot
    }

    fn is_panel(message: &Message) -> bool {
        message.is_ephemeral()
    }

    fn id_of(message: &Message) -> i64 {
        number(message.id)
    }
}

impl Sitting {
    /// A player presses "My hand" on the table page. Returns the panel.
    pub async fn open_panel(&self, player: usize) -> Message {
        let person = &self.players[player];
        let table_page = self.table_page(person).await;
        let known: Vec<u64> = person.visible(self.room).iter().map(|message| message.id).collect();
        let answer = press_verb(person, &table_page, |verb| matches!(verb, Verb::Show(ShowVerb::Hand))).await;
        let is_new = |message: &Message| {
            message.is_ephemeral() && !known.contains(&message.id) && table_of(message) == Some(self.table)
        };
        // A busy bot defers the answer; until then, the answer's message is the one with the button.
        let panel = match answer.message.filter(Message::is_ephemeral) {
            Some(panel) => panel,
            None => person.sees(self.room, "panel", is_new).await.unwrap_or_else(|error| panic!("{error}")),
        };
        assert_eq!(panel.only_for, Some(person.id()), "nobody else sees the panel");
        panel
    }

    /// The requests that a match in a thread may cost: its own pages, the sign in the channel, and the thread itself.
    pub fn budget(&self) -> Budget {
        Budget {
            groups: vec![number(self.room.channel), number(self.home.channel)],
            besides: vec!["POST /channels/{channel_id}/messages/{message_id}/threads"],
        }
    }
}

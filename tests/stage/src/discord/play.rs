//! Playing whole matches by pressing buttons, in direct messages or on a panel.

use futures_util::future::select_all;
use talon_games::GameKind;
use talon_loopback::TimedOut;
use talon_loopback::discord::{AnswerKind, InteractionAnswer, Message, Person, Place, Which};
use talon_table::TableId;
use talon_view::Verb;

use super::lobby;
use super::reading::plain;
use super::traffic::number;
use crate::{Budget, Plan, Policy, Turn, data_of, has, table_of, turn_at};

/// Where somebody plays.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Hand {
    /// In the direct messages with the bot.
    Direct,
    /// On a panel in the room, which nobody else sees.
    Panel,
    /// The same, of somebody who refuses direct messages.
    PanelAlone,
}

impl Hand {
    /// Whether it is a message that its player alone sees.
    pub fn is_panel(self) -> bool {
        match self {
            Self::Direct => false,
            Self::Panel | Self::PanelAlone => true,
        }
    }
}

/// People at a table in a guild.
#[derive(Debug, Clone)]
pub struct Sitting {
    /// The table.
    pub table: TableId,
    /// The channel where the table was opened.
    pub home: Place,
    /// Where it is played: a thread, or the channel where there is none.
    pub room: Place,
    /// In the order of the seats; AI players sit behind them.
    pub players: Vec<Person>,
    /// Where each of them plays.
    pub hands: Vec<Hand>,
    /// The last decision that was made.
    pub last: u32,
    /// The match that is played: 1, 2, ….
    pub match_no: u32,
}

/// What the table waits for.
#[derive(Debug)]
pub enum Next {
    /// This player's decision.
    Turn(usize, Turn<Message>),
    /// Nothing: the match is over, and this is its result.
    Over(Message),
}

/// Presses a button and waits for its answer.
pub async fn press(person: &Person, message: &Message, data: &str) -> InteractionAnswer {
    let answer = person.press(message, Which::Id(data)).await;
    answer.unwrap_or_else(|error| panic!("{data}: {error}"))
}

/// Presses the button with such a verb and waits for its answer.
pub async fn press_verb(person: &Person, message: &Message, wanted: impl Fn(&Verb) -> bool) -> InteractionAnswer {
    let data = data_of(message, wanted).unwrap_or_else(|| panic!("no such button: {:?}", message.labels()));
    press(person, message, &data).await
}

/// The sentence that answers; none where a page does, or nothing.
pub fn sentence(answer: &InteractionAnswer) -> Option<String> {
    let message = answer.message.as_ref().filter(|_| answer.kind == AnswerKind::Message)?;
    message.embeds.is_empty().then(|| plain(&message.text))
}

/// The newest page of the bot with such a button; of this table, where one is named.
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

/// Makes a decision on a page: the press changes the page itself, and says no word beside it.
async fn decide(player: &Person, turn: &Turn<Message>, data: &str) {
    let answer = press(player, &turn.message, data).await;
    // A busy machine may put the change off; there is no message beside it in any case.
    let quiet = matches!(answer.kind, AnswerKind::Update | AnswerKind::DeferredUpdate);
    assert!(quiet, "decision {} is made without words: {answer:?}", turn.number);
}

impl Sitting {
    /// A table of Santase for two, who play in direct messages.
    pub async fn open(players: [&Person; 2], home: impl Into<Place>) -> (Self, Message) {
        Self::gather(&Plan::of(GameKind::Santase), &players, home).await
    }

    /// The first opens a table and agrees the options, the others press Join, the AI players come last; the host has not
    /// pressed Start yet.
    pub async fn gather(plan: &Plan, players: &[&Person], home: impl Into<Place>) -> (Self, Message) {
        let home = home.into();
        let host = players[0];
        let (table, lobby) = lobby::open(host, home, plan.game).await;
        lobby::set_options(host, &lobby, plan).await;
        let players: Vec<Person> = players.iter().copied().cloned().collect();
        for (number, guest) in players.iter().enumerate().skip(1) {
            // One after the other, so that the seats are in this order.
            lobby::join(guest, &lobby).await;
            lobby::gathered(host, home, table, &players[..=number], false).await;
        }
        lobby::add_ais(host, home, table, plan.ais).await;
        let ready = lobby::gathered(host, home, table, &players, true).await;
        let hands = vec![Hand::Direct; players.len()];
        (Self { table, home, room: home, players, hands, last: 0, match_no: 1 }, ready)
    }

    /// The host presses Start, and a thread opens from the lobby.
    pub async fn begin(&mut self, lobby: &Message) {
        self.start(lobby).await;
        let door = self.players[0].becomes(lobby, "a thread", |message| message.thread.is_some()).await;
        let door = door.unwrap_or_else(|error| panic!("{error}"));
        self.room = Place::from(door.thread.expect("it is there"));
        for player in 0..self.players.len() {
            if self.hands[player].is_panel() {
                self.open_panel(player).await;
            }
        }
    }

    /// The host presses Start where there are no threads.
    pub async fn start(&self, lobby: &Message) {
        press_verb(&self.players[0], lobby, |verb| matches!(verb, Verb::Start)).await;
    }

    /// A player presses "My hand" on the board; the panel.
    pub async fn open_panel(&self, player: usize) -> Message {
        let person = &self.players[player];
        let board = self.board(person).await;
        let answer = press_verb(person, &board, |verb| matches!(verb, Verb::Hand)).await;
        let panel = answer.message.unwrap_or_else(|| panic!("no panel"));
        assert_eq!(panel.only_for, Some(person.id()), "nobody else sees the panel");
        panel
    }

    /// The board in the room.
    pub async fn board(&self, reader: &Person) -> Message {
        let board = reader.sees(self.room, "board", |message| {
            let whole = has(message, |verb| matches!(verb, Verb::Hand))
                && has(message, |verb| matches!(verb, Verb::TablePanel));
            !message.is_ephemeral() && table_of(message) == Some(self.table) && whole
        });
        board.await.unwrap_or_else(|error| panic!("{error}"))
    }

    fn shows_turn(&self, player: usize, message: &Message) -> Option<Turn<Message>> {
        let here = message.is_ephemeral() == self.hands[player].is_panel();
        turn_at(message, self.table).filter(|turn| here && turn.number > self.last)
    }

    /// Where a player's hand is.
    pub fn hand_place(&self, player: usize) -> Place {
        if self.hands[player].is_panel() { self.room } else { self.players[player].direct() }
    }

    /// What a match in a thread may cost: its own pages, the sign at the door, and the thread itself.
    pub fn budget(&self) -> Budget {
        Budget {
            groups: vec![number(self.room.channel), number(self.home.channel)],
            besides: vec!["POST /channels/{channel_id}/messages/{message_id}/threads"],
        }
    }

    /// Waits for whatever comes next.
    pub async fn next(&self) -> Next {
        let result = self.players[0].sees(self.room, "result", |message| self.is_result(message));
        tokio::select! {
            (player, turn) = self.turn() => Next::Turn(player, turn),
            result = result => Next::Over(result.unwrap_or_else(|error| self.lost(&error))),
        }
    }

    /// Waits for a player's decision.
    pub async fn turn(&self) -> (usize, Turn<Message>) {
        let turns = self.players.iter().enumerate().map(|(number, player)| {
            Box::pin(player.sees(self.hand_place(number), "a player's turn", move |message| {
                self.shows_turn(number, message).is_some()
            }))
        });
        let (seen, player, _) = select_all(turns).await;
        let message = seen.unwrap_or_else(|error| self.lost(&error));
        (player, self.shows_turn(player, &message).expect("it was one"))
    }

    /// Waits for this player's decision, whoever else may decide.
    pub async fn turn_of(&self, player: usize) -> Turn<Message> {
        let turn = |message: &Message| self.shows_turn(player, message);
        let seen =
            self.players[player].sees(self.hand_place(player), "the player's turn", |message| turn(message).is_some());
        turn(&seen.await.unwrap_or_else(|error| self.lost(&error))).expect("it was one")
    }

    fn lost(&self, error: &TimedOut) -> ! {
        let newest =
            |(number, player): (usize, &Person)| player.newest(self.hand_place(number)).map(|page| page.words());
        let hands: Vec<_> = self.players.iter().enumerate().map(newest).collect();
        panic!("table {}, after decision {}: {error}\nnewest in private: {hands:?}", self.table, self.last)
    }

    /// Whether this is the result of the present match.
    pub fn is_result(&self, message: &Message) -> bool {
        !message.is_ephemeral() && crate::is_result(message, self.table, self.match_no)
    }

    /// Makes a decision.
    pub async fn decide(&mut self, player: usize, turn: &Turn<Message>, data: &str) {
        decide(&self.players[player], turn, data).await;
        self.last = turn.number;
    }

    /// Plays on to the end of the match; its result.
    pub async fn play_out(&mut self, policy: Policy) -> Message {
        self.play_some(policy, usize::MAX).await.expect("a match ends")
    }

    /// Makes up to so many decisions; the result, if the match ends by then.
    pub async fn play_some(&mut self, policy: Policy, decisions: usize) -> Option<Message> {
        for _ in 0..decisions {
            match self.next().await {
                Next::Over(result) => return Some(result),
                Next::Turn(player, turn) => {
                    let data = policy.choose(&turn).data.clone();
                    self.decide(player, &turn, &data).await;
                }
            }
        }
        None
    }

    /// Everybody wants a rematch: under the result, or in its lobby, which is there as soon as the first one does.
    pub async fn rematch(&mut self, result: &Message) {
        assert!(self.is_result(result), "{}", result.words());
        for player in &self.players {
            self.want_rematch(player).await;
        }
        self.match_no += 1;
    }

    async fn want_rematch(&self, player: &Person) {
        let token = |number: u32| format!("1.{}.{number}.rematch", self.table);
        let known = [token(self.match_no), token(self.match_no + 1)];
        let rematch = |message: &Message| {
            let data = data_of(message, |verb| matches!(verb, Verb::Rematch));
            data.filter(|data| !message.is_ephemeral() && known.contains(data))
        };
        // The result loses its button when the lobby comes: whoever presses at that moment looks again.
        for _ in 0..10 {
            let page = player.sees(self.room, "rematch", |message| rematch(message).is_some()).await;
            let page = page.unwrap_or_else(|error| panic!("{error}"));
            let data = rematch(&page).expect("it was there");
            if player.press(&page, Which::Id(&data)).await.is_ok() {
                return;
            }
        }
        panic!("{} cannot have a rematch", player.name());
    }
}

/// Somebody alone in the direct messages with the bot.
#[derive(Debug)]
pub struct Solo {
    /// The table.
    pub table: TableId,
    /// Who plays.
    pub person: Person,
    /// The last decision that was made.
    pub last: u32,
}

impl Solo {
    /// A table of Santase against the AI player.
    pub async fn open(person: &Person) -> Self {
        Self::set_out(&Plan::of(GameKind::Santase).ais(1), person).await
    }

    /// Opens a table in the direct messages, adds the AI players and starts.
    pub async fn set_out(plan: &Plan, person: &Person) -> Self {
        let home = person.direct();
        let (table, lobby) = lobby::open(person, home, plan.game).await;
        lobby::set_options(person, &lobby, plan).await;
        lobby::add_ais(person, home, table, plan.ais).await;
        let ready = lobby::start_button(person, home, table).await;
        press_verb(person, &ready, |verb| matches!(verb, Verb::Start)).await;
        Self { table, person: person.clone(), last: 0 }
    }

    /// Waits for the person's next decision; none when the match is over.
    pub async fn next(&self) -> Option<Turn<Message>> {
        let turn = |message: &Message| turn_at(message, self.table).filter(|turn| turn.number > self.last);
        let seen = self.person.sees(self.person.direct(), "turn or result", |message| {
            turn(message).is_some() || has(message, |verb| matches!(verb, Verb::Rematch))
        });
        turn(&seen.await.unwrap_or_else(|error| panic!("after decision {}: {error}", self.last)))
    }

    /// Plays to the end of the match; its result.
    pub async fn play_out(&mut self, policy: Policy) -> Message {
        while let Some(turn) = self.next().await {
            let data = policy.choose(&turn).data.clone();
            decide(&self.person, &turn, &data).await;
            self.last = turn.number;
        }
        page_with(&self.person, self.person.direct(), "result", |verb| matches!(verb, Verb::Rematch), None).await
    }
}

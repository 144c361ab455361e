//! Playing whole matches by pressing buttons.

use futures_util::future::select_all;
use talon_games::GameKind;
use talon_loopback::{CallbackAnswer, LoopbackTelegram, Message, Person, Place, PressError, TimedOut, Which};
use talon_table::TableId;
use talon_view::Verb;

use super::bot::Room;
use super::lobby;
use crate::{Plan, Policy, Turn, data_of, has, turn_at};

/// People at a table in a group.
#[derive(Debug, Clone)]
pub struct Sitting {
    /// The table.
    pub table: TableId,
    /// The group or topic.
    pub home: Place,
    /// In the order of the seats; AI players sit behind them.
    pub players: Vec<Person>,
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

/// Presses the button with such a verb and waits for the answer.
pub async fn press_verb(
    person: &Person,
    message: &Message,
    wanted: impl Fn(&Verb) -> bool,
) -> Result<CallbackAnswer, PressError> {
    let data = data_of(message, wanted).unwrap_or_else(|| panic!("no such button: {:?}", message.labels()));
    person.press(message, Which::Data(&data)).await
}

/// Presses a button that turns its page in a group; once more whenever the group may not change yet. The page as it is then.
pub async fn turn_page(person: &Person, page: &Message, wanted: impl Fn(&Verb) -> bool) -> Message {
    loop {
        let now = person.again(page).unwrap_or_else(|| panic!("the page is gone"));
        let answer = press_verb(person, &now, &wanted).await.expect("an answer");
        match answer.text {
            None => return person.again(page).unwrap_or_else(|| panic!("the page is gone")),
            Some(told) if told.contains("only so often") => {}
            Some(told) => panic!("the page does not turn: {told}"),
        }
    }
}

/// The newest page of the bot with such a button.
pub async fn page_with(person: &Person, place: Place, what: &str, wanted: impl Fn(&Verb) -> bool) -> Message {
    let found = person.sees(place, what, |message| has(message, &wanted)).await;
    found.unwrap_or_else(|error| panic!("{error}"))
}

impl Sitting {
    /// A table of Santase for two.
    pub async fn open(players: [&Person; 2], home: impl Into<Place>) -> (Self, Message) {
        Self::gather(&Plan::of(GameKind::Santase), &players, home).await
    }

    /// The first opens a table and agrees the options, the others follow the link in the lobby and sit down, the AI players
    /// come last; the host has not pressed Start yet.
    pub async fn gather(plan: &Plan, players: &[&Person], home: impl Into<Place>) -> (Self, Message) {
        let home = home.into();
        let host = players[0];
        host.say(home, "/play").expect("the host may write");
        let (table, lobby) = lobby::choose(host, home, plan.game).await;
        lobby::set_options(host, table, &lobby, plan).await;
        let players: Vec<Person> = players.iter().copied().cloned().collect();
        for (number, guest) in players.iter().enumerate().skip(1) {
            // One after the other, so that the seats are in this order.
            lobby::join(guest, table, &lobby);
            lobby::gathered(host, home, table, &players[..=number]).await;
        }
        lobby::add_ais(host, home, table, plan.ais).await;
        let ready = lobby::ready(host, home, table, &players).await;
        (Self { table, home, players, last: 0, match_no: 1 }, ready)
    }

    /// The host presses Start.
    pub async fn begin(&self, lobby: &Message) {
        let answer = press_verb(&self.players[0], lobby, |verb| matches!(verb, Verb::Start)).await;
        answer.expect("the start is answered");
    }

    /// Waits for whatever comes next.
    pub async fn next(&self) -> Next {
        let result = self.players[0].sees(self.home, "result", |message| self.is_result(message));
        tokio::select! {
            (player, turn) = self.turn() => Next::Turn(player, turn),
            result = result => Next::Over(result.unwrap_or_else(|error| self.lost(&error))),
        }
    }

    /// Waits for a player's decision.
    pub async fn turn(&self) -> (usize, Turn<Message>) {
        let turn = |message: &Message| turn_at(message, self.table).filter(|turn| turn.number > self.last);
        let turns = self.players.iter().map(|player| {
            Box::pin(player.sees(player.private(), "a player's turn", move |message| turn(message).is_some()))
        });
        let (seen, player, _) = select_all(turns).await;
        let message = seen.unwrap_or_else(|error| self.lost(&error));
        (player, turn(&message).expect("it was one"))
    }

    /// Waits for this player's decision, whoever else may decide.
    pub async fn turn_of(&self, player: usize) -> Turn<Message> {
        let reader = &self.players[player];
        let turn = |message: &Message| turn_at(message, self.table).filter(|turn| turn.number > self.last);
        let seen = reader.sees(reader.private(), "the player's turn", |message| turn(message).is_some()).await;
        turn(&seen.unwrap_or_else(|error| self.lost(&error))).expect("it was one")
    }

    fn lost(&self, error: &TimedOut) -> ! {
        panic!("after decision {}: {error}", self.last)
    }

    /// Whether this is the result of the present match.
    pub fn is_result(&self, message: &Message) -> bool {
        crate::is_result(message, self.table, self.match_no)
    }

    /// Makes a decision; a press of a current page's button is answered without words.
    pub async fn decide(&mut self, player: usize, turn: &Turn<Message>, data: &str) {
        let answer = self.players[player].press(&turn.message, Which::Data(data)).await;
        let answer = answer.unwrap_or_else(|error| panic!("decision {}: {error}", turn.number));
        assert_eq!(answer, CallbackAnswer::default(), "decision {} is made without words", turn.number);
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
        assert!(self.is_result(result), "{}", result.text);
        for player in &self.players {
            self.want_rematch(player).await;
        }
        self.match_no += 1;
    }

    /// One of them wants a rematch.
    pub async fn want_rematch(&self, player: &Person) {
        let token = |number: u32| format!("1.{}.{number}.rematch", self.table);
        let known = [token(self.match_no), token(self.match_no + 1)];
        let rematch = |message: &Message| {
            let data = data_of(message, |verb| matches!(verb, Verb::Rematch));
            data.filter(|data| known.contains(data))
        };
        // The result loses its button when the lobby comes: whoever presses at that moment looks again.
        for _ in 0..10 {
            let page = player.sees(self.home, "rematch", |message| rematch(message).is_some()).await;
            let page = page.unwrap_or_else(|error| panic!("{error}"));
            let data = rematch(&page).expect("it was there");
            if player.press(&page, Which::Data(&data)).await.is_ok() {
                return;
            }
        }
        panic!("{} cannot press Rematch", player.name());
    }
}

/// One person against AI players in the private chat.
#[derive(Debug, Clone)]
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

    /// Opens a table in the private chat, adds the AI players and starts.
    pub async fn set_out(plan: &Plan, person: &Person) -> Self {
        let home = person.private();
        person.start(None).expect("the chat opens");
        let welcome = page_with(person, home, "welcome", |verb| matches!(verb, Verb::OpenMenu)).await;
        press_verb(person, &welcome, |verb| matches!(verb, Verb::OpenMenu)).await.expect("an answer");
        let (table, lobby) = lobby::choose(person, home, plan.game).await;
        lobby::set_options(person, table, &lobby, plan).await;
        lobby::add_ais(person, home, table, plan.ais).await;
        let ready = lobby::ready(person, home, table, &[]).await;
        press_verb(person, &ready, |verb| matches!(verb, Verb::Start)).await.expect("an answer");
        Self { table, person: person.clone(), last: 0 }
    }

    /// Waits for the person's next decision; none when the match is over.
    pub async fn next(&self) -> Option<Turn<Message>> {
        let turn = |message: &Message| turn_at(message, self.table).filter(|turn| turn.number > self.last);
        let seen = self.person.sees(self.person.private(), "turn or result", |message| {
            turn(message).is_some() || has(message, |verb| matches!(verb, Verb::Rematch))
        });
        turn(&seen.await.unwrap_or_else(|error| panic!("after decision {}: {error}", self.last)))
    }

    /// Plays to the end of the match; its result.
    pub async fn play_out(&mut self, policy: Policy) -> Message {
        while let Some(turn) = self.next().await {
            let data = &policy.choose(&turn).data;
            let answer = self.person.press(&turn.message, Which::Data(data)).await.expect("the press is answered");
            assert_eq!(answer, CallbackAnswer::default(), "decision {} is made without words", turn.number);
            self.last = turn.number;
        }
        page_with(&self.person, self.person.private(), "result", |verb| matches!(verb, Verb::Rematch)).await
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
    person.start(None).expect("the chat opens");
    page_with(&person, person.private(), "welcome", |verb| matches!(verb, Verb::OpenMenu)).await;
    person
}

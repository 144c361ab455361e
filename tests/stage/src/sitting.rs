//! Plays whole matches by pressing buttons, in a group or alone.

use futures_util::future::select_all;
use talon_games::GameKind;
use talon_loopback::TimedOut;
use talon_table::TableId;
use talon_view::{HouseVerb, ShowVerb, TableVerb, Verb};

use super::lobby;
use super::plan::Plan;
use super::player::{Player, page_behind, page_with, press_verb, turn_page};
use super::policy::Policy;
use super::screen::{Screen as _, Turn, behind, data_of, has, is_result, table_of, turn_at};

/// Where a player's hand is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Hand {
    /// In the private chat with the bot.
    Direct,
    /// On a panel, which nobody else sees.
    Panel,
    /// The same for somebody who refuses direct messages.
    PanelAlone,
}

impl Hand {
    /// True if it is an ephemeral message.
    pub fn is_panel(self) -> bool {
        match self {
            Self::Direct => false,
            Self::Panel | Self::PanelAlone => true,
        }
    }
}

/// People at a table in a group.
#[derive(Debug, Clone)]
pub struct Sitting<P: Player> {
    /// The table.
    pub table: TableId,
    /// Where the table was opened.
    pub home: P::Place,
    /// Where it is played: the same place, or its own thread.
    pub room: P::Place,
    /// In seat order; AI players sit after them.
    pub players: Vec<P>,
    /// Where each player's hand is.
    pub hands: Vec<Hand>,
    /// The last decision that was made.
    pub last: u32,
    /// The match that is played: 1, 2, ….
    pub match_no: u32,
}

/// What the table waits for.
#[derive(Debug)]
pub enum Next<M> {
    /// This player's decision.
    Turn(usize, Turn<M>),
    /// Nothing: the match is over, and this is its result.
    Over(M),
}

impl<P: Player> Sitting<P> {
    /// People at a table before its first match.
    pub fn new(table: TableId, home: P::Place, players: Vec<P>) -> Self {
        let hands = vec![Hand::Direct; players.len()];
        Self { table, home, room: home, players, hands, last: 0, match_no: 1 }
    }

    /// A table of Santase for two.
    pub async fn open(players: [&P; 2], home: impl Into<P::Place> + Send) -> (Self, P::Message) {
        Self::gather(&Plan::of(GameKind::Santase), &players, home).await
    }

    /// The first player opens a table and sets the options, the others join, and AI players come last. The host has not pressed Start yet.
    pub async fn gather(plan: &Plan, players: &[&P], home: impl Into<P::Place> + Send) -> (Self, P::Message) {
        let home = home.into();
        let host = players[0];
        let (table, lobby) = host.opens(plan, home).await;
        let players: Vec<P> = players.iter().copied().cloned().collect();
        for (number, guest) in players.iter().enumerate().skip(1) {
            // One after the other, so that the seats are in this order.
            guest.sits_down(table, &lobby).await;
            lobby::gathered(host, home, table, &players[..=number], false).await;
        }
        lobby::add_ais(host, home, table, plan.ais).await;
        let ready = lobby::gathered(host, home, table, &players, true).await;
        (Self::new(table, home, players), ready)
    }

    /// The host presses Start, and everybody goes where the match is played.
    pub async fn begin(&mut self, lobby: &P::Message) {
        self.start(lobby).await;
        P::go_in(self, lobby).await;
    }

    /// The host presses Start.
    pub async fn start(&self, lobby: &P::Message) {
        press_verb(&self.players[0], lobby, |verb| matches!(verb, Verb::Table(TableVerb::Start))).await;
    }

    fn shows_turn(&self, player: usize, message: &P::Message) -> Option<Turn<P::Message>> {
        let here = P::is_panel(message) == self.hands[player].is_panel();
        turn_at(message, self.table).filter(|turn| here && turn.number > self.last)
    }

    /// Where a player's hand is.
    pub fn hand_place(&self, player: usize) -> P::Place {
        if self.hands[player].is_panel() { self.room } else { self.players[player].private() }
    }

    /// Waits for the next decision or the result.
    pub async fn next(&self) -> Next<P::Message> {
        let result = self.players[0].awaits(self.room, "result", |message| self.is_result(message));
        tokio::select! {
            (player, turn) = self.turn() => Next::Turn(player, turn),
            result = result => Next::Over(result.unwrap_or_else(|error| self.lost(&error))),
        }
    }

    /// Waits for a player's decision.
    pub async fn turn(&self) -> (usize, Turn<P::Message>) {
        let turns = self.players.iter().enumerate().map(|(number, player)| {
            Box::pin(player.awaits(self.hand_place(number), "a player's turn", move |message| {
                self.shows_turn(number, message).is_some()
            }))
        });
        let (seen, player, _) = select_all(turns).await;
        let message = seen.unwrap_or_else(|error| self.lost(&error));
        (player, self.shows_turn(player, &message).expect("it was one"))
    }

    /// Waits for this player's decision, while others may decide too.
    pub async fn turn_of(&self, player: usize) -> Turn<P::Message> {
        let turn = |message: &P::Message| self.shows_turn(player, message);
        let place = self.hand_place(player);
        let seen = self.players[player].awaits(place, "the player's turn", |message| turn(message).is_some());
        turn(&seen.await.unwrap_or_else(|error| self.lost(&error))).expect("it was one")
    }

    fn lost(&self, error: &TimedOut) -> ! {
        let newest =
            |(number, player): (usize, &P)| player.all_in(self.hand_place(number)).last().map(P::Message::words);
        let hands: Vec<_> = self.players.iter().enumerate().map(newest).collect();
        panic!("table {}, after decision {}: {error}\nnewest in private: {hands:?}", self.table, self.last)
    }

    /// True if this is the result of the current match.
    pub fn is_result(&self, message: &P::Message) -> bool {
        !P::is_panel(message) && is_result(message, self.table, self.match_no)
    }

    /// Makes a decision.
    pub async fn decide(&mut self, player: usize, turn: &Turn<P::Message>, data: &str) {
        decide(&self.players[player], self.hand_place(player), turn, data).await;
        self.last = turn.number;
    }

    /// Plays to the end of the match. Returns its result.
    pub async fn play_out(&mut self, policy: Policy) -> P::Message {
        self.play_some(policy, usize::MAX).await.expect("a match ends")
    }

    /// Makes at most this many decisions. Returns the result if the match ends.
    pub async fn play_some(&mut self, policy: Policy, decisions: usize) -> Option<P::Message> {
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

    /// The table's page as this person sees it.
    pub async fn table_page(&self, reader: &P) -> P::Message {
        let table_page = reader.awaits(self.room, "table page", |message| {
            let offers = |wanted: ShowVerb| has(message, |verb| *verb == Verb::Show(wanted));
            let whole = offers(ShowVerb::Hand) && offers(ShowVerb::Panel);
            !P::is_panel(message) && table_of(message) == Some(self.table) && whole
        });
        table_page.await.unwrap_or_else(|error| panic!("{error}"))
    }

    /// The page that "Table…" on that page opens for this person.
    pub async fn panel(&self, person: &P) -> P::Message {
        page_behind(person, &self.table_page(person).await, |verb| *verb == Verb::Show(ShowVerb::Panel)).await
    }

    /// Resigns with a confirmation. Returns the text of the answer.
    pub async fn resign(&self, person: &P) -> Option<String> {
        let panel = self.panel(person).await;
        let question = turn_page(person, &panel, |verb| *verb == Verb::Show(ShowVerb::Resign)).await;
        press_verb(person, &question, |verb| *verb == Verb::Table(TableVerb::ResignYes)).await
    }

    /// Everybody asks for a rematch: on the result, or in its lobby, which appears with the first request.
    pub async fn rematch(&mut self, result: &P::Message) {
        assert!(self.is_result(result), "{}", result.words());
        for player in &self.players {
            self.want_rematch(player).await;
        }
        self.match_no += 1;
    }

    /// The data of the button for a rematch: on the result, or in the lobby that follows it.
    pub fn rematch_on(&self, message: &P::Message) -> Option<String> {
        let known = [self.match_no, self.match_no + 1].map(|number| format!("1.{}.{number}.rematch", self.table));
        let data = data_of(message, |verb| matches!(verb, Verb::House(HouseVerb::Rematch)));
        data.filter(|data| !P::is_panel(message) && known.contains(data))
    }

    /// One of them wants a rematch.
    pub async fn want_rematch(&self, player: &P) {
        // The result loses its button when the lobby comes: a person who presses at that moment looks again.
        for _ in 0..10 {
            let page = player.awaits(self.room, "rematch", |message| self.rematch_on(message).is_some()).await;
            let page = page.unwrap_or_else(|error| panic!("{error}"));
            let data = self.rematch_on(&page).expect("it was there");
            if player.touch(&page, &data).await.is_ok() {
                return;
            }
        }
        panic!("{} cannot have a rematch", player.called());
    }
}

/// One person alone with AI players.
#[derive(Debug, Clone)]
pub struct Solo<P> {
    /// The table.
    pub table: TableId,
    /// Who plays.
    pub person: P,
    /// The last decision that was made.
    pub last: u32,
}

impl<P: Player> Solo<P> {
    /// A table of Santase against the AI player.
    pub async fn open(person: &P) -> Self {
        Self::set_out(&Plan::of(GameKind::Santase).ais(1), person).await
    }

    /// Opens a table in private, adds the AI players and starts.
    pub async fn set_out(plan: &Plan, person: &P) -> Self {
        let home = person.private();
        let (table, _) = person.opens(plan, home).await;
        lobby::add_ais(person, home, table, plan.ais).await;
        let ready = page_with(
            person,
            home,
            "lobby that can start",
            |verb| matches!(verb, Verb::Table(TableVerb::Start)),
            Some(table),
        );
        press_verb(person, &ready.await, |verb| matches!(verb, Verb::Table(TableVerb::Start))).await;
        Self { table, person: person.clone(), last: 0 }
    }

    /// Waits for the person's next decision; `None` when the match is over.
    pub async fn next(&self) -> Option<Turn<P::Message>> {
        let turn = |message: &P::Message| turn_at(message, self.table).filter(|turn| turn.number > self.last);
        let seen = self.person.awaits(self.person.private(), "turn or result", |message| {
            turn(message).is_some() || is_result(message, self.table, 1)
        });
        turn(&seen.await.unwrap_or_else(|error| panic!("after decision {}: {error}", self.last)))
    }

    /// Makes at most this many decisions.
    pub async fn play_some(&mut self, policy: Policy, decisions: usize) {
        for _ in 0..decisions {
            let Some(turn) = self.next().await else { break };
            let data = policy.choose(&turn).data.clone();
            decide(&self.person, self.person.private(), &turn, &data).await;
            self.last = turn.number;
        }
    }

    /// Plays to the end of the match. Returns its result.
    pub async fn play_out(&mut self, policy: Policy) -> P::Message {
        self.play_some(policy, usize::MAX).await;
        let result = |message: &P::Message| is_result(message, self.table, 1);
        let result = self.person.awaits(self.person.private(), "result", result).await;
        result.unwrap_or_else(|error| panic!("{error}"))
    }
}

/// Makes a decision on a page in this place, with a second press if the page asks first.
async fn decide<P: Player>(person: &P, place: P::Place, turn: &Turn<P::Message>, data: &str) {
    match behind(data) {
        None => person.decides(turn, data).await,
        Some(decision) => {
            let message = question(person, place, turn, (data, &decision)).await;
            person.decides(&Turn { message, ..turn.clone() }, &decision).await;
        }
    }
}

/// Presses a button that asks before a decision, and waits for the question: on the page, or beside it where that cannot be.
async fn question<P: Player>(
    person: &P,
    place: P::Place,
    turn: &Turn<P::Message>,
    (button, decision): (&str, &str),
) -> P::Message {
    assert_eq!(person.touch(&turn.message, button).await, Ok(None), "a page asks");
    let asks = |message: &P::Message| message.keys().into_iter().any(|key| key.data.as_deref() == Some(decision));
    person.awaits(place, "question", asks).await.unwrap_or_else(|error| panic!("{decision}: {error}"))
}

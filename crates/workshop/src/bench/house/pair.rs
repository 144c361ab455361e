//! Two people at a table, who make legal moves.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use talon_cards::Seat;
use talon_games::GameKind;
use talon_house::{Answer, House, Incoming, Intent};
use talon_steward::Failure;
use talon_store::{AccountRef, Place, PlatformKind, Sender, Store, StoreError};
use talon_table::{DealView, PhaseView, Table, TableId, Viewer};
use talon_view::{HouseVerb, TableVerb, Token, Verb};

use super::fault::fault;

const PLATFORM: PlatformKind = PlatformKind::Telegram;

/// Numbers the inputs.
static INPUTS: AtomicU64 = AtomicU64::new(0);

/// Two people who play one match of Santase after another.
pub(super) struct Pair {
    house: Arc<House>,
    store: Arc<dyn Store>,
    accounts: [String; 2],
    group: String,
    id: TableId,
    /// The table, as far as its log has been read.
    table: Table,
}

/// What one of them is about to press.
pub(super) struct Wish {
    /// The chat of this person's own hand.
    pub(super) chat: String,
    incoming: Incoming,
}

impl Pair {
    /// They meet in a group of their own, open a table and start the first match.
    ///
    /// # Errors
    /// The house refused.
    pub(super) async fn meet(house: &Arc<House>, store: Arc<dyn Store>, number: usize) -> Result<Self, Failure> {
        let accounts = [format!("bench-{number}-a"), format!("bench-{number}-b")];
        let group = format!("bench-{number}");
        let mut pair = Self { house: Arc::clone(house), store, accounts, group, id: TableId(0), table: Table::new() };
        for seat in 0..2 {
            pair.say(seat, pair.private(seat), Intent::StartPrivate { payload: None }).await;
        }
        let game = Some(GameKind::Santase.to_string());
        pair.say(0, pair.public(), Intent::Play { game }).await;
        let tables = pair.store.open_tables_in(PLATFORM, &pair.group).await.map_err(unread)?;
        pair.id = tables.last().ok_or_else(|| Failure::Fault("no table was opened".to_owned()))?.table;
        let payload = Some(format!("j{}", pair.id));
        pair.say(1, pair.private(1), Intent::StartPrivate { payload }).await;
        let start = Token::new(Some(pair.id), 1, Verb::Table(TableVerb::Start));
        pair.say(0, pair.public(), Intent::Press(start.to_string())).await;
        pair.catch_up().await?;
        if pair.table.is_playing() { Ok(pair) } else { Err(Failure::Fault("a match did not start".to_owned())) }
    }

    /// The next press. If the match is over, another one is started first.
    ///
    /// # Errors
    /// The table can't be read, or it is nobody's turn.
    pub(super) async fn wish(&mut self) -> Result<Wish, Failure> {
        self.catch_up().await?;
        if !self.table.is_playing() {
            self.rematch().await?;
        }
        let public = self.table.view(Viewer::Public);
        let on_turn = match public.phase {
            PhaseView::Playing { waiting_for, .. } => waiting_for.iter().next(),
            _ => None,
        };
        let seat = on_turn.ok_or_else(|| Failure::Fault("a table waits for nobody".to_owned()))?;
        let action = self.choose(seat).ok_or_else(|| Failure::Fault("nothing may be played".to_owned()))?;
        let verb = Verb::Act(action.parse().map_err(|error| fault("a decision does not fit a button", error))?);
        let token = Token::new(Some(self.id), self.table.turn(), verb);
        let place = self.private(seat.index());
        let chat = place.chat.clone();
        Ok(Wish { chat, incoming: self.incoming(seat.index(), place, Intent::Press(token.to_string())) })
    }

    /// Presses. Returns whether it was accepted.
    pub(super) async fn press(&self, wish: Wish) -> bool {
        self.press_at(&self.house, wish).await
    }

    /// Presses at another house with the same store.
    pub(super) async fn press_at(&self, house: &House, wish: Wish) -> bool {
        house.handle(wish.incoming).await == Answer::Silent
    }

    /// A card, chosen by the number of the turn: the same in every run.
    fn choose(&self, seat: Seat) -> Option<String> {
        let PhaseView::Playing { deal: DealView::Open(deal), .. } = self.table.view(Viewer::Seat(seat)).phase else {
            return None;
        };
        let legal = deal.legal();
        let cards: Vec<_> = legal.iter().map(ToString::to_string).filter(|action| is_card(action)).collect();
        let turn = usize::try_from(self.table.turn()).unwrap_or_default();
        cards.get(turn.checked_rem(cards.len())?).cloned()
    }

    async fn rematch(&mut self) -> Result<(), Failure> {
        let number = self.table.view(Viewer::Public).match_no;
        for seat in 0..2 {
            let token = Token::new(Some(self.id), number, Verb::House(HouseVerb::Rematch));
            self.say(seat, self.public(), Intent::Press(token.to_string())).await;
        }
        self.catch_up().await
    }

    async fn catch_up(&mut self) -> Result<(), Failure> {
        let news = self.store.events(self.id, self.table.version()).await.map_err(unread)?;
        for recorded in &news {
            self.table.evolve(recorded).map_err(|bad| fault("a log cannot be read", bad))?;
        }
        Ok(())
    }

    async fn say(&self, seat: usize, place: Place, intent: Intent) {
        self.house.handle(self.incoming(seat, place, intent)).await;
    }

    fn incoming(&self, seat: usize, place: Place, intent: Intent) -> Incoming {
        let id = self.accounts[seat % 2].clone();
        Incoming {
            key: format!("bench-{}", INPUTS.fetch_add(1, Ordering::Relaxed)),
            from: Sender {
                account: AccountRef { platform: PLATFORM, id: id.clone() },
                name: id,
                language: Some("en".to_owned()),
            },
            place,
            message: None,
            intent,
            panel: None,
            now_message: None,
        }
    }

    fn public(&self) -> Place {
        Place { platform: PLATFORM, chat: self.group.clone(), thread: None, private: false }
    }

    fn private(&self, seat: usize) -> Place {
        Place { platform: PLATFORM, chat: self.accounts[seat % 2].clone(), thread: None, private: true }
    }
}

/// True if a decision is the play of a card, with or without a marriage.
fn is_card(action: &str) -> bool {
    let card = action.rsplit(':').next().unwrap_or_default();
    card.trim_end_matches('!').parse::<talon_cards::Card>().is_ok()
}

fn unread(error: StoreError) -> Failure {
    fault("the database failed", error)
}

//! Absence, return and takeover: pauses, decisions taken back, AI players in people's places, reminders, and what admins may do.

mod defeats;

use std::time::Duration;

use talon_cards::{Card, Seat};
use talon_games::GameKind;
use talon_stage::{
    Choice, Languages, Next, Plan, Player, Policy, Screen as _, Sitting, Story, World, answered_once, data_of,
    happened, has, keep_secrets, log_of, on_both_platforms, page_is_current, page_with, pages_are_current, press_verb,
    records_are_sound, say, telegram, turn_page,
};
use talon_table::{Event, Recorded};
use talon_view::{HouseVerb, Locale, Msg, ShowVerb, TableVerb, Verb};

const HOUR: Duration = Duration::from_secs(3600);
const POLICY: Policy = Policy { seed: 9, haste: 10 };
const ENGLISH: Languages = Languages { group: Locale::EN, players: &[Locale::EN, Locale::EN] };

on_both_platforms!(
    a_decision_is_taken_back_by_a_button_or_a_command,
    somebody_else_plays_on_at_the_seat_of_a_player_who_had_to_go,
    admins_remove_players_and_stop_matches_and_others_do_not,
    who_sleeps_is_reminded_played_for_and_welcome_back,
);

fn en(message: &Msg) -> String {
    say(Locale::EN, message)
}

/// Vera, who owns the group, and Ana and Boris, who play in it.
struct Friends<W: World> {
    room: W,
    ana: W::Person,
    boris: W::Person,
    vera: W::Person,
    home: <W::Person as Player>::Place,
}

impl<W: World> Friends<W> {
    async fn meet() -> Self {
        let room = W::open().await;
        let friend = async |name| room.friend(name, Locale::EN).await;
        let [ana, boris, vera] = [friend("Ana").await, friend("Boris").await, friend("Vera").await];
        let home = room.group(&[&vera, &ana, &boris]);
        Self { room, ana, boris, vera, home }
    }

    /// Ana and Boris, some decisions into a match.
    async fn playing(&self, plan: &Plan, decisions: usize) -> Sitting<W::Person> {
        let (mut sitting, lobby) = Sitting::gather(plan, &[&self.ana, &self.boris], self.home).await;
        sitting.begin(&lobby).await;
        assert!(sitting.play_some(POLICY, decisions).await.is_none(), "the match goes on");
        self.all_is_current(&sitting).await;
        sitting
    }

    async fn all_is_current(&self, sitting: &Sitting<W::Person>) {
        pages_are_current(&self.room, sitting, ENGLISH).await;
    }

    /// How often events with these names happened at the table.
    async fn counts<const N: usize>(&self, sitting: &Sitting<W::Person>, names: [&str; N]) -> [usize; N] {
        let log = log_of(&self.room, sitting.table).await;
        names.map(|name| happened(&log, name))
    }

    /// Stops the program, lets this much time pass, and restarts it.
    async fn sleep_through(&mut self, time: Duration) {
        self.room.sleep_through(time).await;
        self.room.start_again().await;
    }

    /// Checks what must hold at any table; `others` took over seats.
    async fn all_is_well(&self, sitting: &Sitting<W::Person>, others: &[&W::Person]) {
        let log = log_of(&self.room, sitting.table).await;
        let seats = [&self.ana, &self.boris].map(Some);
        let story = Story::with_successors(&log, seats, others.iter().copied());
        let traffic = self.room.traffic();
        keep_secrets(&traffic, &[&story]);
        answered_once(&traffic);
        self.room.nothing_went_wrong();
        records_are_sound(&self.room, sitting.table);
    }
}

/// Presses a button of the page behind the table's. Returns the answer.
async fn press_on_panel<P: Player>(
    person: &P,
    sitting: &Sitting<P>,
    wanted: impl Fn(&Verb) -> bool + Send + Sync,
) -> Option<String> {
    press_verb(person, &sitting.panel(person).await, wanted).await
}

/// Presses a button of the hand in the private chat.
async fn press_on_hand<P: Player>(
    person: &P,
    sitting: &Sitting<P>,
    wanted: impl Fn(&Verb) -> bool + Send + Sync,
) -> Option<String> {
    let hand = page_with(person, person.private(), "hand", &wanted, Some(sitting.table)).await;
    press_verb(person, &hand, wanted).await
}

/// The page about the people at the table, with the buttons for admins.
async fn people<P: Player>(person: &P, sitting: &Sitting<P>) -> P::Message {
    turn_page(person, &sitting.panel(person).await, |verb| *verb == Verb::Show(ShowVerb::People)).await
}

/// Waits until everybody sees these words where the match is played.
async fn all_read<P: Player>(sitting: &Sitting<P>, words: &str) {
    let told = |message: &P::Message| !P::is_panel(message) && message.words().contains(words);
    sitting.players[0].awaits(sitting.room, words, told).await.unwrap_or_else(|error| panic!("{error}"));
}

fn is_hand(message: &impl talon_stage::Screen) -> bool {
    has(message, |verb| matches!(verb, Verb::Act(_)))
}

/// The current hand in the private chat.
fn hand_of<P: Player>(person: &P) -> P::Message {
    let hands = person.all_in(person.private());
    hands.into_iter().rfind(|message| P::is_from_bot(message) && is_hand(message)).expect("a hand")
}

/// Makes this player's next decision, while others may decide too.
async fn decides<P: Player>(sitting: &mut Sitting<P>, player: usize) {
    let turn = sitting.turn_of(player).await;
    let data = POLICY.choose(&turn).data.clone();
    sitting.decide(player, &turn, &data).await;
}

/// The pause is up to the house, so one platform is enough.
#[tokio::test(flavor = "multi_thread")]
async fn a_pause_needs_everybody_and_ends_with_a_button_or_a_card() {
    let mut friends = Friends::<telegram::Room>::meet().await;
    let mut sitting = friends.playing(&Plan::of(GameKind::Santase), 2).await;
    let pause = |verb: &Verb| *verb == Verb::Table(TableVerb::ProposePause);
    for ends_with_a_card in [false, true] {
        assert_eq!(press_on_panel(&friends.ana, &sitting, pause).await, Some(en(&Msg::PauseProposed)));
        all_read(&sitting, "would like to pause").await;
        assert_eq!(friends.counts(&sitting, ["paused"]).await, [usize::from(ends_with_a_card)]);
        assert_eq!(press_on_panel(&friends.boris, &sitting, pause).await, None, "the pages say it");
        all_read(&sitting, "The match is paused").await;
        friends.all_is_current(&sitting).await;
        // However long it takes, nobody runs out of time.
        friends.sleep_through(50 * HOUR).await;
        if ends_with_a_card {
            assert!(sitting.play_some(POLICY, 1).await.is_none());
        } else {
            let resume = |verb: &Verb| *verb == Verb::Table(TableVerb::Resume);
            assert_eq!(press_on_hand(&friends.boris, &sitting, resume).await, None);
        }
        friends.all_is_current(&sitting).await;
    }
    let counts = friends.counts(&sitting, ["pause-proposed", "paused", "resumed", "stood-in"]).await;
    assert_eq!(counts, [4, 2, 2, 0]);
    sitting.play_out(POLICY).await;
    friends.all_is_current(&sitting).await;
    friends.all_is_well(&sitting, &[]).await;
}

async fn a_decision_is_taken_back_by_a_button_or_a_command<W: World>() {
    let friends = Friends::<W>::meet().await;
    let undo = |verb: &Verb| *verb == Verb::Table(TableVerb::Undo);
    let mut sitting = friends.playing(&Plan::of(GameKind::Santase).with("undo", "on"), 0).await;
    for by_command in [false, true] {
        let Next::Turn(player, turn) = sitting.next().await else { panic!("the match goes on") };
        let leader = sitting.players[player].clone();
        // A card that is led, and neither the last of the deal nor one of the talon.
        let is_card = |choice: &&Choice| choice.action.parse::<Card>().is_ok();
        let choice = turn.choices.iter().find(is_card).expect("a card").clone();
        sitting.decide(player, &turn, &choice.data).await;
        friends.all_is_current(&sitting).await;
        if by_command {
            friends.room.commands(&leader, sitting.room, "undo").await;
        } else {
            assert_eq!(press_on_hand(&leader, &sitting, undo).await, None, "the pages say it");
        }
        // The other player's turn, which may still be shown, is over too.
        sitting.last = turn.number + 1;
        let Next::Turn(again, turn) = sitting.next().await else { panic!("the match goes on") };
        assert_eq!(again, player, "the same player decides again");
        // The button of the decision that was taken back does nothing.
        assert_eq!(leader.forges(&turn.message, &choice.data).await, Some(en(&Msg::StaleTurn)));
        let same = turn.choices.iter().find(|offered| offered.action == choice.action).expect("it is").data.clone();
        sitting.decide(player, &turn, &same).await;
        // Now the other player answers, and it is too late.
        assert!(sitting.play_some(POLICY, 1).await.is_none());
        assert_eq!(leader.asks(sitting.room, "undo", &[]).await.words(), en(&Msg::NothingToUndo));
    }
    assert_eq!(friends.counts(&sitting, ["undone"]).await, [2]);
    sitting.play_out(POLICY).await;
    friends.all_is_well(&sitting, &[]).await;
}

/// The rule is up to the house, so one platform is enough.
#[tokio::test(flavor = "multi_thread")]
async fn where_a_card_laid_is_a_card_played_nothing_is_taken_back() {
    let friends = Friends::<telegram::Room>::meet().await;
    let mut sitting = friends.playing(&Plan::of(GameKind::Santase), 1).await;
    for player in sitting.players.clone() {
        let offered = player.all_in(player.private());
        assert!(!offered.iter().any(|message| has(message, |verb| *verb == Verb::Table(TableVerb::Undo))), "no button");
        assert_eq!(player.asks(sitting.room, "undo", &[]).await.words(), en(&Msg::UndoOff));
    }
    sitting.play_out(POLICY).await;
    friends.all_is_well(&sitting, &[]).await;
}

/// Substitution is up to the house, so one platform is enough.
#[tokio::test(flavor = "multi_thread")]
async fn an_ai_player_plays_on_until_its_person_is_back() {
    let friends = Friends::<telegram::Room>::meet().await;
    let mut sitting = friends.playing(&Plan::of(GameKind::Santase), 2).await;
    let went = press_on_panel(&friends.boris, &sitting, |verb| *verb == Verb::Table(TableVerb::StandDown)).await;
    assert_eq!(went, Some(en(&Msg::StoodDown)));
    all_read(&sitting, "Boris").await;
    // Ana plays on, and waits for nobody.
    for _ in 0..4 {
        decides(&mut sitting, 0).await;
    }
    sitting.turn_of(0).await;
    friends.all_is_current(&sitting).await;
    let back = press_on_hand(&friends.boris, &sitting, |verb| *verb == Verb::Table(TableVerb::Return)).await;
    assert_eq!(back, None);
    friends.all_is_current(&sitting).await;
    assert_eq!(friends.counts(&sitting, ["stood-in", "returned"]).await, [1, 1]);
    // No AI player acts against a player's wish: from here on both decide.
    let words = sitting.play_out(POLICY).await.words();
    assert!(words.contains("An AI player decided"), "{words}");
    friends.all_is_current(&sitting).await;
    friends.all_is_well(&sitting, &[]).await;
}

async fn somebody_else_plays_on_at_the_seat_of_a_player_who_had_to_go<W: World>() {
    let friends = Friends::<W>::meet().await;
    let (boris, vera) = (&friends.boris, &friends.vera);
    let mut sitting = friends.playing(&Plan::of(GameKind::Santase), 2).await;
    let seat = |verb: &Verb| matches!(verb, Verb::House(HouseVerb::TakeOver(_)));
    let stand_down = |verb: &Verb| *verb == Verb::Table(TableVerb::StandDown);
    let back = |verb: &Verb| *verb == Verb::Table(TableVerb::Return);
    assert!(!has(&sitting.panel(vera).await, seat), "nobody is away");
    press_on_panel(boris, &sitting, stand_down).await;
    all_read(&sitting, "AI player").await;
    let offer = sitting.panel(vera).await;
    // Not for somebody from elsewhere.
    let georgi = friends.room.friend("Georgi", Locale::EN).await;
    friends.room.group(&[&georgi]);
    let help = georgi.asks(georgi.private(), "help", &[]).await;
    assert_ne!(georgi.is_refused(&help, &data_of(&offer, seat).expect("a seat")).await, "");
    // Nor while the player is back.
    assert_eq!(press_on_hand(boris, &sitting, back).await, None);
    assert_eq!(press_verb(vera, &offer, seat).await, Some(en(&Msg::SeatInPlay)));
    press_on_panel(boris, &sitting, stand_down).await;
    let hand = page_with(boris, boris.private(), "hand", back, Some(sitting.table)).await;
    press_on_panel(vera, &sitting, seat).await;
    sitting.players[1] = vera.clone();
    friends.all_is_current(&sitting).await;
    // The player who gave up the seat has no hand.
    boris.loses(&hand).await;
    let words = sitting.play_out(POLICY).await.words();
    assert!(words.contains("Vera") && words.contains("Boris") && words.contains("gave up their seat"), "{words}");
    friends.all_is_well(&sitting, &[vera]).await;
}

async fn admins_remove_players_and_stop_matches_and_others_do_not<W: World>() {
    let friends = Friends::<W>::meet().await;
    let (ana, boris, vera) = (&friends.ana, &friends.boris, &friends.vera);
    let mut sitting = friends.playing(&Plan::of(GameKind::Santase), 2).await;
    let remove = |verb: &Verb| *verb == Verb::House(HouseVerb::Remove(Seat::new(1).unwrap()));
    let stop = |verb: &Verb| *verb == Verb::House(HouseVerb::Stop);
    let page = people(ana, &sitting).await;
    for data in [data_of(&page, remove), data_of(&page, stop)] {
        assert_eq!(ana.is_refused(&page, &data.expect("a button")).await, en(&Msg::AdminsOnly));
    }
    let hand = hand_of(boris);
    assert_eq!(press_verb(vera, &people(vera, &sitting).await, remove).await, None);
    all_read(&sitting, "An admin removed").await;
    sitting.turn_of(0).await;
    page_is_current(&friends.room, &sitting, ENGLISH).await;
    // Boris is out: no cards, and no way back into this match.
    boris.loses(&hand).await;
    let hand = |verb: &Verb| *verb == Verb::Show(ShowVerb::Hand);
    assert!(press_verb(boris, &sitting.table_page(boris).await, hand).await.is_some_and(|words| !words.is_empty()));
    assert_ne!(boris.asks(sitting.room, "hand", &[]).await.words(), "");
    // The match goes on without him, until an admin stops it.
    decides(&mut sitting, 0).await;
    assert_eq!(press_verb(vera, &people(vera, &sitting).await, stop).await, None);
    all_read(&sitting, "An admin stopped the match.").await;
    assert_eq!(friends.counts(&sitting, ["stood-in", "match-ended"]).await, [1, 1]);
    friends.all_is_well(&sitting, &[]).await;
}

/// The player who was not the last to be replaced by an AI player.
fn who_is_there(log: &[Recorded]) -> usize {
    let asleep = log.iter().rev().find_map(|recorded| match recorded.event {
        Event::StoodIn { seat, .. } => Some(seat.index()),
        _ => None,
    });
    1 - asleep.expect("somebody's time ran out")
}

async fn who_sleeps_is_reminded_played_for_and_welcome_back<W: World>() {
    let mut friends = Friends::<W>::meet().await;
    let mut sitting = friends.playing(&Plan::of(GameKind::Santase), 2).await;
    let Next::Turn(late, turn) = sitting.next().await else { panic!("the match goes on") };
    let sleeper = sitting.players[late].clone();

    // Half of the day is over: this player gets a notification, once, and nobody else does.
    let before = W::Person::id_of(&hand_of(&sleeper));
    let in_room = friends.ana.all_in(sitting.room).len();
    friends.sleep_through(13 * HOUR).await;
    let fresh = |message: &<W::Person as Player>::Message| W::Person::id_of(message) > before && is_hand(message);
    let rung = sleeper.awaits(sleeper.private(), "the new hand", fresh).await.unwrap_or_else(|error| panic!("{error}"));
    assert!(W::Person::rings(&rung), "it rings");
    sleeper.loses(&turn.message).await;
    assert_eq!(friends.ana.all_in(sitting.room).len(), in_room, "the room is not bothered");

    // The whole day is over: an AI player decides, and the other player goes on.
    friends.sleep_through(12 * HOUR).await;
    all_read(&sitting, "ran out").await;
    sitting.turn_of(1 - late).await;
    friends.all_is_current(&sitting).await;
    decides(&mut sitting, 1 - late).await;
    assert_eq!(friends.counts(&sitting, ["stood-in"]).await, [1]);

    // The button ends the absence. Then both sleep: nobody loses for that, the match waits.
    let back = |verb: &Verb| *verb == Verb::Table(TableVerb::Return);
    assert_eq!(press_on_hand(&sleeper, &sitting, back).await, None);
    friends.all_is_current(&sitting).await;
    friends.sleep_through(25 * HOUR).await;
    all_read(&sitting, "ran out").await;
    let awake = who_is_there(&log_of(&friends.room, sitting.table).await);
    sitting.turn_of(awake).await;
    friends.sleep_through(25 * HOUR).await;
    all_read(&sitting, "The match is paused").await;
    friends.all_is_current(&sitting).await;
    assert_eq!(friends.counts(&sitting, ["stood-in", "returned", "paused"]).await, [2, 1, 1]);
    for player in &sitting.players {
        let way_back = |verb: &Verb| matches!(verb, Verb::Table(TableVerb::Return | TableVerb::Resume));
        press_verb(player, &hand_of(player), way_back).await;
    }
    friends.all_is_current(&sitting).await;
    let words = sitting.play_out(POLICY).await.words();
    assert!(words.contains("An AI player decided"), "{words}");
    friends.all_is_well(&sitting, &[]).await;
}

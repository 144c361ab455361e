//! Who is away, who comes back and who takes over, on Discord: pauses, decisions taken back, AI players in people's
//! places, reminders, and what admins may do.

use std::time::Duration;

use talon_cards::{Card, Seat};
use talon_games::GameKind;
use talon_loopback::discord::{Guild, InteractionAnswer, Message, Person, Place};
use talon_stage::discord::{Next, Room, Sitting, command, fast, nothing_went_wrong, page_with, press_verb, sentence};
use talon_stage::{
    Choice, Hand, Languages, Plan, Policy, Story, answered_once, data_of, discord, happened, has, keep_secrets, log_of,
    page_is_current, pages_are_current, records_are_sound, say,
};
use talon_table::{Event, Recorded};
use talon_view::{HouseVerb, Locale, Msg, ShowVerb, TableVerb, Verb};

const HOUR: Duration = Duration::from_secs(3600);
const POLICY: Policy = Policy { seed: 9, haste: 10 };
const ENGLISH: Languages = Languages { group: Locale::EN, players: &[Locale::EN, Locale::EN] };

fn en(message: &Msg) -> String {
    say(Locale::EN, message)
}

/// Vera, who owns the guild, and Ana and Boris, who play in it.
struct Friends {
    ana: Person,
    boris: Person,
    vera: Person,
    guild: Guild,
}

impl Friends {
    fn of(room: &Room) -> Self {
        let [ana, boris, vera] = ["Ana", "Boris", "Vera"].map(|name| room.person(name, "en-US"));
        let guild = room.discord.guild("Friday", &[&vera, &ana, &boris]);
        Self { ana, boris, vera, guild }
    }

    /// Ana and Boris, some decisions into a match.
    async fn playing(&self, room: &Room, plan: &Plan, decisions: usize) -> Sitting {
        let cards = Place::from(&self.guild.channel("cards"));
        let (mut sitting, lobby) = Sitting::gather(plan, &[&self.ana, &self.boris], cards).await;
        sitting.begin(&lobby).await;
        assert!(sitting.play_some(POLICY, decisions).await.is_none(), "the match goes on");
        pages_are_current(room, &sitting, ENGLISH).await;
        sitting
    }
}

/// The page behind the table page's "Table…", which only who pressed sees.
async fn panel(person: &Person, sitting: &Sitting) -> Message {
    let table_page = sitting.table_page(person).await;
    let panel =
        press_verb(person, &table_page, |verb| *verb == Verb::Show(ShowVerb::Panel)).await.message.expect("a panel");
    assert_eq!(panel.only_for, Some(person.id()), "nobody else sees it");
    panel
}

/// Presses a button of that page.
async fn press_on_panel(person: &Person, sitting: &Sitting, wanted: impl Fn(&Verb) -> bool) -> InteractionAnswer {
    press_verb(person, &panel(person, sitting).await, wanted).await
}

/// Presses a button of the hand in the direct messages.
async fn press_on_hand(person: &Person, sitting: &Sitting, wanted: impl Fn(&Verb) -> bool) -> InteractionAnswer {
    let hand = page_with(person, person.direct(), "hand", &wanted, Some(sitting.table)).await;
    press_verb(person, &hand, wanted).await
}

/// Waits for words in the room.
async fn reads(person: &Person, sitting: &Sitting, words: &str) -> Message {
    let told = person.sees(sitting.room, words, |message| message.words().contains(words) && !message.is_ephemeral());
    told.await.unwrap_or_else(|error| panic!("{error}"))
}

/// So much time passes while the program is off; then it is there again.
async fn sleep_through(room: &mut Room, time: Duration) {
    room.sleep_through(time).await;
    room.discord.gone().await.unwrap();
    room.start().await;
}

/// Everything holds that holds at any table; `others` took seats over.
async fn all_is_well(room: &Room, sitting: &Sitting, others: &[&Person], seats: [&Person; 2]) {
    let log = log_of(room, sitting.table).await;
    let story = Story::with_successors(&log, seats.map(Some), others.iter().copied());
    let traffic = room.traffic();
    keep_secrets(&traffic, &[&story]);
    answered_once(&traffic);
    nothing_went_wrong(room);
    records_are_sound(room, sitting.table);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_pause_needs_everybody_and_ends_with_a_button_or_a_card() {
    let mut room = Room::open(fast(), &[]).await;
    let friends = Friends::of(&room);
    let (ana, boris) = (&friends.ana, &friends.boris);
    let mut sitting = friends.playing(&room, &Plan::of(GameKind::Santase), 2).await;
    for ends_with_a_card in [false, true] {
        press_on_panel(ana, &sitting, |verb| *verb == Verb::Table(TableVerb::ProposePause)).await;
        reads(boris, &sitting, "would like to pause").await;
        press_on_panel(boris, &sitting, |verb| *verb == Verb::Table(TableVerb::ProposePause)).await;
        reads(ana, &sitting, "The match is paused").await;
        pages_are_current(&room, &sitting, ENGLISH).await;
        // However long it takes, nobody is late.
        sleep_through(&mut room, 50 * HOUR).await;
        if ends_with_a_card {
            assert!(sitting.play_some(POLICY, 1).await.is_none());
        } else {
            press_on_hand(boris, &sitting, |verb| *verb == Verb::Table(TableVerb::Resume)).await;
        }
        pages_are_current(&room, &sitting, ENGLISH).await;
    }
    let log = log_of(&room, sitting.table).await;
    let counts = ["pause-proposed", "paused", "resumed", "stood-in"].map(|name| happened(&log, name));
    assert_eq!(counts, [4, 2, 2, 0]);
    sitting.play_out(POLICY).await;
    pages_are_current(&room, &sitting, ENGLISH).await;
    all_is_well(&room, &sitting, &[], [ana, boris]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_decision_is_taken_back_by_a_button_or_a_command() {
    let room = Room::open(fast(), &[]).await;
    let friends = Friends::of(&room);
    let plan = Plan::of(GameKind::Santase).with("undo", "on");
    let mut sitting = friends.playing(&room, &plan, 0).await;
    for by_command in [false, true] {
        let Next::Turn(player, turn) = sitting.next().await else { panic!("the match goes on") };
        let leader = sitting.players[player].clone();
        // A card that is led, and not the end of the deal or the talon.
        let is_card = |choice: &&Choice| choice.action.parse::<Card>().is_ok();
        let choice = turn.choices.iter().find(is_card).expect("a card").clone();
        sitting.decide(player, &turn, &choice.data).await;
        pages_are_current(&room, &sitting, ENGLISH).await;
        if by_command {
            command(&leader, sitting.room, "undo", &[]).await;
        } else {
            let undone = press_on_hand(&leader, &sitting, |verb| *verb == Verb::Table(TableVerb::Undo)).await;
            assert_eq!(sentence(&undone), None, "the page says it");
        }
        // The other one's turn, which may still be shown, is over too.
        sitting.last = turn.number + 1;
        let Next::Turn(again, turn) = sitting.next().await else { panic!("the match goes on") };
        assert_eq!(again, player, "the same player decides again");
        // The button of the decision that was taken back does nothing.
        let stale = leader.press_forged(&turn.message, &choice.data).unwrap().answered().await.unwrap();
        assert_eq!(sentence(&stale), Some(en(&Msg::StaleTurn)));
        let same = turn.choices.iter().find(|offered| offered.action == choice.action).expect("it is").data.clone();
        sitting.decide(player, &turn, &same).await;
        // Now the other one answers, and it is too late.
        assert!(sitting.play_some(POLICY, 1).await.is_none());
        let late = command(&leader, sitting.room, "undo", &[]).await;
        assert_eq!(sentence(&late), Some(en(&Msg::NothingToUndo)));
    }
    assert_eq!(happened(&log_of(&room, sitting.table).await, "undone"), 2);
    sitting.play_out(POLICY).await;
    all_is_well(&room, &sitting, &[], [&friends.ana, &friends.boris]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_ai_player_plays_on_until_its_person_is_back() {
    let room = Room::open(fast(), &[]).await;
    let friends = Friends::of(&room);
    let (ana, boris) = (&friends.ana, &friends.boris);
    let mut sitting = friends.playing(&room, &Plan::of(GameKind::Santase), 2).await;
    press_on_panel(boris, &sitting, |verb| *verb == Verb::Table(TableVerb::StandDown)).await;
    reads(ana, &sitting, "AI player").await;
    // Ana plays on, and waits for nobody.
    for _ in 0..4 {
        let turn = sitting.turn_of(0).await;
        let data = POLICY.choose(&turn).data.clone();
        sitting.decide(0, &turn, &data).await;
    }
    sitting.turn_of(0).await;
    pages_are_current(&room, &sitting, ENGLISH).await;
    press_on_hand(boris, &sitting, |verb| *verb == Verb::Table(TableVerb::Return)).await;
    pages_are_current(&room, &sitting, ENGLISH).await;
    let log = log_of(&room, sitting.table).await;
    assert_eq!(["stood-in", "returned"].map(|name| happened(&log, name)), [1, 1]);
    let result = sitting.play_out(POLICY).await;
    assert!(result.words().contains("An AI player decided"), "{}", result.words());
    pages_are_current(&room, &sitting, ENGLISH).await;
    all_is_well(&room, &sitting, &[], [ana, boris]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn somebody_else_plays_on_at_the_seat_of_a_player_who_had_to_go() {
    let room = Room::open(fast(), &[]).await;
    let friends = Friends::of(&room);
    let (ana, boris, vera) = (&friends.ana, &friends.boris, &friends.vera);
    let mut sitting = friends.playing(&room, &Plan::of(GameKind::Santase), 2).await;
    let seat = |verb: &Verb| matches!(verb, Verb::House(HouseVerb::TakeOver(_)));
    assert!(!has(&panel(vera, &sitting).await, seat), "nobody is away");
    press_on_panel(boris, &sitting, |verb| *verb == Verb::Table(TableVerb::StandDown)).await;
    reads(vera, &sitting, "AI player").await;
    let offer = panel(vera, &sitting).await;
    assert!(has(&offer, seat));
    // Not while the player is there again.
    press_on_hand(boris, &sitting, |verb| *verb == Verb::Table(TableVerb::Return)).await;
    assert_eq!(sentence(&press_verb(vera, &offer, seat).await), Some(en(&Msg::SeatInPlay)));
    press_on_panel(boris, &sitting, |verb| *verb == Verb::Table(TableVerb::StandDown)).await;
    let hand =
        page_with(boris, boris.direct(), "hand", |verb| *verb == Verb::Table(TableVerb::Return), Some(sitting.table))
            .await;
    press_on_panel(vera, &sitting, seat).await;
    sitting.players[1] = vera.clone();
    pages_are_current(&room, &sitting, ENGLISH).await;
    boris.vanishes(&hand).await.expect("a player who gave the seat up has no hand");
    let result = sitting.play_out(POLICY).await;
    let words = result.words();
    assert!(words.contains("Vera") && words.contains("Boris") && words.contains("gave up a seat"), "{words}");
    all_is_well(&room, &sitting, &[vera], [ana, boris]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn admins_remove_players_and_stop_matches_and_others_do_not() {
    let room = Room::open(fast(), &[]).await;
    let friends = Friends::of(&room);
    let (ana, boris, vera) = (&friends.ana, &friends.boris, &friends.vera);
    let mut sitting = friends.playing(&room, &Plan::of(GameKind::Santase), 2).await;
    let remove = |verb: &Verb| *verb == Verb::House(HouseVerb::Remove(Seat::new(1).unwrap()));
    let stop = |verb: &Verb| *verb == Verb::House(HouseVerb::Stop);
    let page = press_on_panel(ana, &sitting, |verb| *verb == Verb::Show(ShowVerb::People))
        .await
        .message
        .expect("who sits there");
    assert_eq!(sentence(&press_verb(ana, &page, remove).await), Some(en(&Msg::AdminsOnly)));
    assert_eq!(sentence(&press_verb(ana, &page, stop).await), Some(en(&Msg::AdminsOnly)));
    let page = press_on_panel(vera, &sitting, |verb| *verb == Verb::Show(ShowVerb::People))
        .await
        .message
        .expect("who sits there");
    let hand = page_with(boris, boris.direct(), "hand", |verb| matches!(verb, Verb::Act(_)), Some(sitting.table)).await;
    let removed = press_verb(vera, &page, remove).await;
    assert_eq!(sentence(&removed), None);
    sitting.turn_of(0).await;
    page_is_current(&room, &sitting, ENGLISH).await;
    reads(ana, &sitting, "An admin removed").await;
    // Boris is out: no cards, and no way back into this match.
    boris.vanishes(&hand).await.expect("a removed player has no hand");
    let back = press_verb(boris, &sitting.table_page(boris).await, |verb| *verb == Verb::Show(ShowVerb::Hand)).await;
    assert!(sentence(&back).is_some_and(|words| !words.is_empty()), "{back:?}");
    // The match goes on without him, until an admin stops it.
    let turn = sitting.turn_of(0).await;
    let data = POLICY.choose(&turn).data.clone();
    sitting.decide(0, &turn, &data).await;
    let page = press_on_panel(vera, &sitting, |verb| *verb == Verb::Show(ShowVerb::People))
        .await
        .message
        .expect("who sits there");
    assert_eq!(sentence(&press_verb(vera, &page, stop).await), None);
    reads(ana, &sitting, "An admin stopped the match.").await;
    let log = log_of(&room, sitting.table).await;
    assert_eq!(["stood-in", "match-ended"].map(|name| happened(&log, name)), [1, 1]);
    all_is_well(&room, &sitting, &[], [ana, boris]).await;
}

/// The hand as it is in the direct messages now.
fn hand_message(person: &Person) -> Message {
    let hand = |message: &Message| message.from_bot && has(message, |verb| matches!(verb, Verb::Act(_)));
    person.visible(person.direct()).into_iter().rfind(hand).expect("a hand")
}

/// Which of the two an AI player did not stand in for last.
fn who_is_there(log: &[Recorded]) -> usize {
    let asleep = log.iter().rev().find_map(|recorded| match recorded.event {
        Event::StoodIn { seat, .. } => Some(seat.index()),
        _ => None,
    });
    1 - asleep.expect("somebody's time ran out")
}

#[tokio::test(flavor = "multi_thread")]
async fn who_sleeps_is_reminded_played_for_and_welcome_back() {
    let mut room = Room::open(fast(), &[]).await;
    let friends = Friends::of(&room);
    let (ana, boris) = (&friends.ana, &friends.boris);
    let mut sitting = friends.playing(&room, &Plan::of(GameKind::Santase), 2).await;
    assert!(sitting.hands.iter().all(|hand| *hand == Hand::Direct));
    let Next::Turn(late, turn) = sitting.next().await else { panic!("the match goes on") };
    let sleeper = sitting.players[late].clone();
    let other = 1 - late;

    // Half of the day is over: the phone rings, once, and nobody else's.
    let before = hand_message(&sleeper).id;
    let in_room = ana.visible(sitting.room).len();
    sleep_through(&mut room, 13 * HOUR).await;
    let rung = sleeper.sees(sleeper.direct(), "the hand anew", |message| {
        message.id > before && has(message, |verb| matches!(verb, Verb::Act(_)))
    });
    rung.await.unwrap();
    sleeper.vanishes(&turn.message).await.unwrap();
    assert_eq!(ana.visible(sitting.room).len(), in_room, "the room is not bothered");

    // The whole day is over: an AI player decides, and the other one goes on.
    sleep_through(&mut room, 12 * HOUR).await;
    reads(ana, &sitting, "ran out").await;
    let turn = sitting.turn_of(other).await;
    pages_are_current(&room, &sitting, ENGLISH).await;
    let data = POLICY.choose(&turn).data.clone();
    sitting.decide(other, &turn, &data).await;
    assert_eq!(happened(&log_of(&room, sitting.table).await, "stood-in"), 1);

    // Back again, by the button. Then both sleep: nobody loses for that, the match waits.
    press_on_hand(&sleeper, &sitting, |verb| *verb == Verb::Table(TableVerb::Return)).await;
    pages_are_current(&room, &sitting, ENGLISH).await;
    sleep_through(&mut room, 25 * HOUR).await;
    reads(ana, &sitting, "ran out").await;
    let awake = who_is_there(&log_of(&room, sitting.table).await);
    sitting.turn_of(awake).await;
    sleep_through(&mut room, 25 * HOUR).await;
    reads(ana, &sitting, "The match is paused").await;
    pages_are_current(&room, &sitting, ENGLISH).await;
    let log = log_of(&room, sitting.table).await;
    assert_eq!(["stood-in", "returned", "paused"].map(|name| happened(&log, name)), [2, 1, 1]);
    for player in &sitting.players {
        let hand = hand_message(player);
        let data = data_of(&hand, |verb| matches!(verb, Verb::Table(TableVerb::Return | TableVerb::Resume)))
            .expect("a way back");
        discord::press(player, &hand, &data).await;
    }
    pages_are_current(&room, &sitting, ENGLISH).await;
    let result = sitting.play_out(POLICY).await;
    assert!(result.words().contains("An AI player decided"), "{}", result.words());
    all_is_well(&room, &sitting, &[], [ana, boris]).await;
}

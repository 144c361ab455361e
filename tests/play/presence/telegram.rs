//! Who is away, who comes back and who takes over, on Telegram: pauses, decisions taken back, AI players in people's
//! places, reminders, and what admins may do.

use std::time::Duration;

use talon_cards::{Card, Seat};
use talon_games::GameKind;
use talon_loopback::{CallbackAnswer, Group, Message, Person, Place, Which};
use talon_stage::telegram::{Next, Room, Sitting, fast, nothing_went_wrong, page_with, press_verb};
use talon_stage::{
    Choice, Languages, Plan, Policy, Story, answered_once, data_of, hand_is_current, happened, has, keep_secrets,
    log_of, page_is_current, pages_are_current, records_are_sound, say,
};
use talon_table::{Event, Recorded};
use talon_view::{HouseVerb, Locale, Msg, ShowVerb, Standings, TableVerb, Verb};

const HOUR: Duration = Duration::from_secs(3600);
const POLICY: Policy = Policy { seed: 9, haste: 10 };
const ENGLISH: Languages = Languages { group: Locale::EN, players: &[Locale::EN, Locale::EN] };

fn en(message: &Msg) -> String {
    say(Locale::EN, message)
}

/// Vera, who owns the group, and Ana and Boris, who play in it.
struct Friends {
    ana: Person,
    boris: Person,
    vera: Person,
    group: Group,
}

impl Friends {
    async fn of(room: &Room) -> Self {
        let [ana, boris, vera] =
            [room.friend("Ana", "en").await, room.friend("Boris", "en").await, room.friend("Vera", "en").await];
        let group = room.telegram.supergroup("Friday", &[&vera, &ana, &boris]);
        Self { ana, boris, vera, group }
    }

    /// Ana and Boris, some decisions into a match.
    async fn playing(&self, room: &Room, plan: &Plan, decisions: usize) -> Sitting {
        let (mut sitting, lobby) = Sitting::gather(plan, &[&self.ana, &self.boris], &self.group).await;
        sitting.begin(&lobby).await;
        assert!(sitting.play_some(POLICY, decisions).await.is_none(), "the match goes on");
        pages_are_current(room, &sitting, ENGLISH).await;
        sitting
    }
}

/// A page behind the table page's "Table…", which comes to the private chat of the person who presses.
async fn panel(person: &Person, sitting: &Sitting, wanted: impl Fn(&Verb) -> bool) -> Message {
    let known: Vec<i64> = person.visible(person.private()).iter().map(|message| message.id).collect();
    let table_page = page_with(person, sitting.home, "table page", |verb| *verb == Verb::Show(ShowVerb::Panel)).await;
    assert_eq!(
        press_verb(person, &table_page, |verb| *verb == Verb::Show(ShowVerb::Panel)).await,
        Ok(CallbackAnswer { text: Some(en(&Msg::PageInPrivate)), ..CallbackAnswer::default() })
    );
    let panel = person.sees(person.private(), "panel", |message| !known.contains(&message.id) && has(message, &wanted));
    panel.await.unwrap_or_else(|error| panic!("{error}"))
}

/// Presses a button of that page; what is answered.
async fn press_on_panel(person: &Person, sitting: &Sitting, wanted: impl Fn(&Verb) -> bool) -> Option<String> {
    let panel = panel(person, sitting, &wanted).await;
    press_verb(person, &panel, &wanted).await.expect("an answer").text
}

/// Presses a button of the private page.
async fn press_on_hand(person: &Person, wanted: impl Fn(&Verb) -> bool) -> Option<String> {
    let hand = page_with(person, person.private(), "hand", &wanted).await;
    press_verb(person, &hand, &wanted).await.expect("an answer").text
}

/// The page of the people at the table, with the buttons for admins.
async fn people(person: &Person, sitting: &Sitting) -> Message {
    press_on_panel(person, sitting, |verb| *verb == Verb::Show(ShowVerb::People)).await;
    page_with(person, person.private(), "people", |verb| *verb == Verb::House(HouseVerb::Stop)).await
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
    let friends = Friends::of(&room).await;
    let (ana, boris) = (&friends.ana, &friends.boris);
    let mut sitting = friends.playing(&room, &Plan::of(GameKind::Santase), 2).await;
    for ends_with_a_card in [false, true] {
        let proposed = press_on_panel(ana, &sitting, |verb| *verb == Verb::Table(TableVerb::ProposePause)).await;
        assert_eq!(proposed, Some(en(&Msg::PauseProposed)));
        ana.reads(sitting.home, "would like to pause").await.unwrap();
        assert_eq!(happened(&log_of(&room, sitting.table).await, "paused"), usize::from(ends_with_a_card));
        let agreed = press_on_panel(boris, &sitting, |verb| *verb == Verb::Table(TableVerb::ProposePause)).await;
        assert_eq!(agreed, None, "the pages say it");
        ana.reads(sitting.home, "The match is paused").await.unwrap();
        pages_are_current(&room, &sitting, ENGLISH).await;
        // However long it takes, nobody is late.
        room.sleep_through(50 * HOUR).await;
        room.start().await;
        if ends_with_a_card {
            assert!(sitting.play_some(POLICY, 1).await.is_none());
        } else {
            assert_eq!(press_on_hand(boris, |verb| *verb == Verb::Table(TableVerb::Resume)).await, None);
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
    let friends = Friends::of(&room).await;
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
            let asked = leader.say(sitting.home, "/undo").unwrap();
            room.telegram.updates_taken().await.unwrap();
            assert!(leader.visible(sitting.home).iter().all(|message| message.reply_to != Some(asked)), "no words");
        } else {
            assert_eq!(press_on_hand(&leader, |verb| *verb == Verb::Table(TableVerb::Undo)).await, None);
        }
        // The other one's turn, which may still be shown, is over too.
        sitting.last = turn.number + 1;
        let Next::Turn(again, turn) = sitting.next().await else { panic!("the match goes on") };
        assert_eq!(again, player, "the same player decides again");
        // The button of the decision that was taken back does nothing.
        let stale = leader.forge_press(turn.message.chat, turn.message.id, &choice.data).await.unwrap();
        assert_eq!(stale.text, Some(en(&Msg::StaleTurn)));
        let same = turn.choices.iter().find(|offered| offered.action == choice.action).expect("it is").data.clone();
        sitting.decide(player, &turn, &same).await;
        // Now the other one answers, and it is too late.
        assert!(sitting.play_some(POLICY, 1).await.is_none());
        let asked = leader.say(sitting.home, "/undo").unwrap();
        let reply = leader.sees(sitting.home, "answer", |message| message.reply_to == Some(asked)).await.unwrap();
        assert_eq!(reply.text, en(&Msg::NothingToUndo));
    }
    assert_eq!(happened(&log_of(&room, sitting.table).await, "undone"), 2);
    sitting.play_out(POLICY).await;
    all_is_well(&room, &sitting, &[], [&friends.ana, &friends.boris]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn where_a_card_laid_is_a_card_played_nothing_is_taken_back() {
    let room = Room::open(fast(), &[]).await;
    let friends = Friends::of(&room).await;
    let mut sitting = friends.playing(&room, &Plan::of(GameKind::Santase), 1).await;
    for player in sitting.players.clone() {
        let offered = player.visible(player.private());
        assert!(!offered.iter().any(|message| has(message, |verb| *verb == Verb::Table(TableVerb::Undo))), "no button");
        let asked = player.say(sitting.home, "/undo").unwrap();
        let reply = player.sees(sitting.home, "answer", |message| message.reply_to == Some(asked)).await.unwrap();
        assert_eq!(reply.text, en(&Msg::UndoOff));
    }
    sitting.play_out(POLICY).await;
    all_is_well(&room, &sitting, &[], [&friends.ana, &friends.boris]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_ai_player_plays_on_until_its_person_is_back() {
    let room = Room::open(fast(), &[]).await;
    let friends = Friends::of(&room).await;
    let (ana, boris) = (&friends.ana, &friends.boris);
    let mut sitting = friends.playing(&room, &Plan::of(GameKind::Santase), 2).await;
    let went = press_on_panel(boris, &sitting, |verb| *verb == Verb::Table(TableVerb::StandDown)).await;
    assert_eq!(went, Some(en(&Msg::StoodDown)));
    ana.reads(sitting.home, "Boris").await.unwrap();
    // Ana plays on, and waits for nobody.
    for _ in 0..4 {
        let turn = sitting.turn_of(0).await;
        let data = POLICY.choose(&turn).data.clone();
        sitting.decide(0, &turn, &data).await;
    }
    sitting.turn_of(0).await;
    pages_are_current(&room, &sitting, ENGLISH).await;
    assert_eq!(press_on_hand(boris, |verb| *verb == Verb::Table(TableVerb::Return)).await, None);
    pages_are_current(&room, &sitting, ENGLISH).await;
    let counts = |log: &[Recorded]| ["stood-in", "returned"].map(|name| happened(log, name));
    assert_eq!(counts(&log_of(&room, sitting.table).await), [1, 1]);
    // Nobody is played for against a wish: from here on both decide.
    let result = sitting.play_out(POLICY).await;
    assert!(result.text.contains("An AI player decided"), "{}", result.text);
    pages_are_current(&room, &sitting, ENGLISH).await;
    all_is_well(&room, &sitting, &[], [ana, boris]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn somebody_else_plays_on_at_the_seat_of_a_player_who_had_to_go() {
    let room = Room::open(fast(), &[]).await;
    let friends = Friends::of(&room).await;
    let (ana, boris, vera) = (&friends.ana, &friends.boris, &friends.vera);
    let mut sitting = friends.playing(&room, &Plan::of(GameKind::Santase), 2).await;
    let georgi = room.friend("Georgi", "en").await;
    assert!(!has(&panel(vera, &sitting, |verb| *verb == Verb::Show(ShowVerb::People)).await, |verb| matches!(
        verb,
        Verb::House(HouseVerb::TakeOver(_))
    )));
    press_on_panel(boris, &sitting, |verb| *verb == Verb::Table(TableVerb::StandDown)).await;
    let seat = |verb: &Verb| matches!(verb, Verb::House(HouseVerb::TakeOver(_)));
    let offer = panel(vera, &sitting, seat).await;
    // Not for somebody from elsewhere.
    let data = data_of(&offer, seat).unwrap();
    let refused = georgi.forge_press(georgi.id(), offer.id, &data).await.unwrap();
    assert!(refused.alert && refused.text.is_some(), "{refused:?}");
    // Nor while the player is there again.
    assert_eq!(press_on_hand(boris, |verb| *verb == Verb::Table(TableVerb::Return)).await, None);
    assert_eq!(press_verb(vera, &offer, seat).await.unwrap().text, Some(en(&Msg::SeatInPlay)));
    press_on_panel(boris, &sitting, |verb| *verb == Verb::Table(TableVerb::StandDown)).await;
    let hand = page_with(boris, boris.private(), "hand", |verb| *verb == Verb::Table(TableVerb::Return)).await;
    assert_eq!(press_on_panel(vera, &sitting, seat).await, Some(en(&Msg::TookOver)));
    sitting.players[1] = vera.clone();
    pages_are_current(&room, &sitting, ENGLISH).await;
    boris.vanishes(&hand).await.expect("a player who gave the seat up has no hand");
    let result = sitting.play_out(POLICY).await;
    let words = &result.text;
    assert!(words.contains("Vera") && words.contains("Boris") && words.contains("gave up a seat"), "{words}");
    all_is_well(&room, &sitting, &[vera], [ana, boris]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn admins_remove_players_and_stop_matches_and_others_do_not() {
    let room = Room::open(fast(), &[]).await;
    let friends = Friends::of(&room).await;
    let (ana, boris, vera) = (&friends.ana, &friends.boris, &friends.vera);
    let mut sitting = friends.playing(&room, &Plan::of(GameKind::Santase), 2).await;
    let remove = |verb: &Verb| *verb == Verb::House(HouseVerb::Remove(Seat::new(1).unwrap()));
    let stop = |verb: &Verb| *verb == Verb::House(HouseVerb::Stop);
    let only_admins = Ok(CallbackAnswer { text: Some(en(&Msg::AdminsOnly)), alert: true, url: None });
    let page = people(ana, &sitting).await;
    assert_eq!(press_verb(ana, &page, remove).await, only_admins);
    assert_eq!(press_verb(ana, &page, stop).await, only_admins);
    let page = people(vera, &sitting).await;
    let hand = hand_message(boris);
    assert_eq!(press_verb(vera, &page, remove).await.unwrap().text, None);
    ana.reads(sitting.home, "An admin removed").await.unwrap();
    sitting.turn_of(0).await;
    page_is_current(&room, &sitting, ENGLISH).await;
    // Boris is out: no cards, and no way back into this match.
    boris.vanishes(&hand).await.expect("a removed player has no hand");
    let back = boris.say(sitting.home, "/hand").unwrap();
    boris.sees(sitting.home, "answer", |message| message.reply_to == Some(back)).await.unwrap();
    // The match goes on without him, until an admin stops it.
    let turn = sitting.turn_of(0).await;
    let data = POLICY.choose(&turn).data.clone();
    sitting.decide(0, &turn, &data).await;
    let page = people(vera, &sitting).await;
    assert_eq!(press_verb(vera, &page, stop).await.unwrap().text, None);
    ana.reads(sitting.home, "An admin stopped the match.").await.unwrap();
    let log = log_of(&room, sitting.table).await;
    assert_eq!(["stood-in", "match-ended"].map(|name| happened(&log, name)), [1, 1]);
    all_is_well(&room, &sitting, &[], [ana, boris]).await;
}

/// Gives the match up, by the panel and the question behind it.
async fn resign(person: &Person, sitting: &Sitting) {
    press_on_panel(person, sitting, |verb| *verb == Verb::Show(ShowVerb::Resign)).await;
    really_resign(person).await;
}

async fn really_resign(person: &Person) {
    let question =
        page_with(person, person.private(), "question", |verb| *verb == Verb::Table(TableVerb::ResignYes)).await;
    let answer =
        press_verb(person, &question, |verb| *verb == Verb::Table(TableVerb::ResignYes)).await.expect("an answer");
    assert_eq!(answer.text, Some(en(&Msg::Resigned)));
}

/// Who stands on the group's leaderboard, with the matches won and played, in order.
async fn table_page(person: &Person, sitting: &Sitting) -> Vec<(String, String)> {
    person.say(sitting.home, "/leaderboard santase").unwrap();
    let is_board = |verb: &Verb| matches!(verb, Verb::Standings(Standings::Leaderboard(_)));
    let text =
        page_with(person, sitting.home, "leaderboard", is_board).await.text.replace(['\u{2068}', '\u{2069}'], "");
    let told = |line: &str| {
        let cells: Vec<&str> = line.trim_start_matches('›').split_whitespace().collect();
        let [place, name, _rating, won, _points] = cells.as_slice() else { return None };
        place.parse::<u32>().ok().map(|_| ((*name).to_owned(), (*won).to_owned()))
    };
    text.lines().filter_map(told).collect()
}

fn told(lines: &[(&str, &str)]) -> Vec<(String, String)> {
    lines.iter().map(|(name, won)| ((*name).to_owned(), (*won).to_owned())).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_gets_rid_of_a_defeat_and_nobody_wins_by_accounts_that_run() {
    let room = Room::open(fast(), &[]).await;
    let friends = Friends::of(&room).await;
    let (ana, boris, vera) = (&friends.ana, &friends.boris, &friends.vera);
    let [georgi, dora] = [room.friend("Georgi", "en").await, room.friend("Dora", "en").await];

    // The loser's second account takes the seat and resigns.
    let group = room.telegram.supergroup("Second accounts", &[vera, ana, boris, &georgi]);
    let (mut sitting, lobby) = Sitting::gather(&Plan::of(GameKind::Santase), &[ana, boris], &group).await;
    sitting.begin(&lobby).await;
    assert!(sitting.play_some(POLICY, 24).await.is_none(), "the match goes on");
    press_on_panel(boris, &sitting, |verb| *verb == Verb::Table(TableVerb::StandDown)).await;
    let taken = press_on_panel(&georgi, &sitting, |verb| matches!(verb, Verb::House(HouseVerb::TakeOver(_)))).await;
    assert_eq!(taken, Some(en(&Msg::TookOver)));
    resign(&georgi, &sitting).await;
    ana.reads(sitting.home, "gave up a seat").await.unwrap();
    assert_eq!(table_page(ana, &sitting).await, told(&[("Ana", "1/1"), ("Boris", "0/1")]));

    // An admin who plays stops the match.
    let group = room.telegram.supergroup("Admins", &[vera, ana]);
    let (mut sitting, lobby) = Sitting::gather(&Plan::of(GameKind::Santase), &[vera, ana], &group).await;
    sitting.begin(&lobby).await;
    assert!(sitting.play_some(POLICY, 24).await.is_none(), "the match goes on");
    let page = people(vera, &sitting).await;
    press_verb(vera, &page, |verb| *verb == Verb::House(HouseVerb::Stop)).await.unwrap();
    vera.reads(vera.private(), "counts as resigning").await.unwrap();
    really_resign(vera).await;
    assert_eq!(table_page(ana, &sitting).await, told(&[("Ana", "1/1"), ("Vera", "0/1")]));

    // A fresh account resigns without a decision.
    let group = room.telegram.supergroup("Newcomers", &[vera, ana, &dora]);
    let (mut sitting, lobby) = Sitting::gather(&Plan::of(GameKind::Santase), &[ana, &dora], &group).await;
    sitting.begin(&lobby).await;
    resign(&dora, &sitting).await;
    assert_eq!(table_page(ana, &sitting).await, told(&[("Dora", "0/1")]));
    nothing_went_wrong(&room);
}

/// The page of the player on turn, and its present state in the private chat.
fn hand_message(person: &Person) -> Message {
    let hand = |message: &Message| message.is_from_bot() && has(message, |verb| matches!(verb, Verb::Act(_)));
    person.visible(person.private()).into_iter().rfind(hand).expect("a hand")
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
    let friends = Friends::of(&room).await;
    let (ana, boris) = (&friends.ana, &friends.boris);
    let mut sitting = friends.playing(&room, &Plan::of(GameKind::Santase), 2).await;
    let Next::Turn(late, turn) = sitting.next().await else { panic!("the match goes on") };
    let sleeper = sitting.players[late].clone();
    let other = 1 - late;

    // Half of the day is over: the phone rings, once, and nobody else's.
    let before = hand_message(&sleeper).id;
    let shown = |place: Place| ana.visible(place).len();
    let in_group = shown(sitting.home);
    room.sleep_through(13 * HOUR).await;
    room.start().await;
    let rung = sleeper.sees(sleeper.private(), "the hand anew", |message| {
        message.id > before && has(message, |verb| matches!(verb, Verb::Act(_)))
    });
    let rung = rung.await.unwrap();
    assert!(!rung.silent, "it rings");
    sleeper.vanishes(&turn.message).await.unwrap();
    assert_eq!(shown(sitting.home), in_group, "the group is not bothered");

    // The whole day is over: an AI player decides, and the other one goes on.
    room.sleep_through(12 * HOUR).await;
    room.start().await;
    ana.reads(sitting.home, "ran out").await.unwrap();
    let turn = sitting.turn_of(other).await;
    pages_are_current(&room, &sitting, ENGLISH).await;
    sitting.last = turn.number - 1;
    let data = POLICY.choose(&turn).data.clone();
    sitting.decide(other, &turn, &data).await;
    assert_eq!(happened(&log_of(&room, sitting.table).await, "stood-in"), 1);

    // Back again, by the button. Then both sleep: nobody loses for that, the match waits.
    assert_eq!(press_on_hand(&sleeper, |verb| *verb == Verb::Table(TableVerb::Return)).await, None);
    pages_are_current(&room, &sitting, ENGLISH).await;
    room.sleep_through(25 * HOUR).await;
    room.start().await;
    ana.reads(sitting.home, "ran out").await.unwrap();
    let awake = who_is_there(&log_of(&room, sitting.table).await);
    sitting.turn_of(awake).await;
    room.sleep_through(25 * HOUR).await;
    room.start().await;
    ana.reads(sitting.home, "The match is paused").await.unwrap();
    pages_are_current(&room, &sitting, ENGLISH).await;
    let log = log_of(&room, sitting.table).await;
    assert_eq!(["stood-in", "returned", "paused"].map(|name| happened(&log, name)), [2, 1, 1]);
    for player in &sitting.players {
        let hand = hand_message(player);
        let verbs = [Verb::Table(TableVerb::Return), Verb::Table(TableVerb::Resume)];
        let data = data_of(&hand, |verb| verbs.contains(verb)).expect("a way back");
        player.press(&hand, Which::Data(&data)).await.unwrap();
    }
    pages_are_current(&room, &sitting, ENGLISH).await;
    hand_is_current(&room, &sitting, 0, ENGLISH).await;
    let result = sitting.play_out(POLICY).await;
    assert!(result.text.contains("An AI player decided"), "{}", result.text);
    all_is_well(&room, &sitting, &[], [ana, boris]).await;
}

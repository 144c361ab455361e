//! On Telegram, the hand in an ephemeral message in the group, and in the private chat where that is impossible.

use std::time::Duration;

use talon_loopback::{CallbackAnswer, Entry, Failure, Group, LoopbackTelegram, Message, Options, Person};
use talon_stage::telegram::{Room, Sitting, fast, no_fault, nothing_went_wrong, press_verb};
use talon_stage::{
    Budget, Hand, Languages, Mentions, Next, Pages, Passed, Policy, Screen as _, Story, Turn, answered_once, data_of,
    hand_is_current, has, hold_the_budget, keep_secrets, log_of, pages_are_current, records_are_sound, say,
    would_be_noticed,
};
use talon_view::{Locale, Msg, ShowVerb, Verb};

const POLICY: Policy = Policy { seed: 5, haste: 12 };
const ENGLISH: Languages = Languages { group: Locale::EN, players: &[Locale::EN, Locale::EN] };

/// A bot, two players in a group, and somebody else there.
struct Club {
    room: Room,
    ana: Person,
    boris: Person,
    vera: Person,
    group: Group,
}

impl Club {
    async fn open(options: Options) -> Self {
        let room = Room::open(options, &[]).await;
        let (ana, boris) = (room.friend("Ana", "en").await, room.friend("Boris", "en").await);
        let vera = room.friend("Vera", "en").await;
        let group = room.telegram.supergroup("Friday", &[&ana, &boris, &vera]);
        Self { room, ana, boris, vera, group }
    }

    fn telegram(&self) -> &LoopbackTelegram {
        &self.room.telegram
    }

    /// Some decisions into a match that everybody plays in private chats.
    async fn playing(&self, decisions: usize) -> Sitting {
        let (mut sitting, lobby) = Sitting::open([&self.ana, &self.boris], &self.group).await;
        sitting.begin(&lobby).await;
        assert!(sitting.play_some(POLICY, decisions).await.is_none(), "the match goes on");
        sitting
    }

    /// The answer to somebody who presses "My hand".
    async fn my_hand(&self, sitting: &Sitting, person: &Person) -> CallbackAnswer {
        let table_page = sitting.table_page(person).await;
        press_verb(person, &table_page, |verb| *verb == Verb::Show(ShowVerb::Hand)).await.expect("an answer")
    }

    /// The ephemeral messages that were sent.
    fn sent_alone(&self) -> Vec<Entry> {
        let is_alone = |entry: &Entry| entry.params.contains_key("ephemeral_message_parameters");
        self.telegram().requests("sendMessage").into_iter().filter(is_alone).collect()
    }

    /// The match ends; every page says so, nobody saw too much, and every press was answered.
    async fn ends_well(&self, sitting: &mut Sitting) {
        sitting.play_out(POLICY).await;
        pages_are_current(&self.room, sitting, ENGLISH).await;
        let log = log_of(&self.room, sitting.table).await;
        let (traffic, story) = (self.room.traffic(), Story::new(&log, sitting.players.iter().map(Some)));
        keep_secrets(&traffic, &[&story]);
        answered_once(&traffic);
        records_are_sound(&self.room, sitting.table);
        nothing_went_wrong(&self.room);
    }

    fn sees_nothing(&self, sitting: &Sitting, others: &[&Person]) {
        for person in others {
            assert_eq!(sitting.panels(person), [], "{} sees it", person.name());
        }
    }
}

/// True if a text names cards as buttons show them.
fn names_cards(text: &str) -> bool {
    text.contains(['♣', '♦', '♥', '♠'])
}

fn glance(answer: &CallbackAnswer) -> &str {
    let text = answer.text.as_deref().filter(|_| answer.alert);
    text.filter(|text| names_cards(text)).unwrap_or_else(|| panic!("no hand at a glance: {answer:?}"))
}

#[tokio::test(flavor = "multi_thread")]
async fn one_player_plays_a_match_on_the_hand_in_the_group() {
    let club = Club::open(fast()).await;
    let (mut sitting, lobby) = Sitting::open([&club.ana, &club.boris], &club.group).await;
    sitting.hands[1] = Hand::Panel;
    sitting.begin(&lobby).await;
    pages_are_current(&club.room, &sitting, ENGLISH).await;
    for _ in 0..12 {
        assert!(sitting.play_some(POLICY, 1).await.is_none(), "the match goes on");
        club.sees_nothing(&sitting, &[&club.ana, &club.vera]);
        assert_eq!(sitting.panels(&club.boris).len(), 1);
    }
    // The private chat has the same hand.
    let mut direct = sitting.clone();
    direct.hands[1] = Hand::Direct;
    hand_is_current(&club.room, &direct, 1, ENGLISH).await;
    club.ends_well(&mut sitting).await;
    club.sees_nothing(&sitting, &[&club.ana, &club.vera]);

    let log = log_of(&club.room, sitting.table).await;
    let story = Story::new(&log, sitting.players.iter().map(Some));
    let mut traffic = club.room.traffic();
    let sentence = say(Locale::EN, &Msg::HandInPrivate);
    traffic.retain(|passed| !matches!(passed, Passed::Said(saying) if saying.text.as_ref() == Some(&sentence)));
    let players = [(&club.ana, Locale::EN), (&club.boris, Locale::EN)];
    Pages::new(&story, &log, &players, Some((club.group.id(), Locale::EN))).are_lawful(&traffic);
    // A hand sent to the other player, or to everybody, would be noticed.
    would_be_noticed(&traffic, &story, club.boris.id(), club.ana.id(), Some(club.ana.id()));
    would_be_noticed(&traffic, &story, club.boris.id(), club.group.id(), None);

    let alone = club.sent_alone();
    assert_eq!(alone.len(), 1, "it is sent once");
    assert!(
        !names_cards(alone[0].text().unwrap()),
        "the first one has no card before the server keeps it to one person"
    );
    hold_the_budget(&club.room.traffic(), &story, &Budget::of(club.group.id()));
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_pressed_on_it_is_answered_there() {
    let club = Club::open(fast()).await;
    let sitting = club.playing(2).await;
    let first = sitting.open_panel(0).await;
    let second = sitting.open_panel(0).await;
    club.ana.vanishes(&first).await.unwrap_or_else(|error| panic!("{error}"));
    let is_back = |message: &Message| has(message, |verb| *verb == Verb::Show(ShowVerb::TablePage));
    presses_until(&club.ana, &second, ShowVerb::Panel, is_back).await;
    presses_until(&club.ana, &second, ShowVerb::TablePage, |message| !is_back(message)).await;
    club.ana.becomes(&second, "the hand", |message| !is_back(message)).await.unwrap();
    let mut on_panel = sitting.clone();
    on_panel.hands[0] = Hand::Panel;
    hand_is_current(&club.room, &on_panel, 0, ENGLISH).await;
    club.ends_well(&mut on_panel).await;
}

/// Presses the button with such a verb until the message looks right: the group can be edited only so often, and what does not fit now
/// comes later.
async fn presses_until(person: &Person, page: &Message, verb: ShowVerb, is_done: impl Fn(&Message) -> bool) {
    for _ in 0..100 {
        let now = person.again(page).expect("it is there");
        if is_done(&now) {
            return;
        }
        if has(&now, |other| *other == Verb::Show(verb)) {
            // It may be gone by now.
            let _ = press_verb(person, &now, |other| *other == Verb::Show(verb)).await;
        }
    }
    panic!("{verb:?} changes nothing");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_forged_press_on_anothers_hand_shows_nothing_and_changes_nothing() {
    let club = Club::open(fast()).await;
    let mut sitting = club.playing(2).await;
    sitting.hands[1] = Hand::Panel;
    let panel = sitting.open_panel(1).await;
    let table_page = sitting.table_page(&club.ana).await;
    let turn = turn_of_boris(&mut sitting).await;
    let before = club.boris.again(&panel).expect("it is there");
    let events = log_of(&club.room, sitting.table).await.len();
    let mut forged: Vec<String> = turn.choices.iter().map(|choice| choice.data.clone()).collect();
    forged.extend(data_of(&before, |verb| *verb == Verb::Show(ShowVerb::Panel)));
    for person in [&club.ana, &club.vera] {
        for data in &forged {
            let query = person.forge_on(&before, data).unwrap();
            let answer = person.answer_to(&query).await.unwrap();
            let usual = person.forge_press(club.group.id(), table_page.id, data).await.unwrap();
            assert_eq!(answer, usual, "{data} is answered as on a page of the group");
        }
    }
    club.telegram().updates_taken().await.unwrap();
    assert_eq!(club.boris.again(&panel), Some(before));
    assert_eq!(log_of(&club.room, sitting.table).await.len(), events);
    club.sees_nothing(&sitting, &[&club.ana, &club.vera]);
    let vera: Vec<String> = club.vera.visible(club.vera.private()).iter().map(|message| message.words()).collect();
    assert!(vera.iter().all(|words| !turn_cards(&turn, words)), "{vera:?}");
    club.ends_well(&mut sitting).await;
}

/// Plays until it is the second player's turn.
async fn turn_of_boris(sitting: &mut Sitting) -> Turn<Message> {
    loop {
        match sitting.next().await {
            Next::Turn(1, turn) => return turn,
            Next::Turn(player, turn) => {
                let data = POLICY.choose(&turn).data.clone();
                sitting.decide(player, &turn, &data).await;
            }
            Next::Over(_) => panic!("the match goes on"),
        }
    }
}

/// True if a text names a card that can be played this turn.
fn turn_cards(turn: &Turn<Message>, words: &str) -> bool {
    let told = Mentions::of([words]).cards;
    let labels = turn.message.labels().join(" ");
    let held = Mentions::of([labels]).cards;
    told.intersection(held) != talon_cards::CardSet::EMPTY
}

#[tokio::test(flavor = "multi_thread")]
async fn a_group_that_takes_none_leaves_the_private_chat() {
    let club = Club::open(fast()).await;
    club.group.forbid_ephemerals(true);
    let mut sitting = club.playing(2).await;
    let answer = club.my_hand(&sitting, &club.boris).await;
    glance(&answer);
    club.sees_nothing(&sitting, &[&club.ana, &club.boris, &club.vera]);
    hand_is_current(&club.room, &sitting, 1, ENGLISH).await;
    club.ends_well(&mut sitting).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_press_that_lies_too_far_back_leaves_the_private_chat() {
    let club = Club::open(Options { ephemeral_after: Duration::ZERO, ..fast() }).await;
    let mut sitting = club.playing(2).await;
    glance(&club.my_hand(&sitting, &club.boris).await);
    // A bot that is an admin needs no press.
    club.group.promote_bot();
    sitting.hands[1] = Hand::Panel;
    sitting.open_panel(1).await;
    club.ends_well(&mut sitting).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn one_that_was_lost_on_its_way_is_no_loss() {
    let club = Club::open(fast()).await;
    let mut sitting = club.playing(2).await;
    club.telegram().lose_ephemerals(true);
    while club.my_hand(&sitting, &club.boris).await != CallbackAnswer::default() {}
    club.sees_nothing(&sitting, &[&club.ana, &club.boris, &club.vera]);
    assert!(sitting.play_some(POLICY, 3).await.is_none());
    hand_is_current(&club.room, &sitting, 1, ENGLISH).await;
    club.telegram().lose_ephemerals(false);
    sitting.hands[1] = Hand::Panel;
    sitting.open_panel(1).await;
    assert!(sitting.play_some(POLICY, 3).await.is_none());
    club.ends_well(&mut sitting).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn one_of_which_nothing_was_heard_can_be_played_on() {
    let club = Club::open(fast()).await;
    let mut sitting = club.playing(2).await;
    sitting.open_panel(0).await;
    turn_of_boris(&mut sitting).await;
    club.telegram().fail_next_of("sendMessage", 1, &Failure::AnswerLost);
    // It arrives all the same, as soon as the group has room for it.
    while sitting.panels(&club.boris).is_empty() {
        glance(&club.my_hand(&sitting, &club.boris).await);
    }
    sitting.hands[1] = Hand::Panel;
    // A press on it makes it known.
    assert!(sitting.play_some(POLICY, 1).await.is_none());
    hand_is_current(&club.room, &sitting, 1, ENGLISH).await;
    sitting.play_out(POLICY).await;
    pages_are_current(&club.room, &sitting, ENGLISH).await;
    no_fault(&club.room);
}

#[tokio::test(flavor = "multi_thread")]
async fn an_older_server_is_told_no_card() {
    let club = Club::open(Options { ephemerals: false, ..fast() }).await;
    let mut sitting = club.playing(2).await;
    // It is tried once the group has room for it, and at no later press.
    while club.sent_alone().is_empty() {
        glance(&club.my_hand(&sitting, &club.boris).await);
    }
    glance(&club.my_hand(&sitting, &club.boris).await);
    let alone = club.sent_alone();
    assert_eq!(alone.len(), 1, "it is tried once");
    assert_eq!(alone[0].text(), Some(say(Locale::EN, &Msg::HandInPrivate).as_str()));
    let sent = alone[0].answer.as_ref().unwrap()["message_id"].as_i64();
    let here = club.telegram().messages(club.group.id());
    assert!(here.iter().all(|message| Some(message.id) != sent), "what everybody saw is deleted");
    sitting.play_out(POLICY).await;
    let log = log_of(&club.room, sitting.table).await;
    keep_secrets(&club.room.traffic(), &[&Story::new(&log, sitting.players.iter().map(Some))]);
    nothing_went_wrong(&club.room);
}

/// If the server is replaced while the bot runs, the bot has to check it again: the connection failed meanwhile.
#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_was_replaced_by_an_older_one_is_told_no_card() {
    let club = Club::open(fast()).await;
    let sitting = club.playing(2).await;
    sitting.open_panel(0).await;
    club.telegram().forget_ephemerals();
    club.telegram().fail_next_of("getUpdates", 1, &Failure::Dropped);
    let before = club.sent_alone().len();
    while club.sent_alone().len() == before {
        glance(&club.my_hand(&sitting, &club.boris).await);
    }
    let alone = club.sent_alone().split_off(before);
    assert_eq!(alone.len(), 1);
    assert_eq!(alone[0].text(), Some(say(Locale::EN, &Msg::HandInPrivate).as_str()));
    let log = log_of(&club.room, sitting.table).await;
    keep_secrets(&club.room.traffic(), &[&Story::new(&log, sitting.players.iter().map(Some))]);
}

#[tokio::test(flavor = "multi_thread")]
async fn somebody_without_a_private_chat_plays_on_it_and_finds_the_way_there() {
    let room = Room::open(fast(), &[]).await;
    let ana = room.telegram.person("Ana", "en");
    let boris = room.friend("Boris", "en").await;
    let group = room.telegram.group("Friday", &[&ana, &boris]);
    let (mut sitting, lobby) = Sitting::open([&ana, &boris], &group).await;
    sitting.hands[0] = Hand::PanelAlone;
    sitting.begin(&lobby).await;
    assert!(sitting.play_some(POLICY, 6).await.is_none());
    let panel = sitting.panels(&ana).pop().expect("it is there");
    assert!(panel.text.contains(&say(Locale::EN, &Msg::PanelForNow)), "{}", panel.text);
    let payload = ana.follow(&panel, say(Locale::EN, &Msg::ButtonPrivateChat).as_str()).expect("a way");
    assert_eq!(payload, format!("t{}", sitting.table));
    ana.becomes(&panel, "the hand", |message| !message.text.contains(&say(Locale::EN, &Msg::PanelForNow)))
        .await
        .unwrap();
    sitting.hands[0] = Hand::Direct;
    hand_is_current(&room, &sitting, 0, ENGLISH).await;
    sitting.play_out(POLICY).await;
    pages_are_current(&room, &sitting, ENGLISH).await;
    let log = log_of(&room, sitting.table).await;
    keep_secrets(&room.traffic(), &[&Story::new(&log, sitting.players.iter().map(Some))]);
    nothing_went_wrong(&room);
}

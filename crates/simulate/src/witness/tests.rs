//! The witness notices what it should notice.

use std::sync::Arc;

use talon_cards::fair::Secret;
use talon_games::GameKind;
use talon_house::testing::{Mentions, ScriptedPlatform, VirtualClock};
use talon_house::{Clock, Platform as _};
use talon_store::{SurfaceKey, SurfaceRow};
use talon_table::{Actor, Command, Home, Limits, Table, TableView, Viewer};
use talon_view::{Button, Locale, MenuVerb, Pictured, Pictures, ShowVerb, TablePageKey, Target, Theme, Token, Verb};

use super::rest::Looking;
use super::*;

const TABLE: TableId = TableId(7);

/// Two players at a Santase table in a group, with their hands.
struct Two {
    witness: Witness,
    store: MemoryStore,
    table: Table,
    people: Vec<Sender>,
}

fn sender(id: &str, name: &str) -> Sender {
    let account = AccountRef { platform: PlatformKind::Telegram, id: id.to_owned() };
    Sender { account, name: name.to_owned(), language: Some("en".to_owned()) }
}

fn name(person: PersonId) -> String {
    if person == PersonId(1) { "Ana".to_owned() } else { "Bob".to_owned() }
}

impl Two {
    fn new() -> Self {
        Self::after(&[])
    }

    /// A table after some commands before the match.
    fn after(commands: &[Command]) -> Self {
        let mut two = Self::in_lobby();
        commands.iter().for_each(|command| two.decides(command));
        two.decides(&Command::Start { by: PersonId(1) });
        two
    }

    fn in_lobby() -> Self {
        let people = vec![sender("1", "Ana"), sender("2", "Bob")];
        let (witness, store) = (Witness::of(people.clone()), MemoryStore::new());
        for (sender, person) in people.iter().zip(1..) {
            at_once(store.meet(sender, PersonId(person))).unwrap();
        }
        let mut two = Self { witness, store, table: Table::new(), people };
        let rules = GameKind::Santase.default_rules();
        let (secret, home) = (Secret::new([7; 32]), Home { community: true });
        two.decides(&Command::Open { id: TABLE, rules, host: PersonId(1), secret, home });
        two.decides(&Command::Join { person: PersonId(2) });
        two
    }

    fn decides(&mut self, command: &Command) {
        let commit = self.decided(command);
        for recorded in &commit.events {
            self.table.evolve(recorded).unwrap();
        }
        self.witness.saved(&commit, self.table.version(), &commit.events);
        assert_eq!(self.witness.violation(), None);
    }

    fn decided(&self, command: &Command) -> Commit {
        let expected = self.table.version();
        let decided = self.table.decide(command, Timestamp(0), &Limits::default()).unwrap();
        let events = (expected + 1..).zip(decided).map(|(seq, event)| Recorded { seq, at: Timestamp(0), event });
        Commit {
            reading: talon_table::Reading::current(),
            table: TABLE,
            expected,
            home: None,
            onto: None,
            fixture: None,
            events: events.collect(),
            key: None,
            answered: None,
            seated: Vec::new(),
            open: true,
            ended: None,
            timers: Vec::new(),
            at: Timestamp(0),
        }
    }

    /// The player to move makes the first legal decision.
    fn plays_on(&mut self) {
        let decisions = (1..=2).flat_map(|person| {
            let (view, buttons) = (self.view(person), self.hand(person).buttons);
            buttons.into_iter().flatten().filter_map(move |button| match button.target {
                Target::Token(Token { verb: Verb::Act(notation), .. }) => {
                    Some((PersonId(person), view.kind.parse_action(&notation).unwrap()))
                }
                _ => None,
            })
        });
        let act = |(person, action)| Command::Act { by: Actor::Person(person), turn: self.table.turn(), action };
        let may = |command: &Command| self.table.decide(command, Timestamp(0), &Limits::default()).is_ok();
        let command = decisions.map(act).find(may).expect("a decision");
        self.decides(&command);
    }

    fn view(&self, person: u64) -> TableView {
        let seat = self.table.seat_of(PersonId(person)).unwrap();
        self.table.view(Viewer::Seat(seat))
    }

    fn hand(&self, person: u64) -> Page {
        talon_view::hand(&self.view(person), &name, Locale::EN)
    }

    /// True if the witness objects to a page in this chat.
    fn accuses(mut self, chat: &str, private: bool, page: &Page) -> bool {
        let place = Place { platform: PlatformKind::Telegram, chat: chat.to_owned(), thread: None, private };
        self.witness.shown(&self.store, &place, page);
        self.witness.violation().is_some()
    }

    /// True if the witness objects to an answer to this person.
    fn accuses_answer(mut self, person: usize, private: bool, answer: &Answer) -> bool {
        let from = self.people[person].clone();
        let place = Place { platform: PlatformKind::Telegram, chat: from.account.id.clone(), thread: None, private };
        let (intent, key) = (Intent::Why, "9".to_owned());
        let incoming = Incoming { key, from, place, message: None, intent, panel: None, now_message: None };
        self.witness.answered(&self.store, &incoming, Timestamp(0), answer);
        self.witness.violation().is_some()
    }
}

#[test]
fn a_hand_is_for_its_player_alone() {
    let hand = Two::new().hand(1);
    assert!(!Two::new().accuses("1", true, &hand));
    assert!(Two::new().accuses("2", true, &hand));
    assert!(Two::new().accuses("-100", false, &hand));
    let bare = Page { buttons: Vec::new(), ..hand };
    assert!(!Two::new().accuses("1", true, &bare));
    assert!(Two::new().accuses("2", true, &bare));
}

#[test]
fn a_question_may_stand_below_a_picture_in_the_language_chosen_since_and_a_hand_may_not() {
    let pictures = Pictures { pages: Pictured::All, theme: Theme::Dark };
    let asked =
        |two: &Two| (1..=2).find(|person| !talon_view::questions(&two.view(*person), &name, Locale::EN).is_empty());
    let played = || {
        let mut two = Two::new();
        while asked(&two).is_none() {
            two.plays_on();
        }
        two
    };
    let two = played();
    let leads = asked(&two).expect("somebody");
    let (view, hand) = (two.view(leads), two.hand(leads));
    let hand = Page { picture: pictures.of_hand(&view, &name, Locale::BG), ..hand };
    let question = talon_view::questions(&view, &name, Locale::EN).swap_remove(0).with_picture_of(&hand);
    assert!(hand.picture.is_some() && question.picture == hand.picture);
    assert!(!played().accuses(&leads.to_string(), true, &question));
    assert!(played().accuses(&leads.to_string(), true, &hand));
}

/// A recorded message that belongs to no table any more.
#[test]
fn a_message_is_forgotten_unless_its_reader_asked_for_what_it_shows() {
    let button = Button {
        label: "Rules".into(),
        target: Target::Token(Token::new(None, 0, Verb::Menu(MenuVerb::Help))),
        look: talon_view::Look::Quiet,
    };
    let page = Page { buttons: vec![vec![button]], ..Page::default() };
    let clock = Arc::new(VirtualClock::new(Timestamp(0)));
    for asked in [false, true] {
        let mut two = Two::new();
        let (from, at) = (two.people[0].clone(), MessageRef("1".to_owned()));
        let place =
            Place { platform: PlatformKind::Telegram, chat: from.account.id.clone(), thread: None, private: true };
        let screen = Arc::new(ScriptedPlatform::new(PlatformKind::Telegram, Arc::clone(&clock) as Arc<dyn Clock>, 0));
        assert!(screen.answer_posted(&place, &page) && screen.message(&place.chat, 1).is_some());
        two.witness.noted.insert((place.platform, place.chat.clone(), 1));
        if asked {
            let (intent, key) = (Intent::Help, "9".to_owned());
            let incoming = Incoming { key, from, place, message: Some(at), intent, panel: None, now_message: None };
            let answer = Answer::Page { page: page.clone(), replace_pressed: true };
            two.witness.answered(&two.store, &incoming, Timestamp(0), &answer);
        }
        let found = two.witness.none_forgotten(&two.store, &[screen]);
        assert_eq!(found.is_ok(), asked, "{found:?}");
    }
}

#[test]
fn a_panel_shows_its_hand_unless_other_buttons_of_its_list_were_pressed_too() {
    let (other, hand) = (
        Token::new(Some(TableId(8)), 1, Verb::Show(ShowVerb::Bring)),
        Token::new(Some(TABLE), 1, Verb::Show(ShowVerb::Bring)),
    );
    let help = Token::new(None, 0, Verb::Menu(MenuVerb::Help));
    let presses = [&[&hand][..], &[&help, &hand], &[&hand, &help], &[&hand, &other], &[&other, &hand]];
    for (pressed, may) in presses.into_iter().zip([false, false, true, true, true]) {
        let mut two = Two::new();
        let clock = Arc::new(VirtualClock::new(Timestamp(0)));
        let screen = Arc::new(ScriptedPlatform::new(PlatformKind::Discord, clock as Arc<dyn Clock>, 0));
        let reader = AccountRef { platform: PlatformKind::Discord, id: "1".to_owned() };
        let (at, place) = (screen.interact(None), screen.private_place(&reader));
        assert!(screen.answer_alone(&at, &reader, &two.hand(1), false));
        let number = screen.reached_alone(&at).unwrap().number;
        for token in pressed {
            let (from, intent) = (two.people[0].clone(), Intent::Press(token.to_string()));
            let (key, place) = ("9".to_owned(), place.clone());
            let incoming = Incoming { key, from, place, message: None, intent, panel: None, now_message: None };
            two.witness.panel_turned(&incoming, number);
        }
        let panel = SurfaceKey::Panel { person: PersonId(1) };
        let row = SurfaceRow { message: Some(at), hash: Some([1; 32]), ..SurfaceRow::unsent(TABLE, panel, place) };
        let (witness, store) = (&two.witness, &two.store);
        let looking = Looking { witness, store, screens: &[screen], id: TABLE, table: &two.table };
        assert_eq!(looking.current(&row).is_ok(), may, "{pressed:?}");
    }
}

#[test]
fn a_board_is_for_everybody_and_a_page_of_nothing_for_nobody() {
    let two = Two::new();
    let key = TablePageKey { match_no: 1, deal_no: 1 };
    let table_page = talon_view::table_page(&two.table.view(Viewer::Public), &name, Locale::BG, key);
    assert!(!Two::new().accuses("-100", false, &table_page));
    assert!(Two::new().accuses("-100", false, &Page::default()));
}

#[test]
fn an_answer_tells_of_no_card_that_its_reader_does_not_know() {
    let two = Two::new();
    let labels = two.hand(1).buttons.into_iter().flatten().map(|button| button.label);
    let label = labels.into_iter().find(|label| !Mentions::of([label.plain()]).is_empty()).expect("a card");
    let told = Answer::Alert(label);
    assert!(!Two::new().accuses_answer(0, true, &told));
    assert!(Two::new().accuses_answer(1, true, &told));
}

#[test]
fn another_s_words_are_told_when_the_match_has_begun_and_not_before() {
    let words = Command::Words { person: PersonId(2), words: "blue moon".to_owned() };
    let line = talon_view::Line { style: talon_view::Style::Body, text: "They said “blue moon”.".into() };
    let answer = Answer::Page { page: Page::of(vec![line], Vec::new()), replace_pressed: false };
    let lobby = || {
        let mut two = Two::in_lobby();
        two.decides(&words);
        two
    };
    assert!(lobby().accuses_answer(0, true, &answer), "Ana must not know them");
    assert!(lobby().accuses_answer(1, false, &answer), "nor must the group");
    assert!(!lobby().accuses_answer(1, true, &answer), "they are Bob's own");
    assert!(!Two::after(std::slice::from_ref(&words)).accuses_answer(0, true, &answer));
}

#[test]
fn only_the_player_of_a_board_may_see_its_card_even_if_a_view_tells_more() {
    let fixed = [Command::FixBoards { boards: std::num::NonZeroU32::new(4).unwrap() }];
    let (plain, boards) = (Two::new(), Two::after(&fixed));
    let texts = |two: &Two| {
        let page = talon_view::table_page(&two.view(1), &name, Locale::EN, TablePageKey { match_no: 1, deal_no: 1 });
        [page.text(), tokens(&page)]
    };
    let tells = |two: &Two, reader: Option<u64>, of| {
        two.witness.tells_too_early(reader.map(PersonId), of, &texts(two)).is_some()
    };
    assert!(tells(&boards, None, Some(TABLE)) && tells(&boards, None, None), "everybody would read of the turned card");
    assert!(tells(&boards, Some(3), Some(TABLE)) && !tells(&boards, Some(1), Some(TABLE)));
    assert!(!tells(&plain, None, Some(TABLE)) && !tells(&plain, None, None), "elsewhere it lies there for all");
}

#[test]
fn an_input_counts_once_and_the_log_holds_what_was_decided() {
    let mut two = Two::new();
    let resigns = two.decided(&Command::Resign { person: PersonId(1) });
    let key = InputKey { platform: PlatformKind::Telegram, key: "5".to_owned() };
    let commit = Commit { key: Some(key), ..resigns };
    let version = two.table.version() + u32::try_from(commit.events.len()).unwrap();
    two.witness.saved(&commit, version, &[]);
    assert!(two.witness.violation().is_some_and(|said| said.contains("does not hold")));
    let mut two = Two::new();
    two.witness.saved(&commit, version, &commit.events);
    assert_eq!(two.witness.violation(), None);
    two.witness.saved(&commit, version, &commit.events);
    assert!(two.witness.violation().is_some_and(|said| said.contains("counted twice")));
}

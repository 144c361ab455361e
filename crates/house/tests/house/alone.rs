//! The hand in a message for its player alone, in groups where such messages count like all others.

use std::ops::{Deref, DerefMut};
use std::time::Duration;

use talon_house::testing::{Call, Request};
use talon_house::{Answer, Arrived, Incoming, Intent, Panel, Platform as _};
use talon_store::{MessageRef, PlatformKind, Store, SurfaceKey, SurfaceRow, Surfaces as _};
use talon_table::TableId;
use talon_view::{Locale, MenuVerb, Msg, Page, ShowVerb, TableVerb, Target, Token, Verb, say};

use crate::common::{ANA, BOB, EVE, GROUP, Human, World, asking, decided, is_card, tokens, wish};
use crate::invariants::{everything_is_current, nobody_saw_too_much};

/// A group on Telegram, with the part of an adapter that brings answers to the screen.
struct Club {
    world: World,
    /// Whether the group allows messages for one person alone.
    takes: bool,
}

impl Deref for Club {
    type Target = World;

    fn deref(&self) -> &World {
        &self.world
    }
}

impl DerefMut for Club {
    fn deref_mut(&mut self) -> &mut World {
        &mut self.world
    }
}

impl Club {
    fn new() -> Self {
        Self { world: World::new(1), takes: true }
    }

    /// A press on a message that everybody reads.
    async fn taps_public(&mut self, human: Human, message: i64, token: &Token) -> Answer {
        let unsent = Panel { at: MessageRef("unsent".to_owned()), pressed: false };
        let press = Intent::Press(token.to_string());
        let incoming =
            Incoming { panel: Some(unsent), ..self.world.incoming(human, World::group(), Some(message), press) };
        let answer = self.world.house.handle(incoming.clone()).await;
        let Answer::Surface { page, replace_pressed: false, receipt } = &answer else {
            return answer;
        };
        if !self.takes {
            self.world.house.confirm(receipt.clone(), Arrived::Never).await;
            return self.world.house.handle(Incoming { panel: None, ..incoming }).await;
        }
        let at = self.world.platform.interact_in(&World::group());
        assert!(self.world.platform.answer_alone(&at, &incoming.from.account, page, false));
        self.world.answered.push((human.0.to_owned(), page.clone()));
        self.world.house.confirm(receipt.clone().reached_at(at), Arrived::Shown).await;
        answer
    }

    /// A press on the panel of this player.
    async fn taps_panel(&mut self, human: Human, at: &MessageRef, token: &Token) -> Answer {
        let mut incoming = self.world.incoming(human, World::group(), None, Intent::Press(token.to_string()));
        incoming.message = Some(at.clone());
        incoming.panel = Some(Panel { at: at.clone(), pressed: true });
        let answer = self.world.house.handle(incoming.clone()).await;
        match &answer {
            Answer::Surface { page, replace_pressed: true, receipt } => {
                assert!(self.world.platform.answer_alone(at, &incoming.from.account, page, true));
                self.world.answered.push((human.0.to_owned(), page.clone()));
                self.world.house.confirm(receipt.clone(), Arrived::Shown).await;
            }
            Answer::Page { page, replace_pressed: true } => {
                assert!(self.world.platform.answer_alone(at, &incoming.from.account, page, true));
            }
            Answer::Dismiss => self.world.platform.answer_dismissed(at),
            _ => {}
        }
        answer
    }

    async fn my_hand(&mut self, human: Human) -> Answer {
        let (message, token) = self.shown(GROUP, |verb| *verb == Verb::Show(ShowVerb::Hand)).expect("a button");
        self.taps_public(human, message, &token).await
    }

    /// Opens the hand; the message.
    async fn opens(&mut self, table: TableId, human: Human) -> MessageRef {
        let answer = self.my_hand(human).await;
        assert!(matches!(answer, Answer::Surface { replace_pressed: false, .. }), "{answer:?}");
        self.panel(table, human).await.and_then(|row| row.message).expect("a panel")
    }

    async fn panel(&self, table: TableId, human: Human) -> Option<SurfaceRow> {
        let key = SurfaceKey::Panel { person: self.person(human).await };
        let surfaces = self.store.surfaces(table).await.unwrap();
        surfaces.into_iter().find(|surface| surface.key == key && surface.message.is_some())
    }

    fn on_panel(&self, at: &MessageRef) -> Page {
        self.platform.reached_alone(at).expect("it is there").page
    }

    /// The player on turn decides on the panel, with a second press where a question asks for it; returns the answer to the decision.
    async fn plays_on(&mut self, human: Human, at: &MessageRef, token: &Token) -> Answer {
        let shown = tokens(&self.on_panel(at));
        if let Some(ask) = shown.iter().find(|shown| shown.verb == asking(&token.verb) && shown.verb != token.verb) {
            let answer = self.taps_panel(human, at, ask).await;
            assert!(matches!(answer, Answer::Surface { replace_pressed: true, .. }), "a question: {answer:?}");
        }
        assert!(tokens(&self.on_panel(at)).into_iter().map(decided).any(|shown| shown == *token));
        self.taps_panel(human, at, token).await
    }

    /// What was written in the group since then, for everybody or for one person alone.
    fn written(&self) -> Vec<Request> {
        let counts = |request: &Request| {
            let alone = request.message.as_ref().is_some_and(|at| self.platform.panel_counts_in(at).is_some());
            matches!(request.call, Call::Send { .. } | Call::Edit) && (request.place.chat == GROUP || alone)
        };
        self.platform.requests().into_iter().filter(counts).collect()
    }
}

fn other(human: Human) -> Human {
    if human == ANA { BOB } else { ANA }
}

#[tokio::test]
async fn a_match_is_played_on_it_and_it_follows_the_others() {
    let mut club = Club::new();
    let table = club.match_of_two().await;
    club.wait(Duration::from_secs(60)).await;
    let ana = club.opens(table, ANA).await;
    let mut answered = 0;
    for _ in 0..30 {
        club.wait(Duration::from_secs(20)).await;
        club.platform.forget_requests();
        let Some((human, token)) = club.decision(table).await else { break };
        if human == ANA {
            let answer = club.plays_on(ANA, &ana, &token).await;
            assert!(matches!(answer, Answer::Surface { replace_pressed: true, .. }), "{answer:?}");
            answered += 1;
        } else {
            let before = club.on_panel(&ana);
            assert!(club.play_on(table).await);
            club.wait(Duration::from_secs(10)).await;
            assert_ne!(club.on_panel(&ana), before);
        }
        club.wait(Duration::from_secs(10)).await;
        everything_is_current(&club, table).await;
        let edits = club.written().iter().filter(|request| request.place.chat != GROUP).count();
        assert_eq!(edits, usize::from(human != ANA), "delivery writes there only what no answer showed");
        let loud = club
            .platform
            .requests()
            .into_iter()
            .any(|request| request.call == (Call::Send { loud: true }) && request.place.chat == GROUP);
        assert!(!loud, "it rings nobody");
    }
    assert!(answered > 5);
    assert_eq!(club.platform.seen_alone(BOB.0), vec![]);
    nobody_saw_too_much(&club, table).await;
}

#[tokio::test]
async fn it_takes_turns_with_the_groups_messages() {
    let mut club = Club::new();
    let table = club.match_of_two().await;
    let panels = [club.opens(table, ANA).await, club.opens(table, BOB).await];
    let mut moments = Vec::new();
    for _ in 0..60 {
        let Some((human, token)) = club.decision(table).await else { break };
        club.platform.forget_requests();
        let at = if human == ANA { &panels[0] } else { &panels[1] };
        // A hand that had no room yet is pressed in the private chat.
        if tokens(&club.on_panel(at)).into_iter().any(|shown| shown == token) {
            let answer = club.taps_panel(human, at, &token).await;
            if let Answer::Surface { .. } = answer {
                moments.push(club.now());
            } else {
                assert_eq!(answer, Answer::Silent);
            }
        } else {
            assert!(club.play_on(table).await);
        }
        club.wait(Duration::from_millis(1_300)).await;
        moments.extend(club.written().iter().map(|request| request.at));
    }
    assert!(moments.len() > 20);
    moments.sort();
    let minute = Duration::from_secs(60);
    assert!(moments.windows(21).all(|some| some[20].since(some[0]) >= minute), "{moments:?}");
    club.settle().await;
    everything_is_current(&club, table).await;
}

#[tokio::test]
async fn without_room_in_the_group_it_is_a_glance() {
    let mut club = Club::new();
    club.match_of_two().await;
    let mut answers = Vec::new();
    for _ in 0..10 {
        answers.push(club.my_hand(ANA).await);
    }
    let opened = answers.iter().filter(|answer| matches!(answer, Answer::Surface { .. })).count();
    assert!((1..=5).contains(&opened), "{opened}");
    assert!(answers[opened..].iter().all(|answer| matches!(answer, Answer::Alert(_))), "{answers:?}");
    assert_eq!(club.platform.seen_alone(ANA.0).len(), 1, "a newer one takes the older one away");
}

/// The panel's sending was never confirmed, and at its first press the group has no room.
#[tokio::test]
async fn one_that_nobody_knew_becomes_the_hand_by_a_press_even_without_room() {
    let mut club = Club::new();
    let table = club.match_of_two().await;
    let (human, token) = club.decision(table).await.unwrap();
    let known = club.opens(table, human).await;
    let page = club.on_panel(&known);
    let key = SurfaceKey::Panel { person: club.person(human).await };
    club.store.remove_surface(table, key, Some(&known), club.now()).await.unwrap();
    let at = club.platform.interact_in(&World::group());
    assert!(club.platform.answer_alone(&at, &World::account(human), &page, false));
    while !matches!(club.my_hand(other(human)).await, Answer::Alert(_)) {}
    assert_eq!(club.taps_panel(human, &at, &token).await, Answer::Silent);
    club.settle().await;
    assert_eq!(club.panel(table, human).await.and_then(|row| row.message), Some(at.clone()));
    assert!(!tokens(&club.on_panel(&at)).contains(&token));
    everything_is_current(&club, table).await;
}

#[tokio::test]
async fn where_the_group_takes_none_it_is_a_glance_too() {
    let mut club = Club { takes: false, ..Club::new() };
    let table = club.match_of_two().await;
    let plain = club.press_shown(ANA, World::group(), |verb| *verb == Verb::Show(ShowVerb::Hand)).await.unwrap();
    assert!(matches!(plain, Answer::Alert(_)));
    assert_eq!(club.my_hand(ANA).await, plain);
    assert_eq!(club.panel(table, ANA).await, None);
    club.settle().await;
    everything_is_current(&club, table).await;
}

/// Pages that others read in a group still turn there, and pages for one person still come in private.
#[tokio::test]
async fn only_the_hand_is_shown_alone() {
    let mut club = Club::new();
    let table = club.match_of_two().await;
    let (message, _) = club.shown(GROUP, |verb| *verb == Verb::Show(ShowVerb::Panel)).unwrap();
    for verb in [Verb::Show(ShowVerb::Panel), Verb::Show(ShowVerb::Score), Verb::Show(ShowVerb::Why)] {
        let token = Token::new(Some(table), 1, verb);
        let with = club.taps_public(ANA, message, &token).await;
        let without = club.press_once(ANA, World::group(), Some(message), &token).await;
        assert!(with == without && matches!(with, Answer::Page { replace_pressed: false, .. }), "{with:?}");
    }
    let help = Token::new(None, 0, Verb::Menu(MenuVerb::Help));
    let turned = club.taps_public(EVE, 77, &help).await;
    assert!(matches!(turned, Answer::Page { replace_pressed: true, .. }), "{turned:?}");
    let stranger = club.my_hand(EVE).await;
    assert_eq!(stranger, Answer::Alert(say(Locale::EN, &Msg::NotSeated)));
    assert_eq!(club.platform.seen_alone(EVE.0), vec![]);
}

#[tokio::test]
async fn a_press_that_comes_too_late_is_answered_by_the_newest_page() {
    let mut club = Club::new();
    let table = club.match_of_two().await;
    let (human, token) = club.decision(table).await.unwrap();
    let at = club.opens(table, human).await;
    club.play_on(table).await;
    let nonsense = Token::new(Some(table), token.number, Verb::Act("ZZ".parse().unwrap()));
    let said = club.taps_panel(human, &at, &nonsense).await;
    assert!(matches!(said, Answer::Alert(_)), "{said:?}");
    let late = club.taps_panel(human, &at, &token).await;
    assert!(matches!(late, Answer::Surface { replace_pressed: true, .. }), "{late:?}");
    assert!(!tokens(&club.on_panel(&at)).contains(&token));
    club.settle().await;
    everything_is_current(&club, table).await;
}

#[tokio::test]
async fn what_is_opened_on_it_takes_its_place_until_the_way_back() {
    let mut club = Club::new();
    let table = club.match_of_two().await;
    let at = club.opens(table, ANA).await;
    club.wait(Duration::from_secs(60)).await;
    let why = Token::new(Some(table), 1, Verb::Show(ShowVerb::Why));
    let answer = club.taps_panel(ANA, &at, &why).await;
    assert!(matches!(answer, Answer::Page { replace_pressed: true, .. }), "{answer:?}");
    let page = club.on_panel(&at);
    club.settle().await;
    assert_eq!(club.on_panel(&at), page, "delivery leaves it alone");
    let back = Token::new(Some(table), 1, Verb::Show(ShowVerb::TablePage));
    let answer = club.taps_panel(ANA, &at, &back).await;
    assert!(matches!(answer, Answer::Surface { replace_pressed: true, .. }), "{answer:?}");
    club.settle().await;
    everything_is_current(&club, table).await;
}

#[tokio::test]
async fn one_that_nobody_presses_on_any_more_costs_nothing() {
    let mut club = Club::new();
    let table = club.match_of_two().await;
    let (human, _) = club.decision(table).await.unwrap();
    let watcher = other(human);
    let at = club.opens(table, watcher).await;
    let (hand, _) = club.shown(watcher.0, is_card).expect("a hand");
    for wanted in [true, false, true, false] {
        // The player goes on in the private chat.
        club.wait(Duration::from_secs(5 * 60)).await;
        club.press_once(watcher, World::private(watcher), Some(hand), &wish(table, wanted)).await;
        club.wait(Duration::from_secs(10)).await;
    }
    assert_eq!(club.panel(table, watcher).await, None, "it is forgotten");
    club.platform.forget_requests();
    assert!(club.play_on(table).await);
    club.settle().await;
    assert!(club.written().iter().all(|request| request.place.chat == GROUP));

    // A press on it, if it is still there, makes it the hand once more.
    club.taps_panel(watcher, &at, &wish(table, true)).await;
    club.settle().await;
    assert!(club.panel(table, watcher).await.is_some());
    everything_is_current(&club, table).await;
}

#[tokio::test]
async fn somebody_without_a_private_chat_is_shown_the_way_there() {
    let mut club = Club::new();
    club.platform.forbid(ANA.0, true);
    let table = club.lobby(ANA).await;
    club.say(BOB, World::private(BOB), Intent::StartPrivate { payload: Some(format!("j{table}")) }).await;
    club.settle().await;
    club.press_shown(ANA, World::group(), |verb| *verb == Verb::Table(TableVerb::Start)).await.unwrap();
    club.settle().await;
    club.platform.forget_requests();
    let at = club.opens(table, ANA).await;
    club.settle().await;
    let page = club.on_panel(&at);
    assert!(page.text().contains(&say(Locale::EN, &Msg::PanelForNow).plain()));
    let ways = page.buttons.iter().flatten().filter(|button| button.target == Target::PrivateChat(table)).count();
    assert_eq!(ways, 1);
    let tried = club.platform.requests().into_iter().filter(|request| request.place.chat == ANA.0).count();
    assert_eq!(tried, 0, "the bot cannot begin there, and does not try");
    everything_is_current(&club, table).await;

    club.platform.forbid(ANA.0, false);
    club.say(ANA, World::private(ANA), Intent::StartPrivate { payload: None }).await;
    club.settle().await;
    assert!(!club.on_panel(&at).text().contains(&say(Locale::EN, &Msg::PanelForNow).plain()));
    everything_is_current(&club, table).await;
    nobody_saw_too_much(&club, table).await;
}

#[tokio::test]
async fn a_platform_of_this_kind_counts_it() {
    let club = Club::new();
    let at = club.platform.interact_in(&World::group());
    assert_eq!(club.platform.panel_counts_in(&at), Some(World::group()));
    assert_eq!(club.platform.kind(), PlatformKind::Telegram);
    assert_eq!(club.platform.panel_counts_in(&club.platform.interact(None)), None);
}

//! Reminders, quiet hours and time zones: a person's choices, and their effects.

use std::time::Duration;

use talon_house::testing::{Call, Request};
use talon_house::{Answer, Intent};
use talon_store::person_settings::{Chosen, Letters, Pictured, QuietHours, Reminders, Theme};
use talon_store::{Place, PlatformKind, SettingsStore, Store as _};
use talon_table::{TableId, Timestamp, Viewer};
use talon_view::{Locale, Msg, Offer, Page, Scope, Setting, TableVerb, Token, Verb, say};

use crate::absence::match_with;
use crate::both::{self, Both};
use crate::common::{ANA, BOB, GROUP, Human, START, World, tokens};

const HOUR: Duration = Duration::from_secs(3600);
const MINUTE: Duration = Duration::from_secs(60);

/// The tests begin at eight in the morning in London, on 15 January 2027.
const SOFIA: &str = "Europe/Sofia";
const LOS_ANGELES: &str = "America/Los_Angeles";

async fn settings(world: &mut World, human: Human, place: Place, zone: Option<&str>) -> Answer {
    world.say(human, place, Intent::Settings { zone: zone.map(str::to_owned) }).await
}

fn shown(answer: Answer) -> Page {
    match answer {
        Answer::Page { page, .. } => page,
        other => panic!("no page: {other:?}"),
    }
}

/// Presses a button of an answer in the private chat.
async fn press(world: &mut World, human: Human, page: &Page, verb: Verb) -> Page {
    let token = tokens(page).into_iter().find(|token| token.verb == verb);
    let token = token.unwrap_or_else(|| panic!("no {verb:?} in\n{}", page.plain()));
    shown(world.press(human, World::private(human), None, &token).await)
}

async fn choose(world: &mut World, human: Human, verb: Verb) -> Answer {
    world.press(human, World::private(human), None, &Token::new(None, 0, verb)).await
}

async fn chosen(world: &World, human: Human) -> Chosen {
    world.store.person_settings(world.person(human).await).await.unwrap().chosen
}

/// Quiet hours of a person, and the person's zone.
async fn quiet(world: &mut World, human: Human, from: u8, until: u8, zone: &str) {
    choose(world, human, Verb::choose(Scope::Person, Setting::Quiet(QuietHours::new(from, until)))).await;
    settings(world, human, World::private(human), Some(zone)).await;
}

/// The messages that a person got since the requests were last forgotten: when, and whether the phone rang.
fn sent(world: &World, human: Human) -> Vec<(Timestamp, bool)> {
    let loud = |request: &Request| match request.call {
        Call::Send { loud } if request.place.chat == human.0 => Some((request.at, loud)),
        _ => None,
    };
    world.platform.requests().iter().filter_map(loud).collect()
}

/// When a reminder came, in hours since the tests began.
fn hours(at: Timestamp) -> f64 {
    Duration::from_millis(u64::try_from(at.0 - START.0).unwrap()).as_secs_f64() / 3600.0
}

async fn late(world: &World, table: TableId) -> Human {
    world.decision(table).await.expect("somebody is on turn").0
}

#[tokio::test]
async fn a_person_chooses_by_buttons() {
    let mut world = World::new(1);
    let private = World::private(BOB);
    let page = shown(settings(&mut world, BOB, private.clone(), None).await);
    assert!(page.text().contains("UTC, сега е 08:00"), "{}", page.text());
    let page = press(&mut world, BOB, &page, Verb::offer(Scope::Person, Offer::Reminders)).await;
    let page = press(&mut world, BOB, &page, Verb::choose(Scope::Person, Setting::Reminders(Reminders::Daily))).await;
    assert!(page.text().contains("Напомняния: веднъж на ден"), "{}", page.text());
    let page = press(&mut world, BOB, &page, Verb::offer(Scope::Person, Offer::Quiet)).await;
    // Without a zone the hours mean little, so it is asked for.
    let page = press(&mut world, BOB, &page, Verb::choose(Scope::Person, Setting::Quiet(QuietHours::new(22, 7)))).await;
    let labels: Vec<String> = page.buttons.iter().flatten().map(|button| button.label.plain()).collect();
    assert!(labels.contains(&"София 10:00".to_owned()), "{labels:?}");
    let sofia = tokens(&page).into_iter().find(|token| token.to_string().ends_with("zone:Europe:Sofia")).unwrap();
    let page = press(&mut world, BOB, &page, sofia.verb).await;
    assert!(page.text().contains("Europe/Sofia, сега е 10:00"), "{}", page.text());
    let page = press(&mut world, BOB, &page, Verb::choose(Scope::Person, Setting::Everywhere(true))).await;
    assert!(page.text().contains("Обща класация: включена, с името"), "{}", page.text());
    let page = press(&mut world, BOB, &page, Verb::offer(Scope::Person, Offer::Pictures)).await;
    let page = press(&mut world, BOB, &page, Verb::choose(Scope::Person, Setting::Pictures(Pictured::All))).await;
    assert!(page.text().contains("Картинки: винаги, тъмни"), "{}", page.text());
    let page = press(&mut world, BOB, &page, Verb::offer(Scope::Person, Offer::Pictures)).await;
    let page = press(&mut world, BOB, &page, Verb::choose(Scope::Person, Setting::Theme(Theme::Light))).await;
    assert!(page.text().contains("Картинки: винаги, светли"), "{}", page.text());
    let page = press(&mut world, BOB, &page, Verb::choose(Scope::Person, Setting::SecondPress(false))).await;
    assert!(page.text().contains("контра: изключено"), "{}", page.text());
    let expected = [
        Setting::Reminders(Reminders::Daily),
        Setting::Quiet(QuietHours::new(22, 7)),
        Setting::Zone(SOFIA.into()),
        Setting::Everywhere(true),
        Setting::Pictures(Pictured::All),
        Setting::Theme(Theme::Light),
        Setting::SecondPress(false),
    ];
    let expected = expected.into_iter().collect::<Chosen>();
    assert_eq!(chosen(&world, BOB).await, expected);
    let page = press(&mut world, BOB, &page, Verb::choose(Scope::Person, Setting::Everywhere(false))).await;
    assert!(!chosen(&world, BOB).await.everywhere());
    let page = press(&mut world, BOB, &page, Verb::offer(Scope::Person, Offer::Quiet)).await;
    press(&mut world, BOB, &page, Verb::choose(Scope::Person, Setting::Quiet(None))).await;
    assert_eq!(chosen(&world, BOB).await.quiet, None);
}

#[tokio::test]
async fn a_zone_can_be_typed() {
    let mut world = World::new(1);
    let private = World::private(ANA);
    let page = shown(settings(&mut world, ANA, private.clone(), Some(" america/new york ")).await);
    assert!(page.text().contains("America/New_York, 03:00 now"), "{}", page.text());
    let unknown = Answer::Alert(say(Locale::EN, &Msg::UnknownZone));
    assert_eq!(settings(&mut world, ANA, private, Some("Atlantis")).await, unknown);
    let forged = Verb::choose(Scope::Person, Setting::Zone("Europe/Atlantis".into()));
    assert_eq!(choose(&mut world, ANA, forged).await, unknown);
    assert_eq!(chosen(&world, ANA).await.zone.as_deref(), Some("America/New_York"));
}

#[tokio::test]
async fn where_others_read_nothing_is_told_of_a_person() {
    let mut world = World::new(1);
    quiet(&mut world, ANA, 22, 7, SOFIA).await;
    let page = shown(settings(&mut world, ANA, World::group(), None).await);
    for told in ["Sofia", "22:00", "Reminders: "] {
        assert!(!page.text().contains(told), "{}", page.text());
    }
    let refused = Answer::Alert(say(Locale::EN, &Msg::SettingsInPrivate));
    for verb in [
        Verb::offer(Scope::Person, Offer::Reminders),
        Verb::offer(Scope::Person, Offer::Quiet),
        Verb::offer(Scope::Person, Offer::Zones(0)),
        Verb::offer(Scope::Person, Offer::Pictures),
    ] {
        let token = Token::new(None, 0, verb);
        assert_eq!(world.press(ANA, World::group(), None, &token).await, refused);
    }
    let saved = Answer::Toast(say(Locale::EN, &Msg::SettingsSaved));
    assert_eq!(settings(&mut world, ANA, World::group(), Some("UTC")).await, saved);
    assert_eq!(chosen(&world, ANA).await.zone.as_deref(), Some("UTC"));
}

#[tokio::test]
async fn linked_accounts_share_what_was_chosen() {
    let mut both = Both::new();
    both.private(both::ANA, Intent::Settings { zone: Some(SOFIA.to_owned()) }).await;
    let (_, yes, _) = both.asked_to_confirm(both::ANA, both::ANA_D).await;
    both.press(both::ANA_D, both::alone(both::ANA_D), &yes).await;
    let page = shown(both.private(both::ANA_D, Intent::Settings { zone: None }).await);
    assert!(page.text().contains(SOFIA), "{}", page.text());
}

#[tokio::test]
async fn a_person_who_wants_no_reminder_gets_none() {
    let mut world = World::new(1);
    let table = world.match_of_two().await;
    let late = late(&world, table).await;
    choose(&mut world, late, Verb::choose(Scope::Person, Setting::Reminders(Reminders::Never))).await;
    world.platform.forget_requests();
    world.wait(23 * HOUR).await;
    assert_eq!(world.platform.requests(), vec![]);
}

#[tokio::test]
async fn a_reminder_waits_for_the_end_of_the_night() {
    let mut world = World::new(1);
    let table = world.match_of_two().await;
    let late = late(&world, table).await;
    quiet(&mut world, late, 22, 7, SOFIA).await;
    world.platform.forget_requests();
    world.wait(20 * HOUR).await;
    assert_eq!(sent(&world, late), vec![], "half of the time was over at ten in the evening");
    // Something else happens at the table, and somebody restarts the bot.
    let forced = Token::new(Some(table), 1, Verb::Table(TableVerb::Forced(true)));
    assert!(matches!(world.press(late, World::private(late), None, &forced).await, Answer::Toast(_)));
    world.restart();
    world.settle_within(MINUTE).await;
    world.platform.forget_requests();
    world.wait(3 * HOUR).await;
    let sent = sent(&world, late);
    assert!(matches!(sent[..], [(_, true)]), "{sent:?}");
    assert!((20.99..21.01).contains(&hours(sent[0].0)), "at seven in Sofia: {sent:?}");
}

#[tokio::test]
async fn a_reminded_player_is_not_reminded_again_whatever_happens() {
    let mut world = World::new(1);
    let table = world.match_of_two().await;
    let late = late(&world, table).await;
    world.wait(13 * HOUR).await;
    let forced = Token::new(Some(table), 1, Verb::Table(TableVerb::Forced(true)));
    assert!(matches!(world.press(late, World::private(late), None, &forced).await, Answer::Toast(_)));
    world.settle_within(MINUTE).await;
    world.platform.forget_requests();
    world.wait(9 * HOUR).await;
    assert_eq!(sent(&world, late), vec![]);
}

#[tokio::test]
async fn before_the_time_is_over_a_reminder_comes_without_a_sound() {
    let mut world = World::new(1);
    for human in [ANA, BOB] {
        quiet(&mut world, human, 0, 9, LOS_ANGELES).await;
    }
    let table = match_with(&mut world, "clock", "hour").await;
    let late = late(&world, table).await;
    let begun = world.now();
    world.platform.forget_requests();
    world.wait(45 * MINUTE).await;
    assert_eq!(sent(&world, late), vec![]);
    world.wait(14 * MINUTE).await;
    let sent = sent(&world, late);
    assert!(matches!(sent[..], [(_, false)]), "nothing rings in quiet hours: {sent:?}");
    assert!(sent[0].0.since(begun) > 50 * MINUTE && sent[0].0.since(begun) < 54 * MINUTE, "{sent:?}");
}

#[tokio::test]
async fn one_reminder_a_day() {
    let mut world = World::new(1);
    let table = match_with(&mut world, "clock", "hour").await;
    for human in [ANA, BOB] {
        choose(&mut world, human, Verb::choose(Scope::Person, Setting::Reminders(Reminders::Daily))).await;
    }
    let mut reminded = Vec::new();
    for _ in 0..6 {
        let human = late(&world, table).await;
        world.wait(10 * MINUTE).await;
        world.platform.forget_requests();
        world.wait(25 * MINUTE).await;
        reminded.extend(sent(&world, human).into_iter().map(|_| human.0));
        assert!(world.play_on(table).await);
        world.settle_within(MINUTE).await;
    }
    reminded.sort_unstable();
    assert_eq!(reminded, [ANA.0, BOB.0], "each once, however often they dawdle");
}

#[tokio::test]
async fn cards_come_without_a_sound_at_night() {
    for asleep in [false, true] {
        let mut world = World::new(1);
        for human in [ANA, BOB] {
            quiet(&mut world, human, 22, 7, if asleep { LOS_ANGELES } else { SOFIA }).await;
        }
        let table = world.match_of_two().await;
        world.wait(10 * MINUTE).await;
        world.platform.forget_requests();
        assert!(world.play_on(table).await);
        world.settle_within(MINUTE).await;
        let human = late(&world, table).await;
        let rang = sent(&world, human).iter().any(|(_, loud)| *loud);
        assert_eq!(rang, !asleep, "the hand of the player on turn");
    }
}

#[tokio::test]
async fn a_group_s_admins_choose_when_its_days_begin() {
    let mut world = World::new(1);
    let page = shown(settings(&mut world, ANA, World::group(), None).await);
    assert!(page.text().contains("Group time zone: UTC, 08:00 now"), "{}", page.plain());
    let token = |verb| Token::new(None, 0, verb);
    let menu =
        shown(world.press(ANA, World::group(), Some(901), &token(Verb::offer(Scope::Chat, Offer::Zones(0)))).await);
    let sofia = tokens(&menu).into_iter().find(|token| token.to_string().ends_with("gzone:Europe:Sofia"));
    let sofia = sofia.unwrap_or_else(|| panic!("{}", menu.plain()));
    let refused = world.press(BOB, World::group(), Some(901), &sofia).await;
    assert_eq!(refused, Answer::Alert(say(Locale::BG, &Msg::AdminsOnly)));
    world.platform.make_admin(ANA.0);
    let page = shown(world.press(ANA, World::group(), Some(901), &sofia).await);
    assert!(page.text().contains("Europe/Sofia, 10:00 now"), "{}", page.plain());
    let row = world.store.community(World::group().platform, GROUP).await.unwrap().expect("it is known");
    assert_eq!((row.chosen.zone.as_deref(), row.chosen.language.is_some()), (Some(SOFIA), true), "the language stays");
}

#[tokio::test]
async fn a_group_s_zone_can_be_typed_and_is_nobody_s_own() {
    let mut world = World::new(1);
    world.platform.make_admin(ANA.0);
    let page = shown(settings(&mut world, ANA, World::group(), Some("group America/Los Angeles")).await);
    assert!(page.text().contains(LOS_ANGELES), "{}", page.plain());
    assert_eq!(chosen(&world, ANA).await.zone, None);
    let unknown = Answer::Alert(say(Locale::EN, &Msg::UnknownZone));
    assert_eq!(settings(&mut world, ANA, World::group(), Some("group Atlantis")).await, unknown);
    let elsewhere = settings(&mut world, ANA, World::private(ANA), Some("group Europe/Sofia")).await;
    assert_eq!(elsewhere, Answer::Alert(say(Locale::EN, &Msg::GroupsOnly)));
    let menu = choose(&mut world, ANA, Verb::offer(Scope::Chat, Offer::Zones(0))).await;
    assert_eq!(menu, Answer::Alert(say(Locale::EN, &Msg::GroupsOnly)));
}

#[tokio::test]
async fn a_person_and_a_group_choose_the_letters_of_cards() {
    let mut world = World::new(5);
    let table = world.match_of_two().await;
    let (own, common) = (Locale::BG.lettered(Letters::Own), Locale::BG);
    let seat = world.replay(table).await.seat_of(world.person(BOB).await).unwrap();
    let names = world.known().await;
    let hand = async |world: &World, locale| {
        let view = world.replay(table).await.view(Viewer::Seat(seat));
        talon_view::hand(&view, &names, locale).plain()
    };
    assert_ne!(hand(&world, own).await, hand(&world, common).await, "there is an ace or a court card");
    assert_eq!(world.newest(BOB.0).page.plain(), hand(&world, common).await);
    let answer = choose(&mut world, BOB, Verb::choose(Scope::Person, Setting::Letters(Letters::Own))).await;
    assert_eq!(answer, Answer::Toast(say(own, &Msg::LettersSet)));
    world.settle().await;
    assert_eq!(world.newest(BOB.0).page.plain(), hand(&world, own).await);

    let letters = Verb::choose(Scope::Chat, Setting::Letters(Letters::Own));
    let refused = world.press(BOB, World::group(), None, &Token::new(None, 0, letters.clone())).await;
    assert_eq!(refused, Answer::Alert(say(own, &Msg::AdminsOnly)));
    world.platform.make_admin(BOB.0);
    let answer = world.press(BOB, World::group(), None, &Token::new(None, 0, letters)).await;
    assert_eq!(answer, Answer::Toast(say(own, &Msg::LettersGroupSet)));
    let group = world.memory.community(PlatformKind::Telegram, GROUP).await.unwrap().unwrap();
    assert_eq!(group.chosen.letters, Some(Letters::Own));
}

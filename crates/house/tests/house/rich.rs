//! Pages that are made to be read come in the form that their readers chose; those on which people play never do.

use talon_games::GameKind;
use talon_house::{Answer, Incoming, Intent, Panel, Settings};
use talon_store::{MessageRef, PlatformKind, Store as _};
use talon_view::{Dress, Locale, MenuVerb, Msg, Offer, Page, Scope, Setting, ShowVerb, Token, Verb, say};

use crate::common::{ANA, BOB, World, tokens};

fn shown(answer: Answer) -> Page {
    match answer {
        Answer::Page { page, .. } => page,
        other => panic!("no page: {other:?}"),
    }
}

fn is_rich(page: &Page) -> bool {
    page.rich_fold().is_some()
}

fn offers(page: &Page, verb: &Verb) -> bool {
    tokens(page).iter().any(|token| token.verb == verb.clone())
}

async fn choose(world: &mut World, place: talon_store::Place, verb: Verb) -> Answer {
    world.press(ANA, place, Some(901), &Token::new(None, 0, verb)).await
}

async fn rules(world: &mut World, place: talon_store::Place) -> Page {
    shown(world.say(ANA, place, Intent::Rules { game: Some("santase".to_owned()) }).await)
}

#[tokio::test]
async fn a_person_chooses_after_a_sample() {
    let mut world = World::new(1);
    let private = World::private(ANA);
    assert!(!is_rich(&rules(&mut world, private.clone()).await), "classic by default");
    let settings = shown(world.say(ANA, private.clone(), Intent::Settings { zone: None }).await);
    assert!(
        offers(&settings, &Verb::offer(Scope::Person, Offer::RichSample))
            && !offers(&settings, &Verb::choose(Scope::Person, Setting::Dress(Dress::Rich)))
    );
    let sample = shown(choose(&mut world, private.clone(), Verb::offer(Scope::Person, Offer::RichSample)).await);
    assert!(is_rich(&sample) && offers(&sample, &Verb::choose(Scope::Person, Setting::Dress(Dress::Rich))));
    assert!(!is_rich(&rules(&mut world, private.clone()).await), "a sample decides nothing");
    let settings =
        shown(choose(&mut world, private.clone(), Verb::choose(Scope::Person, Setting::Dress(Dress::Rich))).await);
    assert!(!is_rich(&settings), "something is chosen there");
    assert!(offers(&settings, &Verb::choose(Scope::Person, Setting::Dress(Dress::Classic))));
    assert!(is_rich(&rules(&mut world, private.clone()).await));
    assert!(!is_rich(&rules(&mut world, World::group()).await), "a group chooses for itself");
    let help = Token::new(None, 0, Verb::Menu(MenuVerb::Help));
    assert!(!is_rich(&shown(world.press(ANA, private.clone(), Some(901), &help).await)));
    choose(&mut world, private.clone(), Verb::choose(Scope::Person, Setting::Dress(Dress::Classic))).await;
    assert!(!is_rich(&rules(&mut world, private).await));
}

#[tokio::test]
async fn a_group_s_admins_choose_for_it() {
    let mut world = World::new(1);
    let refused = Answer::Alert(say(Locale::EN, &Msg::AdminsOnly));
    for verb in [Verb::offer(Scope::Chat, Offer::RichSample), Verb::choose(Scope::Chat, Setting::Dress(Dress::Rich))] {
        assert_eq!(choose(&mut world, World::group(), verb).await, refused);
    }
    world.platform.make_admin(ANA.0);
    let settings = shown(world.say(ANA, World::group(), Intent::Settings { zone: None }).await);
    assert!(
        offers(&settings, &Verb::offer(Scope::Chat, Offer::RichSample))
            && !offers(&settings, &Verb::offer(Scope::Person, Offer::RichSample))
    );
    let sample = choose(&mut world, World::group(), Verb::offer(Scope::Chat, Offer::RichSample)).await;
    assert!(matches!(&sample, Answer::Page { page, replace_pressed: true } if is_rich(page)), "everybody sees it");
    choose(&mut world, World::group(), Verb::choose(Scope::Chat, Setting::Dress(Dress::Rich))).await;
    let place = World::group();
    let row = world.store.community(place.platform, &place.chat).await.unwrap().unwrap();
    assert_eq!(row.chosen.dress, Some(Dress::Rich));
    let board = world.say(ANA, World::group(), Intent::Leaderboard { which: None }).await;
    assert!(is_rich(&shown(board)) && is_rich(&rules(&mut world, World::group()).await));
    assert!(!is_rich(&rules(&mut world, World::private(ANA)).await), "a person chooses alone");
    let alone = Answer::Alert(say(Locale::EN, &Msg::GroupsOnly));
    assert_eq!(
        choose(&mut world, World::private(ANA), Verb::choose(Scope::Chat, Setting::Dress(Dress::Rich))).await,
        alone
    );
    assert_eq!(choose(&mut world, World::private(ANA), Verb::offer(Scope::Chat, Offer::RichSample)).await, alone);
    let elsewhere = Answer::Alert(say(Locale::EN, &Msg::SettingsInPrivate));
    assert_eq!(choose(&mut world, World::group(), Verb::offer(Scope::Person, Offer::RichSample)).await, elsewhere);
}

#[tokio::test]
async fn what_comes_beside_a_group_s_page_has_its_reader_s_form() {
    let mut world = World::new(1);
    let table = world.match_of_two().await;
    let score = Token::new(Some(table), 0, Verb::Show(ShowVerb::Score));
    for (dress, expected) in [(Dress::Classic, false), (Dress::Rich, true)] {
        choose(&mut world, World::private(ANA), Verb::choose(Scope::Person, Setting::Dress(dress))).await;
        let answer = world.press(ANA, World::group(), Some(901), &score).await;
        assert!(matches!(&answer, Answer::Page { page, replace_pressed: false } if is_rich(page) == expected));
        let answer = world.press(BOB, World::group(), Some(901), &score).await;
        assert!(matches!(&answer, Answer::Page { page, .. } if !is_rich(page)), "somebody else's choice");
    }
}

#[tokio::test]
async fn a_press_that_could_open_a_hand_turns_a_rich_page_into_a_rich_page() {
    let mut world = World::new(1);
    world.platform.make_admin(ANA.0);
    choose(&mut world, World::group(), Verb::choose(Scope::Chat, Setting::Dress(Dress::Rich))).await;
    let next = Token::new(None, 0, Verb::Menu(MenuVerb::Rules(GameKind::Santase, 1)));
    let panel = Panel { at: MessageRef("unsent".to_owned()), pressed: false };
    let press = Intent::Press(next.to_string());
    let incoming = Incoming { panel: Some(panel), ..world.incoming(BOB, World::group(), Some(901), press) };
    let answer = world.house.handle(incoming).await;
    assert!(matches!(&answer, Answer::Page { page, replace_pressed: true } if is_rich(page)), "{answer:?}");
}

#[tokio::test]
async fn no_page_on_which_people_play_is_rich() {
    let mut world = World::new(1);
    world.platform.make_admin(ANA.0);
    choose(&mut world, World::group(), Verb::choose(Scope::Chat, Setting::Dress(Dress::Rich))).await;
    choose(&mut world, World::private(ANA), Verb::choose(Scope::Person, Setting::Dress(Dress::Rich))).await;
    let table = world.match_of_two().await;
    while world.play_on(table).await {
        world.settle().await;
    }
    let sent: Vec<Page> = world.platform.requests().into_iter().filter_map(|request| request.page).collect();
    assert!(sent.len() > 20 && !sent.iter().any(is_rich));
}

#[tokio::test]
async fn where_the_platform_has_one_form_nothing_is_offered() {
    let mut world = World::on(PlatformKind::Discord, 1, Settings::default());
    let place = talon_store::Place { platform: PlatformKind::Discord, ..World::private(ANA) };
    let settings = shown(world.say(ANA, place.clone(), Intent::Settings { zone: None }).await);
    assert!(!offers(&settings, &Verb::offer(Scope::Person, Offer::RichSample)));
    choose(&mut world, place.clone(), Verb::choose(Scope::Person, Setting::Dress(Dress::Rich))).await;
    assert!(!is_rich(&rules(&mut world, place).await), "a linked account may have chosen it");
}

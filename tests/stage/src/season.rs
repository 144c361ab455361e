//! A whole small league, played with buttons only, on any platform: three people, three rounds, a winner.

use std::future::Future;

use talon_table::TableId;
use talon_view::{LeagueSetting, LeagueVerb, ManageVerb, ShowVerb, TableVerb, Verb};

use super::policy::Policy;
use super::screen::{Screen, has, table_of};

/// How people play: matches are short, for 66 is claimed readily.
const POLICY: Policy = Policy { seed: 1, haste: 200 };

/// Each of three meets the two others.
const ROUNDS: usize = 3;

/// Three people and the group in which they play; the first makes the league.
pub trait Circle {
    /// A message of the bot as people see it.
    type Page: Screen + Sync;

    /// Their names.
    fn names(&self) -> Vec<String>;

    /// What the first sees in the group.
    fn visible(&self) -> Vec<Self::Page>;

    /// Waits for such a message in the group, as this person sees it.
    fn sees(&self, who: usize, what: &str, wanted: impl Fn(&Self::Page) -> bool) -> impl Future<Output = Self::Page>;

    /// The first makes a league; the invitation that everybody sees.
    fn create(&self, name: &str) -> impl Future<Output = Self::Page>;

    /// The page of the league, on which this person can press.
    fn league(&self, who: usize) -> impl Future<Output = Self::Page>;

    /// Presses a button that turns its page; the page as it is then.
    fn turn(&self, who: usize, page: &Self::Page, wanted: impl Fn(&Verb) -> bool) -> impl Future<Output = Self::Page>;

    /// Presses a button of a message that stays; the words of the answer.
    fn press(&self, who: usize, page: &Self::Page, wanted: impl Fn(&Verb) -> bool) -> impl Future<Output = String>;

    /// Starts a table for two out of its lobby, and plays it out; the result.
    fn play(
        &self,
        players: [usize; 2],
        table: TableId,
        lobby: &Self::Page,
        policy: Policy,
    ) -> impl Future<Output = Self::Page>;
}

/// A page's text, without the marks around inserted names.
fn said(page: &impl Screen) -> String {
    page.words().replace(['\u{2068}', '\u{2069}'], "")
}

fn is(wanted: fn(LeagueVerb) -> bool) -> impl Fn(&Verb) -> bool {
    move |verb| matches!(verb, Verb::League(_, verb) if wanted(*verb))
}

/// Makes a league, plays its only season, and holds what people read against what happened.
pub async fn a_season_is_played(circle: &impl Circle) {
    let names = circle.names();
    begun(circle, &names).await;
    for number in 1..=ROUNDS {
        play_round(circle, &names, number).await;
    }
    let crown = circle.sees(0, "the crown", |page| said(page).contains('👑')).await;
    let words = said(&crown);
    assert!(words.contains("season 1 is over"), "{words}");
    assert!(names.iter().all(|name| words.contains(name)), "{words}");
    each_message_stands_there_once(circle);
    let league = circle.league(1).await;
    let past = circle.turn(1, &league, is(|verb| matches!(verb, LeagueVerb::Past(1)))).await;
    assert!(said(&past).contains("season 1 is over") && said(&past).contains('👑'), "{}", said(&past));
}

fn each_message_stands_there_once(circle: &impl Circle) {
    let pages: Vec<String> = circle.visible().iter().map(said).collect();
    let count = |what: &str| pages.iter().filter(|words| words.contains(what)).count();
    assert_eq!(count("has begun"), 1, "{pages:#?}");
    assert_eq!(count("👑"), 1, "{pages:#?}");
    for number in 1..=ROUNDS {
        let round = format!("season 1, round {number}");
        let told: Vec<&String> = pages.iter().filter(|words| words.contains(&round)).collect();
        assert!(matches!(told[..], [words] if words.matches('🏆').count() == 1), "one winner each: {told:#?}");
    }
}

/// The first makes a league of longer rounds, the others join, and the first begins it.
async fn begun(circle: &impl Circle, names: &[String]) {
    let invitation = circle.create("Winter").await;
    assert!(has(&invitation, is(|verb| matches!(verb, LeagueVerb::Join))), "{}", said(&invitation));
    assert!(!has(&invitation, is(|verb| matches!(verb, LeagueVerb::Manage(ManageVerb::Begin)))), "nobody to play with");
    let page = circle.league(0).await;
    let page = circle.turn(0, &page, is(|verb| matches!(verb, LeagueVerb::Manage(ManageVerb::Show)))).await;
    let page = circle
        .turn(0, &page, is(|verb| matches!(verb, LeagueVerb::Manage(ManageVerb::Set(LeagueSetting::Days(_))))))
        .await;
    assert!(said(&page).contains("14"), "{}", said(&page));
    circle.turn(0, &page, is(|verb| matches!(verb, LeagueVerb::Show))).await;
    for who in 1..names.len() {
        let page = circle.league(who).await;
        let page = circle.turn(who, &page, is(|verb| matches!(verb, LeagueVerb::Join))).await;
        assert!(has(&page, is(|verb| matches!(verb, LeagueVerb::Leave))), "{}", said(&page));
    }
    let page = circle.league(0).await;
    assert!(names[1..].iter().all(|name| said(&page).contains(name)), "{}", said(&page));
    let page = circle.turn(0, &page, is(|verb| matches!(verb, LeagueVerb::Manage(ManageVerb::Show)))).await;
    let page = circle.turn(0, &page, is(|verb| matches!(verb, LeagueVerb::Manage(ManageVerb::Begin)))).await;
    assert!(said(&page).contains("Season 1"), "{}", said(&page));
}

/// The people who meet in a round open the table, sit down and play it out.
async fn play_round(circle: &impl Circle, names: &[String], number: usize) {
    let is_play = is(|verb| matches!(verb, LeagueVerb::Play));
    let title = format!("season 1, round {number}");
    let told = circle.sees(0, "the round", |page| said(page).contains(&title) && has(page, &is_play)).await;
    let meet: Vec<usize> = (0..names.len()).filter(|who| plays(&told, &names[*who])).collect();
    let [first, second] = meet[..] else { panic!("two meet: {}", said(&told)) };
    let known: Vec<TableId> = circle.visible().iter().filter_map(table_of).collect();
    let opened = circle.press(first, &told, &is_play).await;
    let lobby =
        circle.sees(first, "the table", |page| table_of(page).is_some_and(|table| !known.contains(&table))).await;
    let table = table_of(&lobby).expect("a table");
    assert!(
        !has(&lobby, |verb| matches!(verb, Verb::Table(TableVerb::AddAi) | Verb::Show(ShowVerb::Options))),
        "nobody may press them: {}",
        said(&lobby)
    );
    let waits = circle.press(first, &told, &is_play).await;
    assert_ne!(opened, waits, "one table is enough");
    circle.press(second, &told, &is_play).await;
    let ready = |page: &_| table_of(page) == Some(table) && has(page, |verb| *verb == Verb::Table(TableVerb::Start));
    let lobby =
        circle.sees(first, "both at the table", |page| ready(page) && said(page).contains(&names[second])).await;
    let result = circle.play([first, second], table, &lobby, POLICY).await;
    assert!(meet.iter().any(|who| said(&result).contains(&names[*who])), "{}", said(&result));
}

/// Whether somebody has a match in this round: people without one are named after “Not playing”.
fn plays(told: &impl Screen, name: &str) -> bool {
    said(told).split("Not playing").next().unwrap_or_default().contains(name)
}

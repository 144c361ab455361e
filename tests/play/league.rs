//! A whole small league on the real program, by buttons only: three people, three rounds, a winner.

use talon_stage::{
    Player, Policy, Screen, Sitting, World, has, on_both_platforms, press_verb, spoken_in, table_of, telegram,
    turn_page,
};
use talon_view::{LeagueSetting, LeagueVerb, Locale, ManageVerb, ShowVerb, TableVerb, Verb};

/// How people play: 66 is claimed eagerly, so matches are short.
const POLICY: Policy = Policy { seed: 1, haste: 200 };

/// Each of three meets the two others.
const ROUNDS: usize = 3;

const NAMES: [&str; ROUNDS] = ["Ana", "Boris", "Cveta"];

on_both_platforms!(a_small_league_is_played_out_by_buttons);

async fn a_small_league_is_played_out_by_buttons<W: World>() {
    played_out(W::open().await).await;
}

/// What a platform does is the same on any database, so one of them is enough.
#[tokio::test(flavor = "multi_thread")]
async fn a_small_league_is_played_out_on_postgres() {
    let Some(cluster) = talon_cluster::cluster() else { return };
    played_out(telegram::Room::set_to(&[("database.url", &cluster.empty())]).await).await;
}

/// Three people and their group; the first one owns the league.
struct Circle<P: Player> {
    home: P::Place,
    people: Vec<P>,
}

impl<P: Player> Circle<P> {
    /// What everybody sees in the group.
    fn visible(&self) -> Vec<P::Message> {
        self.people[0].all_in(self.home).into_iter().filter(|message| !P::is_panel(message)).collect()
    }

    /// Waits until this person sees such a message there.
    async fn sees(&self, who: usize, what: &str, wanted: impl Fn(&P::Message) -> bool + Send + Sync) -> P::Message {
        let seen = self.people[who].awaits(self.home, what, |message| !P::is_panel(message) && wanted(message)).await;
        seen.unwrap_or_else(|error| panic!("{error}"))
    }

    /// The league's page, for this person.
    async fn league(&self, who: usize) -> P::Message {
        let list = self.people[who].asks(self.home, "league", &[]).await;
        self.turn(who, &list, is(|verb| matches!(verb, LeagueVerb::Show))).await
    }

    async fn turn(&self, who: usize, page: &P::Message, wanted: impl Fn(&Verb) -> bool + Send + Sync) -> P::Message {
        turn_page(&self.people[who], page, wanted).await
    }
}

/// A page's text, without the marks around inserted names.
fn said(page: &impl Screen) -> String {
    page.words().replace(['\u{2068}', '\u{2069}'], "")
}

fn is(wanted: fn(LeagueVerb) -> bool) -> impl Fn(&Verb) -> bool {
    move |verb| matches!(verb, Verb::League(_, verb) if wanted(*verb))
}

/// Three people create a league and play its only season; their pages agree with what happened.
async fn played_out<W: World>(room: W) {
    let mut people = Vec::new();
    for name in NAMES {
        people.push(room.friend(name, Locale::EN).await);
    }
    let circle = Circle { home: room.group(&people.iter().collect::<Vec<_>>()), people };
    begun(&circle).await;
    let mut rooms = Vec::new();
    for number in 1..=ROUNDS {
        rooms.push(play_round::<W>(&circle, number).await);
    }
    let apart = rooms.iter().enumerate().all(|(number, room)| !rooms[..number].contains(room));
    assert!(apart || rooms.iter().all(|room| *room == circle.home), "each match in a room of its own: {rooms:?}");
    let crown = circle.sees(0, "the crown", |page| said(page).contains('👑')).await;
    let words = said(&crown);
    assert!(words.contains("season 1 is over"), "{words}");
    assert!(NAMES.iter().all(|name| words.contains(name)), "{words}");
    each_message_stands_there_once(&circle);
    let league = circle.league(1).await;
    let past = circle.turn(1, &league, is(|verb| matches!(verb, LeagueVerb::Past(1)))).await;
    assert!(said(&past).contains("season 1 is over") && said(&past).contains('👑'), "{}", said(&past));
    let traffic = room.traffic();
    spoken_in(&traffic, Some(W::number_of(circle.home)), Locale::EN);
    room.nothing_went_wrong();
}

fn each_message_stands_there_once<P: Player>(circle: &Circle<P>) {
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

/// The first person creates a league with longer rounds, the others join, and the first one starts it.
async fn begun<P: Player>(circle: &Circle<P>) {
    circle.people[0].asks(circle.home, "league", &[("create", "Winter")]).await;
    let invites = is(|verb| matches!(verb, LeagueVerb::Join));
    let invitation = circle.sees(1, "the invitation", |page| has(page, &invites)).await;
    assert!(!has(&invitation, is(|verb| matches!(verb, LeagueVerb::Manage(ManageVerb::Begin)))), "nobody to play with");
    let page = circle.league(0).await;
    let page = circle.turn(0, &page, is(|verb| matches!(verb, LeagueVerb::Manage(ManageVerb::Show)))).await;
    let page = circle
        .turn(0, &page, is(|verb| matches!(verb, LeagueVerb::Manage(ManageVerb::Set(LeagueSetting::Days(_))))))
        .await;
    assert!(said(&page).contains("14"), "{}", said(&page));
    circle.turn(0, &page, is(|verb| matches!(verb, LeagueVerb::Show))).await;
    for who in 1..NAMES.len() {
        let page = circle.league(who).await;
        let page = circle.turn(who, &page, is(|verb| matches!(verb, LeagueVerb::Join))).await;
        assert!(has(&page, is(|verb| matches!(verb, LeagueVerb::Leave))), "{}", said(&page));
    }
    let page = circle.league(0).await;
    assert!(NAMES[1..].iter().all(|name| said(&page).contains(name)), "{}", said(&page));
    let page = circle.turn(0, &page, is(|verb| matches!(verb, LeagueVerb::Manage(ManageVerb::Show)))).await;
    let page = circle.turn(0, &page, is(|verb| matches!(verb, LeagueVerb::Manage(ManageVerb::Begin)))).await;
    assert!(said(&page).contains("Season 1"), "{}", said(&page));
}

/// The people who meet in a round open the table, join and play it to the end. Returns the place.
async fn play_round<W: World>(circle: &Circle<W::Person>, number: usize) -> <W::Person as Player>::Place {
    let is_play = is(|verb| matches!(verb, LeagueVerb::Play));
    let title = format!("season 1, round {number}");
    let told = circle.sees(0, "the round", |page| said(page).contains(&title) && has(page, &is_play)).await;
    let meet: Vec<usize> = (0..NAMES.len()).filter(|who| plays(&told, NAMES[*who])).collect();
    let [first, second] = meet[..] else { panic!("two meet: {}", said(&told)) };
    let known: Vec<_> = circle.visible().iter().filter_map(table_of).collect();
    let opened = press_verb(&circle.people[first], &told, &is_play).await;
    let lobby =
        circle.sees(first, "the table", |page| table_of(page).is_some_and(|table| !known.contains(&table))).await;
    let table = table_of(&lobby).expect("a table");
    assert!(
        !has(&lobby, |verb| matches!(verb, Verb::Table(TableVerb::AddAi) | Verb::Show(ShowVerb::Options))),
        "nobody may press them: {}",
        said(&lobby)
    );
    let waits = press_verb(&circle.people[first], &told, &is_play).await;
    assert_ne!(opened, waits, "one table is enough");
    press_verb(&circle.people[second], &told, &is_play).await;
    let ready = |page: &<W::Person as Player>::Message| {
        table_of(page) == Some(table) && has(page, |verb| *verb == Verb::Table(TableVerb::Start))
    };
    let lobby = circle.sees(first, "both at the table", |page| ready(page) && said(page).contains(NAMES[second])).await;
    let players = [first, second].map(|who| circle.people[who].clone()).to_vec();
    let mut sitting = Sitting::new(table, circle.home, players);
    sitting.hands = W::hands().iter().copied().cycle().take(meet.len()).collect();
    sitting.begin(&lobby).await;
    let result = said(&sitting.play_out(POLICY).await);
    assert!(meet.iter().any(|who| result.contains(NAMES[*who])), "{result}");
    sitting.room
}

/// True if somebody has a match in this round: people without one are listed after “Not playing”.
fn plays(told: &impl Screen, name: &str) -> bool {
    said(told).split("Not playing").next().unwrap_or_default().contains(name)
}

//! A whole small league on the real program, on Telegram, by buttons alone.

use talon_loopback::{Message, Person, Place};
use talon_stage::telegram::{Room, Sitting, fast, nothing_went_wrong, page_with, press_verb, turn_page};
use talon_stage::{Circle, Policy, a_season_is_played, has, spoken_in};
use talon_table::TableId;
use talon_view::{LeagueVerb, Locale, Verb};

/// Three people of a group, who share every page.
struct Friends {
    home: Place,
    people: Vec<Person>,
}

impl Circle for Friends {
    type Page = Message;

    fn names(&self) -> Vec<String> {
        self.people.iter().map(Person::name).collect()
    }

    fn visible(&self) -> Vec<Message> {
        self.people[0].visible(self.home)
    }

    async fn sees(&self, who: usize, what: &str, wanted: impl Fn(&Message) -> bool) -> Message {
        let seen = self.people[who].sees(self.home, what, wanted).await;
        seen.unwrap_or_else(|error| panic!("{error}"))
    }

    async fn create(&self, name: &str) -> Message {
        self.people[0].say(self.home, &format!("/league create {name}")).expect("she may write");
        let join = |verb: &Verb| matches!(verb, Verb::League(_, LeagueVerb::Join));
        page_with(&self.people[0], self.home, "the invitation", join).await
    }

    async fn league(&self, who: usize) -> Message {
        let known: Vec<i64> = self.visible().iter().map(|message| message.id).collect();
        self.people[who].say(self.home, "/league").expect("everybody may write");
        let show = |verb: &Verb| matches!(verb, Verb::League(_, LeagueVerb::Show));
        let list = self.sees(who, "the leagues", |message| !known.contains(&message.id) && has(message, show)).await;
        self.turn(who, &list, show).await
    }

    async fn turn(&self, who: usize, page: &Message, wanted: impl Fn(&Verb) -> bool) -> Message {
        turn_page(&self.people[who], page, wanted).await
    }

    async fn press(&self, who: usize, page: &Message, wanted: impl Fn(&Verb) -> bool) -> String {
        let answer = press_verb(&self.people[who], page, wanted).await.expect("an answer");
        answer.text.unwrap_or_default()
    }

    async fn play(&self, players: [usize; 2], table: TableId, lobby: &Message, policy: Policy) -> Message {
        let players = players.map(|who| self.people[who].clone()).to_vec();
        let mut sitting = Sitting::new(table, self.home, players);
        sitting.begin(lobby).await;
        sitting.play_out(policy).await
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_small_league_is_played_out_by_buttons() {
    played_out(Room::open(fast(), &[]).await).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_small_league_is_played_out_on_postgres() {
    let Some(cluster) = talon_cluster::cluster() else { return };
    played_out(Room::open(fast(), &[("database.url", &cluster.empty())]).await).await;
}

async fn played_out(room: Room) {
    let mut people = Vec::new();
    for name in ["Ana", "Boris", "Cveta"] {
        people.push(room.friend(name, "en").await);
    }
    let group = room.telegram.group("Friday", &people.iter().collect::<Vec<_>>());
    let friends = Friends { home: Place::from(&group), people };
    a_season_is_played(&friends).await;
    spoken_in(&room.traffic(), Some(group.id()), Locale::EN);
    nothing_went_wrong(&room);
}

//! A whole small league on the real program, on Discord: everybody asks for a page of their own, the rounds are everybody's.

use talon_loopback::discord::{Message, Person, Place};
use talon_stage::discord::{
    Room, Sitting, command, command_for_all, fast, nothing_went_wrong, number, press_verb, sentence,
};
use talon_stage::{Circle, Hand, Policy, a_season_is_played, answered_once, spoken_in};
use talon_table::TableId;
use talon_view::{LeagueVerb, Locale, Verb};

/// Three people of a guild, and the channel of the league.
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
        let all = self.people[0].visible(self.home);
        all.into_iter().filter(|message| !message.is_ephemeral()).collect()
    }

    async fn sees(&self, who: usize, what: &str, wanted: impl Fn(&Message) -> bool) -> Message {
        let seen = self.people[who].sees(self.home, what, |message| !message.is_ephemeral() && wanted(message)).await;
        seen.unwrap_or_else(|error| panic!("{error}"))
    }

    async fn create(&self, name: &str) -> Message {
        let answer = command_for_all(&self.people[0], self.home, "league", &[("create", name)]).await;
        assert!(!answer.ephemeral, "everybody is invited: {answer:?}");
        answer.message.expect("a page")
    }

    async fn league(&self, who: usize) -> Message {
        let list = command(&self.people[who], self.home, "league", &[]).await.message.expect("the leagues");
        self.turn(who, &list, |verb| matches!(verb, Verb::League(_, LeagueVerb::Show))).await
    }

    async fn turn(&self, who: usize, page: &Message, wanted: impl Fn(&Verb) -> bool) -> Message {
        let answer = press_verb(&self.people[who], page, wanted).await;
        let turned = answer.message.unwrap_or_else(|| panic!("no page"));
        assert_eq!(turned.id, page.id, "a page of one's own turns where it stands");
        turned
    }

    async fn press(&self, who: usize, page: &Message, wanted: impl Fn(&Verb) -> bool) -> String {
        let answer = press_verb(&self.people[who], page, wanted).await;
        assert!(answer.ephemeral, "the others need not read it: {answer:?}");
        sentence(&answer).unwrap_or_else(|| panic!("no words: {answer:?}"))
    }

    async fn play(&self, players: [usize; 2], table: TableId, lobby: &Message, policy: Policy) -> Message {
        let players = players.map(|who| self.people[who].clone()).to_vec();
        let hands = vec![Hand::Direct, Hand::Panel];
        let mut sitting = Sitting { hands, ..Sitting::new(table, self.home, players) };
        sitting.begin(lobby).await;
        assert_ne!(sitting.room, sitting.home, "a thread of its own");
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
    let people = ["Ana", "Boris", "Cveta"].map(|name| room.person(name, "en-US")).to_vec();
    let guild = room.discord.guild("Friday", &people.iter().collect::<Vec<_>>());
    let channel = guild.channel("cards");
    let friends = Friends { home: Place::from(&channel), people };
    a_season_is_played(&friends).await;
    assert_eq!(channel.threads().len(), 3, "each match in a thread of its own");
    let traffic = room.traffic();
    answered_once(&traffic);
    spoken_in(&traffic, Some(number(friends.home.channel)), Locale::EN);
    nothing_went_wrong(&room);
}

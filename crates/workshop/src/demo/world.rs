//! The invented people, their communities, and who plays whom when.

use sha2::{Digest, Sha256};
use talon_cards::fair::Secret;
use talon_games::GameKind;
use talon_players::Level;
use talon_proofs::Dice;
use talon_store::person_settings::Chosen;
use talon_store::{AccountRef, CommunityRow, Place, PlatformKind, Sender};
use talon_table::{Holder, PersonId, TableId, Timestamp};

use super::cards::{Player, WHOLE};

/// How many days the matches cover.
const DAYS: usize = 2 * 365;

const DAY_MS: i64 = 24 * HOUR_MS;

const HOUR_MS: i64 = 60 * 60 * 1000;

/// The least care of any player, in thousandths.
const LEAST_CARE: u32 = 880;

/// How many matches in a thousand have an AI player.
const WITH_AI: usize = 200;

/// How popular each game is, by weight.
const fn weight(game: GameKind) -> usize {
    match game {
        GameKind::Santase => 35,
        GameKind::Sznap => 15,
        GameKind::Snaps => 10,
        _ => 20,
    }
}

/// How many people play in each hour of the day (UTC), by weight.
const HOURS: [usize; 24] = [3, 2, 1, 1, 1, 1, 2, 3, 3, 3, 3, 4, 5, 4, 3, 4, 6, 9, 12, 14, 14, 11, 8, 5];

const NAMES: [&str; 48] = [
    "Ана",
    "Борис",
    "Вера",
    "Георги",
    "Даниела",
    "Емил",
    "Жана",
    "Иван",
    "Калина",
    "Любо",
    "Мария",
    "Никола",
    "Олга",
    "Петър",
    "Рада",
    "Стоян",
    "Таня",
    "Филип",
    "Христо",
    "Яна",
    "Aino",
    "Eero",
    "Helmi",
    "Juho",
    "Kaisa",
    "Lauri",
    "Oona",
    "Pekka",
    "Saara",
    "Toivo",
    "Agata",
    "Bartek",
    "Ewa",
    "Jan",
    "Kasia",
    "Marek",
    "Ola",
    "Piotr",
    "Anna",
    "Franz",
    "Greta",
    "Karl",
    "Lena",
    "Max",
    "Resi",
    "Sepp",
    "Toni",
    "Vroni",
];

const ZONES: [&str; 4] = ["Europe/Sofia", "Europe/Helsinki", "Europe/Warsaw", "Europe/Vienna"];

const INITIALS: [char; 20] =
    ['A', 'B', 'D', 'F', 'G', 'H', 'I', 'K', 'L', 'M', 'N', 'P', 'R', 'S', 'T', 'V', 'W', 'Z', 'Б', 'Д'];

/// The parameters of an invented world.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Size {
    pub(crate) matches: u64,
    pub(crate) people: u32,
    pub(crate) communities: u32,
    pub(crate) seed: u64,
    /// When the last matches ended.
    pub(crate) until: Timestamp,
}

/// A player.
#[derive(Debug, Clone)]
pub(super) struct Person {
    pub(super) id: PersonId,
    pub(super) sender: Sender,
    care: u32,
}

/// A community and its players.
#[derive(Debug, Clone)]
pub(super) struct Community {
    pub(super) row: CommunityRow,
    /// Their indices in the list of people.
    members: Vec<usize>,
    busy: Chances,
}

/// A match to be played.
#[derive(Debug)]
pub(super) struct Fixture {
    pub(super) table: TableId,
    pub(super) home: Place,
    pub(super) zone: Option<String>,
    pub(super) game: GameKind,
    pub(super) players: Vec<Player>,
    pub(super) opened_at: Timestamp,
    pub(super) ended_at: Timestamp,
    pub(super) secret: Secret,
    pub(super) dice: Dice,
}

/// Everybody, everywhere.
#[derive(Debug)]
pub(super) struct World {
    seed: u64,
    pub(super) people: Vec<Person>,
    pub(super) communities: Vec<Community>,
    busy: Chances,
    games: Chances,
    /// When the matches ended, in order.
    ends: Vec<i64>,
}

impl World {
    /// The world with these parameters: always the same for the same numbers.
    pub(super) fn new(size: &Size) -> Self {
        let people = (0..size.people).map(|number| person(size.seed, size.communities, number)).collect();
        let communities = (0..size.communities).map(|number| community(size, number)).collect();
        let mut dice = dice(size.seed, "ends", 0);
        let hours = Chances::new(HOURS.into_iter());
        let mut ends: Vec<i64> = (0..size.matches).map(|_| some_evening(&hours, size.until, &mut dice)).collect();
        ends.sort_unstable();
        let busy = Chances::new((1..=size.communities as usize).map(|rank| 1000 / rank));
        let games = Chances::new(GameKind::ALL.into_iter().map(weight));
        Self { seed: size.seed, people, communities, busy, games, ends }
    }

    /// The match of this number, from 0.
    pub(super) fn fixture(&self, number: usize) -> Option<Fixture> {
        let ended_at = *self.ends.get(number)?;
        let drawn = draw(self.seed, "match", number as u64);
        let mut dice = dice(self.seed, "play", number as u64);
        let community = self.communities.get(self.busy.draw(&mut dice))?;
        let game = *GameKind::ALL.get(self.games.draw(&mut dice))?;
        let players = self.sit_down(game, community, &mut dice);
        let CommunityRow { platform, chat, chosen, .. } = &community.row;
        let lasted = whole(5 + dice.below(40)) * 60_000;
        Some(Fixture {
            table: TableId(number_of(&drawn)),
            home: Place { platform: *platform, chat: chat.clone(), thread: None, private: false },
            zone: chosen.zone.clone(),
            game,
            players,
            opened_at: Timestamp(ended_at - lasted),
            ended_at: Timestamp(ended_at),
            secret: Secret::new(draw(self.seed, "secret", number as u64)),
            dice,
        })
    }

    /// As many different people as the game takes, or people and an AI player.
    fn sit_down(&self, game: GameKind, community: &Community, dice: &mut Dice) -> Vec<Player> {
        let seats = game.default_rules().seats();
        let (fewest, most) = (usize::from(*seats.start()), usize::from(*seats.end()));
        let known = community.members.len();
        let count = (fewest + dice.below(most - fewest + 1)).min(known.max(fewest));
        let with_ai = known < count || dice.below(1000) < WITH_AI;
        let persons = if with_ai { count - 1 } else { count };
        let mut chosen: Vec<usize> = Vec::new();
        while chosen.len() < persons.min(known) {
            let member = community.busy.draw(dice);
            if !chosen.contains(&member) {
                chosen.push(member);
            }
        }
        let people = chosen.iter().filter_map(|member| self.people.get(*community.members.get(*member)?));
        let people = people.map(|who| Player { holder: Holder::Person { person: who.id }, care: who.care });
        let ai = Player { holder: Holder::Ai { level: Level::Thumb.code().to_owned() }, care: WHOLE };
        let mut players: Vec<Player> = people.collect();
        players.resize(count, ai);
        players
    }
}

fn person(seed: u64, communities: u32, number: u32) -> Person {
    let drawn = draw(seed, "person", u64::from(number));
    let mut dice = dice(seed, "name", u64::from(number));
    let name = dice.pick(&NAMES).copied().unwrap_or_default();
    let initial = dice.pick(&INITIALS).copied().unwrap_or_default();
    let account = AccountRef { platform: platform(number % communities), id: format!("demo-{seed}-{number}") };
    Person {
        id: PersonId(number_of(&drawn)),
        sender: Sender { account, name: format!("{name} {initial}."), language: None },
        care: LEAST_CARE + u32::try_from(dice.below((WHOLE - LEAST_CARE) as usize)).unwrap_or(0),
    }
}

/// Everybody plays in one community; a seventh of them also in another one on the same platform.
fn community(size: &Size, number: u32) -> Community {
    let count = size.communities;
    let home = |who: u32| who % count == number;
    let same_platform = |who: u32| platform(who % count) == platform(number);
    let other = |who: u32| who.is_multiple_of(7) && (who + 2) % count == number && same_platform(who);
    let members: Vec<usize> =
        (0..size.people).filter(|who| home(*who) || other(*who)).map(|who| who as usize).collect();
    let zone = ZONES.get(number as usize % ZONES.len()).map(|zone| (*zone).to_owned());
    let chat = match platform(number) {
        PlatformKind::Telegram => format!("-1009{:03}{number:06}", size.seed % 1000),
        PlatformKind::Discord | PlatformKind::Terminal => format!("9{:03}{number:06}", size.seed % 1000),
    };
    // Nobody real could be written to.
    let chosen = Chosen { zone, ..Chosen::default() };
    let row = CommunityRow { chosen, present: false, ..CommunityRow::new(platform(number), &chat) };
    let busy = Chances::new((0..members.len()).map(|rank| 1 + 20_000 / (rank + 20)));
    Community { row, members, busy }
}

const fn platform(community: u32) -> PlatformKind {
    if community.is_multiple_of(2) { PlatformKind::Telegram } else { PlatformKind::Discord }
}

/// A random time when a match ended, at an hour at which people play.
fn some_evening(hours: &Chances, until: Timestamp, dice: &mut Dice) -> i64 {
    let midnight = until.0.div_euclid(DAY_MS) * DAY_MS;
    let day = midnight - DAY_MS * (1 + whole(dice.below(DAYS)));
    day + HOUR_MS * whole(hours.draw(dice)) + whole(dice.below(HOUR_MS as usize))
}

/// Weights for random draws.
#[derive(Debug, Clone)]
struct Chances(Vec<usize>);

impl Chances {
    fn new(weights: impl Iterator<Item = usize>) -> Self {
        let sums = weights.scan(0, |sum, weight| {
            *sum += weight;
            Some(*sum)
        });
        Self(sums.collect())
    }

    /// A random index, weighted.
    fn draw(&self, dice: &mut Dice) -> usize {
        let drawn = dice.below(self.0.last().copied().unwrap_or(0));
        self.0.partition_point(|sum| *sum <= drawn)
    }
}

fn whole(number: usize) -> i64 {
    i64::try_from(number).unwrap_or(i64::MAX)
}

/// Derives random bytes about one thing from the seed.
fn draw(seed: u64, what: &str, number: u64) -> [u8; 32] {
    let hash = Sha256::new().chain_update(seed.to_be_bytes()).chain_update(what).chain_update(number.to_be_bytes());
    hash.finalize().into()
}

fn number_of(drawn: &[u8; 32]) -> u64 {
    drawn.iter().take(8).fold(0, |number, &byte| number << 8 | u64::from(byte))
}

fn dice(seed: u64, what: &str, number: u64) -> Dice {
    Dice::new(number_of(&draw(seed, what, number)))
}

//! On Discord too, nobody is shut out: a person who floods delays only their own inputs, and an honest press is answered at once.

use std::time::Duration;

use talon_loopback::discord::{Asked, Options, Person, Place};
use talon_stage::Policy;
use talon_stage::discord::{Room, Sitting, no_fault};

use crate::quiet;

/// The duration of a request to Discord, with its answer.
const ROUND_TRIP: Duration = Duration::from_millis(150);

/// How many inputs a flooder sends at once.
const FLOOD: usize = 300;

/// How many presses are measured.
const PRESSES: usize = 4;

/// Half of the presses are answered within this time, and all within the other, Discord's limit.
const SOON: Duration = Duration::from_secs(1);
const AT_LAST: Duration = Duration::from_secs(3);

const POLICY: Policy = Policy { seed: 3, haste: 4 };

fn flood(person: &Person, place: Place) -> Vec<Asked> {
    (0..FLOOD).map(|_| person.command(place, "help", &[]).expect("the command is there")).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_flood_delays_nobody_else() {
    let _machine = quiet().await;
    let options = Options { round_trip: ROUND_TRIP, patience: Duration::from_secs(30), ..Options::default() };
    let paces = [("log", "warn"), ("discord.channel_gap", "1100ms"), ("discord.private_gap", "1100ms")];
    let room = Room::open(options, &paces).await;
    let [ana, boris, fred] = ["Ana", "Boris", "Fred"].map(|name| room.person(name, "en-US"));
    let guild = room.discord.guild("Friday", &[&ana, &boris, &fred]);
    let (mut sitting, lobby) = Sitting::open([&ana, &boris], &guild.channel("cards")).await;
    sitting.begin(&lobby).await;
    let (mut took, mut last) = (Vec::new(), None);
    for number in 0..PRESSES {
        let (player, turn) = sitting.turn().await;
        // In the same channel as the players, and where nobody else reads.
        let place = if number % 2 == 0 { sitting.room } else { fred.direct() };
        let flood = flood(&fred, place);
        let by = sitting.players[player].clone();
        let asked = by.press_forged(&turn.message, &POLICY.patient().choose(&turn).data).expect("the button is there");
        took.push(asked.answered().await.expect("the press is answered").after);
        sitting.last = turn.number;
        last = flood.into_iter().next();
    }
    took.sort_unstable();
    println!("{took:?}");
    assert!(took[(PRESSES - 1) / 2] < SOON, "{took:?}");
    assert!(took.iter().all(|took| *took < AT_LAST), "{took:?}");
    let first = last.expect("a flood").answered().await;
    assert!(first.is_ok(), "the flooder is answered too, as far as that goes");
    let told = |person: &Person| {
        let words = person.visible(fred.direct()).into_iter().chain(person.visible(sitting.room));
        words.filter(|message| message.words().contains("You are asking for more than I can answer")).count()
    };
    assert_eq!(told(&fred), 1, "and told once");
    no_fault(&room);
}

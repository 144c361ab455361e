//! Whole matches on Discord under faults: presses on panels, boards and private chats, answers that come late or never.

use std::time::Duration;

use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use talon_games::GameKind;
use talon_house::testing::Faults;
use talon_house::{Answer, Arrived, Intent};
use talon_store::shaky::cut_short;
use talon_table::TableId;
use talon_view::{HouseVerb, MenuVerb, ShowVerb, Token, Verb};

use crate::common::{ANA, BOB, EVE, Human, tokens};
use crate::guild::{Guild, On};
use crate::invariants::{Lawful, everything_is_current, nobody_saw_too_much};

/// A place, what is pressed there, and the button.
type Button = (talon_store::Place, On, Token);

async fn some_work(guild: &mut Guild, rng: &mut ChaCha8Rng) {
    let waits = if rng.random_range(0..10) == 0 { rng.random_range(0..60) } else { usize::MAX };
    if cut_short(guild.house.run_due(), waits).await.is_none() {
        guild.restart();
    }
}

/// One press: delivery works before the answer, after it, and before its confirmation; any of the three may be lost.
async fn presses(guild: &mut Guild, rng: &mut ChaCha8Rng, human: Human, (place, on, token): Button) {
    let incoming = guild.asks(human, place, Some(on), Intent::Press(token.to_string()));
    let waits = if rng.random_range(0..8) == 0 { rng.random_range(0..30) } else { usize::MAX };
    let Some(answer) = cut_short(guild.house.handle(incoming.clone()), waits).await else {
        guild.restart();
        return;
    };
    if rng.random_range(0..3) == 0 {
        some_work(guild, rng).await;
    }
    guild.clock.advance(Duration::from_millis(rng.random_range(0..1500)));
    if rng.random_range(0..3) == 0 {
        some_work(guild, rng).await;
    }
    let arrives = rng.random_range(0..10) > 0;
    if arrives {
        guild.bring_to_screen(&incoming, &answer);
    }
    let Answer::Surface { receipt, .. } = answer else { return };
    let arrives = if arrives { Arrived::Shown } else { Arrived::Unclear };
    match rng.random_range(0..8) {
        0 => guild.restart(),
        1 => {
            some_work(guild, rng).await;
            guild.house.confirm(receipt, arrives).await;
        }
        _ => guild.house.confirm(receipt, arrives).await,
    }
}

/// Something that a person might press besides the cards, wherever it stands.
fn whim(guild: &Guild, rng: &mut ChaCha8Rng, human: Human) -> Option<Button> {
    guild.every_button(human, changes_nothing).choose(rng).cloned()
}

fn changes_nothing(verb: &Verb) -> bool {
    matches!(
        verb,
        Verb::Show(ShowVerb::Hand)
            | Verb::Show(ShowVerb::Why)
            | Verb::Show(ShowVerb::Panel)
            | Verb::Show(ShowVerb::TablePage)
            | Verb::Show(ShowVerb::Score)
            | Verb::Show(ShowVerb::Proof)
            | Verb::Show(ShowVerb::Resign)
            | Verb::House(HouseVerb::Hint)
            | Verb::Menu(MenuVerb::Rules(..))
            | Verb::Menu(MenuVerb::Help)
            | Verb::Menu(MenuVerb::HelpAbout(_))
            | Verb::Menu(MenuVerb::Settings)
    )
}

fn weather(rng: &mut ChaCha8Rng) -> Faults {
    Faults {
        retry_after: rng.random_range(0..100),
        unreachable: rng.random_range(0..100),
        answer_lost: rng.random_range(0..80),
        deleted: rng.random_range(0..20),
    }
}

async fn play_until(guild: &mut Guild, table: TableId, seed: u64, enough: usize) {
    // Told where the test fails.
    println!("seed {seed}");
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    guild.platform.set_faults(weather(&mut rng));
    let mut patience = 0;
    loop {
        guild.store.shake(0);
        let decision = guild.decision(table).await;
        let reached = guild.replay(table).await;
        if !reached.is_playing() || usize::try_from(reached.version()).unwrap() >= enough {
            break;
        }
        patience += 1;
        assert!(patience < 8_000, "seed {seed}: the match stands still");
        guild.store.shake(rng.random_range(0..6));
        some_work(guild, &mut rng).await;
        guild.clock.advance(Duration::from_millis(rng.random_range(1..4000)));
        let whimsical = *[ANA, BOB, EVE].choose(&mut rng).expect("some");
        if rng.random_range(0..6) == 0
            && let Some(button) = whim(guild, &mut rng, whimsical)
        {
            presses(guild, &mut rng, whimsical, button).await;
        }
        let Some((human, token)) = decision else { continue };
        let buttons = guild.buttons_for(human, &token);
        if let Some(button) = buttons.choose(&mut rng) {
            presses(guild, &mut rng, human, button.clone()).await;
        }
    }
    guild.platform.set_faults(Faults::default());
    guild.store.shake(0);
    guild.restart();
    guild.settle().await;
}

async fn fair_weather(kind: GameKind, enough: usize) -> (Guild, TableId) {
    let mut guild = Guild::new(0);
    let table = guild.company(kind).await;
    while guild.events(table).await.len() < enough && guild.plays(table).await {
        guild.settle().await;
    }
    guild.settle().await;
    (guild, table)
}

#[tokio::test]
async fn a_match_comes_out_the_same_whatever_becomes_of_the_answers() {
    let (calm, id) = fair_weather(GameKind::Santase, usize::MAX).await;
    let expected = calm.events(id).await;
    everything_is_current(&calm, id).await;
    let lawful = Lawful::of(&calm, id).await;
    lawful.covers(&calm);
    for seed in 1..=6 {
        let mut guild = Guild::new(seed);
        if seed % 3 == 0 {
            guild.platform.forbid(BOB.0, true);
        }
        let table = guild.company(GameKind::Santase).await;
        assert_eq!(table, id);
        if seed % 3 == 0 {
            guild.my_hand(BOB).await;
        }
        play_until(&mut guild, table, seed, usize::MAX).await;
        assert_eq!(guild.events(table).await, expected, "seed {seed}");
        everything_is_current(&guild, table).await;
        lawful.covers(&guild);
    }
}

#[tokio::test]
async fn a_company_comes_out_the_same_whatever_becomes_of_the_answers() {
    const BEGINNING: usize = 100;
    for kind in GameKind::ALL {
        let (calm, id) = fair_weather(kind, BEGINNING).await;
        everything_is_current(&calm, id).await;
        let mut expected = calm.events(id).await;
        expected.truncate(BEGINNING);
        let mut guild = Guild::new(17);
        let table = guild.company(kind).await;
        play_until(&mut guild, table, 17, BEGINNING).await;
        let mut events = guild.events(table).await;
        events.truncate(BEGINNING);
        assert_eq!(events, expected, "{kind}");
        everything_is_current(&guild, table).await;
        nobody_saw_too_much(&guild, table).await;
        for panel in [ANA, BOB, EVE].iter().flat_map(|human| guild.platform.seen_alone(human.0)) {
            assert!(!tokens(&panel.page).is_empty(), "{kind}: a panel without a way on: {}", panel.page.plain());
        }
    }
}

#[tokio::test]
async fn the_same_seed_gives_the_same_squall() {
    let mut runs = Vec::new();
    for _ in 0..2 {
        let mut guild = Guild::new(5);
        let table = guild.company(GameKind::Santase).await;
        play_until(&mut guild, table, 5, 40).await;
        runs.push((guild.log(table).await, guild.platform.requests(), guild.answered.clone()));
    }
    assert!(runs[0] == runs[1], "the runs differ");
}

//! Collects the pages of a match of each game, and those that people ask for.

use talon_games::GameKind;
use talon_house::Intent;
use talon_house::commands::{COMMANDS, Given};
use talon_steward::Failure;
use talon_store::PlatformKind;
use talon_table::{PhaseView, Viewer};
use talon_view::{Locale, Page, ShowVerb, Verb};

use super::evening::{ANA, Evening};

/// A page with its name.
pub(super) struct Exhibit {
    /// A short name for a file: ASCII letters, digits and `-`.
    pub(super) name: String,
    /// What people get.
    pub(super) page: Page,
    /// Whether it is a temporary answer.
    pub(super) asked: bool,
}

/// The pages are collected after this many decisions of a deal.
const LOOKS: [usize; 4] = [0, 3, 8, 13];

/// Every page in this language.
///
/// # Errors
/// The house does not work as it should.
pub(super) async fn every_page(locale: Locale) -> Result<Vec<Exhibit>, Failure> {
    let mut exhibits = Vec::new();
    for (number, game) in GameKind::ALL.into_iter().enumerate() {
        let mut evening = Evening::begin(locale, PlatformKind::Telegram).await;
        play(&mut evening, game, &mut exhibits).await?;
        // Pages that are the same in every game are collected once.
        if number == 0 {
            ask_for_everything(&mut evening, &mut exhibits).await;
        }
    }
    Ok(exhibits)
}

/// The pages of a match of one game.
///
/// # Errors
/// The house does not work as it should.
pub(super) async fn pages_of(locale: Locale, game: GameKind) -> Result<Vec<Exhibit>, Failure> {
    let mut exhibits = Vec::new();
    play(&mut Evening::begin(locale, PlatformKind::Telegram).await, game, &mut exhibits).await?;
    Ok(exhibits)
}

/// The pages of a match of each game that a person plays alone with AI players.
///
/// # Errors
/// The house does not work as it should.
pub(super) async fn at_the_terminal(locale: Locale) -> Result<Vec<Exhibit>, Failure> {
    let mut exhibits = Vec::new();
    for game in GameKind::ALL {
        play(&mut Evening::begin(locale, PlatformKind::Terminal).await, game, &mut exhibits).await?;
    }
    Ok(exhibits)
}

/// Plays a whole match, and collects pages on the way.
async fn play(evening: &mut Evening, game: GameKind, exhibits: &mut Vec<Exhibit>) -> Result<(), Failure> {
    let mut collect = |what: &str, page: Option<Page>, asked: bool| {
        exhibits.extend(page.map(|page| Exhibit { name: format!("{game}-{what}"), page, asked }));
    };
    let (home, own) = (evening.home(), evening.private(ANA));
    // If one person plays alone, the hand is on the table's page.
    let apart = home != own;
    // Alone, a person makes few of a deal's decisions.
    let asks = if apart { LOOKS[2] } else { LOOKS[1] };
    let table = evening.lobby(game).await?;
    collect("lobby", evening.newest(&home), false);
    collect("options", evening.press(ANA, home.clone(), |verb| *verb == Verb::Show(ShowVerb::Options)).await?, true);
    evening.start().await?;
    let (mut decisions, mut deal) = (0, 1);
    // Collected in the first deal that is long enough: one may be thrown in.
    let mut looks = LOOKS.into_iter().peekable();
    loop {
        let now = evening.table(table).await?.view(Viewer::Public);
        let PhaseView::Playing { deal_no, .. } = now.phase else { break };
        if deal_no != deal {
            if deal == 1 {
                collect("deal-end", before_newest(evening, &evening.private(ANA)), false);
                collect("hand-after-deal", evening.newest(&own), false);
            }
            deal = deal_no;
            decisions = 0;
        }
        if looks.next_if_eq(&decisions).is_some() {
            if apart {
                collect(&format!("group-{decisions}"), evening.newest(&home), false);
            }
            collect(&format!("hand-{decisions}"), evening.newest(&own), false);
            if decisions == asks {
                collect("why", evening.ask(ANA, own.clone(), Intent::Why).await, true);
                collect(
                    "table",
                    evening.press(ANA, home.clone(), |verb| *verb == Verb::Show(ShowVerb::Panel)).await?,
                    true,
                );
            }
        }
        if !evening.play_on(table).await? {
            break;
        }
        decisions += 1;
    }
    collect("result", evening.newest(&home), false);
    if apart {
        collect("result-own", evening.newest(&own), false);
    }
    collect("score-sheet", evening.press(ANA, home, |verb| *verb == Verb::Show(ShowVerb::Score)).await?, true);
    Ok(())
}

/// The page above the newest one, which is that of the deal that has just ended.
fn before_newest(evening: &Evening, place: &talon_store::Place) -> Option<Page> {
    evening.pages(place).into_iter().rev().nth(1)
}

/// The answers to all commands, in private and without arguments.
async fn ask_for_everything(evening: &mut Evening, exhibits: &mut Vec<Exhibit>) {
    for command in &COMMANDS {
        let page = evening.ask(ANA, evening.private(ANA), command.intent(Given::default())).await;
        exhibits.extend(page.map(|page| Exhibit { name: format!("command-{}", command.name), page, asked: true }));
    }
}

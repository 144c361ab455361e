//! What is hung in the gallery: the pages of a match of each game, and those that people ask for.

use talon_games::GameKind;
use talon_house::commands::{COMMANDS, Given};
use talon_table::{PhaseView, Viewer};
use talon_view::{Locale, Page, ShowVerb, Verb};

use super::evening::{ANA, Evening};
use crate::failure::Failure;

/// A page, and what it is.
pub(super) struct Exhibit {
    /// Short, for a file's name: ASCII letters, digits and `-`.
    pub(super) name: String,
    /// What people get.
    pub(super) page: Page,
}

/// After how many decisions of a deal its pages are looked at.
const LOOKS: [usize; 4] = [0, 3, 8, 13];

/// Every page in this language.
///
/// # Errors
/// A house that does something that it should not.
pub(super) async fn every_page(locale: Locale) -> Result<Vec<Exhibit>, Failure> {
    let mut exhibits = Vec::new();
    for (number, game) in GameKind::ALL.into_iter().enumerate() {
        let mut evening = Evening::begin(locale).await;
        play(&mut evening, game, &mut exhibits).await?;
        // What is the same in every game, once.
        if number == 0 {
            ask_for_everything(&mut evening, &mut exhibits).await;
        }
    }
    Ok(exhibits)
}

/// A whole match in a group, with the looks that its players take.
async fn play(evening: &mut Evening, game: GameKind, exhibits: &mut Vec<Exhibit>) -> Result<(), Failure> {
    let mut hang = |what: &str, page: Option<Page>| {
        exhibits.extend(page.map(|page| Exhibit { name: format!("{game}-{what}"), page }));
    };
    let (group, own) = (Evening::group(), Evening::private(ANA));
    let table = evening.lobby(game).await?;
    hang("lobby", evening.newest(&group));
    hang("options", evening.press(ANA, group.clone(), |verb| *verb == Verb::Show(ShowVerb::Options)).await?);
    evening.start().await?;
    let (mut decisions, mut deal) = (0, 1);
    loop {
        let now = evening.table(table).await?.view(Viewer::Public);
        let PhaseView::Playing { deal_no, .. } = now.phase else { break };
        if deal_no != deal {
            if deal == 1 {
                hang("deal-end", before_newest(evening, &group));
                hang("hand-after-deal", evening.newest(&own));
            }
            deal = deal_no;
            decisions = 0;
        }
        if deal == 1 && LOOKS.contains(&decisions) {
            hang(&format!("group-{decisions}"), evening.newest(&group));
            hang(&format!("hand-{decisions}"), evening.newest(&own));
        }
        if deal == 1 && decisions == LOOKS[2] {
            hang("why", evening.press(ANA, own.clone(), |verb| *verb == Verb::Show(ShowVerb::Why)).await?);
            hang("table", evening.press(ANA, group.clone(), |verb| *verb == Verb::Show(ShowVerb::Panel)).await?);
        }
        if !evening.play_on(table).await? {
            break;
        }
        decisions += 1;
    }
    hang("result", evening.newest(&group));
    hang("result-own", evening.newest(&own));
    hang("score-sheet", evening.press(ANA, group, |verb| *verb == Verb::Show(ShowVerb::Score)).await?);
    Ok(())
}

/// The page above the newest one: that of the deal that has just ended.
fn before_newest(evening: &Evening, place: &talon_house::Place) -> Option<Page> {
    evening.pages(place).into_iter().rev().nth(1)
}

/// What each command answers, in private and without arguments.
async fn ask_for_everything(evening: &mut Evening, exhibits: &mut Vec<Exhibit>) {
    for command in &COMMANDS {
        let page = evening.ask(ANA, Evening::private(ANA), command.intent(Given::default())).await;
        exhibits.extend(page.map(|page| Exhibit { name: format!("command-{}", command.name), page }));
    }
}

//! The pace of answers that everybody in a group reads.
//!
//! Where answers are messages like others, the platform counts them with what delivery writes. So an answer that changes a group's
//! message takes its turn as a page of delivery does; where there is no room, nobody waits: whoever pressed is told to press again. An
//! answer to what somebody wrote is never withheld, and whatever follows waits the longer for it.

use std::sync::atomic::Ordering;

use talon_table::Timestamp;
use talon_view::Msg;

use super::Asked;
use crate::error::HouseError;
use crate::house::House;
use crate::intent::{Answer, Intent};

/// So many gaps at most delivery waits for what was answered before it, however much is asked.
const MOST_BEHIND: u32 = 5;

impl House {
    /// The answer as the pace of its group allows it.
    pub(super) async fn paced(&self, asked: &Asked<'_>, answer: Answer) -> Result<Answer, HouseError> {
        let pressed = matches!(asked.incoming.intent, Intent::Press(_));
        let is_written = match &answer {
            Answer::Page { replace_pressed, .. } | Answer::Surface { replace_pressed, .. } => {
                !pressed || *replace_pressed
            }
            Answer::Toast(_) | Answer::Alert(_) => !pressed,
            Answer::Silent | Answer::Dismiss => false,
        };
        match is_written {
            false => Ok(answer),
            true if pressed => Ok(self.turn_taken(asked).await?.unwrap_or(answer)),
            true => {
                self.write_unasked(asked).await?;
                Ok(answer)
            }
        }
    }

    /// Takes the right to turn the pressed page, if it was not taken yet; or answers when there will be room. Whoever decides
    /// something that the page is to show takes it first, so that no page stays behind what is decided.
    pub(super) async fn turn_taken(&self, asked: &Asked<'_>) -> Result<Option<Answer>, HouseError> {
        if !self.is_counted(asked) || asked.turned.load(Ordering::Relaxed) {
            return Ok(None);
        }
        let now = self.clock.now();
        Ok(match self.pacer.reserve(asked.place(), self.conversation(asked), now).await? {
            Ok(()) => {
                asked.turned.store(true, Ordering::Relaxed);
                None
            }
            Err(until) => Some(asked.toast(&Msg::TurnLater { seconds: seconds(until, now) })),
        })
    }

    /// What is written all the same counts against what follows.
    async fn write_unasked(&self, asked: &Asked<'_>) -> Result<(), HouseError> {
        if !self.is_counted(asked) {
            return Ok(());
        }
        let (place, now) = (asked.place(), self.clock.now());
        if let Err(until) = self.pacer.reserve(place, self.conversation(asked), now).await? {
            let gap = self.pacer.gap(place);
            let until = until.plus(gap).min(now.plus(gap.saturating_mul(MOST_BEHIND)));
            self.pacer.hold(place, self.conversation(asked), until).await?;
        }
        Ok(())
    }

    /// Whether the platform counts an answer here with what delivery writes in the same group.
    fn is_counted(&self, asked: &Asked<'_>) -> bool {
        let place = asked.place();
        !place.private && self.platform(place.platform).is_some_and(|platform| !platform.answers_show_pages())
    }

    fn conversation<'a>(&self, asked: &'a Asked<'_>) -> &'a str {
        let place = asked.place();
        self.platform(place.platform).map_or(&place.chat, |platform| platform.conversation(place))
    }
}

/// The time until then in seconds, rounded up.
fn seconds(until: Timestamp, now: Timestamp) -> u32 {
    u32::try_from(until.since(now).as_millis().div_ceil(1000)).unwrap_or(u32::MAX)
}

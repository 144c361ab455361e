//! Players who press as fast as they are answered, or at a rate.

use std::sync::Arc;
use std::time::Duration;

use talon_steward::Failure;
use tokio::sync::mpsc;
use tokio::task::JoinSet;
use tokio::time::{Instant, MissedTickBehavior, interval, timeout};

use super::fault::fault;
use super::pair::Pair;
use super::screens::Screens;

/// How many press concurrently when they press as fast as they are answered.
const AT_A_TIME: usize = 32;

/// A page that has not come after this time is lost.
pub(super) const LOST_AFTER: Duration = Duration::from_secs(30);

/// Returns the pairs, and how many presses a second were accepted.
pub(super) async fn as_fast_as_answered(pairs: Vec<Pair>, seconds: f64) -> Result<(Vec<Pair>, f64), Failure> {
    let begin = Instant::now();
    let end = begin + Duration::from_secs_f64(seconds);
    let mut shares: Vec<Vec<Pair>> = (0..AT_A_TIME).map(|_| Vec::new()).collect();
    for (number, pair) in pairs.into_iter().enumerate() {
        shares[number % AT_A_TIME].push(pair);
    }
    let mut pressing = JoinSet::new();
    for share in shares {
        pressing.spawn(press_until(share, end));
    }
    let (mut pairs, mut accepted) = (Vec::new(), 0);
    while let Some(ended) = pressing.join_next().await {
        let (share, count) = ended.map_err(|error| fault("a pair broke off", error))??;
        pairs.extend(share);
        accepted += count;
    }
    Ok((pairs, f64::from(accepted) / begin.elapsed().as_secs_f64()))
}

async fn press_until(mut pairs: Vec<Pair>, end: Instant) -> Result<(Vec<Pair>, u32), Failure> {
    let mut accepted = 0;
    while !pairs.is_empty() && Instant::now() < end {
        for pair in &mut pairs {
            let wish = pair.wish().await?;
            accepted += u32::from(pair.press(wish).await);
        }
    }
    Ok((pairs, accepted))
}

/// How long each press at this rate waited for its answer, and for its page.
pub(super) async fn at_a_rate(
    pairs: Vec<Pair>,
    screens: &Arc<Screens>,
    rate: u32,
    seconds: f64,
) -> Result<(Vec<Duration>, Vec<Duration>), Failure> {
    let (idle, mut waiting) = mpsc::unbounded_channel();
    for pair in pairs {
        idle.send(pair).map_err(|error| fault("nobody plays", error))?;
    }
    let mut ticks = interval(Duration::from_secs(1) / rate.max(1));
    ticks.set_missed_tick_behavior(MissedTickBehavior::Burst);
    let mut presses = JoinSet::new();
    let wanted = (f64::from(rate) * seconds).round() as u64;
    for _ in 0..wanted {
        ticks.tick().await;
        let pair =
            waiting.try_recv().map_err(|_| Failure::Usage("--active: too few tables for this rate".to_owned()))?;
        let (screens, idle) = (Arc::clone(screens), idle.clone());
        presses.spawn(async move {
            let mut pair = pair;
            let times = press_once(&mut pair, &screens).await;
            // After the last press was sent, nobody waits for the pair any more.
            let _ = idle.send(pair);
            times
        });
    }
    let (mut acknowledged, mut shown) = (Vec::new(), Vec::new());
    while let Some(ended) = presses.join_next().await {
        let (answer, page) = ended.map_err(|error| fault("a press broke off", error))??;
        acknowledged.push(answer);
        shown.push(page);
    }
    Ok((acknowledged, shown))
}

/// One press: the time until it was answered, and until its page was shown.
async fn press_once(pair: &mut Pair, screens: &Screens) -> Result<(Duration, Duration), Failure> {
    let wish = pair.wish().await?;
    let page = screens.next_page(&wish.chat);
    let begin = Instant::now();
    let accepted = pair.press(wish).await;
    let answered = begin.elapsed();
    if !accepted {
        return Err(Failure::Fault("a press was not accepted".to_owned()));
    }
    match timeout(LOST_AFTER, page).await {
        Ok(Ok(())) => Ok((answered, begin.elapsed())),
        Ok(Err(_)) | Err(_) => Err(Failure::Fault("a page was never shown".to_owned())),
    }
}

//! Judging choices by imagined deals, in any game.

/// How often the choices are compared.
const STAGES: u32 = 3;

/// One of several choices, and its evaluation so far.
struct Choice<T> {
    what: T,
    /// Its value before any deal is imagined.
    prior: f32,
    /// The sum of its values in all imagined deals.
    sum: f32,
}

/// The budget of imagination for one decision.
#[derive(Clone, Copy)]
pub(crate) struct Budget {
    /// Cards played in imagination.
    pub(crate) nodes: u32,
    /// Cards that one imagined deal takes for each choice.
    pub(crate) each: u32,
    /// How many deals are imagined in one stage at most, however short they are.
    pub(crate) worlds: u32,
}

/// What each of several choices is worth on average in the same imagined deals. The budget is shared equally, so that all means are equally
/// certain, those of bad choices too.
pub(crate) fn weigh<T: Copy, W>(
    choices: &[T],
    budget: Budget,
    mut imagine: impl FnMut() -> W,
    mut value: impl FnMut(&W, T) -> f32,
) -> Vec<(T, f32)> {
    let mut sums = vec![0.0; choices.len()];
    let worlds = (budget.nodes / budget.each.max(1) / choices.len().max(1) as u32).clamp(1, budget.worlds);
    for _ in 0..worlds {
        let world = imagine();
        for (sum, choice) in sums.iter_mut().zip(choices) {
            *sum += value(&world, *choice);
        }
    }
    choices.iter().copied().zip(sums.into_iter().map(|sum| sum / worlds as f32)).collect()
}

/// The best of several choices, each with a prior value. All are tried in the same imagined deals; the worse half is dropped after each
/// third of the budget, so that most of it goes where the decision is close.
pub(crate) fn best<T: Copy, W>(
    choices: impl IntoIterator<Item = (T, f32)>,
    budget: Budget,
    mut imagine: impl FnMut() -> W,
    mut value: impl FnMut(&W, T) -> f32,
) -> Option<T> {
    let mut left: Vec<Choice<T>> = choices.into_iter().map(|(what, prior)| Choice { what, prior, sum: 0.0 }).collect();
    let mut worlds = 0;
    for _ in 0..STAGES {
        if left.len() < 2 {
            break;
        }
        for _ in 0..(budget.nodes / STAGES / budget.each.max(1) / left.len() as u32).clamp(1, budget.worlds) {
            let world = imagine();
            for choice in &mut left {
                choice.sum += value(&world, choice.what);
            }
            worlds += 1;
        }
        let mean = |choice: &Choice<T>| choice.prior + choice.sum / worlds as f32;
        left.sort_by(|a, b| mean(b).total_cmp(&mean(a)));
        left.truncate(left.len().div_ceil(2).max(2));
    }
    left.first().map(|choice| choice.what)
}

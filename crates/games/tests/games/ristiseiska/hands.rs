//! How large a hand can become: legal actions are kept in a list of fixed size.

use std::collections::HashSet;

use talon_games::ActionList;
use talon_games::ristiseiska::{Action, LARGEST_HAND};

/// Sizes of three hands, and whose turn it is.
type Flow = ([u8; 3], usize);

/// What a turn can do to the sizes: a card played, another in a bonus, or one received; never mind which cards there are.
fn turns((sizes, seat): Flow) -> impl Iterator<Item = Flow> {
    let next = (seat + 1) % 3;
    let changed = move |change: &[(usize, i8)]| {
        let mut after = sizes;
        for (seat, by) in change {
            after[*seat] = after[*seat].checked_add_signed(*by).filter(|size| *size > 0)?;
        }
        Some(after)
    };
    let played = changed(&[(seat, -1)]).map(|sizes| (sizes, next));
    let bonus = played.map(|(sizes, _)| (sizes, seat));
    let given = changed(&[(seat, 1), ((seat + 2) % 3, -1)]).map(|sizes| (sizes, next));
    let passed = Some((sizes, next));
    [played, bonus, given, passed].into_iter().flatten()
}

/// Every flow of cards among three, whatever they hold, from every deal. In the first round a turn may just pass.
fn largest_of_three() -> u8 {
    let mut seen: HashSet<(Flow, u8)> = HashSet::new();
    let mut largest = 0;
    for first in 0..3 {
        let mut open = vec![(([18, 17, 17], first), 3)];
        while let Some((flow, free)) = open.pop() {
            if !seen.insert((flow, free)) {
                continue;
            }
            largest = flow.0.into_iter().max().unwrap_or(0).max(largest);
            for after in turns(flow) {
                let passed = after.0 == flow.0;
                if !passed || free > 0 {
                    open.push((after, u8::from(free > 1) * (free.max(1) - 1)));
                }
            }
        }
    }
    largest
}

#[test]
fn no_hand_outgrows_the_list_of_actions() {
    assert_eq!(ActionList::<Action>::new().capacity(), LARGEST_HAND);
    let largest = usize::from(largest_of_three());
    assert!((24..=LARGEST_HAND).contains(&largest), "{largest} cards in a hand of three players");
    for (seats, dealt) in [(4, 13), (5, 11), (6, 9), (7, 8), (8, 7)] {
        let gained = (52 - dealt - seats + 3) / 2;
        assert!(dealt + gained <= LARGEST_HAND, "{seats} players");
    }
}

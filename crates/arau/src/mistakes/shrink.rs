//! The search for a small subset of clashing items in which every item is needed.

/// A subset of items that still clash.
pub(super) struct Shrunk<T> {
    /// The clashing items.
    pub(super) items: Vec<T>,
    /// Whether each of them is known to be needed: without it, the others do not clash.
    pub(super) is_minimal: bool,
}

/// Removes items that are not needed, earlier ones first: many at a time, then fewer. `clash` says whether some items
/// clash; it must be monotone, so any superset of clashing items clashes. If it does not know, nothing is removed.
pub(super) fn shrink<T: Copy>(items: Vec<T>, clash: &mut dyn FnMut(&[T]) -> Option<bool>) -> Shrunk<T> {
    let mut items = items;
    let mut is_minimal = true;
    let mut n_at_once = (items.len() / 2).max(1);
    loop {
        let mut start = 0;
        while start < items.len() {
            let end = (start + n_at_once).min(items.len());
            let rest: Vec<T> = items[..start].iter().chain(&items[end..]).copied().collect();
            match clash(&rest) {
                Some(true) => items = rest,
                known => {
                    is_minimal &= known.is_some() || n_at_once > 1;
                    start = end;
                }
            }
        }
        if n_at_once == 1 {
            return Shrunk { items, is_minimal };
        }
        n_at_once = n_at_once.div_ceil(2).min(n_at_once - 1);
    }
}

/// A deterministic order of items for each number: order 0 is the original, order 1 its reverse.
pub(super) fn reordered<T: Copy>(items: &[T], number: u64) -> Vec<T> {
    let mut items = items.to_vec();
    match number {
        0 => {}
        1 => items.reverse(),
        _ => {
            let mut state = number;
            for i in (1..items.len()).rev() {
                state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
                items.swap(i, (state >> 33) as usize % (i + 1));
            }
        }
    }
    items
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_left_clashes_and_is_needed() {
        // Clashing are all lists with 3 and 7, and all with 1, 20 and 40.
        let clashes = |items: &[u8]| {
            let has = |n: u8| items.contains(&n);
            (has(3) && has(7)) || (has(1) && has(20) && has(40))
        };
        for number in 0..20 {
            let mut n_questions = 0;
            let shrunk = shrink(reordered(&(0..50).collect::<Vec<u8>>(), number), &mut |items| {
                n_questions += 1;
                Some(clashes(items))
            });
            let mut items = shrunk.items;
            items.sort_unstable();
            assert!(shrunk.is_minimal && (items == [3, 7] || items == [1, 20, 40]), "{items:?}");
            assert!(n_questions < 60, "{n_questions}");
        }
    }

    #[test]
    fn what_nobody_knows_stays() {
        let shrunk = shrink((0..8).collect::<Vec<u8>>(), &mut |items| items.contains(&5).then_some(true));
        assert_eq!((shrunk.items, shrunk.is_minimal), (vec![5], false));
    }

    #[test]
    fn orders_hold_all_things() {
        for number in 0..9 {
            let mut order = reordered(&[1, 2, 3, 4, 5], number);
            order.sort_unstable();
            assert_eq!(order, [1, 2, 3, 4, 5]);
        }
    }
}

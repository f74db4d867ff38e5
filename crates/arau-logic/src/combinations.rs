//! Owns the walk through all combinations of some items, in order, that turns back early.

use std::ops::ControlFlow;

/// Whether the larger combinations that begin with a visited one are worth a visit.
pub(crate) enum Extension {
    /// No larger combination that begins with this one is of use.
    TooMany,
    /// Larger ones may be of use; or the walk ends.
    GoOn(ControlFlow<()>),
}

/// Visits every combination of at most `size` items, the beginnings of larger ones first, in the order of the items.
pub(crate) fn for_each_combination<T: Copy>(
    items: &[T],
    size: usize,
    mut visit: impl FnMut(&[T]) -> Extension,
) -> ControlFlow<()> {
    walk(items, size, &mut Vec::with_capacity(size), &mut visit)
}

/// Visits every combination of exactly `size` items, in the order of the items.
pub(crate) fn for_each_of_size<T: Copy>(
    items: &[T],
    size: usize,
    mut visit: impl FnMut(&[T]) -> ControlFlow<()>,
) -> ControlFlow<()> {
    for_each_combination(items, size, |chosen| {
        let is_whole = chosen.len() == size;
        Extension::GoOn(if is_whole { visit(chosen) } else { ControlFlow::Continue(()) })
    })
}

/// Visits every combination of one to `size` items, each before those that it begins, in the order of the items. The
/// visitor gets the number of further items that could follow.
pub(crate) fn for_each_subset<T: Copy>(
    items: &[T],
    size: usize,
    visit: &mut impl FnMut(&[T], usize) -> Extension,
) -> ControlFlow<()> {
    walk_subsets(items, size, &mut Vec::with_capacity(size), visit)
}

fn walk_subsets<T: Copy>(
    items: &[T],
    size: usize,
    chosen: &mut Vec<T>,
    visit: &mut impl FnMut(&[T], usize) -> Extension,
) -> ControlFlow<()> {
    for (i, &item) in items.iter().enumerate() {
        chosen.push(item);
        let rest = &items[i + 1..];
        let flow = match visit(chosen, rest.len().min(size - chosen.len())) {
            Extension::TooMany => ControlFlow::Continue(()),
            Extension::GoOn(flow) if flow.is_break() || chosen.len() == size => flow,
            Extension::GoOn(_) => walk_subsets(rest, size, chosen, visit),
        };
        chosen.pop();
        flow?;
    }
    ControlFlow::Continue(())
}

fn walk<T: Copy>(
    items: &[T],
    size: usize,
    chosen: &mut Vec<T>,
    visit: &mut impl FnMut(&[T]) -> Extension,
) -> ControlFlow<()> {
    let n_more = size - chosen.len();
    for (i, &item) in items.iter().enumerate() {
        if items.len() - i < n_more {
            break;
        }
        chosen.push(item);
        let flow = match visit(chosen) {
            Extension::TooMany => ControlFlow::Continue(()),
            Extension::GoOn(flow) if flow.is_break() || chosen.len() == size => flow,
            Extension::GoOn(_) => walk(&items[i + 1..], size, chosen, visit),
        };
        chosen.pop();
        flow?;
    }
    ControlFlow::Continue(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_choices_in_order() {
        let mut seen = Vec::new();
        let _ = for_each_combination(&[1, 2, 3, 4], 2, |chosen| {
            if chosen == [2] {
                return Extension::TooMany;
            }
            if chosen.len() == 2 {
                seen.push((chosen[0], chosen[1]));
            }
            Extension::GoOn(ControlFlow::Continue(()))
        });
        assert_eq!(seen, [(1, 2), (1, 3), (1, 4), (3, 4)]);
    }

    #[test]
    fn all_subsets_in_order() {
        let mut seen = Vec::new();
        let _ = for_each_subset(&[1, 2, 3], 2, &mut |chosen, n_more| {
            seen.push((chosen.to_vec(), n_more));
            Extension::GoOn(ControlFlow::Continue(()))
        });
        let expected: [(&[i32], usize); 6] =
            [(&[1], 1), (&[1, 2], 0), (&[1, 3], 0), (&[2], 1), (&[2, 3], 0), (&[3], 0)];
        assert_eq!(seen, expected.map(|(chosen, n_more)| (chosen.to_vec(), n_more)));
    }

    #[test]
    fn a_break_ends_the_walk() {
        let mut n_seen = 0;
        let flow = for_each_combination(&[1, 2, 3], 2, |chosen| {
            n_seen += 1;
            Extension::GoOn(if chosen.len() == 2 {
                ControlFlow::Break(())
            } else {
                ControlFlow::Continue(())
            })
        });
        assert!(flow.is_break());
        assert_eq!(n_seen, 2);
    }
}

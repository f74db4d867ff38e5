//! Owns how rules that make several lists of cells alike go through them. Not a rule itself.

use arau_core::Cell;

/// The pairs of lists that are compared: each with each if the lists are few, else the first with every other.
pub fn compared_pairs(lists: &[Vec<Cell>], max_all_pairs: usize) -> impl Iterator<Item = (&[Cell], &[Cell])> {
    let n_firsts = if lists.len() <= max_all_pairs { lists.len() } else { 1 };
    let pairs_from = move |i: usize| lists[i + 1..].iter().map(move |other| (&lists[i][..], &other[..]));
    (0..n_firsts.min(lists.len())).flat_map(pairs_from)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn few_lists_are_compared_each_with_each_and_many_with_the_first() {
        let lists: Vec<Vec<Cell>> = (0..3).map(|idx| vec![Cell(idx)]).collect();
        let pairs =
            |lists, most| compared_pairs(lists, most).map(|(a, b)| (a[0].0, b[0].0)).collect::<Vec<_>>();
        assert_eq!(pairs(&lists[..], 3), [(0, 1), (0, 2), (1, 2)]);
        assert_eq!(pairs(&lists[..], 2), [(0, 1), (0, 2)]);
        assert_eq!(pairs(&lists[..0], 0), []);
    }
}

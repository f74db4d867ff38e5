//! Owns the list of all permutations of a few things.

/// All permutations of 0 … n-1, in order.
pub fn permutations(n: usize) -> Vec<Vec<usize>> {
    let mut permutations = vec![Vec::new()];
    for _ in 0..n {
        let longer = permutations.iter().flat_map(|order: &Vec<usize>| {
            (0..n).filter(|i| !order.contains(i)).map(|i| [&order[..], &[i]].concat())
        });
        permutations = longer.collect();
    }
    permutations
}

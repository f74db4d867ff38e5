//! Owns the number of grids with boxes of two rows, 2×n (method of Pettersen, 2006).
//!
//! Such a grid has two stacks, of n columns each. In the left stack let A₁ … Aₙ be the symbols in the upper rows of its n boxes;
//! the lower rows hold the others. In the right stack upper and lower are exchanged. Given these sets the stacks do not
//! depend on each other, and each can be filled in the same number of ways f(A): split the graph of symbols and rows
//! into n perfect matchings, the columns. So the number is Σ f(A)².
//!
//! A symbol is described by the upper rows in which it stands, n bits. Only how many symbols have which description
//! matters, and neither the order of the boxes nor which row of a box is the upper one: `classes.rs`. Up to n = 5 columns
//! are taken away one after the other; for n = 6 the symbols are cut in `halves/`.

mod classes;
mod halves;

use super::forms::Known;
use super::plan::Plan;
use classes::classes;

/// The plan for boxes of 2×n, 2 ≤ n ≤ 6.
pub fn plan(n: usize) -> Plan {
    if n > LARGEST_BY_COLUMNS { halves::plan(n) } else { plan_by_columns(n) }
}

/// Up to this n taking columns away is fast.
const LARGEST_BY_COLUMNS: usize = 5;

fn plan_by_columns(n: usize) -> Plan {
    let classes = classes(n);
    let known = Known::default();
    Plan::new(format!("grids 2x{n}"), classes.len(), 1u32, move |i| {
        let (descriptions, n_choices) = &classes[i];
        let ways = known.count_factorisations(&rows_of_symbols(descriptions, n));
        &ways * &ways * n_choices
    })
}

/// The rows of the left stack that hold each symbol.
fn rows_of_symbols(descriptions: &[u16], n: usize) -> Vec<u16> {
    let rows = |d: u16| (0..n).fold(0, |rows, i| rows | 1 << (2 * i + (d >> i & 1) as usize));
    descriptions.iter().map(|&d| rows(d)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn published_counts() {
        let published = ["288", "28200960", "29136487207403520"];
        assert_eq!([2, 3, 4].map(|n| plan(n).count().to_string()), published);
    }
}

//! How many grids there are with boxes too large to count them all: a closed form, and samples with error bars.

mod bands;
mod large;
mod orders;
mod sampling;
mod stacks;

pub use bands::{n_bands, n_row_choices};
pub use large::Large;
pub use sampling::{Estimate, Estimator};

use crate::counting::factors::factorial;
use crate::symmetry::Boxes;
use num_bigint::BigUint;

/// Whether there are estimates for boxes of this size: up to 5×5, and 2×6.
pub fn is_possible(Boxes { rows, columns }: Boxes) -> bool {
    let (least, most) = (rows.min(columns), rows.max(columns));
    least >= 2 && (most <= 5 || (least, most) == (2, 6))
}

/// K of bands and of stacks, worked out once.
struct RowChoices {
    of_bands: BigUint,
    of_stacks: BigUint,
}

impl RowChoices {
    fn new(Boxes { rows, columns }: Boxes) -> RowChoices {
        let of_bands = n_row_choices(rows, columns);
        let of_stacks = if rows == columns { of_bands.clone() } else { n_row_choices(columns, rows) };
        RowChoices { of_bands, of_stacks }
    }
}

/// The closed form of Kilfoyle and Silver (2006). A band can be filled in S ways, a stack in T. If each were filled without
/// regard to the others, there would be S^C · T^R pairs of bands and stacks, and n!^n times as few in which both agree
/// in every cell.
fn closed_form(Boxes { rows, columns }: Boxes, choices: &RowChoices) -> Large {
    let n = rows * columns;
    let pairs = n_bands(rows, columns, &choices.of_bands).pow(columns as u32)
        * n_bands(columns, rows, &choices.of_stacks).pow(rows as u32);
    Large::ratio(&pairs, &factorial(n).pow(n as u32))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn closed_form(rows: usize, columns: usize) -> Large {
        let boxes = Boxes { rows, columns };
        super::closed_form(boxes, &RowChoices::new(boxes))
    }

    #[test]
    fn the_closed_form_gives_the_published_figures() {
        // Silver's table, 2006.
        for (rows, columns, published) in
            [(3, 5, "3.5086e84"), (4, 4, "5.9584e98"), (4, 5, "3.1764e175"), (5, 5, "4.3648e308")]
        {
            assert_eq!(closed_form(rows, columns).to_string(), published, "{rows}x{columns}");
        }
    }

    #[test]
    fn the_closed_form_is_near_the_exact_numbers() {
        // The smaller the boxes, the less bands and stacks are independent.
        for (rows, columns, exact, percent) in [
            (2, 2, "288", -11.11),
            (2, 3, "28200960", -5.88),
            (2, 4, "29136487207403520", -1.91),
            (2, 5, "1903816047972624930994913280000", -0.37),
            (3, 3, "6670903752021072936960", -0.21),
            (3, 4, "81171437193104932746936103027318645818654720000", -0.13),
        ] {
            let closed_form = closed_form(rows, columns);
            let off = 100.0 * (closed_form.over(Large::from(&exact.parse().unwrap())) - 1.0);
            assert!((off - percent).abs() < 0.01, "{rows}x{columns}: {off} %");
        }
    }
}

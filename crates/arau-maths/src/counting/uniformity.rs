//! Tests that random grids are equally likely: what their bands and stacks look like is compared with exact shares from the
//! count of all grids. A sampler that fills grids by backtracking must fail the same tests.

use super::gangsters::{Tables, Triples};
use crate::chi_square::surprise;
use arau_core::Classic;
use arau_random::{Dice, random_grid};

/// The three rows of a band, or the three columns of a stack.
type Chute = [[u8; 9]; 3];

const N_SAMPLES: u64 = 20_000;
/// In standard deviations of a normal distribution: one good sampler in 30,000 is further off.
const WORST: f64 = 4.0;

fn top_band(grid: &Classic) -> Chute {
    [0, 1, 2].map(|row| std::array::from_fn(|place| grid[9 * row + place]))
}

fn left_stack(grid: &Classic) -> Chute {
    [0, 1, 2].map(|column| std::array::from_fn(|place| grid[9 * place + column]))
}

/// The symbols in each column of each box of a band.
fn column_sets(band: &Chute) -> [Triples; 3] {
    let set = |place: usize| band.iter().fold(0, |set, line| set | 1 << (line[place] - 1));
    [0, 3, 6].map(|first| [set(first), set(first + 1), set(first + 2)])
}

/// Two rows and two columns with two symbols that can be exchanged.
fn n_rectangles(band: &Chute) -> usize {
    let mut n = 0;
    for (a, b) in [(0, 1), (0, 2), (1, 2)] {
        for left in 0..9 {
            let cross = |right: &usize| band[a][left] == band[b][*right] && band[b][left] == band[a][*right];
            n += (left + 1..9).filter(cross).count();
        }
    }
    n
}

/// The 44 classes of column sets: the share of grids in each, and the class of a band.
struct Gangsters {
    tables: Tables,
    shares: Vec<f64>,
    class_of_pair: Vec<usize>,
}

impl Gangsters {
    fn new() -> Gangsters {
        let tables = Tables::new();
        let classes = tables.classes();
        let mut class_of_pair = vec![usize::MAX; 280 * 280];
        for (number, class) in classes.iter().enumerate() {
            class.iter().for_each(|&pair| class_of_pair[pair] = number);
        }
        let n_grids: Vec<f64> =
            classes.iter().map(|class| tables.n_grids(class).to_string().parse().unwrap()).collect();
        let all: f64 = n_grids.iter().sum();
        Gangsters { tables, shares: n_grids.iter().map(|n| n / all).collect(), class_of_pair }
    }

    fn class(&self, band: &Chute) -> usize {
        self.class_of_pair[self.tables.pair_of(column_sets(band))]
    }

    /// The share of grids with this many rectangles in the first band: over all bands with a given first box, each as
    /// often as it has grids.
    fn shares_of_rectangles(&self) -> Vec<f64> {
        let bands = bands_with_given_first_box();
        let mut n_bands = vec![0.0; self.shares.len()];
        let mut n_with = vec![[0.0; 28]; self.shares.len()];
        for band in &bands {
            let class = self.class(band);
            n_bands[class] += 1.0;
            n_with[class][n_rectangles(band)] += 1.0;
        }
        let share = |n: usize| {
            (0..self.shares.len()).map(|class| self.shares[class] * n_with[class][n] / n_bands[class]).sum()
        };
        (0..28).map(share).collect()
    }
}

/// One order of the columns of the second and third box each stands for all six.
fn bands_with_given_first_box() -> Vec<Chute> {
    let mut bands = Vec::new();
    let mut band = [[0; 9]; 3];
    for place in 0..9 {
        band[place / 3][place % 3] = place as u8 + 1;
    }
    fill(&mut band, 0, &mut bands);
    bands
}

fn fill(band: &mut Chute, at: usize, found: &mut Vec<Chute>) {
    if at == 18 {
        found.push(*band);
        return;
    }
    let (row, place) = (at / 6, 3 + at % 6);
    // The first row of a box is in order.
    let least = if row == 0 && place % 3 > 0 { band[0][place - 1] + 1 } else { 1 };
    for symbol in least..=9 {
        let in_row = band[row][..place].contains(&symbol);
        let corner = place - place % 3;
        let in_box = band[..row].iter().any(|line| line[corner..corner + 3].contains(&symbol));
        if !in_row && !in_box {
            band[row][place] = symbol;
            fill(band, at + 1, found);
        }
    }
    band[row][place] = 0;
}

/// A sampler with a bias: cell by cell, symbols in random order, back where it does not go on.
fn by_backtracking(dice: &mut Dice) -> Classic {
    fn go_on(grid: &mut Classic, cell: usize, dice: &mut Dice) -> bool {
        if cell == 81 {
            return true;
        }
        let mut symbols = [1, 2, 3, 4, 5, 6, 7, 8, 9];
        dice.shuffle(&mut symbols);
        for symbol in symbols {
            let sees = |other: usize| {
                let (row, column, other_row, other_column) = (cell / 9, cell % 9, other / 9, other % 9);
                row == other_row
                    || column == other_column
                    || (row / 3 == other_row / 3 && column / 3 == other_column / 3)
            };
            if (0..cell).all(|other| grid[other] != symbol || !sees(other)) {
                grid[cell] = symbol;
                if go_on(grid, cell + 1, dice) {
                    return true;
                }
            }
        }
        false
    }
    let mut grid = Classic::EMPTY;
    assert!(go_on(&mut grid, 0, dice));
    grid
}

/// How surprising a sampler is: classes of top bands, rectangles of top bands, and both of left stacks.
fn surprises(sampler: impl Fn(&mut Dice) -> Classic) -> [f64; 4] {
    let gangsters = Gangsters::new();
    let rectangles = gangsters.shares_of_rectangles();
    let mut counts = [(); 2].map(|()| vec![0; gangsters.shares.len()]);
    let mut n_with = [(); 2].map(|()| vec![0; rectangles.len()]);
    for number in 0..N_SAMPLES {
        let grid = sampler(&mut Dice::of(11, number));
        for (i, chute) in [top_band(&grid), left_stack(&grid)].iter().enumerate() {
            counts[i][gangsters.class(chute)] += 1;
            n_with[i][n_rectangles(chute)] += 1;
        }
    }
    [
        surprise(&counts[0], &gangsters.shares),
        surprise(&n_with[0], &rectangles),
        surprise(&counts[1], &gangsters.shares),
        surprise(&n_with[1], &rectangles),
    ]
}

#[test]
fn bands_are_as_many_as_published() {
    // 56 · 6⁶ with a given first box (Felgenhauer and Jarvis, 2005).
    assert_eq!(bands_with_given_first_box().len() * 36, 56 * 6usize.pow(6));
}

#[test]
fn random_grids_are_equally_likely() {
    let surprises = surprises(random_grid);
    assert!(surprises.iter().all(|surprise| surprise.abs() < WORST), "{surprises:?}");
}

#[test]
fn backtracking_is_found_out() {
    let surprises = surprises(by_backtracking);
    // Its bands give it away; its stacks look well.
    assert!(surprises[..2].iter().all(|surprise| *surprise > 2.0 * WORST), "{surprises:?}");
}

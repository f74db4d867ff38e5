//! Owns Lima's rules for one house, as his sections 2 to 5 state them: sets of possibilities, and subsets of cells and of digits
//! that are independent.

use arau::core::bits::ones;
use arau::random::Dice;

/// What each of nine cells may hold; bit `d - 1` stands for digit `d`.
pub type House = [u16; 9];

/// A house from digits as text.
pub fn house(cells: [&str; 9]) -> House {
    cells.map(|digits| digits.bytes().fold(0, |set, digit| set | 1 << (digit - b'1')))
}

/// Which cells of nine, or which digits: all sets of `k`.
pub fn subsets(k: u32) -> impl Iterator<Item = u16> {
    (1u16..1 << 9).filter(move |set| set.count_ones() == k)
}

fn union(house: &House, cells: u16) -> u16 {
    ones(cells).fold(0, |union, cell| union | house[cell])
}

/// The cells in which one of the digits may stand.
fn places(house: &House, digits: u16) -> u16 {
    (0..9).filter(|&cell| house[cell] & digits != 0).fold(0, |places, cell| places | 1 << cell)
}

/// The rule of k cells: if the cells have as many digits together as they are, these go from the other cells.
pub fn rule_of_cells(house: &House, cells: u16) -> Option<House> {
    let digits = union(house, cells);
    (digits.count_ones() == cells.count_ones()).then(|| {
        std::array::from_fn(|cell| if cells >> cell & 1 == 1 { house[cell] } else { house[cell] & !digits })
    })
}

/// The rule of k digits: if the digits have as many places together as they are, other digits go from these.
pub fn rule_of_digits(house: &House, digits: u16) -> Option<House> {
    let cells = places(house, digits);
    let each_occurs = (0..9).all(|digit| digits >> digit & 1 == 0 || places(house, 1 << digit) != 0);
    (each_occurs && cells.count_ones() == digits.count_ones()).then(|| {
        std::array::from_fn(|cell| if cells >> cell & 1 == 1 { house[cell] & digits } else { house[cell] })
    })
}

/// Both rules for up to `largest` cells or digits, until nothing changes. Says how often a rule changed something.
pub fn fixpoint(house: &mut House, largest: u32) -> usize {
    let mut n_changes = 0;
    loop {
        let before = *house;
        for k in 1..=largest {
            for set in subsets(k) {
                for changed in
                    [rule_of_cells, rule_of_digits].map(|rule| rule(house, set)).into_iter().flatten()
                {
                    // One after the other: both may take something away.
                    let both: House = std::array::from_fn(|cell| house[cell] & changed[cell]);
                    n_changes += usize::from(both != *house);
                    *house = both;
                }
            }
        }
        if *house == before {
            return n_changes;
        }
    }
}

/// What every cell holds in some way to fill the house with nine digits; all empty if there is none.
pub fn possible(house: &House) -> House {
    // `ways[i]` has the sets of digits that the first i cells can take, `rests[i]` those that the others can.
    let mut ways = vec![vec![false; 512]; 10];
    let mut rests = vec![vec![false; 512]; 10];
    ways[0][0] = true;
    rests[9][0] = true;
    let digits_of =
        |cell: usize| (0..9).map(|digit| 1usize << digit).filter(move |&bit| house[cell] as usize & bit != 0);
    for cell in 0..9 {
        for used in 0..512 {
            for bit in digits_of(cell).filter(|bit| used & bit == 0) {
                if ways[cell][used] {
                    ways[cell + 1][used | bit] = true;
                }
            }
        }
    }
    for cell in (0..9).rev() {
        for used in 0..512 {
            for bit in digits_of(cell).filter(|bit| used & bit == 0) {
                if rests[cell + 1][used] {
                    rests[cell][used | bit] = true;
                }
            }
        }
    }
    std::array::from_fn(|cell| {
        let is_possible = |bit: &usize| {
            (0..512usize)
                .any(|used| used & bit == 0 && ways[cell][used] && rests[cell + 1][511 & !used & !bit])
        };
        digits_of(cell).filter(is_possible).fold(0, |set, bit| set | bit as u16)
    })
}

/// A random house that can be filled: each cell holds its digit of a random order, and others with a random likelihood. In
/// every second house some cells are kept to their own digits, so that there are independent subsets of every size.
pub fn random_house(number: u64) -> House {
    let mut dice = Dice::of(4, number);
    let mut order: [u16; 9] = std::array::from_fn(|digit| 1 << digit);
    dice.shuffle(&mut order);
    let [density, n_kept] = dice.throw([6, 16]);
    let kept = if n_kept < 8 { order[..=n_kept].iter().sum() } else { 511 };
    let mut house: House = std::array::from_fn(|cell| {
        let allowed = if order[cell] & kept != 0 { kept } else { 511 };
        (0..9).fold(order[cell], |set, digit| {
            let [thrown] = dice.throw([8]);
            if thrown <= density + usize::from(n_kept < 8) { set | (1 << digit & allowed) } else { set }
        })
    });
    dice.shuffle(&mut house);
    house
}

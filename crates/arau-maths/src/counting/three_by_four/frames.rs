//! Owns what divisions of several boxes below each other look like, whatever the symbols are called: two that relabelling,
//! the order of boxes and the order of rows turn into each other belong to the same class, of which one is the example.
//!
//! A symbol is described by the rows in which it stands, a digit 0, 1 or 2 for each box. How many symbols have which description
//! says everything. Of all orders of boxes and rows the one with the greatest such list of numbers is taken; symbols in
//! the order of their descriptions are the labels of the example.

use super::super::permutations::permutations;
use super::divisions::{Division, N_SYMBOLS, Relabelling};

/// The orders of three rows.
const ROW_ORDERS: [[u8; 3]; 6] = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]];

/// How many symbols have which description: three bits each, the first description in the highest ones.
pub type Form = u128;

/// An order of boxes and rows, as what it makes of each description.
struct Order {
    /// Where each box comes from.
    boxes: Vec<usize>,
    image: Vec<u8>,
}

/// All orders of this many boxes.
pub struct Frames {
    n_boxes: usize,
    orders: Vec<Order>,
}

/// The class of some divisions, and the labels that turn them into the example.
pub struct Frame {
    /// Divisions have the same form if and only if they are of the same class.
    pub form: Form,
    /// The labels of the example.
    pub relabelling: Relabelling,
}

impl Frames {
    /// For this many boxes.
    pub fn new(n_boxes: usize) -> Frames {
        let mut orders = Vec::new();
        for boxes in permutations(n_boxes) {
            for choice in 0..6usize.pow(n_boxes as u32) {
                let image = |description: usize| {
                    let digits = boxes.iter().enumerate().map(|(to, &from)| {
                        let digit = description / 3usize.pow((n_boxes - 1 - from) as u32) % 3;
                        ROW_ORDERS[choice / 6usize.pow(to as u32) % 6][digit]
                    });
                    digits.fold(0, |description, digit| 3 * description + digit)
                };
                let image = (0..3usize.pow(n_boxes as u32)).map(image).collect();
                orders.push(Order { boxes: boxes.clone(), image });
            }
        }
        Frames { n_boxes, orders }
    }

    /// The class of some divisions and the way to its example.
    pub fn frame(&self, divisions: &[Division]) -> Frame {
        let descriptions = self.descriptions(divisions);
        let forms = self.orders.iter().map(|order| form(&descriptions, &order.image));
        let (form, order) = forms.zip(&self.orders).max_by_key(|(form, _)| *form).expect("there is an order");
        Frame { form, relabelling: labels(&descriptions, &order.image) }
    }

    /// The divisions of the example of a class.
    pub fn example(&self, form: Form) -> Vec<Division> {
        let n_descriptions = 3usize.pow(self.n_boxes as u32);
        let of = |description: usize| (form >> (3 * (n_descriptions - 1 - description)) & 7) as usize;
        let symbols: Vec<usize> = (0..n_descriptions)
            .flat_map(|description| std::iter::repeat_n(description, of(description)))
            .collect();
        let division = |i: usize| {
            let mut rows = [0; 3];
            for (symbol, description) in symbols.iter().enumerate() {
                rows[description / 3usize.pow((self.n_boxes - 1 - i) as u32) % 3] |= 1 << symbol;
            }
            rows
        };
        (0..self.n_boxes).map(division).collect()
    }

    /// Relabellings that turn an example into itself, boxes in whatever order but the last, which stays: enough of them
    /// that all others are products.
    pub fn symmetries_that_keep_the_last(&self, example: &[Division]) -> Vec<Relabelling> {
        let descriptions = self.descriptions(example);
        let same = (0..self.orders[0].image.len() as u8).collect::<Vec<u8>>();
        let form_here = form(&descriptions, &same);
        let keeps_last = |order: &&Order| order.boxes.last() == Some(&(self.n_boxes - 1));
        let orders = self.orders.iter().filter(keeps_last);
        let like_it = orders.filter(|order| form(&descriptions, &order.image) == form_here);
        let here = labels(&descriptions, &same);
        // To the places of the other order, and back by those of this one.
        let back = inverse(&here);
        let mut symmetries: Vec<Relabelling> = like_it
            .map(|order| labels(&descriptions, &order.image).map(|place| back[place as usize]))
            .collect();
        // Symbols with the same description may change places.
        for symbol in 1..N_SYMBOLS {
            let twin = (0..symbol).rev().find(|&other| descriptions[other] == descriptions[symbol]);
            symmetries.extend(twin.map(|twin| {
                let mut exchange: Relabelling = std::array::from_fn(|symbol| symbol as u8);
                exchange.swap(symbol, twin);
                exchange
            }));
        }
        symmetries
    }

    fn descriptions(&self, divisions: &[Division]) -> [u8; N_SYMBOLS] {
        debug_assert_eq!(divisions.len(), self.n_boxes);
        std::array::from_fn(|symbol| {
            let row = |division: &Division| 2 * (division[2] >> symbol & 1) + (division[1] >> symbol & 1);
            divisions.iter().fold(0, |description, division| 3 * description + row(division) as u8)
        })
    }
}

fn form(descriptions: &[u8; N_SYMBOLS], image: &[u8]) -> Form {
    let last = image.len() - 1;
    descriptions.iter().fold(0, |form, &d| form + (1 << (3 * (last - image[d as usize] as usize))))
}

/// The place of each symbol in the order of descriptions.
fn labels(descriptions: &[u8; N_SYMBOLS], image: &[u8]) -> Relabelling {
    let mut symbols: [usize; N_SYMBOLS] = std::array::from_fn(|symbol| symbol);
    symbols.sort_by_key(|&symbol| image[descriptions[symbol] as usize]);
    let mut labels = [0; N_SYMBOLS];
    for (place, symbol) in symbols.into_iter().enumerate() {
        labels[symbol] = place as u8;
    }
    labels
}

/// The relabelling that undoes another.
pub fn inverse(relabelling: &Relabelling) -> Relabelling {
    let mut inverse = [0; N_SYMBOLS];
    for (symbol, &label) in relabelling.iter().enumerate() {
        inverse[label as usize] = symbol as u8;
    }
    inverse
}

#[cfg(test)]
mod tests {
    use super::super::divisions::Divisions;
    use super::*;

    fn sorted(mut numbers: Vec<usize>) -> Vec<usize> {
        numbers.sort_unstable();
        numbers
    }

    #[test]
    fn frames_lead_to_the_example() {
        let (divisions, frames) = (Divisions::new(), Frames::new(3));
        for numbers in [[0, 0, 0], [1, 22, 333], [5774, 17, 4000], [3, 3, 900]] {
            let frame = frames.frame(&numbers.map(|number| divisions.get(number)));
            let example = frames.example(frame.form).into_iter().map(|division| divisions.number(division));
            let images = numbers.map(|number| divisions.image(&frame.relabelling, number));
            assert_eq!(sorted(images.to_vec()), sorted(example.collect()));
        }
    }

    #[test]
    fn symmetries_keep_the_example() {
        let (divisions, frames) = (Divisions::new(), Frames::new(3));
        for numbers in [[0, 0, 0], [1, 22, 333], [0, 0, 4000]] {
            let frame = frames.frame(&numbers.map(|number| divisions.get(number)));
            let example = frames.example(frame.form);
            let here: Vec<usize> = example.iter().map(|&division| divisions.number(division)).collect();
            for symmetry in frames.symmetries_that_keep_the_last(&example) {
                let images: Vec<usize> =
                    here.iter().map(|&number| divisions.image(&symmetry, number)).collect();
                assert_eq!(images[2], here[2]);
                assert_eq!(sorted(images), sorted(here.clone()));
            }
        }
    }
}

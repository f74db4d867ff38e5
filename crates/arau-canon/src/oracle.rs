//! Owns the plain way to the canonical form: every order of the columns with every order of the rows, given up where the
//! rows so far are larger than the best. It shares nothing with the ways that it judges.

use arau_core::Classic;

/// The smallest equivalent, and by how many symmetries it comes about.
pub fn smallest(digits: &Classic) -> (Classic, u32) {
    let mut best = Best { form: Classic([9; 81]), n_ways: 0 };
    for is_transposed in [false, true] {
        for columns in line_orders() {
            let turned = |row: usize, place: usize| match is_transposed {
                false => digits[9 * row + columns[place]],
                true => digits[9 * columns[place] + row],
            };
            best.add_rows(&turned, &mut Vec::new(), [0; 10], &mut Vec::new());
        }
    }
    (best.form, best.n_ways)
}

struct Best {
    form: Classic,
    n_ways: u32,
}

impl Best {
    fn add_rows(
        &mut self,
        cells: &impl Fn(usize, usize) -> u8,
        rows: &mut Vec<usize>,
        names: [u8; 10],
        form: &mut Vec<u8>,
    ) {
        match form.as_slice().cmp(&self.form[..form.len()]) {
            std::cmp::Ordering::Greater => return,
            std::cmp::Ordering::Equal if rows.len() == 9 => self.n_ways += 1,
            std::cmp::Ordering::Less if rows.len() == 9 => {
                self.form.copy_from_slice(form);
                self.n_ways = 1;
            }
            _ => {}
        }
        for row in 0..9 {
            let is_open = rows.len().is_multiple_of(3) || rows[rows.len() - 1] / 3 == row / 3;
            if rows.contains(&row) || !is_open {
                continue;
            }
            let (mut names, length) = (names, form.len());
            for place in 0..9 {
                let digit = cells(row, place);
                if digit != 0 && names[usize::from(digit)] == 0 {
                    names[usize::from(digit)] = names.iter().max().unwrap() + 1;
                }
                form.push(names[usize::from(digit)]);
            }
            rows.push(row);
            self.add_rows(cells, rows, names, form);
            rows.pop();
            form.truncate(length);
        }
    }
}

/// Every order of nine lines that keeps chutes together.
fn line_orders() -> Vec<[usize; 9]> {
    fn extend(order: &mut Vec<usize>, to: &mut Vec<[usize; 9]>) {
        if let Ok(whole) = order.as_slice().try_into() {
            to.push(whole);
            return;
        }
        for line in 0..9 {
            let goes_on = order.len().is_multiple_of(3) || order[order.len() - 1] / 3 == line / 3;
            if goes_on && !order.contains(&line) {
                order.push(line);
                extend(order, to);
                order.pop();
            }
        }
    }
    let mut orders = Vec::new();
    extend(&mut Vec::new(), &mut orders);
    assert_eq!(orders.len(), 1296);
    orders
}

//! Owns places in a spreadsheet, and how formulas write them.

/// A place in a sheet, row and column from 0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct At {
    /// Row from 0.
    pub row: usize,
    /// Column from 0.
    pub col: usize,
}

/// A place as row and column from 0.
pub fn at(row: usize, col: usize) -> At {
    At { row, col }
}

/// A rectangle of places, both corners included.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Area {
    /// Upper left corner.
    pub from: At,
    /// Lower right corner.
    pub to: At,
}

impl At {
    /// As in `B5`.
    pub fn plain(self) -> String {
        format!("{}{}", letters(self.col), self.row + 1)
    }

    /// As in `$B$5`.
    pub fn pinned(self) -> String {
        format!("${}${}", letters(self.col), self.row + 1)
    }

    /// A reference that moves with its formula.
    pub fn here(self) -> String {
        format!("[.{}]", self.plain())
    }

    /// A reference that stays, from any sheet.
    pub fn on(self, sheet: &str) -> String {
        format!("[${sheet}.{}]", self.pinned())
    }

    /// The rectangle from here with this many rows and columns.
    pub fn area(self, n_rows: usize, n_cols: usize) -> Area {
        Area {
            from: self,
            to: at((self.row + n_rows).saturating_sub(1), (self.col + n_cols).saturating_sub(1)),
        }
    }
}

impl Area {
    /// A reference that moves with its formula.
    pub fn here(self) -> String {
        format!("[.{}:.{}]", self.from.plain(), self.to.plain())
    }

    /// A reference that stays.
    pub fn fixed(self) -> String {
        format!("[.{}:.{}]", self.from.pinned(), self.to.pinned())
    }

    /// A reference that stays, from any sheet.
    pub fn on(self, sheet: &str) -> String {
        if self.from == self.to {
            return self.from.on(sheet);
        }
        format!("[${sheet}.{}:.{}]", self.from.pinned(), self.to.pinned())
    }

    /// As people write it, `$B$5:$J$9`.
    pub fn readable(self) -> String {
        if self.from == self.to {
            return self.from.pinned();
        }
        format!("{}:{}", self.from.pinned(), self.to.pinned())
    }
}

/// The name of a column: A to Z, AA, AB …
fn letters(col: usize) -> String {
    let last = char::from(b'A' + (col % 26) as u8);
    match col / 26 {
        0 => last.to_string(),
        rest => format!("{}{last}", letters(rest - 1)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_count_like_spreadsheets() {
        let names = [0, 25, 26, 51, 52, 701, 702, 1023].map(letters);
        assert_eq!(names, ["A", "Z", "AA", "AZ", "BA", "ZZ", "AAA", "AMJ"]);
    }

    #[test]
    fn references_move_or_stay() {
        let block = at(4, 1).area(2, 9);
        assert_eq!(block.here(), "[.B5:.J6]");
        assert_eq!(block.fixed(), "[.$B$5:.$J$6]");
        assert_eq!(block.on("Model"), "[$Model.$B$5:.$J$6]");
        assert_eq!(at(0, 27).on("Puzzle"), "[$Puzzle.$AB$1]");
    }
}

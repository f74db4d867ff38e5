//! Owns the lines of a Penpa text: which line holds what, the shorthand for frequent words, and the header.

/// The words behind the shorthand, in quotes but for the last.
const WORDS: &[(char, &str)] = &[
    ('9', "\"qa\""),
    ('Q', "\"pu_q\""),
    ('A', "\"pu_a\""),
    ('G', "\"grid\""),
    ('M', "\"edit_mode\""),
    ('S', "\"surface\""),
    ('L', "\"line\""),
    ('E', "\"lineE\""),
    ('W', "\"wall\""),
    ('C', "\"cage\""),
    ('N', "\"number\""),
    ('Y', "\"symbol\""),
    ('P', "\"special\""),
    ('B', "\"board\""),
    ('R', "\"command_redo\""),
    ('U', "\"command_undo\""),
    ('8', "\"command_replay\""),
    ('1', "\"numberS\""),
    ('F', "\"freeline\""),
    ('2', "\"freelineE\""),
    ('T', "\"thermo\""),
    ('3', "\"arrows\""),
    ('D', "\"direction\""),
    ('0', "\"squareframe\""),
    ('5', "\"polygon\""),
    ('4', "\"deletelineE\""),
    ('6', "\"killercages\""),
    ('7', "\"nobulbthermo\""),
    ('_', "\"__a\""),
    ('O', "null"),
    // An escaped `z`.
    ('Z', "z"),
];

/// A Penpa text.
pub(super) struct PenpaText<'t> {
    lines: Vec<&'t str>,
}

/// What the header says.
pub(super) struct Header {
    /// The kind of board.
    pub(super) grid: String,
    /// Columns and rows, those around the board included.
    pub(super) columns: Option<usize>,
    pub(super) rows: Option<usize>,
    /// Whether the falling and the rising diagonal of a sudoku grid are drawn.
    pub(super) falling: bool,
    pub(super) rising: bool,
    pub(super) title: String,
    pub(super) author: String,
    pub(super) rules: String,
}

impl<'t> PenpaText<'t> {
    /// Finds the lines.
    pub(super) fn new(text: &'t str) -> PenpaText<'t> {
        PenpaText { lines: text.split('\n').collect() }
    }

    /// Whether it is in the form of the first Penpa, which had neither a kind of board nor JSON.
    pub(super) fn is_old(&self) -> bool {
        self.lines.first().is_some_and(|line| line.starts_with(|c: char| c.is_ascii_digit()))
    }

    /// The header.
    pub(super) fn header(&self) -> Header {
        let line = self.line(0);
        let fields: Vec<&str> = line.split(',').collect();
        let field = |i: usize| fields.get(i).copied().unwrap_or_default();
        let prose = |i: usize, label: &str| {
            let text = field(i).strip_prefix(label).unwrap_or(field(i)).trim();
            text.replace("%2C", ",")
        };
        Header {
            grid: field(0).to_string(),
            columns: field(1).parse().ok(),
            rows: field(2).parse().ok(),
            falling: field(11) == "1",
            rising: field(14) == "1",
            title: prose(15, "Title:"),
            author: prose(16, "Author:"),
            rules: prose(18, "").replace("%2D", "\n").replace("%2E", "&").replace("%2F", "="),
        }
    }

    /// How many columns and rows lie around the board, as JSON: above, below, left, right.
    pub(super) fn margins(&self) -> String {
        self.line(1)
    }

    /// The question as JSON.
    pub(super) fn question(&self) -> String {
        self.line(3)
    }

    /// The cells as JSON: the number of the first, and the distance of each to the one before.
    pub(super) fn cells(&self) -> String {
        self.line(5)
    }

    /// The genre tags as JSON; old links have none.
    pub(super) fn tags(&self) -> Option<String> {
        self.lines.get(17).map(|_| self.line(17)).filter(|line| !line.trim().is_empty())
    }

    /// A line with its words spelled out.
    fn line(&self, number: usize) -> String {
        let line = self.lines.get(number).copied().unwrap_or_default();
        let mut parts = line.split('z');
        let mut plain = parts.next().unwrap_or_default().to_string();
        for part in parts {
            let code = part.chars().next();
            match WORDS.iter().find(|(known, _)| Some(*known) == code) {
                Some((known, word)) => {
                    plain.push_str(word);
                    plain.push_str(&part[known.len_utf8()..]);
                }
                None => {
                    plain.push('z');
                    plain.push_str(part);
                }
            }
        }
        plain
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_spelled_out() {
        let text = PenpaText::new("square,2,3\n[zO,1]\n\n{zN:{},\"x\":\"pizZzZa zy\"}\n\n[28,1]");
        assert_eq!(text.margins(), "[null,1]");
        assert_eq!(text.question(), "{\"number\":{},\"x\":\"pizza zy\"}");
        assert_eq!((text.cells(), text.tags()), ("[28,1]".to_string(), None));
        assert!(!text.is_old());
        assert!(PenpaText::new("9,9,38").is_old());
    }

    #[test]
    fn the_header_has_its_fields() {
        let header = "sudoku,9,10,38,0,1,1,380,418,448,448,1,0,0,0,Title: A%2C B,Author: me,,Be quick.%2DOr not%2C ok,OFF";
        let header = PenpaText::new(header).header();
        assert_eq!((header.grid.as_str(), header.columns, header.rows), ("sudoku", Some(9), Some(10)));
        assert_eq!((header.falling, header.rising), (true, false));
        assert_eq!((header.title.as_str(), header.author.as_str()), ("A, B", "me"));
        assert_eq!(header.rules, "Be quick.\nOr not, ok");
        assert_eq!(PenpaText::new("").header().columns, None);
    }
}

//! Owns what all drawn grids have in common: the bars and rules between the cells, and the boxes or regions that they
//! enclose. What the cells hold is a format's business.
//!
//! ```text
//! +---+---+   a rule
//! |1 2|3 4|   cells between bars
//! ```

use crate::board::Boxes;

/// Larger grids are not drawn.
pub(crate) const MAX_DRAWN_SIDE: usize = 128;

/// Longer lines are no rows of a drawing, however wide it is spaced.
const MAX_LINE: usize = 1 << 13;

/// What a line of a drawing is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum LineKind {
    /// Cells, and maybe bars between them.
    Cells,
    /// A rule between boxes.
    Rule,
    /// Nothing, or a comment.
    Blank,
    /// Too long to be part of a drawing.
    TooLong,
}

/// A line between cells that stand side by side.
pub(crate) fn is_bar(c: char) -> bool {
    matches!(c, '|' | '¦' | '│' | '┃' | '║' | '┆' | '┇' | '┊' | '┋' | '╎' | '╏')
}

/// A line between cells one above the other, or a corner.
pub(crate) fn is_rule(c: char) -> bool {
    matches!(c, '+' | '-' | '=') || ('\u{2500}'..='\u{257f}').contains(&c) && !is_bar(c)
}

/// What draws the corners of a frame, although it may stand for an empty cell elsewhere.
fn is_joint(c: char) -> bool {
    matches!(c, '*' | '.' | ':' | '\'' | '`' | ',')
}

/// What a line of a drawing is.
pub(crate) fn line_kind(line: &str) -> LineKind {
    if line.trim().is_empty() || line.trim_start().starts_with('#') {
        return LineKind::Blank;
    }
    if line.len() > MAX_LINE {
        return LineKind::TooLong;
    }
    let count = |kind: fn(char) -> bool| line.chars().filter(|c| kind(*c)).count();
    let n_blanks = count(|c| c.is_whitespace() || is_bar(c));
    let (n_rules, n_joints) = (count(is_rule), count(is_joint));
    let is_frame = n_blanks + n_rules + n_joints == line.chars().count();
    match is_frame {
        true if n_rules > n_joints => LineKind::Rule,
        true if n_rules == 0 && n_joints == 0 => LineKind::Blank,
        _ => LineKind::Cells,
    }
}

/// The words of a line between blanks and bars, with their offsets.
pub(crate) fn words(line: &str) -> Vec<(usize, &str)> {
    let offset_of = |part: &str| part.as_ptr() as usize - line.as_ptr() as usize;
    let words = line.split(|c: char| c.is_whitespace() || is_bar(c)).filter(|word| !word.is_empty());
    words.map(|word| (offset_of(word), word)).collect()
}

/// The frames of a drawing, line by line.
#[derive(Default)]
pub(crate) struct Frames<'t> {
    rows: Vec<Row>,
    /// How many rows are above each rule, and the rule.
    rules: Vec<(usize, &'t str)>,
}

/// The frames in a row of cells.
struct Row {
    /// The column of the first character of each cell.
    columns: Vec<usize>,
    /// How many cells stand before each bar.
    bars: Vec<usize>,
}

impl<'t> Frames<'t> {
    /// Adds a line with cells that start at these offsets.
    pub(crate) fn add_row(&mut self, line: &str, starts: &[usize]) {
        let mut row = Row { columns: Vec::with_capacity(starts.len()), bars: Vec::new() };
        for (column, (offset, c)) in line.char_indices().enumerate() {
            if starts.get(row.columns.len()) == Some(&offset) {
                row.columns.push(column);
            } else if is_bar(c) {
                row.bars.push(row.columns.len());
            }
        }
        self.rows.push(row);
    }

    /// Adds a rule.
    pub(crate) fn add_rule(&mut self, line: &'t str) {
        self.rules.push((self.rows.len(), line));
    }

    /// What the frames of a grid with `n` rows of `n` cells enclose. None if it is neither boxes nor regions with as many
    /// cells as the grid has symbols.
    pub(crate) fn boxes(&self, n: usize) -> Option<Boxes> {
        let mut gaps = vec![Gap::Open; n + 1];
        for (n_above, rule) in &self.rules {
            if let Some(gap) = gaps.get_mut(*n_above) {
                *gap = (*gap).max(self.gap(*n_above, rule));
            }
        }
        let inner =
            |bars: &[usize]| bars.iter().copied().filter(|bar| (1..n).contains(bar)).collect::<Vec<_>>();
        let bars: Vec<Vec<usize>> = self.rows.iter().map(|row| inner(&row.bars)).collect();
        let is_even = bars.windows(2).all(|pair| pair[0] == pair[1]);
        if is_even && !gaps[1..n].contains(&Gap::Partial) {
            let rules: Vec<usize> = (1..n).filter(|row| gaps[*row] == Gap::Closed).collect();
            even_boxes(&rules, bars.first().map_or(&[], Vec::as_slice), n)
        } else {
            self.regions(n)
        }
    }

    /// How far a rule closes the gap below this many rows.
    fn gap(&self, n_above: usize, rule: &str) -> Gap {
        let inside = rule.trim().trim_matches(is_bar);
        if !inside.contains(|c: char| c.is_whitespace() || is_bar(c)) {
            return Gap::Closed;
        }
        let walls = n_above.checked_sub(1).and_then(|row| self.rows.get(row)).map(|row| walls(row, rule));
        match walls {
            Some(walls) if walls.iter().any(|wall| !wall) && walls.contains(&true) => Gap::Partial,
            _ => Gap::Closed,
        }
    }

    /// The regions into which bars and rules of any length divide the cells.
    fn regions(&self, n: usize) -> Option<Boxes> {
        let mut has_wall_below = vec![vec![false; n]; n];
        for (n_above, rule) in self.rules.iter().filter(|(n_above, _)| (1..n).contains(n_above)) {
            let row = self.rows.get(n_above - 1)?;
            for (col, wall) in walls(row, rule).into_iter().enumerate().take(n) {
                has_wall_below[n_above - 1][col] |= wall;
            }
        }
        let mut region_of: Vec<Option<usize>> = vec![None; n * n];
        let mut n_regions = 0;
        for first in 0..n * n {
            if region_of[first].is_some() {
                continue;
            }
            let (mut open, mut n_cells) = (vec![first], 0);
            while let Some(cell) = open.pop() {
                if region_of[cell].replace(n_regions).is_some() {
                    continue;
                }
                n_cells += 1;
                let (row, col) = (cell / n, cell % n);
                let is_open_right = |row: usize, col: usize| !self.rows[row].bars.contains(&(col + 1));
                let mut visit = |is_open: bool, next: usize| {
                    if is_open && region_of[next].is_none() {
                        open.push(next);
                    }
                };
                if col + 1 < n {
                    visit(is_open_right(row, col), cell + 1);
                }
                if col > 0 {
                    visit(is_open_right(row, col - 1), cell - 1);
                }
                if row + 1 < n {
                    visit(!has_wall_below[row][col], cell + n);
                }
                if row > 0 {
                    visit(!has_wall_below[row - 1][col], cell - n);
                }
            }
            if n_cells != n {
                return None;
            }
            n_regions += 1;
        }
        region_of.into_iter().collect::<Option<Vec<_>>>().map(Boxes::Regions)
    }
}

/// How far a rule closes the gap between two rows.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Gap {
    Open,
    Partial,
    Closed,
}

/// Whether a rule runs below each cell of a row.
fn walls(row: &Row, rule: &str) -> Vec<bool> {
    let rule: Vec<char> = rule.chars().collect();
    let is_wall = |column: &usize| rule.get(*column).is_some_and(|c| !c.is_whitespace() && !is_bar(*c));
    row.columns.iter().map(is_wall).collect()
}

/// The boxes between frames that run all through the grid. Frames around every cell say nothing.
fn even_boxes(rules: &[usize], bars: &[usize], n: usize) -> Option<Boxes> {
    let size = match (spacing(rules, n)?, spacing(bars, n)?) {
        (None | Some(1), None | Some(1)) => return Some(Boxes::Usual),
        (Some(height), Some(width)) => (height, width),
        (Some(height), None) => (height, n / height),
        (None, Some(width)) => (n / width, width),
    };
    (size.0 * size.1 == n).then_some(Boxes::Size(size.0, size.1))
}

/// The distance of frames, if there are any; none at all if they do not divide the side evenly.
fn spacing(frames: &[usize], n: usize) -> Option<Option<usize>> {
    let mut inner = frames.to_vec();
    inner.dedup();
    let Some(&step) = inner.first() else { return Some(None) };
    let is_even = n.is_multiple_of(step) && inner.iter().copied().eq((1..n / step).map(|k| k * step));
    is_even.then_some(Some(step))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn boxes(drawing: &str, n: usize) -> Option<Boxes> {
        let mut frames = Frames::default();
        for line in drawing.lines() {
            match line_kind(line) {
                LineKind::Cells => {
                    let starts: Vec<usize> = words(line).iter().map(|(start, _)| *start).collect();
                    frames.add_row(line, &starts);
                }
                LineKind::Rule => frames.add_rule(line),
                LineKind::Blank | LineKind::TooLong => {}
            }
        }
        frames.boxes(n)
    }

    #[test]
    fn lines_are_told_apart() {
        for rule in
            ["---", "*-----------*", ".------.-----.", ":------+-----:", "'---'---'", "╔═══╤═══╗", "- - -"]
        {
            assert_eq!(line_kind(rule), LineKind::Rule, "{rule}");
        }
        for cells in ["1.-.", "...", "*", "* * *", ". - .", "|1|", "x"] {
            assert_eq!(line_kind(cells), LineKind::Cells, "{cells}");
        }
        assert_eq!([" ", "# x", "| |", "║"].map(line_kind), [LineKind::Blank; 4]);
        assert_eq!(line_kind(&"1".repeat(9000)), LineKind::TooLong);
    }

    #[test]
    fn frames_that_run_through_are_boxes() {
        let framed = "+-----+-----+\n| 1 2 | 3 4 |\n| . . | . . |\n+-----+-----+\n| . . | . . |\n| . . | . . |\n+-----+-----+";
        assert_eq!(boxes(framed, 4), Some(Boxes::Size(2, 2)));
        let dashed = "1 2  3 4\n. .  . .\n- -  - -\n. .  . .\n. .  . .";
        assert_eq!(boxes(dashed, 4), Some(Boxes::Size(2, 2)));
        assert_eq!(boxes("1 2|3 4\n. .|. .\n. .|. .\n. .|. .", 4), Some(Boxes::Size(2, 2)));
        assert_eq!(boxes("1 2 3 4\n. . . .\n. . . .\n. . . .", 4), Some(Boxes::Usual));
        assert_eq!(boxes("|1|2|3|4|\n|.|.|.|.|\n|.|.|.|.|\n|.|.|.|.|", 4), Some(Boxes::Usual));
        assert_eq!(boxes("1|2 3 4\n.|. . .\n.|. . .\n.|. . .", 4), None);
    }

    #[test]
    fn frames_of_any_form_are_regions() {
        let jigsaw = "\
+-------+---+
| 1   2 | 3 |
|   +---+   |
| 3 | 1   2 |
+---+-------+
| 2   3   1 |
+-----------+";
        assert_eq!(boxes(jigsaw, 3), Some(Boxes::Regions(vec![0, 0, 1, 0, 1, 1, 2, 2, 2])));
        assert_eq!(boxes(&jigsaw.replace("| 1   2 | 3 |", "| 1 | 2 | 3 |"), 3), None);
    }
}

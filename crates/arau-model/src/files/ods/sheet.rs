//! Owns a sheet of cells in the making, and how it is written as XML.

use super::address::{Area, At};
use super::look::{Look, Looks};
use super::xml::escape;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;

/// What stands in a cell of a sheet.
#[derive(Clone, PartialEq, Debug)]
pub enum Content {
    /// Nothing; only its look counts.
    Empty,
    /// A text.
    Text(String),
    /// A number.
    Number(i64),
    /// A formula in OpenFormula, without the leading `=`.
    Formula(String),
}

/// How a sheet is printed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Page {
    /// On one upright page.
    Single,
    /// On upright pages, as many as it takes.
    Long,
    /// On wide pages.
    Wide,
}

impl Page {
    /// Every page.
    pub const ALL: [Page; 3] = [Page::Single, Page::Long, Page::Wide];

    /// The name of its style.
    pub fn name(self) -> &'static str {
        match self {
            Page::Single => "Default",
            Page::Long => "Long",
            Page::Wide => "Wide",
        }
    }
}

/// A formula that paints over cells. It is written for the first of them and moves with the others.
pub struct Painted {
    /// Where.
    pub area: Area,
    /// When.
    pub formula: String,
    /// With which style.
    pub style: &'static str,
}

/// A sheet in the making.
pub struct Sheet {
    /// Its name: letters only, so that references need no quotes.
    pub name: &'static str,
    /// How it is printed.
    pub page: Page,
    /// The tab's colour.
    pub colour: &'static str,
    /// Widths of columns in tenths of a millimetre, for the first columns.
    pub widths: Vec<u32>,
    /// Heights of rows in tenths of a millimetre, where they are not as usual.
    pub heights: BTreeMap<usize, u32>,
    /// What formulas paint.
    pub painted: Vec<Painted>,
    /// The first cell that moves when the sheet is scrolled, if titles above and beside it stay.
    pub frozen: Option<At>,
    /// Named expressions that belong to the sheet.
    pub names: Vec<(String, String)>,
    cells: BTreeMap<(usize, usize), (Content, Look)>,
}

/// The width of columns that say nothing.
const USUAL_WIDTH: u32 = 150;

impl Sheet {
    /// An empty sheet.
    pub fn new(name: &'static str, page: Page, colour: &'static str) -> Sheet {
        let (widths, heights, cells) = (Vec::new(), BTreeMap::new(), BTreeMap::new());
        Sheet {
            name,
            page,
            colour,
            frozen: None,
            widths,
            heights,
            painted: Vec::new(),
            names: Vec::new(),
            cells,
        }
    }

    /// Puts something into a cell.
    pub fn put(&mut self, place: At, content: Content, look: Look) {
        self.cells.insert((place.row, place.col), (content, look));
    }

    /// Puts a text into a cell.
    pub fn text(&mut self, place: At, text: impl Into<String>, look: Look) {
        self.put(place, Content::Text(text.into()), look);
    }

    /// Puts a number into a cell.
    pub fn number(&mut self, place: At, number: i64, look: Look) {
        self.put(place, Content::Number(number), look);
    }

    /// Puts a formula into a cell.
    pub fn formula(&mut self, place: At, formula: impl Into<String>, look: Look) {
        self.put(place, Content::Formula(formula.into()), look);
    }

    /// Paints an area where a formula is true.
    pub fn paint(&mut self, area: Area, formula: impl Into<String>, style: &'static str) {
        self.painted.push(Painted { area, formula: formula.into(), style });
    }

    /// Says how wide a column is.
    pub fn widen(&mut self, col: usize, width: u32) {
        if self.widths.len() <= col {
            self.widths.resize(col + 1, USUAL_WIDTH);
        }
        self.widths[col] = width;
    }

    /// The widths and heights that need a style.
    pub fn measures(&self) -> (BTreeSet<u32>, BTreeSet<u32>) {
        let widths = self.widths.iter().copied().chain([USUAL_WIDTH]).collect();
        (widths, self.heights.values().copied().collect())
    }

    /// Writes the sheet as an element `table:table`.
    pub fn write(&self, looks: &mut Looks, xml: &mut String) {
        let _ = write!(xml, r#"<table:table table:name="{0}" table:style-name="ta{0}">"#, self.name);
        self.write_columns(xml);
        self.write_rows(looks, xml);
        self.write_names(xml);
        self.write_painted(xml);
        xml.push_str("</table:table>");
    }

    fn write_columns(&self, xml: &mut String) {
        let n_cols = self.cells.keys().map(|&(_, col)| col + 1).max().unwrap_or(1);
        for col in 0..n_cols.max(self.widths.len()) {
            let width = self.widths.get(col).copied().unwrap_or(USUAL_WIDTH);
            let _ = write!(xml, r#"<table:table-column table:style-name="co{width}"/>"#);
        }
    }

    fn write_rows(&self, looks: &mut Looks, xml: &mut String) {
        let mut next = 0;
        let mut cells = self.cells.iter().peekable();
        while let Some(&(&(row, _), _)) = cells.peek() {
            for blank in next..row {
                let _ = write!(
                    xml,
                    "<table:table-row{}><table:table-cell/></table:table-row>",
                    self.height(blank)
                );
            }
            let _ = write!(xml, "<table:table-row{}>", self.height(row));
            let mut col = 0;
            while let Some((&(_, place), cell)) = cells.next_if(|(key, _)| key.0 == row) {
                if place > col {
                    let _ =
                        write!(xml, r#"<table:table-cell table:number-columns-repeated="{}"/>"#, place - col);
                }
                col = place + 1;
                // Cells of a formula differ, and are not worth a look.
                let may_repeat = matches!(cell.0, Content::Number(_) | Content::Empty);
                while may_repeat
                    && cells.next_if(|(key, next)| **key == (row, col) && *next == cell).is_some()
                {
                    col += 1;
                }
                write_cell(&cell.0, &looks.name(cell.1), col - place, xml);
            }
            xml.push_str("</table:table-row>");
            next = row + 1;
        }
    }

    fn height(&self, row: usize) -> String {
        match self.heights.get(&row) {
            Some(height) => format!(r#" table:style-name="ro{height}""#),
            None => String::new(),
        }
    }

    fn write_names(&self, xml: &mut String) {
        if self.names.is_empty() {
            return;
        }
        xml.push_str("<table:named-expressions>");
        for (name, expression) in &self.names {
            let _ = write!(
                xml,
                r#"<table:named-expression table:name="{name}" table:base-cell-address="${}.$A$1" table:expression="{}"/>"#,
                self.name,
                escape(expression)
            );
        }
        xml.push_str("</table:named-expressions>");
    }

    fn write_painted(&self, xml: &mut String) {
        if self.painted.is_empty() {
            return;
        }
        xml.push_str("<calcext:conditional-formats>");
        for Painted { area, formula, style } in &self.painted {
            let (from, to) = (area.from.plain(), area.to.plain());
            let _ = write!(
                xml,
                r#"<calcext:conditional-format calcext:target-range-address="{0}.{from}:{0}.{to}"><calcext:condition calcext:apply-style-name="{style}" calcext:value="formula-is({1})" calcext:base-cell-address="{0}.{from}"/></calcext:conditional-format>"#,
                self.name,
                escape(formula)
            );
        }
        xml.push_str("</calcext:conditional-formats>");
    }
}

/// The same cell this many times side by side.
fn write_cell(content: &Content, style: &str, n_times: usize, xml: &mut String) {
    let _ = write!(xml, r#"<table:table-cell table:style-name="{style}""#);
    if n_times > 1 {
        let _ = write!(xml, r#" table:number-columns-repeated="{n_times}""#);
    }
    let _ = match content {
        Content::Empty => write!(xml, "/>"),
        Content::Text(text) => {
            let text = escape(text);
            write!(
                xml,
                r#" office:value-type="string" calcext:value-type="string"><text:p>{text}</text:p></table:table-cell>"#
            )
        }
        Content::Number(number) => write!(
            xml,
            r#" office:value-type="float" office:value="{number}"><text:p>{number}</text:p></table:table-cell>"#
        ),
        // No result is written down: whoever opens the sheet computes it.
        Content::Formula(formula) => write!(xml, r#" table:formula="of:={}"/>"#, escape(formula)),
    };
}

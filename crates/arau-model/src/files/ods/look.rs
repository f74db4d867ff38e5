//! Owns how cells of a sheet look, and the styles that say so.

use super::sheet::Page;
use super::xml::document;
use std::fmt::Write;

/// The line on one side of a cell.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Line {
    /// Nothing is drawn.
    #[default]
    None,
    /// Between cells of a box.
    Thin,
    /// Around a box.
    Thick,
}

/// Lines above, below, left and right.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Frame {
    /// Above.
    pub top: Line,
    /// Below.
    pub bottom: Line,
    /// To the left.
    pub left: Line,
    /// To the right.
    pub right: Line,
}

impl Frame {
    /// Thin lines all round.
    pub const THIN: Frame =
        Frame { top: Line::Thin, bottom: Line::Thin, left: Line::Thin, right: Line::Thin };
}

/// How a cell looks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Look {
    /// Size of its letters in points.
    pub size: u8,
    /// Whether its letters are bold.
    pub bold: bool,
    /// The colour of its letters.
    pub ink: &'static str,
    /// The colour behind them, if there is one.
    pub fill: Option<&'static str>,
    /// The lines around it.
    pub frame: Frame,
    /// Whether its letters stand in the middle.
    pub centred: bool,
    /// Whether 0 is left blank.
    pub blank_zero: bool,
    /// Whether long texts go on in a new line.
    pub wraps: bool,
}

/// Plain text.
pub const TEXT: Look = Look {
    size: 10,
    bold: false,
    ink: "#222222",
    fill: None,
    frame: Frame { top: Line::None, bottom: Line::None, left: Line::None, right: Line::None },
    centred: false,
    blank_zero: false,
    wraps: false,
};

/// The title of a sheet.
pub const TITLE: Look = Look { size: 18, bold: true, ink: "#1f3a5f", ..TEXT };

/// The title of a table.
pub const HEADING: Look = Look { bold: true, ink: "#1f3a5f", ..TEXT };

/// A name above a column or beside a row of numbers.
pub const LABEL: Look = Look { size: 9, ink: "#555555", fill: Some("#eef2f7"), centred: true, ..TEXT };

/// A number of a table.
pub const NUMBER: Look = Look { size: 9, centred: true, frame: Frame::THIN, ..TEXT };

/// The styles of a document, each once.
#[derive(Default)]
pub struct Looks(Vec<Look>);

impl Looks {
    /// The name of a look's style.
    pub fn name(&mut self, look: Look) -> String {
        let known = self.0.iter().position(|&other| other == look);
        let idx = known.unwrap_or_else(|| {
            self.0.push(look);
            self.0.len() - 1
        });
        format!("ce{idx}")
    }

    /// The styles, for the head of the content.
    pub fn xml(&self) -> String {
        let mut xml = String::from(BLANK_ZERO);
        for (idx, look) in self.0.iter().enumerate() {
            look.write(idx, &mut xml);
        }
        xml
    }
}

/// Numbers of which 0 is left blank.
const BLANK_ZERO: &str = concat!(
    r#"<number:number-style style:name="N1Z" style:volatile="true"><number:text/></number:number-style>"#,
    r#"<number:number-style style:name="N1"><number:number number:decimal-places="0" number:min-integer-digits="1"/>"#,
    r#"<style:map style:condition="value()=0" style:apply-style-name="N1Z"/></number:number-style>"#,
);

impl Look {
    fn write(&self, idx: usize, xml: &mut String) {
        let data = if self.blank_zero { r#" style:data-style-name="N1""# } else { "" };
        let weight = if self.bold { "bold" } else { "normal" };
        let (align, wrap) =
            (if self.centred { "center" } else { "start" }, if self.wraps { "wrap" } else { "no-wrap" });
        let fill = self.fill.unwrap_or("transparent");
        let sides = [
            ("top", self.frame.top),
            ("bottom", self.frame.bottom),
            ("left", self.frame.left),
            ("right", self.frame.right),
        ];
        let lines: String =
            sides.map(|(side, line)| format!(r#" fo:border-{side}="{}""#, line.css())).concat();
        let _ = write!(
            xml,
            r#"<style:style style:name="ce{idx}" style:family="table-cell" style:parent-style-name="Default"{data}><style:table-cell-properties fo:background-color="{fill}" fo:wrap-option="{wrap}" style:vertical-align="middle"{lines}/><style:paragraph-properties fo:text-align="{align}"/><style:text-properties fo:font-size="{}pt" fo:font-weight="{weight}" fo:color="{}"/></style:style>"#,
            self.size, self.ink
        );
    }
}

impl Line {
    fn css(self) -> &'static str {
        match self {
            Line::None => "none",
            Line::Thin => "0.5pt solid #a9b4c2",
            Line::Thick => "1.75pt solid #1f3a5f",
        }
    }
}

/// What live formulas may paint over a cell.
pub mod paint {
    /// It breaks a rule.
    pub const BROKEN: &str = "Broken";
    /// All is well.
    pub const WELL: &str = "Well";
    /// It repeats a given.
    pub const GIVEN: &str = "Given";
    /// It ought to repeat a given and does not.
    pub const LOST: &str = "Lost";
}

/// The styles that live formulas paint with, and the pages for printing.
pub fn styles_xml() -> String {
    let painted = [
        (paint::BROKEN, "#ffb3ad", "#9b0000", "bold"),
        (paint::WELL, "#d5f0d8", "#14532d", "normal"),
        (paint::GIVEN, "", "#111111", "bold"),
        (paint::LOST, "#ffd9a0", "#8a4b00", "bold"),
    ];
    let mut styles = String::from(concat!(
        r#"<style:default-style style:family="table-cell"><style:text-properties style:font-name="Liberation Sans" fo:font-family="'Liberation Sans', Arial, sans-serif" fo:font-size="10pt"/></style:default-style>"#,
        r#"<style:style style:name="Default" style:family="table-cell"/>"#
    ));
    for (name, fill, ink, weight) in painted {
        let fill = match fill {
            "" => String::new(),
            fill => format!(r#"<style:table-cell-properties fo:background-color="{fill}"/>"#),
        };
        let _ = write!(
            styles,
            r#"<style:style style:name="{name}" style:family="table-cell" style:parent-style-name="Default">{fill}<style:text-properties fo:color="{ink}" fo:font-weight="{weight}"/></style:style>"#
        );
    }
    let (pages, masters): (String, String) = Page::ALL.map(page_xml).into_iter().unzip();
    document(
        "office:document-styles",
        &format!(
            "<office:styles>{styles}</office:styles><office:automatic-styles>{pages}</office:automatic-styles><office:master-styles>{masters}</office:master-styles>"
        ),
    )
}

/// The layout of a page, and the master that uses it.
fn page_xml(page: Page) -> (String, String) {
    let name = page.name();
    let (orientation, width) = if page == Page::Wide { ("landscape", "42cm") } else { ("portrait", "21cm") };
    let n_pages = if page == Page::Single { 1 } else { 0 };
    let layout = format!(
        r#"<style:page-layout style:name="pm{name}"><style:page-layout-properties fo:page-width="{width}" fo:page-height="29.7cm" style:print-orientation="{orientation}" fo:margin="1.5cm" style:scale-to-X="1" style:scale-to-Y="{n_pages}" style:table-centering="horizontal"/></style:page-layout>"#
    );
    (layout, format!(r#"<style:master-page style:name="{name}" style:page-layout-name="pm{name}"/>"#))
}

//! Owns the text of the generated pages: what the registries know, for readers.

use arau_core::{Param, Rule, kind_in_words};
use arau_format::FORMATS;
use arau_logic::{Level, TechniqueInfo, technique_infos};
use arau_rules::{RULES, SHAPES, VARIANTS};
use arau_solve::ENGINES;
use std::fmt::Write;

const NOTE: &str = "<!-- Written by `cargo xtask docs`; edit the registry instead. -->\n\n";

/// Name and text of every generated page.
pub fn pages() -> Vec<(&'static str, String)> {
    vec![
        ("rules.md", rules()),
        ("variants.md", variants()),
        ("shapes.md", shapes()),
        ("formats.md", formats()),
        ("engines.md", engines()),
        ("techniques.md", techniques()),
    ]
}

fn page(title: &str, introduction: &str) -> String {
    format!("{NOTE}# {title}\n\n{introduction}\n")
}

/// Text for a cell of a table.
fn cell(text: &str) -> String {
    text.replace('|', "\\|").replace('\n', " ")
}

fn row(cells: &[&str]) -> String {
    let cells: Vec<String> = cells.iter().map(|text| cell(text)).collect();
    format!("| {} |\n", cells.join(" | "))
}

fn table(head: &[&str], rows: impl Iterator<Item = String>) -> String {
    let line = format!("|{}\n", "---|".repeat(head.len()));
    format!("\n{}{line}{}", row(head), rows.collect::<String>())
}

fn rules() -> String {
    let introduction = "\
Everything that a setter can ask for. In a document, list a rule without arguments in `rules`; write a rule with arguments
as a table named by its id, as often as you need. Each rule is a file in `crates/arau-rules/src/rules/`.";
    let mut text = page("Rules", introduction);
    let overview = RULES.iter().map(|rule| {
        let info = rule.info();
        row(&[&format!("[`{0}`](#{0})", info.id), info.title, info.summary])
    });
    text += &table(&["id", "title", "meaning"], overview);
    text.extend(RULES.iter().map(|rule| rule_section(*rule)));
    text
}

fn rule_section(rule: &dyn Rule) -> String {
    let info = rule.info();
    let mut text = format!("\n## {}\n\n**{}**: {}.\n", info.id, info.title, info.summary);
    if info.arithmetic {
        text += "It computes with symbols, so the alphabet must have values.\n";
    }
    text += &params(info.params);
    if let Some(sample) = info.samples.first() {
        let solutions = if sample.n_solutions == 1 { "solution" } else { "solutions" };
        let _ = write!(
            text,
            "\nA puzzle with {} {solutions}:\n\n```toml\n{}\n```\n",
            sample.n_solutions,
            sample.document.trim_end()
        );
    }
    text
}

fn params(params: &[Param]) -> String {
    let one = |param: &Param| {
        let needed = if param.required { "yes" } else { "no" };
        row(&[&format!("`{}`", param.name), &kind(param), needed, param.help])
    };
    match params.is_empty() {
        true => String::new(),
        false => table(&["argument", "takes", "needed", "meaning"], params.iter().map(one)),
    }
}

fn kind(param: &Param) -> String {
    match param.kind {
        arau_core::ParamKind::Choice(words) => format!("one of: {}", words.join(", ")),
        kind => kind_in_words(kind).to_string(),
    }
}

fn variants() -> String {
    let introduction = "\
Named kinds of puzzles: a shape with the rules that apply to the whole of it. A document starts with `variant = \"id\"`.
Families 1 to 9 are those of Merino's overview: 1 sizes, 2 extra constraints, 3 jigsaw, 4 new givens, 5 other symbols,
6 overlapping grids, 7 cells that are not square, 8 more dimensions, 9 mixtures. Family 10 is everything newer.";
    let rows = VARIANTS.iter().map(|variant| {
        row(&[
            &format!("`{}`", variant.id),
            variant.title,
            &variant.family.to_string(),
            variant.summary,
            &format!("`{}`", variant.shape),
            &format!("`examples/{}`", variant.example),
        ])
    });
    page("Variants", introduction)
        + &table(&["id", "title", "family", "what it is", "shape", "example"], rows)
}

fn shapes() -> String {
    let introduction = "\
Boards. In a document, `shape = \"id\"` chooses one, and its arguments go beside it at the top level. You can spell out any
other board cell by cell (see [Documents](documents.md)).";
    let mut text = page("Shapes", introduction);
    for shape in SHAPES {
        let info = shape.info();
        let _ = write!(text, "\n## {}\n\n**{}**: {}.\n", info.id, info.title, info.summary);
        text += &params(info.params);
    }
    text
}

fn formats() -> String {
    let introduction = "\
Ways to write puzzles. `arau` detects the format of its input; `--from ID` chooses one. `arau convert --to ID` writes one,
and reports an error if the format cannot express something in the puzzle.

Files whose names end in `.sdm` are read as `line`, `.ss` as `grid`, `.opensudoku` as `open-sudoku`. A drawing whose meaning
its format does not define is an error, unless you add `--ignore-drawings`. What a player has entered or noted is not part
of a puzzle.";
    let rows = FORMATS.iter().map(|format| {
        let info = format.info();
        let unit = if info.by_line { "a line" } else { "a document" };
        let writes = if info.writes { "yes" } else { "no" };
        row(&[&format!("`{}`", info.id), info.title, info.carries, unit, writes])
    });
    page("Formats", introduction) + &table(&["id", "title", "carries", "a puzzle is", "written"], rows)
}

fn engines() -> String {
    let introduction = "\
Ways to solve. `--engine ID` chooses one. The default, `auto`, selects an engine for each puzzle; `--json` includes the
reason.";
    let rows = ENGINES.iter().map(|engine| row(&[&format!("`{}`", engine.id()), engine.title()]));
    page("Engines", introduction) + &table(&["id", "title"], rows)
}

fn techniques() -> String {
    let introduction = "\
How people find steps, easiest first. `arau explain` takes the first technique that finds anything, `arau steps` shows every
step in a position, and `--technique ID` selects techniques. Those that assume a unique solution are marked. Codes, levels
and scores are HoDoKu's. Each family is a file or folder in `crates/arau-logic/src/techniques/`.";
    let one = |info: &TechniqueInfo| {
        let unique = if info.assumes_unique { "yes" } else { "" };
        let (code, level, score) = info.hodoku.map_or((String::new(), "", String::new()), |hodoku| {
            (format!("`{}`", hodoku.code), level_name(hodoku.level), hodoku.score.to_string())
        });
        row(&[&format!("`{}`", info.id), info.title, info.summary, unique, &code, level, &score])
    };
    let head = ["id", "title", "what it sees and what follows", "one solution", "code", "level", "score"];
    page("Techniques", introduction) + &table(&head, technique_infos().map(one))
}

fn level_name(level: Level) -> &'static str {
    match level {
        Level::Easy => "easy",
        Level::Medium => "medium",
        Level::Hard => "hard",
        Level::Unfair => "unfair",
        Level::Extreme => "extreme",
    }
}

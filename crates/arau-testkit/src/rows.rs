//! Owns what the collections mean: where a row keeps its puzzle, and what it says of the solutions. The texts go through
//! the same reader as the input of the command line.

use arau_core::PuzzleSpec;
use serde_json::Value;

/// A puzzle of a collection.
#[derive(Clone, Debug)]
pub struct Row {
    /// Its name in the collection.
    pub id: String,
    /// The puzzle as text, in one or more ways to write it.
    pub texts: Vec<Text>,
    /// Whether it has one solution, if the row says so.
    pub count: Option<Count>,
    /// A solution, if the row states one: the only one if the count says so.
    pub solution: Option<Stated>,
}

/// A puzzle as text.
#[derive(Clone, Debug)]
pub struct Text {
    /// The field it comes from.
    pub field: &'static str,
    /// The format to read it in; found out if none is named.
    pub format: Option<&'static str>,
    /// The text.
    pub text: String,
}

/// What a row says about the number of solutions.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Count {
    /// No solution.
    None,
    /// Exactly one.
    One,
    /// Two or more.
    Many,
}

impl Count {
    /// The class of a number, which may have been cut off at 2.
    pub fn of(n_solutions: u64) -> Count {
        match n_solutions {
            0 => Count::None,
            1 => Count::One,
            _ => Count::Many,
        }
    }
}

/// A solution as rows state it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Stated {
    /// A value per cell in the order of cells. The board may have further cells, such as variables.
    InOrder(Vec<i64>),
    /// A value per place of a rectangular frame; `None` where there is no cell.
    InFrame(Vec<Vec<Option<i64>>>),
}

impl Stated {
    /// The value of a cell by this solution, as far as it says.
    pub fn value(&self, spec: &PuzzleSpec, cell: arau_core::Cell) -> Option<i64> {
        match self {
            Stated::InOrder(values) => values.get(cell.idx()).copied(),
            Stated::InFrame(rows) => match spec.geometry.info(cell).coords[..] {
                [row, col] => *rows.get(row as usize - 1)?.get(col as usize - 1)?,
                _ => None,
            },
        }
    }
}

/// The rows of a collection, which is a file of the folder `variants`; `None` where it is not on the machine.
pub fn rows(collection: &str) -> Option<Vec<Row>> {
    let rows = crate::corpus::json_rows(&format!("variants/{collection}.jsonl"))?;
    Some(rows.iter().map(|(line, row)| read_row(collection, *line, row)).collect())
}

fn read_row(collection: &str, line: usize, row: &Value) -> Row {
    let id = row["id"].as_str().map_or_else(|| format!("line {line}"), str::to_string);
    Row {
        id,
        texts: texts(collection, row),
        count: count(&row["count"]),
        solution: solution(&row["solution"]),
    }
}

fn texts(collection: &str, row: &Value) -> Vec<Text> {
    let text = |field, format, text| Text { field, format, text };
    let lines = |field: &str| strings(&row[field]).join("\n");
    let mut texts = match collection {
        "fpuzzles" => vec![text("fpuzzles", None, row["fpuzzles"].to_string())],
        "iss" => strings_of(row, "input").map(|input| text("input", Some("iss"), input)).collect(),
        "sgt" => strings_of(row, "gameid").map(|id| text("gameid", None, id)).collect(),
        "samurai" | "kakuro" => vec![text("puzzle", None, lines("puzzle"))],
        "classic16_kiguli" => vec![text("puzzle", None, number_grid(&row["puzzle"]))],
        "dclamage" => match row["puzzle"].as_str() {
            Some(givens) => vec![text("puzzle", None, givens.to_string())],
            None => vec![text("puzzle", Some("f-puzzles"), row["puzzle"].to_string())],
        },
        "shapes_generated" | "kenken_kiguli" => vec![text("row", None, row.to_string())],
        _ => Vec::new(),
    };
    texts.extend(strings_of(row, "iss").map(|iss| text("iss", Some("iss"), iss)));
    texts
}

fn strings_of<'a>(row: &'a Value, field: &str) -> impl Iterator<Item = String> + use<'a> {
    row[field].as_str().map(str::to_string).into_iter()
}

fn strings(value: &Value) -> Vec<&str> {
    value.as_array().into_iter().flatten().filter_map(Value::as_str).collect()
}

/// A grid of numbers as a drawing, 0 for an empty cell.
fn number_grid(grid: &Value) -> String {
    let rows = grid.as_array().into_iter().flatten();
    let line = |row: &Value| {
        let numbers = row.as_array().into_iter().flatten().filter_map(Value::as_i64);
        numbers.map(|n| if n == 0 { ".".into() } else { n.to_string() }).collect::<Vec<_>>().join(" ")
    };
    rows.map(line).collect::<Vec<_>>().join("\n")
}

fn count(value: &Value) -> Option<Count> {
    match value {
        Value::Number(number) => number.as_u64().map(Count::of),
        Value::String(text) if text == ">=2" => Some(Count::Many),
        _ => None,
    }
}

fn solution(value: &Value) -> Option<Stated> {
    let digits = |text: &str| text.chars().map(|c| c.to_digit(10).map(i64::from)).collect::<Vec<_>>();
    match value {
        Value::String(text) => digits(text).into_iter().collect::<Option<_>>().map(Stated::InOrder),
        Value::Array(list) if list.iter().all(Value::is_number) => {
            Some(Stated::InOrder(list.iter().filter_map(Value::as_i64).collect()))
        }
        Value::Array(list) if list.iter().all(Value::is_string) => {
            Some(Stated::InFrame(strings(value).into_iter().map(digits).collect()))
        }
        Value::Array(list) => {
            let row = |row: &Value| row.as_array().into_iter().flatten().map(Value::as_i64).collect();
            Some(Stated::InFrame(list.iter().map(row).collect()))
        }
        _ => None,
    }
}

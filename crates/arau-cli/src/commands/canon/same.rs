//! `arau canon --same`: whether two grids or puzzles are equivalent, and the map that shows it.

use super::map_json;
use crate::output;
use crate::run::Exit;
use arau::canon::{Canonizer, Map, is_consistent, renaming};
use arau::core::Classic;
use serde_json::json;

/// How two are compared.
pub struct Comparison {
    /// Names of digits may change, and nothing else.
    pub names_only: bool,
    /// Whether to print a JSON object instead of words.
    pub as_json: bool,
}

impl Comparison {
    /// Tells whether the first can be turned into the second, and how.
    pub fn tell(&self, two: &[Classic]) -> anyhow::Result<Exit> {
        let [from, to] = two else {
            anyhow::bail!("--same compares exactly two grids or puzzles, not {}", two.len());
        };
        if let Some(i) = two.iter().position(|digits| !is_consistent(digits)) {
            let which = ["first", "second"][i];
            anyhow::bail!("the {which} is invalid: a house contains two equal givens");
        }
        let map = match self.names_only {
            true => renaming(from, to),
            false => Canonizer::new().isomorphism(from, to),
        };
        let text = if self.as_json { self.object(map.as_ref()) } else { self.words(map.as_ref()) };
        output::print(&(text + "\n"))?;
        Ok(if map.is_some() { Exit::Yes } else { Exit::No })
    }

    fn object(&self, map: Option<&Map>) -> String {
        let mut object = json!({ "equivalent": map.is_some() });
        if let Some(map) = map {
            object["map"] = map_json(map);
        }
        object.to_string()
    }

    fn words(&self, map: Option<&Map>) -> String {
        let Some(map) = map else { return "not equivalent".into() };
        let places = |lines: &[u8; 9]| in_digits(&lines.map(|line| line + 1));
        let digits = format!("digits {}", in_digits(&map.names[1..]));
        if self.names_only {
            return format!("equivalent\t{digits}");
        }
        let transposed = if map.is_transposed { "yes" } else { "no" };
        let (rows, columns) = (places(&map.rows), places(&map.columns));
        format!("equivalent\ttransposed {transposed}\trows {rows}\tcolumns {columns}\t{digits}")
    }
}

fn in_digits(numbers: &[u8]) -> String {
    numbers.iter().map(|number| char::from(b'0' + number)).collect()
}

//! Owns reading cages: sums and different digits, and the title, author and rules that old documents put into cages
//! without cells.

use super::read::{Fields, Reader};
use crate::json_place::JsonNode;
use arau_core::{Args, Faults};
use std::collections::BTreeMap;

/// What the puzzle says of itself, by name. Cages come first, since what the metadata says prevails.
pub(super) fn metadata(fields: &Fields<'_, '_>) -> BTreeMap<String, String> {
    let mut said: BTreeMap<String, String> = BTreeMap::new();
    let cages = fields.get("cages").and_then(|cages| cages.array().ok()).unwrap_or_default();
    for (name, text) in cages.iter().filter_map(said_by_cage) {
        // The rules may be spread over several cages.
        said.entry(name).and_modify(|known| *known = format!("{known}\n{text}")).or_insert(text);
    }
    for node in ["metaData", "metadata"].iter().filter_map(|name| fields.get(*name)) {
        for (name, value) in node.fields() {
            let lines = value.array().unwrap_or_default();
            let lines: Vec<String> = lines.iter().filter_map(JsonNode::word).collect();
            if let Some(text) = value.word().or_else(|| (!lines.is_empty()).then(|| lines.join("\n"))) {
                said.insert(name, text);
            }
        }
    }
    said
}

/// `title: …` of a cage without cells.
fn said_by_cage(cage: &JsonNode<'_, '_>) -> Option<(String, String)> {
    let fields = cage.fields();
    if fields.get("cells").is_some_and(|cells| !cells.is_blank()) {
        return None;
    }
    let value = fields.get("value")?.text()?;
    let (name, text) = value.split_once(':')?;
    let is_name = !name.is_empty() && name.chars().all(|c| c.is_ascii_alphanumeric());
    is_name.then(|| (name.to_string(), text.trim().to_string()))
}

/// Reads a cage as a rule.
pub(super) fn read(reader: &mut Reader, entry: &JsonNode<'_, '_>) -> Result<(), Faults> {
    let fields = entry.object()?;
    let Some(cells) = fields.get("cells").filter(|cells| !cells.is_blank()) else {
        return Ok(());
    };
    let cells = reader.cells(cells)?;
    let says = |name: &str| fields.get(name).and_then(JsonNode::word).filter(|word| !word.trim().is_empty());
    let unique = says("unique").map(|word| word == "true");
    let is_extra_region = says("style").as_deref() == Some("extraregion");
    let label = says("value").filter(|label| label != "?");
    let sum = says("sum").or_else(|| label.clone()).map(|text| text.trim().parse::<i64>());
    match (unique, sum) {
        (Some(true), _) if is_extra_region && label.is_none() => {
            reader.add("extra-region", Args::new().with_cells(cells), entry);
        }
        (Some(true), None) if says("type").is_some() => {
            reader.add("extra-region", Args::new().with_cells(cells), entry);
        }
        (Some(true), None) => reader.add("killer-cage", Args::new().with_cells(cells), entry),
        // Of old, a cage with a sum was a killer cage without saying so.
        (Some(true) | None, Some(Ok(sum))) => {
            reader.add("killer-cage", Args::new().with_cells(cells).with_int("sum", sum), entry);
        }
        (Some(false), Some(Ok(sum))) => {
            reader.add("sum", Args::new().with_cells(cells).with_int("sum", sum), entry)
        }
        // Cells that are in no region, or the bounds of the picture.
        (Some(false), None) => {}
        (_, Some(Err(_))) => reader.refuse_drawing(entry, "a cage with text other than a sum"),
        (None, None) => {
            reader.refuse_drawing(entry, "a cage without a sum that need not hold different digits")
        }
    }
    Ok(())
}

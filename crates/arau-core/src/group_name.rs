//! Owns [`GroupName`]: what a group of cells is called, as data. The words are those of a language, and are in
//! `arau-logic`.

/// What a house or another group of cells is called: a kind, and what tells the group from others of its kind.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GroupName {
    /// What sort of group, one word that languages have a noun for: `row`, `window`, `diagonal` …
    pub kind: String,
    /// Its number, its letter or a cell of it; empty if the kind and the cells say enough.
    pub label: String,
    /// The kind and the label of what it is a part of: a grid of several, a layer of a cube.
    pub whole: Option<(String, String)>,
}

impl GroupName {
    /// A group that its kind and its cells are enough to name.
    pub fn new(kind: impl Into<String>) -> GroupName {
        GroupName { kind: kind.into(), label: String::new(), whole: None }
    }

    /// The same with a number, a letter or a cell.
    pub fn with_label(self, label: impl ToString) -> GroupName {
        GroupName { label: label.to_string(), ..self }
    }

    /// The same as a part of something larger.
    pub fn part_of(self, kind: impl Into<String>, label: impl ToString) -> GroupName {
        GroupName { whole: Some((kind.into(), label.to_string())), ..self }
    }

    /// Reads the name of a group of the board, such as `row 3` or `box 7 of layer 4`. None if it has another form, as a
    /// document's own names may.
    pub fn parse(name: &str) -> Option<GroupName> {
        match name.split(' ').collect::<Vec<_>>()[..] {
            [kind, label] => Some(GroupName::new(kind).with_label(label)),
            [kind, label, "of", whole, whole_label] => {
                Some(GroupName::new(kind).with_label(label).part_of(whole, whole_label))
            }
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_groups_are_read() {
        assert_eq!(GroupName::parse("row 3"), Some(GroupName::new("row").with_label(3)));
        let of_layer = GroupName::new("box").with_label(7).part_of("layer", 4);
        assert_eq!(GroupName::parse("box 7 of layer 4"), Some(of_layer));
        assert_eq!(GroupName::parse("the upper left edge"), None);
        assert_eq!(GroupName::parse("edge"), None);
    }
}

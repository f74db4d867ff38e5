//! Owns what houses are called in a sentence. The data come from the board and from the rules, as [`GroupName`]; a language
//! has a message per kind of house, `house-KIND`, whose attributes are the forms that its sentences need:
//!
//! - the message itself is the house where a sentence speaks of it: `row 3`, `la riga 3`;
//! - `.in` and `.of` stand behind those words: `nella riga 3`, `della riga 3`;
//! - `.several`, `.in-several` and `.of-several` are houses of a kind that their numbers name together: `rows 2 and 6`;
//! - `.own` is the one such house of a cell that was just named, in the form that the language needs it: `its row`,
//!   `haren errenkadan`.
//!
//! A message may use `$number`, the label of the house, `none` if it has none; `$numbers` for several; and the labels of
//! cells of it: `$first` and `$last` in the order of the rule, `$at` in the order of the board.

use super::{Names, Speaker};
use crate::HouseName;
use arau_core::{Cell, Geometry, GroupName};
use fluent_bundle::FluentArgs;

/// What a sentence needs of a house.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Form {
    /// Its name alone.
    Plain,
    /// Something is in it.
    In,
    /// Something is of it.
    Of,
}

impl Form {
    /// The attribute of one house of a kind.
    fn of_one(self) -> Option<&'static str> {
        match self {
            Form::Plain => None,
            Form::In => Some("in"),
            Form::Of => Some("of"),
        }
    }

    /// The attribute of several houses of a kind.
    fn of_several(self) -> &'static str {
        match self {
            Form::Plain => "several",
            Form::In => "in-several",
            Form::Of => "of-several",
        }
    }
}

/// How people speak of a house whose kind no language knows.
const UNKNOWN: &str = "other";
/// How people speak of a house to which a document gave a name of its own.
const NAMED: &str = "named";

impl Speaker {
    /// Houses in words: `row 3 and box 1`. Several of one kind that the language knows share its plural: `rows 2 and 6`.
    pub(super) fn houses(&self, houses: &[usize], names: Names<'_>) -> String {
        self.houses_with(Form::Plain, houses, names, "and")
    }

    /// The same, of which one is meant: `row 3 or box 1`.
    pub(super) fn houses_or(&self, houses: &[usize], names: Names<'_>) -> String {
        self.houses_with(Form::Plain, houses, names, "or")
    }

    /// The same behind *in*: `in row 3 or in box 1`.
    pub(super) fn houses_or_in(&self, houses: &[usize], names: Names<'_>) -> String {
        self.houses_with(Form::In, houses, names, "or")
    }

    /// Houses in the form that a sentence needs behind *in* or *of*: `in row 3`, `nella riga 3`.
    pub(super) fn houses_in_form(&self, form: Form, houses: &[usize], names: Names<'_>) -> String {
        self.houses_with(form, houses, names, "and")
    }

    /// Sets what a message may use about houses, such as `$house`, `$house-in` and `$house-of`.
    pub(super) fn set_houses(
        &self,
        name: &'static str,
        houses: &[usize],
        args: &mut FluentArgs<'_>,
        names: Names<'_>,
    ) {
        args.set(name, self.houses(houses, names));
        args.set(format!("{name}-in"), self.houses_in_form(Form::In, houses, names));
        args.set(format!("{name}-of"), self.houses_in_form(Form::Of, houses, names));
    }

    /// A group of the board in words.
    pub(super) fn group(&self, group: usize, form: Form, names: Names<'_>) -> String {
        let group = &names.puzzle.geometry().groups()[group];
        let called = GroupName::parse(&group.name);
        let name = HouseName { kind: &group.kind, name: &group.name, called: called.as_ref() };
        self.house(name, &group.cells, form, names)
    }

    /// A house as a cell's own: `its row`; by its name in a form, if the cell has several of the kind or the language has no
    /// word for it.
    pub(super) fn own_house(&self, house: usize, cell: Option<Cell>, form: Form, names: Names<'_>) -> String {
        let kind = |idx: usize| names.reasoner.house(idx).called.map(|called| called.kind.as_str());
        let is_rival = |other: &usize| {
            *other != house
                && kind(*other) == kind(house)
                && cell.is_none_or(|cell| names.reasoner.cells_of(*other).contains(&cell))
        };
        let own = kind(house).filter(|_| !(0..names.reasoner.n_houses()).any(|other| is_rival(&other)));
        own.and_then(|kind| self.say_if_known(&format!("house-{kind}"), Some("own"), &FluentArgs::new()))
            .unwrap_or_else(|| self.houses_in_form(form, &[house], names))
    }

    fn houses_with(&self, form: Form, houses: &[usize], names: Names<'_>, word: &str) -> String {
        self.houses_together(form, houses, names, word).unwrap_or_else(|| {
            let told = |&idx: &usize| {
                self.house(names.reasoner.house(idx), names.reasoner.cells_of(idx), form, names)
            };
            self.list(houses.iter().map(told).collect(), word)
        })
    }

    fn house(&self, house: HouseName<'_>, cells: &[Cell], form: Form, names: Names<'_>) -> String {
        let geometry = names.puzzle.geometry();
        let known = house.called.and_then(|called| self.called(called, cells, form, geometry));
        known.unwrap_or_else(|| {
            // The rules name their houses by kinds; only a document makes up whole names.
            let is_of_the_board = geometry.groups().iter().any(|group| group.name == house.name);
            let (kind, label) = if is_of_the_board { (NAMED, house.name) } else { (UNKNOWN, "") };
            self.of_kind(kind, form, &self.about_house(label, cells, geometry))
                .unwrap_or_else(|| house.name.to_string())
        })
    }

    /// A group by its kind, if the language knows that, with what it is a part of.
    fn called(&self, called: &GroupName, cells: &[Cell], form: Form, geometry: &Geometry) -> Option<String> {
        let part = self.of_kind(&called.kind, form, &self.about_house(&called.label, cells, geometry))?;
        let Some(whole) = &called.whole else { return Some(part) };
        self.with_whole(part, whole)
    }

    /// A part with what it is a part of: `row 3 of grid 2`.
    fn with_whole(&self, part: String, (kind, label): &(String, String)) -> Option<String> {
        let number = FluentArgs::from_iter([("number", self.ordinal(label))]);
        let whole = self.of_kind(kind, Form::Of, &number)?;
        Some(self.say("part-of-whole", &FluentArgs::from_iter([("part", part), ("whole", whole)])))
    }

    fn of_kind(&self, kind: &str, form: Form, args: &FluentArgs<'_>) -> Option<String> {
        let id = format!("house-{kind}");
        self.say_if_known(&id, form.of_one(), args)
    }

    fn about_house(&self, label: &str, cells: &[Cell], geometry: &Geometry) -> FluentArgs<'static> {
        let cell =
            |cell: Option<&Cell>| cell.map_or_else(String::new, |&cell| geometry.label(cell).to_string());
        let number = if label.is_empty() { "none".to_string() } else { self.ordinal(label) };
        FluentArgs::from_iter([
            ("number", number),
            ("first", cell(cells.first())),
            ("last", cell(cells.last())),
            ("at", cell(cells.iter().min())),
        ])
    }

    /// A number as the language writes it in the name of a house; a letter or a cell as it is.
    fn ordinal(&self, label: &str) -> String {
        match label.ends_with(|c: char| c.is_ascii_digit()) && label.starts_with(|c: char| c.is_ascii_digit())
        {
            true => self.say("ordinal", &FluentArgs::from_iter([("number", label)])),
            false => label.to_string(),
        }
    }

    /// Several houses of one kind by their numbers, if the language has words for that.
    fn houses_together(&self, form: Form, houses: &[usize], names: Names<'_>, word: &str) -> Option<String> {
        let called =
            |&idx: &usize| names.reasoner.house(idx).called.filter(|called| !called.label.is_empty());
        let all: Vec<&GroupName> = houses.iter().map(called).collect::<Option<_>>()?;
        let first = *all.first().filter(|_| all.len() > 1)?;
        if all.iter().any(|other| (&other.kind, &other.whole) != (&first.kind, &first.whole)) {
            return None;
        }
        let numbers = self.list(all.iter().map(|called| self.ordinal(&called.label)).collect(), word);
        let args = FluentArgs::from_iter([("numbers", numbers)]);
        let several = self.say_if_known(&format!("house-{}", first.kind), Some(form.of_several()), &args)?;
        match &first.whole {
            Some(whole) => self.with_whole(several, whole),
            None => Some(several),
        }
    }

    /// A message, or an attribute of one, if the language has it.
    fn say_if_known(&self, id: &str, attribute: Option<&str>, args: &FluentArgs<'_>) -> Option<String> {
        let message = self.bundle.get_message(id)?;
        let pattern = match attribute {
            Some(attribute) => message.get_attribute(attribute)?.value(),
            None => message.value()?,
        };
        let mut errors = Vec::new();
        let text = self.bundle.format_pattern(pattern, Some(args), &mut errors).into_owned();
        debug_assert!(errors.is_empty(), "{id}: {errors:?}");
        Some(text)
    }
}

/// The kind of all these houses, if it is one.
pub(super) fn common_kind<'n>(houses: &[usize], names: Names<'n>) -> Option<&'n str> {
    let kind = |&idx: &usize| {
        let house = names.reasoner.house(idx);
        house.called.map_or(house.kind, |called| &called.kind)
    };
    let first = houses.first().map(kind)?;
    houses.iter().all(|house| kind(house) == first).then_some(first)
}

/// Whether the name of a house is short enough for a possessive: `row 2's 5`, but `the 5 of row 2 of grid 3`.
pub(super) fn size(name: &str) -> &'static str {
    if name.split(' ').count() <= 2 { "short" } else { "long" }
}

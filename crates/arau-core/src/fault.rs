//! Owns how bad input is reported: a [`Fault`] has a kind, a place, the argument that it concerns, a message and help;
//! [`Faults`] collects all of an input.

use crate::Place;
use std::fmt;

/// The kind of fault in an input.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum FaultKind {
    /// The text does not follow the grammar of its format, or its format is not recognised.
    Syntax,
    /// A name that does not exist: of a key, rule, variant, shape, argument, cell or symbol.
    Unknown,
    /// Something required is missing.
    Missing,
    /// Something is repeated that may occur only once.
    Duplicate,
    /// A value is of the wrong kind, out of range, or does not fit the board, the alphabet or another value.
    Invalid,
    /// The input is correct, but a format cannot express this part of it or arau cannot solve it.
    Unsupported,
    /// The input exceeds a size limit.
    TooLarge,
    /// The input could not be read at all.
    Unreadable,
}

/// A step on the way to the part of an argument that a fault concerns.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ArgStep {
    /// The argument of this name.
    Param(String),
    /// An element of a list, a rule of an option, or a byte of a text, from 0.
    Item(usize),
}

/// One thing that is wrong with an input.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault(Box<Parts>);

/// Boxed, so that results stay small where nothing is wrong.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Parts {
    kind: FaultKind,
    place: Place,
    argument: Vec<ArgStep>,
    message: String,
    help: Option<String>,
}

impl Fault {
    /// A fault whose place is not known yet. The message is lowercase and has no full stop.
    pub fn new(kind: FaultKind, message: impl Into<String>) -> Fault {
        let (place, argument) = (Place::default(), Vec::new());
        Fault(Box::new(Parts { kind, place, argument, message: message.into(), help: None }))
    }

    /// A text that does not follow its grammar.
    pub fn syntax(message: impl Into<String>) -> Fault {
        Fault::new(FaultKind::Syntax, message)
    }

    /// A name that does not exist.
    pub fn unknown(message: impl Into<String>) -> Fault {
        Fault::new(FaultKind::Unknown, message)
    }

    /// Something required is missing.
    pub fn missing(message: impl Into<String>) -> Fault {
        Fault::new(FaultKind::Missing, message)
    }

    /// Something is repeated.
    pub fn duplicate(message: impl Into<String>) -> Fault {
        Fault::new(FaultKind::Duplicate, message)
    }

    /// A value that does not fit.
    pub fn invalid(message: impl Into<String>) -> Fault {
        Fault::new(FaultKind::Invalid, message)
    }

    /// Something correct that cannot be expressed or solved.
    pub fn unsupported(message: impl Into<String>) -> Fault {
        Fault::new(FaultKind::Unsupported, message)
    }

    /// Something larger than what is taken.
    pub fn too_large(message: impl Into<String>) -> Fault {
        Fault::new(FaultKind::TooLarge, message)
    }

    /// The fault at this place.
    pub fn at(mut self, place: Place) -> Fault {
        self.0.place = place;
        self
    }

    /// The fault with advice.
    pub fn with_help(self, help: impl Into<String>) -> Fault {
        self.with_help_if(Some(help.into()))
    }

    /// The fault with advice, if there is any.
    pub fn with_help_if(mut self, help: Option<String>) -> Fault {
        self.0.help = help;
        self
    }

    /// The fault of an argument.
    pub fn of(self, param: &str) -> Fault {
        self.within(param, &[])
    }

    /// The fault of an item of an argument: an element of a list, or a byte of a text, from 0.
    pub fn of_item(self, param: &str, item: usize) -> Fault {
        self.within(param, &[item])
    }

    /// The fault, seen from outside: what it concerns lies within these items of an argument, one inside the other.
    pub fn within(mut self, param: &str, items: &[usize]) -> Fault {
        let outer = items.iter().map(|&item| ArgStep::Item(item));
        self.0.argument.splice(0..0, std::iter::once(ArgStep::Param(param.to_string())).chain(outer));
        self
    }

    /// The fault whose message says first what it is about.
    pub fn about(mut self, what: impl fmt::Display) -> Fault {
        self.0.message = format!("{what}: {}", self.0.message);
        self
    }

    /// What sort of thing is wrong.
    pub fn kind(&self) -> FaultKind {
        self.0.kind
    }

    /// Where.
    pub fn place(&self) -> &Place {
        &self.0.place
    }

    /// The argument of a rule or shape that is wrong and the way to the part of it that is meant; empty if it is no
    /// single argument.
    pub fn argument(&self) -> &[ArgStep] {
        &self.0.argument
    }

    /// The name of the argument that is wrong, if it is a single one.
    pub fn param(&self) -> Option<&str> {
        match self.0.argument.first() {
            Some(ArgStep::Param(name)) => Some(name),
            _ => None,
        }
    }

    /// What is wrong: lowercase, no full stop.
    pub fn message(&self) -> &str {
        &self.0.message
    }

    /// What to do about it, if there is something to say.
    pub fn help(&self) -> Option<&str> {
        self.0.help.as_deref()
    }
}

/// A message alone tells of a value that does not fit, which is the commonest fault.
impl From<String> for Fault {
    fn from(message: String) -> Fault {
        Fault::invalid(message)
    }
}

impl From<&str> for Fault {
    fn from(message: &str) -> Fault {
        Fault::invalid(message)
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let place = self.0.place.to_string();
        if !place.is_empty() {
            write!(f, "{place}: ")?;
        }
        f.write_str(&self.0.message)?;
        match &self.0.help {
            Some(help) => write!(f, " ({help})"),
            None => Ok(()),
        }
    }
}

impl std::error::Error for Fault {}

/// Every fault of an input. As an error it is never empty.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Faults(Vec<Fault>);

impl Faults {
    /// Adds a fault.
    pub fn push(&mut self, fault: Fault) {
        self.0.push(fault);
    }

    /// `Ok(value)` when nothing was found, else all the faults.
    pub fn or_ok<T>(self, value: T) -> Result<T, Faults> {
        if self.0.is_empty() { Ok(value) } else { Err(self) }
    }

    /// Takes the value out of a result; adds its faults if it has none.
    pub fn take<T>(&mut self, result: Result<T, Faults>) -> Option<T> {
        result.map_err(|faults| self.extend(faults)).ok()
    }

    /// The faults where those that know no place are at this one.
    pub fn at(self, place: &Place) -> Faults {
        self.map_places(|known| if known.is_unknown() { place.clone() } else { known })
    }

    /// The faults at other places.
    pub fn map_places(mut self, mut change: impl FnMut(Place) -> Place) -> Faults {
        self.0.iter_mut().for_each(|fault| fault.0.place = change(std::mem::take(&mut fault.0.place)));
        self
    }

    /// The faults in the order in which they were found.
    pub fn iter(&self) -> std::slice::Iter<'_, Fault> {
        self.0.iter()
    }

    /// How many there are.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Whether there are none, as while they are collected.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

impl From<Fault> for Faults {
    fn from(fault: Fault) -> Faults {
        Faults(vec![fault])
    }
}

impl FromIterator<Fault> for Faults {
    fn from_iter<I: IntoIterator<Item = Fault>>(faults: I) -> Faults {
        Faults(faults.into_iter().collect())
    }
}

impl Extend<Fault> for Faults {
    fn extend<I: IntoIterator<Item = Fault>>(&mut self, faults: I) {
        self.0.extend(faults);
    }
}

impl IntoIterator for Faults {
    type Item = Fault;
    type IntoIter = std::vec::IntoIter<Fault>;

    fn into_iter(self) -> Self::IntoIter {
        self.0.into_iter()
    }
}

impl<'a> IntoIterator for &'a Faults {
    type Item = &'a Fault;
    type IntoIter = std::slice::Iter<'a, Fault>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

/// A line for each fault.
impl fmt::Display for Faults {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, fault) in self.iter().enumerate() {
            if i > 0 {
                f.write_str("\n")?;
            }
            write!(f, "{fault}")?;
        }
        Ok(())
    }
}

impl std::error::Error for Faults {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_fault_reads_as_one_line() {
        let fault = Fault::unknown("no cell r0c1").at(Place::at(3, 7)).with_help("rows are counted from 1");
        assert_eq!(fault.to_string(), "3:7: no cell r0c1 (rows are counted from 1)");
        let pathed = Fault::missing("no shaft").at(Place::path_only("arrow[1]"));
        assert_eq!(pathed.to_string(), "arrow[1]: no shaft");
    }

    #[test]
    fn the_way_to_an_argument_grows_outwards() {
        let fault = Fault::duplicate("r1c1 twice").of_item("cells", 3).within("options", &[1, 0]);
        let param = |name: &str| ArgStep::Param(name.to_string());
        let items = [1, 0, 3].map(ArgStep::Item);
        let [option, rule, cell] = items;
        assert_eq!(fault.argument(), [param("options"), option, rule, param("cells"), cell]);
        assert_eq!(fault.param(), Some("options"));
        assert_eq!(Fault::invalid("x").param(), None);
    }

    #[test]
    fn only_unknown_places_are_filled_in() {
        let known = Fault::invalid("a").at(Place::at(1, 2));
        let faults: Faults = [known.clone(), Fault::invalid("b")].into_iter().collect();
        let placed: Vec<Fault> = faults.at(&Place::at(9, 9)).into_iter().collect();
        assert_eq!(placed, [known, Fault::invalid("b").at(Place::at(9, 9))]);
    }
}

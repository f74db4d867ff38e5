//! Owns what the commands about human logic share: which techniques they use and in which language they speak.

use crate::run::{Refusal, Task};
use arau::format::did_you_mean;
use arau::logic::{Language, Order, Reasoner, TechniqueInfo};
use arau::registry::{format, techniques};
use arau::{Explainer, Techniques, Teller};
use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use clap::error::ErrorKind;
use clap::{Arg, Args, Command};
use std::ffi::OsStr;

/// Which techniques are used, and in which language they are told.
#[derive(Args, Clone, Debug)]
#[command(next_help_heading = "Logic")]
pub struct LogicArgs {
    /// Use only these techniques (see `arau list techniques`); may be repeated [default: those that HoDoKu uses by
    /// default, and all that HoDoKu does not have]
    #[arg(long, value_name = "ID", value_parser = technique_ids(), hide_possible_values = true)]
    technique: Vec<String>,

    /// Leave out techniques that rely on the puzzle having one solution
    #[arg(long)]
    no_uniqueness: bool,

    #[command(flatten)]
    language: LanguageArgs,
}

/// In which language arau speaks.
#[derive(Args, Clone, Debug)]
pub struct LanguageArgs {
    /// Language of sentences and names
    #[arg(long, value_name = "LANGUAGE", default_value = "en", value_parser = language_ids())]
    language: String,
}

impl LanguageArgs {
    /// The language.
    pub fn language(&self) -> Language {
        Language::ALL.into_iter().find(|language| language.id() == self.language).unwrap_or_default()
    }
}

/// In which order techniques are tried.
#[derive(Args, Clone, Debug)]
#[command(next_help_heading = "Logic")]
pub struct OrderArgs {
    /// Order in which techniques are tried: `teacher` starts with what people see first and stays near the last step;
    /// `hodoku` and `se` are the orders of HoDoKu and Sudoku Explainer
    #[arg(long, value_name = "ORDER", default_value = "teacher", value_parser = order_ids())]
    order: String,
}

impl OrderArgs {
    /// The order.
    pub fn order(&self) -> Order {
        Order::ALL.into_iter().find(|order| order.id() == self.order).unwrap_or_default()
    }
}

/// Reads the id of a technique, also as people write its name: `X-Wing`, `Hidden Single`.
pub fn technique_ids() -> TechniqueId {
    TechniqueId
}

/// What [`technique_ids`] reads with.
#[derive(Clone)]
pub struct TechniqueId;

impl TypedValueParser for TechniqueId {
    type Value = String;

    fn parse_ref(
        &self,
        command: &Command,
        _: Option<&Arg>,
        value: &OsStr,
    ) -> Result<String, clap::error::Error> {
        let written = value.to_string_lossy();
        let as_id = |name: &str| name.to_lowercase().replace(['_', ' '], "-");
        let is_meant =
            |info: &&TechniqueInfo| as_id(&written) == info.id || as_id(&written) == as_id(info.title);
        if let Some(info) = techniques().find(is_meant) {
            return Ok(info.id.to_string());
        }
        let advice = did_you_mean(&written, techniques().map(|info| info.id));
        let advice = advice.map_or_else(String::new, |advice| format!("; {advice}"));
        let message = format!("there is no technique `{written}`{advice} (see `arau list techniques`)\n");
        Err(command.clone().error(ErrorKind::InvalidValue, message))
    }

    fn possible_values(&self) -> Option<Box<dyn Iterator<Item = PossibleValue> + '_>> {
        Some(Box::new(techniques().map(|info| PossibleValue::new(info.id))))
    }
}

fn order_ids() -> PossibleValuesParser {
    PossibleValuesParser::new(Order::ALL.map(Order::id))
}

fn language_ids() -> PossibleValuesParser {
    PossibleValuesParser::new(Language::ALL.map(Language::id))
}

impl LogicArgs {
    /// The techniques that are used.
    pub fn techniques(&self) -> Techniques {
        let named = Techniques::only(self.technique.iter().cloned());
        if self.no_uniqueness { named.without_uniqueness() } else { named }
    }

    /// Whether techniques that rely on one solution are left out.
    pub fn avoids_uniqueness(&self) -> bool {
        self.no_uniqueness
    }

    /// Explains with these techniques in this language.
    pub fn explainer(&self) -> Explainer {
        Explainer::new(self.language.language()).with(self.techniques())
    }
}

/// Who tells the steps of a puzzle, or the refusal of a board that is too large.
pub fn teller(explainer: &Explainer, task: &Task<'_>) -> Result<Teller, Refusal> {
    explainer.teller(task.puzzle()).ok_or_else(|| {
        task.refuse(format!("boards of more than {} cells are not supported here", Reasoner::MAX_CELLS))
    })
}

/// The puzzle as a line, if it can be one; else where it stands.
pub fn name_of(task: &Task<'_>) -> String {
    let line = format("line").and_then(|line| line.write(task.spec()).ok());
    let first_field = line.as_deref().and_then(|line| line.split_whitespace().next()).map(str::to_string);
    first_field.unwrap_or_else(|| format!("{}:{}", task.file, task.line))
}

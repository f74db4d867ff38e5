//! The techniques, one file or folder per family, and their registry. The place in the registry is the difficulty: easier
//! ones first.

mod aligned_exclusion;
mod als;
mod cage_digits;
mod cages_together;
pub(crate) mod chains;
mod clues;
mod clues_together;
mod colouring;
mod colours;
mod counting;
mod cross_hatching;
mod direct;
mod empty_rectangle;
mod fireworks;
mod fish;
mod full_house;
pub(crate) mod hidden_single;
mod house_sums;
mod joined_links;
mod killer_subsets;
mod leftovers;
mod locked_candidates;
pub(crate) mod naked_single;
mod nested_forcing;
mod places_together;
mod prelude;
mod ranking;
mod reductio;
mod ring;
mod sectors;
#[cfg(test)]
mod sketch;
mod strong_links;
pub(crate) mod subsets;
mod sue_de_coq;
mod templates;
mod trial_and_error;
mod tridagon;
mod unique;
mod wings;

use crate::{Position, Step, Technique, TechniqueInfo};
use aligned_exclusion::AlignedExclusion;
use cage_digits::CageDigits;
use clues::ClueSearch;
use direct::Direct;
use fish::Fish;
use killer_subsets::KillerSubset;
use subsets::{LargerSubset, Subset};
use unique::{AvoidableRectangle, BivalueGrave, BivalueGravePlusOne, UniqueLoop, UniquenessTest};
use wings::Wing;

/// Words in a set of cells, for classic grids and what is not much larger.
pub const SMALL: usize = 2;

/// Words in a set of cells, for most boards of several grids.
pub const MEDIUM: usize = 8;

/// Words in a set of cells, for all larger boards.
pub const LARGE: usize = 32;

/// The techniques for one size of sets. Each size makes a copy of every technique, so there are three, and they are made
/// here and nowhere else.
pub trait Registry<const W: usize> {
    /// Every technique, the easiest first.
    fn techniques() -> Vec<&'static dyn Technique<W>>;
}

/// Every technique there is.
pub struct All;

impl Registry<SMALL> for All {
    fn techniques() -> Vec<&'static dyn Technique<SMALL>> {
        techniques()
    }
}

impl Registry<MEDIUM> for All {
    fn techniques() -> Vec<&'static dyn Technique<MEDIUM>> {
        techniques()
    }
}

impl Registry<LARGE> for All {
    fn techniques() -> Vec<&'static dyn Technique<LARGE>> {
        techniques()
    }
}

fn techniques<const W: usize>() -> Vec<&'static dyn Technique<W>> {
    vec![
        &full_house::FullHouse,
        &cross_hatching::CrossHatching,
        &counting::Counting,
        &naked_single::NakedSingle,
        &hidden_single::HiddenSingle,
        &ClueSearch::PARTNERS,
        &ClueSearch::RISING_LINE,
        &ClueSearch::NEIGHBOURS,
        &ClueSearch::TALLY,
        &ClueSearch::COMBINATIONS,
        &ClueSearch::SUM_BOUNDS,
        &ClueSearch::FILLINGS,
        &Direct::POINTING,
        &Direct::CLAIMING,
        &Direct::HIDDEN_PAIR,
        &Direct::HIDDEN_TRIPLE,
        &Subset::LOCKED_PAIR,
        &Subset::LOCKED_TRIPLE,
        &locked_candidates::Pointing,
        &locked_candidates::Claiming,
        &CageDigits::SINGLE,
        &CageDigits::LOCKED,
        &house_sums::HouseSums,
        &leftovers::Leftovers,
        &Subset::NAKED_PAIR,
        &KillerSubset::PAIR,
        &cages_together::CagesTogether,
        &Subset::NAKED_TRIPLE,
        &KillerSubset::TRIPLE,
        &ring::Ring,
        &Subset::HIDDEN_PAIR,
        &Subset::HIDDEN_TRIPLE,
        &Subset::NAKED_QUADRUPLE,
        &KillerSubset::QUADRUPLE,
        &Subset::HIDDEN_QUADRUPLE,
        &LargerSubset::NAKED,
        &LargerSubset::HIDDEN,
        &clues_together::CluesTogether,
        &Fish::X_WING,
        &Fish::SWORDFISH,
        &Fish::JELLYFISH,
        &Fish::SQUIRMBAG,
        &Fish::WHALE,
        &Fish::LEVIATHAN,
        &chains::RemotePair,
        &BivalueGravePlusOne,
        &BivalueGrave,
        &joined_links::Skyscraper,
        &joined_links::TwoStringKite,
        &joined_links::TurbotFish,
        &empty_rectangle::EmptyRectangle,
        &wings::WWing,
        &Wing::XY,
        &Wing::XYZ,
        &UniquenessTest::TYPE_1,
        &UniquenessTest::TYPE_2,
        &UniquenessTest::TYPE_3,
        &UniquenessTest::TYPE_4,
        &UniquenessTest::TYPE_5,
        &UniquenessTest::TYPE_6,
        &UniquenessTest::HIDDEN_RECTANGLE,
        &AvoidableRectangle::TYPE_1,
        &AvoidableRectangle::TYPE_2,
        &UniqueLoop,
        &Fish::FINNED_X_WING,
        &Fish::SASHIMI_X_WING,
        &Fish::FINNED_SWORDFISH,
        &Fish::SASHIMI_SWORDFISH,
        &Fish::FINNED_JELLYFISH,
        &Fish::SASHIMI_JELLYFISH,
        &Fish::FINNED_SQUIRMBAG,
        &Fish::SASHIMI_SQUIRMBAG,
        &Fish::FINNED_WHALE,
        &Fish::SASHIMI_WHALE,
        &Fish::FINNED_LEVIATHAN,
        &Fish::SASHIMI_LEVIATHAN,
        &sue_de_coq::SueDeCoq,
        &fireworks::Fireworks,
        &colours::SimpleColours,
        &colours::MultiColours,
        &chains::XChain,
        &chains::XyChain,
        &AlignedExclusion::PAIR,
        &chains::NiceLoops,
        &chains::GroupedNiceLoops,
        &als::AlsXz,
        &als::AlsWing,
        &als::AlsChain,
        &als::DeathBlossom,
        &tridagon::Tridagon,
        &AlignedExclusion::TRIPLET,
        &places_together::PlacesTogether,
        &Fish::FRANKEN_X_WING,
        &Fish::FRANKEN_SWORDFISH,
        &Fish::FRANKEN_JELLYFISH,
        &Fish::FRANKEN_SQUIRMBAG,
        &Fish::FRANKEN_WHALE,
        &Fish::FRANKEN_LEVIATHAN,
        &Fish::FINNED_FRANKEN_X_WING,
        &Fish::FINNED_FRANKEN_SWORDFISH,
        &Fish::FINNED_FRANKEN_JELLYFISH,
        &Fish::FINNED_FRANKEN_SQUIRMBAG,
        &Fish::FINNED_FRANKEN_WHALE,
        &Fish::FINNED_FRANKEN_LEVIATHAN,
        &Fish::MUTANT_X_WING,
        &Fish::MUTANT_SWORDFISH,
        &Fish::MUTANT_JELLYFISH,
        &Fish::MUTANT_SQUIRMBAG,
        &Fish::MUTANT_WHALE,
        &Fish::MUTANT_LEVIATHAN,
        &Fish::FINNED_MUTANT_X_WING,
        &Fish::FINNED_MUTANT_SWORDFISH,
        &Fish::FINNED_MUTANT_JELLYFISH,
        &Fish::FINNED_MUTANT_SQUIRMBAG,
        &Fish::FINNED_MUTANT_WHALE,
        &Fish::FINNED_MUTANT_LEVIATHAN,
        &sectors::SkLoop,
        &sectors::MultiSector,
        &chains::ForcingChains,
        &chains::ForcingNets,
        &templates::TemplateSet,
        &templates::TemplateDelete,
        &reductio::Reductio,
        &nested_forcing::NestedForcing,
        &trial_and_error::TrialAndError,
    ]
}

/// Adds to steps that follow each other what their sentences name.
pub(crate) fn elaborate_path<const W: usize>(mut position: Position<W>, steps: &mut [Step])
where
    All: Registry<W>,
{
    let techniques = All::techniques();
    for step in steps {
        elaborate_with(&techniques, &position, step);
        position.apply(&step.effects);
    }
}

/// Adds to steps of one position what their sentences name.
pub(crate) fn elaborate_all<const W: usize>(position: &Position<W>, steps: &mut [Step])
where
    All: Registry<W>,
{
    let techniques = All::techniques();
    steps.iter_mut().for_each(|step| elaborate_with(&techniques, position, step));
}

fn elaborate_with<const W: usize>(techniques: &[&dyn Technique<W>], position: &Position<W>, step: &mut Step) {
    if let Some(technique) = techniques.iter().find(|technique| technique.infos().contains(&step.technique)) {
        technique.elaborate(position, step);
    }
}

/// What every technique says about itself, the easiest first.
pub fn technique_infos() -> impl Iterator<Item = &'static TechniqueInfo> {
    techniques::<SMALL>().into_iter().flat_map(|technique| technique.infos().to_vec())
}

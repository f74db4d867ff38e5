//! Clues together and places together: what is found and what is not, how it is told, and that it is proved.

mod support;

use arau_core::Candidate;
use arau_logic::Step;
use support::case::Case;

const THERMOMETER: &str = "[[thermometer]]\ncells = \"r1c1-r1c4\"\n";
const DOTS: &str = "[[ratio]]\ncells = \"r5c4 r5c5\"\n[[ratio]]\ncells = \"r5c5 r5c6\"\n";

#[test]
fn a_thermometer_whose_digits_are_not_consecutive_has_few_ways() {
    // Its digits rise by two or more at each step, so there are C(6, 4) = 15 ways.
    let case = Case::new(&format!("variant = \"non-consecutive\"\n{THERMOMETER}"));
    let steps = case.steps("clues-together");
    let step = steps.iter().find(|step| step.eliminations().any(|gone| gone == case.candidate("r1c1", "4")));
    let step = step.expect("the first digit is 3 or less");
    let told = case.sentence(step);
    assert!(told.contains("The thermometer r1c1 to r1c4 rises. Neighbours are not consecutive."), "{told}");
    assert!(told.contains("15 ways") && told.contains("r1c1 is at most 3"), "{told}");
}

#[test]
fn one_clue_alone_is_left_to_other_techniques() {
    for document in
        [format!("variant = \"classic\"\n{THERMOMETER}"), "variant = \"non-consecutive\"\n".to_string()]
    {
        assert!(Case::new(&document).steps("clues-together").is_empty(), "{document}");
    }
}

#[test]
fn two_dots_with_a_cell_in_common_need_two_partners_for_it() {
    // 6 and 8 have one partner each, but the two outer cells differ.
    let case = Case::new(&format!("variant = \"classic\"\n{DOTS}"));
    let steps = case.steps("clues-together");
    let gone: Vec<Candidate> = steps.iter().flat_map(Step::eliminations).collect();
    assert!(gone.contains(&case.candidate("r5c5", "6")) && gone.contains(&case.candidate("r5c5", "8")));
}

#[test]
fn two_rows_give_their_places_to_a_digit_at_once() {
    // An X-wing, seen without its columns.
    let case = Case::new("variant = \"classic\"\n").row_only(1, "7", &[2, 6]).row_only(5, "7", &[2, 6]);
    let steps = case.steps("places-together");
    let gone: Vec<Candidate> = steps.iter().flat_map(Step::eliminations).collect();
    for row in [2, 3, 4, 6, 7, 8, 9] {
        for column in [2, 6] {
            let expected = case.candidate(&format!("r{row}c{column}"), "7");
            assert!(gone.contains(&expected), "r{row}c{column}");
        }
    }
    let told = case.sentence(&steps[0]);
    assert!(told.contains("can only go in r1c2 and r5c6 or r1c6 and r5c2"), "{told}");
}

#[test]
fn three_places_a_row_tell_nothing() {
    let case = Case::new("variant = \"classic\"\n").row_only(1, "7", &[1, 5, 9]).row_only(5, "7", &[1, 5, 9]);
    assert!(case.steps("places-together").is_empty());
}

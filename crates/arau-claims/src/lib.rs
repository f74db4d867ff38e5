//! The ledger: what the four papers behind arau claim, point by point, and a run for each claim that could come out the
//! other way.
//!
//! A claim is an entry of its paper's file: an id of the digest (`M1` … `P9`) with a part where an id holds several claims
//! (`M9.3x3`), what is claimed, and how it is tried. Nothing is verified by quoting it: a run compares what it worked out
//! with what is printed, and its evidence has the numbers. What a run cannot settle is beyond reach, and the evidence
//! says what was seen on the way; what states no fact is a definition.

mod dialogue;
mod lima;
mod liverani;
mod merino;
mod pesko;
mod puzzles;

pub use dialogue::{Claim, ClaimVerdict, Cost, Outcome, Patience, Run};

/// All claims, in the order of the papers: Merino, Lima, Liverani, Peško.
pub fn registry() -> Vec<&'static Claim> {
    let papers = [merino::CLAIMS, lima::CLAIMS, liverani::CLAIMS, pesko::CLAIMS];
    papers.iter().flat_map(|files| files.iter().flat_map(|claims| claims.iter())).collect()
}

/// The claims with this id: the one, or all its parts (`M9` has `M9.3x3`; `M1` does not have `M10`). In whatever case.
pub fn select(id: &str) -> Vec<&'static Claim> {
    let wanted = id.to_lowercase();
    let fits = |claim: &&Claim| {
        let id = claim.id.to_lowercase();
        id.strip_prefix(&wanted).is_some_and(|rest| rest.is_empty() || rest.starts_with('.'))
    };
    registry().into_iter().filter(fits).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn every_id_of_the_digest_occurs() {
        for (paper, n) in [('M', 13), ('L', 9), ('V', 7), ('P', 9)] {
            for number in 1..=n {
                let id = format!("{paper}{number}");
                assert!(!select(&id).is_empty(), "{id}");
            }
        }
    }

    #[test]
    fn ids_differ_and_entries_say_something() {
        let claims = registry();
        let ids: BTreeSet<&str> = claims.iter().map(|claim| claim.id).collect();
        assert_eq!(ids.len(), claims.len());
        for claim in claims {
            assert!(!claim.source.is_empty() && claim.statement.len() > 20, "{}", claim.id);
        }
    }

    #[test]
    fn ids_select_themselves_and_their_parts() {
        assert_eq!(select("m9.3x3").len(), 1);
        assert!(select("M9").len() > 10 && select("M9").iter().all(|claim| claim.id.starts_with("M9.")));
        assert!(select("M1").iter().all(|claim| !claim.id.starts_with("M10")));
        assert!(select("Q1").is_empty() && select("M99").is_empty() && select("").is_empty());
    }
}

//! Owns the check that folders and registries agree: whatever is a rule, shape, format, technique, model file or solver by
//! its code is listed, and whatever is listed is in the folder.

use std::collections::BTreeMap;
use std::path::Path;

/// A folder with its list of members.
struct Registry {
    /// Where the members are; the list is in its `mod.rs`.
    folder: &'static str,
    /// How the list starts.
    list: &'static str,
    /// The trait that members implement.
    member: &'static str,
    /// Types that implement the trait for many members, each of which is a static of such a type.
    described_by: &'static [&'static str],
}

const REGISTRIES: &[Registry] = &[
    Registry {
        folder: "crates/arau-rules/src/rules",
        list: "pub static RULES",
        member: "Rule",
        described_by: &[],
    },
    Registry {
        folder: "crates/arau-rules/src/shapes",
        list: "pub static SHAPES",
        member: "Shape",
        described_by: &[],
    },
    Registry {
        folder: "crates/arau-format/src/formats",
        list: "pub static FORMATS",
        member: "Format",
        described_by: &[],
    },
    Registry {
        folder: "crates/arau-logic/src/techniques",
        list: "fn techniques<const W: usize>()",
        member: "Technique<W>",
        described_by: &[],
    },
    Registry {
        folder: "crates/arau-model/src/files",
        list: "pub static FILES",
        member: "ModelFile",
        described_by: &[],
    },
    Registry {
        folder: "crates/arau-model/src/solvers",
        list: "pub static SOLVERS",
        member: "Solver",
        described_by: &["Outside", "BuiltIn"],
    },
];

/// Every disagreement, in words.
pub fn breaches(root: &Path, tracked: &[String]) -> Vec<String> {
    REGISTRIES.iter().flat_map(|registry| registry.breaches(root, tracked)).collect()
}

impl Registry {
    fn breaches(&self, root: &Path, tracked: &[String]) -> Vec<String> {
        let inside = |name: &&String| name.ends_with(".rs") && name.starts_with(&format!("{}/", self.folder));
        let read = |name: &String| std::fs::read_to_string(root.join(name)).ok();
        let files = tracked.iter().filter(inside).filter_map(|name| Some((name.clone(), read(name)?)));
        self.disagreements(&files.collect())
    }

    /// What is wrong with these files of the folder, by name.
    fn disagreements(&self, files: &BTreeMap<String, String>) -> Vec<String> {
        let Registry { folder, list, member, .. } = self;
        let registry = format!("{folder}/mod.rs");
        let Some(entries) = files.get(&registry).and_then(|text| entries(text, list)) else {
            return vec![format!("{registry}: has no list that starts with `{list}`")];
        };
        let members: Vec<(&String, &str)> = files
            .iter()
            .flat_map(|(file, text)| {
                text.lines().filter_map(|l| self.member(l)).map(move |name| (file, name))
            })
            .collect();
        let missing = members
            .iter()
            .filter(|(_, name)| !entries.iter().any(|entry| entry.split("::").any(|part| part == *name)))
            .map(|(file, name)| format!("{file}: `{name}` is a {member}, but {registry} does not list it"));
        let foreign = entries
            .iter()
            .filter(|entry| !entry.split("::").any(|part| members.iter().any(|(_, name)| *name == part)))
            .map(|entry| format!("{registry}: lists `{entry}`, but no file of {folder} has such a {member}"));
        missing.chain(foreign).collect()
    }

    /// The name of the member that this line of code declares.
    fn member<'l>(&self, line: &'l str) -> Option<&'l str> {
        let describes = |kind: &str| {
            let kind = kind.split([' ', '<']).next().unwrap_or(kind);
            self.described_by.contains(&kind)
        };
        if let Some((name, kind)) = line.strip_prefix("pub static ").and_then(|rest| rest.split_once(": ")) {
            return describes(kind).then_some(name);
        }
        let (_, name) = line.strip_prefix("impl")?.split_once(&format!(" {} for ", self.member))?;
        if describes(name) { None } else { name.split([' ', '<']).next() }
    }
}

/// The paths in the list that starts so: whatever has a `&` before it, up to the end of the item.
fn entries<'t>(text: &'t str, list: &str) -> Option<Vec<&'t str>> {
    let (_, after) = text.split_once(&format!("\n{list}"))?;
    let (_, after) = after.split_once(['=', '{'])?;
    let (_, after) = after.split_once('[')?;
    let end = ["];", "]\n}"].into_iter().filter_map(|end| after.find(end)).min()?;
    Some(after[..end].split([',', ' ', '\n']).filter_map(|entry| entry.strip_prefix('&')).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    const LIST: &str =
        "mod cat;\n\npub static PETS: &[&dyn Pet] = &[\n    &cat::Cat,\n    &Dog::SMALL,\n];\n";

    fn disagreements(files: &[(&str, &str)]) -> Vec<String> {
        let pets =
            Registry { folder: "pets", list: "pub static PETS", member: "Pet", described_by: &["Dog"] };
        pets.disagreements(&files.iter().map(|(name, text)| (name.to_string(), text.to_string())).collect())
    }

    #[test]
    fn folders_and_lists_that_agree_pass() {
        let cat = ("pets/cat.rs", "pub struct Cat;\nimpl Pet for Cat {}\n");
        let dog = ("pets/dog.rs", "impl Pet for Dog {}\npub static SMALL: Dog = Dog;\n");
        assert_eq!(disagreements(&[("pets/mod.rs", LIST), cat, dog]), [""; 0]);
    }

    #[test]
    fn files_that_are_not_listed_and_entries_without_a_file_are_named() {
        let cow = ("pets/cow.rs", "impl<'a> Pet for Cow<'a> {}\n");
        let dog = ("pets/dog.rs", "impl Pet for Dog {}\npub static LARGE: Dog = Dog;\n");
        assert_eq!(
            disagreements(&[("pets/mod.rs", LIST), cow, dog]),
            [
                "pets/cow.rs: `Cow` is a Pet, but pets/mod.rs does not list it",
                "pets/dog.rs: `LARGE` is a Pet, but pets/mod.rs does not list it",
                "pets/mod.rs: lists `cat::Cat`, but no file of pets has such a Pet",
                "pets/mod.rs: lists `Dog::SMALL`, but no file of pets has such a Pet",
            ]
        );
        assert_eq!(disagreements(&[]), ["pets/mod.rs: has no list that starts with `pub static PETS`"]);
    }
}

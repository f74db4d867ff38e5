//! Owns [`Language`]: the languages that steps can be told in, and their message files.

/// A language that steps can be told in.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Language {
    /// English.
    #[default]
    English,
    /// Basque.
    Basque,
    /// Spanish.
    Spanish,
    /// Italian.
    Italian,
    /// Portuguese.
    Portuguese,
    /// Slovak.
    Slovak,
}

impl Language {
    /// All of them.
    pub const ALL: [Language; 6] = [
        Language::English,
        Language::Basque,
        Language::Spanish,
        Language::Italian,
        Language::Portuguese,
        Language::Slovak,
    ];

    /// Its two letters.
    pub fn id(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::Basque => "eu",
            Language::Spanish => "es",
            Language::Italian => "it",
            Language::Portuguese => "pt",
            Language::Slovak => "sk",
        }
    }

    /// Its message files.
    pub(super) fn messages(self) -> [&'static str; 5] {
        macro_rules! files {
            ($id:literal) => {
                [
                    include_str!(concat!($id, "/general.ftl")),
                    include_str!(concat!($id, "/techniques.ftl")),
                    include_str!(concat!($id, "/rules.ftl")),
                    include_str!(concat!($id, "/mistakes.ftl")),
                    include_str!(concat!($id, "/names.ftl")),
                ]
            };
        }
        match self {
            Language::English => files!("en"),
            Language::Basque => files!("eu"),
            Language::Spanish => files!("es"),
            Language::Italian => files!("it"),
            Language::Portuguese => files!("pt"),
            Language::Slovak => files!("sk"),
        }
    }
}

//! Owns the macro that makes a typed rule of each line of `rules.rs`.

/// Defines a struct for each rule, with a constructor for the required arguments and a method for each optional one.
macro_rules! typed_rules {
    ($(
        $(#[$doc:meta])*
        $rule:ident = $id:literal ($($need:ident: $need_kind:ident $need_name:literal),*)
            $([$(#[$more_doc:meta])* $more:ident: $more_kind:ident $more_name:literal])*;
    )*) => {
        $(
            $(#[$doc])*
            #[derive(Clone, PartialEq, Debug)]
            pub struct $rule($crate::RuleDraft);

            impl $rule {
                /// The rule with its required arguments.
                #[allow(clippy::new_without_default)]
                pub fn new($($need: argument_type!($need_kind)),*) -> $rule {
                    $rule($crate::RuleDraft::new($id)$(.$need_kind($need_name, $need))*)
                }

                $(
                    $(#[$more_doc])*
                    pub fn $more(self, $more: argument_type!($more_kind)) -> $rule {
                        $rule(self.0.$more_kind($more_name, $more))
                    }
                )*
            }

            impl From<$rule> for $crate::RuleDraft {
                fn from(rule: $rule) -> $crate::RuleDraft {
                    rule.0
                }
            }
        )*
    };
}

/// The argument types of the methods of `RuleDraft`.
macro_rules! argument_type {
    (int) => { i64 };
    (maybe_int) => { impl Into<Option<i64>> };
    (ints) => { impl Into<Vec<i64>> };
    (flag) => { bool };
    (text) => { impl Into<String> };
    (cells) => { impl Into<$crate::CellList> };
    (cell_lists) => { impl IntoIterator<Item: Into<$crate::CellList>> };
    (symbols) => { impl Into<String> };
    (options) => { impl Into<Vec<Vec<$crate::RuleDraft>>> };
}

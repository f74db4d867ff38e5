//! Instructions of the processor that plain Rust does not reach, for code that counts: [`bits`] counts bits and moves
//! them together, [`products`] multiplies many numbers at once. Everything has a twin in plain Rust with the same
//! results, which serves where the processor lacks the instructions.

pub mod bits;
pub mod products;

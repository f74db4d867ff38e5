//! Owns lz-string in base64: the compression that puzzle sites put into their links. Output is bounded while it
//! grows, so that a short link cannot unpack to more than the caller allows.
//!
//! The compressed form is a stream of codes over UTF-16 units, least bit first, six bits to a base64 character from
//! the highest bit on. Codes 0 and 1 announce a new unit of 8 or 16 bits, 2 ends the stream, the others stand for
//! earlier pieces of the output. Codes grow by a bit whenever the dictionary doubles:
//!
//! ```text
//! code (2 bits at first, then 3 …) [unit, 8 or 16 bits, after code 0 or 1] code … 2 padding
//! ```

use std::collections::HashMap;

const ALPHABET: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

const NEW_BYTE: u32 = 0;
const NEW_UNIT: u32 = 1;
const END: u32 = 2;

/// Why a text could not be unpacked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum LzError {
    /// The character at this byte offset does not belong to base64.
    BadCharacter(usize),
    /// It ends too early.
    Truncated,
    /// A code stands for nothing.
    Corrupt,
    /// It grows beyond the given bound.
    TooLong,
}

impl std::fmt::Display for LzError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            LzError::BadCharacter(_) => "this character cannot occur in the base64 of a compressed puzzle",
            LzError::Truncated => "the compressed puzzle is cut off; part of the link may be missing",
            LzError::Corrupt => "the compressed puzzle is corrupt",
            LzError::TooLong => "the compressed puzzle is too long when unpacked",
        })
    }
}

/// Unpacks base64 to at most `max_units` UTF-16 units. Of the alphabet for links, `-` is read too, and a space for
/// the `+` that careless decoding of a link turns into one.
pub(crate) fn decompress(base64: &str, max_units: usize) -> Result<String, LzError> {
    let mut bits = BitReader::new(base64)?;
    let mut output: Vec<u16> = Vec::new();
    // Every entry is a piece of the output: where it starts and how long it is. The first three codes are commands.
    let mut entries: Vec<(usize, usize)> = vec![(0, 0); 3];
    let mut width = Width { bits: 2, left: 1 };
    let mut previous: Option<(usize, usize)> = None;
    loop {
        let code = bits.take(width.bits)?;
        let (start, len) = match code {
            END => return String::from_utf16(&output).map_err(|_| LzError::Corrupt),
            NEW_BYTE | NEW_UNIT => {
                let unit = bits.take(if code == NEW_BYTE { 8 } else { 16 })?;
                entries.push((output.len(), 1));
                width.entry_added();
                output.push(unit as u16);
                (output.len(), 0)
            }
            _ => match (entries.get(code as usize), previous) {
                (Some(&entry), _) => entry,
                // The entry that is about to be made: the previous piece and its own first unit.
                (None, Some((start, len))) if code as usize == entries.len() => (start, len + 1),
                _ => return Err(LzError::Corrupt),
            },
        };
        if output.len() + len > max_units {
            return Err(LzError::TooLong);
        }
        for i in start..start + len {
            output.push(output[i]);
        }
        if let Some((start, len)) = previous {
            entries.push((start, len + 1));
            width.entry_added();
        }
        let len = len.max(1);
        previous = Some((output.len() - len, len));
    }
}

/// Packs a text as base64.
pub(crate) fn compress(text: &str) -> String {
    let mut bits = BitWriter::default();
    let mut width = Width { bits: 2, left: 2 };
    let mut entries: HashMap<(u32, u16), u32> = HashMap::new();
    let mut singles: HashMap<u16, u32> = HashMap::new();
    let mut unsent: HashMap<u32, u16> = HashMap::new();
    let mut n_codes = 3;
    let mut piece: Option<u32> = None;
    let mut send = |code: u32, unsent: &mut HashMap<u32, u16>, bits: &mut BitWriter| {
        match unsent.remove(&code) {
            Some(unit) => {
                let (command, n) = if unit < 256 { (NEW_BYTE, 8) } else { (NEW_UNIT, 16) };
                bits.put(command, width.bits);
                bits.put(unit as u32, n);
                width.entry_added();
            }
            None => bits.put(code, width.bits),
        }
        width.entry_added();
        width.bits
    };
    let mut end_width = 2;
    for unit in text.encode_utf16() {
        let single = *singles.entry(unit).or_insert_with(|| {
            unsent.insert(n_codes, unit);
            n_codes += 1;
            n_codes - 1
        });
        piece = Some(match piece {
            None => single,
            Some(code) => match entries.get(&(code, unit)) {
                Some(&longer) => longer,
                None => {
                    send(code, &mut unsent, &mut bits);
                    entries.insert((code, unit), n_codes);
                    n_codes += 1;
                    single
                }
            },
        });
    }
    if let Some(code) = piece {
        end_width = send(code, &mut unsent, &mut bits);
    }
    bits.put(END, end_width);
    bits.finish()
}

/// How many bits a code takes, and how many entries may come before it takes one more.
struct Width {
    bits: u32,
    left: u32,
}

impl Width {
    fn entry_added(&mut self) {
        self.left -= 1;
        if self.left == 0 {
            self.left = 1 << self.bits;
            self.bits += 1;
        }
    }
}

/// The bits of a base64 text.
struct BitReader {
    sextets: Vec<u8>,
    next: usize,
}

impl BitReader {
    fn new(base64: &str) -> Result<BitReader, LzError> {
        let body = base64.trim_end_matches(['=', '$']);
        let sextet = |(offset, character): (usize, char)| match character {
            '-' => Ok(63),
            ' ' => Ok(62),
            _ => ALPHABET
                .iter()
                .position(|&a| char::from(a) == character)
                .map(|value| value as u8)
                .ok_or(LzError::BadCharacter(offset)),
        };
        Ok(BitReader { sextets: body.char_indices().map(sextet).collect::<Result<_, _>>()?, next: 0 })
    }

    /// A number of `n` bits, at most 31, least bit first.
    fn take(&mut self, n: u32) -> Result<u32, LzError> {
        if n > 31 {
            return Err(LzError::Corrupt);
        }
        let mut number = 0;
        for i in 0..n {
            let sextet = self.sextets.get(self.next / 6).ok_or(LzError::Truncated)?;
            number |= u32::from(sextet >> (5 - self.next % 6) & 1) << i;
            self.next += 1;
        }
        Ok(number)
    }
}

/// A base64 text in the making.
#[derive(Default)]
struct BitWriter {
    text: String,
    sextet: u8,
    n_bits: u32,
}

impl BitWriter {
    fn put(&mut self, number: u32, n: u32) {
        for i in 0..n {
            self.sextet = self.sextet << 1 | (number >> i & 1) as u8;
            self.n_bits += 1;
            if self.n_bits == 6 {
                self.text.push(char::from(ALPHABET[self.sextet as usize]));
                (self.sextet, self.n_bits) = (0, 0);
            }
        }
    }

    /// Fills the last character up, with at least one bit, as the original does, and pads to a multiple of four.
    fn finish(mut self) -> String {
        self.put(0, 6 - self.n_bits);
        while !self.text.len().is_multiple_of(4) {
            self.text.push('=');
        }
        self.text
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ENOUGH: usize = 1 << 20;

    #[test]
    fn known_texts_pack_and_unpack() {
        // Made with the JavaScript library.
        for (plain, packed) in [
            ("", "Q==="),
            ("hello, i am a string", "BYUwNmD2A0AECWsCGBbZsDOAXATvAdgOZA=="),
            ("aaaaaaaa", "IY0o"),
            ("ño∑𝄞", "I8e0iESCwbh4u0A="),
        ] {
            assert_eq!(decompress(packed, ENOUGH).as_deref(), Ok(plain));
            assert_eq!(compress(plain), packed);
        }
    }

    #[test]
    fn any_text_comes_back() {
        let long = "{\"cells\":[\"R1C1\",\"R2C2\"]},".repeat(300);
        for text in ["x", "ño∑𝄞 ñ", "\u{ff}\u{100}", &long] {
            let packed = compress(text);
            assert_eq!(decompress(&packed, ENOUGH).as_deref(), Ok(text));
            assert_eq!(decompress(&packed.replace('+', " ").replace('/', "-"), ENOUGH).as_deref(), Ok(text));
        }
    }

    #[test]
    fn damage_is_told_apart() {
        let packed = compress("{\"size\":9}");
        assert_eq!(decompress("N4?g", ENOUGH), Err(LzError::BadCharacter(2)));
        assert_eq!(decompress(&packed[..packed.len() / 2], ENOUGH), Err(LzError::Truncated));
        assert_eq!(decompress("", ENOUGH), Err(LzError::Truncated));
        for (i, _) in packed.char_indices() {
            for other in ["A", "/", "Q", "n"] {
                let mut changed = packed.clone();
                changed.replace_range(i..=i, other);
                let _ = decompress(&changed, ENOUGH);
            }
        }
    }

    #[test]
    fn a_bomb_stops_at_the_bound() {
        let bomb = compress(&"a".repeat(ENOUGH));
        assert!(bomb.len() < 5000, "{}", bomb.len());
        assert_eq!(decompress(&bomb, 10_000), Err(LzError::TooLong));
        assert_eq!(decompress(&bomb, ENOUGH).map(|text| text.len()), Ok(ENOUGH));
    }
}

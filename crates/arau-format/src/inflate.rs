//! Owns base64 and raw DEFLATE: the packing that Penpa puts into its links. Output is bounded while it grows, so that a
//! short link cannot unpack to more than the caller allows.
//!
//! DEFLATE (RFC 1951) is a stream of bits, least bit of each byte first, in blocks: stored, packed with fixed codes, or
//! packed with codes that the block states first. A code is a byte of output, the end of the block, or a length, after
//! which a distance says where the bytes to repeat stand.

const ALPHABET: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/// The longest code, in bits.
const MAX_BITS: usize = 15;

/// Blocks may be empty, so their number is bounded too. Puzzles take a few.
const MAX_BLOCKS: usize = 1 << 12;

/// Codes of literals and lengths, and of distances.
const N_LITERALS: usize = 288;
const N_DISTANCES: usize = 32;

/// The first length and the further bits of each length code from 257 on.
const LENGTHS: [(u16, u8); 29] = [
    (3, 0),
    (4, 0),
    (5, 0),
    (6, 0),
    (7, 0),
    (8, 0),
    (9, 0),
    (10, 0),
    (11, 1),
    (13, 1),
    (15, 1),
    (17, 1),
    (19, 2),
    (23, 2),
    (27, 2),
    (31, 2),
    (35, 3),
    (43, 3),
    (51, 3),
    (59, 3),
    (67, 4),
    (83, 4),
    (99, 4),
    (115, 4),
    (131, 5),
    (163, 5),
    (195, 5),
    (227, 5),
    (258, 0),
];

/// The first distance and the further bits of each distance code.
const DISTANCES: [(u16, u8); 30] = [
    (1, 0),
    (2, 0),
    (3, 0),
    (4, 0),
    (5, 1),
    (7, 1),
    (9, 2),
    (13, 2),
    (17, 3),
    (25, 3),
    (33, 4),
    (49, 4),
    (65, 5),
    (97, 5),
    (129, 6),
    (193, 6),
    (257, 7),
    (385, 7),
    (513, 8),
    (769, 8),
    (1025, 9),
    (1537, 9),
    (2049, 10),
    (3073, 10),
    (4097, 11),
    (6145, 11),
    (8193, 12),
    (12289, 12),
    (16385, 13),
    (24577, 13),
];

/// The order in which a block states the lengths of the codes for code lengths.
const CODE_LENGTH_ORDER: [usize; 19] = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15];

/// Why something could not be unpacked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum InflateError {
    /// The character at this byte offset does not belong to base64.
    BadCharacter(usize),
    /// It ends too early.
    Truncated,
    /// It is not packed in this way, or damaged.
    Corrupt,
    /// It grows beyond the given bound.
    TooLong,
}

impl std::fmt::Display for InflateError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            InflateError::BadCharacter(_) => {
                "this character cannot occur in the base64 of a compressed puzzle"
            }
            InflateError::Truncated => "the compressed puzzle is cut off; part of the link may be missing",
            InflateError::Corrupt => "the compressed puzzle is corrupt",
            InflateError::TooLong => "the compressed puzzle is too long when unpacked",
        })
    }
}

/// The bytes that a base64 text stands for. Of the alphabet for links, `-` and `_` are read too.
pub(crate) fn decode_base64(text: &str) -> Result<Vec<u8>, InflateError> {
    let body = text.trim_end_matches('=');
    let mut bytes = Vec::with_capacity(body.len() / 4 * 3 + 3);
    let (mut bits, mut n_bits) = (0_u32, 0);
    for (offset, c) in body.char_indices() {
        let sextet = match c {
            '-' => 62,
            '_' => 63,
            // A `+` that careless decoding of a link turned into a space.
            ' ' => 62,
            _ => {
                ALPHABET.iter().position(|&a| char::from(a) == c).ok_or(InflateError::BadCharacter(offset))?
                    as u32
            }
        };
        bits = (bits << 6 | sextet) & 0xFFFF;
        n_bits += 6;
        if n_bits >= 8 {
            n_bits -= 8;
            bytes.push((bits >> n_bits) as u8);
        }
    }
    Ok(bytes)
}

/// Bytes as base64.
#[cfg(test)]
pub(crate) fn encode_base64(bytes: &[u8]) -> String {
    let mut text = String::new();
    for chunk in bytes.chunks(3) {
        let bits =
            chunk.iter().fold(0_u32, |bits, byte| bits << 8 | u32::from(*byte)) << (8 * (3 - chunk.len()));
        for i in 0..4 {
            match i <= chunk.len() {
                true => text.push(char::from(ALPHABET[(bits >> (18 - 6 * i)) as usize & 63])),
                false => text.push('='),
            }
        }
    }
    text
}

/// Unpacks raw DEFLATE to at most `max_bytes` bytes.
pub(crate) fn inflate(packed: &[u8], max_bytes: usize) -> Result<Vec<u8>, InflateError> {
    let mut bits = Bits { bytes: packed, next: 0 };
    let mut output = Output { bytes: Vec::new(), max_bytes };
    for _ in 0..MAX_BLOCKS {
        let is_last = bits.take(1)? == 1;
        match bits.take(2)? {
            0 => stored(&mut bits, &mut output)?,
            1 => {
                let (literals, distances) = fixed_codes();
                packed_block(&mut bits, &mut output, &literals, &distances)?;
            }
            2 => {
                let (literals, distances) = stated_codes(&mut bits)?;
                packed_block(&mut bits, &mut output, &literals, &distances)?;
            }
            _ => return Err(InflateError::Corrupt),
        }
        if is_last {
            return Ok(output.bytes);
        }
    }
    Err(InflateError::TooLong)
}

fn stored(bits: &mut Bits<'_>, output: &mut Output) -> Result<(), InflateError> {
    bits.skip_to_byte();
    let length = bits.take(16)?;
    if bits.take(16)? != !length & 0xFFFF {
        return Err(InflateError::Corrupt);
    }
    (0..length).try_for_each(|_| output.push(bits.take(8)? as u8))
}

fn packed_block(
    bits: &mut Bits<'_>,
    output: &mut Output,
    literals: &Codes,
    distances: &Codes,
) -> Result<(), InflateError> {
    const END: usize = 256;
    loop {
        match literals.next(bits)? {
            literal @ 0..END => output.push(literal as u8)?,
            END => return Ok(()),
            code => {
                let &(base, extra) = LENGTHS.get(code - END - 1).ok_or(InflateError::Corrupt)?;
                let length = usize::from(base) + bits.take(extra.into())? as usize;
                let code = distances.next(bits)?;
                let &(base, extra) = DISTANCES.get(code).ok_or(InflateError::Corrupt)?;
                output.repeat(length, usize::from(base) + bits.take(extra.into())? as usize)?;
            }
        }
    }
}

fn fixed_codes() -> (Codes, Codes) {
    let length = |literal: usize| match literal {
        0..144 => 8,
        144..256 => 9,
        256..280 => 7,
        _ => 8,
    };
    let literals: Vec<u8> = (0..N_LITERALS).map(length).collect();
    (Codes::new(&literals), Codes::new(&[5; N_DISTANCES]))
}

fn stated_codes(bits: &mut Bits<'_>) -> Result<(Codes, Codes), InflateError> {
    let n_literals = bits.take(5)? as usize + 257;
    let n_distances = bits.take(5)? as usize + 1;
    let n_code_lengths = bits.take(4)? as usize + 4;
    let mut code_lengths = [0_u8; 19];
    for place in &CODE_LENGTH_ORDER[..n_code_lengths] {
        code_lengths[*place] = bits.take(3)? as u8;
    }
    let codes = Codes::new(&code_lengths);
    let mut lengths: Vec<u8> = Vec::with_capacity(n_literals + n_distances);
    while lengths.len() < n_literals + n_distances {
        let (length, times) = match codes.next(bits)? {
            length @ 0..16 => (length as u8, 1),
            16 => (*lengths.last().ok_or(InflateError::Corrupt)?, 3 + bits.take(2)? as usize),
            17 => (0, 3 + bits.take(3)? as usize),
            _ => (0, 11 + bits.take(7)? as usize),
        };
        lengths.extend(std::iter::repeat_n(length, times));
    }
    if lengths.len() > n_literals + n_distances {
        return Err(InflateError::Corrupt);
    }
    let (literals, distances) = lengths.split_at(n_literals);
    Ok((Codes::new(literals), Codes::new(distances)))
}

/// A canonical Huffman code: codes of a length follow each other, in the order of what they stand for.
struct Codes {
    /// How many codes have each length.
    counts: [u16; MAX_BITS + 1],
    /// What the codes stand for, shorter ones first.
    meanings: Vec<u16>,
}

impl Codes {
    fn new(lengths: &[u8]) -> Codes {
        let mut counts = [0_u16; MAX_BITS + 1];
        lengths.iter().for_each(|&length| counts[usize::from(length).min(MAX_BITS)] += 1);
        counts[0] = 0;
        let mut meanings: Vec<u16> =
            (0..lengths.len() as u16).filter(|i| lengths[usize::from(*i)] > 0).collect();
        // The sort keeps the order of what has the same length.
        meanings.sort_by_key(|i| lengths[usize::from(*i)]);
        Codes { counts, meanings }
    }

    /// What the next code stands for.
    fn next(&self, bits: &mut Bits<'_>) -> Result<usize, InflateError> {
        // The code so far, the first code of its length, and the place of that in the list of meanings.
        let (mut code, mut first, mut place) = (0_usize, 0_usize, 0_usize);
        for &count in &self.counts[1..] {
            code |= bits.take(1)? as usize;
            let count = usize::from(count);
            if code < first + count {
                let meaning = self.meanings.get(place + code - first).ok_or(InflateError::Corrupt)?;
                return Ok(usize::from(*meaning));
            }
            place += count;
            first = (first + count) << 1;
            code <<= 1;
        }
        Err(InflateError::Corrupt)
    }
}

/// The bits of the packed bytes.
struct Bits<'b> {
    bytes: &'b [u8],
    /// The number of the next bit.
    next: usize,
}

impl Bits<'_> {
    /// A number of `n` bits, at most 16, least bit first.
    fn take(&mut self, n: u32) -> Result<u32, InflateError> {
        let mut number = 0;
        for i in 0..n {
            let byte = self.bytes.get(self.next / 8).ok_or(InflateError::Truncated)?;
            number |= u32::from(byte >> (self.next % 8) & 1) << i;
            self.next += 1;
        }
        Ok(number)
    }

    fn skip_to_byte(&mut self) {
        self.next = self.next.div_ceil(8) * 8;
    }
}

/// What is unpacked so far.
struct Output {
    bytes: Vec<u8>,
    max_bytes: usize,
}

impl Output {
    fn push(&mut self, byte: u8) -> Result<(), InflateError> {
        if self.bytes.len() == self.max_bytes {
            return Err(InflateError::TooLong);
        }
        self.bytes.push(byte);
        Ok(())
    }

    /// Repeats bytes that start so far back; they may run into their own copy.
    fn repeat(&mut self, length: usize, distance: usize) -> Result<(), InflateError> {
        let start = self.bytes.len().checked_sub(distance).ok_or(InflateError::Corrupt)?;
        (start..start + length).try_for_each(|i| self.push(self.bytes[i]))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ENOUGH: usize = 1 << 20;

    fn unpacked(base64: &str) -> Result<String, InflateError> {
        let bytes = inflate(&decode_base64(base64)?, ENOUGH)?;
        String::from_utf8(bytes).map_err(|_| InflateError::Corrupt)
    }

    #[test]
    fn known_texts_unpack() {
        // Packed with zlib: fixed codes, repeats that run into themselves, a stored block, and codes that are stated.
        for (packed, plain) in [
            ("y0jNycnXUchAogA=", "hello, hello, hello"),
            ("S8usSE1RSM5PSS1WSEOwAQ==", "fixed codes fixed codes"),
            ("AQYA+f9zdG9yZWQ=", "stored"),
            ("AwA=", ""),
        ] {
            assert_eq!(unpacked(packed).as_deref(), Ok(plain));
        }
        let repeated = "square,9,9,38,0,1,1,380,380,84,84,".repeat(9);
        assert_eq!(unpacked("Ky4sTSxK1bEEQmMLHQMdQyA0tjAAYwsTECoeVYGiAgA="), Ok(repeated));
        let stated = "\
FZFBEkURDASvorK2IILIVZSFkEtQ7v7fv8DMdI/GQ3ZWuzWsJ4M4ZDdmuMeXKFk6qFaAe70XweTdXl7MZ7xUBGJPqPPqttSRkC0Js8mL91C+rlCetz4T9SNU\
atRiHfMQvtJ9akqQormOO6H0BceQ5byuLr9wlGJdBd56nDycCasMKQSvIFSVVtlO4oicYWQni5N0js016mRzPyRnO3I0w7RkXnYx7VixrU0UF51CYpVSgyae\
GK2ffYrobLuguhXP9TKrLglblj0O8mB8gN69Uilv7dMHo0s5lmGOnlMc6FqaSFDKXI4qiObJHrTTvnmkqQ7SmrmUwJ+unEU1HuRYbkJG4Du21oAP8jfYxcAv\
cISDyMpt6RkXEJ0lxfNdRrQ/Me9GV/fYzt9SdJqtxZnzPh5rx2tl4vqyhc1xclCme/2E2Pu+6ZSejd8YQdcwQPtPliJd/XNj59Pjm3OcrHBLT1uZadEDQ5hr\
N3ROvyQXIjYIVE8WsLtS/w7oo30ouXIa7bqTH5Qdzuj782GaKWBSo5zh0MJVqH1F/kju4z3x/jFvuoVRS6p1eFjSKTO4OKLgDo/fDw==";
        let text = unpacked(stated).unwrap();
        assert_eq!(text.len(), 700);
        assert!(text.starts_with("b1z4ezc9{70c}:]4805 ") && text.ends_with(":[458\" 1]1:2d0}8}"), "{text}");
    }

    #[test]
    fn base64_comes_back() {
        for bytes in [&b""[..], b"a", b"ab", b"abc", b"\xff\xfe\xfd\xfc"] {
            assert_eq!(decode_base64(&encode_base64(bytes)).as_deref(), Ok(bytes));
        }
        assert_eq!(decode_base64("-_ /").as_deref(), Ok(&[0xfb, 0xff, 0xbf][..]));
        assert_eq!(decode_base64("AB?="), Err(InflateError::BadCharacter(2)));
    }

    #[test]
    fn damage_is_told_apart() {
        assert_eq!(inflate(&[], ENOUGH), Err(InflateError::Truncated));
        assert_eq!(inflate(&[0b111], ENOUGH), Err(InflateError::Corrupt));
        assert_eq!(unpacked("AQYA+P9zdG9yZWQ="), Err(InflateError::Corrupt));
        let packed = decode_base64("Ky4sTSxK1bEEQmMLHQMdQyA0tjAAYwsTECoeVYGiAgA=").unwrap();
        assert_eq!(inflate(&packed[..packed.len() / 2], ENOUGH), Err(InflateError::Truncated));
        for i in 0..packed.len() {
            for flip in [1, 0x10, 0x80, 0xFF] {
                let mut changed = packed.clone();
                changed[i] ^= flip;
                let _ = inflate(&changed, ENOUGH);
            }
        }
    }

    #[test]
    fn bombs_stop_at_the_bounds() {
        // Five thousand zeros, in two dozen bytes.
        let bomb = decode_base64("7cExAQAAAMKg9U9tCj+gAAAAAIC3AQ==").unwrap();
        assert_eq!(inflate(&bomb, 4999), Err(InflateError::TooLong));
        assert_eq!(inflate(&bomb, 5000).map(|bytes| bytes.len()), Ok(5000));
        // Empty blocks without end.
        let empty = [0, 0, 0, 0xFF, 0xFF].repeat(10_000);
        assert_eq!(inflate(&empty, ENOUGH), Err(InflateError::TooLong));
    }
}

//! Owns numbers of any size with about fifteen digits: how estimates are worked with and written.

use num_bigint::BigUint;
use std::fmt;

/// A positive number, or zero: mantissa · 10^exponent, with the mantissa from 1 up to 10.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Large {
    mantissa: f64,
    exponent: i64,
}

/// As many digits as a mantissa holds without loss.
const DIGITS: i64 = 15;

impl Large {
    /// A fraction; the divisor is not zero.
    pub fn ratio(dividend: &BigUint, divisor: &BigUint) -> Large {
        let n_digits = |number: &BigUint| number.to_string().len() as i64;
        // At least this many digits are left before the point, and one more at most.
        let shift = DIGITS - (n_digits(dividend) - n_digits(divisor));
        let ten = BigUint::from(10u32);
        let by = ten.pow(shift.unsigned_abs() as u32);
        let quotient = match shift >= 0 {
            true => dividend * by / divisor,
            false => dividend / (divisor * by),
        };
        let quotient = quotient.to_string().parse().unwrap_or(f64::INFINITY);
        Large { mantissa: quotient, exponent: -shift }.normal()
    }

    /// This many times as much; nothing at all if that is below zero.
    pub fn times(self, factor: f64) -> Large {
        Large { mantissa: self.mantissa * factor.max(0.0), ..self }.normal()
    }

    /// How many times the other goes into it.
    pub fn over(self, other: Large) -> f64 {
        let power = (self.exponent - other.exponent).clamp(-400, 400) as i32;
        self.mantissa / other.mantissa * 10f64.powi(power)
    }

    /// The nearest number that a computer has, which may be infinity.
    pub fn as_f64(self) -> f64 {
        format!("{}e{}", self.mantissa, self.exponent).parse().unwrap_or(f64::INFINITY)
    }

    fn normal(self) -> Large {
        if self.mantissa == 0.0 {
            return Large { mantissa: 0.0, exponent: 0 };
        }
        let shift = self.mantissa.log10().floor() as i32;
        let mantissa = self.mantissa / 10f64.powi(shift);
        let exponent = self.exponent + i64::from(shift);
        // Logarithms are not quite exact.
        match mantissa {
            10.0.. => Large { mantissa: mantissa / 10.0, exponent: exponent + 1 },
            ..1.0 => Large { mantissa: mantissa * 10.0, exponent: exponent - 1 },
            _ => Large { mantissa, exponent },
        }
    }
}

impl From<&BigUint> for Large {
    fn from(number: &BigUint) -> Large {
        Large::ratio(number, &BigUint::from(1u32))
    }
}

/// Five digits, or as many as the precision asks for: `5.9584e98`.
impl fmt::Display for Large {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let n_decimals = f.precision().unwrap_or(5).saturating_sub(1);
        let mantissa = format!("{:.n_decimals$}", self.mantissa);
        // 9.99999 becomes 10.0000.
        match mantissa.strip_prefix("10") {
            Some(rest) => write!(f, "1{rest}e{}", self.exponent + 1),
            None => write!(f, "{mantissa}e{}", self.exponent),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn written(dividend: &str, divisor: &str) -> String {
        Large::ratio(&dividend.parse().unwrap(), &divisor.parse().unwrap()).to_string()
    }

    #[test]
    fn five_digits_are_written_and_rounded() {
        assert_eq!(written("288", "1"), "2.8800e2");
        assert_eq!(written("6670903752021072936960", "1"), "6.6709e21");
        assert_eq!(written("999996", "1"), "1.0000e6");
        assert_eq!(written("1", "8"), "1.2500e-1");
        assert_eq!(written("0", "8"), "0.0000e0");
        assert_eq!(written(&format!("2{}", "0".repeat(400)), "3"), "6.6667e399");
        assert_eq!(written("1", &"9".repeat(20)), "1.0000e-20");
    }

    #[test]
    fn products_and_quotients_stay_normal() {
        let large = Large::from(&BigUint::from(7u32).pow(500));
        assert_eq!(large.times(2.0).over(large), 2.0);
        assert_eq!(large.times(1e-3).times(1e3).to_string(), large.to_string());
        assert_eq!(large.times(-1.0).to_string(), "0.0000e0");
        assert_eq!(format!("{:.3}", Large::from(&BigUint::from(1000u32))), "1.00e3");
    }
}

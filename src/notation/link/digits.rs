//! One great number from many small ones, each below a base of its own (a mixed radix): a move
//! among 150 takes 7.2 bits, not 8.

/// The 64 characters of links, by value.
pub(super) const ALPHABET: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/// The value of a character.
pub(super) fn value(letter: u8) -> Option<u32> {
    ALPHABET.iter().position(|known| *known == letter).and_then(|at| u32::try_from(at).ok())
}

/// A natural number in limbs of 32 bits, the least first, without zeros at the end.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Natural(Vec<u32>);

impl Natural {
    /// Multiplies by `base` and adds `digit`.
    fn push(&mut self, base: u32, digit: u32) {
        let mut carry = u64::from(digit);
        for limb in &mut self.0 {
            let wide = u64::from(*limb) * u64::from(base) + carry;
            *limb = wide as u32;
            carry = wide >> 32;
        }
        if carry > 0 {
            self.0.push(carry as u32);
        }
    }

    /// Divides by `base`, which isn't 0, and answers with the rest.
    fn pop(&mut self, base: u32) -> u32 {
        let mut rest = 0_u64;
        for limb in self.0.iter_mut().rev() {
            let wide = rest << 32 | u64::from(*limb);
            *limb = (wide / u64::from(base)) as u32;
            rest = wide % u64::from(base);
        }
        while self.0.last() == Some(&0) {
            self.0.pop();
        }
        rest as u32
    }
}

/// Digits being gathered, in the order in which they will be read.
#[derive(Debug, Default)]
pub(super) struct Writer(Vec<(u32, u32)>);

impl Writer {
    /// Adds `digit`, which is below `base`.
    pub(super) fn digit(&mut self, digit: u32, base: u32) {
        debug_assert!(digit < base, "{digit} is no digit of base {base}");
        self.0.push((digit, base));
    }

    /// The text of all digits.
    pub(super) fn text(&self) -> String {
        let mut number = Natural::default();
        for (digit, base) in self.0.iter().rev() {
            number.push(*base, *digit);
        }
        let mut text = String::new();
        let (mut bits, mut count) = (0_u64, 0);
        for limb in number.0 {
            bits |= u64::from(limb) << count;
            count += 32;
            while count >= 6 {
                text.push(letter(bits));
                bits >>= 6;
                count -= 6;
            }
        }
        text.push(letter(bits));
        // Zeros at the great end say nothing.
        text.trim_end_matches(letter(0)).to_owned()
    }
}

fn letter(bits: u64) -> char {
    char::from(ALPHABET[(bits & 63) as usize])
}

/// Digits being read back.
#[derive(Debug)]
pub(super) struct Reader(Natural);

impl Reader {
    /// The digits of a text; `None` if a character isn't one of the 64.
    pub(super) fn new(text: &str) -> Option<Reader> {
        let mut limbs = Vec::new();
        let (mut bits, mut count) = (0_u64, 0);
        for letter in text.bytes() {
            bits |= u64::from(value(letter)?) << count;
            count += 6;
            if count >= 32 {
                limbs.push(bits as u32);
                bits >>= 32;
                count -= 32;
            }
        }
        limbs.push(bits as u32);
        while limbs.last() == Some(&0) {
            limbs.pop();
        }
        Some(Reader(Natural(limbs)))
    }

    /// The next digit below `base`, which isn't 0.
    pub(super) fn digit(&mut self, base: u32) -> u32 {
        self.0.pop(base)
    }

    /// Are all further digits zero?
    pub(super) fn is_done(&self) -> bool {
        self.0.0.is_empty()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn digits_of_any_base_come_back_in_order() {
        let bases = [2, 3, 17, 114, u32::MAX, 1, 64, 1 << 31];
        let digits: Vec<(u32, u32)> =
            (0..400_u32).map(|n| (n * 7919, bases[n as usize % 8])).map(|(d, b)| (d % b, b)).collect();
        let mut writer = Writer::default();
        digits.iter().for_each(|(digit, base)| writer.digit(*digit, *base));
        let mut reader = Reader::new(&writer.text()).unwrap();
        for (digit, base) in digits {
            assert_eq!(reader.digit(base), digit);
        }
        assert!(reader.is_done());
    }

    #[test]
    fn zeros_take_no_room() {
        let mut writer = Writer::default();
        (0..100).for_each(|_| writer.digit(0, 100));
        assert_eq!(writer.text(), "");
        assert_eq!(Reader::new("").unwrap().digit(9), 0);
        assert!(Reader::new("a.b").is_none());
    }
}

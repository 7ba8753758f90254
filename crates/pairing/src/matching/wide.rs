//! Whole numbers as wide as the criteria of a bracket need: every criterion has its own bits, so that one comparison of two numbers compares
//! all criteria in their order.

use std::cmp::Ordering;
use std::fmt::Debug;

/// What the matching asks of a number.
pub(crate) trait Weight: Copy + Ord + Debug {
    /// How many bits it holds, with its sign.
    const BITS: u32;
    const ZERO: Self;
    /// What stands where there is no edge: less than any weight.
    const NO_EDGE: Self;
    /// `count` times the bit at `place`.
    fn bit(count: i64, place: u32) -> Self;
    fn plus(self, other: Self) -> Self;
    fn minus(self, other: Self) -> Self;
    fn twice(self) -> Self {
        self.plus(self)
    }
    /// Half of an even number.
    fn half(self) -> Self;
}

impl Weight for i64 {
    const BITS: u32 = 64;
    const ZERO: Self = 0;
    const NO_EDGE: Self = Self::MIN;

    fn bit(count: i64, place: u32) -> Self {
        count << place
    }

    fn plus(self, other: Self) -> Self {
        self + other
    }

    fn minus(self, other: Self) -> Self {
        self - other
    }

    fn half(self) -> Self {
        self >> 1
    }
}

impl Weight for i128 {
    const BITS: u32 = 128;
    const ZERO: Self = 0;
    const NO_EDGE: Self = Self::MIN;

    fn bit(count: i64, place: u32) -> Self {
        i128::from(count) << place
    }

    fn plus(self, other: Self) -> Self {
        self + other
    }

    fn minus(self, other: Self) -> Self {
        self - other
    }

    fn half(self) -> Self {
        self >> 1
    }
}

/// A number of `N` times 64 bits in two's complement, the lowest limb first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Wide<const N: usize>([u64; N]);

impl<const N: usize> Wide<N> {
    fn negative(self) -> bool {
        self.0[N - 1] >> 63 == 1
    }
}

impl<const N: usize> Weight for Wide<N> {
    const BITS: u32 = 64 * N as u32;
    const ZERO: Self = Self([0; N]);
    const NO_EDGE: Self = {
        let mut limbs = [0; N];
        limbs[N - 1] = 1 << 63;
        Self(limbs)
    };

    fn bit(count: i64, place: u32) -> Self {
        let (limb, shift) = ((place / 64) as usize, place % 64);
        let spread = i128::from(count) << shift;
        let sign = if count < 0 { u64::MAX } else { 0 };
        let mut limbs = [sign; N];
        for (at, it) in limbs.iter_mut().enumerate() {
            match at.cmp(&limb) {
                Ordering::Less => *it = 0,
                Ordering::Equal => *it = spread as u64,
                Ordering::Greater if at == limb + 1 => *it = (spread >> 64) as u64,
                Ordering::Greater => {}
            }
        }
        Self(limbs)
    }

    #[inline]
    fn plus(self, other: Self) -> Self {
        let mut limbs = [0; N];
        let mut carry = false;
        for ((limb, one), other) in limbs.iter_mut().zip(self.0).zip(other.0) {
            let (sum, first) = one.overflowing_add(other);
            let (sum, second) = sum.overflowing_add(u64::from(carry));
            *limb = sum;
            carry = first | second;
        }
        Self(limbs)
    }

    #[inline]
    fn minus(self, other: Self) -> Self {
        let mut limbs = [0; N];
        let mut borrow = false;
        for ((limb, one), other) in limbs.iter_mut().zip(self.0).zip(other.0) {
            let (rest, first) = one.overflowing_sub(other);
            let (rest, second) = rest.overflowing_sub(u64::from(borrow));
            *limb = rest;
            borrow = first | second;
        }
        Self(limbs)
    }

    fn half(self) -> Self {
        let mut limbs = [0; N];
        let mut carry = if self.negative() { 1 << 63 } else { 0 };
        for at in (0..N).rev() {
            limbs[at] = self.0[at] >> 1 | carry;
            carry = self.0[at] << 63;
        }
        Self(limbs)
    }
}

impl<const N: usize> Ord for Wide<N> {
    #[inline]
    fn cmp(&self, other: &Self) -> Ordering {
        let top = (self.0[N - 1] as i64).cmp(&(other.0[N - 1] as i64));
        (0..N - 1).rev().fold(top, |order, at| order.then_with(|| self.0[at].cmp(&other.0[at])))
    }
}

impl<const N: usize> PartialOrd for Wide<N> {
    #[inline]
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

#[cfg(test)]
mod tests {
    use super::{Weight, Wide};

    fn same<const N: usize>(wide: Wide<N>, number: i128) -> bool {
        let mut limbs = [if number < 0 { u64::MAX } else { 0 }; N];
        limbs[0] = number as u64;
        limbs[1] = (number >> 64) as u64;
        wide.0 == limbs
    }

    #[test]
    fn wide_numbers_count_as_numbers_do() {
        let some = [(3, 70), (-5, 61), (7, 0), (-1, 64), (900, 63), (0, 5), (-77, 90)];
        for (count, place) in some {
            let (wide, number) = (Wide::<3>::bit(count, place), i128::from(count) << place);
            assert!(same(wide, number), "{count} << {place}");
            assert!(same(wide.twice().half(), number));
            for (count, place) in some {
                let (other, other_number) =
                    (Wide::<3>::bit(count, place), i128::from(count) << place);
                assert!(same(wide.plus(other), number + other_number));
                assert!(same(wide.minus(other), number - other_number));
                assert_eq!(wide.cmp(&other), number.cmp(&other_number));
            }
        }
    }
}

//! Tests of the referee itself, against the Laws and against known counts. The fast generator is not
//! needed here.

mod article_3;
mod check;
mod chess960;
mod irregular;
mod perft;
mod random;
mod same_position;

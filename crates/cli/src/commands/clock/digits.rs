//! Large digits drawn with blocks, five lines high.

pub(super) const HEIGHT: usize = 5;

/// The lines of a text of digits, colons and points. Other signs are left empty.
pub(super) fn lines(text: &str) -> [String; HEIGHT] {
    let mut lines = [const { String::new() }; HEIGHT];
    for (index, sign) in text.chars().enumerate() {
        for (line, row) in lines.iter_mut().zip(glyph(sign)) {
            if index > 0 {
                line.push(' ');
            }
            line.extend(row.chars().map(|it| if it == '#' { '█' } else { ' ' }));
        }
    }
    lines
}

const fn glyph(sign: char) -> [&'static str; HEIGHT] {
    match sign {
        '0' => ["####", "#  #", "#  #", "#  #", "####"],
        '1' => ["  # ", " ## ", "  # ", "  # ", " ###"],
        '2' => ["####", "   #", "####", "#   ", "####"],
        '3' => ["####", "   #", " ###", "   #", "####"],
        '4' => ["#  #", "#  #", "####", "   #", "   #"],
        '5' => ["####", "#   ", "####", "   #", "####"],
        '6' => ["####", "#   ", "####", "#  #", "####"],
        '7' => ["####", "   #", "  # ", "  # ", "  # "],
        '8' => ["####", "#  #", "####", "#  #", "####"],
        '9' => ["####", "#  #", "####", "   #", "####"],
        ':' => [" ", "#", " ", "#", " "],
        '.' => [" ", " ", " ", " ", "#"],
        '–' => ["    ", "    ", "####", "    ", "    "],
        _ => [" ", " ", " ", " ", " "],
    }
}

#[cfg(test)]
mod tests {
    use super::lines;

    #[test]
    fn digits_stand_side_by_side() {
        let drawn = lines("1:0");
        assert_eq!(drawn[0], "  █    ████");
        assert_eq!(drawn[1], " ██  █ █  █");
        assert!(drawn.iter().all(|line| line.chars().count() == 11));
    }
}

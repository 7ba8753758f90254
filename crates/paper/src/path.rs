//! The data of SVG paths as the lines and curves that a page of a file knows. What cannot be read ends the path.

use pdf_writer::Content;

/// Adds a path to what is drawn next. Was all of it read?
pub(crate) fn draw(content: &mut Content, data: &str) -> bool {
    let mut path = Path { text: data.as_bytes(), at: (0.0, 0.0), from: (0.0, 0.0) };
    while path.step(content).is_some() {}
    path.text.is_empty()
}

struct Path<'t> {
    text: &'t [u8],
    /// Where the pen is.
    at: (f32, f32),
    /// Where the part began.
    from: (f32, f32),
}

impl Path<'_> {
    /// One command with all its numbers.
    fn step(&mut self, content: &mut Content) -> Option<()> {
        self.skip();
        let (command, rest) = self.text.split_first()?;
        self.text = rest;
        let relative = command.is_ascii_lowercase();
        if command.eq_ignore_ascii_case(&b'z') {
            content.close_path();
            self.at = self.from;
            return Some(());
        }
        let mut first = true;
        while first || self.is_number() {
            let (x0, y0) = if relative { self.at } else { (0.0, 0.0) };
            match command.to_ascii_uppercase() {
                b'M' => {
                    self.at = (x0 + self.number()?, y0 + self.number()?);
                    if first {
                        self.from = self.at;
                        content.move_to(self.at.0, self.at.1);
                    } else {
                        content.line_to(self.at.0, self.at.1);
                    }
                }
                b'L' => {
                    let to = (x0 + self.number()?, y0 + self.number()?);
                    self.line(content, to);
                }
                b'H' => {
                    let to = (x0 + self.number()?, self.at.1);
                    self.line(content, to);
                }
                b'V' => {
                    let to = (self.at.0, y0 + self.number()?);
                    self.line(content, to);
                }
                b'C' => {
                    let mut points = [(0.0, 0.0); 3];
                    for point in &mut points {
                        *point = (x0 + self.number()?, y0 + self.number()?);
                    }
                    self.curve(content, points);
                }
                b'Q' => {
                    let by = (x0 + self.number()?, y0 + self.number()?);
                    let to = (x0 + self.number()?, y0 + self.number()?);
                    let third = |from: (f32, f32)| {
                        (from.0 + (by.0 - from.0) * 2.0 / 3.0, from.1 + (by.1 - from.1) * 2.0 / 3.0)
                    };
                    self.curve(content, [third(self.at), third(to), to]);
                }
                b'A' => {
                    let (rx, ry, _) = (self.number()?, self.number()?, self.number()?);
                    let (large, sweep) = (self.number()? != 0.0, self.number()? != 0.0);
                    let to = (x0 + self.number()?, y0 + self.number()?);
                    self.arc(content, (rx, ry), large, sweep, to);
                }
                _ => return None,
            }
            first = false;
            self.skip();
        }
        Some(())
    }

    fn line(&mut self, content: &mut Content, to: (f32, f32)) {
        content.line_to(to.0, to.1);
        self.at = to;
    }

    fn curve(&mut self, content: &mut Content, [one, two, to]: [(f32, f32); 3]) {
        content.cubic_to(one.0, one.1, two.0, two.1, to.0, to.1);
        self.at = to;
    }

    /// An arc of an ellipse that is not turned, as curves of at most a quarter.
    fn arc(
        &mut self,
        content: &mut Content,
        (rx, ry): (f32, f32),
        large: bool,
        sweep: bool,
        to: (f32, f32),
    ) {
        // As if it were a circle of radius 1.
        let (x1, y1) = (self.at.0 / rx, self.at.1 / ry);
        let (x2, y2) = (to.0 / rx, to.1 / ry);
        let (half_x, half_y) = ((x2 - x1) / 2.0, (y2 - y1) / 2.0);
        let half = half_x.hypot(half_y);
        if half == 0.0 || !half.is_finite() {
            return self.line(content, to);
        }
        // A circle that is too small for both points is made as large as it must be.
        let radius = half.max(1.0);
        let away = (radius * radius - half * half).max(0.0).sqrt() / half;
        let side = if large == sweep { -1.0 } else { 1.0 };
        let centre_x = (x1 + x2) / 2.0 - side * away * half_y;
        let centre_y = (y1 + y2) / 2.0 + side * away * half_x;
        let begin = (y1 - centre_y).atan2(x1 - centre_x);
        let mut turn = (y2 - centre_y).atan2(x2 - centre_x) - begin;
        let whole = std::f32::consts::TAU;
        if sweep && turn < 0.0 {
            turn += whole;
        } else if !sweep && turn > 0.0 {
            turn -= whole;
        }
        let parts = (turn.abs() / std::f32::consts::FRAC_PI_2).ceil().max(1.0);
        let part = turn / parts;
        let reach = 4.0 / 3.0 * (part / 4.0).tan();
        let mut angle = begin;
        let on = |angle: f32, reach: f32| {
            let (sin, cos) = angle.sin_cos();
            let x = centre_x + radius * (cos - reach * sin);
            let y = centre_y + radius * (sin + reach * cos);
            (x * rx, y * ry)
        };
        // At most four: a whole circle.
        for number in 1..=(parts as u8).min(4) {
            let next = begin + part * f32::from(number);
            let last = f32::from(number) == parts;
            let end = if last { to } else { on(next, 0.0) };
            self.curve(content, [on(angle, reach), on(next, -reach), end]);
            angle = next;
        }
    }

    fn skip(&mut self) {
        while let Some((b' ' | b',' | b'\n' | b'\r' | b'\t', rest)) = self.text.split_first() {
            self.text = rest;
        }
    }

    fn is_number(&self) -> bool {
        matches!(self.text.first(), Some(b'0'..=b'9' | b'-' | b'+' | b'.'))
    }

    fn number(&mut self) -> Option<f32> {
        self.skip();
        let sign = usize::from(matches!(self.text.first(), Some(b'-' | b'+')));
        let mut points = 0;
        let rest = self.text.get(sign..)?.iter();
        let length = rest.take_while(|it| {
            points += usize::from(**it == b'.');
            it.is_ascii_digit() || (**it == b'.' && points == 1)
        });
        let (number, rest) = self.text.split_at_checked(sign + length.count())?;
        self.text = rest;
        std::str::from_utf8(number).ok()?.parse().ok()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn told(data: &str) -> String {
        let mut content = Content::new();
        draw(&mut content, data);
        String::from_utf8_lossy(content.finish().as_slice()).replace('\n', " ").trim().to_owned()
    }

    #[test]
    fn lines_and_curves_are_read() {
        assert_eq!(told("M1 2H3V4L5 6Z"), "1 2 m 3 2 l 3 4 l 5 6 l h");
        assert_eq!(told("m1 2h3v-4l1 1z"), "1 2 m 4 2 l 4 -2 l 5 -1 l h");
        assert_eq!(told("M0 0C1 2 3 4 5 6"), "0 0 m 1 2 3 4 5 6 c");
        assert_eq!(told("M0 0Q3 3 6 0"), "0 0 m 2 2 4 2 6 0 c");
        assert_eq!(told("M.5-.5L1.5.5"), "0.5 -0.5 m 1.5 0.5 l");
        assert_eq!(told("M1 2X3"), "1 2 m");
        assert_eq!(told("M1"), "");
    }

    #[test]
    fn a_half_circle_is_two_quarters() {
        let told = told("M10 0A10 10 0 0 1 -10 0");
        let curves: Vec<&str> = told.split(" c").filter(|it| !it.is_empty()).collect();
        assert_eq!(curves.len(), 2, "{told}");
        // Through the lowest point of a picture, whose y goes down.
        let last: Vec<f32> = curves[0].split(' ').filter_map(|it| it.parse().ok()).collect();
        assert!(last[last.len() - 2].abs() < 0.01 && (last[last.len() - 1] - 10.0).abs() < 0.01);
        assert!(told.ends_with("-10 0 c"), "{told}");
    }
}

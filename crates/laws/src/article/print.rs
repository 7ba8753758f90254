//! Writing an article number, in the one spelling that `Article::new` reads.

use std::fmt;

use super::{Article, Part, Step, StepKind};

impl fmt::Display for Article {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // `pad` lets callers align numbers in tables.
        f.pad(&self.spelling())
    }
}

impl fmt::Debug for Article {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Article({self})")
    }
}

impl Article {
    fn spelling(self) -> String {
        let steps = &self.steps[..self.depth()];
        if steps.is_empty()
            && let Some(name) = self.whole_name()
        {
            return name.to_owned();
        }
        let mut text = String::with_capacity(16);
        if self.is_commentary() {
            text.push('C');
        }
        self.push_sign(&mut text);
        let sign = text.len();
        for step in steps {
            self.push_step(&mut text, *step, sign);
        }
        text
    }

    /// What a part is called as a whole.
    fn whole_name(self) -> Option<&'static str> {
        match self.part {
            Part::Introduction => Some("Introduction"),
            Part::Preface => Some("Preface"),
            Part::Guidelines => Some("Guidelines, Introduction"),
            Part::Glossary => Some("Glossary"),
            Part::Articles | Part::Appendix(_) | Part::Guideline(_) => None,
        }
    }

    fn push_sign(self, text: &mut String) {
        match self.part {
            Part::Introduction => text.push_str("INT"),
            Part::Preface => text.push_str("PRE"),
            Part::Articles => {}
            Part::Appendix(letter) => text.push(letter.into()),
            Part::Guidelines => text.push_str("Guidelines"),
            Part::Guideline(number) => (0..number).for_each(|_| text.push('I')),
            Part::Glossary => text.push('G'),
        }
    }

    /// Adds a step to what has been spelt, of which the sign of the part takes so many bytes.
    fn push_step(self, text: &mut String, step: Step, sign: usize) {
        let value = step.value();
        let first_after_sign = text.len() == sign;
        let joint = match (step.kind(), self.part) {
            (StepKind::Sentence | StepKind::Remark, _) => "-",
            (StepKind::Sample, _) => "-sample-",
            (_, Part::Introduction | Part::Preface | Part::Glossary) => "-",
            (_, Part::Articles) if first_after_sign => "",
            (_, Part::Guidelines) if first_after_sign => " ",
            _ => ".",
        };
        text.push_str(joint);
        match step.kind() {
            // Terms of the glossary are printed with two digits at least.
            StepKind::Number if self.part == Part::Glossary && value < 10 => {
                text.push('0');
                push_number(text, value);
            }
            StepKind::Number | StepKind::Sample => push_number(text, value),
            StepKind::Roman => (0..value).for_each(|_| text.push('i')),
            StepKind::Letter | StepKind::Sentence | StepKind::Remark => text.push(letter(value)),
        }
    }
}

fn push_number(text: &mut String, value: u16) {
    if value >= 10 {
        push_number(text, value / 10);
    }
    text.push(char::from(b'0' + (value % 10) as u8));
}

fn letter(value: u16) -> char {
    let index = u8::try_from(value).unwrap_or(1).saturating_sub(1);
    char::from(b'a' + index)
}

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
        let mut text = String::new();
        if self.is_commentary() {
            text.push('C');
        }
        text.push_str(&self.part_sign());
        for step in steps {
            self.push_step(&mut text, *step);
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

    fn part_sign(self) -> String {
        match self.part {
            Part::Introduction => "INT".to_owned(),
            Part::Preface => "PRE".to_owned(),
            Part::Articles => String::new(),
            Part::Appendix(letter) => char::from(letter).to_string(),
            Part::Guidelines => "Guidelines".to_owned(),
            Part::Guideline(number) => "I".repeat(number.into()),
            Part::Glossary => "G".to_owned(),
        }
    }

    fn push_step(self, text: &mut String, step: Step) {
        let value = step.value();
        let first_after_sign = text.as_str() == self.part_sign()
            || (self.is_commentary() && text[1..] == self.part_sign());
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
            StepKind::Number if self.part == Part::Glossary => {
                text.push_str(&format!("{value:02}"));
            }
            StepKind::Number | StepKind::Sample => text.push_str(&value.to_string()),
            StepKind::Roman => text.push_str(&"i".repeat(value.into())),
            StepKind::Letter | StepKind::Sentence | StepKind::Remark => text.push(letter(value)),
        }
    }
}

fn letter(value: u16) -> char {
    let index = u8::try_from(value).unwrap_or(1).saturating_sub(1);
    char::from(b'a' + index)
}

//! Reads the message files of a language as a proofreader would and lists what is wrong.
//! It compares forms (ids, variables, typography); it cannot tell whether a translation is good.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{
    CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement,
};
use fluent_syntax::parser::parse;

use crate::Language;

/// All messages and terms of one language, and what was wrong on the way.
#[derive(Default)]
pub(super) struct Review {
    entries: BTreeMap<String, Content>,
    pub(super) problems: Vec<String>,
}

/// What one message or term contains.
#[derive(Default)]
struct Content {
    variables: BTreeSet<String>,
    /// Ids of the messages and (with a leading `-`) terms it refers to.
    references: BTreeSet<String>,
    texts: Vec<String>,
}

/// Reads the sources of one language.
pub(super) fn review(language: Language, sources: &[&str]) -> Review {
    let mut review = Review::default();
    for source in sources {
        review.read(source);
    }
    review.check_references();
    review.check_typography(language);
    review
}

/// What differs between the reference and a translation.
pub(super) fn compare(reference: &Review, translation: &Review) -> Vec<String> {
    let mut problems = Vec::new();
    let (expected, found) = (reference.message_ids(), translation.message_ids());
    problems.extend(expected.difference(&found).map(|id| format!("`{id}` is not translated")));
    problems.extend(found.difference(&expected).map(|id| format!("`{id}` is not in English")));
    for id in expected.intersection(&found) {
        let (expected, found) = (reference.variables(id), translation.variables(id));
        if expected != found {
            problems.push(format!("`{id}` uses {found:?}, English uses {expected:?}"));
        }
    }
    problems
}

impl Review {
    fn read(&mut self, source: &str) {
        let resource = parse(source).unwrap_or_else(|(resource, errors)| {
            self.problems.extend(errors.iter().map(|error| format!("does not parse: {error}")));
            resource
        });
        for entry in resource.body {
            match entry {
                Entry::Message(message) => {
                    if !message.attributes.is_empty() {
                        let id = message.id.name;
                        self.problems.push(format!("`{id}` has attributes, which nothing reads"));
                    }
                    self.add(message.id.name.to_owned(), message.value.as_ref());
                }
                Entry::Term(term) => self.add(format!("-{}", term.id.name), Some(&term.value)),
                _ => {}
            }
        }
    }

    fn add(&mut self, id: String, pattern: Option<&Pattern<&str>>) {
        let mut content = Content::default();
        pattern.iter().for_each(|it| content.read_pattern(it));
        // A translator who means "nothing" writes { "" }: also an empty message.
        let silent = content.texts.iter().all(|text| text.trim().is_empty())
            && content.variables.is_empty()
            && content.references.is_empty();
        if silent {
            self.problems.push(format!("`{id}` is empty"));
        }
        if self.entries.insert(id.clone(), content).is_some() {
            self.problems.push(format!("`{id}` is there twice"));
        }
    }

    fn check_references(&mut self) {
        for (id, entry) in &self.entries {
            for reference in &entry.references {
                if !self.entries.contains_key(reference) {
                    self.problems.push(format!("`{id}` refers to `{reference}`, which is missing"));
                }
            }
        }
    }

    fn check_typography(&mut self, language: Language) {
        for (id, entry) in &self.entries {
            for wrong in wrong_signs(language) {
                if entry.texts.iter().any(|text| text.contains(wrong)) {
                    self.problems.push(format!("`{id}` contains {wrong:?}"));
                }
            }
        }
    }

    fn message_ids(&self) -> BTreeSet<&str> {
        self.entries.keys().map(String::as_str).filter(|id| !id.starts_with('-')).collect()
    }

    /// The variables of a message and of the messages inside it. A term has no access to the
    /// variables of the caller, so it adds none.
    fn variables(&self, id: &str) -> BTreeSet<&str> {
        let (mut variables, mut seen, mut open) = (BTreeSet::new(), BTreeSet::new(), vec![id]);
        while let Some(id) = open.pop() {
            let Some(entry) = self.entries.get(id).filter(|_| seen.insert(id)) else { continue };
            variables.extend(entry.variables.iter().map(String::as_str));
            open.extend(
                entry.references.iter().map(String::as_str).filter(|it| !it.starts_with('-')),
            );
        }
        variables
    }
}

/// Typewriter signs, and quotation marks that belong to another language. A message that must show
/// such a sign (in code, say) writes it as a literal: `{ "'" }`.
fn wrong_signs(language: Language) -> Vec<&'static str> {
    let foreign: &[&str] = match language {
        Language::English => &["„", "‚", "«", "»"],
        Language::Czech | Language::Slovak => &["”", "«", "»"],
        Language::Slovene => &["“", "”", "„"],
    };
    [&["\"", "'", "...", " - "], foreign].concat()
}

impl Content {
    fn read_pattern(&mut self, pattern: &Pattern<&str>) {
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { value } => self.texts.push((*value).to_owned()),
                PatternElement::Placeable { expression } => self.read_expression(expression),
            }
        }
    }

    fn read_expression(&mut self, expression: &Expression<&str>) {
        match expression {
            Expression::Inline(inline) => self.read_inline(inline),
            Expression::Select { selector, variants } => {
                self.read_inline(selector);
                for variant in variants {
                    self.read_pattern(&variant.value);
                }
            }
        }
    }

    fn read_inline(&mut self, inline: &InlineExpression<&str>) {
        match inline {
            InlineExpression::VariableReference { id } => {
                self.variables.insert(id.name.to_owned());
            }
            InlineExpression::MessageReference { id, .. } => {
                self.references.insert(id.name.to_owned());
            }
            InlineExpression::TermReference { id, arguments, .. } => {
                self.references.insert(format!("-{}", id.name));
                arguments.iter().for_each(|it| self.read_arguments(it));
            }
            InlineExpression::FunctionReference { arguments, .. } => self.read_arguments(arguments),
            InlineExpression::Placeable { expression } => self.read_expression(expression),
            InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {}
        }
    }

    fn read_arguments(&mut self, arguments: &CallArguments<&str>) {
        arguments.positional.iter().for_each(|it| self.read_inline(it));
        arguments.named.iter().for_each(|it| self.read_inline(&it.value));
    }
}

//! The questions to the arbiter and their answers are messages in every language.

use std::collections::BTreeSet;

use jadoube_laws::{Choice, Discretion};
use messages::Language;

#[test]
fn every_question_and_answer_is_a_message_and_the_other_way_round() {
    let mut expected = BTreeSet::new();
    for question in Discretion::ALL {
        expected.insert(question.message_id());
        expected.extend(question.answers().map(Choice::message_id));
    }
    for language in Language::ALL {
        let ids = messages::ids(language).into_iter().filter(|id| id.starts_with("discretion-"));
        let found: BTreeSet<String> = ids.map(str::to_owned).collect();
        assert_eq!(found, expected, "{language:?}");
    }
}

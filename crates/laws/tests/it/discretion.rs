//! The questions to the arbiter and their answers are messages in every language.

use std::collections::BTreeSet;

use jadoube_laws::Discretion;
use messages::Language;

#[test]
fn every_question_and_answer_is_a_message_and_the_other_way_round() {
    let mut expected = BTreeSet::new();
    for question in Discretion::ALL {
        expected.insert(question.message_id());
        expected.extend(question.answers().iter().map(|it| Discretion::answer_message_id(it)));
    }
    for language in Language::ALL {
        let ids = messages::ids(language).into_iter().filter(|id| id.starts_with("discretion-"));
        let found: BTreeSet<String> = ids.map(str::to_owned).collect();
        assert_eq!(found, expected, "{language:?}");
    }
}

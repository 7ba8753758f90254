//! The bill of materials, in the form of CycloneDX 1.5.

use serde_json::{Value, json};

use super::{PROGRAM, Part};

pub(super) fn json(parts: &[Part]) -> String {
    let (program, others): (Vec<&Part>, Vec<&Part>) =
        parts.iter().partition(|it| it.name == PROGRAM);
    let of_program = program.first().map_or(Value::Null, |it| component(it, "application"));
    let components: Vec<Value> = others.iter().map(|it| component(it, "library")).collect();
    let dependencies: Vec<Value> =
        parts.iter().map(|it| json!({ "ref": it.reference(), "dependsOn": it.made_of })).collect();
    let bill = json!({
        "bomFormat": "CycloneDX",
        "specVersion": "1.5",
        "version": 1,
        "metadata": { "component": of_program },
        "components": components,
        "dependencies": dependencies,
    });
    format!("{bill:#}\n")
}

fn component(part: &Part, kind: &str) -> Value {
    let reference = part.reference();
    let mut component = json!({
        "type": kind,
        "bom-ref": reference,
        "name": part.name,
        "version": part.version,
        "purl": reference,
    });
    if !part.licence.is_empty() {
        component["licenses"] = json!([{ "expression": part.licence }]);
    }
    if let Some(checksum) = &part.checksum {
        component["hashes"] = json!([{ "alg": "SHA-256", "content": checksum }]);
    }
    component
}

#[cfg(test)]
mod tests {
    use serde_json::Value;

    use super::super::Registry;
    use super::super::tests::part;

    #[test]
    fn the_program_and_its_parts_are_listed() {
        let parts =
            [part(Registry::Cargo, "jadoube-cli", "MIT"), part(Registry::Npm, "svelte", "MIT")];
        let bill: Value = serde_json::from_str(&super::json(&parts)).expect("JSON");
        assert_eq!(bill["metadata"]["component"]["type"], "application");
        assert_eq!(bill["components"][0]["purl"], "pkg:npm/svelte@1.2.0");
        assert_eq!(bill["components"][0]["hashes"][0]["content"], "ab");
        assert_eq!(bill["dependencies"][0]["dependsOn"][0], "pkg:cargo/other@2.0.0");
    }
}

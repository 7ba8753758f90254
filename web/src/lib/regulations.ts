// The options of the regulations that an organiser sets. Several values of one option stand between semicolons.
import type { OptionView } from "./types";

export type Regulations = Readonly<Record<string, string>>;

/** How an option is asked for: by its words, by a field, or by words one of which opens a field. */
export type Asked = "choice" | "choices" | "field" | "choice-or-field";

export function askedAs(option: OptionView): Asked {
  if (option.free === "nothing") return option.list ? "choices" : "choice";
  return option.values.length > 0 ? "choice-or-field" : "field";
}

/** What stands in a field before anybody writes into it. */
const EXAMPLES: Readonly<Record<OptionView["free"], string>> = { nothing: "", time: "0:30:00", number: "20", "after-moves": "after(30)", text: "" };

export function exampleOf(option: OptionView): string {
  return EXAMPLES[option.free];
}

/** What an option begins with when it is added: if it can be, something that is not usual. */
export function firstValue(option: OptionView): string {
  const unusual = option.values.find((it) => !it.usual)?.value;
  return unusual ?? exampleOf(option);
}

/** The word that was chosen; none if a field is filled in. */
export function wordOf(option: OptionView, text: string): string {
  return option.values.some((it) => it.value === text) ? text : "";
}

/** A value as its field shows it: of `after(30)` the number. */
export function shown(option: OptionView, text: string): string {
  return option.free === "after-moves" ? text.replace(/\D/g, "") : text;
}

/** What stands in a field as a value. */
export function given(option: OptionView, field: string): string {
  return option.free === "after-moves" ? `after(${field})` : field;
}

export function valuesOf(text: string): string[] {
  return text.split(";").map((it) => it.trim()).filter((it) => it !== "");
}

/** The values of a list after one was ticked or unticked, in the order of the option. */
export function ticked(option: OptionView, text: string, value: string, on: boolean): string {
  const known = valuesOf(text);
  const wanted = option.values.map((it) => it.value).filter((it) => (it === value ? on : known.includes(it)));
  return wanted.join("; ");
}

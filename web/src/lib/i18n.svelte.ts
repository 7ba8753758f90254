// The sentences of the desk in four languages. They stand in `crates/messages`, beside those of the program.
import cs from "../../../crates/messages/messages/cs/desk.ftl?raw";
import en from "../../../crates/messages/messages/en/desk.ftl?raw";
import sk from "../../../crates/messages/messages/sk/desk.ftl?raw";
import sl from "../../../crates/messages/messages/sl/desk.ftl?raw";
import { sentences } from "./language.svelte";

export { LANGS, type Lang, language } from "./language.svelte";

/** A sentence of the desk. */
export const t = sentences("desk", { en, cs, sk, sl });

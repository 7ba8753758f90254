// The way into the public page of an event: `/p/{event}`.
import { mount } from "svelte";
import "../src/palette.css";
import "./page.css";
import { applyTheme } from "../src/lib/theme.svelte";
import Page from "./Page.svelte";
import { language } from "./words.svelte";

language.choose(language.current);
applyTheme();
const target = document.getElementById("page");
const event = decodeURIComponent(location.pathname.split("/")[2] ?? "");
if (target) mount(Page, { target, props: { event } });

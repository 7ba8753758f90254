// The way in.
import { mount } from "svelte";
import "./fonts.css";
import "./palette.css";
import "./app.css";
import App from "./App.svelte";
import { language } from "./lib/i18n.svelte";
import { applyTheme } from "./lib/theme.svelte";

language.choose(language.current);
applyTheme();
const target = document.getElementById("app");
if (target) mount(App, { target });

if (import.meta.env.PROD && "serviceWorker" in navigator) {
  // Without a secure origin the browser refuses; the desk works all the same, only not offline.
  navigator.serviceWorker.register("/sw.js").catch(() => undefined);
}

// What is wrong with a screen that can be measured: what has to be scrolled sideways, what is cut off, what lies over something else.
import type { Page } from "@playwright/test";

/** What is found on a page at the size that it has. */
export async function faults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found = new Set<string>();
    const only_heard = (it: Element): boolean => it.closest(".skip") !== null || getComputedStyle(it).clipPath === "inset(50%)" || (it.parentElement !== null && only_heard(it.parentElement));
    const seen = (it: Element): boolean => it.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !only_heard(it);
    const named = (it: Element): string => `${it.tagName.toLowerCase()}${it.classList.length > 0 ? `.${[...it.classList].filter((name) => !name.startsWith("svelte-")).join(".")}` : ""} “${(it.textContent ?? "").trim().replace(/\s+/g, " ").slice(0, 40)}”`;
    /** Two rounded edges may share a pixel. */
    const SLACK = 1.5;
    /** A line is higher than its letters. */
    const letters = (it: DOMRect): DOMRect => new DOMRect(it.x, it.y + 0.22 * it.height, it.width, 0.58 * it.height);

    if (document.documentElement.scrollWidth > innerWidth) found.add(`${document.documentElement.scrollWidth} wide`);

    const modal = document.querySelector("dialog[open]");
    const all = [...(modal ?? document.body).querySelectorAll("*")].filter((it) => !(it instanceof SVGElement) && seen(it));
    for (const it of all) {
      const style = getComputedStyle(it);
      const cuts = (overflow: string): boolean => overflow === "hidden" || overflow === "clip";
      const wide = it.scrollWidth > it.clientWidth + SLACK;
      const high = it.scrollHeight > it.clientHeight + SLACK;
      if (it.clientWidth === 0 || (it.textContent ?? "").trim() === "") continue;
      if (cuts(style.overflowX) && wide) found.add(`cut off: ${named(it)}`);
      if (cuts(style.overflowY) && high) found.add(`cut off below: ${named(it)}`);
      if (it.matches("button, a, select, th, td, summary") && style.overflowX === "visible" && wide && style.display !== "inline") found.add(`sticks out: ${named(it)}`);
    }
    for (const it of all) {
      if (!(it instanceof HTMLSelectElement)) continue;
      const probe = document.createElement("span");
      probe.style.cssText = `position: absolute; visibility: hidden; white-space: nowrap; font: ${getComputedStyle(it).font}`;
      probe.textContent = it.selectedOptions[0]?.textContent ?? "";
      document.body.append(probe);
      if (probe.offsetWidth > it.clientWidth) found.add(`cut off: select “${probe.textContent}”`);
      probe.remove();
    }

    // Lines of text as they are seen, where nothing lies over them and nothing cuts them off.
    const lines: { of: Element; rect: DOMRect; text: string }[] = [];
    const walker = document.createTreeWalker(modal ?? document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const of = node.parentElement;
      if (!of || (node.textContent ?? "").trim() === "" || !seen(of) || of.closest("script, style, option, select, svg") !== null) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const rect of range.getClientRects()) {
        const [x, y] = [rect.x + rect.width / 2, rect.y + rect.height / 2];
        if (rect.width < 2 || rect.height < 2) continue;
        if (rect.right > innerWidth + SLACK && of.closest(".scroll-x, .scroll") === null && getComputedStyle(of).position !== "fixed") found.add(`beside the screen: ${named(of)}`);
        // Only what is on the screen can be asked for what lies over it.
        if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) continue;
        const top = document.elementFromPoint(x, y);
        if (top && (of.contains(top) || top.contains(of))) lines.push({ of, rect: letters(rect), text: (node.textContent ?? "").trim() });
      }
    }
    for (const [at, one] of lines.entries()) {
      for (const other of lines.slice(at + 1)) {
        if (one.of === other.of) continue;
        const width = Math.min(one.rect.right, other.rect.right) - Math.max(one.rect.left, other.rect.left);
        const height = Math.min(one.rect.bottom, other.rect.bottom) - Math.max(one.rect.top, other.rect.top);
        if (width > 2 && height > 2) found.add(`over one another: “${one.text.slice(0, 30)}” and “${other.text.slice(0, 30)}”`);
      }
    }
    return [...found];
  });
}

/** Whether the page, or the part of it that is for reading, has to be scrolled. */
export async function scrolls(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
}

/** What is written on a page and said by it, piece by piece. */
export async function words(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const said = new Set<string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node.parentElement?.closest("script, style, [lang], input, textarea, .code")) continue;
      said.add((node.textContent ?? "").trim().replace(/\s+/g, " "));
    }
    for (const it of document.querySelectorAll("[aria-label], [title], [placeholder], [alt]")) {
      for (const name of ["aria-label", "title", "placeholder", "alt"]) said.add((it.getAttribute(name) ?? "").trim());
    }
    return [...said].filter((it) => /\p{L}{3}/u.test(it));
  });
}

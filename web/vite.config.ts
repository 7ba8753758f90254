// How the front end is built: static files with hashed names, and a service worker that knows them all.
import { readFileSync } from "node:fs";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

/** Is it a file of the public page only? The desk does not keep it. */
function isOfPage(name: string): boolean {
  return /^(assets\/)?page[-.]/.test(name);
}

/** Writes `sw.js` from `src/sw.js` with the list of all files of the build and a version made from their names. */
function serviceWorker(): Plugin {
  return {
    name: "service-worker",
    apply: "build",
    generateBundle(_options, bundle) {
      const built = Object.keys(bundle).filter((name) => !name.endsWith(".map"));
      const files = ["/", ...built.filter((it) => it !== "index.html" && !isOfPage(it)).map((it) => `/${it}`)];
      const carried = ["/manifest.webmanifest", "/icon.svg", "/icon-192.png", "/icon-512.png"];
      const list = [...files, ...carried].sort();
      const source = readFileSync(new URL("src/sw.js", import.meta.url), "utf8")
        .replace("__FILES__", JSON.stringify(list))
        .replace("__VERSION__", JSON.stringify(fingerprint(list.join("\n"))));
      this.emitFile({ type: "asset", fileName: "sw.js", source });
    },
  };
}

/** Writes `packages.json`, the names of the packages whose code or fonts the build has taken in, for their licences. */
function packagesTakenIn(): Plugin {
  return {
    name: "packages-taken-in",
    apply: "build",
    generateBundle(_options, bundle) {
      const names = new Set<string>();
      for (const piece of Object.values(bundle)) {
        const files =
          piece.type === "asset"
            ? piece.originalFileNames
            : Object.entries(piece.modules).flatMap(([id, module]) => (module.renderedLength > 0 ? [id] : []));
        for (const file of files) {
          const name = /node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(file)?.[1];
          if (name !== undefined) names.add(name);
        }
      }
      this.emitFile({ type: "asset", fileName: "packages.json", source: `${JSON.stringify([...names].sort())}\n` });
    },
  };
}

/** A short name for a text: names of files carry hashes of their content, so it changes when any of them does. */
function fingerprint(text: string): string {
  let hash = 5381;
  for (const letter of text) hash = ((hash * 33) ^ letter.charCodeAt(0)) >>> 0;
  return hash.toString(36);
}

export default defineConfig({
  plugins: [svelte(), serviceWorker(), packagesTakenIn()],
  server: {
    fs: { allow: [".."] },
    proxy: { "/v1": { target: process.env["JADOUBE_URL"] ?? "http://127.0.0.1:8642", ws: true } },
  },
  build: {
    rolldownOptions: { input: ["index.html", "page.html"] },
    target: "es2022",
    outDir: "../crates/web/dist",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  test: { include: ["unit/**/*.test.ts"] },
} as Parameters<typeof defineConfig>[0]);

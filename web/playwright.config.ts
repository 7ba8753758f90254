// Browser tests in Debian's Chromium, against the real program. Nothing is fetched from the network.
import { defineConfig } from "@playwright/test";

export default defineConfig({
  testDir: "tests",
  // So long a test waits for what must come, however slow the machine is.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  workers: 1,
  reporter: [["list"]],
  use: {
    browserName: "chromium",
    locale: "en-GB",
    viewport: { width: 1280, height: 900 },
    serviceWorkers: "block",
    launchOptions: {
      executablePath: process.env["CHROMIUM"] ?? "/usr/bin/chromium",
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
});

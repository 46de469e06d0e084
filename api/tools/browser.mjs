/**
 * A browser for the tests: an installed Chromium or Chrome, else Puppeteer's download, else Debian's package if apt
 * and root are available, else an error message.
 */
import { spawnSync } from "node:child_process";
import { createRequire } from "node:module";
import path from "node:path";
import { top } from "./install.mjs";

const require = createRequire(import.meta.url);

function isThere() {
  delete require.cache[require.resolve(path.join(top, ".puppeteerrc.cjs"))];
  return Boolean(require(path.join(top, ".puppeteerrc.cjs")).executablePath);
}

function attempt(command, args) {
  return (
    spawnSync(command, args, { cwd: top, stdio: ["ignore", "inherit", "inherit"], timeout: 300_000 })
      .status === 0
  );
}

export function ensureBrowser() {
  if (isThere()) return;
  console.log("No Chromium or Chrome is installed: fetching one for the tests ...");
  if (attempt("npx", ["puppeteer", "browsers", "install", "chrome"]) && isThere()) return;
  const canApt =
    process.platform === "linux" &&
    process.getuid?.() === 0 &&
    spawnSync("apt-get", ["--version"]).status === 0;
  const install = (...packages) => attempt("apt-get", ["install", "-y", "-q", ...packages]);
  if (
    canApt &&
    attempt("apt-get", ["update", "-q"]) &&
    // The headless shell is faster; the extension's tests need the whole browser.
    (install("chromium", "chromium-headless-shell") || install("chromium")) &&
    isThere()
  )
    return;
  console.error(
    "The browser tests need Chromium or Chrome. Install one, or name it in PUPPETEER_EXECUTABLE_PATH, and run npm test again.",
  );
  process.exit(1);
}

const { existsSync, readdirSync } = require("node:fs");
const { homedir } = require("node:os");
const { join } = require("node:path");

/** What `puppeteer browsers install chrome` left, if it ever ran. */
function downloaded() {
  const folder = join(homedir(), ".cache/puppeteer/chrome");
  if (!existsSync(folder)) return [];
  const parts = [
    "chrome-linux64/chrome",
    "chrome-mac-arm64/Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing",
    "chrome-win64/chrome.exe",
  ];
  return readdirSync(folder).flatMap((version) => parts.map((part) => join(folder, version, part)));
}

// Debian's real binary first: its wrapper script prints noise.
const installed = [
  process.env.PUPPETEER_EXECUTABLE_PATH,
  "/usr/lib/chromium/chromium",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome-stable",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
  ...downloaded(),
].find((path) => path && existsSync(path));

module.exports = { skipDownload: true, ...(installed && { executablePath: installed }) };

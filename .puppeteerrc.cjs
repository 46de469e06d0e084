const { existsSync } = require("node:fs");

// Debian's real binary first: its wrapper script prints noise. Puppeteer's own cache is the fallback.
const installed = [
  process.env.PUPPETEER_EXECUTABLE_PATH,
  "/usr/lib/chromium/chromium",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome-stable",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
].find((path) => path && existsSync(path));

module.exports = { skipDownload: true, ...(installed && { executablePath: installed }) };

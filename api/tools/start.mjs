/** `npm start` on a fresh clone: install, build, serve, and say where everything is. decision: D-31. */
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { buildApps, installPackages, top } from "./install.mjs";

if (existsSync(path.join(top, ".env"))) process.loadEnvFile(path.join(top, ".env"));
const port = process.env.PORT || "4310";
// The server refuses an invalid address, with all other errors.
const appUrl = new URL(URL.canParse(process.env.APP_URL) ? process.env.APP_URL : `http://localhost:${port}`)
  .origin;

installPackages();
buildApps(appUrl);

// The project's own Node, whichever version started this script.
const node = path.join(top, "node_modules/.bin/node");
const server = spawn(node, ["--no-warnings", "api/.output/server.js"], {
  cwd: top,
  stdio: ["inherit", "inherit", "inherit", "ipc"],
  env: { LOG_LEVEL: "warn", ...process.env },
});
server.on("message", (message) => {
  if (message === "listening") console.log(welcome());
  // Without a mail server, mails are printed here with their links (D-27).
  else if (message?.mail) console.log(mailLines(message.mail));
});
server.once("exit", (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => server.kill(signal));

function mailLines({ to, subject, links }) {
  return ["", `  Mail to ${to}: ${subject}`, ...links.map((link) => `    ${link}`)].join("\n");
}

function welcome() {
  const isDemo = !process.env.DATABASE_URL && process.env.NODE_ENV !== "production";
  const demo = `
  Demo accounts        free@kelpie.test and premium@kelpie.test, password Kelpie-demo-1`;
  return `
  Kelpie is running at ${appUrl}
  Extension            ${path.join(top, "extension/.output/chrome-mv3")}
                       (chrome://extensions or edge://extensions, Developer mode, Load unpacked)${isDemo ? demo : ""}
`;
}

/**
 * `npm run dev`: the API, which restarts on a change; dashboard and side panel with hot reload. `PORT` is the API's,
 * and the other two follow it, so that a second copy of the project needs only one number. decision: D-31.
 */
import { existsSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import path from "node:path";
import { installPackages, top } from "./install.mjs";
import { runParts } from "./run-parts.mjs";

if (existsSync(path.join(top, ".env"))) process.loadEnvFile(path.join(top, ".env"));
const apiPort = Number(process.env.PORT || 4310);
const ports = { api: apiPort, dashboard: apiPort + 1, extension: apiPort + 2 };
const api = `http://localhost:${ports.api}`;
const dashboard = `http://localhost:${ports.dashboard}`;
const extensionFolder = path.join(top, "extension/.output/chrome-mv3-dev");

installPackages();
for (const [name, port] of Object.entries(ports)) await refuseTaken(name, port);

const modules = path.join(top, "node_modules");
const env = {
  LOG_LEVEL: "warn",
  ...process.env,
  PATH: `${path.join(modules, ".bin")}${path.delimiter}${process.env.PATH}`,
  PORT: String(ports.api),
  // The dashboard's own address: the API refuses unsafe requests from any other, and mails link to it.
  APP_URL: dashboard,
  KELPIE_API_ORIGIN: api,
  KELPIE_DASHBOARD_ORIGIN: dashboard,
  ...(process.stdout.isTTY ? { FORCE_COLOR: "1" } : {}),
};
// The project's own Node, without wrappers that would not pass on a signal.
const command = path.join(modules, ".bin/node");
const parts = [
  { name: "api", args: ["--no-warnings", "--watch", "--watch-preserve-output", "api/src/server.ts"], env },
  {
    name: "dashboard",
    args: [
      path.join(modules, "vite/bin/vite.js"),
      ...["--config", "dashboard/vite.config.ts", "--port", String(ports.dashboard), "--strictPort"],
    ],
    env,
  },
  {
    name: "extension",
    args: [path.join(modules, "wxt/bin/wxt.mjs"), "--port", String(ports.extension)],
    // No spinner between the lines.
    env: { ...env, CI: "1" },
  },
];

// Left by an earlier run; the manifest is the last file that WXT writes.
rmSync(extensionFolder, { recursive: true, force: true });
const running = runParts(
  parts.map((part) => ({ ...part, command })),
  top,
);
const isExtensionBuilt = () => existsSync(path.join(extensionFolder, "manifest.json"));
const isApiUp = () => answers(`${api}/api/ready`);
const isDashboardUp = () => answers(`${dashboard}/@vite/client`);
await until(async () => isExtensionBuilt() && (await isApiUp()) && (await isDashboardUp()));
process.stdout.write(`
  Kelpie in development (Ctrl+C ends all)
  Dashboard   ${dashboard}  hot reload, process ${running.get("dashboard")?.pid}
  API         ${api}  starts again on a change, process ${running.get("api")?.pid}
  Extension   ${extensionFolder}
              load it unpacked once; hot reload from port ${ports.extension}, process ${running.get("extension")?.pid}
  Demo        premium@kelpie.test and free@kelpie.test, password Kelpie-demo-1

`);

/** Reported before anything starts, because a server's own message would be lost between the lines of the others. */
async function refuseTaken(name, port) {
  for (const host of ["127.0.0.1", "::1"]) {
    const isTaken = await new Promise((resolve) => {
      const server = createServer();
      server.once("error", (error) => resolve(error.code === "EADDRINUSE"));
      server.listen(port, host, () => server.close(() => resolve(false)));
    });
    if (!isTaken) continue;
    console.error(
      `Port ${port} (${name}) is in use. Stop the other program, or choose three others: PORT=${apiPort + 10} npm run dev`,
    );
    process.exit(1);
  }
}

async function until(isSo) {
  while (!(await isSo())) await new Promise((resolve) => setTimeout(resolve, 200));
}

async function answers(url) {
  const answer = await fetch(url).catch(() => undefined);
  return answer?.ok ?? false;
}

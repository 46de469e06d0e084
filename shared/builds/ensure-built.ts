import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { type App, hashSources, isBuiltOf } from "./built-of.ts";

const top = path.resolve(import.meta.dirname, "../..");
const locks = path.join(top, "node_modules/.cache/kelpie");

/** The build that people load, the packages for the stores, and the build for browser tests. */
export type Purpose = "use" | "store" | "e2e";

const serverFolder = path.join(top, "api/.output");
export const dashboardFolder = path.join(top, "dashboard/dist");

/** Each purpose has its own folder, so that a test never changes what somebody has loaded. */
export function extensionFolder(purpose: Purpose, browser = "chrome"): string {
  return path.join(top, "extension/.output", `${purpose === "use" ? "" : `${purpose}-`}${browser}-mv3`);
}

/** Builds the dashboard, unless its folder contains a build of these sources. It contains no address. */
export function ensureDashboard(): void {
  ensure("dashboard", dashboardFolder, null, ["vite", "build", "--config", "dashboard/vite.config.ts"]);
}

/** Builds the server, unless its folder contains a build of these sources. @returns the file to start. */
export function ensureServer(): string {
  ensure("server", serverFolder, null, ["vite", "build", "--config", "api/vite.config.ts"]);
  return path.join(serverFolder, "server.js");
}

/** Builds the extension for an API at this address, unless its folder contains that build. */
export function ensureExtension(address: string, purpose: Exclude<Purpose, "store">): void {
  ensure("extension", extensionFolder(purpose), address, ["wxt", "build"], {
    KELPIE_API_ORIGIN: address,
    KELPIE_BUILD_FOR: purpose,
  });
}

function ensure(
  app: App,
  folder: string,
  address: string | null,
  command: string[],
  env: Record<string, string> = {},
): void {
  const isThere = () => isBuiltOf(folder, { sources: hashSources(top, app), address });
  if (isThere()) return;
  const unlock = lock(path.basename(folder));
  try {
    // Another process may have built it in the meantime.
    if (isThere()) return;
    process.stdout.write(`Building the ${app} ...\n`);
    const { status } = spawnSync(
      "npx",
      [...command, app === "extension" ? "--level" : "--logLevel", "warn"],
      {
        cwd: top,
        stdio: "inherit",
        // With a test runner's NODE_ENV, React would be built for development. CI: no spinner.
        env: { ...process.env, NODE_ENV: "production", CI: "1", ...env },
        shell: process.platform === "win32",
      },
    );
    if (status !== 0) throw new Error(`The ${app} could not be built`);
  } finally {
    unlock();
  }
}

/** Two processes never write the same folder: the second waits for the first, unless the first has died. */
function lock(name: string): () => void {
  const file = path.join(locks, `${name}.lock`);
  mkdirSync(locks, { recursive: true });
  for (;;) {
    try {
      writeFileSync(file, String(process.pid), { flag: "wx" });
      return () => rmSync(file, { force: true });
    } catch {
      if (isHeld(file)) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200);
      else rmSync(file, { force: true });
    }
  }
}

function isHeld(file: string): boolean {
  try {
    return process.kill(Number(readFileSync(file, "utf8")), 0);
  } catch {
    return false;
  }
}

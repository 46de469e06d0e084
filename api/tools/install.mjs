/**
 * Shared by `npm start` and `npm test`: both begin on whatever Node the machine has, without any package.
 * Installs what the lockfile names when it is not there, and builds when a source is newer than the build.
 */
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import "../../shared/sites/generate.mjs";

export const top = fileURLToPath(new URL("../../", import.meta.url));
const stamps = path.join(top, "node_modules/.cache/kelpie");

/** Runs a command with its output shown; ends this process with its code when it fails. */
export function run(command, args, env = {}) {
  const result = spawnSync(command, args, {
    cwd: top,
    stdio: "inherit",
    env: { ...process.env, npm_config_loglevel: "error", ...env },
    shell: process.platform === "win32",
  });
  if (result.status !== 0) process.exit(result.status ?? 1);
}

/** npm writes its own list into node_modules last: newer than the lockfile means whole and up to date. */
function isInstalled() {
  const written = path.join(top, "node_modules/.package-lock.json");
  if (!existsSync(written) || !existsSync(path.join(top, "node_modules/.bin/node"))) return false;
  return statSync(written).mtimeMs >= statSync(path.join(top, "package-lock.json")).mtimeMs;
}

export function installPackages() {
  if (isInstalled()) return;
  console.log("Installing packages (once, about a minute) ...");
  run("npm", ["ci", "--no-audit", "--no-fund"]);
}

/** Builds dashboard and extension unless the last build is of these sources and this address. */
export function buildApps(appUrl) {
  const key = createHash("sha256").update(appUrl);
  for (const file of sources()) key.update(`${file}:${statSync(file).mtimeMs}:${statSync(file).size}\n`);
  const wanted = key.digest("hex");
  const isBuilt =
    existsSync(path.join(top, "dashboard/dist/index.html")) &&
    existsSync(path.join(top, "extension/.output/chrome-mv3/manifest.json"));
  if (isBuilt && readStamp("build") === wanted) return;
  console.log("Building dashboard and extension ...");
  // CI=1: no spinner.
  run("npm", ["run", "-s", "build"], { KELPIE_API_ORIGIN: appUrl, CI: "1" });
  writeStamp("build", wanted);
}

function sources() {
  const skipped = new Set(["node_modules", "dist", ".output", ".wxt", "generated", "e2e", "fixtures"]);
  const walk = (folder) =>
    readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
      if (skipped.has(entry.name)) return [];
      const file = path.join(folder, entry.name);
      return entry.isDirectory() ? walk(file) : [file];
    });
  const rooms = ["shared", "dashboard", "extension"].flatMap((room) => walk(path.join(top, room)));
  return [...rooms, path.join(top, "wxt.config.ts"), path.join(top, "package-lock.json")].sort();
}

function readStamp(name) {
  const file = path.join(stamps, `${name}.stamp`);
  return existsSync(file) ? readFileSync(file, "utf8") : "";
}

function writeStamp(name, value) {
  mkdirSync(stamps, { recursive: true });
  writeFileSync(path.join(stamps, `${name}.stamp`), value);
}

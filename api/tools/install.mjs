/**
 * Shared by `npm start` and `npm test`, which begin on any Node version, without any package. Installs the packages
 * of the lockfile if they are missing, and builds the apps.
 */
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import "../../shared/sites/generate.mjs";

export const top = fileURLToPath(new URL("../../", import.meta.url));

/** Runs a command and shows its output; ends this process with its code if it fails. */
export function run(command, args) {
  const result = spawnSync(command, args, {
    cwd: top,
    stdio: "inherit",
    env: { ...process.env, npm_config_loglevel: "error" },
    shell: process.platform === "win32",
  });
  if (result.status !== 0) process.exit(result.status ?? 1);
}

/**
 * npm records what it has installed: complete if each package of the lockfile is there in its version, whatever the
 * dates.
 */
function isInstalled() {
  const written = path.join(top, "node_modules/.package-lock.json");
  if (!existsSync(written) || !existsSync(path.join(top, "node_modules/.bin/node"))) return false;
  const wanted = packagesOf(path.join(top, "package-lock.json"));
  const held = packagesOf(written);
  return Object.entries(wanted).every(
    ([place, { version, optional }]) =>
      // Optional packages are for other machines; the first entry of the lockfile is this project.
      place === "" || (held[place] ? held[place].version === version : optional === true),
  );
}

function packagesOf(lockfile) {
  return JSON.parse(readFileSync(lockfile, "utf8")).packages;
}

export function installPackages() {
  if (isInstalled()) return;
  console.log("Installing packages (once, about a minute) ...");
  run("npm", ["ci", "--no-audit", "--no-fund"]);
}

/**
 * Builds dashboard and extension unless their folders contain builds of these sources and this address.
 * @param purpose "e2e" for browser tests, whose extension has its own folder.
 */
export function buildApps(appUrl, purpose = "use") {
  // The project's own Node, because it runs TypeScript, and the machine's may not.
  const node = path.join(top, "node_modules/.bin/node");
  run(node, ["--no-warnings", "api/tools/build-apps.ts", appUrl, purpose]);
}

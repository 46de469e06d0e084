/**
 * Generates uncommitted files: the lists of job sites, Prisma's client and WXT's types. Harmless without development
 * packages.
 */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import "../../shared/sites/generate.mjs";

const modules = fileURLToPath(new URL("../../node_modules/", import.meta.url));
// The project's own Node, because the machine's may be too old for these tools.
const node = path.join(modules, ".bin/node");

function run(script, args) {
  const file = path.join(modules, script);
  if (!existsSync(file)) return;
  const { status } = spawnSync(existsSync(node) ? node : process.execPath, [file, ...args], {
    stdio: ["ignore", "ignore", "inherit"],
  });
  if (status !== 0) process.exit(status ?? 1);
}

// The sources for the add-on site contain only the extension.
if (existsSync(path.join(modules, "../api/prisma/prisma.config.ts")))
  run("prisma/build/index.js", ["generate", "--config", "api/prisma/prisma.config.ts"]);
if (existsSync(path.join(modules, "../wxt.config.ts"))) run("wxt/bin/wxt.mjs", ["prepare"]);

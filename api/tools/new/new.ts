/**
 * `npm run new -- site NAME [HOST] | route NAME [D-nn] | screen NAME`: creates its files, connected and with passing
 * tests. A route names the decision that requires it; by default D-54, our own addresses.
 */

import { spawnSync } from "node:child_process";
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { type Files, namesOf } from "./names.ts";
import { routeFiles, screenFiles } from "./route-and-screen-files.ts";
import { siteFiles } from "./site-files.ts";

const top = path.resolve(import.meta.dirname, "../../..");
const usage =
  "npm run new -- site NAME [HOST] | route NAME [D-nn] | screen NAME, with the name in kebab-case";

function read(file: string): string {
  return readFileSync(path.join(top, file), "utf8");
}

function filesOf(kind: string | undefined, name: string, third?: string): Files {
  if (kind === "site") return siteFiles(namesOf(name), nextVersion(), third);
  if (kind === "route") return routeFiles(namesOf(name), read, third ?? "D-54");
  if (kind === "screen") return screenFiles(namesOf(name), read);
  throw new Error(usage);
}

/** One above the highest of all sites, so that installed extensions take the new reader. */
function nextVersion(): number {
  const room = path.join(top, "shared/sites");
  const texts = globSync("*/site.ts", { cwd: room }).map((file) =>
    readFileSync(path.join(room, file), "utf8"),
  );
  return Math.max(1, ...texts.map((text) => Number(/^ {2}since: (\d+),$/m.exec(text)?.[1] ?? 1))) + 1;
}

/** Writes all files or none, because a second run would insert its lines twice. */
function write(files: Files, name: string): void {
  const taken = Object.keys(files).filter((file) => file.includes(name) && existsSync(path.join(top, file)));
  if (taken.length > 0) throw new Error(`There is already ${taken.join(", ")}`);
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(top, file)), { recursive: true });
    writeFileSync(path.join(top, file), text);
  }
  // Formats the new files: order of imports, width of lines.
  const args = [path.join(top, "node_modules/.bin/biome"), "check", "--write", ...Object.keys(files)];
  spawnSync(process.execPath, args, { cwd: top, stdio: ["ignore", "ignore", "inherit"] });
  // Lists the new folder of a site.
  spawnSync("npm", ["run", "-s", "gen"], { cwd: top, stdio: "ignore", shell: process.platform === "win32" });
  for (const file of Object.keys(files)) console.log(file);
}

const [kind, name, third] = process.argv.slice(2);
try {
  if (name === undefined) throw new Error(usage);
  write(filesOf(kind, name, third), name);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

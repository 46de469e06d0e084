/**
 * `npm run new -- site NAME [HOST] | route NAME [D-nn] | screen NAME`: the files of one, wired and green. A route names the
 * decision that asks for it; without one it takes D-54, our own addresses.
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

/** One above the greatest of all sites, so that installed extensions take the new reader. */
function nextVersion(): number {
  const room = path.join(top, "shared/sites");
  const texts = globSync("*/site.ts", { cwd: room }).map((file) =>
    readFileSync(path.join(room, file), "utf8"),
  );
  return Math.max(1, ...texts.map((text) => Number(/^ {2}since: (\d+),$/m.exec(text)?.[1] ?? 1))) + 1;
}

/** Nothing is written unless all of it can be: a second run would insert its lines twice. */
function write(files: Files, name: string): void {
  const taken = Object.keys(files).filter((file) => file.includes(name) && existsSync(path.join(top, file)));
  if (taken.length > 0) throw new Error(`There is already ${taken.join(", ")}`);
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(top, file)), { recursive: true });
    writeFileSync(path.join(top, file), text);
  }
  // Imports in their order, lines in their width.
  const args = [path.join(top, "node_modules/.bin/biome"), "check", "--write", ...Object.keys(files)];
  spawnSync(process.execPath, args, { cwd: top, stdio: ["ignore", "ignore", "inherit"] });
  // A folder of a site is listed by the generator of its room.
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

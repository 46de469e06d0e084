/**
 * `npm run new -- route NAME [D-nn]` or `npm run new -- screen NAME`: the files of one, wired and green. A route names the
 * decision that asks for it; without one it takes D-54, our own addresses.
 */
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { type Files, namesOf } from "./names.ts";
import { routeFiles } from "./route-files.ts";
import { screenFiles } from "./screen-files.ts";

const top = path.resolve(import.meta.dirname, "../../..");
const usage = "npm run new -- route NAME [D-nn] | screen NAME, with the name in kebab-case";

function read(file: string): string {
  return readFileSync(path.join(top, file), "utf8");
}

function filesOf(kind: string | undefined, name: string, decision = "D-54"): Files {
  if (kind === "route") return routeFiles(namesOf(name), read, decision);
  if (kind === "screen") return screenFiles(namesOf(name), read);
  throw new Error(usage);
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
  for (const file of Object.keys(files)) console.log(file);
}

const [kind, name, decision] = process.argv.slice(2);
try {
  if (name === undefined) throw new Error(usage);
  write(filesOf(kind, name, decision), name);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

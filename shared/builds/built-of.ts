import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";

export type App = "dashboard" | "extension" | "server";

/** The facts that a built folder states about itself, in its `build.json`. */
export interface BuildFacts {
  /** SHA-256 of the names and bytes of all its inputs. */
  sources: string;
  /** Origin of the API in the build; null if the build uses the server that it came from. */
  address: string | null;
  /** The files that the build wrote. A build with a missing file does not count. */
  files: string[];
}

const factsFile = "build.json";

/** Packages, the compiler and the configuration, which are inputs of every build. */
const common = ["shared", "package.json", "package-lock.json", "tsconfig.json"];
/** For the extension exactly what its reviewers get, so that the sources zip has the same hash. */
const sources: Record<App, string[]> = {
  dashboard: ["index.html", "site.html", "public", "src", "tools/site-plugin.ts", "vite.config.ts"]
    .map((name) => `dashboard/${name}`)
    .concat(common),
  extension: ["entrypoints", "features", "messages", "platform", "public", "tools", "globals.d.ts"]
    .map((name) => `extension/${name}`)
    .concat("wxt.config.ts", "api/tools/postinstall.mjs", "docs/stores/firefox-review.md", common),
  // Prisma's client is generated from the schema; migrations are read in place.
  server: ["api/src", "api/vite.config.ts", "api/prisma/schema.prisma", ...common],
};
/** Never part of a build. The look-book is a screen of the dashboard in development. */
const skipped = /^\.|\.test\.tsx?$|^(node_modules|testing|fixtures|e2e|look-book|generated)$/;

/** One hash of all inputs of an app, by contents, because a checkout or a copy changes dates. */
export function hashSources(top: string, app: App): string {
  const hash = createHash("sha256");
  for (const file of sources[app].flatMap((place) => filesIn(top, place)).sort()) {
    const bytes = readFileSync(path.join(top, file));
    // The length separates name and bytes from those of the next file.
    hash.update(`${file}\0${bytes.length}\0`).update(bytes);
  }
  return hash.digest("hex");
}

function filesIn(top: string, place: string): string[] {
  const found = statSync(path.join(top, place), { throwIfNoEntry: false });
  if (!found) return [];
  return found.isDirectory() ? walk(top, place) : [place];
}

function walk(top: string, folder: string): string[] {
  return readdirSync(path.join(top, folder), { withFileTypes: true }).flatMap((entry) => {
    if (skipped.test(entry.name)) return [];
    const file = `${folder}/${entry.name}`;
    return entry.isDirectory() ? walk(top, file) : [file];
  });
}

/** Called last by a build, to write its facts into the folder. */
export function writeFacts(folder: string, { sources: hash, address }: Omit<BuildFacts, "files">): void {
  const facts: BuildFacts = { sources: hash, address, files: writtenIn(folder) };
  writeFileSync(path.join(folder, factsFile), `${JSON.stringify(facts, null, 2)}\n`);
}

function writtenIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== factsFile)
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll("\\", "/"))
    .sort();
}

/** Whether the folder is a complete build of these sources for this address. */
export function isBuiltOf(folder: string, wanted: Omit<BuildFacts, "files">): boolean {
  const file = path.join(folder, factsFile);
  if (!existsSync(file)) return false;
  const facts = JSON.parse(readFileSync(file, "utf8")) as BuildFacts;
  return (
    facts.sources === wanted.sources &&
    facts.address === wanted.address &&
    facts.files.every((name) => existsSync(path.join(folder, name)))
  );
}

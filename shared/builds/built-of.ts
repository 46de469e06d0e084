import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";

export type App = "dashboard" | "extension" | "server";

/** What a built folder says of itself, in its `build.json`. */
export interface BuildFacts {
  /** SHA-256 of the names and bytes of all that it was made from. */
  sources: string;
  /** Origin of the API that is built in; null where the build asks the server that it came from. */
  address: string | null;
  /** What the build has written: one that was cut short, or lost a file, is none. */
  files: string[];
}

const factsFile = "build.json";

/** Packages, the compiler and the configuration, which are inputs of every build. */
const common = ["shared", "package.json", "package-lock.json", "tsconfig.json"];
/** For the extension just what its reviewers get, so that the sources zip has the same hash. */
const sources: Record<App, string[]> = {
  dashboard: ["index.html", "site.html", "public", "src", "tools/site-plugin.ts", "vite.config.ts"]
    .map((name) => `dashboard/${name}`)
    .concat(common),
  extension: ["entrypoints", "features", "messages", "platform", "public", "tools", "globals.d.ts"]
    .map((name) => `extension/${name}`)
    .concat("wxt.config.ts", "api/tools/postinstall.mjs", "docs/stores/firefox-review.md", common),
  // Prisma's client is generated from the schema; migrations are read where they lie.
  server: ["api/src", "api/vite.config.ts", "api/prisma/schema.prisma", ...common],
};
/** Not in any build. The look-book is a screen of the dashboard in development. */
const skipped = /^\.|\.test\.tsx?$|^(node_modules|testing|fixtures|e2e|look-book|generated)$/;

/** One hash of all that an app is built from, by contents: what a checkout or a copy does to dates does not matter. */
export function hashSources(top: string, app: App): string {
  const hash = createHash("sha256");
  for (const file of sources[app].flatMap((place) => filesIn(top, place)).sort()) {
    const bytes = readFileSync(path.join(top, file));
    // The length parts name and bytes from those of the next file.
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

/** Called last by a build: the folder says from then on what it is. */
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

/** Whether the folder is a whole build of these sources for this address. */
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

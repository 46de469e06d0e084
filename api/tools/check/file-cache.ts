import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";

type Entries<Found> = Record<string, { state: string; found: Found[] }>;

interface Stored<Found> {
  version: string;
  files: Entries<Found>;
}

function readStored<Found>(file: string, version: string): Entries<Found> {
  if (!existsSync(file)) return {};
  const stored = JSON.parse(readFileSync(file, "utf8")) as Stored<Found>;
  return stored.version === version ? stored.files : {};
}

/** A digest of a tool's files, because results of another version are not valid. */
export function toolVersion(folder: string, ...more: readonly string[]): string {
  const hash = createHash("sha256");
  for (const name of readdirSync(folder).sort())
    if (/\.(?:ts|mjs)$/.test(name)) hash.update(readFileSync(path.join(folder, name)));
  for (const text of more) hash.update(text);
  return hash.digest("hex");
}

/**
 * A tool's results for each file; a file whose time and size are unchanged is not read again.
 * @param top folder of the project; the results are stored in its `node_modules/.cache`
 * @param name of the store, one for each tool
 * @param version results of another version are dropped
 */
export function findInFiles<Found>(
  { top, name, version }: { top: string; name: string; version: string },
  files: readonly string[],
  find: (file: string) => Found[],
): Found[] {
  const store = path.join(top, "node_modules/.cache/kelpie/check", `${name}.json`);
  const before = readStored<Found>(store, version);
  const after: Entries<Found> = {};
  for (const file of files) {
    const { mtimeMs, size } = statSync(path.join(top, file));
    const state = `${mtimeMs}:${size}`;
    const known = before[file];
    after[file] = known?.state === state ? known : { state, found: find(file) };
  }
  mkdirSync(path.dirname(store), { recursive: true });
  writeFileSync(store, JSON.stringify({ version, files: after } satisfies Stored<Found>));
  return files.flatMap((file) => after[file]?.found ?? []);
}

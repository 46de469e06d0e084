import { existsSync, readdirSync } from "node:fs";
import path from "node:path";

/** Files that tools write, and the violations that are planted to prove the checks. */
const skipped = /^(?:node_modules|generated|dist|coverage|screenshots|planted.*|\..*)$/;
/** Generated test data is next to the code that reads it. */
const generatedFile = /^generated-/;

const codeRoots = ["api", "dashboard", "extension", "shared", "wxt.config.ts"];
const docsRoots = ["docs", "README.md"];

function listBelow(top: string, name: string): string[] {
  return readdirSync(path.join(top, name), { withFileTypes: true }).flatMap((entry) => {
    if (skipped.test(entry.name) || generatedFile.test(entry.name)) return [];
    const below = `${name}/${entry.name}`;
    return entry.isDirectory() ? listBelow(top, below) : [below];
  });
}

function listRoots(top: string, roots: readonly string[], ending: RegExp): string[] {
  return roots
    .filter((root) => existsSync(path.join(top, root)))
    .flatMap((root) => (root.includes(".") ? [root] : listBelow(top, root)))
    .filter((file) => ending.test(file))
    .sort();
}

/** Paths of the TypeScript and module files that people write, from the top, sorted. */
export function listCodeFiles(top: string): string[] {
  return listRoots(top, codeRoots, /\.(?:tsx?|mjs)$/);
}

/** Paths of the documentation pages, from the top, sorted. */
export function listDocFiles(top: string): string[] {
  return listRoots(top, docsRoots, /\.md$/);
}

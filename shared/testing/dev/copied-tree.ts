import { cpSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

const top = path.resolve(import.meta.dirname, "../../..");
/** Created by a run; `.env` belongs to this machine. */
const left = new Set(["node_modules", ".git", ".data", ".output", "dist", "screenshots", "coverage", ".env"]);
/** Caches of the tools: the copy creates its own, so that it does not disturb a parallel run. */
const caches = new Set([".cache", ".vite", ".vite-temp", ".vitest-cache"]);

export interface CopiedTree {
  folder: string;
  remove: () => void;
}

/** A copy of the whole project where a test may write. The original does not change, however the test ends. */
export function copyTree(): CopiedTree {
  // The real path: Vite compares paths, and on some systems the folder for temporary files is a link.
  const folder = realpathSync(mkdtempSync(path.join(tmpdir(), "kelpie-copy-")));
  for (const name of readdirSync(top))
    if (!left.has(name))
      cpSync(path.join(top, name), path.join(folder, name), {
        recursive: true,
        filter: (file) => !left.has(path.basename(file)),
      });
  const packages = path.join(folder, "node_modules");
  mkdirSync(packages);
  for (const name of readdirSync(path.join(top, "node_modules")))
    if (!caches.has(name)) symlinkSync(path.join(top, "node_modules", name), path.join(packages, name));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

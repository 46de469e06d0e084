import { cpSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

const top = path.resolve(import.meta.dirname, "../../..");
/** Made by a run; `.env` is this machine's own. */
const left = new Set(["node_modules", ".git", ".data", ".output", "dist", "screenshots", "coverage", ".env"]);
/** Caches of the tools: the copy makes its own, so that a run beside this one is not disturbed. */
const caches = new Set([".cache", ".vite", ".vite-temp", ".vitest-cache"]);

export interface CopiedTree {
  folder: string;
  remove: () => void;
}

/** The whole project in a folder of its own, where a test may write: whatever ends the test, the tree stays as it was. */
export function copyTree(): CopiedTree {
  // The real path: Vite compares paths, and the folder for temporary files is a link on some systems.
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

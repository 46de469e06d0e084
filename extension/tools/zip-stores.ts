/**
 * `npm run zip`: what the stores get, in `extension/.output`: one zip for Chrome, Edge and Firefox each, and the
 * sources that Firefox's reviewers build theirs from. `npm run zip -- firefox` makes that one alone.
 * The same sources give the same bytes: the list of hashes that is printed can be compared.
 */
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";

const top = path.resolve(import.meta.dirname, "../..");
const output = path.join(top, "extension/.output");
const targets = ["chrome", "edge", "firefox"];

function asked(): string[] {
  const named = process.argv.slice(2).filter((one) => targets.includes(one));
  return named.length > 0 ? named : targets;
}

function removeOldZips(): void {
  for (const file of zips()) rmSync(path.join(output, file));
}

function zips(): string[] {
  try {
    return readdirSync(output).filter((file) => file.endsWith(".zip"));
  } catch {
    return [];
  }
}

function zip(target: string): void {
  const { status } = spawnSync("npx", ["wxt", "zip", "-b", target, "--mv3", "--level", "warn"], {
    cwd: top,
    stdio: "inherit",
    // CI: no spinner. Whatever the caller runs in, React is the one for production.
    env: { ...process.env, NODE_ENV: "production", KELPIE_STORE: "1", CI: "1" },
    shell: process.platform === "win32",
  });
  if (status !== 0) throw new Error(`The zip for ${target} could not be made`);
}

function report(): void {
  for (const file of zips().sort()) {
    const bytes = readFileSync(path.join(output, file));
    const hash = createHash("sha256").update(bytes).digest("hex");
    process.stdout.write(`${hash}  ${file}  ${(bytes.length / 1000).toFixed(0)} kB\n`);
  }
  const origin = process.env.KELPIE_API_ORIGIN ?? "http://localhost:4310";
  if (!origin.startsWith("https:"))
    process.stdout.write(`Built for ${origin}. For a store set KELPIE_API_ORIGIN to the https address.\n`);
}

removeOldZips();
for (const target of asked()) zip(target);
report();

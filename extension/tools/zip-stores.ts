/**
 * `npm run zip`: builds what the stores get, in `extension/.output`: one zip each for Chrome, Edge and Firefox, and
 * the sources from which Firefox's reviewers build theirs. `npm run zip -- firefox` builds that one alone.
 * The same sources give the same bytes, so the printed hashes can be compared. A zip that already matches these
 * sources and this address is not built again.
 */
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { hashSources, isBuiltOf } from "#shared/builds/built-of.ts";
import { extensionFolder } from "#shared/builds/ensure-built.ts";

const top = path.resolve(import.meta.dirname, "../..");
const output = path.join(top, "extension/.output");
const targets = ["chrome", "edge", "firefox"];
const address = new URL(process.env.KELPIE_API_ORIGIN ?? "http://localhost:4310").origin;

function asked(): string[] {
  const named = process.argv.slice(2).filter((one) => targets.includes(one));
  return named.length > 0 ? named : targets;
}

/** For each target: the sources of its zips, and the hash of each, so that a changed zip is built again. */
interface Made {
  sources: string;
  address: string;
  zips: Record<string, string>;
}

const listFile = path.join(output, "zips.json");

function readList(): Record<string, Made> {
  return existsSync(listFile) ? (JSON.parse(readFileSync(listFile, "utf8")) as Record<string, Made>) : {};
}

/** Compares the zips and the folder that they were packed from, not timestamps. */
function isMade(target: string, made: Made | undefined, sources: string): boolean {
  if (made?.sources !== sources || made.address !== address) return false;
  if (!isBuiltOf(extensionFolder("store", target), { sources, address })) return false;
  return Object.entries(made.zips).every(([name, hash]) => zips().includes(name) && hashOf(name) === hash);
}

function hashOf(name: string): string {
  return createHash("sha256")
    .update(readFileSync(path.join(output, name)))
    .digest("hex");
}

/** The zips of one target; Firefox's reviewers get the sources too. */
function isOf(target: string, name: string): boolean {
  return name.endsWith(`-${target}.zip`) || (target === "firefox" && name.endsWith("-sources.zip"));
}

function zips(): string[] {
  return existsSync(output) ? readdirSync(output).filter((file) => file.endsWith(".zip")) : [];
}

/** Keeps zips that match these sources and removes all others. */
function makeZips(): void {
  const sources = hashSources(top, "extension");
  const list = readList();
  const kept = asked().filter((target) => isMade(target, list[target], sources));
  for (const name of zips()) if (!kept.some((target) => isOf(target, name))) rmSync(path.join(output, name));
  const made = Object.fromEntries(kept.map((target) => [target, list[target]]));
  for (const target of asked().filter((one) => !kept.includes(one))) {
    zip(target);
    const own = zips().filter((name) => isOf(target, name));
    const hashes = Object.fromEntries(own.map((name) => [name, hashOf(name)]));
    made[target] = { sources, address, zips: hashes };
  }
  writeFileSync(listFile, `${JSON.stringify(made, null, 2)}\n`);
}

function zip(target: string): void {
  const { status } = spawnSync("npx", ["wxt", "zip", "-b", target, "--mv3", "--level", "warn"], {
    cwd: top,
    stdio: "inherit",
    // CI: no spinner. React is always built for production.
    env: { ...process.env, NODE_ENV: "production", KELPIE_BUILD_FOR: "store", CI: "1" },
    shell: process.platform === "win32",
  });
  if (status !== 0) throw new Error(`The zip for ${target} could not be made`);
}

function report(): void {
  for (const name of zips().sort()) {
    const { size } = statSync(path.join(output, name));
    process.stdout.write(`${hashOf(name)}  ${name}  ${(size / 1000).toFixed(0)} kB\n`);
  }
}

const hint = address.startsWith("https:") ? "" : " For a store set KELPIE_API_ORIGIN to its https address.";
process.stdout.write(`Packing for the Kelpie server at ${address}.${hint}\n`);
makeZips();
report();

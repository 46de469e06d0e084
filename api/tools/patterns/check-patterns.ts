/**
 * A part of `npm run check`: every regular expression of the product runs in linear time (docs/security.md, RE-10).
 * recheck classifies each new one. `judged-patterns.json` holds the safe ones, and the exceptions with their reasons.
 * A developer's run writes its verdicts there, to be committed like a lockfile, because a second run on a busy
 * machine may find a fast pattern slow.
 */
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { findInFiles, toolVersion } from "../check/file-cache.ts";
import { classifyPattern } from "./classify-pattern.ts";
import { findPatterns, type Pattern, patternKey, written } from "./find-patterns.ts";

const top = path.resolve(import.meta.dirname, "../../..");
const listFile = path.join(import.meta.dirname, "judged-patterns.json");
const cacheFile = path.join(top, "node_modules/.cache/kelpie/check/patterns.json");
const noProduct = /\.(?:test|limits|e2e)\.tsx?$|\.d\.ts$|\/(?:testing|e2e|tools|fixtures|generated)\//;

const list = z.strictObject({
  exceptions: z.array(z.strictObject({ pattern: z.string(), reason: z.string().min(20) })),
  safe: z.array(z.string()),
});

function productPatterns(): Map<string, Pattern> {
  const rooms = ["shared", "api/src", "dashboard/src", "extension"];
  const files = execFileSync("git", ["ls-files", "-co", "--exclude-standard", ...rooms], {
    cwd: top,
    encoding: "utf8",
  });
  const modules = files
    .split("\n")
    .filter((file) => /\.tsx?$/.test(file) && !noProduct.test(file) && existsSync(path.join(top, file)));
  const version = toolVersion(import.meta.dirname);
  const found = findInFiles({ top, name: "patterns-in-files", version }, modules, (file) =>
    findPatterns(file, readFileSync(path.join(top, file), "utf8")),
  );
  return new Map(found.map((one) => [patternKey(one), one]));
}

function readCache(): string[] {
  return existsSync(cacheFile) ? z.array(z.string()).parse(JSON.parse(readFileSync(cacheFile, "utf8"))) : [];
}

const judged = list.parse(JSON.parse(readFileSync(listFile, "utf8")));
const excepted = new Set(judged.exceptions.map(({ pattern }) => pattern));
const safe = new Set([...judged.safe, ...readCache()]);
const patterns = productPatterns();
const faults: string[] = [];
for (const [key, pattern] of patterns) {
  if (safe.has(key) || excepted.has(written(pattern))) continue;
  const verdict = await classifyPattern(pattern);
  if (verdict === "safe") safe.add(key);
  else faults.push(`${pattern.place}: ${written(pattern)} ${verdict}`);
}
const all = new Set([...patterns.values()].map(written));
for (const one of excepted)
  if (!all.has(one)) faults.push(`judged-patterns.json: ${one} is nowhere any more`);

mkdirSync(path.dirname(cacheFile), { recursive: true });
writeFileSync(cacheFile, JSON.stringify([...safe]));
const kept = [...safe].filter((key) => patterns.has(key)).sort();
if (!process.env.CI && kept.join() !== judged.safe.join())
  writeFileSync(listFile, `${JSON.stringify({ ...judged, safe: kept }, null, 2)}\n`);
process.stdout.write(`${patterns.size} patterns, ${excepted.size} exceptions\n`);
if (faults.length > 0) {
  process.stderr.write(`${faults.join("\n")}\nDocs: docs/security.md, RE-10.\n`);
  process.exitCode = 1;
}

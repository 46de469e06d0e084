/** Proves the room rules: every planted violation is caught by the rule that it names, and each rule has one. */
import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { cruise } from "dependency-cruiser";
import extractTsConfig from "dependency-cruiser/config-utl/extract-ts-config";

const top = fileURLToPath(new URL("../../", import.meta.url));
process.chdir(top);
const config = createRequire(import.meta.url)(path.join(top, ".dependency-cruiser.cjs"));
// Planted files are exempt from the orphan rule's usual exceptions, so that the rule itself is proven.
const forbidden = config.forbidden.map((rule) =>
  rule.name === "no-orphans" ? { ...rule, from: { orphan: true } } : rule,
);
const planted = "docs/boundaries/planted";
const { output } = await cruise(
  [planted],
  { ...config.options, ruleSet: { forbidden }, validate: true },
  {},
  { tsConfig: extractTsConfig(path.join(top, "tsconfig.json")) },
);
const caught = new Set(output.summary.violations.map((one) => `${one.rule.name} ${one.from}`));

const faults = [];
const proven = new Set();
for (const entry of readdirSync(planted, { recursive: true })) {
  const file = path.posix.join(planted, String(entry).replaceAll(path.sep, "/"));
  if (!file.endsWith(".ts")) continue;
  const rule = /expect: ([\w-]+)/.exec(readFileSync(file, "utf8"))?.[1];
  if (!rule) continue;
  proven.add(rule);
  if (!caught.has(`${rule} ${file}`)) faults.push(`${file}: rule ${rule} did not catch it`);
}
for (const { name } of config.forbidden) if (!proven.has(name)) faults.push(`rule ${name} has no planted violation`);
if (faults.length > 0) {
  process.stderr.write(`${faults.join("\n")}\n`);
  process.exit(1);
}
process.stdout.write(`${proven.size} room rules proven\n`);

/** Proves the check of terms: every planted term is found in its kind of place, each kind has one, and nothing else is found. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { collectPieces } from "../../api/tools/terms/collect-pieces.ts";
import { createTermFinder } from "../../api/tools/terms/find-terms.ts";
import { listCodeFiles, listDocFiles } from "../../api/tools/terms/source-files.ts";
import { places, readTermList } from "../../api/tools/terms/term-list.ts";

const top = fileURLToPath(new URL("../../", import.meta.url));
const planted = path.join(top, "docs/boundaries/planted-terms");
const { terms } = readTermList(top);
const found = new Map();
for (const { file, place, term } of collectPieces(planted, []).flatMap(createTermFinder(terms)))
  found.set(file, [...(found.get(file) ?? []), `${place} "${term}"`]);

const errors = [];
const proven = new Set();
for (const file of [...listCodeFiles(planted), ...listDocFiles(planted)]) {
  const expected = /expect: ([^\n]+?)(?: -->)?$/m.exec(readFileSync(path.join(planted, file), "utf8"))?.[1] ?? "";
  const actual = found.get(file)?.join(", ") ?? "nothing";
  if (actual !== expected) errors.push(`${file}: expected ${expected}, found ${actual}`);
  proven.add(expected.split(" ")[0]);
}
for (const place of places) if (!proven.has(place)) errors.push(`no planted term in ${place}`);
if (errors.length > 0) {
  process.stderr.write(`${errors.join("\n")}\n`);
  process.exit(1);
}
process.stdout.write(`${places.length} kinds of places proven\n`);

/**
 * A part of `npm run check`: no banned term of docs/style/terms.json is in a name, a comment, a doc or a UI string, except
 * those that docs/style/terms-debt.json counts. `npm run check:terms -- --update` lowers the counts to what is left.
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { findInFiles, toolVersion } from "../check/file-cache.ts";
import { readPieces } from "./collect-pieces.ts";
import { compareWithDebt, countDebt, type Debt, debtFile, debtRows, formatDebt, parseDebt } from "./debt.ts";
import { readDebtLimit } from "./debt-history.ts";
import { findRaised } from "./debt-limit.ts";
import { createTermFinder, type Violation } from "./find-terms.ts";
import { hasHistory } from "./git.ts";
import { readFiles } from "./read-files.ts";
import { listCodeFiles, listDocFiles } from "./source-files.ts";
import { places, readTermList } from "./term-list.ts";

const top = path.resolve(import.meta.dirname, "../../..");
/** Maximum number of printed lines. */
const mostLines = 60;
const debtPath = path.join(top, debtFile);

function readDebt(): Debt {
  return existsSync(debtPath) ? parseDebt(readFileSync(debtPath, "utf8")) : new Map();
}

function findViolations(): Violation[] {
  const { terms, quoted } = readTermList(top);
  const find = createTermFinder(terms);
  const isQuoted = new Set(quoted);
  const code = listCodeFiles(top);
  const files = [...code, ...listDocFiles(top)].filter((file) => !isQuoted.has(file));
  const version = toolVersion(import.meta.dirname, JSON.stringify(terms));
  const inTexts = findInFiles({ top, name: "terms", version }, files, (file) =>
    readPieces(file, readFileSync(path.join(top, file), "utf8")).flatMap(find),
  );
  return [...readFiles(code).flatMap(find), ...inTexts];
}

/** @returns false if there is no history to compare with */
function updateDebt(violations: readonly Violation[]): boolean {
  if (!hasHistory(top)) return false;
  writeFileSync(debtPath, formatDebt(countDebt(violations, readDebtLimit(top))));
  return true;
}

const violations = findViolations();
if (process.argv.includes("--update") && !updateDebt(violations))
  process.stderr.write("The debt can be lowered only in a clone with its whole history.\n");

const debt = readDebt();
const { added, shrunk } = compareWithDebt(violations, debt);
// Without history, as in the build of an image, the debt file is accepted as it is.
const raised = hasHistory(top) ? findRaised(debt, readDebtLimit(top)) : [];
const errors = [
  ...added.map(({ file, line, place, found, term, say }) => {
    const known = debt.get(file)?.get(term) ?? 0;
    const note = known > 0 ? ` (one of these is new: ${debtFile} allows ${known} in this file)` : "";
    return `${file}:${line}: "${found}" in ${place}; write instead: ${say}${note}`;
  }),
  ...shrunk.map(({ file, term, count }) => `${debtFile}: ${file} has fewer than ${count} of "${term}"`),
  ...raised.map(
    ({ file, term, count, most }) =>
      `${debtFile}: ${file} may have ${most} of "${term}" by its history, not ${count}: counts only fall`,
  ),
];
const total = debtRows(debt).reduce((sum, { count }) => sum + count, 0);
const byPlace = places.map((place) => `${place} ${violations.filter((one) => one.place === place).length}`);
process.stdout.write(`debt ${total}: ${byPlace.join(", ")}\n`);
if (errors.length > 0) {
  process.stderr.write(`${errors.slice(0, mostLines).join("\n")}\n`);
  if (errors.length > mostLines) process.stderr.write(`... and ${errors.length - mostLines} more\n`);
  if (shrunk.length > 0) process.stderr.write("Lower the counts: npm run check:terms -- --update\n");
  process.stderr.write("Docs: docs/style/writing.md.\n");
  process.exitCode = 1;
}

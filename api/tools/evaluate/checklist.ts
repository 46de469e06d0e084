import { globSync, readFileSync, statSync } from "node:fs";
import { join, resolve } from "node:path";

const project = resolve(import.meta.dirname, "../../..");
const rowId = /\bP\d-\d+\.\d+\b(?! in part)/g;
/** Ids are in square brackets in a test's title; elsewhere in a file they do not count. */
const titleIds = /\[[^[\]]*\bP\d-\d+\.\d+[^[\]]*\]/g;

export interface ChecklistRow {
  id: string;
  area: string;
}

export interface ChecklistReport {
  rows: number;
  tested: number;
  overruled: number;
  open: number;
  byArea: Record<string, { rows: number; tested: number; overruled: number; open: number }>;
  /** Ids of the open rows. */
  missing: string[];
  /** Ids that tests or decisions name and the checklist does not contain. */
  unknown: string[];
}

/** Lines of a tab-separated table without its header. */
export function readTable(text: string): string[][] {
  return text
    .split(/\r?\n/)
    .slice(1)
    .filter((line) => line.trim() !== "")
    .map((line) => line.split("\t"));
}

/** The ids that the titles of a test file name. `P2-2.93 in part` does not count. */
export function idsInTitles(source: string): string[] {
  return [...source.matchAll(titleIds)].flatMap(([group]) => [...group.matchAll(rowId)].map(([id]) => id));
}

/** Each row is tested, else overruled by a decision, else open. */
export function countRows(
  rows: readonly ChecklistRow[],
  tested: ReadonlySet<string>,
  overruled: ReadonlySet<string>,
): ChecklistReport {
  const byArea: ChecklistReport["byArea"] = {};
  const total = { rows: 0, tested: 0, overruled: 0, open: 0 };
  const missing: string[] = [];
  for (const { id, area } of rows) {
    const state = tested.has(id) ? "tested" : overruled.has(id) ? "overruled" : "open";
    byArea[area] ??= { rows: 0, tested: 0, overruled: 0, open: 0 };
    for (const count of [total, byArea[area]]) {
      count.rows += 1;
      count[state] += 1;
    }
    if (state === "open") missing.push(id);
  }
  const known = new Set(rows.map(({ id }) => id));
  const unknown = [...new Set([...tested, ...overruled])].filter((id) => !known.has(id));
  return { ...total, byArea, missing, unknown };
}

/**
 * Which requirements of the specification a test covers, and which a decision overrules (`docs/checklist.tsv`).
 * @param place the checklist, or its directory.
 * @throws Error if an overruled row names no decision.
 */
export async function evaluateChecklist(place: string): Promise<ChecklistReport> {
  const file = statSync(place).isDirectory() ? join(place, "checklist.tsv") : place;
  const rows = readTable(readFileSync(file, "utf8")).map(([id = "", area = ""]) => ({ id, area }));
  const overruled = readTable(readFileSync(join(project, "docs/checklist.tsv"), "utf8")).map(
    ([id = "", decision = ""]) => {
      if (!/^D-\d{2,3}$/.test(decision)) throw new Error(`docs/checklist.tsv: ${id} names no decision.`);
      return id;
    },
  );
  const tests = globSync("{api,dashboard,extension,shared}/**/*.{test,e2e}.{ts,tsx}", {
    cwd: project,
    // This tool's own test mentions rows without testing them.
    exclude: (name) => /node_modules|checklist\.test\.ts$/.test(name),
  });
  const tested = tests.flatMap((test) => idsInTitles(readFileSync(join(project, test), "utf8")));
  return countRows(rows, new Set(tested), new Set(overruled));
}

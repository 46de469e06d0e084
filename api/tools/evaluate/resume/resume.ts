import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { ResumeModel } from "#shared/domain/resumes/resume-model.ts";
import { readResume } from "#shared/resume/read-resume.ts";
import { DocumentError } from "../../../src/adapters/read-document/parsed-document.ts";
import { documentReader } from "./document-reader.ts";
import { addFields, addLists, addOrder, type Miss, noSums, reportOf, type Sums } from "./field-sums.ts";
import { type ResumeAnswer, type ResumeGold, share } from "./resume-score.ts";

function answerOf({ basics, work, skills, meta }: ResumeModel): ResumeAnswer {
  return {
    name: basics.name,
    email: basics.email,
    phone: basics.phone,
    sections: meta.lines.filter((line) => line.heading).map((line) => line.text),
    employers: work.flatMap((entry) => entry.name ?? []),
    titles: work.flatMap((entry) => entry.position ?? []),
    skills: skills.flatMap((group) => group.keywords),
  };
}

/** The text of a file, or the reason why it was refused. */
async function readText(path: string, name: string): Promise<{ text: string } | { fault: string }> {
  try {
    return await documentReader.read({ path, name });
  } catch (error) {
    return { fault: error instanceof DocumentError ? error.reason : String(error) };
  }
}

/** The sums over all files so far. */
interface Run {
  total: Sums;
  byLayout: Map<string, Sums>;
  refused: { gold: number; got: number; right: number };
  misses: Miss[];
}

/** Counts a refusal; `wanted` and `fault` are null if the file should give, or gave, a text. */
function addRefusal(run: Run, id: string, wanted: string | null, fault: string | null): void {
  run.refused.gold += wanted === null ? 0 : 1;
  run.refused.got += fault === null ? 0 : 1;
  run.refused.right += wanted !== null && fault === wanted ? 1 : 0;
  if (fault !== wanted) run.misses.push({ id, field: "unreadable", expected: wanted, got: fault });
}

function addAnswer(run: Run, id: string, gold: ResumeGold, text: string): void {
  const answer = answerOf(readResume(text));
  const layout = run.byLayout.get(gold.layout) ?? noSums();
  run.byLayout.set(gold.layout, layout);
  for (const sums of [run.total, layout]) {
    sums.files += 1;
    const misses = [
      ...addFields(sums, gold, answer),
      ...addLists(sums, gold, answer),
      ...addOrder(sums, gold, text),
    ];
    if (sums === run.total) run.misses.push(...misses.map((miss) => ({ id, ...miss })));
  }
}

/**
 * Either the expected error or some text is right, because the label does not say whether a scan's words can be
 * recognised.
 */
function isReadableOptional({ readable, readable_optional, layout }: ResumeGold): boolean {
  return readable_optional === true || (!readable && layout === "scan");
}

async function measureFile(run: Run, directory: string, id: string): Promise<void> {
  const gold = JSON.parse(readFileSync(join(directory, `${id}.gold.json`), "utf8")) as ResumeGold;
  const read = await readText(join(directory, id), id);
  const fault = "fault" in read ? read.fault : null;
  const error = gold.readable ? null : (gold.expected_error ?? "unreadable");
  const wanted = isReadableOptional(gold) && (fault === null || fault === error) ? fault : error;
  addRefusal(run, id, wanted, fault);
  if (gold.readable && "text" in read) addAnswer(run, id, gold, read.text);
}

/**
 * Measures the resume reader on whole files (task `resume`). Shares of fields are over the files that gave a text; a
 * readable file that was refused lowers `unreadable.precision`.
 * @param directory files, each with its `.gold.json`.
 */
export async function evaluateResume(directory: string): Promise<object> {
  const ending = ".gold.json";
  const names = readdirSync(directory).filter((name) => name.endsWith(ending));
  const ids = names.map((name) => name.slice(0, -ending.length)).sort();
  const refused = { gold: 0, got: 0, right: 0 };
  const run: Run = { total: noSums(), byLayout: new Map(), refused, misses: [] };
  for (const id of ids) await measureFile(run, directory, id);
  return {
    task: "resume",
    n: ids.length,
    ...reportOf(run.total),
    unreadable: { precision: share(refused.right, refused.got), recall: share(refused.right, refused.gold) },
    byLayout: Object.fromEntries([...run.byLayout].map(([layout, sums]) => [layout, reportOf(sums)])),
    misses: run.misses,
  };
}

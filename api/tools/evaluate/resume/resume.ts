import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { ResumeModel } from "#shared/domain/resumes/resume-model.ts";
import { readResume } from "#shared/resume/read-resume.ts";
import { DocumentError } from "../../../src/adapters/read-document/parsed-document.ts";
import { tallyReadingOrder } from "../reading-order.ts";
import { documentReader } from "./document-reader.ts";
import {
  addTally,
  isSameField,
  type ListTally,
  listScore,
  noTally,
  type ResumeAnswer,
  type ResumeGold,
  share,
  tallyList,
} from "./resume-score.ts";

interface Miss {
  id: string;
  field: string;
  expected: string | null;
  got: string | null;
}

const fields = ["name", "email", "phone"] as const;
const lists = ["sections", "employers", "titles", "skills"] as const;

interface Sums {
  files: number;
  fields: Record<(typeof fields)[number], { gold: number; right: number; invented: number }>;
  lists: Record<(typeof lists)[number], ListTally>;
  order: { gold: number; right: number };
}

function noSums(): Sums {
  const field = () => ({ gold: 0, right: 0, invented: 0 });
  return {
    files: 0,
    fields: { name: field(), email: field(), phone: field() },
    lists: { sections: noTally(), employers: noTally(), titles: noTally(), skills: noTally() },
    order: { gold: 0, right: 0 },
  };
}

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

function addFields(sums: Sums, gold: ResumeGold, answer: ResumeAnswer): Omit<Miss, "id">[] {
  const misses: Omit<Miss, "id">[] = [];
  for (const field of fields) {
    const isRight = isSameField(field, gold[field], answer[field]);
    const sum = sums.fields[field];
    if (gold[field] === null) sum.invented += isRight ? 0 : 1;
    else {
      sum.gold += 1;
      sum.right += isRight ? 1 : 0;
    }
    if (!isRight) misses.push({ field, expected: gold[field], got: answer[field] ?? null });
  }
  return misses;
}

/** Files without golds for a list take no part in it: the sample is not said to be complete there. */
function addLists(sums: Sums, gold: ResumeGold, answer: ResumeAnswer): Omit<Miss, "id">[] {
  const misses: Omit<Miss, "id">[] = [];
  for (const list of lists) {
    if (gold[list].length === 0) continue;
    const tally = tallyList(gold[list], answer[list]);
    addTally(sums.lists[list], tally);
    const got = answer[list].join(" | ").slice(0, 400);
    for (const expected of tally.missed) misses.push({ field: list, expected, got });
  }
  return misses;
}

function addOrder(sums: Sums, gold: ResumeGold, text: string): Omit<Miss, "id">[] {
  const tally = tallyReadingOrder(text, gold);
  sums.order.gold += tally.gold;
  sums.order.right += tally.right;
  return tally.missed.map((expected) => ({ field: "readingOrder", expected, got: null }));
}

function reportOf({ files, fields: one, lists: many, order }: Sums): object {
  const accuracy = ({ gold, right, invented }: Sums["fields"]["name"]) => ({
    accuracy: share(right, gold),
    invented,
  });
  return {
    files,
    name: accuracy(one.name),
    email: accuracy(one.email),
    phone: accuracy(one.phone),
    sections: listScore(many.sections),
    employers: listScore(many.employers),
    titles: listScore(many.titles),
    skills: { recall: listScore(many.skills).recall },
    readingOrder: { accuracy: share(order.right, order.gold) },
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

/** What all files gave so far. */
interface Run {
  total: Sums;
  byLayout: Map<string, Sums>;
  refused: { gold: number; got: number; right: number };
  misses: Miss[];
}

/** Counts a refusal; `wanted` and `fault` are null where the file should give, or gave, a text. */
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

async function measureFile(run: Run, directory: string, id: string): Promise<void> {
  const gold = JSON.parse(readFileSync(join(directory, `${id}.gold.json`), "utf8")) as ResumeGold;
  const read = await readText(join(directory, id), id);
  const fault = "fault" in read ? read.fault : null;
  const error = gold.readable ? null : (gold.expected_error ?? "unreadable");
  // Either the error or some text is right.
  const wanted = gold.readable_optional === true ? fault : error;
  addRefusal(run, id, wanted, fault);
  if (gold.readable && "text" in read) addAnswer(run, id, gold, read.text);
}

/**
 * Measures the resume reader on whole files (task `resume`). Field shares are
 * over the files that gave a text; a readable file that was refused lowers `unreadable.precision`.
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

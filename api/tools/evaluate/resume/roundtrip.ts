import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type DocumentDesign, documentDesigns } from "#shared/domain/resumes/document-designs.ts";
import { documentLines, plainText } from "#shared/resume/document/document-lines.ts";
import { documentWords, findLostFields } from "../../../src/features/resumes/export/export-check.ts";
import {
  bytesOf,
  type ExportFormat,
  type ExportLayout,
  exportFormats,
  layoutsOf,
} from "../../../src/features/resumes/export/export-work.ts";
import { documentReader } from "./document-reader.ts";
import type { ResumeGold } from "./resume-score.ts";
import { findSourceLoss, sourcePieces } from "./source-words.ts";

interface Miss {
  id: string;
  export: string;
  what: "refused" | "words" | "order" | "fields" | "source";
  detail: string;
}

interface Run {
  exports: number;
  wordsKept: number;
  orderKept: number;
  /** Words of four letters or more in the original files, counted once per export, and those that are lost. */
  sourceWords: number;
  sourceLost: number;
  /** Number of exports whose first layout lost something, so that a download writes another one. */
  secondTries: number;
  misses: Miss[];
}

/** The first difference between two lists of words, with the words around it. */
function firstDifference(wanted: readonly string[], got: readonly string[]): string {
  const at = wanted.findIndex((word, n) => word !== got[n]);
  const from = Math.max(0, (at === -1 ? wanted.length : at) - 3);
  return `"${wanted.slice(from, from + 9).join(" ")}" became "${got.slice(from, from + 9).join(" ")}"`;
}

interface Export {
  id: string;
  text: string;
  /** The text of the original, read without our reader; undefined if only our reader can open it. */
  source: string[] | undefined;
  hidden: string[];
  format: ExportFormat;
  design: DocumentDesign;
}

/** The text that is read from the file of one layout. */
async function readLayout(folder: string, layout: ExportLayout): Promise<string> {
  const path = join(folder, `export.${layout.format}`);
  writeFileSync(path, await bytesOf(layout));
  return (await documentReader.read({ path, name: `export.${layout.format}` })).text;
}

/** A side column comes before the wide one; elsewhere the text's own order counts. */
function orderOf({ lines }: ExportLayout, wanted: readonly string[]): string {
  return lines.some((line) => line.side) ? documentWords(plainText(lines)).join(" ") : wanted.join(" ");
}

/** Like a download: the first layout without a loss counts, else the last one tried. */
async function measureExport(run: Run, folder: string, order: Export): Promise<void> {
  const { id, text, source, hidden, format, design } = order;
  const miss = (what: Miss["what"], detail: string) =>
    run.misses.push({ id, export: `${format} ${design}`, what, detail: detail.slice(0, 400) });
  run.exports += 1;
  const wanted = documentWords(text);
  let back = "";
  let lost: string[] = [];
  let isOrdered = false;
  try {
    let tries = 0;
    for (const layout of layoutsOf({ title: id, lines: documentLines(text), format, design })) {
      tries += 1;
      back = await readLayout(folder, layout);
      lost = findLostFields(plainText(layout.lines), back);
      isOrdered = documentWords(back).join(" ") === orderOf(layout, wanted);
      if (isOrdered && lost.length === 0) break;
    }
    run.secondTries += Number(tries > 1);
  } catch (error) {
    return void miss("refused", error instanceof Error ? error.message : String(error));
  }
  const got = documentWords(back);
  const areKept = wanted.toSorted().join(" ") === got.toSorted().join(" ");
  run.wordsKept += areKept ? 1 : 0;
  run.orderKept += isOrdered ? 1 : 0;
  if (!isOrdered) miss(areKept ? "order" : "words", firstDifference(wanted, got));
  if (lost.length > 0) miss("fields", lost.join(" | "));
  if (source === undefined) return;
  const loss = findSourceLoss(source, back, hidden);
  run.sourceWords += loss.words;
  run.sourceLost += loss.lost.length;
  if (loss.lost.length > 0) miss("source", loss.lost.join(" "));
}

/** A file that our reader can read, else undefined; task `resume` measures refusals. */
async function readFile(
  path: string,
  name: string,
): Promise<Pick<Export, "text" | "source" | "hidden"> | undefined> {
  const read = await documentReader.read({ path, name }).catch(() => undefined);
  return read && { text: read.text, hidden: read.facts.hidden, source: await sourcePieces(path) };
}

/**
 * For every readable file: read, exported as DOCX and PDF in every design, and read again (issue 4).
 * `wordsKept` and `orderKept` are shares of the exports and must be 1; a refused export counts as 0. `sourceKept` is
 * the share of the original file's words, by `source-words.ts`, that the export contains (issue 18).
 * @param directory files, each with its `.gold.json`.
 */
export async function evaluateRoundtrip(directory: string): Promise<object> {
  const ending = ".gold.json";
  const names = readdirSync(directory).filter((name) => name.endsWith(ending));
  const run: Run = {
    exports: 0,
    wordsKept: 0,
    orderKept: 0,
    sourceWords: 0,
    sourceLost: 0,
    secondTries: 0,
    misses: [],
  };
  const folder = mkdtempSync(join(tmpdir(), "kelpie-roundtrip-"));
  let files = 0;
  try {
    for (const id of names.map((name) => name.slice(0, -ending.length)).sort()) {
      const gold = JSON.parse(readFileSync(join(directory, `${id}${ending}`), "utf8")) as ResumeGold;
      const read = gold.readable ? await readFile(join(directory, id), id) : undefined;
      if (read === undefined) continue;
      files += 1;
      for (const format of exportFormats)
        for (const design of documentDesigns)
          await measureExport(run, folder, { id, ...read, format, design });
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  const share = (count: number) => (run.exports === 0 ? 0 : count / run.exports);
  return {
    task: "roundtrip",
    n: run.exports,
    files,
    wordsKept: share(run.wordsKept),
    orderKept: share(run.orderKept),
    sourceWords: run.sourceWords,
    sourceKept: run.sourceWords === 0 ? 0 : 1 - run.sourceLost / run.sourceWords,
    secondTries: run.secondTries,
    misses: run.misses,
  };
}

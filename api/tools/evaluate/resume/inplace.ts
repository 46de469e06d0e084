import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import type { EditGate } from "../../../src/adapters/edit-word/check-edited.ts";
import { editGates } from "../../../src/adapters/edit-word/check-edited.ts";
import { editWord } from "../../../src/adapters/edit-word/edit-word.ts";
import { replaceLine } from "../../../src/adapters/edit-word/file-lines.ts";
import { type OpenedWord, openWord } from "../../../src/adapters/edit-word/open-word.ts";
import { Unplaced } from "../../../src/adapters/edit-word/paragraph-words.ts";
import { Unchangeable } from "../../../src/adapters/edit-word/word-body.ts";
import { ParseError } from "../../../src/adapters/read-document/parsed-document.ts";
import { allAtOnce, requestedEdits, reworded } from "./inplace-edits.ts";

interface Run {
  files: number;
  /** Number of files that cannot be read or changed, by reason. */
  refusedFiles: Record<string, number>;
  lines: number;
  editableLines: number;
  /** Number of lines whose words cannot be changed, by reason. */
  refusedParagraphs: Record<string, number>;
  edits: Record<string, { asked: number; placed: number }>;
  stood: Record<EditGate, number>;
  tried: number;
  milliseconds: number[];
  misses: { id: string; edit: string; detail: string }[];
  written: string[];
}

const add = (counts: Record<string, number>, name: string) => {
  counts[name] = (counts[name] ?? 0) + 1;
};

/** Counts the lines whose words can be changed. */
function countLines(run: Run, { body, lines }: OpenedWord): void {
  for (const line of lines) {
    run.lines += 1;
    try {
      replaceLine(body, line, reworded(line.text));
      run.editableLines += 1;
    } catch (error) {
      if (!(error instanceof Unplaced)) throw error;
      add(run.refusedParagraphs, error.reason);
    }
  }
}

/** Checks one edited text like a download does. @returns the file, unless a check refused it. */
function tryEdit(run: Run, id: string, opened: OpenedWord, kind: string, wanted: readonly string[]) {
  const count = run.edits[kind] ?? { asked: 0, placed: 0 };
  run.edits[kind] = count;
  count.asked += 1;
  run.tried += 1;
  try {
    const edited = editWord(opened, wanted.join("\n"));
    for (const gate of editGates) run.stood[gate] += 1;
    if (edited.unplaced.length === 0) count.placed += 1;
    else if (kind !== "together")
      run.misses.push({ id, edit: kind, detail: edited.unplaced.map((one) => one.reason).join(", ") });
    return edited.bytes;
  } catch (error) {
    if (!(error instanceof Unchangeable)) throw error;
    const failed = editGates.findIndex((gate) => error.message.endsWith(gate));
    for (const [at, gate] of editGates.entries()) if (at < failed) run.stood[gate] += 1;
    run.misses.push({ id, edit: kind, detail: error.message });
    return undefined;
  }
}

function measureFile(run: Run, path: string, id: string, folder: string): void {
  const bytes = readFileSync(path);
  let opened: OpenedWord;
  try {
    opened = openWord(bytes);
  } catch (error) {
    if (!(error instanceof ParseError || error instanceof Unchangeable)) throw error;
    add(run.refusedFiles, error.reason);
    return;
  }
  if (opened.lines.length === 0) {
    add(run.refusedFiles, "no_text");
    return;
  }
  run.files += 1;
  countLines(run, opened);
  const texts = opened.lines.map(({ text }) => text);
  for (const { kind, wanted } of requestedEdits(texts)) tryEdit(run, id, opened, kind, wanted);
  const started = performance.now();
  const whole = tryEdit(run, id, openWord(bytes), "together", allAtOnce(texts));
  run.milliseconds.push(performance.now() - started);
  if (!whole) return;
  const file = join(folder, `${run.files}.docx`);
  writeFileSync(file, whole);
  run.written.push(file);
}

const office = "/usr/bin/soffice";
const renderMs = 120_000;

/** The edited files that LibreOffice, if installed, renders within its time limit. */
function render(folder: string, files: readonly string[]): { files: number; rendered: number } | undefined {
  if (!existsSync(office) || files.length === 0) return undefined;
  const profile = `-env:UserInstallation=file://${join(folder, "profile")}`;
  const asked = [profile, "--headless", "--convert-to", "pdf", "--outdir", folder, ...files];
  spawnSync(office, asked, { stdio: "ignore", timeout: renderMs });
  const rendered = files.filter((file) => existsSync(file.replace(/docx$/, "pdf"))).length;
  return { files: files.length, rendered };
}

const share = (part: number, whole: number) => (whole === 0 ? 0 : part / whole);

/**
 * For every Word file in a folder: which of its lines can be changed; twelve edits one by one, and many at once, each
 * with the checks of a download (issue 18).
 */
export async function evaluateInplace(directory: string): Promise<object> {
  const paths = readdirSync(directory, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".docx"))
    .sort();
  const run: Run = {
    files: 0,
    refusedFiles: {},
    lines: 0,
    editableLines: 0,
    refusedParagraphs: {},
    edits: {},
    stood: { text: 0, parts: 0, opens: 0, readback: 0 },
    tried: 0,
    milliseconds: [],
    misses: [],
    written: [],
  };
  const folder = mkdtempSync(join(tmpdir(), "kelpie-inplace-"));
  try {
    for (const name of paths) measureFile(run, join(directory, name), relative(".", name), folder);
    const rendered = render(folder, run.written);
    const times = run.milliseconds.toSorted((a, b) => a - b);
    return {
      task: "inplace",
      files: run.files,
      refusedFiles: run.refusedFiles,
      paragraphs: run.lines,
      editable: share(run.editableLines, run.lines),
      refusedParagraphs: run.refusedParagraphs,
      edits: run.edits,
      gates: Object.fromEntries(editGates.map((gate) => [gate, share(run.stood[gate], run.tried)])),
      ...(rendered && { rendered }),
      milliseconds: { median: times[Math.floor(times.length / 2)], most: times.at(-1) },
      misses: run.misses,
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

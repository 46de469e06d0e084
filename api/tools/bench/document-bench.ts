import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { monitorEventLoopDelay } from "node:perf_hooks";
import PDFDocument from "pdfkit";
import { documentLines } from "#shared/resume/document/document-lines.ts";
import { wordDocument } from "../../src/adapters/docx.ts";
import { createDocumentReader } from "../../src/adapters/read-document/read-document.ts";
import type { BenchLine } from "./capture-bench.ts";

const runs = 10;
/** Time for the next process to load its parsers, since nobody uploads twice within a second. */
const pauseMs = 900;
const hostile = path.resolve(import.meta.dirname, "../../../../shared/data/hostile/uploads");
const oldWord = path.resolve(import.meta.dirname, "../../../../shared/data/resumes/own-nurse.doc");

const reader = createDocumentReader();
const pause = () => new Promise((resolve) => setTimeout(resolve, pauseMs));

function resumeText(): string {
  const bullets = Array.from(
    { length: 60 },
    (_, at) => `- Led handover number ${at} of twelve patients on a busy ward`,
  );
  return `Robin Fraser\nNurse\nrobin@example.com\n\nExperience\nNurse, Corio Bay Health\n2019 - present\n${bullets.join("\n")}`;
}

/** Pages of lines like an office program's. */
function pdf(pages: number): Promise<Buffer> {
  const document = new PDFDocument({ size: "A4", autoFirstPage: false });
  const chunks: Buffer[] = [];
  document.on("data", (chunk: Buffer) => chunks.push(chunk));
  for (let number = 0; number < pages; number++) {
    document.addPage();
    for (const line of resumeText().split("\n").slice(0, 30)) document.fontSize(10).text(line || " ");
  }
  document.end();
  return new Promise((resolve) => document.on("end", () => resolve(Buffer.concat(chunks))));
}

function spreadOf(values: readonly number[]): { n: number; median: number; p95: number } {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return { n: sorted.length, median: at(0.5), p95: at(0.95) };
}

/** Resident memory of this process's children in MB; 0 if the system does not report it. */
async function childMemory(): Promise<number> {
  const list = await readFile(`/proc/self/task/${process.pid}/children`, "utf8").catch(() => "");
  const sizes = await Promise.all(
    list
      .split(" ")
      .filter(Boolean)
      .map(async (pid) => {
        const statm = await readFile(`/proc/${pid}/statm`, "utf8").catch(() => "0 0");
        return (Number(statm.split(" ")[1]) * 4096) / 1e6;
      }),
  );
  return Math.max(0, ...sizes);
}

async function timed(file: string, times: number): Promise<{ ms: number[]; mega: number[] }> {
  const ms: number[] = [];
  const mega: number[] = [];
  for (let run = 0; run < times; run++) {
    await pause();
    let peak = 0;
    const watch = setInterval(
      () =>
        void childMemory().then((size) => {
          peak = Math.max(peak, size);
        }),
      20,
    );
    const start = performance.now();
    await reader.read({ path: file, name: path.basename(file) });
    ms.push(performance.now() - start);
    clearInterval(watch);
    mega.push(peak);
  }
  return { ms, mega };
}

/** Longest pause of this process's event loop while it reads all hostile files, two at a time. */
async function hostileBlock(): Promise<number[]> {
  const names = await readdir(hostile).catch(() => []);
  if (names.length === 0) return [];
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  const worker = async () => {
    for (let name = names.pop(); name; name = names.pop())
      await reader.read({ path: path.join(hostile, name), name }).catch(() => undefined);
  };
  await Promise.all([worker(), worker()]);
  delay.disable();
  return [delay.max / 1e6];
}

/**
 * Times of reading files, including the process hand-over, each with its parser ready: two pages of PDF and DOCX, a
 * .doc, 100 pages, the parser's peak memory, and the server's longest pause with the hostile files. The last two need
 * ../shared/data and are skipped without it.
 */
export async function documentBench(): Promise<BenchLine[]> {
  const folder = mkdtempSync(path.join(tmpdir(), "kelpie-bench-"));
  const put = (name: string, bytes: Uint8Array) => {
    writeFileSync(path.join(folder, name), bytes);
    return path.join(folder, name);
  };
  try {
    reader.warm();
    const word = await wordDocument({ title: "Robin Fraser", lines: documentLines(resumeText()) });
    const twoPages = await timed(put("two.pdf", await pdf(2)), runs);
    const docx = await timed(put("two.docx", word), runs);
    const doc = await timed(oldWord, runs).catch(() => undefined);
    const hundred = await timed(put("hundred.pdf", await pdf(100)), 5);
    const block = await hostileBlock();
    return [
      { name: "documents: read a PDF of two pages", unit: "ms", ...spreadOf(twoPages.ms) },
      { name: "documents: read a DOCX of two pages", unit: "ms", ...spreadOf(docx.ms) },
      ...(doc ? [{ name: "documents: read a DOC", unit: "ms", ...spreadOf(doc.ms) }] : []),
      { name: "documents: read a PDF of 100 pages", unit: "ms", ...spreadOf(hundred.ms) },
      { name: "documents: peak memory of a parser, 100 pages", unit: "MB", ...spreadOf(hundred.mega) },
      ...(block.length > 0
        ? [{ name: "documents: longest stop of the server, hostile files", unit: "ms", ...spreadOf(block) }]
        : []),
    ];
  } finally {
    reader.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

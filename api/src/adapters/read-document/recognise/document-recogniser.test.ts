import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { PageProgress } from "#shared/contract/resumes/page-progress.ts";
import { scanOf } from "../../../testing/scans.ts";
import type { ParsedFile } from "../parse-file.ts";
import { DocumentError } from "../parsed-document.ts";
import { createDocumentRecogniser } from "./document-recogniser.ts";
import { startRecogniser } from "./recogniser-process.ts";

const folder = mkdtempSync(path.join(tmpdir(), "kelpie-scans-"));
const file = path.join(folder, "scan.pdf");
const line = "Led handover of twelve patients on every shift";
const limits = { pageMs: 60_000, totalMs: 60_000, residentBytes: 900 * 1024 * 1024 };
const nobody = () => undefined;

beforeAll(async () => writeFileSync(file, await scanOf(Array.from({ length: 8 }, () => line))));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const reasonOf = (answer: Promise<ParsedFile>) =>
  answer.then(
    () => "text",
    (error: unknown) => (error instanceof DocumentError ? error.reason : String(error)),
  );

const parsed: ParsedFile = {
  text: line,
  facts: { type: "pdf", bytes: 1, flags: [], hidden: [] },
  pictures: [],
};

/** Processes that read until they are told to end. */
function heldProcesses() {
  const finish: (() => void)[] = [];
  const start = () => {
    const { promise: answer, resolve, reject } = Promise.withResolvers<ParsedFile>();
    finish.push(() => resolve(parsed));
    return { answer, cpuSeconds: () => 2, end: () => reject(new DocumentError("busy")) };
  };
  return { finish, recogniser: createDocumentRecogniser(start) };
}

describe("the recogniser's process", () => {
  it("tells each page as it begins, and how much of the processor it had", async () => {
    const told: PageProgress[] = [];
    const spent: number[] = [];
    const recogniser = createDocumentRecogniser();
    const watch = { onPage: (one: PageProgress) => told.push(one), onSpent: (ms: number) => spent.push(ms) };
    expect((await recogniser.run(file, 1, watch)).text).toContain(line);
    expect(told).toEqual([
      { page: 0, pages: 1 },
      { page: 1, pages: 1 },
    ]);
    expect(spent).toEqual([expect.any(Number)]);
    expect(spent[0]).toBeGreaterThan(100);
  });

  it("that is kept from working says that the machine is busy", async () => {
    expect(await reasonOf(startRecogniser(file, nobody, { ...limits, totalMs: 1 }).answer)).toBe("busy");
    expect(await reasonOf(startRecogniser(file, nobody, { ...limits, pageMs: 1 }).answer)).toBe("busy");
  });

  it.runIf(existsSync("/proc/self/statm"))("that grows is ended", async () => {
    const { answer } = startRecogniser(file, nobody, { ...limits, residentBytes: 20 * 1024 * 1024 });
    expect(await reasonOf(answer)).toBe("too_large");
  });

  it("ends when whoever asked has gone", async () => {
    const call = new AbortController();
    const recogniser = createDocumentRecogniser();
    const run = recogniser.run(file, 1, {
      signal: call.signal,
      onPage: ({ page }) => page > 0 && call.abort(),
    });
    expect(await reasonOf(run)).toBe("busy");
  });
});

describe("the line of scans", () => {
  it("one is read at a time, four wait, the sixth is refused", async () => {
    const { finish, recogniser } = heldProcesses();
    const runs = Array.from({ length: 5 }, () => recogniser.run(file, 1));
    await expect.poll(() => finish.length).toBe(1);
    expect(await reasonOf(recogniser.run(file, 1))).toBe("busy");
    for (let at = 0; at < runs.length; at++) {
      await expect.poll(() => finish.length).toBe(at + 1);
      finish[at]?.();
    }
    expect(await Promise.all(runs)).toHaveLength(5);
  });

  it("who has gone meanwhile is passed over", async () => {
    const { finish, recogniser } = heldProcesses();
    const call = new AbortController();
    const first = recogniser.run(file, 1);
    const second = recogniser.run(file, 1, { signal: call.signal });
    await expect.poll(() => finish.length).toBe(1);
    call.abort();
    finish[0]?.();
    await first;
    expect(await reasonOf(second)).toBe("busy");
    expect(finish).toHaveLength(1);
  });

  it("ends with the server", async () => {
    const { finish, recogniser } = heldProcesses();
    const run = reasonOf(recogniser.run(file, 1));
    await expect.poll(() => finish.length).toBe(1);
    recogniser.close();
    expect(await run).toBe("busy");
  });
});

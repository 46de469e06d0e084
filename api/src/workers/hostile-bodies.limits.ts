import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { nurseAd, nurseResume } from "#shared/engine/fixtures/nurse.ts";
import { createDocumentReader } from "../adapters/read-document/read-document.ts";
import { craftedPieces, craftedText } from "../testing/crafted-texts.ts";
import { startTestApi, type TestApi } from "../testing/start-test-api.ts";
import { createWorkers } from "./workers.ts";

type Person = Awaited<ReturnType<TestApi["signedUp"]>>;

let api: TestApi;
beforeAll(async () => {
  // As the server has them: threads and processes, and their line.
  api = await startTestApi({ workers: createWorkers(), documents: createDocumentReader() });
  api.services.workers.warm();
  api.services.documents.warm();
  await api.services.workers.run("ranking-words", "warm", { payer: "warm" });
});
afterAll(() => api.stop());

/** Everything that takes a text up to its limit: resume 200 kB, ad 100 kB, letter 20 kB. */
function callsWith(piece: string): [string, (person: Person) => Promise<Response>][] {
  const resume = craftedText(piece, 199_000).replace(/^\s/, "x");
  const ad = craftedText(piece, 99_000).replace(/^\s/, "x");
  const letter = craftedText(piece, 19_900).replace(/^\s/, "x");
  const post = (path: string, body: object) => (person: Person) =>
    person.send(path, {
      method: "POST",
      body: JSON.stringify(body),
      headers: { "content-type": "application/json" },
    });
  const download = (format: "pdf" | "docx", kind: string) =>
    post("/api/download-resume", {
      resumeContent: resume,
      format,
      kind,
      analysisData: { suggestions: [ad] },
    });
  const file = () => {
    const form = new FormData();
    form.set("file", new Blob([resume]), "resume.txt");
    return form;
  };
  const job = { jobTitle: "Nurse", company: "RPA" };
  return [
    ["reading a file", (person) => person.send("/api/process-file", { method: "POST", body: file() })],
    ["tailoring", post("/api/resume/optimize", { resumeText: resume, jobAdText: nurseAd.text })],
    ["tailoring to the ad", post("/api/resume/optimize", { resumeText: nurseResume, jobAdText: ad })],
    ["keeping a resume", post("/api/resumes", { name: "Crafted", text: resume })],
    ["saving a job", post("/api/applications", { ...job, jobDescription: ad })],
    ["a letter", post("/api/cover-letter/generate", { ...job, jobDescription: ad })],
    [
      "a draft",
      post("/api/cover-letter/optimize-enhanced", {
        coverLetterText: letter,
        jobDescription: nurseAd.text,
        options: { jobTitle: "Nurse", company: "RPA" },
      }),
    ],
    ["the list of resumes", (person) => person.send("/api/resumes")],
    ["the overview", (person) => person.send("/api/dashboard")],
    ["the board", (person) => person.send("/api/jobs")],
    ["a Word file", download("docx", "resume")],
    ["a PDF file", download("pdf", "resume")],
    ["a letter's PDF file", download("pdf", "letter")],
    ["a report's Word file", download("docx", "report")],
  ];
}

/** Health as an outsider would ask it, every 20 ms until `stop`. @returns the waits in milliseconds, shortest first. */
function askHealth(): { stop: () => Promise<number[]> } {
  const waits: number[] = [];
  const asked: Promise<void>[] = [];
  const ask = async () => {
    const start = performance.now();
    const response = await fetch(`${api.url}/api/health`);
    await response.arrayBuffer();
    waits.push(performance.now() - start);
  };
  const timer = setInterval(() => asked.push(ask()), 20);
  return {
    async stop() {
      clearInterval(timer);
      await Promise.all(asked);
      return waits.sort((a, b) => a - b);
    },
  };
}

const clear = [200, 201, 400, 403, 413, 415, 422, 429, 503];

test.each(craftedPieces)(
  "%j up to every limit: 2 s for each answer, health within 100 ms beside it",
  async (piece) => {
    const person = await api.signedUp({ tier: "premium" });
    await person.api.resumes.create({ body: { name: "Kept", text: nurseResume } });
    const health = askHealth();
    const slow: string[] = [];
    for (const [name, call] of callsWith(piece)) {
      const start = performance.now();
      const response = await call(person);
      await response.arrayBuffer();
      const ms = performance.now() - start;
      if (ms > 2000 || !clear.includes(response.status))
        slow.push(`${name}: ${response.status}, ${Math.round(ms)} ms`);
    }
    await wait(50);
    const waits = await health.stop();
    const p99 = waits[Math.floor(waits.length * 0.99)] ?? Number.NaN;
    expect(slow).toEqual([]);
    expect(p99).toBeLessThanOrEqual(100);
  },
);

test("twenty at once: nobody waits for them, and who finds the line full is told when to come again", async () => {
  const person = await api.signedUp({ tier: "premium" });
  const [, call] = callsWith("A A A").find(([name]) => name === "a PDF file") ?? [];
  const health = askHealth();
  const answers = await Promise.all(Array.from({ length: 20 }, () => call?.(person)));
  const waits = await health.stop();
  for (const answer of answers) expect(clear).toContain(answer?.status);
  for (const answer of answers)
    if (answer?.status === 503) expect(answer.headers.get("retry-after")).toBe("2");
  expect(waits[Math.floor(waits.length * 0.99)]).toBeLessThanOrEqual(100);
});

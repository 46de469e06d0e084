import { afterAll, beforeAll, expect, test } from "vitest";
import { nurseResume } from "#shared/engine/fixtures/nurse.ts";
import { createDocumentReader } from "../adapters/read-document/read-document.ts";
import { startTestApi, type TestApi } from "../testing/start-test-api.ts";
import { createWorkers } from "./workers.ts";

let api: TestApi;
beforeAll(async () => {
  // As the server has them: threads and processes, and their line.
  api = await startTestApi({ workers: createWorkers(), documents: createDocumentReader() });
  api.services.workers.warm();
  api.services.documents.warm();
  await api.services.workers.run("ranking-words", "warm", { payer: "warm" });
});
afterAll(() => api.stop());

const promisedMs = 4000;

test("twenty people's Word downloads at once: each within 4 s, or 503 with Retry-After", async () => {
  const people = await Promise.all(Array.from({ length: 20 }, () => api.signedUp()));
  const answers = await Promise.all(
    people.map(async (person) => {
      const from = performance.now();
      const response = await person.send("/api/download-resume", {
        method: "POST",
        body: JSON.stringify({ resumeContent: nurseResume, format: "docx" }),
        headers: { "content-type": "application/json" },
      });
      await response.arrayBuffer();
      return {
        status: response.status,
        ms: Math.round(performance.now() - from),
        again: response.headers.get("retry-after"),
      };
    }),
  );
  const served = answers.filter(({ status }) => status === 200);
  const refused = answers.filter(({ status }) => status === 503);
  console.info(`${served.length} served in ${served.map(({ ms }) => ms).sort((a, b) => a - b)} ms`);
  console.info(`${refused.length} refused in ${refused.map(({ ms, again }) => `${ms} ms, ${again} s`)}`);
  expect(served.length + refused.length).toBe(20);
  expect(served.length).toBeGreaterThan(2);
  for (const { ms } of answers) expect(ms).toBeLessThan(promisedMs);
  for (const { again } of refused) expect(Number(again)).toBeGreaterThan(0);
});

import { afterAll, beforeAll, expect, it } from "vitest";
import { startTestApi, type TestApi } from "../../testing/start-test-api.ts";
import { createTurns } from "../../workers/turns.ts";
import { createWorkers } from "../../workers/workers.ts";

let api: TestApi;
beforeAll(async () => {
  const downloads = createTurns({ atOnce: 1, mostWaiting: 9, promiseMs: 4000, firstMs: 1500 });
  api = await startTestApi({ workers: createWorkers({ downloads }) });
});
afterAll(() => api.stop());

it("tells who waits their place and time, nobody else's, and refuses whom it could not serve in time (D-129)", async () => {
  const [busy, person] = [await api.signedUp(), await api.signedUp()];
  const { workers } = api.services;
  let end = () => {};
  const held = workers.promise(busy.userId, () => new Promise<void>((resolve) => (end = resolve)));
  expect(await person.api.account.waiting()).toEqual({ place: null });
  const waiting = workers.promise(person.userId, async () => "a file");
  expect(await person.api.account.waiting()).toEqual({ place: { position: 1, seconds: 2 } });
  expect(await busy.api.account.waiting()).toEqual({ place: null });
  const refused = await busy.send("/api/download-resume", {
    method: "POST",
    body: JSON.stringify({ resumeContent: "Kim Lee\nNurse", format: "docx" }),
    headers: { "content-type": "application/json" },
  });
  expect([refused.status, refused.headers.get("retry-after")]).toEqual([503, "3"]);
  expect(await refused.json()).toMatchObject({
    message: "Kelpie is busy right now. Please try again in 3 seconds.",
  });
  end();
  await held;
  expect(await waiting).toBe("a file");
  expect(await person.api.account.waiting()).toEqual({ place: null });
});

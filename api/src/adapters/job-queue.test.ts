import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Database } from "../db/open.ts";
import type { JobHandlers } from "../jobs.ts";
import { openTestDatabase } from "../testing/test-database.ts";
import { createJobQueue, type JobQueue } from "./job-queue.ts";

let database: Database;
let queue: JobQueue;
let done: { mailId: string; jobId: string }[];
let failures: number;
let warnings: unknown[];
const log = {
  warn: (told: unknown) => void warnings.push(told),
  error: (told: unknown) => void warnings.push(told),
};

const handlers: Partial<JobHandlers> = {
  "send-mail": {
    run: async ({ mailId }, { id }) => {
      if (failures-- > 0) throw new Error("the mail server is away");
      done.push({ mailId, jobId: id });
    },
  },
  "sweep-billing": { run: async () => {} },
};

function openQueue(): JobQueue {
  const opened = createJobQueue(database.jobsHome, log);
  opened.work(handlers);
  return opened;
}

beforeAll(async () => {
  database = await openTestDatabase();
  queue = openQueue();
});
afterAll(async () => {
  await queue.stop();
  await database.close();
});
beforeEach(() => {
  done = [];
  failures = 0;
  warnings = [];
});

// No job waits for the next test.
afterEach(async () => {
  failures = 0;
  await queue.settle();
});

describe("the job queue", () => {
  it("does a job with its data, once", async () => {
    await queue.enqueue("send-mail", { mailId: "a" });
    await queue.settle();
    await queue.settle();
    expect(done.map(({ mailId }) => mailId)).toEqual(["a"]);
  });

  it("the same key twenty times at once, and again after it is done, is one job", async () => {
    const ask = () => queue.enqueue("send-mail", { mailId: "once" }, { onceKey: "key-1" });
    await Promise.all(Array.from({ length: 20 }, ask));
    await queue.settle();
    await ask();
    await queue.enqueue("send-mail", { mailId: "other" }, { onceKey: "key-2" });
    await queue.settle();
    expect(done.map(({ mailId }) => mailId)).toEqual(["once", "other"]);
  });

  it("a job that fails is tried again under the same id, and each failure is told", async () => {
    failures = 3;
    await queue.enqueue("send-mail", { mailId: "stubborn" }, { onceKey: "key-3" });
    await queue.settle();
    expect(done).toHaveLength(1);
    expect(warnings).toHaveLength(3);
    expect(warnings[0]).toMatchObject({ job: "send-mail", id: done[0]?.jobId });
  });

  it("a job that always fails ends after its tries and stops nobody else", async () => {
    failures = 13;
    await queue.enqueue("send-mail", { mailId: "hopeless" });
    await queue.settle();
    await queue.enqueue("send-mail", { mailId: "next" });
    await queue.settle();
    expect(done.map(({ mailId }) => mailId)).toEqual(["next"]);
  });

  it("a started queue does its own jobs at once, not those of tomorrow, and stops gracefully", async () => {
    const started = openQueue();
    await started.start();
    await started.enqueue("send-mail", { mailId: "now" });
    await started.enqueue(
      "send-mail",
      { mailId: "tomorrow" },
      { startAfter: new Date(Date.now() + 24 * 3_600_000) },
    );
    await expect.poll(() => done.map(({ mailId }) => mailId), { timeout: 4000 }).toEqual(["now"]);
    await started.stop();
    expect(done).toHaveLength(1);
  });
});

import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Database } from "../db/open.ts";
import { openTestDatabase } from "../testing/test-database.ts";
import { createTaskQueue, type TaskQueue } from "./task-queue.ts";
import type { TaskHandlers } from "./tasks.ts";

let database: Database;
let queue: TaskQueue;
let done: { mailId: string; taskId: string }[];
let failures: number;
let warnings: unknown[];
/** Mails that are sent only when their promise ends. */
const slow = new Map<string, Promise<void>>();
let awaited = 0;
let onAwaited = () => {};
const log = {
  warn: (told: unknown) => void warnings.push(told),
  error: (told: unknown) => void warnings.push(told),
};

const handlers: Partial<TaskHandlers> = {
  "send-mail": {
    run: async ({ mailId }, { id }) => {
      if (failures-- > 0) throw new Error("the mail server is away");
      await slow.get(mailId);
      done.push({ mailId, taskId: id });
      if (done.length === awaited) onAwaited();
    },
  },
  "sweep-billing": { run: async () => {} },
};

function openQueue(): TaskQueue {
  const opened = createTaskQueue(database.queueHome, log);
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

// No task waits for the next test.
afterEach(async () => {
  failures = 0;
  await queue.settle();
});

describe("the task queue", () => {
  it("does a task with its data, once", async () => {
    await queue.enqueue("send-mail", { mailId: "a" });
    await queue.settle();
    await queue.settle();
    expect(done.map(({ mailId }) => mailId)).toEqual(["a"]);
  });

  it("the same key twenty times at once, and again after it is done, is one task", async () => {
    const ask = () => queue.enqueue("send-mail", { mailId: "once" }, { onceKey: "key-1" });
    await Promise.all(Array.from({ length: 20 }, ask));
    await queue.settle();
    await ask();
    await queue.enqueue("send-mail", { mailId: "other" }, { onceKey: "key-2" });
    await queue.settle();
    expect(done.map(({ mailId }) => mailId)).toEqual(["once", "other"]);
  });

  it("a task that fails is tried again under the same id, and each failure is told", async () => {
    failures = 3;
    await queue.enqueue("send-mail", { mailId: "stubborn" }, { onceKey: "key-3" });
    await queue.settle();
    expect(done).toHaveLength(1);
    expect(warnings).toHaveLength(3);
    expect(warnings[0]).toMatchObject({ task: "send-mail", id: done[0]?.taskId });
  });

  it("a task that always fails ends after its tries and stops nobody else", async () => {
    failures = 13;
    await queue.enqueue("send-mail", { mailId: "hopeless" });
    await queue.settle();
    await queue.enqueue("send-mail", { mailId: "next" });
    await queue.settle();
    expect(done.map(({ mailId }) => mailId)).toEqual(["next"]);
  });

  it("many tasks are done one batch after the other, whatever a slow one among them does, and are counted meanwhile", async () => {
    const { promise: server, resolve: answer } = Promise.withResolvers<void>();
    slow.set("slow", server);
    await queue.enqueue("send-mail", { mailId: "slow" });
    for (let n = 0; n < 25; n++) await queue.enqueue("send-mail", { mailId: `quick ${n}` });
    expect(await queue.lag()).toMatchObject([{ task: "send-mail", due: 26 }]);
    const told: [string, boolean][] = [];
    const started = createTaskQueue(database.queueHome, log, (name, _seconds, isDone) =>
      told.push([name, isDone]),
    );
    started.work(handlers);
    const allQuick = new Promise<void>((resolve) => {
      awaited = 25;
      onAwaited = resolve;
    });
    await started.start();
    await allQuick;
    expect(done.map(({ mailId }) => mailId)).not.toContain("slow");
    answer();
    await started.stop();
    expect(done.at(-1)?.mailId).toBe("slow");
    expect(told).toEqual(Array.from({ length: 26 }, () => ["send-mail", true]));
    expect(await queue.lag()).toEqual([]);
  });

  it("a started queue does its own tasks at once, not those of tomorrow, and stops gracefully", async () => {
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

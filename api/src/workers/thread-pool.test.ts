import { afterAll, describe, expect, it } from "vitest";
import { createThreadPool, type ThreadPool } from "./thread-pool.ts";

describe("a pool of one thread", () => {
  const file = new URL("./testing-thread.ts", import.meta.url);
  const pool: ThreadPool = createThreadPool(file, 1, { cpuMs: 200, wallMs: 20_000, heapMb: 64 });
  const patient: ThreadPool = createThreadPool(file, 1, { cpuMs: 20_000, wallMs: 20_000, heapMb: 24 });
  afterAll(() => Promise.all([pool.close(), patient.close()]));

  it("hands back what the work answers, and what it reports on its way", async () => {
    const reports: unknown[] = [];
    expect(await pool.run("ok", { onReport: (report) => reports.push(report) })).toBe("done");
    expect(reports).toEqual(["on the way"]);
  });

  it("ends the thread of a work that never ends, and the next work is done", async () => {
    await expect(pool.run("endless")).rejects.toMatchObject({ reason: "too_slow" });
    expect(await pool.run("ok")).toBe("done");
  });

  it("counts the time of a work that was ended", async () => {
    const error: unknown = await pool.run("endless").catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ cpuMs: expect.closeTo(200, -3) });
    expect(Reflect.get(Object(error), "cpuMs")).toBeGreaterThanOrEqual(200);
  });

  it("a work without end to its memory or its stack ends itself alone", async () => {
    await expect(patient.run("memory")).rejects.toMatchObject({ reason: "too_large" });
    await expect(patient.run("stack")).rejects.toMatchObject({ reason: "too_large" });
    expect(await patient.run("ok")).toBe("done");
  });

  it("an error of the work is the caller's, as it was thrown", async () => {
    await expect(pool.run("wrong")).rejects.toThrow("not ours");
  });

  it("works under way when the pool closes are refused, and a later one opens it again", async () => {
    const refused = expect(pool.run("endless")).rejects.toMatchObject({ reason: "closed" });
    await pool.close();
    await refused;
    expect(await pool.run("ok")).toBe("done");
  });
});

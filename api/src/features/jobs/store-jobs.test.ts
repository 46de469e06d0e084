import { setImmediate } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import type { SourceJob } from "../../adapters/job-sources/job-source.ts";
import type { Services } from "../../services.ts";
import type { JobToStore } from "./store-jobs.store.ts";
import { storeBoard } from "./store-jobs.ts";

const board = { board: "greenhouse:emu", source: "greenhouse", rank: 1 };
const job = (n: number): SourceJob => ({
  ...{ sourceId: `${n}`, title: `Analyst ${n}`, company: "Emu Rail", location: "Sydney NSW" },
  ...{ isRemote: false, url: `https://jobs.example/${n}`, description: "SQL", jobType: "", experience: "" },
  ...{ salaryMin: 0, salaryMax: 0, postedAt: null, closesAt: null },
});
const jobs = (count: number) => Array.from({ length: count }, (_, n) => job(n));

/** A database whose first statement of rows ends when it is let, and threads that count what they have read. */
function open({ fails = false } = {}) {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  const seen = { read: 0, stored: 0 };
  const db = {
    job: { findMany: async () => [] },
    $executeRaw: async () => 0,
    $queryRaw: async (_sql: unknown, rows: string) => {
      await held;
      if (fails) throw new Error("the database is away");
      const kept = JSON.parse(rows) as JobToStore[];
      seen.stored += kept.length;
      return kept.map(({ id }) => ({ id, isNew: true }));
    },
  };
  const run = async (_name: string, order: unknown[]) => {
    seen.read += order.length;
    return order.map(() => ["SQL"]);
  };
  const services = { db, workers: { run }, now: () => new Date("2026-11-22T10:00:00Z"), log: {} };
  return { services: services as unknown as Services, seen, letGo: () => letGo() };
}

const turns = async (count: number) => {
  for (let n = 0; n < count; n++) await setImmediate();
};

describe("storeBoard, an import of thousands", () => {
  it("reads ahead while the database is slow, by two batches and no more", async () => {
    const { services, seen, letGo } = open();
    const kept = storeBoard(services, board, jobs(2000), null);
    await turns(50);
    expect(seen).toEqual({ read: 750, stored: 0 });
    letGo();
    expect(await kept).toBe(2000);
    expect(seen).toEqual({ read: 2000, stored: 2000 });
  });

  it("ends with the database's failure and reads no further", async () => {
    const { services, seen, letGo } = open({ fails: true });
    const kept = storeBoard(services, board, jobs(2000), null);
    const refused = expect(kept).rejects.toThrow("the database is away");
    letGo();
    await refused;
    await turns(50);
    expect(seen.read).toBeLessThanOrEqual(1000);
  });
});

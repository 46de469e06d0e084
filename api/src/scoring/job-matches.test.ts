import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { propertyRuns } from "#shared/testing/property-runs.ts";
import { type Owner, ownerOf } from "../db/owner.ts";
import { startTestApi, type TestApi } from "../testing/start-test-api.ts";
import { claimUnnotified, storeMatches } from "./job-matches.store.ts";

const least = 60;
const start = Date.parse("2026-11-22T01:00:00Z");
const day = 24 * 60 * 60 * 1000;
const since = new Date(start - 7 * day);
/** The last two were first seen before `since`. */
const jobs = ["a", "b", "c", "d", "e"] as const;
const oldJobs: ReadonlySet<string> = new Set(["d", "e"]);

let api: TestApi;
let people = 0;
beforeAll(async () => {
  api = await startTestApi();
  for (const id of jobs) {
    const firstSeenAt = new Date(start - (oldJobs.has(id) ? 8 : 1) * day);
    await api.services.db.job.create({
      data: {
        ...{
          id,
          source: "greenhouse",
          board: "greenhouse:emu",
          sourceId: id,
          title: "Analyst",
          company: "Emu",
        },
        ...{ url: "https://jobs.example", postedAt: firstSeenAt, firstSeenAt, lastSeenAt: firstSeenAt },
        ...{ sourceRank: 1, fingerprint: id, contentHash: id },
      },
    });
  }
});
afterAll(() => api.stop());

interface Row {
  score: number;
  adKey: string;
  isTold: boolean;
}
type Found = { jobId: string; score: number; isFresh: boolean }[];

/** What the statement must do, said in words of this language. @returns how many are untold. */
function keepInMemory(rows: Map<string, Row>, found: Found, isFirst: boolean): number {
  const ids = new Set(found.map(({ jobId }) => jobId));
  for (const [id, row] of rows) {
    if (ids.has(id)) continue;
    if (row.isTold && !oldJobs.has(id)) rows.set(id, { ...row, score: 0, adKey: "" });
    else rows.delete(id);
  }
  for (const { jobId, score, isFresh } of found) {
    const isTold = rows.get(jobId)?.isTold ?? false;
    if (isFresh)
      rows.set(jobId, { score, adKey: `${jobId} key`, isTold: isTold || (isFirst && score >= least) });
  }
  return untoldIn(rows).length;
}

const untoldIn = (rows: Map<string, Row>) =>
  [...rows].filter(([, { score, isTold }]) => score >= least && !isTold);

async function stored(userId: Owner) {
  const rows = await api.services.db.jobMatch.findMany({ where: { userId }, orderBy: { jobId: "asc" } });
  return rows.map(({ jobId, score, adKey, toldAt }) => [jobId, { score, adKey, isTold: toldAt !== null }]);
}

const byId = (rows: Map<string, Row>) => [...rows].sort(([a], [b]) => (a < b ? -1 : 1));

const round = fc.record({
  found: fc.uniqueArray(
    fc.record({ jobId: fc.constantFrom(...jobs), score: fc.constantFrom(0, 59, 60, 90) }),
    {
      selector: ({ jobId }) => jobId,
    },
  ),
  tells: fc.boolean(),
});

describe("storeMatches and claimUnnotified in SQL", () => {
  it("any days in a row, leave what the rules say, and each match is told once", async () => {
    const { db } = api.services;
    await fc.assert(
      fc.asyncProperty(fc.array(round, { minLength: 1, maxLength: 4 }), async (days) => {
        const { userId } = await api.signedUp({ email: `dana${++people}@example.com` });
        const owner = ownerOf(userId);
        const rows = new Map<string, Row>();
        for (const [n, { found, tells }] of days.entries()) {
          const now = new Date(start + n * day);
          const matches = found.map(({ jobId, score }) => {
            const known = rows.get(jobId);
            const isFresh = !known || known.adKey === "";
            return { jobId, adKey: `${jobId} key`, score: isFresh ? score : known.score, isFresh };
          });
          const untold = await storeMatches(db, owner, { state: `day ${n}`, matches, least, since, now });
          expect(untold).toBe(keepInMemory(rows, matches, n === 0));
          expect(await stored(owner)).toEqual(byId(rows));
          if (!tells) continue;
          const claim = { least, now, before: new Date(now.getTime() - day) };
          expect(await db.$transaction((tx) => claimUnnotified(tx, owner, claim))).toBe(untold);
          for (const [id, row] of untoldIn(rows)) rows.set(id, { ...row, isTold: true });
          expect(await claimUnnotified(db, owner, claim)).toBe(0);
          expect(await stored(owner)).toEqual(byId(rows));
        }
      }),
      { numRuns: Math.ceil(propertyRuns / 5) },
    );
  });

  it("two at once on the same day, one of them tells", async () => {
    const { db } = api.services;
    const { userId } = await api.signedUp({ email: "twice@example.com" });
    const owner = ownerOf(userId);
    const kept = (n: number, found: { jobId: string }[]) =>
      storeMatches(db, owner, {
        ...{ state: `day ${n}`, least, since, now: new Date(start + n * day) },
        matches: found.map(({ jobId }) => ({ jobId, adKey: jobId, score: 80, isFresh: true })),
      });
    expect(await kept(0, [])).toBe(0);
    await Promise.all([1, 1, 1].map((n) => kept(n, [{ jobId: "a" }, { jobId: "b" }])));
    const claim = { least, now: new Date(start + day), before: new Date(start) };
    const told = await Promise.all([1, 2, 3].map(() => claimUnnotified(db, owner, claim)));
    expect(told.toSorted()).toEqual([0, 0, 2]);
  });
});

import { randomUUID } from "node:crypto";
import * as fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readSort, sortApplications } from "#shared/domain/applications/filter-applications.ts";
import { applicationStatistics } from "#shared/domain/applications/statistics.ts";
import { applicationStatuses, statusFacts } from "#shared/domain/applications/status.ts";
import { standsIn, trackerLists } from "#shared/domain/applications/tracker-lists.ts";
import { firstRows, rowOrders, rowsQuery } from "#shared/domain/applications/tracker-rows.ts";
import { calendarDay } from "#shared/domain/dates.ts";
import { rowsOf } from "../../db/owner.ts";
import { startTestApi, type TestApi } from "../../testing/start-test-api.ts";

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

const now = new Date(2026, 10, 20, 12);
const bounds = { monthFrom: "", monthTo: "", quietBefore: "", ...rowsQuery("", now) };
const { order: _order, ...calendar } = bounds;

type Person = Awaited<ReturnType<TestApi["signedUp"]>>;
type Stored = Parameters<ReturnType<typeof rowsOf>["application"]["createMany"]>[0];
type Row = NonNullable<Extract<NonNullable<Stored>["data"], readonly unknown[]>>[number];

async function fill(person: Person, rows: Omit<Row, "userId" | "jobTitle" | "company">[]): Promise<void> {
  const userId = person.userId;
  await rowsOf(api.services.db, userId).application.createMany({
    data: rows.map((row, n) => ({ jobTitle: `Job ${n}`, company: "Ward Nine", ...row, userId })),
  });
}

const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);
const someDay = fc.option(fc.integer({ min: 0, max: 60 }), { nil: null });
const someRows = fc.array(
  fc.record({
    status: fc.constantFrom(...applicationStatuses),
    created: fc.integer({ min: 0, max: 40 }),
    applied: someDay,
    followUp: someDay,
    since: someDay,
    matchScore: fc.option(fc.integer({ min: 0, max: 100 }), { nil: null }),
    isArchived: fc.boolean(),
  }),
  { minLength: 20, maxLength: 90 },
);

describe("GET /api/tracker-rows", () => {
  it("for any account is the head of the whole list as the screen would show it, with the same figures", async () => {
    const asked = fc.tuple(
      ...rowOrders.map((order) =>
        fc.record({
          list: fc.constantFrom("all" as const, "all" as const, ...trackerLists),
          status: fc.constantFrom(undefined, undefined, undefined, ...applicationStatuses),
          order: fc.constant(order),
        }),
      ),
    );
    await fc.assert(
      fc.asyncProperty(someRows, asked, async (rows, queries) => {
        const person = await api.signedUp();
        const ids = rows.map(() => randomUUID());
        await fill(
          person,
          rows.map(({ status, created, applied, followUp, matchScore, isArchived }, n) => ({
            ...{ id: ids[n] ?? "", status, matchScore, createdAt: daysAgo(created) },
            appliedDate: applied === null ? null : daysAgo(applied),
            followUpDate: followUp === null ? null : new Date(daysAgo(followUp).toISOString().slice(0, 10)),
            archivedAt: isArchived ? now : null,
          })),
        );
        await rowsOf(api.services.db, person.userId).applicationEvent.createMany({
          data: rows.flatMap(({ since }, n) =>
            since === null
              ? []
              : [{ applicationId: ids[n] ?? "", kind: "status", detail: "", at: daysAgo(since) }],
          ),
        });
        const whole = await person.api.applications.list({ query: { ads: "none" } });
        const today = calendarDay(now);
        const inList = (list: (typeof trackerLists)[number]) =>
          whole.filter((one) =>
            standsIn(list, { ...one, stageDay: calendarDay(new Date(one.stageSince ?? "")) }, today),
          );
        for (const query of queries) {
          const sorted = sortApplications(inList(query.list), readSort(query.order), today).filter(
            ({ status }) => query.status === undefined || status === query.status,
          );
          const answer = await person.api.trackerRows.first({ query: { ...query, ...calendar } });
          expect(answer.rows).toEqual(sorted.slice(0, firstRows.inAll));
          const { total, thisMonth, interviewing } = applicationStatistics(whole, now);
          expect(answer.figures).toEqual({
            ...{ all: whole.length, sent: total, sentThisMonth: thisMonth, interviewing },
            answered: whole.filter(({ status }) => statusFacts[status].isAnswered).length,
            lists: Object.fromEntries(trackerLists.map((list) => [list, inList(list).length])),
          });
          const lanes = await person.api.trackerRows.first({
            query: { ...query, ...calendar, lanes: "each" },
          });
          for (const status of applicationStatuses) {
            const lane = sorted.filter((one) => one.status === status);
            expect(lanes.rows.filter((one) => one.status === status)).toEqual(
              lane.slice(0, firstRows.inEach),
            );
            expect([lanes.shown[status], answer.shown[status]]).toEqual([lane.length, lane.length]);
          }
        }
      }),
      { numRuns: 6 },
    );
  }, 60_000);

  it("never answers another account's rows, nor counts them", async () => {
    const [person, other] = [await api.signedUp(), await api.signedUp()];
    await fill(other, [{ status: "applied" }, { status: "saved" }]);
    await fill(person, [{ id: "mine", status: "saved" }]);
    const { rows, shown, figures } = await person.api.trackerRows.first({ query: calendar });
    expect(rows.map(({ id }) => id)).toEqual(["mine"]);
    expect([figures.all, figures.sent, figures.lists.all, shown.saved, shown.applied]).toEqual([
      1, 0, 1, 1, 0,
    ]);
  });

  it.each([
    "",
    `?${new URLSearchParams({ ...calendar, monthTo: "2026-02-31T00:00:00.000Z" })}`,
    "?monthFrom=x&monthTo=y&quietBefore=z",
    `?${new URLSearchParams({ ...calendar, order: "title" })}`,
    `?${new URLSearchParams({ ...calendar, status: "ghost" })}`,
    `?${new URLSearchParams({ ...calendar, more: "1" })}`,
  ])("a query that it does not know, %j, answers 400", async (query) => {
    const person = await api.signedUp();
    const response = await person.send(`/api/tracker-rows${query}`);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: "invalid" });
  });
});

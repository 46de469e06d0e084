import { get } from "node:http";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { jobSites, type SiteReport } from "#shared/contract/job-sites.ts";
import { fewestReports } from "#shared/domain/job-sites/site-health.ts";
import { reportedFields } from "#shared/domain/job-sites/site-report.ts";
import { READING_RULES, SELECTORS_VERSION } from "#shared/job-ad/reading-versions.ts";
import { parseSelectorTable } from "#shared/job-ad/selector-schema.ts";
import { builtInSelectors } from "#shared/job-ad/selector-table.ts";
import { startTestApi, type TestApi } from "../../testing/start-test-api.ts";
import { publishSelectors } from "./published-selectors.ts";

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

/** A report of a page whose company was not found. */
function aReport(over: Partial<SiteReport> = {}): SiteReport {
  const fields = Object.fromEntries(
    reportedFields.map((name) => [name, { isPresent: name !== "company", reader: "seek", confidence: 95 }]),
  ) as SiteReport["fields"];
  return {
    host: "au.seek.com",
    board: "seek-au",
    kind: "ad",
    reason: "company",
    rules: READING_RULES,
    hooks: SELECTORS_VERSION,
    fields,
    ...over,
  };
}

describe("GET /api/job-sites/hooks", () => {
  const url = () => `${api.url}${jobSites.hooks.path}`;

  it("hands out a table that passes its check, to anybody, and only once while it stays the same", async () => {
    const first = await fetch(url());
    expect(first.headers.get("cache-control")).toBe("public, max-age=3600");
    expect(first.headers.get("set-cookie")).toBeNull();
    expect(parseSelectorTable(await first.json())).toEqual(builtInSelectors());
    expect(await statusWith(url(), first.headers.get("etag") ?? "")).toBe(304);
    expect(await statusWith(url(), 'W/"another"')).toBe(200);
  });

  it("hands out what was published since, never a table that does not pass", async () => {
    const { db } = api.services;
    const now = new Date("2026-11-22T00:00:00Z");
    const version = SELECTORS_VERSION + 1;
    const table = { version, sites: [{ board: "seek", fields: { title: [".new"] } }] };
    expect(await publishSelectors(db, { ...table, script: "alert(1)" }, now)).toContain("does not pass");
    expect(await publishSelectors(db, { ...table, version: SELECTORS_VERSION }, now)).toContain("not newer");
    expect(await publishSelectors(db, table, now)).toBeNull();
    expect(await publishSelectors(db, table, now)).toContain("published already");
    expect(await (await fetch(url())).json()).toEqual(table);
    // What got into the table by another way is not handed on.
    await db.jobSiteHooks.create({ data: { version: version + 1, table: { evil: true }, publishedAt: now } });
    expect(await (await fetch(url())).json()).toEqual(builtInSelectors());
    await db.jobSiteHooks.deleteMany();
  });
});

describe("POST /api/job-sites/reports", () => {
  it("keeps presence, readers and confidence, and nothing that leads to the person", async () => {
    const person = await api.signedUp();
    await person.api.jobSites.report({ body: aReport() });
    const kept = await api.services.db.jobSiteReport.findFirstOrThrow({ orderBy: { day: "desc" } });
    const { id: _, day, ...told } = kept;
    expect(told).toEqual(aReport());
    expect(day.toISOString()).toMatch(/T00:00:00\.000Z$/);
    expect(JSON.stringify(kept)).not.toContain(person.userId);
    await api.services.db.jobSiteReport.deleteMany();
  });

  it.each<[string, object]>([
    ["a whole address", { host: "https://au.seek.com/job/90000001" }],
    ["a host with a path", { host: "au.seek.com/job" }],
    ["text of the page as board", { board: "Quokka Civil Pty Ltd" }],
    ["an unknown reason", { reason: "Please call me" }],
    ["a field's value", { fields: { ...aReport().fields, title: { isPresent: true, value: "Fitter" } } }],
    ["an unknown field", { text: "The whole ad" }],
    ["a confidence that is no percentage", { fields: withConfidence(12.34) }],
  ])("refuses %s", async (_name, over) => {
    const person = await api.signedUp();
    const body = { ...aReport(), ...over } as SiteReport;
    await expect(person.api.jobSites.report({ body })).rejects.toMatchObject({ code: "invalid" });
    expect(await api.services.db.jobSiteReport.count()).toBe(0);
  });

  it("takes twenty an hour from one account", async () => {
    const person = await api.signedUp();
    for (let sent = 0; sent < 20; sent += 1) await person.api.jobSites.report({ body: aReport() });
    await expect(person.api.jobSites.report({ body: aReport() })).rejects.toMatchObject({
      code: "rate_limited",
    });
    await api.services.db.jobSiteReport.deleteMany();
  });
});

/** By hand: `fetch` adds "no-cache" to a conditional request, which asks for the whole answer. */
function statusWith(url: string, etag: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const call = get(url, { headers: { "If-None-Match": etag } }, (response) => {
      response.resume();
      response.once("end", () => resolve(response.statusCode));
    });
    call.once("error", reject);
  });
}

function withConfidence(confidence: number): SiteReport["fields"] {
  return { ...aReport().fields, title: { isPresent: true, reader: "seek", confidence } };
}

describe("GET /api/job-sites/health", () => {
  it("tells each known board; figures only from five reports on", async () => {
    const [person, other] = [await api.signedUp(), await api.signedUp()];
    const send = (body: SiteReport, times: number) =>
      Promise.all(Array.from({ length: times }, () => person.api.jobSites.report({ body })));
    await send(aReport(), fewestReports);
    await send(aReport({ board: "indeed", host: "au.indeed.com" }), fewestReports - 1);
    await send(aReport({ board: null, host: "careers.quokka.example" }), fewestReports - 1);
    const { sites, rules } = await other.api.jobSites.health();
    expect(rules).toBe(READING_RULES);
    expect(sites[0]).toEqual({
      site: "seek-au",
      name: "SEEK",
      state: "degraded",
      reports: 5,
      absent: [{ field: "company", n: 5 }],
      since: READING_RULES,
    });
    expect(sites.find(({ site }) => site === "indeed")).toMatchObject({ state: "unknown", reports: null });
    expect(JSON.stringify(sites)).not.toContain("quokka");
    await api.services.db.jobSiteReport.deleteMany();
  });
});

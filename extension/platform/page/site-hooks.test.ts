import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { fakeBrowser } from "wxt/testing/fake-browser";
import { SELECTORS_VERSION } from "#shared/job-ad/reading-versions.ts";
import { readStored, writeStored } from "../storage.ts";
import { readAd } from "./extract-job-ad.ts";
import { checkSelectors, renewSelectors } from "./site-hooks.ts";

const DAY = 86_400_000;
const table = (version: number) => ({ version, sites: [{ board: "seek", fields: { title: [".new"] } }] });
let calls: { url: string; init: RequestInit | undefined }[] = [];

/** The API gives this answer to every request. */
function answer(body: unknown, status = 200): void {
  vi.spyOn(globalThis, "fetch").mockImplementation(async (url, init) => {
    calls.push({ url: String(url), init });
    return new Response(typeof body === "string" ? body : JSON.stringify(body), { status });
  });
}

describe("the selectors at hand", () => {
  beforeEach(() => {
    fakeBrowser.reset();
    calls = [];
  });
  afterEach(() => vi.restoreAllMocks());

  it("come from our own API, as nobody, at most once a day", async () => {
    answer(table(7));
    await renewSelectors(DAY);
    await renewSelectors(DAY + 1000);
    expect(calls).toHaveLength(1);
    expect(calls[0]?.url).toMatch(/\/api\/job-sites\/hooks$/);
    expect(calls[0]?.init?.credentials).toBe("omit");
    expect(new Headers(calls[0]?.init?.headers).has("authorization")).toBe(false);
    expect(await selectorsInUse()).toBe(7);
    await renewSelectors(2 * DAY);
    expect(calls).toHaveLength(2);
  });

  it.each<[string, unknown, number?]>([
    ["an older table", table(6)],
    ["a table with a script", { ...table(9), script: "alert(1)" }],
    ["a table with a pattern for a selector", { version: 9, sites: [{ board: "seek", roots: ["(a+)+$"] }] }],
    ["a table that is too large", `{"version":9,"sites":[],"x":"${"y".repeat(260_000)}"}`],
    ["a page in place of a table", "<html><script>alert(1)</script></html>"],
    ["an error", { code: "internal" }, 500],
  ])("stay as they were for %s", async (_name, body, status) => {
    answer(table(7));
    await renewSelectors(DAY);
    answer(body, status);
    await renewSelectors(3 * DAY);
    expect(calls).toHaveLength(2);
    expect(await selectorsInUse()).toBe(7);
    // No other request before the next day.
    await renewSelectors(3 * DAY + 1000);
    expect(calls).toHaveLength(2);
  });

  it("are the built-in ones when what was kept is no table", async () => {
    await writeStored("siteHooks", { table: { evil: true }, askedAt: 5 });
    expect(await selectorsInUse()).toBe(SELECTORS_VERSION);
  });
});

async function selectorsInUse(): Promise<number> {
  const kept = await readStored("siteHooks");
  const page = { url: "https://a.example/", title: "", lang: "", html: "<h1>Fitter</h1>", frames: [] };
  return readAd(
    { ...page, selection: null, truncated: false },
    checkSelectors(kept?.table),
    "2026-11-22T00:00:00Z",
  ).hooks;
}

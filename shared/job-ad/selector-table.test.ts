import { load } from "cheerio/slim";
import { expect, test } from "vitest";
import { sitePage } from "../testing/site-page.ts";
import type { SiteReader } from "./candidates/site-reader.ts";
import { SITE_READERS } from "./candidates/site-readers.ts";
import { extractJobAd } from "./extract-job-ad.ts";
import { SELECTORS_VERSION } from "./reading-versions.ts";
import { MAX_SELECTOR_TABLE, parseSelectorTable } from "./selector-schema.ts";
import { builtInSelectors, readersWith } from "./selector-table.ts";

const NEWER = SELECTORS_VERSION + 1;
const FIELDS = { title: [".t"], company: [".c"] };

function read(html: string, url: string, readers?: readonly SiteReader[]): ReturnType<typeof extractJobAd> {
  const snapshot = { url, title: "", lang: "en", html, frames: [], selection: null, truncated: false };
  return extractJobAd(snapshot, { capturedAt: "2026-11-21T02:00:00.000Z", ...(readers && { readers }) });
}

function readersOf(sites: unknown[], version = NEWER): readonly SiteReader[] {
  return readersWith(parseSelectorTable({ version, sites }));
}

test("builtInSelectors, as a table, passes its own schema and changes nothing", () => {
  const table = parseSelectorTable(JSON.parse(JSON.stringify(builtInSelectors())));
  expect(table?.sites.length).toBe(SITE_READERS.length);
  const again = readersWith(table === null ? null : { ...table, version: NEWER });
  expect(read(sitePage("seek", "ad"), "https://au.seek.com/job/90000001", again)).toEqual(
    read(sitePage("seek", "ad"), "https://au.seek.com/job/90000001"),
  );
});

test("builtInSelectors, every selector, is one that the parser knows", () => {
  const page = load("<i></i>");
  const all = builtInSelectors().sites.flatMap(
    ({ panes = [], roots = [], fields = {}, description = [], rows }) => [
      ...panes,
      ...roots,
      ...description,
      ...Object.values(fields).flat(),
      ...(rows === undefined ? [] : [rows.row, rows.label, rows.value ?? "*"]),
    ],
  );
  expect(all.length).toBeGreaterThan(200);
  for (const selector of all) expect(() => page(selector ?? "*"), selector).not.toThrow();
});

const RENAMED = sitePage("careerone", "ad")
  .replaceAll("job-title", "jt-2027")
  .replaceAll("company-name", "cn-2027")
  .replace("<h1 ", "<p ")
  .replace("</h1>", "</p>");
const CAREERONE = "https://www.careerone.com.au/jobview/x/0123abcd-0123-4567-89ab-0123456789ab";

test("readersWith, a site that renamed its selectors, is read again with a newer table", () => {
  expect(read(RENAMED, CAREERONE).fields.company.reader).not.toBe("careerone");
  const fields = { title: ['[data-testid="jt-2027"]'], company: ['[data-testid="cn-2027"]'] };
  const { fields: found } = read(
    RENAMED,
    CAREERONE,
    readersOf([{ board: "careerone", hosts: ["careerone.com.au"], fields }]),
  );
  expect([found.title.value, found.company.value, found.location.value]).toEqual([
    "Site Supervisor",
    "Quokka Civil",
    "Geelong VIC",
  ]);
  expect(found.company).toMatchObject({ reader: "careerone" });
});

test("readersWith, a site the table adds, is read and named by its address on its own host only", () => {
  const site = {
    board: "magpie-jobs",
    hosts: ["magpie.example"],
    addresses: [{ path: "/ads/{any}-{id}" }, { param: "ad" }],
    fields: { title: [".m1"], company: [".m2"], location: [".m3"] },
    description: [".m4"],
  };
  const words = "You plan the week for the crew and answer for safe work on site every day. ".repeat(4);
  const html = `<body><div class="m1">Fitter</div><div class="m2">Emu Rail</div><div class="m3">Perth WA</div><div class="m4">${words}</div></body>`;
  const readers = readersOf([site]);
  const found = read(html, "https://jobs.magpie.example/ads/fitter-emu-7001?x=1", readers);
  expect(found).toMatchObject({ isAd: true, board: "magpie-jobs", identityKey: "magpie-jobs:7001" });
  expect(found.fields.company.value).toBe("Emu Rail");
  expect(read(html, "https://magpie.example/list?ad=7002", readers).identityKey).toBe("magpie-jobs:7002");
  expect(read(html, "https://other.example/ads/fitter-7001", readers).board).toBeNull();
});

test("readersWith, a site that is switched off, leaves it to the rules for any page", () => {
  const { fields } = read(
    sitePage("workable", "ad"),
    "https://apply.workable.com/quokka/j/0123ABCDEF/",
    readersOf([{ board: "workable", isOff: true }]),
  );
  expect(fields.title).toMatchObject({ value: "Site Supervisor", reader: "headings" });
});

test.each([
  ["no table", null],
  ["a table of the same version", { version: SELECTORS_VERSION, sites: [{ board: "seek", isOff: true }] }],
])("readersWith, %s, gives the built-in readers", (_name, table) => {
  expect(readersWith(table)).toBe(SITE_READERS);
});

const site = (over: object): unknown => ({ version: NEWER, sites: [{ board: "seek", ...over }] });
test.each<[string, unknown]>([
  ["text", "<script>alert(1)</script>"],
  ["null", null],
  ["no version", { sites: [] }],
  ["a version that is no whole number", { version: 2.5, sites: [] }],
  ["an unknown field of the table", { version: NEWER, sites: [], script: "alert(1)" }],
  ["an unknown field of a site", site({ clean: "return document.cookie" })],
  ["an unknown field of an ad", site({ fields: { token: [".x"] } })],
  ["a script as selector", site({ roots: ["<script>alert(1)</script>"] })],
  ["a selector that does not parse", site({ roots: ["div["] })],
  ["a selector of an unknown kind", site({ roots: [":icontains(salary)"] })],
  ["a selector of endless steps", site({ roots: ["div div div div div div div div"] })],
  ["a selector that is too long", site({ roots: [`.${"a".repeat(300)}`] })],
  ["a pattern as address", site({ addresses: [{ path: "/(a+)+$" }] })],
  ["a pattern as host", site({ hosts: ["(.*).example"] })],
  ["a whole suffix as host", site({ hosts: ["com.au"] })],
  ["a mark that is everywhere", site({ marks: ["<"] })],
  ["a board with a foreign name", { version: NEWER, sites: [{ board: "__proto__" }] }],
  ["too much of it", { version: NEWER, sites: [], padding: "x".repeat(MAX_SELECTOR_TABLE) }],
  ["too many sites", { version: NEWER, sites: Array(201).fill({ board: "seek", fields: FIELDS }) }],
])("parseSelectorTable, %s, is refused", (_name, value) => {
  expect(parseSelectorTable(value)).toBeNull();
  expect(readersWith(parseSelectorTable(value))).toBe(SITE_READERS);
});

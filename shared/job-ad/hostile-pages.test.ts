import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { pagesOf, siteFolders, sitePage } from "../testing/site-page.ts";
import { extractJobAd } from "./extract-job-ad.ts";

const DIRECTORY = new URL("./fixtures/", import.meta.url);
const PAGES = [
  ...readdirSync(DIRECTORY).map((name) => readFileSync(new URL(name, DIRECTORY), "utf8")),
  ...siteFolders().flatMap((site) => pagesOf(site).map((page) => sitePage(site, page))),
];
const LIMIT_MS = 2000;

function timed(html: string): number {
  const start = performance.now();
  const snapshot = {
    url: "https://au.seek.com/job/90000001",
    title: "",
    lang: "",
    html,
    frames: [],
    selection: null,
    truncated: false,
  };
  const capture = extractJobAd(snapshot, { capturedAt: "2026-11-21T02:00:00.000Z" });
  expect(capture.description?.text.length ?? 0).toBeLessThanOrEqual(100_000);
  return performance.now() - start;
}

/** Small repeatable generator: a failing mutation must fail again. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

test("extractJobAd, pages cut at any point, never throws", () => {
  for (const page of PAGES)
    for (let share = 0; share < 1; share += 0.05) timed(page.slice(0, page.length * share));
});

test("extractJobAd, pages with random damage, never throws", () => {
  const random = randomFrom(42);
  const noise = ["<", ">", '"', "{", "}", "</div>", "<h1>", "&lt;", "\u0000", "<script>", "<!--"];
  for (const page of PAGES) {
    for (let round = 0; round < 10; round += 1) {
      const chars = page.split("");
      for (let hit = 0; hit < 40; hit += 1) {
        chars[Math.floor(random() * chars.length)] = noise[Math.floor(random() * noise.length)] ?? "";
      }
      timed(chars.join(""));
    }
  }
});

const deepJson = `${'{"@graph":['.repeat(20_000)}1${"]}".repeat(20_000)}`;
const posting = '{"@type":"JobPosting","title":"Fitter","description":"text"},';
test.each<[string, string]>([
  [
    "50 MB of text",
    `<h1>Fitter</h1>${"<p>word word word word word word word word word</p>".repeat(1_000_000)}`,
  ],
  ["100,000 elements side by side", "<div><span>Responsibilities apply</span></div>".repeat(100_000)],
  ["100,000 elements inside each other", `${"<div>".repeat(100_000)}x${"</div>".repeat(100_000)}`],
  ["unclosed tags and foreign ends", `${"<b>".repeat(200_000)}${"</i>".repeat(200_000)}`],
  ["deep JSON-LD", `<script type="application/ld+json">${deepJson}</script>`],
  ["a hundred thousand postings", `<script type="application/ld+json">[${posting.repeat(16_000)}1]</script>`],
  [
    "5 MB of broken JSON-LD",
    `<script type="application/ld+json">{"a":"${"\\q\n".repeat(1_500_000)}</script>`,
  ],
  ["one line of spaces", `<title>${" - |".repeat(300_000)}</title><h1>${"a ".repeat(500_000)}</h1>`],
  ["one huge attribute", `<div class="${"job-title ".repeat(400_000)}">x</div>`],
  [
    "escaped HTML in a posting",
    `<script type="application/ld+json">{"@type":"JobPosting","title":"Fitter","description":"${"&amp;lt;div&amp;gt;".repeat(50_000)}"}</script>`,
  ],
])("extractJobAd, %s, ends within two seconds", (_name, html) => {
  expect(timed(html)).toBeLessThan(LIMIT_MS);
});

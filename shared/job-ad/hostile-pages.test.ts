import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { pagesOf, siteFolders, sitePage } from "../testing/site-page.ts";
import { extractJobAd } from "./extract-job-ad.ts";
import { costlyPages } from "./testing/costly-pages.ts";

const DIRECTORY = new URL("./fixtures/", import.meta.url);
const PAGES = [
  ...readdirSync(DIRECTORY).map((name) => readFileSync(new URL(name, DIRECTORY), "utf8")),
  ...siteFolders().flatMap((site) => pagesOf(site).map((page) => sitePage(site, page))),
];

function read(html: string): void {
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
}

/** A small seeded generator, so that a failing mutation fails again. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

test("extractJobAd, pages cut at any point, never throws", () => {
  for (const page of PAGES)
    for (let share = 0; share < 1; share += 0.05) read(page.slice(0, page.length * share));
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
      read(chars.join(""));
    }
  }
});

test.each(costlyPages)("extractJobAd, %s, comes to an end", (_name, html) => {
  read(html);
});

import { readFileSync } from "node:fs";
import { load } from "cheerio";
import { extractJobAd } from "#shared/job-ad/extract-job-ad.ts";
import { spread } from "../evaluate/capture-score.ts";

/** One measured thing; times in `unit`, over `n` runs. */
export type BenchLine = {
  name: string;
  unit: string;
  n: number;
  median: number;
  p95: number;
  baseline?: { name: string; median: number };
};

const RUNS = 50;
const SIZE = 1_000_000;
const FIXTURE = new URL("../../../shared/sites/seek/fixtures/ad.html", import.meta.url);

/** Real pages of 1.1 MB have about 7,700 elements; most of the size is class names and links. */
const HASHED = "css-1a2b3c eu4oa1w0 _1i38d6g0 dk7b505k dk7b500 _2pjgtw0 h9jxny10 h9jxny12 dk7b502q";

function card(index: number): string {
  const icon =
    '<svg viewBox="0 0 24 24"><path d="M12 3C8.1 3 5 6.1 5 10c0 2.3 1.3 4 3 5.8l4 7.2 4-7.2"></path></svg>';
  const link = `/listing/${index}?trk=public_serp_result&refId=8f2c1d${index}&trackingId=Zm9vYmFyYmF6cXV4${index}`;
  return `<article class="${HASHED} k${index % 7}" data-card="${index}" data-tracking="impression-${index}-a8f3c2d1"><div class="${HASHED} b${index % 13}"><a href="${link}" class="${HASHED}"><span class="${HASHED}">Storeperson ${index}</span></a>${icon}<span class="${HASHED}">Wattle Supply ${index}</span><span class="${HASHED}">Dubbo NSW</span></div><ul class="${HASHED}"><li>Early start and early finish</li><li>Free parking</li></ul><p class="${HASHED}">Pick, pack and despatch in a tidy shed, day shift only.</p></article>`;
}

/** Our own ad page, filled to one megabyte: a fifth is a state script, the rest is around the ad. */
function megabytePage(): string {
  const page = readFileSync(FIXTURE, "utf8");
  const state = JSON.stringify({
    flags: Array.from({ length: 4000 }, (_, index) => ({ id: index, on: index % 2 === 0, key: "flag" })),
  });
  const parts: string[] = [`<script>window.__STATE__ = ${state}</script>`];
  let length = page.length + state.length;
  for (let index = 0; length < SIZE; index += 1) {
    const next = card(index);
    parts.push(next);
    length += next.length;
  }
  return page.replace("</body>", () => `<section>${parts.join("")}</section></body>`);
}

function timed(run: () => unknown): number {
  const start = performance.now();
  run();
  return performance.now() - start;
}

/** Times the whole extraction of a 1 MB page. The baseline is only parsing with the standard HTML parser (parse5). */
export async function captureBench(): Promise<BenchLine[]> {
  const html = megabytePage();
  const snapshot = {
    url: "https://au.seek.com/job/90000001",
    title: "",
    lang: "en",
    html,
    frames: [],
    selection: null,
    truncated: false,
  };
  const extract = (): unknown => extractJobAd(snapshot, { capturedAt: "2026-11-21T00:00:00.000Z" });
  for (let warm = 0; warm < 5; warm += 1) extract();
  // One after the other, so that neither pays for the other's garbage collection.
  const own = Array.from({ length: RUNS }, () => timed(extract));
  const parse5 = Array.from({ length: RUNS }, () => timed(() => load(html)));
  return [
    {
      name: "capture: read a job ad from a 1 MB page",
      unit: "ms",
      n: RUNS,
      ...spread(own),
      baseline: { name: "parse5 parse alone", median: spread(parse5).median },
    },
  ];
}

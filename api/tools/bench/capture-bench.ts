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
const FIXTURE = new URL("../../../shared/job-ad/fixtures/seek-ad.html", import.meta.url);

/** What fills real pages: result cards with deep markup, hashed classes, icons and tracking attributes. */
function card(index: number): string {
  const icon =
    '<svg viewBox="0 0 24 24"><path d="M12 3C8.1 3 5 6.1 5 10c0 2.3 1.3 4 3 5.8l4 7.2 4-7.2"></path></svg>';
  return `<article class="_1qg${index} x7r a9z k${index % 7}" data-card="${index}"><div class="h${index % 13} b2"><div class="d4"><a href="/listing/${index}?trk=abc${index}" class="l0"><span>Storeperson ${index}</span></a>${icon}</div><div class="e5 f6"><span class="g7">Wattle Supply ${index}</span><span class="g8">Dubbo NSW</span></div><ul><li>Early start</li><li>Free parking</li></ul><p class="t1">Pick, pack and despatch in a tidy shed, day shift only.</p></div></article>`;
}

/** Our own ad page, filled to about one megabyte with realistic surroundings. */
function megabytePage(): string {
  const page = readFileSync(FIXTURE, "utf8");
  const cards: string[] = [];
  let length = page.length;
  for (let index = 0; length < SIZE; index += 1) {
    const next = card(index);
    cards.push(next);
    length += next.length;
  }
  return page.replace("</body>", () => `<aside>${cards.join("")}</aside></body>`);
}

function timed(run: () => unknown): number {
  const start = performance.now();
  run();
  return performance.now() - start;
}

/** Times the whole extraction of a 1 MB page; baseline is parsing alone with the standard HTML parser (parse5). */
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
  // One after the other: mixed, each would pay for collecting the other's garbage.
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

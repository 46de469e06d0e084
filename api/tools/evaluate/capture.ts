import type { SiteReader } from "#shared/job-ad/candidates/site-reader.ts";
import { SITE_READERS } from "#shared/job-ad/candidates/site-readers.ts";
import type { Capture, PageSnapshot } from "#shared/job-ad/capture.ts";
import { extractJobAd } from "#shared/job-ad/extract-job-ad.ts";
import { readSavedJobPages, type SavedJobPage } from "../job-pages/saved-job-pages.ts";
import { isSetAside } from "../train/labelled-resume.ts";
import { type CaptureGold, descriptionErrors, isExact, isSameSalary, spread } from "./capture-score.ts";

type Miss = { id: string; field: string; expected: unknown; got: unknown };
type Share = { exact: number };

/** Shares between 0 and 1, over ads and panes. */
type CaptureFigures = {
  n: number;
  title: Share;
  company: Share;
  location: Share;
  salary: Share;
  description: Share;
  allThree: number;
  isAd: { precision: number; recall: number };
};

/** The output of `npm run evaluate -- capture`. The pages that are set aside by hash have figures but no misses. */
export type CaptureReport = CaptureFigures & {
  task: "capture";
  own: CaptureFigures;
  setAside: CaptureFigures;
  ms: { median: number; p95: number };
  bySite: Record<
    string,
    { n: number; title: number; company: number; location: number; description: number }
  >;
  misses: Miss[];
};

type Result = { id: string; gold: CaptureGold; capture: Capture; ms: number; right: Record<string, boolean> };

const FIELDS = ["title", "company", "location", "salary", "description"] as const;

function snapshotOf(html: string, url: string | null): PageSnapshot {
  return { url: url ?? "", title: "", lang: "", html, frames: [], selection: null, truncated: false };
}

function isAdGold(gold: CaptureGold): boolean {
  return gold.kind === "ad" || gold.kind === "pane";
}

function judge({ gold, capture }: Pick<Result, "gold" | "capture">): Record<string, boolean> {
  const { title, company, location, salary } = capture.fields;
  return {
    title: isExact(title.value, gold.title, gold.title_alt),
    company: isExact(company.value, gold.company, gold.company_alt),
    location: isExact(location.value, gold.location, gold.location_alt),
    salary: isSameSalary(salary.value, gold.salary),
    description: descriptionErrors(capture.description?.text ?? "", gold).length === 0,
  };
}

function readOne(page: SavedJobPage, readers: readonly SiteReader[]): Result {
  const { id, html, gold } = page;
  const snapshot = snapshotOf(html, gold.url);
  const start = performance.now();
  const capture = extractJobAd(snapshot, { capturedAt: "2026-11-21T00:00:00.000Z", readers });
  const ms = performance.now() - start;
  return { id, gold, capture, ms, right: judge({ gold, capture }) };
}

function missesOf({ id, gold, capture, right }: Result): Miss[] {
  const misses: Miss[] = [];
  if (capture.isAd !== isAdGold(gold))
    misses.push({ id, field: "kind", expected: gold.kind, got: capture.kind });
  if (!isAdGold(gold)) return misses;
  for (const field of ["title", "company", "location", "salary"] as const) {
    const got = capture.fields[field];
    if (!right[field]) misses.push({ id, field, expected: gold[field] ?? null, got: got.value });
  }
  const faults = descriptionErrors(capture.description?.text ?? "", gold);
  if (faults.length > 0)
    misses.push({ id, field: "description", expected: faults, got: capture.description?.reader ?? null });
  return misses;
}

function share(results: readonly Result[], isRight: (result: Result) => boolean): number {
  return results.length === 0 ? 1 : Number((results.filter(isRight).length / results.length).toFixed(4));
}

function bySite(ads: readonly Result[]): CaptureReport["bySite"] {
  const sites = [...new Set(ads.map(({ gold }) => gold.site))].sort();
  const rows = sites.map((site) => {
    const own = ads.filter(({ gold }) => gold.site === site);
    const of = (field: string): number => share(own, ({ right }) => right[field] === true);
    const row = {
      n: own.length,
      title: of("title"),
      company: of("company"),
      location: of("location"),
      description: of("description"),
    };
    return [site, row] as const;
  });
  return Object.fromEntries(rows);
}

function figuresOf(results: readonly Result[]): CaptureFigures {
  const ads = results.filter(({ gold }) => isAdGold(gold));
  const said = results.filter(({ capture }) => capture.isAd);
  const exact = Object.fromEntries(
    FIELDS.map((field) => [field, { exact: share(ads, ({ right }) => right[field] === true) }]),
  ) as Record<(typeof FIELDS)[number], Share>;
  return {
    n: results.length,
    ...exact,
    allThree: share(
      ads,
      ({ right }) => right.title === true && right.company === true && right.location === true,
    ),
    isAd: {
      precision: share(said, ({ gold }) => isAdGold(gold)),
      recall: share(ads, ({ capture }) => capture.isAd),
    },
  };
}

/**
 * Reads every saved page of a directory and scores it with its gold label. Throws if the directory does not exist.
 * Without site readers it measures how well an unknown site is read.
 */
export function evaluateCapture(
  directory: string,
  readers: readonly SiteReader[] = SITE_READERS,
): CaptureReport {
  const results = readSavedJobPages(directory).map((page) => readOne(page, readers));
  const own = results.filter(({ id }) => !isSetAside(id));
  return {
    task: "capture",
    ...figuresOf(results),
    own: figuresOf(own),
    setAside: figuresOf(results.filter(({ id }) => isSetAside(id))),
    ms: spread(results.map(({ ms }) => ms)),
    bySite: bySite(results.filter(({ gold }) => isAdGold(gold))),
    misses: own.flatMap(missesOf),
  };
}

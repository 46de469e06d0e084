import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import {
  otherCandidates,
  readAround,
  titleCandidates,
  type WeighedCandidate,
} from "#shared/job-ad/ad/choose-fields.ts";
import { kindEvidence, openAdFacts } from "#shared/job-ad/ad/decide-ad.ts";
import type { ChosenField } from "#shared/job-ad/candidates/candidate.ts";
import { identifyPage } from "#shared/job-ad/candidates/identify-page.ts";
import { type Reads, readAll } from "#shared/job-ad/candidates/read-all.ts";
import { readLabels } from "#shared/job-ad/candidates/read-labels.ts";
import type { SiteReader } from "#shared/job-ad/candidates/site-reader.ts";
import { SITE_READERS } from "#shared/job-ad/candidates/site-readers.ts";
import { openPage } from "#shared/job-ad/page/page-document.ts";
import { adFeatures, canBeAd } from "#shared/job-ad/sections/page-kind.ts";
import { NO_AD } from "#shared/job-ad/testing/no-ad-pages.ts";
import { ALWAYS, probability } from "#shared/job-ad/words/probability.ts";
import { fitLogistic, type LabelledSentence } from "../calibrate/fit-logistic.ts";
import { type CaptureGold, isExact } from "../evaluate/capture-score.ts";
import { isSetAside } from "../train/labelled-resume.ts";
import { readSavedJobPages, type SavedJobPage } from "./saved-job-pages.ts";
import { framed } from "./site-frame.ts";

const capturedAt = "2026-11-21T00:00:00.000Z";
const mostFeatures = 90;

/** The project's own pages of each site, with the expected reading. */
function sitePages(sites: string): SavedJobPage[] {
  return readdirSync(sites)
    .filter((site) => existsSync(join(sites, site, "fixtures/expected.json")))
    .sort()
    .flatMap((site) => {
      const folder = join(sites, site, "fixtures");
      const rows = JSON.parse(readFileSync(join(folder, "expected.json"), "utf8")) as (CaptureGold & {
        page: string;
      })[];
      return rows.map((row) => ({
        id: `${site}-${row.page}`,
        html: readFileSync(join(folder, `${row.page}.html`), "utf8"),
        gold: { ...row, site },
        weight: 3,
      }));
    });
}

/** All pages for training: `top` is the project's folder. */
export function trainingPages(top: string): SavedJobPage[] {
  const sets = [join(top, "api/tools/job-pages/pages"), join(top, "../shared/data/capture")];
  const saved = sets.flatMap(readSavedJobPages).filter(({ id }) => !isSetAside(id));
  const noAds = NO_AD.map(
    ([id, url, html]): SavedJobPage => ({
      id,
      html,
      gold: { url, site: id, kind: "other", title: null, company: null, location: null },
      weight: 1,
    }),
  );
  return [...saved, ...noAds, ...sitePages(join(top, "shared/sites"))];
}

function readPage({ html, gold }: SavedJobPage, readers: readonly SiteReader[]): Reads {
  const snapshot = { url: gold.url ?? "", title: "", lang: "", html, frames: [], selection: null };
  const page = openPage({ ...snapshot, truncated: false });
  return readAll(page, identifyPage(page, [], readers).externalId, readers);
}

/** The candidates of one field on one page. */
type Choice = {
  site: string;
  weight: number;
  candidates: readonly { features: readonly string[]; isRight: boolean }[];
};
type Choices = Record<ChosenField, Choice[]>;

/** The weight of a page against the regularisation towards 0. */
const pageWeight = 4;

/** A page counts once, however many lines it has: the right value counts as much as all wrong ones together. */
function rowsOf({ candidates, weight }: Choice): LabelledSentence[] {
  const right = candidates.filter(({ isRight }) => isRight).length;
  const wrong = candidates.length - right;
  return candidates.map(({ features, isRight }) => ({
    signs: features,
    is: isRight,
    weight: pageWeight * weight * (isRight ? 1 / right : Math.max(0.2, 1 / wrong)),
  }));
}

function choiceOf(
  { gold, weight }: SavedJobPage,
  candidates: readonly WeighedCandidate[],
  isRight: (value: string) => boolean,
): Choice {
  return {
    site: gold.site,
    weight,
    candidates: candidates.map(({ value, features }) => ({ features, isRight: isRight(value) })),
  };
}

/** Adds the candidates of one ad with their labels; for later fields, the true earlier ones are given. */
function addAd(choices: Choices, page: SavedJobPage, reads: Reads): void {
  const { gold } = page;
  const isGiven = reads.site?.isPane === true;
  const open = gold.kind === "pane" && !isGiven ? openAdFacts(reads.facts) : null;
  if (gold.kind === "pane" && !isGiven && open === null) return;
  const mode = isGiven ? "given" : open === null ? "page" : "pane";
  const facts = open ?? reads.facts;
  const readings = open === null ? reads.readings : readLabels(open.lines);
  const titles = titleCandidates(facts, readings, mode);
  const isTitle = (value: string): boolean => isExact(value, gold.title, gold.title_alt);
  choices.title.push(choiceOf(page, titles, isTitle));
  const title = titles.find(({ value }) => isTitle(value))?.value ?? gold.title ?? "";
  const all = [...readings, ...readAround(facts, title, mode)];
  const isPlace = (value: string): boolean => isExact(value, gold.location, gold.location_alt);
  const places = otherCandidates("location", facts, all, { title, location: "" });
  choices.location.push(choiceOf(page, places, isPlace));
  const location = places.find(({ value }) => isPlace(value))?.value ?? gold.location ?? "";
  const companies = otherCandidates("company", facts, all, { title, location });
  const isCompany = (value: string): boolean => isExact(value, gold.company, gold.company_alt);
  choices.company.push(choiceOf(page, companies, isCompany));
}

function isAd({ gold }: SavedJobPage): boolean {
  return gold.kind === "ad" || gold.kind === "pane";
}

/** Trains the models of the three fields. The same pages give the same weights. */
export function trainFields(
  pages: readonly SavedJobPage[],
  report: (text: string) => void,
): Record<ChosenField, Record<string, number>> {
  const choices: Choices = { title: [], company: [], location: [] };
  for (const page of pages.filter(isAd))
    for (const readers of [[], SITE_READERS]) {
      const reads = readPage(page, readers);
      if (readers.length === 0 || reads.site !== null) addAd(choices, page, reads);
    }
  const fitField = (field: ChosenField): Record<string, number> => {
    report(`${field}: ${crossValidate(choices[field])}`);
    return weightsOf(choices[field]);
  };
  return { title: fitField("title"), company: fitField("company"), location: fitField("location") };
}

function weightsOf(choices: readonly Choice[]): Record<string, number> {
  return rounded(fitLogistic(choices.flatMap(rowsOf), mostFeatures));
}

const folds = 5;

/** Five folds of whole sites: how often the likeliest candidate is right, and how often it is likely enough. */
function crossValidate(choices: readonly Choice[]): string {
  const sites = [...new Set(choices.map(({ site }) => site))].sort();
  const foldOf = ({ site }: Choice): number => sites.indexOf(site) % folds;
  let [among, first, shown, wrong] = [0, 0, 0, 0];
  for (let fold = 0; fold < folds; fold += 1) {
    const weights = weightsOf(choices.filter((one) => foldOf(one) !== fold));
    for (const { candidates } of choices.filter((one) => foldOf(one) === fold)) {
      const ranked = candidates
        .map((one) => ({ ...one, p: probability(weights, one.features) }))
        .sort((a, b) => b.p - a.p);
      const [top] = ranked;
      among += Number(ranked.some(({ isRight }) => isRight));
      first += Number(top?.isRight === true);
      shown += Number(top?.isRight === true && top.p >= 0.3);
      wrong += Number(top?.isRight === false && top.p >= 0.3);
    }
  }
  return `${choices.length} pages, right value found ${among}, likeliest ${first}, shown ${shown}, wrong shown ${wrong}`;
}

/** Features that may only count against one ad; all others may only count for it. */
const against = /^(?:links|password|form|offers another thing|says closed)\b/;

/** Logistic weights with the required sign: features with the wrong sign are removed, and the others fitted again. */
function fitOneWay(rows: readonly LabelledSentence[]): ReadonlyMap<string, number> {
  const weights = fitLogistic(rows, mostFeatures);
  const isWrong = ([name, weight]: [string, number]): boolean =>
    name !== ALWAYS && weight !== 0 && weight < 0 !== against.test(name);
  const wrong = new Set([...weights].filter(isWrong).map(([name]) => name));
  if (wrong.size === 0) return weights;
  return fitOneWay(rows.map((row) => ({ ...row, signs: row.signs.filter((sign) => !wrong.has(sign)) })));
}

/** Trains the decision whether a page is one ad, given the fields' models. Forms have their own rule. */
export function trainAd(pages: readonly SavedJobPage[]): Record<string, number> {
  const own = pages.filter(({ id }) => /^\d{3}-/.test(id));
  const dressed = own.map((page) => ({ ...page, html: framed(page.html, page.id) }));
  const rows = [...pages, ...dressed]
    .filter(({ gold }) => gold.kind !== "form")
    .flatMap((page): LabelledSentence[] => {
      const reads = readPage(page, []);
      const { page: document, lines } = reads.facts;
      const found = kindEvidence(reads, capturedAt);
      if (!canBeAd(document, found, lines)) return [];
      const weight = pageWeight * page.weight;
      return [{ signs: adFeatures(document, found, lines), is: isAd(page), weight }];
    });
  return rounded(fitOneWay(rows));
}

function rounded(weights: ReadonlyMap<string, number>): Record<string, number> {
  return Object.fromEntries([...weights].map(([name, weight]) => [name, Number(weight.toFixed(2))]));
}

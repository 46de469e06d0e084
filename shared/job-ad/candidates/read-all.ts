import { escapePattern } from "#shared/domain/text.ts";
import { isHostOf } from "#shared/sites/site.ts";
import { readAddress } from "../../domain/jobs/job-identity.ts";
import type { PageDocument } from "../page/page-document.ts";
import { pageLines } from "../page/page-lines.ts";
import { isWithin, type PageFacts, pageFacts } from "./page-facts.ts";
import { readEmbedded } from "./read-embedded.ts";
import { readJsonLd } from "./read-json-ld.ts";
import { readLabels } from "./read-labels.ts";
import { readMarkup } from "./read-markup.ts";
import type { DescriptionReading, Reading } from "./reading.ts";
import { readWithSite, type SiteAnswer, type SiteReader } from "./site-reader.ts";

/** The reader of the site that the page belongs to: found by its hosts, else by its name in the host and a mark. */
function readerOfHost(page: PageDocument, readers: readonly SiteReader[]): SiteReader | undefined {
  // A saved page without an address still gives one in its head.
  const told = page.url ?? readAddress(page.canonical ?? page.metas.get("og:url"));
  const host = told?.hostname ?? "";
  if (host === "") return undefined;
  return readers.find(({ board, hosts, marks }) => {
    const isOwn = hosts === undefined ? host.includes(board) : isHostOf(host, hosts);
    const needsMark = hosts === undefined || marks.length > 0;
    return isOwn && (!needsMark || marks.some((mark) => page.html.includes(mark)));
  });
}

/** The readers with a mark in the page or its address: one pass over the HTML instead of one per mark. */
function markedReaders(page: PageDocument, all: readonly SiteReader[]): SiteReader[] {
  const readers = all.filter(({ hosts }) => hosts === undefined);
  if (readers.length === 0) return [];
  const escaped = readers.flatMap(({ marks }) => marks).map(escapePattern);
  const found = new Set<string>();
  for (const [mark] of page.html.matchAll(new RegExp(escaped.join("|"), "g"))) found.add(mark);
  const address = page.url?.href ?? "";
  return readers.filter(({ marks }) => marks.some((mark) => found.has(mark) || address.includes(mark)));
}

/** Readers that guess on any page; they may not overrule selectors and data. */
export const GENERIC_READERS = new Set(["labels", "names", "meta", "headings", "lines"]);

/** The results of all readers on one page. */
export type Reads = {
  readings: Reading[];
  descriptions: DescriptionReading[];
  site: SiteAnswer | null;
  jsonLd: ReturnType<typeof readJsonLd>;
  facts: PageFacts;
};

function readWithSites(
  page: PageDocument,
  jobId: string | null,
  readers: readonly SiteReader[],
): SiteAnswer | null {
  // Try the reader of the page's own site first: one lookup instead of a search for all marks.
  const own = readerOfHost(page, readers);
  const sure = own === undefined ? null : readWithSite(page, own, jobId);
  if (sure !== null) return sure;
  for (const reader of markedReaders(page, readers)) {
    const answer = readWithSite(page, reader, jobId);
    if (answer !== null) return answer;
  }
  return null;
}

/** If the selectors found everything, skip the rest of the page, which is often about other ads. */
function isComplete(site: SiteAnswer | null): boolean {
  if (site === null || site.descriptions.length === 0) return false;
  const sure = new Set(site.readings.filter(({ confidence }) => confidence >= 0.9).map(({ field }) => field));
  return sure.has("title") && sure.has("company") && sure.has("location");
}

/** Runs every source that names its values: the site's own reader, data in the page, labels. */
export function readAll(page: PageDocument, jobId: string | null, readers: readonly SiteReader[]): Reads {
  const site = readWithSites(page, jobId, readers);
  const facts = pageFacts(page, pageLines(page, site !== null && isComplete(site) ? site.root : page.body));
  const { lines, block } = facts;
  const jsonLd = readJsonLd(page, lines);
  const running = lines.filter(
    (line) => block !== null && line.pieces.length < 3 && isWithin(line.block, block.element),
  );
  const labels = { readings: readLabels(lines, new Set(running)), descriptions: [] };
  // Next to a result list, whole-page readers would read other ads, so only the pane's own reader counts.
  const wide = site?.isPane === true ? [] : [jsonLd, readMarkup(page), readEmbedded(page, lines), labels];
  const answers = [...(site === null ? [] : [site]), ...wide];
  // On a board with an empty place for the pay, amounts in the text are not the pay.
  const isPayKnown = site?.reader.fields.salary !== undefined;
  const readings = answers
    .flatMap((answer) => answer.readings)
    .filter(({ field, reader }) => !(isPayKnown && field === "salary" && GENERIC_READERS.has(reader)));
  const descriptions = answers.flatMap((answer) => answer.descriptions);
  return { readings, descriptions, site, jsonLd, facts };
}

import type { FieldName } from "../capture.ts";
import { blockText, countWords, elementText } from "../page/element-text.ts";
import type { PageDocument } from "../page/page-document.ts";
import { attributeOf, isElement, type PageElement } from "../page/page-node.ts";
import { type CleanValue, type LabelledRows, rowReadings } from "./labelled-rows.ts";
import type { ReaderAnswer, Reading } from "./reading.ts";

/**
 * How an address names the job, as data: parts of a path (`{id}`, `{any}`, `{any}-{id}`) or a parameter, never a
 * regular expression.
 */
export type SiteAddress = { path?: string | undefined; param?: string | undefined };

/**
 * How a site's pages are read: `shared/sites/<id>/reader.ts`. Mostly data, because other people's pages change; code
 * only if data is not enough.
 */
export type SiteSelectors = {
  /**
   * If a page has the marks of two readers, the lower number is tried first. Readers without a number follow, by
   * name.
   */
  turn?: number;
  /**
   * The HTML or the address must contain one of these texts: a cheap test that also works for saved pages without an
   * address. Without marks the reader is used only on the hosts of its site.
   */
  marks?: readonly string[];
  /**
   * The hosts to use it on, if they differ from those of its site. If it has marks, one of them must also be in the
   * page.
   */
  hosts?: readonly string[];
  /** Containers of one open ad on a search page, best first. */
  panes?: readonly string[];
  /** Containers of the ad on its own page; the whole body when none matches. */
  roots: readonly string[];
  /** Links inside the container that name the job, for panes whose address does not. */
  adLinks?: readonly string[];
  /** Cards of a result list: if three are outside the ad's container, that container is a pane. */
  cards?: string;
  /** Selectors for each field, best first; the first one with text counts. */
  fields: Partial<Record<FieldName, readonly string[]>>;
  /** Rows of label and value, for sites that mark their values only with words. */
  rows?: LabelledRows;
  /** Selectors of the description; all matches of the first selector that matches are joined. */
  description: readonly string[];
  clean?: CleanValue;
  /** What selectors cannot express: embedded state, values split at a dot. `jobId` is the id on the page. */
  extra?: (page: PageDocument, root: PageElement, jobId: string | null) => ReaderAnswer;
  /** Shown if the ad no longer takes applications. */
  closed?: readonly string[];
};

/** A reader with everything that decides when it is used. */
export type SiteReader = Omit<SiteSelectors, "turn"> & {
  board: string;
  marks: readonly string[];
  panes: readonly string[];
  /** How the site's addresses name the job, if its folder does not say; only published selectors have them. */
  addresses?: readonly SiteAddress[];
};

/** A site reader's result, with the container it read from. */
export type SiteAnswer = ReaderAnswer & {
  reader: SiteReader;
  root: PageElement;
  isPane: boolean;
  isClosed: boolean;
  /** Addresses in the container that may name the job. */
  links: readonly string[];
};

const TRUST = 0.95;

function withText(page: PageDocument, selectors: readonly string[]): PageElement[] {
  return selectors.flatMap((selector) =>
    page.select(selector).filter((element) => elementText(element) !== ""),
  );
}

function fieldReading(
  page: PageDocument,
  root: PageElement,
  reader: SiteReader,
  field: FieldName,
): Reading | undefined {
  for (const selector of reader.fields[field] ?? []) {
    for (const element of page.select(selector, root)) {
      const text = elementText(element);
      const value = text === "" ? null : reader.clean === undefined ? text : reader.clean(field, text);
      if (value !== null && value !== "" && value.length <= 300) {
        return { field, value, confidence: TRUST, reader: reader.board, evidence: selector };
      }
    }
  }
  return undefined;
}

/** Only outermost matches, so that a block inside a matched block is not read twice. */
function outermost(elements: readonly PageElement[]): PageElement[] {
  const chosen = new Set(elements);
  return elements.filter((element) => {
    for (let up = element.parent; isElement(up); up = up.parent) if (chosen.has(up)) return false;
    return true;
  });
}

function readDescription(page: PageDocument, root: PageElement, reader: SiteReader): string {
  for (const selector of reader.description) {
    const blocks = outermost(page.select(selector, root));
    const text = blockText(blocks, page.noise);
    if (countWords(text) >= 15) return text;
  }
  return "";
}

function answerFrom(
  page: PageDocument,
  root: PageElement,
  reader: SiteReader,
  jobId: string | null,
): ReaderAnswer {
  const fields = Object.keys(reader.fields) as FieldName[];
  const readings = fields.flatMap((field) => fieldReading(page, root, reader, field) ?? []);
  const labelled = reader.rows === undefined ? [] : rowReadings(page, root, reader.rows, reader);
  const text = readDescription(page, root, reader);
  const extra = reader.extra?.(page, root, jobId) ?? { readings: [], descriptions: [] };
  return {
    readings: [...readings, ...labelled, ...extra.readings],
    descriptions: [
      ...(text === "" ? [] : [{ text, confidence: TRUST, reader: reader.board }]),
      ...extra.descriptions,
    ],
  };
}

function isBesideList(page: PageDocument, root: PageElement, reader: SiteReader): boolean {
  if (reader.cards === undefined) return false;
  return (
    page.select(reader.cards).length - page.select(reader.cards, root).length >= 3 ||
    (root === page.body && page.select(reader.cards).length >= 3)
  );
}

/**
 * Reads a page with one site's selectors, inside the open pane if there is one. Null if the selectors find no title
 * in any of its containers.
 */
export function readWithSite(
  page: PageDocument,
  reader: SiteReader,
  jobId: string | null,
): SiteAnswer | null {
  const panes = withText(page, reader.panes);
  const whole = page.body === null ? [] : [page.body];
  for (const root of [...panes, ...withText(page, reader.roots), ...whole]) {
    const answer = answerFrom(page, root, reader, jobId);
    if (!answer.readings.some(({ field }) => field === "title")) continue;
    const isClosed = (reader.closed ?? []).some((selector) => page.select(selector, root).length > 0);
    const links = (reader.adLinks ?? []).flatMap((selector) =>
      page
        .select(selector, root)
        .slice(0, 5)
        .map((link) => attributeOf(link, "href")),
    );
    return {
      ...answer,
      links,
      reader,
      root,
      isPane: panes.includes(root) || isBesideList(page, root, reader),
      isClosed,
    };
  }
  return null;
}

import type { SiteReader } from "./candidates/site-reader.ts";
import { SITE_READERS } from "./candidates/site-readers.ts";
import { SELECTORS_VERSION } from "./reading-versions.ts";
import type { PublishedSelectors, SelectorTable } from "./selector-schema.ts";

function selectorsOf(reader: SiteReader): PublishedSelectors {
  const { clean: _clean, extra: _extra, ...selectors } = reader;
  return JSON.parse(JSON.stringify(selectors)) as PublishedSelectors;
}

/** The selectors of all built-in readers as a table: what this version's server sends, and the fallback. */
export function builtInSelectors(): SelectorTable {
  return { version: SELECTORS_VERSION, sites: SITE_READERS.map(selectorsOf) };
}

/** A reader made only of data; without hosts or marks it would run on every page. */
function newReader({ isOff: _, ...selectors }: PublishedSelectors): SiteReader[] {
  if ((selectors.hosts ?? []).length + (selectors.marks ?? []).length === 0) return [];
  const none: readonly string[] = [];
  const start = {
    marks: none,
    panes: none,
    roots: ["main", "body"],
    fields: {},
    description: none,
  };
  return [{ ...start, ...present(selectors) }];
}

/** Removes keys with an absent value, which would hide the built-in one. */
function present<T extends object>(selectors: T): { [K in keyof T]: Exclude<T[K], undefined> } {
  const entries = Object.entries(selectors).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as { [K in keyof T]: Exclude<T[K], undefined> };
}

/** The version of the selectors that are used with this table. */
export function selectorsVersionOf(table: SelectorTable | null): number {
  return Math.max(SELECTORS_VERSION, table?.version ?? 0);
}

/**
 * The readers to use: the built-in ones with the selectors that a newer table changed, without those that it
 * disables, and with the sites that it adds. What selectors cannot express (embedded state, clean-up of values) stays
 * in code.
 */
export function readersWith(table: SelectorTable | null): readonly SiteReader[] {
  if (table === null || table.version <= SELECTORS_VERSION) return SITE_READERS;
  const byBoard = new Map(table.sites.map((site) => [site.board, site]));
  const known = SITE_READERS.flatMap((reader): SiteReader[] => {
    const site = byBoard.get(reader.board);
    if (site?.isOff === true) return [];
    if (site === undefined) return [reader];
    const { isOff: _, fields, ...selectors } = site;
    return [{ ...reader, ...present(selectors), fields: { ...reader.fields, ...present(fields ?? {}) } }];
  });
  const boards = new Set(SITE_READERS.map(({ board }) => board));
  const added = table.sites.filter(({ board, isOff }) => !boards.has(board) && isOff !== true);
  return [...known, ...added.flatMap(newReader)];
}

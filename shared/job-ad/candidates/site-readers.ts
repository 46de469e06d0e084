import { hostsOf } from "#shared/sites/site.ts";
import { readerList } from "../../sites/generated/reader-list.ts";
import { siteList } from "../../sites/generated/site-list.ts";
import type { SiteReader, SiteSelectors } from "./site-reader.ts";

function readerOf(board: string, { turn: _, ...selectors }: SiteSelectors): SiteReader {
  const { marks, panes = [] } = selectors;
  const site = siteList.find(({ id }) => id === board);
  const hosts = selectors.hosts ?? (marks === undefined && site !== undefined ? hostsOf(site) : undefined);
  return { board, ...selectors, marks: marks ?? [], panes, ...(hosts !== undefined && { hosts }) };
}

const last = Number.POSITIVE_INFINITY;
const inTurn = [...readerList].sort(([, { turn: one = last }], [, { turn: other = last }]) =>
  one === other ? 0 : one - other,
);

/** The reader of every site that has one. Usually one matches a page; otherwise their `turn` decides. */
export const SITE_READERS: readonly SiteReader[] = inTurn.map(([site, reader]) => readerOf(site, reader));

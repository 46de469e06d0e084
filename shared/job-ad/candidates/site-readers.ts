import { readerList } from "../../sites/generated/reader-list.ts";
import { hostsOf } from "../../sites/hosts.ts";
import type { Site } from "../../sites/site.ts";
import type { SiteReader, SiteSelectors } from "./site-reader.ts";

function readerOf(site: Site, { turn: _, ...selectors }: SiteSelectors): SiteReader {
  const hosts = selectors.hosts ?? (selectors.marks === undefined ? hostsOf(site) : undefined);
  return {
    board: site.id,
    ...selectors,
    marks: selectors.marks ?? [],
    panes: selectors.panes ?? [],
    ...(hosts !== undefined && { hosts }),
  };
}

const last = Number.POSITIVE_INFINITY;
const inTurn = [...readerList].sort(({ reader: { turn: one = last } }, { reader: { turn: other = last } }) =>
  one === other ? 0 : one - other,
);

/** The reader of every site that has one. A page may match one at most; their turns settle the rest. */
export const SITE_READERS: readonly SiteReader[] = inTurn.map(({ site, reader }) => readerOf(site, reader));

import { escapePattern } from "#shared/domain/text.ts";
import { readAddress } from "../domain/jobs/job-identity.ts";
import type { PageDocument } from "./page-document.ts";
import type { SiteReader } from "./site-reader.ts";

/** True when the host is one of these or below one of them. */
export function isHostOf(host: string, hosts: readonly string[]): boolean {
  return hosts.some((known) => host === known || host.endsWith(`.${known}`));
}

/** The reader of the site that the page stands on: by its hosts, else by its name in the host and a mark. */
export function readerOfHost(page: PageDocument, readers: readonly SiteReader[]): SiteReader | undefined {
  // A saved page without an address still says in its head where it comes from.
  const told = page.url ?? readAddress(page.canonical ?? page.metas.get("og:url"));
  const host = told?.hostname ?? "";
  if (host === "") return undefined;
  return readers.find(({ board, hosts, marks }) => {
    const isOwn = hosts === undefined ? host.includes(board) : isHostOf(host, hosts);
    const needsMark = hosts === undefined || marks.length > 0;
    return isOwn && (!needsMark || marks.some((mark) => page.html.includes(mark)));
  });
}

/** The readers one of whose marks the page or its address holds: one pass over the HTML instead of one a mark. */
export function markedReaders(page: PageDocument, all: readonly SiteReader[]): SiteReader[] {
  const readers = all.filter(({ hosts }) => hosts === undefined);
  if (readers.length === 0) return [];
  const escaped = readers.flatMap(({ marks }) => marks).map(escapePattern);
  const found = new Set<string>();
  for (const [mark] of page.html.matchAll(new RegExp(escaped.join("|"), "g"))) found.add(mark);
  const address = page.url?.href ?? "";
  return readers.filter(({ marks }) => marks.some((mark) => found.has(mark) || address.includes(mark)));
}

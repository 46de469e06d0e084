import { findEmail } from "../header/emails.ts";
import { findPhone } from "../header/phones.ts";
import type { PageItem } from "./page-item.ts";
import { rowsOf, textOf } from "./rows.ts";

/** Rows of a page's edge that may be a header or footer. */
const edgeRows = 3;
/** They are within this share of the page's height from its edge. */
const edgeShare = 0.12;

export interface PageArea {
  width: number;
  height: number;
  items: PageItem[];
}

const pageNumber = /^(?:page\s*)?\d{1,3}(?:\s*(?:of|\/|-|–)\s*\d{1,3})?$/i;

/** Equal on every page but for the page's number; a year is none. */
const formOf = (text: string) =>
  text
    .replace(/(?<!\d)\d{1,3}(?!\d)/g, "#")
    .replace(/\s+/g, " ")
    .toLowerCase();

interface EdgeRow {
  page: number;
  form: string;
  text: string;
  items: PageItem[];
  isTop: boolean;
}

function edgesOf({ height, items }: PageArea, page: number): EdgeRow[] {
  const rows = rowsOf(items);
  const isAtTop = (row: PageItem[]) => (row[0]?.y ?? 0) <= edgeShare * height;
  const isAtFoot = (row: PageItem[]) => (row[0]?.y ?? 0) >= (1 - edgeShare) * height;
  const asEdge = (isTop: boolean) => (row: PageItem[]) => {
    const text = textOf(row);
    return { page, form: formOf(text), text, items: row, isTop };
  };
  return [
    ...rows.slice(0, edgeRows).filter(isAtTop).map(asEdge(true)),
    ...rows.slice(-edgeRows).filter(isAtFoot).map(asEdge(false)),
  ];
}

const hasContact = (text: string) => findEmail(text) !== undefined || findPhone(text) !== undefined;

/**
 * Takes repeated headers, footers and page numbers off the pages. What is on at least half of the pages
 * is such; its first occurrence stays when it is the top of the first page or carries contact data.
 * @returns the pages without them, and whether contact data stand in such a row only.
 */
export function withoutHeadersAndFooters(pages: readonly PageArea[]): {
  pages: PageArea[];
  hasContact: boolean;
} {
  if (pages.length < 2) return { pages: [...pages], hasContact: false };
  const edges = pages.flatMap(edgesOf);
  const dropped = new Set<PageItem>();
  const kept: EdgeRow[] = [];
  for (const rows of Map.groupBy(edges, (row) => `${row.isTop} ${row.form}`).values()) {
    const onPages = new Set(rows.map((row) => row.page)).size;
    const [first, ...others] = rows;
    if (!first) continue;
    const isNumber = pageNumber.test(first.text);
    if (!isNumber && (onPages < 2 || onPages * 2 < pages.length)) continue;
    const staysOnce = !isNumber && first.page === 0 && (first.isTop || hasContact(first.text));
    if (staysOnce) kept.push(first);
    for (const row of staysOnce ? others : rows) for (const item of row.items) dropped.add(item);
  }
  const keptItems = new Set(kept.flatMap((row) => row.items));
  const rest = pages.map((page) => ({ ...page, items: page.items.filter((item) => !dropped.has(item)) }));
  const body = rest
    .flatMap((page) => rowsOf(page.items.filter((item) => !keptItems.has(item))).map(textOf))
    .join("\n");
  return { pages: rest, hasContact: kept.some((row) => hasContact(row.text)) && !hasContact(body) };
}

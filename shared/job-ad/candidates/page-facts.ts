import { compareForm } from "../../domain/jobs/compare-form.ts";
import { blockText } from "../page/element-text.ts";
import type { PageDocument } from "../page/page-document.ts";
import type { PageLine } from "../page/page-lines.ts";
import { type PageElement, selfAndParents } from "../page/page-node.ts";
import { type MainBlock, mainBlock } from "../sections/main-block.ts";

/** What all candidates of one page are compared with; computed once. */
export type PageFacts = {
  page: PageDocument;
  lines: readonly PageLine[];
  block: MainBlock | null;
  /** The first line of running text; -1 if there is none. */
  bodyAt: number;
  /** The page's title and its titles for social networks, in compare form. */
  titles: readonly string[];
  /** All visible text, including menus and small print, in compare form. */
  whole: string;
  /** Running text in compare form. */
  prose: string;
  /** Letters and digits of the host, without "www" and the country. */
  host: string;
  /** Letters and digits of the path and the query. */
  path: string;
};

/** Letters and digits alone. */
export function compact(text: string): string {
  return compareForm(text)
    .normalize("NFD")
    .replace(/[^\p{L}\p{N}]/gu, "");
}

/** True if the element is in the block, or is the block. */
export function isWithin(block: PageElement, element: PageElement): boolean {
  for (const here of selfAndParents(block)) if (here === element) return true;
  return false;
}

/** Collects what the page says about itself, in addition to its lines. */
export function pageFacts(page: PageDocument, lines: readonly PageLine[]): PageFacts {
  const block = mainBlock(page, lines);
  const bodyAt =
    block === null ? -1 : lines.findIndex((line) => line.words >= 8 && isWithin(line.block, block.element));
  const titles = [page.title, page.metas.get("og:title") ?? "", page.metas.get("twitter:title") ?? ""];
  const prose = lines.filter(({ words, heading }) => words >= 8 && heading === 0).map(({ text }) => text);
  return {
    page,
    lines,
    block,
    bodyAt,
    whole: compareForm(page.body === null ? "" : blockText([page.body]).slice(0, 60_000)),
    titles: titles.map(compareForm).filter((title) => title !== ""),
    prose: compareForm(prose.join("\n").slice(0, 40_000)),
    host: compact((page.url?.hostname ?? "").replace(/^www\./, "")),
    path: compact(decoded(`${page.url?.pathname ?? ""} ${page.url?.search ?? ""}`)),
  };
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

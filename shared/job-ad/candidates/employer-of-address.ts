import { pagesList } from "../../sites/generated/pages-list.ts";
import type { PageDocument } from "../page/page-document.ts";

/** Sites that give every employer a folder or a host of its own. */
const EMPLOYERS = pagesList.flatMap(({ employer = [] }) => employer);

const TEXT_TAGS = new Set(["p", "h1", "h2", "span"]);

function slugOf(url: URL): string {
  const address = url.hostname.toLowerCase() + url.pathname;
  return EMPLOYERS.map((pattern) => pattern.exec(address)?.[1]).find((slug) => slug !== undefined) ?? "";
}

/** Title, descriptions of the head, and the first words of paragraphs and headings. */
function shownTexts(page: PageDocument): string[] {
  const heads = [page.title, page.metas.get("description") ?? "", page.metas.get("og:description") ?? ""];
  const texts = page.elements
    .filter(({ name }) => TEXT_TAGS.has(name))
    .flatMap(({ children: [first] }) => (first !== undefined && "data" in first ? [first.data] : []));
  return [...heads, ...texts.slice(0, 500)];
}

/**
 * The employer a hosted board's address names ("jobs.lever.co/gumnut-rail"), written as the page writes it.
 * "" when the address says nothing, or when the page never uses the name: a slug is no name.
 */
export function employerOfAddress(page: PageDocument): string {
  const slug = page.url === null ? "" : slugOf(page.url).toLowerCase();
  if (!/^[a-z0-9][a-z0-9-]{1,59}$/.test(slug) || /^(?:jobs?|embed|careers?|en|j|boards?)$/.test(slug))
    return "";
  const words = slug.split("-").filter((word) => word !== "");
  const found = new RegExp(`(?<![\\p{L}\\d./@-])${words.join("[ &.-]{0,3}")}(?![\\p{L}\\d./@-])`, "iu");
  for (const text of shownTexts(page)) {
    const name = found.exec(text.slice(0, 2000))?.[0];
    // A slug in lower case inside the text is an address again, not the name.
    if (name !== undefined && name !== name.toLowerCase()) return name;
  }
  return "";
}

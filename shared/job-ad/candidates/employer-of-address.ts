import type { PageDocument } from "../page/page-document.ts";

/** Boards that give every employer a folder or a host of its own. */
const IN_PATH =
  /(?:^|\.)(?:lever\.co|greenhouse\.io|ashbyhq\.com|apply\.workable\.com|smartrecruiters\.com|recruitee\.com)$/;
const IN_HOST =
  /^([\w-]{2,60})\.(?:wd\d{1,3}\.myworkdayjobs\.com|breezy\.hr|bamboohr\.com|recruitee\.com|jobs\.personio\.(?:de|com)|teamtailor\.com|pinpointhq\.com|talentclue\.com|livehire\.com)$/;

const TEXT_TAGS = new Set(["p", "h1", "h2", "span"]);

function slugOf(url: URL): string {
  const host = url.hostname.toLowerCase();
  const ownHost = IN_HOST.exec(host)?.[1];
  if (ownHost !== undefined) return ownHost;
  return IN_PATH.test(host) ? (url.pathname.split("/")[1] ?? "") : "";
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

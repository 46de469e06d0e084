import { pagesList } from "#shared/sites/generated/pages-list.ts";
import { isHostOf } from "#shared/sites/site.ts";
import { type JobIdentity, jobIdentity, readAddress } from "../../domain/jobs/job-identity.ts";
import type { PageDocument } from "../page/page-document.ts";
import type { SiteAddress, SiteReader } from "./site-reader.ts";

/** The job shown: from the address; else from a link of the pane, the posting or the head of the page. */
export function identifyPage(
  page: PageDocument,
  hints: readonly string[],
  readers: readonly SiteReader[],
): JobIdentity {
  const own = jobIdentity(page.url?.href);
  if (own.externalId !== null) return own;
  const bySite = page.url === null ? null : identityBySite(page.url, readers);
  return bySite === null ? hinted(page, own, hints) : { ...own, ...bySite };
}

function hinted(page: PageDocument, own: JobIdentity, hints: readonly string[]): JobIdentity {
  const base = page.url?.href;
  for (const hint of [...hints, page.canonical ?? "", page.metas.get("og:url") ?? ""]) {
    const address = hint === "" ? null : readAddress(hint, base);
    const told = address === null ? null : jobIdentity(address.href);
    const isSameSite =
      page.url === null || (address !== null && siteOf(address.host) === siteOf(page.url.host));
    if (told !== null && isSameSite && (told.externalId !== null || own.identityKey === null)) return told;
  }
  return own;
}

/** The part of a host that has one owner: three labels under com.au, gov.au and similar. */
function siteOf(host: string): string {
  const depth = /\.(?:com|net|org|edu|gov|asn|co|ac|govt)\.[a-z]{2}$/.test(host) ? 3 : 2;
  return host.split(".").slice(-depth).join(".");
}

/** Ids have a digit; words of a path have none. */
function isId(text: string): boolean {
  return text.length <= 64 && /^[\w-]+$/.test(text) && /\d/.test(text);
}

function idInPart(part: string, known: string): string | null {
  if (known === "{id}") return isId(part) ? part : null;
  const id = part.slice(part.lastIndexOf("-") + 1);
  return known === "{any}-{id}" && isId(id) ? id : null;
}

/** The id in a path that begins like the known one; the rest (an apply page) does not matter. */
function idInPath(path: string, known: string): string | null {
  const parts = path.split("/");
  let id: string | null = null;
  for (const [index, wanted] of known.split("/").entries()) {
    const part = parts[index] ?? "";
    if (wanted.includes("{id}")) id = idInPart(part, wanted);
    const isFit = wanted.includes("{id}")
      ? id !== null
      : wanted === "{any}"
        ? part !== ""
        : part.toLowerCase() === wanted.toLowerCase();
    if (!isFit) return null;
  }
  return id;
}

type SiteIdentity = { board: string; externalId: string; identityKey: string };

function idOf(url: URL, { path, param }: SiteAddress): string | null {
  if (path !== undefined) return idInPath(url.pathname, path);
  const asked = param === undefined ? null : url.searchParams.get(param);
  return asked !== null && isId(asked) ? asked : null;
}

/** The job that an address names according to a reader's own addresses, for sites without a folder. */
function identityBySite(url: URL, readers: readonly SiteReader[]): SiteIdentity | null {
  for (const { board, hosts, addresses } of readers) {
    if (hosts === undefined || addresses === undefined || !isHostOf(url.hostname, hosts)) continue;
    for (const address of addresses) {
      const id = idOf(url, address);
      if (id !== null) return { board, externalId: id, identityKey: `${board}:${id}` };
    }
  }
  return null;
}

/** Sites that give every employer a folder or a host. */
const EMPLOYERS = pagesList.flatMap(({ employer = [] }) => employer);

const TEXT_TAGS = new Set(["p", "h1", "h2", "span"]);

function slugOf(url: URL): string {
  const address = url.hostname.toLowerCase() + url.pathname;
  return EMPLOYERS.map((pattern) => pattern.exec(address)?.[1]).find((slug) => slug !== undefined) ?? "";
}

/** Title, descriptions in the head, and the first words of paragraphs and headings. */
function shownTexts(page: PageDocument): string[] {
  const heads = [page.title, page.metas.get("description") ?? "", page.metas.get("og:description") ?? ""];
  const texts = page.elements
    .filter(({ name }) => TEXT_TAGS.has(name))
    .flatMap(({ children: [first] }) => (first !== undefined && "data" in first ? [first.data] : []));
  return [...heads, ...texts.slice(0, 500)];
}

/**
 * The employer in a hosted board's address ("jobs.lever.co/gumnut-rail"), spelled as on the page.
 * "" if the address names none, or if the page never uses the name, because a slug is not a name.
 */
export function employerOfAddress(page: PageDocument): string {
  const slug = page.url === null ? "" : slugOf(page.url).toLowerCase();
  if (!/^[a-z0-9][a-z0-9-]{1,59}$/.test(slug) || /^(?:jobs?|embed|careers?|en|j|boards?)$/.test(slug))
    return "";
  const words = slug.split("-").filter((word) => word !== "");
  const found = new RegExp(`(?<![\\p{L}\\d./@-])${words.join("[ &.-]{0,3}")}(?![\\p{L}\\d./@-])`, "iu");
  for (const text of shownTexts(page)) {
    const name = found.exec(text.slice(0, 2000))?.[0];
    // A slug in lower case inside the text is part of an address, not the name.
    if (name !== undefined && name !== name.toLowerCase()) return name;
  }
  return "";
}

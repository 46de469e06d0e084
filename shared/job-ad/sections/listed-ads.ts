import { jobIdentity, readAddress } from "../../domain/jobs/job-identity.ts";
import type { PageDocument } from "../page/page-document.ts";
import type { PageLine } from "../page/page-lines.ts";
import { attributeOf, type PageElement, selfAndParents } from "../page/page-node.ts";
import { looksLikeRole } from "../words/role-words.ts";
import { isTitleShaped } from "../words/title-shape.ts";
import { isJobAddress } from "./page-indicators.ts";

/** One ad of a list: the title on its card, and its address. */
export type ListedAd = { title: string; url: string };

const MOST_ADS = 60;
/** A heading further above belongs to another card. */
const CARD_LINES = 8;
const OPENS =
  /^(?:(?:read|see|view|show|find out|learn) (?:more|details|job|the ad|position|role)(?: .{0,60})?|more(?: info(?:rmation)?| details)?|details|apply(?: now| here)?|view)[.…›»>]{0,3}$/i;

function linkOf(line: PageLine): PageElement | undefined {
  for (const { element } of line.pieces)
    for (const here of selfAndParents(element, 8))
      if (here.name === "a" && attributeOf(here, "href") !== "") return here;
  return undefined;
}

function linkText(line: PageLine, link: PageElement): string {
  const own = line.pieces.filter(({ element }) => [...selfAndParents(element, 8)].includes(link));
  return own.map(({ text }) => text).join(" ");
}

/** The title of a card whose link only says "Read more". */
function titleAbove(lines: readonly PageLine[], at: number): string {
  const near = lines.slice(Math.max(0, at - CARD_LINES), at).reverse();
  return near.find(({ heading, isLink }) => heading > 1 && !isLink)?.text ?? "";
}

/** The ad behind a line's link; null if neither its address nor its words name a job. */
function listedAd(page: PageDocument, lines: readonly PageLine[], at: number): ListedAd | null {
  const line = lines[at];
  const link = line && linkOf(line);
  const url = link && readAddress(attributeOf(link, "href"), page.url?.href);
  if (line === undefined || link === undefined || !url) return null;
  const text = linkText(line, link);
  const title = OPENS.test(text) ? titleAbove(lines, at) : text;
  const isNamed = looksLikeRole(title) || jobIdentity(url.href).externalId !== null;
  const isJob = isNamed || isJobAddress(url.pathname + url.search);
  return isJob && isTitleShaped(title) ? { title, url: url.href } : null;
}

/** The ads that a page lists, each once, in order. */
export function listedAds(page: PageDocument, lines: readonly PageLine[]): ListedAd[] {
  const keyOf = (url: string | undefined) => jobIdentity(url).identityKey ?? "";
  const found = new Map<string, ListedAd>();
  for (const at of lines.keys()) {
    const ad = listedAd(page, lines, at);
    if (ad === null || found.has(keyOf(ad.url)) || keyOf(ad.url) === keyOf(page.url?.href)) continue;
    found.set(keyOf(ad.url), ad);
    if (found.size >= MOST_ADS) break;
  }
  return [...found.values()];
}

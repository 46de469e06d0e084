import { jobIdentity } from "../domain/jobs/job-identity.ts";
import { countAdCues } from "./ad-cues.ts";
import type { PageKind } from "./capture.ts";
import type { PageDocument } from "./page-document.ts";
import type { PageLine } from "./page-lines.ts";
import { attributeOf, type PageElement } from "./page-node.ts";

/** What the readers found, as far as the page decision needs it. */
export type KindEvidence = {
  hasTitle: boolean;
  /** Confidence of the title, 0 to 1. */
  titleConfidence: number;
  hasCompanyOrLocation: boolean;
  words: number;
  text: string;
  /** A site reader found the open ad: beside a list, on its own page, or not at all. */
  site: "pane" | "page" | null;
  /** The text comes from a hook or data, not from density. */
  isTextSure: boolean;
  isPostingConfirmed: boolean;
  postings: number;
  isList: boolean;
};

const WALL =
  /^(?:just a moment|attention required|access denied|are you a (?:robot|human)|please verify|security (?:check|verification)|verify(?:ing)? you are human|403 forbidden|forbidden|pardon our interruption|robot check|human verification|request blocked|sign[ -]?in|log[ -]?in|authwall)\b|\b(?:sign[ -]?in|log ?in|login)(?: page)?$|^(?:linkedin )?(?:login|sign up)\b/i;
const WALL_HTML =
  /cf-challenge|challenges\.cloudflare\.com|_cf_chl_opt|px-captcha|captcha-delivery\.com|Request unsuccessful\. Incapsula/;
const CONFIRMED_PATH =
  /\/(?:thanks|thank-?you|confirmation|submitted|application-?(?:complete|submitted|received|confirmation)|success|done)(?:\/|\.html?|$)/i;
const CONFIRMED_LINE =
  /\b(?:thank(?:s| you) for (?:applying|your (?:application|interest|submission))|(?:your )?application (?:has been |was )?(?:successfully )?(?:submitted|received|sent)|you(?:['’]ve| have) (?:successfully )?applied|we(?:['’]ve| have) received your application|danke für (?:deine|ihre) bewerbung|gracias por (?:tu|su) (?:candidatura|solicitud|inscripción)|merci (?:pour|d['’]avoir) .{0,20}candidature)\b/i;
const SEARCH_TITLE =
  /^[\d.,+]+ .{0,80}\bjobs?\b|\bjobs? in .{2,60}(?:\||-|–|,|$)|\bjob (?:search|vacancies|listings?|results)\b|\bjobs?, employment in\b|\b(?:search|find) (?:results|jobs)\b|\bcurrent vacancies\b|\bopen (?:positions|roles)\b|^(?:all )?jobs?$/i;
const FORM_PATH = /\/(?:apply|applications?\/new|bewerben|postuler|application)(?:\/|$)/i;
const JOB_LINK =
  /\/(?:jobs?|job-?ads?|viewjob|vacanc(?:y|ies)|positions?|remote-jobs|rc\/clk|rpd|oferta|stellen(?:angebot)?|careers?\/job)\/[^?#]{3,}|[?&](?:jk|jobid|job_id|gh_jid)=/i;

/** Links to different ads: three or more with text of their own make a list. */
function countJobLinks(page: PageDocument): number {
  const seen = new Set<string>();
  for (const element of page.elements) {
    if (element.name !== "a" || seen.size > 60) continue;
    const href = attributeOf(element, "href");
    if (href.length < 500 && JOB_LINK.test(href)) seen.add(href.replace(/[?#].*$/, ""));
  }
  return seen.size;
}

function isApplicationForm(page: PageDocument): boolean {
  let fields = 0;
  let hasPerson = false;
  for (const element of page.elements) {
    if (element.name !== "input" && element.name !== "textarea") continue;
    const type = attributeOf(element, "type").toLowerCase();
    if (type === "hidden" || type === "submit") continue;
    fields += 1;
    hasPerson ||=
      type === "file" || type === "email" || /first.?name|last.?name|resume/i.test(names(element));
  }
  return fields >= 3 && hasPerson;
}

function names(element: PageElement): string {
  return `${attributeOf(element, "name")} ${attributeOf(element, "id")}`.slice(0, 200);
}

function hasPassword(page: PageDocument): boolean {
  return page.elements.some(
    (el) => el.name === "input" && attributeOf(el, "type").toLowerCase() === "password",
  );
}

function isConfirmation(page: PageDocument, lines: readonly PageLine[], found: KindEvidence): boolean {
  if (page.url !== null && CONFIRMED_PATH.test(page.url.pathname)) return true;
  if (found.isTextSure && found.words >= 80) return false;
  return (
    lines.some(
      (line, index) => (line.heading > 0 || index < 40) && line.words < 30 && CONFIRMED_LINE.test(line.text),
    ) && found.words < 250
  );
}

function isWall(page: PageDocument, lines: readonly PageLine[], found: KindEvidence): boolean {
  const words = lines.reduce((sum, line) => sum + line.words, 0);
  if (WALL_HTML.test(page.html.slice(0, 200_000)) && words < 200) return true;
  const heading = lines.find((line) => line.heading > 0)?.text ?? "";
  const says = WALL.test(page.title.trim()) || (WALL.test(heading) && words < 400);
  if (page.url !== null && /\/(?:authwall|login|signin|uas\/login|checkpoint)\b/i.test(page.url.pathname))
    return true;
  return says && (words < 400 || (hasPassword(page) && !found.isTextSure));
}

/** Evidence that a page without known hooks is one ad: text, its talk, the parts an ad has. */
function isGenericAd(page: PageDocument, found: KindEvidence, lines: readonly PageLine[]): boolean {
  if (!found.hasTitle || found.words < 80) return false;
  const cues = countAdCues(found.text);
  const header = lines
    .slice(0, 400)
    .some((line) => /^(?:apply|bewerben|postular|candidatar)/i.test(line.text) && line.words < 6);
  const control = header || page.elements.some(isApplyControl);
  let score = Math.min(cues, 4);
  if (control) score += 1;
  if (found.hasCompanyOrLocation) score += 1;
  if (found.titleConfidence >= 0.65) score += 1;
  if (page.url !== null && (jobIdentity(page.url.href).externalId !== null || JOB_LINK.test(page.url.href)))
    score += 1;
  return cues >= 2 && score >= 5;
}

function isApplyControl(element: PageElement): boolean {
  if (element.name !== "a" && element.name !== "button" && element.name !== "input") return false;
  const first = element.children[0];
  const inner = first !== undefined && "data" in first ? first.data : "";
  const text = `${attributeOf(element, "class")} ${attributeOf(element, "id")} ${attributeOf(element, "value")} ${inner}`;
  return text.length < 600 && /\bapply|bewerben|postul|inscr[ií]b|candidat|odpov/i.test(text);
}

function looksLikeList(page: PageDocument, found: KindEvidence, lines: readonly PageLine[]): boolean {
  if (found.isPostingConfirmed) return false;
  if (found.postings > 1 || found.isList) return true;
  const heading = lines.find((line) => line.heading === 1)?.text ?? "";
  const says = SEARCH_TITLE.test(page.title.trim()) || SEARCH_TITLE.test(heading);
  return says && countJobLinks(page) >= 3;
}

/**
 * What the page is (capture.md section 2). Walls and confirmations first: they may name the ad and still are
 * none. Then the open ad, then lists, forms and the rest.
 */
export function pageKind(page: PageDocument, lines: readonly PageLine[], found: KindEvidence): PageKind {
  if (isConfirmation(page, lines, found)) return "confirmation";
  if (found.site === null && !found.isPostingConfirmed && isWall(page, lines, found)) return "wall";
  const isFormAddress = page.url !== null && FORM_PATH.test(page.url.pathname);
  if (isFormAddress && isApplicationForm(page) && !(found.isTextSure && found.words >= 80)) return "form";
  if (found.site !== null && found.hasTitle && (found.words >= 15 || found.hasCompanyOrLocation)) {
    if (found.words < 40 && isApplicationForm(page)) return "form";
    return found.site === "pane" ? "pane" : "ad";
  }
  if (found.isPostingConfirmed) return "ad";
  if (looksLikeList(page, found, lines)) return "search";
  if (isGenericAd(page, found, lines)) return "ad";
  if (isApplicationForm(page) && found.hasTitle && !hasPassword(page)) return "form";
  return countJobLinks(page) >= 10 ? "search" : "other";
}

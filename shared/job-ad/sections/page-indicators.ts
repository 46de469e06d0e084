import { compareForm } from "../../domain/jobs/compare-form.ts";
import type { PageDocument } from "../page/page-document.ts";
import type { PageLine } from "../page/page-lines.ts";
import { attributeOf, type PageElement, selfAndParents } from "../page/page-node.ts";
import { looksLikeRole } from "../words/role-words.ts";

const JOB_LINK =
  /\/(?:jobs?|job-?ads?|viewjob|job-listing|vacanc(?:y|ies)|positions?|openings?|remote-jobs|rc\/clk|rpd|nabidka|oferta|ofertas?-(?:de-)?(?:empleo|trabajo)|offres?(?:-d-?emploi)?|emplois?|stellen(?:angebote?)?|careers?\/(?:(?:job|position|opening)s?|(?=\d{2,8}(?:\/|$))))\/?[^?#]{2,}|[?&](?:jk|jobid|job_id|gh_jid|ashby_jid|jobReqId)=/i;
const ARTICLE_PATH =
  /\/(?:blog|news|articles?|career-advice|advice|insights?|stories|press|magazine|ratgeber|resources|guides?|wiki|forum|help|faq)(?:\/|$)/i;
const ARTICLE_TITLE =
  /^(?:how (?:to|do|does|i|we)|what (?:is|are|does|to)|why |\d+ (?:ways|tips|things|reasons|questions|best|steps|common)|tips |a guide|the (?:ultimate|complete) guide|guide to|interview questions|wie (?:du|sie|man)|comment |cómo |jak (?:na|napsat|se)|(?:(?:graduate )?certificate|(?:advanced )?diploma|bachelor|masters?) (?:[ivx]{1,3} )?(?:in|of) )|\bsalary$|\b(?:salary guide|interview questions|career advice|resume tips|cover letter (?:examples?|templates?)|(?:job description|cv|resume|interview) (?:templates?|examples?|samples?|guide))\b/i;
const ARTICLE_TYPE = /"@type"\s*:\s*"(?:BlogPosting|NewsArticle|Article|TechArticle|FAQPage|HowTo)"/;
const BYLINE = /\b\d{1,2} min(?:ute)?s? read\b|\bLesezeit\b|\bmin de lecture\b/i;
const APPLY =
  /\bapply\b|\bapplyn|bewerb|postul|inscr[ií]b|candidat|odpov[eě]d|solicitar|ansök|solliciteer|aplikuj/i;

/** Headings that are links or roles: a list of ads, articles or courses, whatever the addresses look like. */
export function cardHeadings(lines: readonly PageLine[]): ReadonlySet<PageLine> {
  return new Set(
    lines.filter((line) => line.heading > 0 && line.words > 0 && (line.isLink || looksLikeRole(line.text))),
  );
}

/** True if an address looks like that of one ad. */
export function isJobAddress(address: string): boolean {
  return address.length < 500 && JOB_LINK.test(address);
}

/** The number of different ads that these elements link to; stops counting at sixty. */
export function countJobLinks(elements: readonly PageElement[]): number {
  const seen = new Set<string>();
  for (const element of elements) {
    if (element.name !== "a" || seen.size > 60) continue;
    const href = attributeOf(element, "href");
    if (isJobAddress(href))
      seen.add(href.replace(/#[\s\S]*/, "").replace(/^([^?]*)\?(?![\s\S]*(?:jk|job_?id)=)[\s\S]*$/i, "$1"));
  }
  return seen.size;
}

function names(element: PageElement): string {
  return `${attributeOf(element, "name")} ${attributeOf(element, "id")}`.slice(0, 200);
}

/**
 * Three or more inputs of one form, one of them for a person's file, e-mail or name. A search and a newsletter have
 * fewer.
 */
export function isApplicationForm(page: PageDocument): boolean {
  const forms = new Map<PageElement | undefined, { fields: number; hasPerson: boolean }>();
  for (const element of page.elements) {
    if (element.name !== "input" && element.name !== "textarea") continue;
    const type = attributeOf(element, "type").toLowerCase();
    if (["hidden", "submit", "button", "reset", "image"].includes(type)) continue;
    const around = [...selfAndParents(element)].find(({ name }) => name === "form");
    const form = forms.get(around) ?? { fields: 0, hasPerson: false };
    forms.set(around, form);
    form.fields += 1;
    form.hasPerson ||=
      type === "file" || type === "email" || /first.?name|last.?name|resume|lebenslauf/i.test(names(element));
  }
  return [...forms.values()].some(({ fields, hasPerson }) => fields >= 3 && hasPerson);
}

/**
 * True for a page with a file input: applications ask for a resume, but newsletters, searches and sign-in forms never
 * ask for a file.
 */
export function hasFileInput(page: PageDocument): boolean {
  return page.elements.some((el) => el.name === "input" && attributeOf(el, "type").toLowerCase() === "file");
}

export function hasPassword(page: PageDocument): boolean {
  return page.elements.some(
    (el) => el.name === "input" && attributeOf(el, "type").toLowerCase() === "password",
  );
}

function isApplyControl(element: PageElement): boolean {
  if (element.name !== "a" && element.name !== "button" && element.name !== "input") return false;
  const first = element.children[0];
  const inner = first !== undefined && "data" in first ? first.data : "";
  const text = `${attributeOf(element, "class")} ${attributeOf(element, "id")} ${attributeOf(element, "value")} ${inner}`;
  return text.length < 600 && APPLY.test(text);
}

/** True for a button, link or short line that offers to apply. */
export function hasApplyControl(page: PageDocument, lines: readonly PageLine[]): boolean {
  const says = lines.slice(0, 400).some((line) => line.words < 6 && line.words > 0 && APPLY.test(line.text));
  return says || page.elements.some(isApplyControl);
}

/** True for blog posts, news and advice, which use words of ads but have other features of articles. */
export function isArticle(page: PageDocument, lines: readonly PageLine[], title: string): boolean {
  if (page.url !== null && ARTICLE_PATH.test(page.url.pathname) && !isJobAddress(page.url.pathname))
    return true;
  if (ARTICLE_TITLE.test(title) || ARTICLE_TITLE.test(page.title)) return true;
  if (lines.slice(0, 80).some(({ text, words }) => words < 25 && BYLINE.test(text))) return true;
  return page.scripts.some(({ type, text }) => /ld\+json/i.test(type) && ARTICLE_TYPE.test(text));
}

/**
 * Number of words of running text outside the page's forms, because application forms contain long notices. A form
 * around the ad's title is the frame of the whole page, as in older systems.
 */
export function wordsOutsideForms(page: PageDocument, lines: readonly PageLine[], title: string): string {
  const heading = title === "" ? undefined : lines.find((line) => line.heading > 0 && line.text === title);
  const outer = new Set(heading === undefined ? [] : selfAndParents(heading.block));
  const forms = new Set(page.elements.filter((element) => element.name === "form" && !outer.has(element)));
  return lines
    .filter((line) => line.words >= 8 || (line.isItem && line.words >= 3))
    .filter((line) => ![...selfAndParents(line.block, 60)].some((element) => forms.has(element)))
    .map(({ text }) => text)
    .join("\n");
}

/** True if the page shows the text: data may describe an ad that the visible form does not repeat. */
export function isShownText(lines: readonly PageLine[], text: string): boolean {
  const words = compareForm(text.replace(/^- /gm, "")).split(" ");
  const page = compareForm(lines.map((line) => line.text.replace(/^[•·-] /, "")).join(" "));
  // Line breaks and headings differ between data and page, so one of several places in the text is enough.
  return [0.1, 0.25, 0.4, 0.55, 0.7, 0.85].some((share) => {
    const start = Math.floor(words.length * share);
    return page.includes(words.slice(start, start + 6).join(" "));
  });
}

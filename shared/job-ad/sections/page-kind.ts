import { jobIdentity } from "../../domain/jobs/job-identity.ts";
import type { PageKind } from "../capture.ts";
import { adWeights } from "../generated/job-page-weights.ts";
import { countWords } from "../page/element-text.ts";
import type { PageDocument } from "../page/page-document.ts";
import type { PageLine } from "../page/page-lines.ts";
import { adTalk, otherTalk } from "../words/ad-talk.ts";
import { countAdCues } from "../words/field-labels.ts";
import { probability } from "../words/probability.ts";
import { looksLikeRole } from "../words/role-words.ts";
import { listedAds } from "./listed-ads.ts";
import {
  cardHeadings,
  countJobLinks,
  hasApplyControl,
  hasFileInput,
  hasPassword,
  isApplicationForm,
  isArticle,
  isJobAddress,
  isShownText,
  wordsOutsideForms,
} from "./page-indicators.ts";

/** The readers' results that the page decision needs. */
export type KindEvidence = {
  title: string;
  /** Confidence of the title, 0 to 1. */
  titleConfidence: number;
  companyConfidence: number;
  locationConfidence: number;
  /** How many of type of work, pay and closing date the page has, under their labels or names. */
  labelled: number;
  words: number;
  text: string;
  /** Where a site reader found the open ad: next to a list, on its own page, or not at all. */
  site: "pane" | "page" | null;
  /** True if the text comes from a selector or data, not from text density. */
  isTextSure: boolean;
  isPostingConfirmed: boolean;
  postings: number;
  isList: boolean;
  /** Links to different ads inside the block of running text. */
  linksInText: number;
};

const WALLS = [
  /^(?:just a moment|attention required|access (?:to this page has been )?denied|are you a (?:robot|human)|please (?:verify|wait)|security (?:check|verification)|verify(?:ing)? you are human|403 forbidden|forbidden|pardon our interruption|robot check|human verification|request blocked|blocked|authwall|additional verification required|client challenge|checking your browser|one more step|vercel security|ddos-guard|unusual traffic|bot verification|captcha)\b/i,
  /^(?:sign[ -]?in|log[ -]?in|sign up|join) ?(?:\||-|–|$|to\b|with\b|page\b|now\b)|\b(?:sign[ -]?in|log ?in|login)(?: page)?$|^(?:linkedin )?(?:login|sign up)\b/i,
  /^(?:anmelden|anmeldung|einloggen|registrieren|einen moment|zugriff verweigert|sind sie ein (?:mensch|roboter)|connexion|se connecter|s['’]identifier|s['’]inscrire|accès refusé|un instant|vérification|iniciar sesi[oó]n|inicia sesi[oó]n|acceso denegado|un momento|identif[ií]cate|přihlášení|přihlásit(?: se)?|přístup odepřen|okamžik|accedi|inloggen|logga in|zaloguj(?: się)?)\b/i,
];
const WALL_HTML =
  /cf-challenge|challenges\.cloudflare\.com|_cf_chl_opt|cf-turnstile|px-captcha|captcha-delivery\.com|Request unsuccessful\. Incapsula|hcaptcha\.com\/1\/api|awswaf|datadome/;
const WALL_PATH =
  /\/(?:authwall|log-?in|sign-?in|signup|uas\/login|checkpoint|anmelden|connexion|prihlaseni)\b/i;
const CONFIRMED_PATH =
  /\/(?:thanks|thank-?you|confirmation|submitted|application-?(?:complete|submitted|received|confirmation)|success|done|danke|merci|gracias|dekujeme)(?:\/|\.html?|$)/i;
const CONFIRMED_LINES = [
  /\b(?:thank(?:s| you)(?: \w+)? for (?:applying|your (?:application|interest|submission))|(?:your )?application (?:has been |was |is )?(?:successfully )?(?:submitted|received|sent|complete)|you(?:['’]ve| have) (?:successfully )?applied|we(?:['’]ve| have) received your application|successfully applied)\b/i,
  /(?:danke|vielen dank) für (?:deine|ihre|die) bewerbung|bewerbung (?:wurde )?(?:erfolgreich )?(?:versendet|gesendet|abgeschickt|eingegangen|übermittelt)|gracias por (?:tu|su|inscribirte|postular)|(?:candidatura|solicitud|inscripción) (?:ha sido )?(?:enviada|recibida)|merci (?:pour|d['’]avoir) .{0,20}candidat|candidature (?:a (?:bien )?été )?(?:envoyée|transmise|reçue)|děkujeme za (?:váš |vaši |tvou )?(?:zájem|odpověď|přihlášku)|(?:odpověď|přihláška) (?:byla )?(?:úspěšně )?odeslána/i,
];
const SEARCH_TITLES = [
  /^[\d.,+ ]+ .{0,80}\bjobs?\b|\bjobs in .{2,60}(?:\||-|–|,|$)|\bjob (?:search|vacancies|listings?|results|openings|board)\b|\bjobs?, employment in\b|\b(?:search|find) (?:results|jobs)\b|\b(?:current|latest|all) (?:vacancies|openings|opportunities|positions|jobs)\b|\bopen (?:positions|roles|jobs)\b|\b(?:positions|jobs) vacant\b|^(?:all )?(?:jobs?|vacancies|positions|openings)(?: (?:at|@) .{2,60})?$|\bjob opportunities\b/i,
  /stellenangebote|offene stellen|\bjobs? (?:als|in|bei) |offres? d['’]emplois?|nos offres|ofertas de (?:trabajo|empleo)|empleos? (?:de|en) |nabídk[ay] práce|volná (?:pracovní )?místa|volné pozice|^[\d., {2}]+ (?:offres|ofertas|stellen|nabídek|vakanser|vacatures)/i,
];
const FORM_PATH = /\/(?:apply|applications?\/new|bewerben|bewerbung|postuler|application|odpoved)(?:\/|$)/i;

function isConfirmation(page: PageDocument, lines: readonly PageLine[], found: KindEvidence): boolean {
  if (page.url !== null && CONFIRMED_PATH.test(page.url.pathname)) return true;
  if ((found.isTextSure && found.words >= 80) || found.words >= 250 || isApplicationForm(page)) return false;
  return lines.some(
    (line, index) =>
      (line.heading > 0 || index < 40) &&
      line.words < 30 &&
      CONFIRMED_LINES.some((pattern) => pattern.test(line.text)),
  );
}

function saysWall(text: string): boolean {
  return WALLS.some((pattern) => pattern.test(text.trim()));
}

function isWall(page: PageDocument, lines: readonly PageLine[], found: KindEvidence): boolean {
  const words = lines.reduce((sum, line) => sum + line.words, 0);
  if (WALL_HTML.test(page.html.slice(0, 200_000)) && words < 200) return true;
  if (page.url !== null && WALL_PATH.test(page.url.pathname)) return true;
  // A sign-in form has no file input: a form with both is a registration with application.
  const isAsking = hasPassword(page) && !found.isTextSure && !hasFileInput(page);
  const heading = lines.find((line) => line.heading > 0)?.text ?? "";
  if (saysWall(page.title)) return words < 400 || isAsking;
  return words < 400 && (saysWall(heading) || (isAsking && words < 150));
}

/** A text of fewer words says nothing about a job. */
const LEAST_WORDS = 25;

/** Many pages that are not lists have fewer links to jobs. */
const LEAST_LISTED = 4;

function isSearchTitle(text: string): boolean {
  return SEARCH_TITLES.some((pattern) => pattern.test(text));
}

/** True for cards of other ads, with few words between links, instead of the text of one ad. */
function isCards(found: KindEvidence, lines: readonly PageLine[]): boolean {
  const heads = cardHeadings(lines);
  if (Math.max(found.linksInText, heads.size) < 4) return false;
  const start = lines.findIndex((line) => line.heading > 0 && line.text === found.title);
  const head = lines[start];
  const isCard = head !== undefined && heads.has(head);
  const peers = isCard ? [...heads].filter(({ heading }) => heading === head.heading) : [];
  if (peers.length < 4) return longestRun(lines, heads) < 80;
  // If the title is that of one card among many, its text must follow directly.
  const next = lines.findIndex((line, index) => index > start && peers.includes(line));
  return longestRun(lines.slice(start + 1, next < 0 ? undefined : next), heads) < 80;
}

/** Number of words of the longest running text without links or headings of cards in between. */
function longestRun(lines: readonly PageLine[], heads: ReadonlySet<PageLine>): number {
  let longest = 0;
  let run = 0;
  for (const line of lines) {
    if (line.isLink || heads.has(line)) run = 0;
    else if (line.words >= 8 || line.isItem) run += line.words;
    longest = Math.max(longest, run);
  }
  return longest;
}

/** One feature for each threshold that the value reaches, so that a larger value can only add. */
function steps(name: string, value: number, ...reached: readonly number[]): string[] {
  return reached.filter((step) => value >= step).map((step) => `${name} ${step}`);
}

/** Words of careers pages, in the address or the title. */
const CAREERS =
  /\b(?:careers?|employment|jobs?|job-?ads?|vacanc(?:y|ies)|positions?|recruitment|join[- ](?:us|our[- ]team)|work(?:ing)?[- ](?:with|for|at)[- ]us|we(?:['’]re|[- ]are)?[- ]hiring)\b/i;

function isCareersPage({ url, title }: PageDocument): boolean {
  return CAREERS.test(title) || (url !== null && CAREERS.test(`${url.hostname} ${url.pathname}`));
}

/** The model's features for and against one ad on a page without known selectors. */
export function adFeatures(page: PageDocument, found: KindEvidence, lines: readonly PageLine[]): string[] {
  const isAddressed =
    page.url !== null &&
    (jobIdentity(page.url.href).externalId !== null || isJobAddress(page.url.pathname + page.url.search));
  const parts = [
    looksLikeRole(found.title),
    found.companyConfidence >= 0.3,
    found.locationConfidence >= 0.3,
    found.labelled > 0,
    isAddressed,
    hasApplyControl(page, lines),
  ];
  const count = parts.filter(Boolean).length;
  const cues = countAdCues(found.text);
  return [
    ...steps("parts", count, 1, 2, 3, 4, 5),
    ...steps("evidence", count + Math.min(cues, 4), 3, 4, 5, 6, 7, 8),
    ...steps("title", found.titleConfidence, 0.3, 0.6, 0.9),
    ...steps("company", found.companyConfidence, 0.3, 0.7),
    ...steps("location", found.locationConfidence, 0.3, 0.7),
    ...steps("facts", found.labelled, 1, 2),
    ...steps("words", found.words, 45, 80, 150, 300),
    ...steps("cues", cues, 1, 2, 3, 4),
    ...steps("links", countJobLinks(page.elements), 1, 3, 10),
    ...steps("links in text", found.linksInText, 1, 3),
    ...adTalk(found.text),
    ...otherTalk(lines.map(({ text }) => text).join("\n")),
    isCareersPage(page) ? "careers page" : "",
    looksLikeRole(found.title) ? "role" : "",
    isAddressed ? "job address" : "",
    parts.at(-1) === true ? "apply" : "",
    hasPassword(page) ? "password" : "",
    isApplicationForm(page) ? "form" : "",
  ].filter((feature) => feature !== "");
}

/** True if only the model can decide: there is a text, and no article, list or search. */
export function canBeAd(page: PageDocument, found: KindEvidence, lines: readonly PageLine[]): boolean {
  if (found.words < LEAST_WORDS || isCards(found, lines)) return false;
  return !isArticle(page, lines, found.title) && !isSearchTitle(found.title);
}

/** The probability from which a page counts as an ad, and the one for a page without a possible title. */
const AD_FROM = 0.5;
const UNTITLED_AD_FROM = 0.8;

function isGenericAd(page: PageDocument, found: KindEvidence, lines: readonly PageLine[]): boolean {
  const least = found.title === "" ? UNTITLED_AD_FROM : AD_FROM;
  return canBeAd(page, found, lines) && probability(adWeights, adFeatures(page, found, lines)) >= least;
}

function looksLikeList(page: PageDocument, found: KindEvidence, lines: readonly PageLine[]): boolean {
  if (found.isPostingConfirmed) return false;
  if (found.postings > 1 || found.isList) return true;
  const heading = lines.find((line) => line.heading === 1)?.text ?? "";
  if (!isSearchTitle(page.title.trim()) && !isSearchTitle(heading)) return false;
  return countJobLinks(page.elements) >= 3 || listedAds(page, lines).length >= 2;
}

/**
 * A page with inputs for a person's data where the ad's text is not visible; newsletter and sign-in forms do not
 * count.
 */
function isForm(page: PageDocument, lines: readonly PageLine[], found: KindEvidence): boolean {
  const isFormAddress = page.url !== null && FORM_PATH.test(page.url.pathname);
  if (!isApplicationForm(page) || !(isFormAddress || hasFileInput(page))) return false;
  if (found.isTextSure) return found.words < 40 || !isShownText(lines, found.text);
  if (found.site === null && !isFormAddress) return false;
  return countWords(wordsOutsideForms(page, lines, found.title)) < 150;
}

function isOpenAd(found: KindEvidence): boolean {
  if (found.isPostingConfirmed) return true;
  return (
    found.site !== null &&
    found.title !== "" &&
    (found.words >= 15 || found.companyConfidence >= 0.6 || found.locationConfidence >= 0.6)
  );
}

/**
 * The kind of the page. Sign-in pages and confirmations are tested first, because they may name the ad without being
 * it; then forms and the open ad, then lists and the rest.
 */
export function pageKind(page: PageDocument, lines: readonly PageLine[], found: KindEvidence): PageKind {
  if (isConfirmation(page, lines, found)) return "confirmation";
  if (found.site === null && !found.isPostingConfirmed && isWall(page, lines, found)) return "wall";
  if (isForm(page, lines, found)) return "form";
  if (isOpenAd(found)) return found.site === "pane" ? "pane" : "ad";
  if (looksLikeList(page, found, lines)) return "search";
  if (isGenericAd(page, found, lines)) return "ad";
  if (isApplicationForm(page) && (hasFileInput(page) || (found.title !== "" && !hasPassword(page))))
    return "form";
  return countJobLinks(page.elements) >= 10 || listedAds(page, lines).length >= LEAST_LISTED
    ? "search"
    : "other";
}

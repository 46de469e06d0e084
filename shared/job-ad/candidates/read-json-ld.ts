import { compareForm } from "../../domain/jobs/compare-form.ts";
import { jobIdentity } from "../../domain/jobs/job-identity.ts";
import type { FieldName } from "../capture.ts";
import { FIELD_NAMES } from "../capture.ts";
import type { PageDocument } from "../page/page-document.ts";
import type { PageLine } from "../page/page-lines.ts";
import { isOfType, jsonLdNodes } from "./json-ld-nodes.ts";
import { type Posting, readPosting } from "./json-ld-posting.ts";
import type { ReaderAnswer } from "./reading.ts";

export type JsonLdAnswer = ReaderAnswer & {
  /** True for a posting that the page itself confirms. */
  isConfirmed: boolean;
  /** True if there was a posting, but of another ad. */
  isStale: boolean;
  postings: number;
  isList: boolean;
  /** The posting's address, if it names a job. */
  url: string;
};

const TRUST = 0.9;

/** True if the page's address contains the id of this posting. */
function isOfAddress(posting: Posting, page: PageDocument): boolean {
  if (page.url === null) return false;
  const address = page.url.href.toLowerCase();
  if (posting.id.length >= 4 && address.includes(posting.id.toLowerCase())) return true;
  const own = jobIdentity(posting.url);
  return own.externalId !== null && own.identityKey === jobIdentity(page.url.href).identityKey;
}

/**
 * True if the page shows this posting: its title is a visible heading or line, or the page has no text that could
 * contradict it.
 */
function isShown(posting: Posting, page: PageDocument, lines: readonly PageLine[]): boolean {
  const title = compareForm(posting.title);
  const words = lines.reduce((sum, line) => sum + line.words, 0);
  if (words < 60) return true;
  const holds = (text: string): boolean => {
    const form = compareForm(text);
    return (
      form === title ||
      (form.length < title.length + 60 && form.length > 4 && (form.includes(title) || title.includes(form)))
    );
  };
  if (lines.some((line) => line.heading > 0 && line.words < 30 && holds(line.text))) return true;
  if (compareForm(page.title).includes(title)) return true;
  return lines.some((line) => !line.isLink && line.words < 30 && compareForm(line.text) === title);
}

/** The location as the page shows it: the longest short line that contains one of its forms. */
function shownLocation(posting: Posting, lines: readonly PageLine[]): string {
  const forms = new Set(posting.locationForms.map(compareForm));
  const town = compareForm(posting.town);
  const shown = lines
    .filter(({ words }) => words <= 12)
    .flatMap(({ pieces }) => pieces.filter(({ isHidden, text }) => !isHidden && text.length <= 80))
    .map(({ text }) => text.replace(/^[-–—•·|,\s]+|(?<![-–—•·|,\s])[-–—•·|,\s]+$/g, ""))
    .map((bare) => ({ bare, form: compareForm(bare) }));
  const exact = shown.find(({ form }) => forms.has(form));
  const starting = shown.find(
    ({ form }) => town.length > 2 && form.startsWith(`${town},`) && form.length < 60,
  );
  return (exact ?? starting)?.bare ?? "";
}

function toAnswer(posting: Posting, lines: readonly PageLine[]): ReaderAnswer {
  const readings = FIELD_NAMES.filter((field: FieldName) => posting[field] !== "").map((field) => {
    // The company is often the legal entity, so the name on the page is preferred.
    const confidence = field === "company" ? 0.85 : field === "location" ? 0.8 : TRUST;
    return { field, value: posting[field], confidence, reader: "json-ld", evidence: `JobPosting.${field}` };
  });
  const shown = shownLocation(posting, lines);
  if (shown !== "") {
    readings.push({
      field: "location",
      value: shown,
      confidence: 0.9,
      reader: "json-ld",
      evidence: "shown location",
    });
  }
  const descriptions =
    posting.description.length < 80
      ? []
      : [{ text: posting.description, confidence: TRUST, reader: "json-ld" }];
  return { readings, descriptions };
}

/**
 * The page's JobPosting, parsed tolerantly, and only if the page confirms it: after navigation inside the page, the
 * script still describes the previous ad.
 */
export function readJsonLd(page: PageDocument, lines: readonly PageLine[]): JsonLdAnswer {
  const nodes = jsonLdNodes(page);
  const postings = nodes.flatMap((node) => readPosting(node, nodes) ?? []);
  const distinct = new Set(postings.map(({ title, id, url }) => `${title}|${id}|${url}`)).size;
  const byAddress = postings.filter((posting) => isOfAddress(posting, page));
  const candidates = byAddress.length > 0 ? byAddress : postings;
  const posting =
    distinct > 1 && byAddress.length === 0
      ? undefined
      : candidates.find((one) => byAddress.includes(one) || isShown(one, page, lines));
  const none = { readings: [], descriptions: [] };
  return {
    ...(posting === undefined ? none : toAnswer(posting, lines)),
    isConfirmed: posting !== undefined,
    isStale: postings.length > 0 && posting === undefined && distinct === 1,
    postings: distinct,
    isList: nodes.some((node) => isOfType(node, "itemlist", "searchresultspage", "collectionpage")),
    url: posting?.url ?? "",
  };
}

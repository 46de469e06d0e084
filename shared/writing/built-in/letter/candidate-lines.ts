import type { ResumeModel, WorkEntry } from "#shared/domain/resumes/resume-model.ts";
import { oneLine } from "#shared/domain/text.ts";
import { indexAdCopy } from "#shared/engine/ad/pasted-text.ts";
import { isPromptInjection } from "#shared/engine/ad/prompt-injection-filter.ts";
import { readEvidenceLines } from "#shared/engine/evidence/resume-lines.ts";
import { isOfPrivateLife } from "#shared/engine/roles/career-gaps.ts";
import { findDateSpans } from "#shared/language/dates.ts";
import { type Source, splitSentences } from "../../verify/claim.ts";
import { findMarkup, withoutHidden } from "../../verify/hidden-characters.ts";
import { isAgainst, isPending } from "./against.ts";
import { headingIds } from "./letter-jobs.ts";
import { refersBack } from "./refers-back.ts";

/** A sentence or a point of the person that a letter may quote. */
export interface CandidateLine {
  /** "line:12:0:54": the source and the offsets in it. */
  id: string;
  text: string;
  /** The whole line that it is part of. */
  source: string;
  /** Index into `model.work`; undefined if the line belongs to no job. */
  work?: number;
  /** True in parts of the resume that are not about a job: skills, qualifications, volunteering. */
  isOther?: true;
}

/** The block of a letter that a line belongs to: a job, the evidence bank, bullets of no known job, other parts. */
export type LineGroup = number | "bank" | "unplaced" | "other";

export function groupOf({ id, work, isOther }: CandidateLine): LineGroup {
  if (id.startsWith("bank:")) return "bank";
  return work ?? (isOther ? "other" : "unplaced");
}

const leaving =
  /\b(?:reasons? for leaving|left (?:because|due|as|when|to)|(?:was|were|been|made) (?:made )?redundant|laid off|retrenched|let go|resigned|contract (?:ended|finished|was not renewed)|(?:business|company|site|store|shop|plant) (?:closed|was sold|shut|folded)|moved (?:interstate|overseas|back|house)|due to family)\b/i;
const referee =
  /\b(?:referees?|references? (?:available|on request)|available (?:up)?on request|contact details)\b|\breferences?:|@|\bhttps?:|\bwww\./i;
const interests = /^(?:hobbies|interests|in my spare time|outside (?:of )?work|personal interests)\b/i;
export const aimWords =
  /\b(?:seek\w*|looking (?:for|to)|hop(?:e|ing) to|want to|would like|aim\w*|goal|keen to)\b/i;
const label = /:\s*$/;
const leastWords = 3;
const mostWords = 45;

const wordCount = (text: string) => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

/**
 * False for lines that a letter never quotes: instructions to programs, expired items, denials, reasons for leaving,
 * referees, interests, labels.
 */
export function isQuotable(text: string): boolean {
  const count = wordCount(text);
  if (count < leastWords || count > mostWords || label.test(text) || !/\p{L}{3}/u.test(text)) return false;
  if (isPromptInjection(text)) return false;
  if (isAgainst(text) || refersBack(text) || [leaving, referee, interests].some((one) => one.test(text)))
    return false;
  return !isOfPrivateLife(text) && findMarkup(text) === undefined && withoutHidden(text) === text;
}

const shortForm = /(?:^|[ (])(?:etc|Ltd|Pty|Inc|Co|St)\.$/;

/** The text without the marks that end it; the stop of "Ltd." stays. */
function withoutEnd(text: string): string {
  let end = text.length;
  while (end > 0 && ".;,".includes(text[end - 1] ?? "") && !shortForm.test(text.slice(0, end).slice(-6)))
    end -= 1;
  return text.slice(0, end);
}

/** Adds the capital and the full stop, and changes nothing else. */
export function trimmed(text: string): string {
  const plain = withoutEnd(oneLine(text));
  return /^\p{Ll}+(?:[\s,/-]|$)/u.test(plain) ? plain.charAt(0).toUpperCase() + plain.slice(1) : plain;
}

/** The sentences of a line; a long one is split at its semicolons. */
function partsOf(text: string): { text: string; start: number }[] {
  let from = 0;
  return splitSentences(text)
    .flatMap((one) => (wordCount(one) > mostWords ? one.split(/(?<=;)\s+/) : [one]))
    .map((part) => {
      const start = text.indexOf(part, from);
      from = start + part.length;
      return { text: part, start };
    });
}

function candidatesIn(source: string, whole: string, work?: number): CandidateLine[] {
  return partsOf(whole)
    .filter(({ text }) => isQuotable(text))
    .map(({ text, start }) => ({
      id: `${source}:${start}:${start + text.length}`,
      text: trimmed(text),
      source: whole,
      ...(work !== undefined && { work }),
    }));
}

const ofBank = /^bank:[^:]+(?::(?:action|result))?$/;
const partly = /\b(?:in progress|currently learning|basic)\b/i;

/** What the evidence bank says the person did: facts, and actions from stories. */
export function bankLines(sources: readonly Source[]): CandidateLine[] {
  return sources
    .filter(({ id, text }) => ofBank.test(id) && !partly.test(text))
    .flatMap(({ id, text }) => candidatesIn(id, text));
}

const otherParts: ReadonlySet<string> = new Set(["summary", "skills", "certificates", "education", "other"]);

/** Text after the sentence that names a job, in the same line, unless it names the job again. */
const isBehindHeading = ({ id, text }: CandidateLine, { name, position }: Partial<WorkEntry> = {}) =>
  id.split(":")[2] !== "0" && findDateSpans(text).length === 0 && text !== name && text !== position;

/**
 * The lines that a letter may quote: the bullets of each job, bullets of no job, and lines of other parts that show
 * something the ad requires. Lines that copy the ad, deny something or name something expired are left out.
 * @param pasted ids of lines that copy the ad.
 * @param shown ids of lines that the engine quotes as evidence.
 */
export function candidateLines(
  model: ResumeModel,
  { pasted, shown, asOf }: { pasted: ReadonlySet<number>; shown: ReadonlySet<number>; asOf: string },
): CandidateLine[] {
  const unfit = new Set(
    readEvidenceLines(model, indexAdCopy([]), asOf)
      .filter(({ expired, denied: parts }) => expired || parts.includes(true))
      .map(({ line }) => line.id),
  );
  const headings = new Set(model.work.flatMap((entry) => headingIds(model, entry)));
  const unplaced = new Set(model.meta.unplaced ?? []);
  const seen = new Set<string>();
  return model.meta.lines
    .filter(({ id, heading }) => heading !== true && !pasted.has(id) && !unfit.has(id))
    .flatMap(({ id, text, section, work }) => {
      const source = `line:${id}`;
      if (headings.has(id))
        return candidatesIn(source, text, work).filter((line) =>
          isBehindHeading(line, model.work[work ?? -1]),
        );
      if (unplaced.has(id)) return candidatesIn(source, text);
      if (section === "work") return work === undefined ? [] : candidatesIn(source, text, work);
      if (!otherParts.has(section) || !shown.has(id)) return [];
      return candidatesIn(source, text)
        .filter((line) => !aimWords.test(line.text) && !isPending(line.text))
        .map((line): CandidateLine => ({ ...line, isOther: true }));
    })
    .filter(({ text }) => !seen.has(text.toLowerCase()) && seen.add(text.toLowerCase()));
}

/** The words behind an id, as proof of a quote; undefined for another text. */
export function quoteOf(model: ResumeModel, id: string): string | undefined {
  const [, line, start, end] = /^line:(\d+):(\d+):(\d+)$/.exec(id) ?? [];
  const text = line === undefined ? undefined : model.meta.lines[Number(line)]?.text;
  return text === undefined ? undefined : trimmed(text.slice(Number(start), Number(end)));
}

import type { ResumeModel } from "#shared/domain/resumes/resume-model.ts";
import { oneLine } from "#shared/domain/text.ts";
import { indexAdCopy } from "#shared/engine/ad/pasted-text.ts";
import { readEvidenceLines } from "#shared/engine/evidence/resume-lines.ts";
import { isOfPrivateLife } from "#shared/engine/roles/career-breaks.ts";
import { type Source, splitSentences } from "../../verify/claim.ts";
import { findMarkup, withoutHidden } from "../../verify/hidden-characters.ts";
import { isAgainst } from "./against.ts";
import { headingIds } from "./letter-jobs.ts";

/** A sentence or a point of the person that a letter may quote. */
export interface CandidateLine {
  /** "line:12:0:54": the source and the offsets in it. */
  id: string;
  text: string;
  /** The whole line that it is part of. */
  source: string;
  /** Index into `model.work`; undefined where the line belongs to no job. */
  work?: number;
}

/** The block of a letter that a line belongs to: a job, the evidence bank, or the points of no job. */
export function groupOf({ id, work }: Pick<CandidateLine, "id" | "work">): number | "bank" | "unplaced" {
  return id.startsWith("bank:") ? "bank" : (work ?? "unplaced");
}

const leaving =
  /\b(?:reasons? for leaving|left (?:because|due|as|when|to)|(?:was|were|been|made) (?:made )?redundant|laid off|retrenched|let go|resigned|contract (?:ended|finished|was not renewed)|(?:business|company|site|store|shop|plant) (?:closed|was sold|shut|folded)|moved (?:interstate|overseas|back|house)|due to family)\b/i;
const referee =
  /\b(?:referees?|references? (?:available|on request)|available (?:up)?on request|contact details)\b|@|\bhttps?:|\bwww\./i;
const interests = /^(?:hobbies|interests|in my spare time|outside (?:of )?work|personal interests)\b/i;
const label = /:\s*$/;
const leastWords = 3;
const mostWords = 45;

const wordCount = (text: string) => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

/** What a letter never quotes: what has lapsed, denials, reasons for leaving, referees, interests and labels. */
export function isQuotable(text: string): boolean {
  const count = wordCount(text);
  if (count < leastWords || count > mostWords || label.test(text) || !/\p{L}{3}/u.test(text)) return false;
  if (isAgainst(text) || [leaving, referee, interests].some((pattern) => pattern.test(text))) return false;
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

/** Capital and full stop set, nothing else changed. */
export function trimmed(text: string): string {
  const plain = withoutEnd(oneLine(text));
  return /^\p{Ll}+(?:[\s,/-]|$)/u.test(plain) ? plain.charAt(0).toUpperCase() + plain.slice(1) : plain;
}

/** The sentences of a line; a long one is parted at its semicolons. */
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

/** What the evidence bank says was done: facts and what the person did in a story. */
export function bankLines(sources: readonly Source[]): CandidateLine[] {
  return sources
    .filter(({ id, text }) => ofBank.test(id) && !partly.test(text))
    .flatMap(({ id, text }) => candidatesIn(id, text));
}

/**
 * What a letter may quote: the points of each job, and points that belong to none. Lines that copy the ad, deny
 * something or name what has run out are left out.
 * @param pasted ids of lines that copy the ad.
 */
export function candidateLines(
  model: ResumeModel,
  { pasted, asOf }: { pasted: ReadonlySet<number>; asOf: string },
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
    .filter(({ id, heading, section, work }) => {
      if (heading === true || pasted.has(id) || unfit.has(id) || headings.has(id)) return false;
      return unplaced.has(id) || (section === "work" && work !== undefined);
    })
    .flatMap(({ id, text, work }) => candidatesIn(`line:${id}`, text, unplaced.has(id) ? undefined : work))
    .filter(({ text }) => !seen.has(text.toLowerCase()) && seen.add(text.toLowerCase()));
}

/** The words that an id names; undefined for another text. The proof that a quote is one. */
export function quoteOf(model: ResumeModel, id: string): string | undefined {
  const [, line, start, end] = /^line:(\d+):(\d+):(\d+)$/.exec(id) ?? [];
  const text = line === undefined ? undefined : model.meta.lines[Number(line)]?.text;
  return text === undefined ? undefined : trimmed(text.slice(Number(start), Number(end)));
}

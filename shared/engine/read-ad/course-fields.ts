import type { Candidate } from "../vocabulary/terms/discover-input.ts";
import { gap, type Token } from "../words/tokenise.ts";

const listWords = new Set(["or", "and", "a", "in", "the"]);
const openEnds = new Set(["similar", "equivalent", "related", "relevant", "other"]);
/** What a course is called before its field: "Certificate III in", "Bachelor of". */
const awardStart = /^(?:[\w']+[ \t]+){1,4}(?:in|of)[ \t]+(?=\S)/i;

/** Only list words and commas stand between two token positions. */
function isListJoint(tokens: readonly Token[], from: number, to: number): boolean {
  const between = tokens.slice(from, to);
  const isList = between.every((t) => listWords.has(t.low));
  const bits = tokens.slice(from, to + 1).reduce((sum, t) => sum | t.gap, 0);
  return isList && (bits & (gap.comma | gap.slash)) !== 0 && (bits & (gap.stop | gap.semicolon)) === 0;
}

/** The list ends openly: "or similar", "or a related field". */
function endsOpenly(tokens: readonly Token[], from: number): boolean {
  const next = tokens.slice(from, from + 4).map((t) => t.low);
  return next.includes("or") && next.some((word) => openEnds.has(word));
}

/**
 * "Certificate III in Individual Support, Aged Care or similar" asks for one certificate: the further
 * fields become other names of it and are no skills of their own.
 */
export function joinCourseFields(
  text: string,
  tokens: readonly Token[],
  candidates: readonly Candidate[],
): Candidate[] {
  const out: Candidate[] = [];
  for (let at = 0; at < candidates.length; at += 1) {
    const course = candidates[at];
    if (course === undefined) continue;
    const fields = course.kind === "qualification" ? fieldsAfter(tokens, candidates, at) : [];
    const start = awardStart.exec(text.slice(course.start, course.end))?.[0];
    if (fields.length === 0 || start === undefined) {
      out.push(course);
      continue;
    }
    const names = fields.map((f) => start + text.slice(f.start, f.end));
    out.push({ ...course, aliases: [...course.aliases, ...names] });
    at += fields.length;
  }
  return out;
}

function fieldsAfter(tokens: readonly Token[], candidates: readonly Candidate[], at: number): Candidate[] {
  const fields: Candidate[] = [];
  let last = candidates[at]?.last ?? 0;
  for (const next of candidates.slice(at + 1)) {
    if (next.kind !== "hard" || !isListJoint(tokens, last, next.first)) break;
    fields.push(next);
    last = next.last;
  }
  return endsOpenly(tokens, last) ? fields : [];
}

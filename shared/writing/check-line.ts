import type { ResumeModel } from "#shared/domain/resumes/resume-model.ts";
import { findTerms } from "#shared/match/find-terms.ts";
import { tokenise } from "#shared/match/tokenise.ts";
import { findDates } from "#shared/resume/dates.ts";

/** A fact of an output line that the person's sources do not hold. */
export interface UnsupportedClaim {
  kind: "number" | "date" | "name" | "skill" | "contact" | "strength";
  claim: string;
}

/** What a line may lean on: its own role for numbers and dates, everything the person wrote for the rest. */
export interface Sources {
  /** Text of the entry that the line belongs to. */
  entry: string;
  /** All the person's words. */
  all: string;
}

/** Words that say more than the work itself; each needs its family in the sources. */
const strong =
  /^(led|lead|leading|leader|managed|manager|managing|directed|headed|expert|specialist|award|awarded|owned|spearheaded|championed|transformed|founded|supervised|senior|principal|architected|pioneered|certified|accredited|licensed|registered|qualified|extensive|proven)$/;
const contact =
  /[\w.+-]+@[\w-]+\.[\w.]+|\bhttps?:\/\/\S+|\bwww\.\S+|\b[a-z0-9-]+\.(?:com|org|net|io|au|edu|gov)\b(?:\/\S*)?/gi;
const number = /\$?\d[\d,.]*\s?(?:%|k\b|m\b|million\b|billion\b|percent\b|per cent\b)?/gi;

export function sourcesOf(model: ResumeModel, work: number | undefined): Sources {
  const text = (keep: (line: { work?: number }) => boolean) =>
    model.meta.lines
      .filter(keep)
      .map((line) => line.text)
      .join("\n");
  const all = text(() => true);
  return { all, entry: work === undefined ? all : text((line) => line.work === work) };
}

/**
 * The first fact of a line that its sources do not support: number, date, name, skill, contact, or a word
 * that makes the claim stronger. Deterministic; the same check judges every writer (match-engine.md section 12).
 */
export function unsupportedClaim(line: string, sources: Sources): UnsupportedClaim | undefined {
  return (
    contactClaim(line, sources) ??
    dateClaim(line, sources) ??
    numberClaim(line, sources) ??
    skillClaim(line, sources) ??
    wordClaim(line, sources)
  );
}

function contactClaim(line: string, { all }: Sources): UnsupportedClaim | undefined {
  const known = all.toLowerCase();
  const claim = line.match(contact)?.find((one) => !known.includes(one.toLowerCase()));
  return claim ? { kind: "contact", claim } : undefined;
}

function dateClaim(line: string, { entry }: Sources): UnsupportedClaim | undefined {
  const { range } = findDates(line);
  if (!range) return undefined;
  const isKnown = entry.split("\n").some((source) => {
    const held = findDates(source).range;
    return held?.startDate === range.startDate && held.endDate === range.endDate;
  });
  return isKnown ? undefined : { kind: "date", claim: line.slice(range.from, range.to) };
}

/** 1,200 = 1200 = 1.2k. */
function numberValue(text: string): string {
  const low = text
    .toLowerCase()
    .replace(/[,$\s]/g, "")
    .replace(/percent|percent/g, "%")
    .replace(/\.$/, "");
  const [, digits = "", unit = ""] = /^([\d.]+)(.*)$/.exec(low) ?? [];
  const scale = unit.startsWith("k") ? 1e3 : unit.startsWith("m") ? 1e6 : unit.startsWith("b") ? 1e9 : 1;
  return `${Number(digits) * scale}${unit.includes("%") ? "%" : ""}`;
}

function numberClaim(line: string, { entry }: Sources): UnsupportedClaim | undefined {
  const withoutDates = (text: string) => {
    const { range } = findDates(text);
    return range ? text.slice(0, range.from) + text.slice(range.to) : text;
  };
  const known = new Set(entry.split("\n").flatMap((text) => (text.match(number) ?? []).map(numberValue)));
  const claim = withoutDates(line)
    .match(number)
    ?.find((one) => !known.has(numberValue(one)));
  return claim ? { kind: "number", claim: claim.trim() } : undefined;
}

function skillClaim(line: string, { all }: Sources): UnsupportedClaim | undefined {
  const known = new Set(all.split("\n").flatMap((text) => findTerms(text).map((found) => found.term.id)));
  const found = findTerms(line).find((one) => !known.has(one.term.id));
  return found ? { kind: "skill", claim: line.slice(found.start, found.end) } : undefined;
}

/** Names (a capital inside a line) and words of strength must be the person's own. */
function wordClaim(line: string, { all }: Sources): UnsupportedClaim | undefined {
  const known = new Set(tokenise(all).flatMap((token) => [token.low, token.stem]));
  const terms = findTerms(line);
  const { range } = findDates(line);
  for (const [index, token] of tokenise(line).entries()) {
    // The date check has judged these words.
    if (range && token.start >= range.from && token.end <= range.to) continue;
    if (known.has(token.low) || known.has(token.stem)) continue;
    const isTerm = terms.some((term) => token.start >= term.start && token.end <= term.end);
    const written = line.slice(token.start, token.end);
    if (strong.test(token.low)) return { kind: "strength", claim: written };
    const isName = index > 0 && /^\p{Lu}/u.test(written) && !isTerm;
    if (isName) return { kind: "name", claim: written };
  }
  return undefined;
}

import {
  type Criterion,
  type RuleName,
  type WrittenKind,
  writtenKinds,
} from "#shared/domain/criteria/criterion.ts";
import type { Limit } from "#shared/domain/criteria/limit.ts";
import { oneLine } from "#shared/domain/text.ts";
import { contactIn } from "#shared/engine/ad/facts/contact.ts";
import { documentRequestIn } from "#shared/engine/ad/facts/what-to-send.ts";
import { sentenceSpans } from "#shared/engine/ad/sentence-spans.ts";
import type { AdInput } from "#shared/engine/analysis.ts";
import { splitParagraphs, splitSentences } from "../verify/claim.ts";
import { readCriteria, readQuestions } from "./read-criteria.ts";
import { readLimits } from "./read-limits.ts";
import { ruleOf } from "./rule-of.ts";

/** What an ad wants written in addition to the resume. */
export interface WrittenRequirements {
  /** The document that carries most weight; null if the ad asks for none. */
  kind: WrittenKind | null;
  /** All kinds that it names, in the order of {@link writtenKinds}. */
  kinds: WrittenKind[];
  limits: Limit[];
  /** The sentences of the ad that require something. */
  words: string[];
  criteria: Criterion[];
  /** To whom a letter is written. */
  addressee: string | null;
  rule: RuleName;
  /** The criteria are in a document that the ad only links to. */
  isElsewhere: boolean;
}

const elsewhere =
  /\b(?:position|role|job|duty) (?:description|statement|profile)\b|\b(?:applicant|candidate|application) (?:kit|pack|package|guide)\b|\battached (?:document|pdf)\b/i;

interface AskingSentence {
  kind: WrittenKind;
  sentence: string;
  next: string;
}

/**
 * Splits "Free parking \u2022 Uniforms HOW TO APPLY Answer three questions", a paste without line breaks, into items.
 */
function apart(paragraph: string): string[] {
  if (paragraph.includes("\n")) return [paragraph];
  return sentenceSpans(paragraph, 0, paragraph.length).map(({ start, end }) => paragraph.slice(start, end));
}

function askingSentences(text: string): AskingSentence[] {
  const sentences = splitParagraphs(text).flatMap(apart).flatMap(splitSentences);
  return sentences.flatMap((sentence, at) => {
    const next = sentences[at + 1] ?? "";
    const ask = documentRequestIn(sentence, next);
    return ask === null ? [] : [{ kind: ask.kind, sentence, next }];
  });
}

const duty = /^[\u2022*\u2013-]/;

/** "- Assess applications against criteria" is a duty. It is ignored if another sentence requires a document. */
function withoutDuties(asks: readonly AskingSentence[]): AskingSentence[] {
  const plain = asks.filter(({ sentence }) => !duty.test(sentence));
  return plain.length > 0 ? plain : [...asks];
}

const longestWords = 400;

function limitsOf(asks: readonly AskingSentence[]): Limit[] {
  return asks.flatMap(({ sentence, next }) => {
    const own = readLimits(sentence);
    const isAnother = asks.some((one) => one.sentence === next);
    return own.length > 0 || isAnother ? own : readLimits(next);
  });
}

/**
 * What must be written for an ad, with each limit in its own unit and the ad's words for it. Pure and linear; never
 * throws. Source: docs/australian-applications.md.
 */
export function readWrittenRequirements(ad: AdInput): WrittenRequirements {
  const asks = withoutDuties(askingSentences(ad.text));
  const kinds = writtenKinds.filter((kind) => asks.some((one) => one.kind === kind));
  const kind = ["targeted_questions", "pitch", "capabilities", "selection_criteria", "letter"].find((one) =>
    kinds.some((known) => known === one),
  ) as WrittenKind | undefined;
  const questions = kind === "targeted_questions" ? readQuestions(ad.text) : [];
  const criteria = kind === "targeted_questions" ? questions : readCriteria(ad.text);
  return {
    kind: kind ?? (criteria.some(({ label }) => label.startsWith("KSC")) ? "selection_criteria" : null),
    kinds,
    limits: limitsOf(asks),
    words: [...new Set(asks.map(({ sentence }) => oneLine(sentence).slice(0, longestWords)))],
    criteria,
    addressee: contactIn(ad.text)?.name ?? null,
    rule: ruleOf(ad),
    isElsewhere: criteria.length === 0 && elsewhere.test(ad.text),
  };
}

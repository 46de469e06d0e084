import type { Limit } from "#shared/domain/criteria/limit.ts";
import { isOver } from "#shared/domain/criteria/limit.ts";
import type { Story } from "#shared/domain/evidence-bank/bank-entry.ts";
import { oneLine } from "#shared/domain/text.ts";
import { isAgainst, isPending } from "../built-in/letter/against.ts";
import { sharesTellingWord } from "../built-in/letter/formal-rows.ts";
import {
  employedSentence,
  type QuoteMaterial,
  quoteMaterial,
  yearsSentence,
} from "../built-in/letter/quote-material.ts";
import type { RankedLine } from "../built-in/letter/rank-lines.ts";
import { hasRunOut } from "../built-in/letter/run-out.ts";
import { answerLeads, fill, openingSentence } from "../built-in/letter/sentences.ts";
import { splitSentences } from "../verify/claim.ts";
import { type MaterialInput, readMaterial, type WritingMaterial } from "../verify/writing-material.ts";
import { isAboutCredential } from "./behaviours.ts";
import { likeness } from "./coverage.ts";

/** A sentence or a quoted line, and how soon it is removed if the limit is exceeded: the highest number first. */
export interface AnswerPart {
  text: string;
  goes: number;
  /** Of a quoted line: the fixed sentence above it. */
  lead?: string;
}

/** The material that answers are written from. */
export interface AnswerMaterial extends WritingMaterial {
  quotes: QuoteMaterial;
  asOf: string;
}

/** Reads the person's lines and the sources that every sentence is checked against. */
export function readAnswerMaterial(input: MaterialInput): AnswerMaterial {
  const material = readMaterial(input);
  const { ad, asOf, sources = [] } = input;
  const quotes = quoteMaterial(material.model, material.analysis, { ad, asOf, sources });
  return { ...material, quotes, asOf };
}

const style = "professional";
/** Maximum number of resume lines that one answer quotes. */
export const mostLines = 3;
export const fewestLikeness = 2;
/** Actions and results are removed last. */
const goesOf = { action: 0, result: 1, task: 2, situation: 3 } as const;

const asSentence = (text: string) => (/[.!?]["'\u2019)]?$/.test(text) ? text : `${text}.`);

/** The story in the person's words, part after part: situation, task, action, result. */
export function storySentences(story: Story): AnswerPart[] {
  const parts = ["situation", "task", "action", "result"] as const;
  return parts.flatMap((part) =>
    splitSentences(oneLine(story[part])).map((text) => ({ text: asSentence(text), goes: goesOf[part] })),
  );
}

/** The person's lines, the best for the ad first. */
export function poolOf({ quotes }: AnswerMaterial): RankedLine[] {
  return [...quotes.lines].sort((a, b) => b.rank - a.rank);
}

/** A line that the engine found to prove the criterion scores as much as a shared term. */
export function fitOf(criterion: string, { source, shows }: RankedLine): number {
  const low = criterion.toLowerCase();
  const proves = [...shows.keys()].some(({ term }) => low.includes(term.toLowerCase()));
  return likeness(criterion, source) + (proves ? 2 : 0);
}

function leadOf({ id, work }: RankedLine, { quotes: { jobs } }: AnswerMaterial): string {
  if (id.startsWith("bank:")) return answerLeads.bank;
  const job = jobs.find((one) => one.work === work);
  if (job?.sure !== undefined) return fill(answerLeads.job, job.sure);
  const { heading } = job ?? {};
  return heading === undefined ? answerLeads.resume : fill(answerLeads.heading, { heading });
}

/** Quotes the person's lines word for word, each under its job. */
export function quotedLines(lines: readonly RankedLine[], material: AnswerMaterial): AnswerPart[] {
  const told = lines.map((line, at) => ({ text: line.text, goes: at, lead: leadOf(line, material) }));
  const leads = [...new Set(told.map(({ lead }) => lead))];
  return leads.flatMap((lead) => told.filter((one) => one.lead === lead));
}

const mostCredentials = 4;

/** Lines of the resume that name a credential of the criterion, except expired ones. */
export function credentialLines(criterion: string, material: AnswerMaterial): AnswerPart[] {
  if (!isAboutCredential(criterion)) return [];
  return heldLines(material)
    .filter((text) => sharesTellingWord(criterion, text))
    .slice(0, mostCredentials)
    .map((text) => ({ text, goes: 0, lead: answerLeads.credentials }));
}

/** Qualifications, licences and checks as the resume writes them. */
export function heldLines({ model, asOf }: AnswerMaterial): string[] {
  return model.meta.lines
    .filter(
      ({ section, heading }) => heading !== true && (section === "education" || section === "certificates"),
    )
    .map(({ text }) => oneLine(text))
    .filter((text) => /\p{L}{3}/u.test(text) && text.length <= 160)
    .filter((text) => !hasRunOut(text, asOf) && !isAgainst(text) && !isPending(text));
}

/** The answer as text: sentences as running text, quoted lines as bullets under their introduction. */
export function answerText(told: readonly AnswerPart[]): string {
  const blocks: { lead: string | undefined; texts: string[] }[] = [];
  for (const { lead, text } of told) {
    const last = blocks.at(-1);
    if (last !== undefined && last.lead === lead) last.texts.push(text);
    else blocks.push({ lead, texts: [text] });
  }
  return blocks
    .map(({ lead, texts }) =>
      lead === undefined ? texts.join(" ") : [lead, ...texts.map((one) => `• ${one}`)].join("\n"),
    )
    .join("\n\n");
}

/** Removes sentences, the least important last one first, until the text meets every limit. */
export function within(told: readonly AnswerPart[], limits: readonly Limit[]): string {
  let kept = [...told];
  const text = () => answerText(kept);
  while (kept.length > 0 && limits.some((limit) => isOver(text(), limit))) {
    const worst = Math.max(...kept.map(({ goes }) => goes));
    const at = kept.findLastIndex(({ goes }) => goes === worst);
    kept = kept.filter((_, n) => n !== at);
  }
  return text();
}

/** Where the person works, and their own sentence about their years of work. */
export function selfSentences({ quotes }: AnswerMaterial): string[] {
  const own = yearsSentence(quotes.model).map(({ text }) => asSentence(text));
  return [...employedSentence(style, quotes), ...own];
}

/** The first sentence: the job, and the person who applies. */
export const openingOf = (material: AnswerMaterial): AnswerPart[] =>
  [openingSentence(style, material.target), ...selfSentences(material)].map((text, at) => ({
    text,
    goes: at === 0 ? 1 : 4,
  }));

/** The sentences of an answer that Kelpie wrote, which need no check. */
export function fixedSentences(material: AnswerMaterial): string[] {
  const leads = material.quotes.lines.map((line) => leadOf(line, material));
  const opening = openingOf(material).map(({ text }) => text);
  return [...new Set([...leads, answerLeads.credentials, ...opening])];
}

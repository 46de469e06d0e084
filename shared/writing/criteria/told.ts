import type { Limit } from "#shared/domain/criteria/limit.ts";
import { isOver } from "#shared/domain/criteria/limit.ts";
import type { Story } from "#shared/domain/evidence-bank/bank-entry.ts";
import { oneLine } from "#shared/domain/text.ts";
import { isLatestRole } from "#shared/engine/roles/latest-role.ts";
import { nothingTold, tell } from "../realise/letter/deeds/tell-deeds.ts";
import { educationSentence, nameWork, summarySentences } from "../realise/letter/letter-context.ts";
import type { LetterMaterial } from "../realise/letter/letter-material.ts";
import { listed, phrases } from "../realise/letter/letter-phrases.ts";
import { moreProofs, type Proof, readProofs } from "../realise/letter/letter-proofs.ts";
import { nameRole } from "../realise/letter/letter-target.ts";
import { heldPapers } from "../realise/letter/papers/letter-papers.ts";
import { paperPhrases } from "../realise/letter/papers/paper-prose.ts";
import { splitSentences } from "../verify/claim.ts";
import { asksForPaper } from "./behaviours.ts";
import { likeness } from "./coverage.ts";

/** A sentence and how soon it goes when the limit is reached: the highest first. */
export interface Told {
  text: string;
  goes: number;
}

const style = "professional";
/** Deeds of the resume that one answer tells. */
export const mostDeeds = 3;
export const fewestLikeness = 2;
/** What is done and what came of it stays longest. */
const goesOf = { action: 0, result: 1, task: 2, situation: 3 } as const;

const asSentence = (text: string) => (/[.!?]["'\u2019)]?$/.test(text) ? text : `${text}.`);

/** The story as it was told, part after part: situation, task, action, result. */
export function storyTold(story: Story): Told[] {
  const parts = ["situation", "task", "action", "result"] as const;
  return parts.flatMap((part) =>
    splitSentences(oneLine(story[part])).map((text) => ({ text: asSentence(text), goes: goesOf[part] })),
  );
}

/** Every line of the latest roles as a sentence could say it, those that the ad asks for first. */
export function poolOf({ model, analysis }: LetterMaterial): Proof[] {
  const asked = readProofs(model, analysis);
  return [...asked, ...moreProofs(model, asked, analysis.match.pastedLines)];
}

/** What the engine found the line to prove counts as much as a shared term. */
export function fitOf(criterion: string, { source, answers }: Proof): number {
  const low = criterion.toLowerCase();
  const proves = answers.some(({ term }) => low.includes(term.toLowerCase()));
  return likeness(criterion, source) + (proves ? 2 : 0);
}

/** What stands in the text or texts before. */
export interface Before {
  /** Roles that the text has named with title and dates; they are named shortly from then on. */
  named: Set<number>;
  /** Answers before this one that tell deeds. */
  opening: number;
}

export function deedsTold(
  proofs: readonly Proof[],
  { named, opening }: Before,
  material: LetterMaterial,
): Told[] {
  const { sentences, proofs: said } = tell(proofs, { ...nothingTold(named), opening }, style, material);
  for (const { work } of said) named.add(work);
  return sentences.map((text, at) => ({ text, goes: at }));
}

export function papersTold(criterion: string, { model, analysis, sift }: LetterMaterial): Told[] {
  if (!asksForPaper(criterion)) return [];
  const wantsStudy = /\b(?:qualif\w*|degree|tertiary|diploma)\b/i.test(criterion);
  const study = wantsStudy ? educationSentence(model, "") : undefined;
  const held = heldPapers(model, analysis).filter((paper) => likeness(criterion, paper) > 0);
  const papers = held.slice(0, 4).flatMap(paperPhrases);
  const sentences = [
    ...(study === undefined ? [] : [study]),
    ...(papers.length > 0 ? [phrases[style].hold(listed(papers))] : []),
  ];
  return sift(sentences).map((text) => ({ text, goes: 0 }));
}

/** Takes sentences out, the least needed last one first, until the text keeps to every limit. */
export function within(told: readonly Told[], limits: readonly Limit[]): string {
  let kept = [...told];
  const text = () => kept.map((one) => one.text).join(" ");
  while (kept.length > 0 && limits.some((limit) => isOver(text(), limit))) {
    const worst = Math.max(...kept.map(({ goes }) => goes));
    const at = kept.findLastIndex(({ goes }) => goes === worst);
    kept = kept.filter((_, n) => n !== at);
  }
  return text();
}

/** Who writes, in their own words or by their role. */
export function selfTold({ model, stands, sift }: LetterMaterial): string[] {
  const { work } = model;
  const own = work.find((one) => one.endDate === "present") ?? work.find((_, at) => isLatestRole(work, at));
  const { title, employer, isCurrent, start } = nameWork(own);
  const said = phrases[style];
  const role =
    title === undefined || employer === undefined
      ? undefined
      : isCurrent
        ? said.current(title, employer, start)
        : said.past(title, employer);
  const self = sift(summarySentences(model));
  return self.length > 0 ? self : role !== undefined && stands([], role) ? [role] : [];
}

/** What is applied for, and who writes. */
export const openingOf = (material: LetterMaterial): Told[] =>
  [phrases[style].apply(nameRole(material.target)), ...selfTold(material)].map((text, at) => ({
    text,
    goes: at === 0 ? 1 : 4,
  }));

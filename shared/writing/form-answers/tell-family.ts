import type { QuestionFamily } from "#shared/domain/autofill/question-families.ts";
import { oneLine } from "#shared/domain/text.ts";
import { deedsTold, mostDeeds, poolOf, selfTold, type Told } from "../criteria/told.ts";
import { educationSentence, nameWork, untoldPapers } from "../realise/letter/letter-context.ts";
import type { LetterMaterial } from "../realise/letter/letter-material.ts";
import { listed, phrases } from "../realise/letter/letter-phrases.ts";
import { type Proof, readProofs } from "../realise/letter/letter-proofs.ts";
import { paperPhrases } from "../realise/letter/papers/paper-prose.ts";
import { termsOf } from "../realise/letter/topics.ts";
import { splitSentences } from "../verify/claim.ts";
import { familySigns } from "./family-signs.ts";
import type { AnswerSource, FormAnswerInput } from "./form-answer.ts";

export interface Making {
  input: FormAnswerInput;
  material: LetterMaterial;
  family: QuestionFamily | null;
}

/** Told, and what is still the person's to say. */
export interface Telling {
  told: Told[];
  from: AnswerSource;
  ask: string | null;
}

const style = "professional";
export const fewDeeds = 2;
const reasonAsked = "Why this employer? One plain sentence of your own goes first.";
const strengthAsked = "Which strength does this show? Your own word for it goes first.";
export const storyAsked = "This is your resume's own line. What was the situation, and what came of it?";
const mostPapers = 5;

/** Forms of one application are read one after another: each family begins in its own way. */
const openings: Partial<Record<QuestionFamily, number>> = {
  strengths: 2,
  proud: 1,
  leading: 3,
  why: 2,
  problem: 3,
};

export const deedsOf = (proofs: readonly Proof[], { material, family }: Making): Told[] =>
  deedsTold(proofs, { named: new Set(), opening: openings[family ?? "experience"] ?? 0 }, material);

export const fromDeeds = (told: Told[], ask: string | null): Telling => ({
  told,
  from: told.length === 0 ? "nothing" : "resume",
  ask,
});

/** The deeds that answer the ad best; without an ad those that say most. */
function bestDeeds({ material }: Making, most: number): Proof[] {
  const asked = readProofs(material.model, material.analysis);
  return [...asked, ...poolOf(material).filter((one) => !asked.includes(one))].slice(0, most);
}

function tellSelf(making: Making): Telling {
  const { material } = making;
  const self = selfTold(material).map((text): Told => ({ text, goes: 0 }));
  const isNamed = (employer: string | undefined) =>
    employer !== undefined && self.some(({ text }) => text.includes(employer));
  const named = new Set(
    material.model.work.flatMap((one, at) => (isNamed(nameWork(one).employer) ? [at] : [])),
  );
  const deeds = deedsTold(bestDeeds(making, fewDeeds), { named, opening: 0 }, material).map((one) => ({
    ...one,
    goes: one.goes + 1,
  }));
  return fromDeeds([...self, ...deeds], null);
}

/** What is shown says more than what is claimed: the word for it is the person's. */
function tellStrengths(making: Making): Telling {
  return fromDeeds(deedsOf(bestDeeds(making, mostDeeds), making), strengthAsked);
}

function tellReason(making: Making): Telling {
  const { reason } = making.input;
  const own = splitSentences(oneLine(reason)).map((text): Told => ({ text, goes: 0 }));
  const proofs = bestDeeds(making, fewDeeds);
  const terms = termsOf(proofs, making.material);
  const need =
    terms.length === 0 ? [] : making.material.sift([phrases[style].asks[0]?.(listed(terms)) ?? ""]);
  const deeds = deedsOf(proofs, making).map((one) => ({ ...one, goes: one.goes + 1 }));
  const told = [...own, ...need.map((text): Told => ({ text, goes: 9 })), ...deeds];
  return fromDeeds(told, own.length === 0 ? reasonAsked : null);
}

/** Only what the person said they are learning: a weakness is theirs to name. */
function tellGrowing({ input, material }: Making): Telling {
  const learning = input.bank.facts.filter(({ state }) => state === "in progress").slice(0, fewDeeds);
  const told = material
    .sift(learning.map(({ term }) => `I am currently learning ${term}.`))
    .map((text): Told => ({ text, goes: 1 }));
  return fromDeeds(told, "What do you find hard, and what do you do about it? Only you can say this.");
}

/** What is learnt and held, whether or not the ad asks for it. */
function tellPapers({ material }: Making): Telling {
  const { model } = material;
  const study = educationSentence(model, "");
  const papers = untoldPapers(model, "", mostPapers).flatMap(paperPhrases);
  const held = papers.length === 0 ? [] : [phrases[style].hold(listed(papers))];
  const told = material
    .sift([...(study === undefined ? [] : [study]), ...held])
    .map((text, at): Told => ({ text, goes: at }));
  return fromDeeds(told, told.length === 0 ? (familySigns.papers?.ask ?? null) : null);
}

export const familyTellers: Partial<Record<QuestionFamily, (making: Making) => Telling>> = {
  why: tellReason,
  you: tellSelf,
  strengths: tellStrengths,
  growing: tellGrowing,
  papers: tellPapers,
};

import {
  type LetterInput,
  type LetterMaterial,
  readMaterial,
} from "#shared/writing/realise/letter/letter-material.ts";
import { phrases } from "#shared/writing/realise/letter/letter-phrases.ts";
import { nameRole } from "#shared/writing/realise/letter/letter-target.ts";
import { countLetterWords, measureLetter } from "#shared/writing/realise/letter/measure-letter.ts";
import { type Letter, layOut, writeLetter } from "#shared/writing/realise/letter/write-letter.ts";
import { groundLetter } from "#shared/writing/verify/ground-letter.ts";
import { judgeLetter, letterEvidence } from "./letter-sentences.ts";
import { createRedaction, type Identity } from "./redaction.ts";
import { adMaterial, factLines, type Material, numbered, statedLines } from "./resume-facts.ts";

/** A letter to write, and who it is from: that is kept from a model. */
export interface LetterOrder {
  input: LetterInput;
  identity: Identity;
}

/** A letter with the person's own lines behind each of its sentences. */
export interface ProvenLetter extends Letter {
  evidence: { sentence: string; facts: string[] }[];
}

const proven = (input: LetterInput, letter: Letter): ProvenLetter => ({
  ...letter,
  evidence: letterEvidence(input, letter.sentences),
});

/** The built-in writer's letter. Pure. */
export function writeProvenLetter(input: LetterInput): ProvenLetter {
  return proven(input, writeLetter(input));
}

/** What a model gets to write from. Pure. */
export function prepareLetter(order: LetterOrder): Material[] {
  const { redaction, lines } = readOrder(order);
  return [
    { name: "resume", text: numbered(lines, redaction.hide) },
    { name: "job ad", text: redaction.hide(adMaterial(order.input.ad)) },
  ];
}

function readOrder({ input, identity }: LetterOrder) {
  const material = readMaterial(input);
  const redaction = createRedaction(input, identity);
  const lines = [...factLines(material.model), ...statedLines(material.model, input.sources ?? [])];
  return { material, redaction, lines };
}

/**
 * The letter of a model's sentences, or what is wrong with them. Pure.
 * @param order.value the model's answer as it came.
 */
export function finishLetter(
  order: LetterOrder & { value: unknown },
): { letter: ProvenLetter } | { failure: string } {
  const { material, redaction, lines } = readOrder(order);
  const factIds = new Set(lines.map((line) => line.id));
  const paragraphs = judgeLetter(order.value, { material, factIds, show: redaction.show });
  if (paragraphs === undefined) return { failure: "The language model's answer could not be used" };
  return finish(order.input, material, paragraphs);
}

/** Fewer words of a body are no letter. */
const leastWords = 90;
const mostWords = 420;

function finish(
  input: LetterInput,
  material: LetterMaterial,
  paragraphs: string[][],
): { letter: ProvenLetter } | { failure: string } {
  const words = countLetterWords(paragraphs.flat().join(" "));
  if (words < leastWords)
    return { failure: "Too little of the language model's letter passed the fact check" };
  if (words > mostWords) return { failure: "The language model's letter was too long" };
  const { facts, target, blocked } = material;
  const body = withTarget(paragraphs, input, material).map((one) => one.join(" "));
  const text = layOut(body, input.style, material);
  const sentences = groundLetter(text, facts, { target, asOf: input.asOf });
  if (sentences.some((one) => !one.supported))
    return { failure: "The language model's letter did not pass the fact check" };
  const measured = measureLetter(text, input.ad, input.asOf, input.requirementEdits);
  return { letter: proven(input, { text, sentences, blocked, ...measured }) };
}

/** A letter names the job and the employer it goes to, whatever was left of the model's first sentence. */
function withTarget(paragraphs: string[][], { style }: LetterInput, { target }: LetterMaterial): string[][] {
  const said = paragraphs.flat().join(" ").toLowerCase();
  const isNamed = [target.title, target.company].every((one) => !one || said.includes(one.toLowerCase()));
  return isNamed ? paragraphs : [[phrases[style].apply(nameRole(target))], ...paragraphs];
}

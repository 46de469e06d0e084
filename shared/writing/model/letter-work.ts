import { oneLine } from "#shared/domain/text.ts";
import type { LetterLength } from "../built-in/letter/choose-lines.ts";
import { greetedAs } from "../built-in/letter/letter-target.ts";
import { measureLetter } from "../built-in/letter/measure-letter.ts";
import { type LetterStyle, wordings } from "../built-in/letter/sentences.ts";
import { signedName } from "../built-in/letter/signed-name.ts";
import type { Letter, LetterInput } from "../built-in/letter/write-letter.ts";
import { planFor } from "../plan/plan.ts";
import type { AnswerReview, Answers, Assignment } from "../prompt.ts";
import { splitSentences } from "../verify/claim.ts";
import { groundLetter } from "../verify/ground-letter.ts";
import { withoutHidden } from "../verify/hidden-characters.ts";
import { readMaterial, type WritingMaterial } from "../verify/writing-material.ts";
import { adMaterial, factLines, numbered, statedLines } from "./fact-lines.ts";
import { letterEvidence, letterSchema, readLetterBody } from "./letter-answer.ts";
import { checkSentences, type LetterCheck, wholeBody } from "./letter-body.ts";
import { planMaterial } from "./plan-material.ts";
import { createRedaction, type Identity } from "./redaction.ts";
import { repairOf } from "./repair.ts";
import { editsSchema, readEdits } from "./resume-answer.ts";

/** A letter to write, and the person's identity, which the model never sees. */
export interface LetterOrder {
  input: LetterInput;
  identity: Identity;
}

const tones: Record<LetterStyle, string> = {
  professional: "measured and plain",
  confident: "direct, each paragraph beginning with what was done",
  friendly: "warm and conversational, without slang",
};

const lengths: Record<LetterLength, string> = {
  full: "three to five paragraphs, 230 to 350 words",
  short: "three short paragraphs, 100 to 160 words",
};

/** Another variant begins with another proof. */
const openWith = (variant: number) =>
  variant === 0
    ? []
    : [`Open with proof number ${variant + 1} of the plan instead of the strongest, where there is one.`];

const task = ({ style, length = "full", variant = 0 }: LetterInput) =>
  [
    `You write the body of an Australian cover letter, ${tones[style]}: ${lengths[length]}, in the first person.`,
    ...openWith(variant),
    "The plan says what to prove and with which numbered lines. The first sentence names the job and the employer; the opening says the need and the strongest proof. Two paragraphs by theme follow, not by role: each answers the heaviest criteria with what a numbered line shows, naming its employer. The last asks for an interview.",
    "What the plan calls not shown is never claimed and never mentioned.",
    "No greeting, no sign-off, no contact data, no praise of the employer, no motives, no sentence of the ad, no fact twice, no three sentences with one opener.",
    "For each sentence give factIds, the numbers of the lines that state its facts; an empty list for a sentence without facts.",
  ].join("\n");

function readOrder({ input, identity }: LetterOrder) {
  const material = readMaterial(input);
  const { model, analysis, target } = material;
  const redaction = createRedaction(input, identity);
  const lines = factLines(model);
  const stated = statedLines(model, input.sources ?? []);
  const plan = planMaterial(planFor({ model, analysis }), target);
  // The order is fixed, so that a second reading gives the same placeholders.
  const pieces = [
    { name: "resume", text: numbered([...lines, ...stated], redaction.hide) },
    { name: "job ad", text: redaction.hide(adMaterial(input.ad)) },
    { name: plan.name, text: redaction.hide(plan.text) },
  ];
  const assignment: Assignment = { task: task(input), material: pieces, answer: letterSchema };
  const check: LetterCheck = {
    material,
    factIds: new Set([...lines, ...stated].map((line) => line.id)),
    show: (text) => oneLine(redaction.show(text)),
  };
  return { assignment, check, redaction };
}

/** The assignment for a model. Pure. */
export function prepareLetter(order: LetterOrder): Assignment {
  return readOrder(order).assignment;
}

/**
 * The letter of a model's sentences. A refused sentence is worth one more request; if it is refused again, it is left
 * out. Pure.
 * @param order.answers the model's answers, unparsed.
 */
export function finishLetter(order: LetterOrder & Answers): AnswerReview<Letter> {
  const { input, answers } = order;
  const { assignment, check, redaction } = readOrder(order);
  const written = readLetterBody(answers[0]);
  if (written === undefined) return { failure: "The language model's answer could not be used" };
  const repairs = new Map((readEdits(answers[1]) ?? []).map((one) => [one.lineId, one]));
  const { paragraphs, refused } = checkSentences(written, repairs, check);
  const repair =
    answers.length > 1 ? {} : repairOf(refused, assignment, { answer: editsSchema, hide: redaction.hide });
  const tooLittle = { failure: "Too little of the language model's letter passed the fact check", ...repair };
  const own = paragraphs.flat().filter(({ lines }) => lines.length > 0);
  if (own.length < leastOwn) return tooLittle;
  const whole = wholeBody(paragraphs, input, check);
  if (whole === undefined) return tooLittle;
  const body = whole.map((one) => one.map(({ text }) => text).join(" "));
  const letter = laidOut(body, input, check.material);
  if (letter === undefined)
    return { failure: "The language model's letter did not pass the fact check", ...repair };
  const blocked = refused.map(({ text: line, claim, reason }) => ({ line, claim, reason }));
  const accepted = {
    paragraphs: whole.map((one) =>
      one.map(({ text: words, lines }) => ({ text: words, factIds: [...lines] })),
    ),
  };
  return { result: { ...letter, blocked }, accepted, ...repair };
}

/** With fewer factual sentences by the model, the letter does not count as the model's. */
const leastOwn = 2;

/** The person's own reason and sentences, each with its full stop. */
function ownSentences({ reason = "", ownLines = [] }: LetterInput): string[] {
  return [reason, ...ownLines].flatMap((text) => {
    const plain = withoutHidden(text).replace(/\s+/g, " ").trim();
    return plain === "" ? [] : splitSentences(/[.!?]$/.test(plain) ? plain : `${plain}.`);
  });
}

/** Name and contact line, greeting, paragraphs, sign-off; an empty line between. */
function layOut(
  paragraphs: readonly string[],
  style: LetterStyle,
  { model, target }: WritingMaterial,
): string {
  const { name = "", location, phone, email } = model.basics;
  const signed = signedName(name);
  const contact = [location, phone, email].filter((one) => one).join(" | ");
  const greeting =
    target.contact === undefined ? "Dear Hiring Manager," : `Dear ${greetedAs(target.contact)},`;
  const lines = (all: readonly string[]) => all.filter((one) => one !== "").join("\n");
  const end = lines([`${wordings[style].signOff},`, signed]);
  return [lines([signed, contact]), greeting, ...paragraphs, end].filter((one) => one !== "").join("\n\n");
}

/** The whole letter. Each sentence is checked again, because its place in the letter can change the result. */
function laidOut(body: string[], input: LetterInput, material: WritingMaterial): Letter | undefined {
  const { facts, target, blocked } = material;
  const given = ownSentences(input);
  const last = [...given, ...body.slice(-1)].join(" ");
  const text = layOut([...body.slice(0, -1), last], input.style, material);
  const sentences = groundLetter(text, facts, { target, asOf: input.asOf, given });
  if (sentences.some((one) => !one.supported)) return undefined;
  const measured = measureLetter(text, input.ad, input.asOf, input.requirementEdits);
  return { text, evidence: letterEvidence(input, sentences), blocked, hasNext: true, ...measured };
}

import { shortened } from "#shared/domain/text.ts";
import {
  type ImprovedLetter,
  type ImproveInput,
  improveLetter,
} from "#shared/writing/realise/letter/improve-letter.ts";
import { type LetterMaterial, readMaterial } from "#shared/writing/realise/letter/letter-material.ts";
import { measureLetter } from "#shared/writing/realise/letter/measure-letter.ts";
import type { Blocked } from "#shared/writing/realise/resume/tailor-resume.ts";
import { type GroundedLine, splitParagraphs, splitSentences } from "#shared/writing/verify/claim.ts";
import { groundLetter } from "#shared/writing/verify/ground-letter.ts";
import { letterEvidence } from "./letter-sentences.ts";
import { createRedaction, type Identity, type Redaction } from "./redaction.ts";
import { refuseEdit } from "./refuse-edit.ts";
import { parseResumeEdits, type ResumeEditOfModel } from "./resume-edits.ts";
import { adMaterial, factLines, type Material, numbered } from "./resume-facts.ts";

/** An improved draft, its sentences with their facts, and what a model proposed and the check refused. */
export interface CheckedLetter extends ImprovedLetter {
  sentences: GroundedLine[];
  blocked: Blocked[];
  evidence: { sentence: string; facts: string[] }[];
}

/** A draft to improve, and whose it is: that is kept from a model. */
export interface ImproveOrder {
  input: ImproveInput;
  identity: Identity;
}

type Improved = ImprovedLetter & { blocked: Blocked[] };
type Outcome = { improved: Improved } | { failure: string };

function checked(input: ImproveInput, letter: Improved, material: LetterMaterial): CheckedLetter {
  const sentences = groundLetter(letter.text, material.facts, placeOf(input, material));
  return { ...letter, sentences, evidence: letterEvidence({ ...input, style: input.tone }, sentences) };
}

/** The built-in writer's version of a draft. Pure. */
export function improveChecked(input: ImproveInput): CheckedLetter {
  return checked(input, { ...improveLetter(input), blocked: [] }, readMaterial(input));
}

/** The built-in writer's version with what a model gets to do better. Pure. */
export function prepareImproving({ input, identity }: ImproveOrder): {
  base: CheckedLetter;
  material: Material[];
} {
  const { redaction, material, base, lines, open } = readOrder({ input, identity });
  return {
    base: checked(input, { ...base, blocked: [] }, material),
    material: [
      { name: "resume", text: numbered(lines, redaction.hide) },
      { name: "letter", text: open.map((one, n) => `${n} | ${redaction.hide(one)}`).join("\n") },
      { name: "job ad", text: redaction.hide(adMaterial(input.ad)) },
    ],
  };
}

function readOrder({ input, identity }: ImproveOrder) {
  const material = readMaterial(input);
  const base = improveLetter(input);
  return {
    material,
    base,
    redaction: createRedaction(input, identity),
    lines: factLines(material.model),
    open: openSentences(base.text, input, material),
  };
}

/**
 * The model's sentences in place of the built-in writer's, or what is wrong with them. Pure.
 * @param order.value the model's answer as it came.
 */
export function finishImproving(
  order: ImproveOrder & { value: unknown },
): { letter: CheckedLetter } | { failure: string } {
  const edits = parseResumeEdits(order.value);
  if (edits === undefined) return { failure: "The language model's answer could not be used" };
  const { redaction, material, base, lines, open } = readOrder(order);
  const factIds = new Set(lines.map((line) => line.id));
  const outcome = applyEdits(order.input, base, material, { edits, open, factIds, redaction });
  return "failure" in outcome ? outcome : { letter: checked(order.input, outcome.improved, material) };
}

interface Proposal {
  edits: readonly ResumeEditOfModel[];
  open: readonly string[];
  factIds: ReadonlySet<number>;
  redaction: Redaction;
}

const placeOf = (input: ImproveInput, { target }: LetterMaterial) => ({ target, asOf: input.asOf });

/** Whole sentences that state only what the resume supports; names, addresses and claims of its own are no business of a model. */
function openSentences(text: string, input: ImproveInput, material: LetterMaterial): string[] {
  return splitParagraphs(text)
    .filter((paragraph) => paragraph.split(" ").length > 6)
    .flatMap((paragraph) => groundLetter(paragraph, material.facts, placeOf(input, material)))
    .flatMap((one) => (one.supported && /[.!?]$/.test(one.line) ? [one.line] : []));
}

function applyEdits(
  input: ImproveInput,
  base: ImprovedLetter,
  material: LetterMaterial,
  proposal: Proposal,
): Outcome {
  const { ad, asOf, requirementEdits } = input;
  const blocked: Blocked[] = [];
  const improvements = [...base.improvements];
  let { text } = base;
  for (const edit of proposal.edits) {
    const before = proposal.open[edit.lineId];
    const after = proposal.redaction.show(edit.text).replace(/\s+/g, " ").trim();
    if (before === undefined || after === before || after === "") continue;
    const result = withSentence(text, before, after, { edit, input, material, factIds: proposal.factIds });
    if ("refused" in result) blocked.push({ line: after, ...result.refused });
    else {
      text = result.text;
      improvements.push({ section: "Body", impact: "Medium", reason: `Rewrites "${shortened(before, 60)}"` });
    }
  }
  if (text === base.text)
    return {
      failure:
        blocked.length > 0
          ? "None of the language model's changes passed the fact check"
          : "The language model changed nothing",
    };
  const measured = measureLetter(text, ad, asOf, requirementEdits);
  if ((measured.matchScore ?? 0) < (base.matchScore ?? 0))
    return { failure: "The language model's wording would have scored lower" };
  return { improved: { ...base, ...measured, text, improvements, blocked } };
}

interface SentenceJudge {
  edit: ResumeEditOfModel;
  input: ImproveInput;
  material: LetterMaterial;
  factIds: ReadonlySet<number>;
}

/** The letter with one sentence in place of another, judged where it stands: its neighbours say which role it is about. */
function withSentence(
  text: string,
  before: string,
  after: string,
  { edit, input, material, factIds }: SentenceJudge,
): { text: string } | { refused: Omit<Blocked, "line"> } {
  const refused = (claim: string, reason: string) => ({ refused: { claim, reason } });
  const paragraph = splitParagraphs(text).find((one) => splitSentences(one).includes(before));
  if (paragraph === undefined) return refused(before, "This sentence is not there any more.");
  if (edit.factIds.some((id) => !factIds.has(id)) || after.length > before.length * 2 + 120)
    return refused(after.slice(0, 80), "The model names no line of yours that supports this.");
  if (splitSentences(after).length !== 1)
    return refused(after.slice(0, 80), "One sentence becomes one sentence.");
  const place = placeOf(input, material);
  const judge = (one: string) => groundLetter(one, material.facts, place).filter((line) => !line.supported);
  const changed = paragraph.replace(before, () => after);
  const own = judge(changed).find((one) => one.line === after);
  if (own !== undefined && !own.supported) return refused(own.claim.claim, own.claim.reason);
  if (judge(changed).length > judge(paragraph).length)
    return refused(after.slice(0, 80), "It would change what the next sentence is about.");
  const loss = refuseEdit(before, after, input.ad.text);
  return loss ? { refused: loss } : { text: text.replace(paragraph, () => changed) };
}

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
import type { Services } from "../services.ts";
import { askModel, mayAskModel, reasonText } from "./ask-model.ts";
import type { LetterBy, Progress } from "./letter-for-account.ts";
import { createRedaction, type Redaction } from "./redaction.ts";
import { refuseEdit } from "./refuse-edit.ts";
import { parseResumeEdits, type ResumeEditOfModel, resumeEditsSchema } from "./resume-edits.ts";
import { adMaterial, factLines, numbered } from "./resume-facts.ts";
import { stepper } from "./stepper.ts";
import type { WritingAccount } from "./tailor-for-account.ts";

/** An improved draft, its sentences with their facts, and what a model proposed and the check refused. */
export interface CheckedLetter extends ImprovedLetter {
  sentences: GroundedLine[];
  blocked: Blocked[];
}

const task = (tone: string) =>
  [
    `You improve single sentences of a person's cover letter in a ${tone} style, so that the ad's reader finds what the person really did.`,
    "Each sentence of the letter has a number. Rewrite a sentence only where that helps: same meaning, same strength, nothing left out, the ad's wording where the person's facts are the same under another name.",
    "For each edit give lineId (the sentence's number), the new sentence, factIds (numbers of the resume's lines that state its facts; an empty list for a sentence without facts) and a short reason.",
  ].join("\n");

/**
 * Improves a person's draft: the built-in writer first, then single sentences by the language model where one
 * is configured and the person has agreed. A sentence that the resume does not support is the person's own and
 * is never touched; one of the model that it does not support falls (docs/engine.md, Writing).
 */
export async function improveForAccount(
  services: Services,
  account: WritingAccount,
  input: ImproveInput,
  { onStep }: Progress,
): Promise<LetterBy<CheckedLetter>> {
  const step = stepper(onStep);
  step(1);
  const base = improveLetter(input);
  const material = readMaterial(input);
  const run = { services, account, input, base, material, step };
  const outcome: Outcome = (await mayAskModel(services, account.id)) ? await improveWithModel(run) : {};
  step(4);
  const { improved, fallback } = outcome;
  const letter = improved ?? { ...base, blocked: [] };
  return {
    letter: { ...letter, sentences: groundLetter(letter.text, material.facts, placeOf(input, material)) },
    writer: improved ? "model" : "built-in",
    ...(fallback && { fallback }),
  };
}

interface ModelRun {
  services: Services;
  account: WritingAccount;
  input: ImproveInput;
  base: ImprovedLetter;
  material: LetterMaterial;
  step: (step: number) => void;
}

interface Outcome {
  improved?: ImprovedLetter & { blocked: Blocked[] };
  fallback?: string;
}

async function improveWithModel(run: ModelRun): Promise<Outcome> {
  const { services, account, input, base, material, step } = run;
  const redaction = createRedaction(input, account);
  const lines = factLines(material.model);
  const open = openSentences(base.text, input, material);
  step(2);
  const outcome = await askModel(services, {
    userId: account.id,
    task: task(input.tone),
    material: [
      { name: "resume", text: numbered(lines, redaction.hide) },
      { name: "letter", text: open.map((one, n) => `${n} | ${redaction.hide(one)}`).join("\n") },
      { name: "job ad", text: redaction.hide(adMaterial(input.ad)) },
    ],
    answer: resumeEditsSchema,
    onFirstWords: () => step(3),
  });
  if (!outcome.answered) return { fallback: outcome.reason };
  const edits = parseResumeEdits(outcome.value);
  if (edits === undefined) return { fallback: reasonText("The language model's answer could not be used") };
  const factIds = new Set(lines.map((line) => line.id));
  return applyEdits(run, { edits, open, factIds, redaction });
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

function applyEdits({ input, base, material }: ModelRun, proposal: Proposal): Outcome {
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
      fallback: reasonText(
        blocked.length > 0
          ? "None of the language model's changes passed the fact check"
          : "The language model changed nothing",
      ),
    };
  const measured = measureLetter(text, ad, asOf, requirementEdits);
  if ((measured.matchScore ?? 0) < (base.matchScore ?? 0))
    return { fallback: reasonText("The language model's wording would have scored lower") };
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

import { readResume } from "#shared/resume/read-resume.ts";
import { applyResumeEdits } from "#shared/resume/resume-edits.ts";
import type { AnswerSchema, ModelSentence } from "../prompt.ts";
import type { GroundedLine } from "../verify/claim.ts";
import { readFactSources } from "../verify/fact-sources.ts";
import type { MaterialInput } from "../verify/writing-material.ts";
import { factIdsIn, fieldsOf, listIn, textIn } from "./read-answer.ts";
import { closed, listOf } from "./schema.ts";

/** A strict schema, like `editsSchema`. */
export const letterSchema: AnswerSchema = {
  name: "letter_body",
  schema: closed({
    paragraphs: listOf(
      closed({
        sentences: listOf(closed({ text: { type: "string" }, factIds: listOf({ type: "integer" }) })),
      }),
    ),
  }),
};

const most = { paragraphs: 10, sentences: 20, text: 600 } as const;

function sentenceOf(value: unknown): ModelSentence | undefined {
  const fields = fieldsOf(value, ["text", "factIds"]);
  const text = textIn(fields?.text, most.text);
  const factIds = factIdsIn(fields?.factIds);
  return text === undefined || factIds === undefined ? undefined : { text, factIds };
}

/** The paragraphs of a model's letter, or undefined if the answer does not match the schema. */
export function readLetterBody(value: unknown): ModelSentence[][] | undefined {
  const paragraph = (one: unknown) =>
    listIn(fieldsOf(one, ["sentences"])?.sentences, most.sentences, sentenceOf);
  return listIn(fieldsOf(value, ["paragraphs"])?.paragraphs, most.paragraphs, paragraph);
}

/** The sentences that state a fact, each with the person's own lines that support it. */
export function letterEvidence(
  { resumeText, resumeEdits = [], sources = [] }: MaterialInput,
  sentences: readonly GroundedLine[],
): { sentence: string; facts: string[] }[] {
  const { lines } = readFactSources(applyResumeEdits(readResume(resumeText), resumeEdits), sources);
  const texts = new Map<string, string>();
  for (const { id, text } of lines) if (!texts.has(id)) texts.set(id, text);
  return sentences
    .filter(({ line }) => /[.!?]$/.test(line))
    .map(({ line, facts }) => ({ sentence: line, facts: facts.flatMap((id) => texts.get(id) ?? []) }))
    .filter((one) => one.facts.length > 0);
}

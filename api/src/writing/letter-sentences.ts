import { z } from "zod";
import { readResume } from "#shared/resume/read-resume.ts";
import { applyResumeEdits } from "#shared/resume/resume-edits.ts";
import type { LetterInput, LetterMaterial } from "#shared/writing/realise/letter/letter-material.ts";
import type { GroundedLine } from "#shared/writing/verify/claim.ts";
import { readFactSources } from "#shared/writing/verify/fact-sources.ts";
import type { AnswerSchema } from "../adapters/openai.ts";

/** Strict form, as `resumeEditsSchema`. */
export const letterSchema: AnswerSchema = {
  name: "letter_body",
  schema: {
    type: "object",
    additionalProperties: false,
    required: ["paragraphs"],
    properties: {
      paragraphs: {
        type: "array",
        items: {
          type: "object",
          additionalProperties: false,
          required: ["sentences"],
          properties: {
            sentences: {
              type: "array",
              items: {
                type: "object",
                additionalProperties: false,
                required: ["text", "factIds"],
                properties: {
                  text: { type: "string" },
                  factIds: { type: "array", items: { type: "integer" } },
                },
              },
            },
          },
        },
      },
    },
  },
};

const sentence = z.strictObject({ text: z.string().max(600), factIds: z.array(z.int()).max(50) });
const letterBody = z.strictObject({
  paragraphs: z.array(z.strictObject({ sentences: z.array(sentence).max(20) })).max(10),
});

export interface SentenceJudge {
  material: LetterMaterial;
  factIds: ReadonlySet<number>;
  show: (text: string) => string;
}

/**
 * The model's paragraphs with the sentences that hold; the others stand in `material.blocked`, each with the
 * reason. Undefined when the answer does not have the form that was asked for.
 */
export function judgeLetter(value: unknown, judge: SentenceJudge): string[][] | undefined {
  const parsed = letterBody.safeParse(value);
  if (!parsed.success) return undefined;
  const { material, factIds, show } = judge;
  return parsed.data.paragraphs
    .map(({ sentences }) => {
      const texts = sentences.flatMap((one) => {
        const text = show(one.text).replace(/\s+/g, " ").trim();
        if (text === "") return [];
        if (one.factIds.every((id) => factIds.has(id))) return [text];
        const reason = "The model names no line of yours that supports this.";
        material.blocked.push({ line: text, claim: text.slice(0, 80), reason });
        return [];
      });
      return material.sift(texts);
    })
    .filter((paragraph) => paragraph.length > 0);
}

/** The sentences that state a fact, each with the person's own lines that it stands on. */
export function letterEvidence(
  { resumeText, resumeEdits = [], sources = [] }: LetterInput,
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

import { readResume } from "#shared/resume/read-resume.ts";
import { applyResumeEdits } from "#shared/resume/resume-edits.ts";
import type { GroundedLine } from "#shared/writing/grounding/claim.ts";
import { readFactSources } from "#shared/writing/grounding/fact-sources.ts";
import type { LetterInput } from "#shared/writing/letter/letter-material.ts";

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

import { useEffect, useState } from "react";
import type { Resume } from "#shared/contract/resumes/kept-resume.ts";
import { type MeasuredResume, measuredResume } from "#shared/resume/measured-resume.ts";
import { useOneAtATime } from "../../../platform/use-one-at-a-time.ts";
import { analysedTexts, measureResume, originalEntry } from "../measure-resume.ts";
import { keepAnalysis, keepResult, type OptimizerResult } from "../result/stored-result.ts";
import { useDefaultResume, useKeepResume } from "../use-default-resume.ts";
import { changedDraft, emptyDraft, keepDraft, type OptimizerDraft, readDraft } from "./optimizer-draft.ts";
import { useAdName } from "./use-ad-name.ts";
import { useOptimise } from "./use-optimise.ts";

const noEdits: MeasuredResume["resumeEdits"] = [];

/**
 * The resume on the optimizer as the engine measures it: with the person's corrections while it is the kept one,
 * with what its file showed while it is the file's text.
 */
export function measuredDraft(
  { resumeText, resumeFile }: Pick<OptimizerDraft, "resumeText" | "resumeFile">,
  kept: Resume | null,
): MeasuredResume {
  if (kept?.text === resumeText) return measuredResume(kept);
  return { resumeText, resumeEdits: noEdits, ...(resumeFile && { file: resumeFile.facts }) };
}

/**
 * The optimizer's input, and its run (`step` is a number meanwhile).
 * @param onResult the result is made and kept.
 */
export function useOptimizer(onResult: (result: OptimizerResult) => void) {
  const [draft, setDraft] = useState(() => readDraft() ?? emptyDraft);
  const { step, download, problem, optimise, cancel } = useOptimise();
  const { resume, isPending } = useDefaultResume();
  const keep = useKeepResume();

  const change = (part: Partial<OptimizerDraft>) => setDraft((before) => changedDraft(before, part));
  const named = useAdName(draft, change);
  useEffect(() => keepDraft(draft), [draft]);

  // The account's resume fills an untouched card once; what is typed is never overwritten.
  useEffect(() => {
    if (!resume) return;
    setDraft((before) =>
      before.resumeText === "" && before.resumeName === ""
        ? { ...before, resumeText: resume.text, resumeName: resume.name }
        : before,
    );
  }, [resume]);

  const oneAtATime = useOneAtATime();
  const run = () => oneAtATime(optimiseDraft);
  const optimiseDraft = async () => {
    const { resumeText, resumeName, resumeFile } = draft;
    const { resumeEdits } = measuredDraft(draft, resume);
    const whole = await named(draft);
    const optimisation = await optimise({ ...whole, resumeEdits });
    if (!optimisation) return;
    const original = await originalEntry(optimisation, analysedTexts(whole, resumeEdits));
    const result = { optimisation, original };
    keepResult(result);
    onResult(result);
    // A first resume is kept at once; another text over a kept one only where the person says so. If this
    // fails, the input still offers 'Save as my resume'.
    if (isPending || resume) return;
    keep.mutate({
      name: resumeName || "My resume",
      text: resumeText,
      ...(resumeFile && { fileId: resumeFile.id }),
    });
  };

  /** Measures what is typed for the analysis screen: free, local, nothing is counted (decision: D-05). */
  const analyse = async () => {
    const { resumeEdits, file } = measuredDraft(draft, resume);
    keepAnalysis(await measureResume(analysedTexts(await named(draft), resumeEdits), file));
  };

  return { draft, change, step, download, problem, run, analyse, cancel };
}

import { useEffect, useState } from "react";
import type { Resume } from "#shared/contract/resumes/saved-resume.ts";
import { type MeasuredResume, measuredResume } from "#shared/resume/measured-resume.ts";
import { useToast } from "#shared/ui/primitives/toast/use-toast.ts";
import { useOneAtATime } from "../../../platform/use-one-at-a-time.ts";
import { analysedTexts, measureResume, originalEntry } from "../measure-resume.ts";
import { type OptimizerResult, saveAnalysis, saveResult } from "../result/stored-result.ts";
import type { ReadFile } from "../use-resume-file.ts";
import { changedDraft, emptyDraft, type OptimizerDraft, readDraft, saveDraft } from "./optimizer-draft.ts";
import { optimizerToasts } from "./optimizer-texts.ts";
import { useAdName } from "./use-ad-name.ts";
import { useOptimise } from "./use-optimise.ts";
import { useSavedResume } from "./use-saved-resume.ts";

const noEdits: MeasuredResume["resumeEdits"] = [];

/**
 * The resume on the optimizer as the engine measures it: with the person's corrections while it is the stored one,
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
 * @param onResult the result is made and stored.
 */
export function useOptimizer(onResult: (result: OptimizerResult) => void) {
  const [draft, setDraft] = useState(() => readDraft() ?? emptyDraft);
  const { step, download, problem, optimise, cancel } = useOptimise();
  const { toast } = useToast();
  const change = (part: Partial<OptimizerDraft>) => setDraft((before) => changedDraft(before, part));
  const saved = useSavedResume(draft, change, () => toast(optimizerToasts.notSaved));
  const { resume } = saved;
  const named = useAdName(draft, change);
  useEffect(() => saveDraft(draft), [draft]);

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
    saved.saveFirst();
    const { resumeEdits } = measuredDraft(draft, resume);
    const whole = await named(draft);
    const optimisation = await optimise({ ...whole, resumeEdits });
    if (!optimisation) return;
    const original = await originalEntry(optimisation, analysedTexts(whole, resumeEdits));
    const result = { optimisation, original };
    saveResult(result);
    onResult(result);
  };

  /** Measures what is typed for the analysis screen: free, local, nothing is counted (decision: D-05). */
  const analyse = async () => {
    saved.saveFirst();
    const { resumeEdits, file } = measuredDraft(draft, resume);
    saveAnalysis(await measureResume(analysedTexts(await named(draft), resumeEdits), file));
  };

  /** What a file holds takes the place of the text, and is the account's first resume where it has none. */
  const takeFile = ({ text: resumeText, name: resumeName, fileId: id, facts }: ReadFile) => {
    const resumeFile = { id, facts };
    change({ resumeText, resumeName, resumeFile });
    saved.saveFirst({ resumeText, resumeName, resumeFile, staysUnsaved: false });
  };

  return { draft, change, takeFile, saved, step, download, problem, run, analyse, cancel };
}

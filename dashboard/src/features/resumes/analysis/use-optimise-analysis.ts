import { useToast } from "#shared/ui/primitives/toast/use-toast.ts";
import { originalEntry } from "../measure-resume.ts";
import { optimizerToasts } from "../optimizer/optimizer-texts.ts";
import { useOptimise } from "../optimizer/use-optimise.ts";
import type { Usage } from "../optimizer/use-usage.ts";
import { saveResult } from "../result/stored-result.ts";
import type { StoredAnalysis } from "./stored-analysis.ts";

/** 'Optimize Resume' of the analysis screen: the same call, stored in the same place, then on. decision: D-37. */
export function useOptimiseAnalysis(analysis: StoredAnalysis, usage: Usage, onDone: (id?: string) => void) {
  const { step, download, problem, optimise, cancel } = useOptimise();
  const { toast } = useToast();
  const run = async () => {
    const { originalText, jobDescription, jobTitle, company, resumeEdits } = analysis;
    const optimisation = await optimise({
      resumeText: originalText,
      adText: jobDescription,
      adTitle: jobTitle,
      adCompany: company,
      resumeEdits,
    });
    if (!optimisation) return;
    const texts = { originalText, jobDescription, jobTitle, company, resumeEdits };
    saveResult({ optimisation, original: await originalEntry(optimisation, texts) });
    onDone(optimisation.id);
  };
  // Behind the disabled button too. decision: D-43.
  const start = () => {
    if (usage.isUsedUp) toast(optimizerToasts.limitReached);
    else void run();
  };
  return { step, download, problem, start, cancel };
}

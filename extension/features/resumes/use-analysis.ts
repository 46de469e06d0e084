import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { AdInput } from "#shared/match/analysis.ts";
import type { ResumeAnalysis } from "#shared/resume/analyse-resume.ts";
import { today } from "../../platform/clock.ts";
import { withCapitals } from "./pick-requirements.ts";

/** Compares a resume with an ad, on this computer; nothing is sent. decision: D-05. */
export function useAnalysis(resumeText: string | undefined, ad: AdInput): ResumeAnalysis | undefined {
  const asOf = today();
  const { data } = useQuery({
    queryKey: ["analysis", resumeText, ad, asOf],
    queryFn: async () => {
      const { analyseResume } = await import("#shared/resume/analyse-resume.ts");
      const analysis = analyseResume({ resumeText: resumeText ?? "", ad, asOf });
      return { ...analysis, match: withCapitals(analysis.match) };
    },
    enabled: resumeText !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
    // While typing, the number changes when the new one is there and is never away in between.
    placeholderData: keepPreviousData,
  });
  return resumeText === undefined ? undefined : data;
}

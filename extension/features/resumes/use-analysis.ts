import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { KnockOutProfile } from "#shared/domain/resumes/knock-out-profile.ts";
import type { AdInput, RequirementEdit } from "#shared/engine/analysis.ts";
import type { ResumeAnalysis } from "#shared/resume/analyse-resume.ts";
import type { MeasuredResume } from "#shared/resume/measured-resume.ts";
import { today } from "../../platform/clock.ts";

/** What a resume is compared with: the ad, the person's corrections of it, and their answers to its knock-outs. */
export interface Compared {
  ad: AdInput;
  requirementEdits: readonly RequirementEdit[];
  profile: KnockOutProfile;
}

/** Compares a resume with an ad on this computer; nothing is sent. decision: D-05. */
export function useAnalysis(
  resume: MeasuredResume | undefined,
  { ad, requirementEdits, profile }: Compared,
): ResumeAnalysis | undefined {
  const asOf = today();
  const { data } = useQuery({
    queryKey: ["analysis", resume, ad, requirementEdits, profile, asOf],
    queryFn: async () => {
      const { analyseResume } = await import("#shared/resume/analyse-resume.ts");
      return analyseResume({
        ...(resume ?? { resumeText: "" }),
        ad,
        asOf,
        requirementEdits,
        profile,
      });
    },
    enabled: resume !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
    // While the person types, the old score stays until the new one is ready.
    placeholderData: keepPreviousData,
  });
  return resume === undefined ? undefined : data;
}

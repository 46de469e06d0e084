import { useQuery, useQueryClient } from "@tanstack/react-query";
import { queryKey } from "#shared/client/route-query.ts";
import { dashboardContract as contract } from "#shared/contract/overview.ts";
import { calendarDay } from "#shared/domain/dates.ts";
import type { Evidence, MatchResult, Requirement } from "#shared/match/analysis.ts";
import { api } from "../../platform/api.ts";
import { jobKey, jobQuery } from "./job-queries.ts";

const shown = 3;

export interface MatchReasons {
  strongest: Requirement[];
  missing: Requirement[];
  evidence: Evidence[];
  isClosed: boolean;
}

/** What brings the most points, and what would bring most of those that are missing. */
export function reasonsOf({ requirements, evidence }: MatchResult): Omit<MatchReasons, "isClosed"> {
  const proofOf = new Map(evidence.map((proof) => [proof.requirementId, proof]));
  const points = ({ id }: Requirement) => proofOf.get(id)?.points ?? 0;
  const worth = ({ id }: Requirement) => proofOf.get(id)?.maxPoints ?? 0;
  const met = requirements.filter((one) => (proofOf.get(one.id)?.credit ?? 0) > 0);
  const open = requirements.filter(({ id }) => proofOf.get(id)?.credit === 0);
  return {
    strongest: met.sort((a, b) => points(b) - points(a)).slice(0, shown),
    missing: open.sort((a, b) => worth(b) - worth(a)).slice(0, shown),
    evidence,
  };
}

/** Worked out on this computer, when somebody asks for it. decision: D-05. */
export function useMatchReasons(jobId: string) {
  const client = useQueryClient();
  return useQuery({
    queryKey: [...jobKey(jobId), "reasons"],
    queryFn: async (): Promise<MatchReasons> => {
      const [job, { resume }, { analyseResume }] = await Promise.all([
        client.fetchQuery(jobQuery(jobId)),
        client.fetchQuery({
          queryKey: queryKey(contract.resumes.getDefault),
          queryFn: () => api.resumes.getDefault(),
        }),
        import("#shared/resume/analyse-resume.ts"),
      ]);
      const { match } = analyseResume({
        resumeText: resume?.text ?? "",
        ...(resume && { resumeEdits: resume.edits }),
        ad: { text: job.description, title: job.title, company: job.company },
        asOf: calendarDay(new Date()),
      });
      return { ...reasonsOf(match), isClosed: job.isClosed };
    },
    gcTime: 0,
  });
}

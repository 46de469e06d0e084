import { useQuery, useQueryClient } from "@tanstack/react-query";
import { queryKey } from "#shared/client/route-query.ts";
import { dashboardContract as contract } from "#shared/contract/overview.ts";
import { calendarDay } from "#shared/domain/dates.ts";
import type { MatchResult } from "#shared/engine/analysis.ts";
import { type LedgerEntry, ledgerOf, missingFirst, strongestFirst } from "#shared/engine/ledger.ts";
import { api } from "../../platform/api.ts";
import { jobKey, jobQuery } from "./job-queries.ts";

const shown = 3;

export interface Reasons {
  strongest: LedgerEntry[];
  missing: LedgerEntry[];
}

interface JobReasons extends Reasons {
  isClosed: boolean;
}

/** The three strongest and the three missing requirements of a match. */
export function reasonsOf(match: MatchResult): Reasons {
  const ledger = ledgerOf(match);
  return {
    strongest: strongestFirst(ledger).slice(0, shown),
    missing: missingFirst(ledger).slice(0, shown),
  };
}

/**
 * Worked out on this computer. decision: D-05.
 * @param isWanted false: nothing is loaded yet
 */
export function useMatchReasons(jobId: string, isWanted = true) {
  const client = useQueryClient();
  return useQuery({
    queryKey: [...jobKey(jobId), "reasons"],
    queryFn: async (): Promise<JobReasons> => {
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
    enabled: isWanted,
    gcTime: 0,
  });
}

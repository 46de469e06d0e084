import { useQueryClient } from "@tanstack/react-query";
import { pages } from "#shared/domain/pages.ts";
import { jobQuery, type ListedJob } from "../features/jobs/job-queries.ts";
import { handOverAd } from "../features/resumes/optimizer/optimizer-draft.ts";
import { useNavigateTo } from "../platform/use-navigate-to.ts";

/** Takes an ad of a list to the optimizer, with its whole text: the list has its beginning only. */
export function useTailorJob(): (job: ListedJob) => Promise<void> {
  const client = useQueryClient();
  const onNavigate = useNavigateTo();
  return async (job) => {
    const { description } = await client.fetchQuery(jobQuery(job.id)).catch(() => job);
    const { title, company, url, saved } = job;
    handOverAd({ title, company, text: description, url, applicationId: saved?.id ?? "" });
    onNavigate(pages.resumeOptimizer);
  };
}

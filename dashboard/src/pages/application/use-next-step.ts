import { statusFacts } from "#shared/domain/applications/status.ts";
import { type JobTab, pages } from "#shared/domain/pages.ts";
import type { ApplicationDetail } from "../../features/applications/application-cache.ts";
import { useFollowUp } from "../../features/applications/use-follow-up.ts";
import { handOverAd } from "../../features/resumes/optimizer/optimizer-draft.ts";
import { useHistory } from "../../features/resumes/saved/use-history.ts";
import { useNavigateTo } from "../../platform/use-navigate-to.ts";

interface Step {
  label: string;
  kind: "tailor" | "resume" | "interview" | "follow-up";
  act: () => void;
}

/** Takes the job to the optimizer, which files what is made with it. */
export function useTailor(application: ApplicationDetail): () => void {
  const { id, jobTitle, company, jobDescription, jobUrl } = application;
  const onNavigate = useNavigateTo();
  return () => {
    handOverAd({ title: jobTitle, company, text: jobDescription, url: jobUrl, applicationId: id });
    onNavigate(pages.resumeOptimizer);
  };
}

/** What one does next, by the job's status; null once it is over. */
export function useNextStep(application: ApplicationDetail, open: (tab: JobTab) => void): Step | null {
  const { id, status } = application;
  const { isSent, isOpen, isInterviewing } = statusFacts[status];
  const isTailored = useHistory().data?.some((one) => one.applicationId === id) ?? false;
  const tailor = useTailor(application);
  const followUp = useFollowUp();
  if (isInterviewing) return { kind: "interview", label: "Prepare interview", act: () => open("interview") };
  if (isSent) return isOpen ? { kind: "follow-up", label: "Follow Up", act: () => followUp(id) } : null;
  if (isTailored) return { kind: "resume", label: "Open resume", act: () => open("resume") };
  return { kind: "tailor", label: "Tailor resume", act: tailor };
}

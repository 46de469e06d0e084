import { applicationPath } from "#shared/domain/pages.ts";
import { TextLink } from "#shared/ui/primitives/text-link.tsx";
import { analysedJob } from "../../features/resumes/measure-resume.ts";
import { useHistory } from "../../features/resumes/saved/use-history.ts";
import { useNavigateTo } from "../../platform/use-navigate-to.ts";

interface ResultJobLineProps {
  /** Of the result; without one it is an analysis that was never stored. */
  resultId: string | undefined;
  job: Parameters<typeof analysedJob>[0];
}

/** Under a result's heading: the job it was made for, which leads to its page once it is saved. decision: D-116. */
export function ResultJobLine({ resultId, job }: ResultJobLineProps) {
  const onNavigate = useNavigateTo();
  const { data } = useHistory();
  const applicationId = data?.find(({ id }) => id === resultId)?.applicationId;
  const name = analysedJob(job);
  if (!applicationId) return name;
  return (
    <TextLink href={applicationPath(applicationId, "resume")} onNavigate={onNavigate}>
      {name || "The saved job"}
    </TextLink>
  );
}

import { WandSparkles } from "lucide-react";
import { useSearchParams } from "react-router";
import { applicationPath } from "#shared/domain/pages.ts";
import { EmptyState } from "#shared/ui/blocks/empty-state.tsx";
import { Button } from "#shared/ui/primitives/button.tsx";
import { NoResult } from "../../features/resumes/result/no-result.tsx";
import type { OptimizerResult } from "../../features/resumes/result/stored-result.ts";
import {
  TailoredResume,
  type TailoredResumeProps,
  tailoredText,
} from "../../features/resumes/result/tailored-resume.tsx";
import { useResult } from "../../features/resumes/result/use-result.ts";
import { useHistory } from "../../features/resumes/saved/use-history.ts";
import { SkeletonCard } from "../../platform/loading/skeleton-card.tsx";
import { useNavigateTo } from "../../platform/use-navigate-to.ts";
import { useResultJob } from "../result/use-result-job.ts";
import { Earlier } from "./earlier.tsx";

interface ResumePartProps extends Pick<TailoredResumeProps, "downloadPlace" | "onMatch"> {
  applicationId: string;
  onTailor: () => void;
}

/** The newest resume that was tailored for this job, or the one that the address names. */
export function ResumePart({ applicationId, onTailor, ...head }: ResumePartProps) {
  const { data, isPending } = useHistory();
  const [search] = useSearchParams();
  const onNavigate = useNavigateTo();
  if (isPending) return <SkeletonCard />;
  const made = data?.filter((one) => one.applicationId === applicationId) ?? [];
  const shown = made.find(({ id }) => id === search.get("result")) ?? made[0];
  if (!shown)
    return (
      <EmptyState
        level={2}
        title="No tailored resume yet"
        text="Tailor your resume for this ad. You accept or reject each change."
        action={
          <Button variant="primary" icon={<WandSparkles aria-hidden="true" />} onClick={onTailor}>
            Tailor resume
          </Button>
        }
      />
    );
  return (
    <>
      <Opened key={shown.id} id={shown.id} createdAt={shown.createdAt} {...head} />
      <Earlier
        onNavigate={onNavigate}
        items={made
          .filter(({ id }) => id !== shown.id)
          .map(({ id, createdAt, atsScore }) => ({
            ...{ id, label: tailoredText(createdAt), note: `${atsScore}%` },
            href: `${applicationPath(applicationId, "resume")}&result=${encodeURIComponent(id)}`,
          }))}
      />
    </>
  );
}

interface OpenedProps extends Pick<TailoredResumeProps, "createdAt" | "downloadPlace" | "onMatch"> {
  id: string;
}

function Opened({ id, ...rest }: OpenedProps) {
  const { result, ...state } = useResult(id);
  return result ? <Shown id={id} result={result} {...rest} /> : <NoResult {...state} isInPage />;
}

function Shown({ id, result, ...rest }: OpenedProps & { result: OptimizerResult }) {
  const job = useResultJob(id, result);
  return (
    <TailoredResume
      result={job.result}
      onEdit={job.toInput}
      onRescan={() => job.toInput(result.original.originalText)}
      {...rest}
    />
  );
}

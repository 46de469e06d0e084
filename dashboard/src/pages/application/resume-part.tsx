import { WandSparkles } from "lucide-react";
import { useSearchParams } from "react-router";
import { clockTime, longDate } from "#shared/domain/dates.ts";
import { applicationPath } from "#shared/domain/pages.ts";
import { EmptyState } from "#shared/ui/blocks/empty-state.tsx";
import { Button } from "#shared/ui/primitives/button.tsx";
import { useHistory } from "../../features/resumes/kept/use-history.ts";
import { JobPageResult } from "../../features/resumes/optimizer/optimizer-result.tsx";
import { NoResult } from "../../features/resumes/result/no-result.tsx";
import type { OptimizerResult } from "../../features/resumes/result/stored-result.ts";
import { useResult } from "../../features/resumes/result/use-result.ts";
import { SkeletonCard } from "../../platform/loading/skeleton-card.tsx";
import { useNavigateTo } from "../../platform/use-navigate-to.ts";
import { useResultJob } from "../result/use-result-job.ts";
import { Earlier } from "./earlier.tsx";

interface ResumePartProps {
  applicationId: string;
  /** In the job's head. */
  downloadPlace: HTMLElement | null;
  onTailor: () => void;
}

/** The newest resume that was tailored for this job, or the one that the address names. */
export function ResumePart({ applicationId, downloadPlace, onTailor }: ResumePartProps) {
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
      <Opened
        key={shown.id}
        id={shown.id}
        downloadPlace={downloadPlace}
        about={`Tailored ${madeAt(shown.createdAt)}`}
      />
      <Earlier
        onNavigate={onNavigate}
        items={made
          .filter(({ id }) => id !== shown.id)
          .map(({ id, createdAt, atsScore }) => ({
            ...{ id, label: `Tailored ${madeAt(createdAt)}`, note: `${atsScore}%` },
            href: `${applicationPath(applicationId, "resume")}&result=${encodeURIComponent(id)}`,
          }))}
      />
    </>
  );
}

const madeAt = (at: string) => `${longDate(at)}, ${clockTime(at)}`;

interface OpenedProps extends Pick<ResumePartProps, "downloadPlace"> {
  id: string;
  about: string;
}

function Opened({ id, ...rest }: OpenedProps) {
  const { result, ...state } = useResult(id);
  return result ? <Shown id={id} result={result} {...rest} /> : <NoResult {...state} isInPage />;
}

function Shown({ id, result, downloadPlace, about }: OpenedProps & { result: OptimizerResult }) {
  const job = useResultJob(id, result);
  return (
    <JobPageResult
      result={job.result}
      onEdit={job.toInput}
      onRescan={() => job.toInput(result.original.originalText)}
      downloadPlace={downloadPlace}
      about={<p className="text-14 text-muted">{about}</p>}
    />
  );
}

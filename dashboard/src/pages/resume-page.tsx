import { lazy, Suspense, useState } from "react";
import { useNavigate, useParams, useSearchParams } from "react-router";
import { ApiError } from "#shared/client/api-error.ts";
import type { Resume, ResumeVersion } from "#shared/contract/resumes/saved-resume.ts";
import { pages } from "#shared/domain/pages.ts";
import { ErrorState } from "#shared/ui/blocks/error-state.tsx";
import { TextLink } from "#shared/ui/primitives/text-link.tsx";
import { useToast } from "#shared/ui/primitives/toast/use-toast.ts";
import { isReviewAddress, reviewPath } from "../features/resumes/confirm/review-path.ts";
import { handOverResume } from "../features/resumes/optimizer/optimizer-draft.ts";
import { DeleteResume } from "../features/resumes/saved/delete-resume.tsx";
import { ReadCard, useReadResume } from "../features/resumes/saved/read-card.tsx";
import { ResumeHead } from "../features/resumes/saved/resume-head.tsx";
import { ResumeMenu } from "../features/resumes/saved/resume-menu.tsx";
import { savedToasts } from "../features/resumes/saved/saved-texts.ts";
import { TextCard } from "../features/resumes/saved/text-card.tsx";
import { useResumeActs } from "../features/resumes/saved/use-resume-acts.ts";
import {
  useRemoveFile,
  useRestoreResume,
  useSavedResume,
} from "../features/resumes/saved/use-saved-resumes.ts";
import { VersionsCard } from "../features/resumes/saved/versions-card.tsx";
import { StructureNotice } from "../features/resumes/structure-notice.tsx";
import { SkeletonCard } from "../platform/loading/skeleton-card.tsx";
import { PageHead } from "../platform/page-head.tsx";
import { useNavigateTo } from "../platform/use-navigate-to.ts";

/** Drawn beside what was read, and not waited for. */
const PagesCard = lazy(async () => ({
  default: (await import("../features/resumes/pages/pages-card.tsx")).PagesCard,
}));

/** Draws the person's own file; what that takes is loaded for it alone. */
const ReviewScreen = lazy(async () => ({
  default: (await import("../features/resumes/confirm/review-screen.tsx")).ReviewScreen,
}));

const FoundCard = lazy(async () => ({
  default: (await import("../features/resumes/saved/found-card.tsx")).FoundCard,
}));

export function ResumePage() {
  const { id = "" } = useParams();
  const { data, error, isPending, refetch, isFetching } = useSavedResume(id);
  const onNavigate = useNavigateTo();
  if (data) return <Detail key={data.id} resume={data} versions={data.versions} />;
  if (isPending) return <SkeletonCard />;
  const isMissing = error instanceof ApiError && error.code === "not_found";
  return (
    <>
      <PageHead title={isMissing ? "Resume not found" : "Resume"} />
      <ErrorState
        level={2}
        title={isMissing ? "This resume is not here" : "This resume could not be loaded"}
        text={
          isMissing
            ? "It may have been deleted, or it belongs to another account."
            : "It is safe. Please try again."
        }
        busy={isFetching}
        busyLabel="Loading..."
        onRetry={isMissing ? undefined : () => void refetch()}
        requestId={error instanceof ApiError ? error.requestId : undefined}
        action={
          <TextLink href={pages.resumes} onNavigate={onNavigate}>
            All resumes
          </TextLink>
        }
      />
    </>
  );
}

interface DetailProps {
  resume: Resume;
  versions: readonly ResumeVersion[];
}

function Detail({ resume, versions }: DetailProps) {
  const { toast } = useToast();
  const navigate = useNavigate();
  const read = useReadResume(resume);
  const { change, correct, confirm, save, isSaving, onError } = useResumeActs(resume);
  const restore = useRestoreResume(resume.id);
  const removeFile = useRemoveFile();
  const [isDeleting, setIsDeleting] = useState(false);
  const isReviewed = isReviewAddress(useSearchParams()[0]);
  const onNavigate = useNavigateTo();
  if (isReviewed)
    return (
      <Suspense fallback={<SkeletonCard />}>
        {read ? (
          <ReviewScreen resume={resume} read={read} onCorrect={correct} onConfirm={confirm} />
        ) : (
          <SkeletonCard />
        )}
      </Suspense>
    );
  return (
    <>
      <ResumeHead
        resume={resume}
        onDefault={() => change({ isDefault: true })}
        onOptimise={() => {
          handOverResume(resume);
          void navigate(pages.resumeOptimizer);
        }}
        menu={
          <ResumeMenu
            resume={resume}
            onRename={(name) => change({ name })}
            onRemoveFile={(fileId) => removeFile.mutate(fileId, { onError })}
            onCompare={() => onNavigate(reviewPath(resume.id))}
            onDelete={() => setIsDeleting(true)}
          />
        }
      />
      {!read && <SkeletonCard />}
      <StructureNotice analysis={read} className="mb-4 md:mb-6">
        <TextLink look="go" href={reviewPath(resume.id)} onNavigate={onNavigate}>
          Compare it with your file, correct or confirm it
        </TextLink>
      </StructureNotice>
      {read && (
        <div className="grid items-start gap-4 md:gap-6 lg:grid-cols-2">
          <div className="grid min-w-0 gap-4 md:gap-6">
            <ReadCard
              read={read.read}
              corrections={resume.edits.length}
              onUndo={() => change({ edits: [] })}
            />
            <Suspense>
              <FoundCard id={resume.id} model={read.model} />
            </Suspense>
          </div>
          <div className="grid min-w-0 gap-4 md:gap-6">
            <Suspense>
              <PagesCard id={resume.id} text={resume.text} name={resume.name} />
            </Suspense>
            <TextCard resume={resume} lines={read.model.meta.lines} isSaving={isSaving} onSave={save} />
            <VersionsCard
              text={resume.text}
              versions={versions}
              busyId={restore.isPending ? restore.variables : undefined}
              onRestore={(versionId) =>
                restore.mutate(versionId, { onSuccess: () => toast(savedToasts.restored), onError })
              }
            />
          </div>
        </div>
      )}
      <DeleteResume
        id={isDeleting ? resume.id : null}
        onClose={() => setIsDeleting(false)}
        onDeleted={() => void navigate(pages.resumes, { replace: true })}
      />
    </>
  );
}

import { Plus } from "lucide-react";
import { useState } from "react";
import { pages } from "#shared/domain/pages.ts";
import { freeLimits, may } from "#shared/domain/plans.ts";
import { EmptyState } from "#shared/ui/blocks/empty-state.tsx";
import { Button } from "#shared/ui/primitives/button.tsx";
import { TextLink } from "#shared/ui/primitives/text-link.tsx";
import { useToast } from "#shared/ui/primitives/toast/use-toast.ts";
import { usePlan } from "../features/account/use-plan.ts";
import { useUser } from "../features/auth/use-user.ts";
import { reviewPath } from "../features/resumes/confirm/review-path.ts";
import { AddResumeDialog } from "../features/resumes/saved/add-resume-dialog.tsx";
import { DeleteResume } from "../features/resumes/saved/delete-resume.tsx";
import { HistoryCard } from "../features/resumes/saved/history-card.tsx";
import { ResumeCards } from "../features/resumes/saved/resume-cards.tsx";
import { savedToasts, savedTexts as texts } from "../features/resumes/saved/saved-texts.ts";
import { useMakeDefault, useSavedResumes } from "../features/resumes/saved/use-saved-resumes.ts";
import { LoadFailed } from "../platform/loading/load-failed.tsx";
import { SkeletonCard } from "../platform/loading/skeleton-card.tsx";
import { PageHead } from "../platform/page-head.tsx";
import { useNavigateTo } from "../platform/use-navigate-to.ts";

export function ResumesPage() {
  const { user } = useUser();
  const tier = usePlan(user?.subscriptionTier ?? "free");
  const { data, error, isPending, refetch, isFetching } = useSavedResumes();
  const [isAdding, setIsAdding] = useState(false);
  const [deleting, setDeleting] = useState<string | null>(null);
  const onNavigate = useNavigateTo();
  const { toast } = useToast();
  const makeDefault = useMakeDefault(() => toast(savedToasts.changeFailed));
  const isFull = !may(tier, "keep-many-resumes") && (data?.length ?? 0) >= freeLimits.resumes;
  const addButton = (
    <Button variant="primary" icon={<Plus aria-hidden="true" />} onClick={() => setIsAdding(true)}>
      {texts.add}
    </Button>
  );
  return (
    <>
      <PageHead
        title={texts.title}
        text={texts.text}
        actions={data?.length && !isFull ? addButton : undefined}
      />
      {isPending && <SkeletonCard />}
      {error && !data && (
        <LoadFailed
          title={texts.loadFailed}
          text={texts.loadFailedText}
          {...{ error, isFetching, refetch }}
        />
      )}
      {data?.length === 0 && (
        <EmptyState level={2} title={texts.empty} text={texts.emptyText} action={addButton} />
      )}
      {data && data.length > 0 && (
        <div className="grid gap-6">
          <ResumeCards
            resumes={data}
            onNavigate={onNavigate}
            onDefault={makeDefault}
            onDelete={setDeleting}
          />
          <HistoryCard onNavigate={onNavigate} />
          {isFull && (
            <p className="max-w-[68ch] text-14 text-muted">
              {texts.freeLimit}{" "}
              <TextLink href={pages.subscription} onNavigate={onNavigate}>
                Upgrade to Premium
              </TextLink>
            </p>
          )}
          <p className="flex flex-wrap gap-x-6 gap-y-1 text-14">
            <TextLink href={pages.resumeOptimizer} onNavigate={onNavigate}>
              Optimise a resume for a job ad
            </TextLink>
            <TextLink href={pages.evidence} onNavigate={onNavigate}>
              Evidence bank: things you've done that aren't in your resume
            </TextLink>
          </p>
        </div>
      )}
      <AddResumeDialog
        open={isAdding}
        onOpenChange={setIsAdding}
        onAdded={(id) => onNavigate(reviewPath(id))}
      />
      <DeleteResume id={deleting} onClose={() => setDeleting(null)} />
    </>
  );
}

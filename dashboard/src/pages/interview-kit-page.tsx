import { ArrowLeft, Download, Printer } from "lucide-react";
import { useParams } from "react-router";
import { ApiError } from "#shared/client/api-error.ts";
import type { InterviewKit } from "#shared/contract/interview-kits.ts";
import { applicationPath, pages } from "#shared/domain/pages.ts";
import { may } from "#shared/domain/plans.ts";
import { EmptyState } from "#shared/ui/blocks/empty-state.tsx";
import { Button } from "#shared/ui/primitives/button.tsx";
import { ButtonLink } from "#shared/ui/primitives/button-link.tsx";
import { TextLink } from "#shared/ui/primitives/text-link.tsx";
import { usePlan } from "../features/account/use-plan.ts";
import { useUser } from "../features/auth/use-user.ts";
import { AskThem, KitStories, OnTheDay } from "../features/interview-kits/kit-side.tsx";
import { Practice } from "../features/interview-kits/practice.tsx";
import { QuestionList } from "../features/interview-kits/question-list.tsx";
import { useKit, useKitDownload } from "../features/interview-kits/use-kit.ts";
import { LoadFailed } from "../platform/loading/load-failed.tsx";
import { SkeletonCard } from "../platform/loading/skeleton-card.tsx";
import { PageHead } from "../platform/page-head.tsx";
import { useNavigateTo } from "../platform/use-navigate-to.ts";

/** What to prepare for the interview of a saved job. decision: D-82. */
export function InterviewKitPage() {
  const { id = "" } = useParams();
  const { user } = useUser();
  const tier = usePlan(user?.subscriptionTier ?? "free");
  const isAllowed = may(tier, "prepare-interviews");
  const { data, error, isLoading, isFetching, refetch } = useKit(id, isAllowed);
  const onNavigate = useNavigateTo();
  if (data) return <Kit kit={data} />;
  const refused = error instanceof ApiError ? error.body : undefined;
  const isNoResume = refused?.code === "unreadable" || (error instanceof ApiError && error.status === 422);
  return (
    <>
      <PageHead title="Interview kit" />
      {isLoading && <SkeletonCard />}
      {!isAllowed && (
        <EmptyState
          level={2}
          title="Interview preparation is part of Premium"
          text="Likely questions from the ad, your own stories for each, and a practice."
          action={
            <ButtonLink variant="primary" href={pages.subscription} onNavigate={onNavigate}>
              See plans
            </ButtonLink>
          }
        />
      )}
      {isNoResume && (
        <EmptyState
          level={2}
          title="No resume is kept yet"
          text="The kit is made from the facts in your default resume and your stories."
          action={
            <ButtonLink variant="primary" href={pages.resumes} onNavigate={onNavigate}>
              Add a resume
            </ButtonLink>
          }
        />
      )}
      {error && !isNoResume && (
        <LoadFailed
          title="The kit could not be made"
          text="Nothing is lost. Please try again."
          {...{ error, isFetching, refetch }}
        />
      )}
    </>
  );
}

function Kit({ kit }: { kit: InterviewKit }) {
  const onNavigate = useNavigateTo();
  const { mutate, isPending } = useKitDownload(kit.applicationId);
  return (
    <>
      <p className="mb-2 print:hidden">
        <TextLink
          look="quiet"
          href={applicationPath(kit.applicationId)}
          className="inline-flex min-h-6 items-center gap-1 text-14 pointer-coarse:min-h-11"
          onNavigate={onNavigate}
        >
          <ArrowLeft aria-hidden="true" className="size-4" />
          Back to the application
        </TextLink>
      </p>
      <PageHead
        title="Interview kit"
        windowTitle={`Interview kit, ${kit.company}`}
        text={`${kit.jobTitle}, ${kit.company}`}
        actions={
          <div className="flex flex-wrap gap-2 print:hidden">
            <Button icon={<Printer aria-hidden="true" />} onClick={() => window.print()}>
              Print
            </Button>
            <Button
              variant="primary"
              icon={<Download aria-hidden="true" />}
              busy={isPending}
              onClick={() => mutate()}
            >
              Download Word
            </Button>
          </div>
        }
      />
      <div data-print-alone className="grid items-start gap-4 md:gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid min-w-0 gap-4 md:gap-6">
          <QuestionList kit={kit} />
          <KitStories kit={kit} />
          <Practice kit={kit} />
        </div>
        <div className="grid min-w-0 gap-4 md:gap-6">
          <OnTheDay kit={kit} />
          <AskThem toAsk={kit.toAsk} />
        </div>
      </div>
    </>
  );
}

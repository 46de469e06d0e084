import { Download, Printer } from "lucide-react";
import { ApiError } from "#shared/client/api-error.ts";
import type { InterviewKit } from "#shared/contract/interview-kits.ts";
import { pages } from "#shared/domain/pages.ts";
import { EmptyState } from "#shared/ui/blocks/empty-state.tsx";
import { Button } from "#shared/ui/primitives/button.tsx";
import { ButtonLink } from "#shared/ui/primitives/button-link.tsx";
import { AskThem, KitStories, OnTheDay } from "../../features/interview-kits/kit-side.tsx";
import { Practice } from "../../features/interview-kits/practice.tsx";
import { QuestionList } from "../../features/interview-kits/question-list.tsx";
import { useKit, useKitDownload } from "../../features/interview-kits/use-kit.ts";
import { LoadFailed } from "../../platform/loading/load-failed.tsx";
import { SkeletonCard } from "../../platform/loading/skeleton-card.tsx";
import { useNavigateTo } from "../../platform/use-navigate-to.ts";

interface InterviewPartProps {
  applicationId: string;
  /** The plan prepares interviews. */
  isAllowed: boolean;
}

/** What to prepare for the interview. decision: D-82. */
export function InterviewPart({ applicationId, isAllowed }: InterviewPartProps) {
  const { data, error, isFetching, refetch } = useKit(applicationId, isAllowed);
  const onNavigate = useNavigateTo();
  if (!isAllowed)
    return (
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
    );
  if (data) return <Kit kit={data} />;
  if (!error) return <SkeletonCard />;
  if (error instanceof ApiError && (error.status === 422 || error.body?.code === "unreadable"))
    return (
      <EmptyState
        level={2}
        title="Add a resume first"
        text="The kit is made from the facts in your default resume and your stories."
        action={
          <ButtonLink variant="primary" href={pages.resumes} onNavigate={onNavigate}>
            Add a resume
          </ButtonLink>
        }
      />
    );
  return (
    <LoadFailed
      title="The kit could not be made"
      text="Nothing is lost. Please try again."
      {...{ error, isFetching, refetch }}
    />
  );
}

function Kit({ kit }: { kit: InterviewKit }) {
  const { mutate, isPending } = useKitDownload(kit.applicationId);
  return (
    <div data-print-alone>
      <div className="mb-3 flex flex-wrap justify-end gap-2 print:hidden">
        <Button compact icon={<Printer aria-hidden="true" />} onClick={() => window.print()}>
          Print
        </Button>
        <Button
          compact
          variant="primary"
          icon={<Download aria-hidden="true" />}
          busy={isPending}
          onClick={() => mutate()}
        >
          Download Word
        </Button>
      </div>
      <div className="grid items-start gap-4 md:gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
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
    </div>
  );
}

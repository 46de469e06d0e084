import { ArrowLeft } from "lucide-react";
import { Navigate, useParams } from "react-router";
import { ApiError } from "#shared/client/api-error.ts";
import type { CriteriaDesk } from "#shared/contract/criteria.ts";
import { newDesk, writtenKindNames } from "#shared/domain/criteria/criterion.ts";
import { plainDay } from "#shared/domain/dates.ts";
import { applicationPath, criteriaPath } from "#shared/domain/pages.ts";
import { EmptyState } from "#shared/ui/blocks/empty-state.tsx";
import { TextLink } from "#shared/ui/primitives/text-link.tsx";
import { criteriaTexts as texts } from "../features/criteria/criteria-texts.ts";
import { NewDeskView } from "../features/criteria/new-desk-view.tsx";
import { useDeskQuery } from "../features/criteria/use-desk.ts";
import { LoadFailed } from "../platform/loading/load-failed.tsx";
import { SkeletonCard } from "../platform/loading/skeleton-card.tsx";
import { PageHead } from "../platform/page-head.tsx";
import { useNavigateTo } from "../platform/use-navigate-to.ts";
import { CriteriaDesk as Desk } from "./criteria/criteria-desk.tsx";

/** The answers in writing of a job that is not saved; a saved one has its own page. decision: D-81. */
export function CriteriaPage() {
  const { id = "" } = useParams();
  return id === newDesk ? <NewDesk /> : <Opened id={id} />;
}

/** Without a saved job: what was opened before, and a form for another. */
function NewDesk() {
  const onNavigate = useNavigateTo();
  return (
    <>
      <PageHead title={texts.newTitle} text={texts.newText} />
      <NewDeskView onOpened={(id) => onNavigate(criteriaPath(id))} onNavigate={onNavigate} />
    </>
  );
}

function Opened({ id }: { id: string }) {
  const { data, error, isPending, isFetching, refetch } = useDeskQuery(id);
  // A saved job has one page for everything. decision: D-116.
  if (data?.isSaved) return <Navigate replace to={applicationPath(data.applicationId, "criteria")} />;
  if (data) return <Unsaved key={id} desk={data} onStory={() => void refetch()} />;
  const isMissing = error instanceof ApiError && error.status === 404;
  return (
    <>
      <PageHead title="Selection criteria" />
      {isPending && <SkeletonCard />}
      {isMissing && <EmptyState level={2} title="Application not found" text="It may have been deleted." />}
      {error && !isMissing && (
        <LoadFailed
          title={texts.loadFailed}
          text={texts.loadFailedText}
          {...{ error, isFetching, refetch }}
        />
      )}
    </>
  );
}

function Unsaved({ desk, onStory }: { desk: CriteriaDesk; onStory: () => void }) {
  const onNavigate = useNavigateTo();
  const name = writtenKindNames[desk.work.kind];
  const closes = desk.closes === null ? "" : `, closes ${plainDay(desk.closes)}`;
  return (
    <>
      <p className="mb-2">
        <TextLink
          look="quiet"
          href={criteriaPath(newDesk)}
          className="inline-flex min-h-6 items-center gap-1 text-14 pointer-coarse:min-h-11"
          onNavigate={onNavigate}
        >
          <ArrowLeft aria-hidden="true" className="size-4" />
          {texts.newTitle}
        </TextLink>
      </p>
      <PageHead
        title={name}
        windowTitle={`${name}, ${desk.company}`}
        text={`${[desk.jobTitle, desk.company].filter(Boolean).join(", ")}${closes}`}
      />
      <Desk desk={desk} onStory={onStory} />
    </>
  );
}

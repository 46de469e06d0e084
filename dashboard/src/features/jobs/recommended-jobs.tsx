import { useQuery } from "@tanstack/react-query";
import { RefreshCw, Search } from "lucide-react";
import { useState } from "react";
import { pages } from "#shared/domain/pages.ts";
import { scoreBand } from "#shared/domain/resumes/score-bands.ts";
import { grouped } from "#shared/domain/text.ts";
import { EmptyState } from "#shared/ui/blocks/empty-state.tsx";
import { ErrorState } from "#shared/ui/blocks/error-state.tsx";
import { Button } from "#shared/ui/primitives/button.tsx";
import { ButtonLink } from "#shared/ui/primitives/button-link.tsx";
import { Card, CardHeader } from "#shared/ui/primitives/card.tsx";
import { Input } from "#shared/ui/primitives/input.tsx";
import { TextLink } from "#shared/ui/primitives/text-link.tsx";
import { boardQuery, type JobList } from "./job-queries.ts";
import { boardTexts, recommendedTexts as texts } from "./jobs-texts.ts";
import { RecommendedJob, RecommendedSkeleton } from "./recommended-job.tsx";
import { usePopulate } from "./use-populate.ts";
import { useSettled } from "./use-settled.ts";

const jobsShown = 3;

export interface RecommendedJobsProps {
  onNavigate: (href: string) => void;
}

/** The best matches of the board on the dashboard. */
export function RecommendedJobs({ onNavigate }: RecommendedJobsProps) {
  const [typed, setTyped] = useState("");
  const all = useQuery(boardQuery({}, 1));
  const found = useQuery(boardQuery({ search: useSettled(typed) }, 1));
  const total = all.data?.total ?? 0;
  const list = found.data ?? all.data;
  const search = typed !== "" || total > jobsShown ? { value: typed, onChange: setTyped } : null;
  return (
    <Card as="section">
      <CardHeader
        title={texts.title}
        count={list && list.total > 0 ? `${countOf(list)} found` : undefined}
        action={total > 0 && <HeadActs search={search} onNavigate={onNavigate} />}
      />
      <PanelBody
        list={list}
        isEmpty={all.data?.total === 0}
        isFailed={all.isError || found.isError}
        isSearch={typed !== ""}
        onClear={() => setTyped("")}
        onNavigate={onNavigate}
      />
    </Card>
  );
}

interface HeadActsProps extends RecommendedJobsProps {
  search: SearchBoxProps | null;
}

function HeadActs({ search, onNavigate }: HeadActsProps) {
  return (
    <span className="flex flex-wrap items-center gap-x-4 gap-y-2 max-sm:w-full">
      {search && <SearchBox {...search} />}
      <TextLink look="go" href={pages.jobBoard} onNavigate={onNavigate}>
        {texts.viewAll}
      </TextLink>
    </span>
  );
}

interface PanelBodyProps extends RecommendedJobsProps {
  list: JobList | undefined;
  /** The board has no ad at all. */
  isEmpty: boolean;
  isFailed: boolean;
  isSearch: boolean;
  onClear: () => void;
}

function PanelBody({ list, isEmpty, isFailed, isSearch, onClear, onNavigate }: PanelBodyProps) {
  if (isFailed)
    return (
      <ErrorState
        title={boardTexts.failed}
        text={boardTexts.failedText}
        retryLabel={boardTexts.retry}
        onRetry={() => window.location.reload()}
      />
    );
  if (!list) return <RecommendedSkeleton />;
  if (isEmpty) return <NoJobs onNavigate={onNavigate} />;
  const jobs = isSearch ? list.jobs : list.jobs.filter(isRecommended);
  if (jobs.length > 0) return <JobRows jobs={jobs} />;
  if (!isSearch) return <EmptyState plain title={texts.nothingFits} text={texts.nothingFitsText} />;
  return (
    <EmptyState
      plain
      title={texts.noMatch}
      action={<Button onClick={onClear}>{texts.clear}</Button>}
      className="py-8"
    />
  );
}

function countOf({ total, isTotalLeast }: JobList): string {
  return `${grouped(total)}${isTotalLeast ? "+" : ""}`;
}

interface SearchBoxProps {
  value: string;
  onChange: (text: string) => void;
}

function SearchBox({ value, onChange }: SearchBoxProps) {
  return (
    <Input
      compact
      type="search"
      aria-label={texts.search}
      placeholder={texts.search}
      icon={<Search aria-hidden="true" />}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      className="w-44 max-sm:flex-1"
    />
  );
}

/** What was measured and is no match is found by searching, not recommended; without a resume nothing is measured. */
function isRecommended({ matchScore, isDismissed }: JobList["jobs"][number]): boolean {
  return !isDismissed && (matchScore === undefined || scoreBand(matchScore) !== "low");
}

function JobRows({ jobs }: Pick<JobList, "jobs">) {
  const now = new Date();
  return (
    <ul>
      {jobs.slice(0, jobsShown).map((job) => (
        <RecommendedJob key={job.id} job={job} now={now} />
      ))}
    </ul>
  );
}

function NoJobs({ onNavigate }: RecommendedJobsProps) {
  const { populate, isPopulating } = usePopulate();
  return (
    <EmptyState
      plain
      title={texts.empty}
      text={texts.emptyText}
      action={
        <>
          <Button
            variant="primary"
            icon={<RefreshCw aria-hidden="true" />}
            busy={isPopulating}
            busyLabel={boardTexts.loading}
            onClick={populate}
          >
            {texts.load}
          </Button>
          <ButtonLink href={pages.resumeOptimizer} onNavigate={onNavigate}>
            {texts.optimize}
          </ButtonLink>
          <ButtonLink href={`${pages.applications}?add=1`} onNavigate={onNavigate}>
            {texts.add}
          </ButtonLink>
        </>
      }
    />
  );
}

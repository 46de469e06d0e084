import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { statusFacts } from "#shared/domain/applications/status.ts";
import { Notice } from "#shared/ui/blocks/notice.tsx";
import { Button } from "#shared/ui/primitives/button.tsx";
import { Card } from "#shared/ui/primitives/card.tsx";
import { appliedCall } from "../../../features/applications/save-call.ts";
import { sendNow } from "../../../features/applications/use-save-job.ts";
import { jobsToAskOf, rememberAnswer } from "../../../features/jobs/read-jobs.ts";
import { nowIso } from "../../../platform/clock.ts";
import type { PageRead } from "../../../platform/page/read-page.ts";
import { type ReadJob, readStored, type SavedJob } from "../../../platform/storage.ts";
import { JobLine, NameJob, WhichJob } from "./which-job.tsx";

interface DidYouApplyProps {
  /** The likeliest first. The page itself names one if there is only one; empty if no job is known. */
  jobs: ReadJob[];
  /** Address of the thank-you page, used for a job that the person names. */
  url: string;
  savedJobs: Record<string, SavedJob>;
  /** Called for Yes or No: the question is not asked again. */
  onAnswered: (job: ReadJob) => void;
}

type Answer = "none" | "sending" | "sent" | "queued" | "refused" | "closed";

/** On a thank-you page: asks, and records only what the person answers. decision: D-10, D-16. */
function DidYouApply({ jobs, url, savedJobs, onAnswered }: DidYouApplyProps) {
  const [answer, setAnswer] = useState<Answer>("none");
  const [job, setJob] = useState(jobs.length === 1 ? jobs[0] : undefined);
  const yes = async (job: ReadJob) => {
    setJob(job);
    setAnswer("sending");
    const call = await appliedCall({ ...job, ...notRead }, savedJobs[job.identityKey ?? ""]);
    const outcome = call && (await sendNow(call));
    onAnswered(job);
    if (call === undefined || outcome?.status === "refused") setAnswer("refused");
    else setAnswer(outcome ? "sent" : "queued");
  };
  const no = () => {
    for (const one of jobs) onAnswered(one);
    setAnswer("closed");
  };
  if (answer === "closed") return null;
  if (job !== undefined && answer !== "none" && answer !== "sending")
    return <Noted answer={answer} job={job} />;
  return (
    <Card as="section" aria-label="Did you apply?" className="grid gap-3 p-4">
      <div>
        <h2 className="text-18 font-bold">Did you apply?</h2>
        {jobs.length === 1 && <JobLine job={jobs[0]} />}
        <p className="mt-1 text-13 text-muted">
          {jobs.length > 1 && "The page does not say for which job. "}Only your answer is recorded.
        </p>
      </div>
      {jobs.length > 1 && <WhichJob jobs={jobs} chosen={job} onChoose={setJob} />}
      {jobs.length > 0 && (
        <div className="flex flex-wrap gap-2">
          <Button
            variant="soft"
            disabled={job === undefined}
            busy={answer === "sending"}
            busyLabel="Saving..."
            onClick={() => job && void yes(job)}
          >
            Yes, I applied
          </Button>
          <Button onClick={no}>No</Button>
          <Button variant="ghost" onClick={() => setAnswer("closed")}>
            Not yet
          </Button>
        </div>
      )}
      <NameJob
        isOpen={jobs.length === 0}
        isBusy={answer === "sending"}
        onName={(named) =>
          void yes({ ...named, identityKey: null, location: "", url, at: nowIso(), isAnswered: true })
        }
      />
    </Card>
  );
}

/** A thank-you page does not contain the ad's text. */
const notRead = { salary: "", text: "", isApplied: true, note: "", followUpDate: "", requirementEdits: [] };

const words = {
  before: { tone: "success", title: "You have answered this", text: "nothing more to do here." },
  sent: { tone: "success", title: "Recorded", text: "You applied today." },
  queued: {
    tone: "offline",
    title: "Will be sent when Kelpie can be reached",
    text: "Your answer is kept on this computer.",
  },
  refused: {
    tone: "danger",
    title: "Not recorded",
    text: "The server did not take it. You can set it in the dashboard.",
  },
} as const;

function Noted({ answer, job }: { answer: keyof typeof words; job: ReadJob }) {
  const { tone, title, text } = words[answer];
  return (
    <Notice tone={tone} role="status" title={title}>
      <p className="text-13 wrap-anywhere text-muted">
        {job.title}: {text}
      </p>
    </Notice>
  );
}

/** Links the thank-you page to the job that it names, or asks which of the recently read ones it was. */
export function AppliedQuestion({ page }: { page: PageRead }) {
  const { data } = useQuery({
    queryKey: ["kept", "applied-question", page.tabId, page.capture.capturedAt],
    queryFn: () => questionOf(page),
    // Loaded once per reading, so that an answer does not remove its own card.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  if (!data) return null;
  if (data.answered) return <Noted answer="before" job={data.answered} />;
  return <DidYouApply {...data} url={page.url} onAnswered={(job) => void rememberAnswer(job)} />;
}

/** Maximum number of saved jobs that are offered if none was read recently. */
const mostSaved = 5;

function savedToAsk(savedJobs: Record<string, SavedJob>): ReadJob[] {
  return Object.entries(savedJobs)
    .filter(([, { status }]) => statusFacts[status].isOpen && !statusFacts[status].isSent)
    .sort(([, one], [, other]) => other.savedAt.localeCompare(one.savedAt))
    .slice(0, mostSaved)
    .map(([identityKey, { title, company, savedAt: at }]) => ({
      ...{ identityKey, title, company, at },
      ...{ location: "", url: "" },
    }));
}

/** The jobs that the page may thank for, or the one that is already known. */
async function questionOf(page: PageRead) {
  const [found, { jobOfThanks }] = await Promise.all([
    jobsToAskOf(page.tabId),
    import("#shared/domain/jobs/job-of-thanks.ts"),
  ]);
  const savedJobs = (await readStored("savedJobs")) ?? {};
  const isOpen = ({ identityKey, isAnswered }: ReadJob) => {
    const known = savedJobs[identityKey ?? ""];
    return !isAnswered && !(known && statusFacts[known.status].isSent);
  };
  // If the page may thank for a job that is already answered, no other one is asked about.
  const { inTab, recent } = found;
  const thanked = jobOfThanks({ url: page.url, text: page.said ?? "" }, recent, inTab);
  if (thanked === null) return { jobs: savedToAsk(savedJobs), savedJobs };
  const inPlace = thanked.isSure ? thanked.job : inTab;
  if (inPlace !== null && !isOpen(inPlace)) return { jobs: [], savedJobs, answered: inPlace };
  const jobs = thanked.isSure ? [thanked.job] : [thanked.job, ...thanked.others].filter(isOpen);
  return { jobs, savedJobs };
}

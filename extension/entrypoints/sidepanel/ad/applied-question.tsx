import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { statusFacts } from "#shared/domain/applications/status.ts";
import { Notice } from "#shared/ui/blocks/notice.tsx";
import { Button } from "#shared/ui/primitives/button.tsx";
import { Card } from "#shared/ui/primitives/card.tsx";
import { appliedCall } from "../../../features/applications/save-call.ts";
import { sendNow } from "../../../features/applications/use-save-job.ts";
import { jobOfTab, rememberAnswer } from "../../../features/jobs/read-jobs.ts";
import type { PageRead } from "../../../platform/read-page.ts";
import { type ReadJob, readStored, type SavedJob } from "../../../platform/storage.ts";

interface DidYouApplyProps {
  job: ReadJob;
  known: SavedJob | undefined;
  /** Yes or No: it is not asked again. */
  onAnswered: () => void;
}

type Answer = "none" | "sending" | "sent" | "queued" | "refused" | "closed";

/** On a thank-you page: asks, and records only what the person says. decision: D-10, D-16. */
function DidYouApply({ job, known, onAnswered }: DidYouApplyProps) {
  const [answer, setAnswer] = useState<Answer>("none");
  const yes = async () => {
    setAnswer("sending");
    const call = await appliedCall({ ...job, ...notRead }, known);
    const outcome = call && (await sendNow(call));
    onAnswered();
    if (call === undefined || outcome?.status === "refused") setAnswer("refused");
    else setAnswer(outcome ? "sent" : "queued");
  };
  if (answer === "closed") return null;
  if (answer !== "none" && answer !== "sending") return <Noted answer={answer} job={job} />;
  return (
    <Card as="section" aria-label="Did you apply?" className="mb-3 grid gap-3 p-4">
      <div>
        <h2 className="text-18 font-bold">Did you apply?</h2>
        <p className="wrap-anywhere">
          {job.title}
          {job.company && <span className="text-muted">, {job.company}</span>}
        </p>
        <p className="mt-1 text-13 text-muted">
          This page thanks for an application. Only your answer is recorded.
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button variant="soft" busy={answer === "sending"} busyLabel="Saving..." onClick={() => void yes()}>
          Yes, I applied
        </Button>
        <Button
          onClick={() => {
            onAnswered();
            setAnswer("closed");
          }}
        >
          No
        </Button>
        <Button variant="ghost" onClick={() => setAnswer("closed")}>
          Not yet
        </Button>
      </div>
    </Card>
  );
}

/** The ad's text is not on this page. */
const notRead = { salary: "", text: "", isApplied: true, note: "", followUpDate: "", requirementEdits: [] };

const words = {
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
    <Notice tone={tone} role="status" title={title} className="mb-3">
      <p className="text-13 wrap-anywhere text-muted">
        {job.title}: {text}
      </p>
    </Notice>
  );
}

/** Joins the thank-you page to the job that was read last in its tab; nothing without one. */
export function AppliedQuestion({ page }: { page: PageRead }) {
  const { data } = useQuery({
    queryKey: ["kept", "applied-question", page.tabId, page.capture.capturedAt],
    queryFn: () => questionOf(page.tabId),
    // Asked once for each reading: an answer must not take its own card away.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  if (!data) return null;
  return <DidYouApply {...data} onAnswered={() => void rememberAnswer(data.tabId)} />;
}

/** Null when there is nothing to ask: no job, answered before, or known to be applied for. */
async function questionOf(tabId: number) {
  const found = await jobOfTab(tabId);
  if (!found || found.job.isAnswered) return null;
  const { identityKey } = found.job;
  const known = identityKey === null ? undefined : (await readStored("savedJobs"))?.[identityKey];
  return known && statusFacts[known.status].isSent ? null : { ...found, known };
}

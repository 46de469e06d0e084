import type { ReactNode } from "react";
import { freeLimits } from "#shared/domain/plans.ts";
import { Notice } from "#shared/ui/blocks/notice.tsx";
import type { SaveState } from "./use-save-job.ts";

interface SaveNoticeProps {
  state: SaveState;
  /** The save is stored here until it can be sent. */
  isWaiting: boolean;
  /** Number of jobs used of the free plan's limit; absent without a limit. */
  usedJobs?: number | undefined;
  /** Link to the application. */
  link?: ReactNode | undefined;
}

/** The result of the save, below the job. */
export function SaveNotice({ state, isWaiting, usedJobs, link }: SaveNoticeProps) {
  if (state.status === "saved") {
    const isNew = !state.alreadySaved;
    const used =
      usedJobs === undefined ? "" : ` ${usedJobs} of ${freeLimits.savedApplications} saved jobs used.`;
    return (
      <Notice tone="success" role="status" title={isNew ? "Saved" : "Saved already"}>
        <p className="text-13 text-muted">
          {isNew ? savedText(state.isAdKept) : "Status and note stay as they were."}
          {used} {link}
        </p>
      </Notice>
    );
  }
  if (isWaiting)
    return (
      <Notice tone="offline" role="status" title="Will be sent when Kelpie can be reached">
        <p className="text-13 text-muted">The ad, your edits and your note are kept on this computer.</p>
      </Notice>
    );
  if (state.status !== "failed") return null;
  return (
    <Notice tone="danger" role="alert" title="Not sent. Your changes are saved here.">
      <p className="text-13 text-muted">{state.text}</p>
      {state.requestId && (
        <details className="text-13 text-muted">
          <summary className="inline-block rounded-paper">Details</summary>
          Request {state.requestId}
        </details>
      )}
    </Notice>
  );
}

function savedText(isAdKept: boolean): string {
  return isAdKept ? "With the full ad." : "With the link; the ad's text was not read.";
}

import { useEffect, useRef } from "react";
import { jobIdentity } from "#shared/domain/jobs/job-identity.ts";
import { SaveNotice } from "./save-notice.tsx";
import { useSaveJob } from "./use-save-job.ts";
import { useSavedJobs } from "./use-saved-jobs.ts";

interface MenuLinkProps {
  url: string;
  title: string;
  /** Name of the site, used for the employer, which nobody has read. */
  source: string;
}

/** The result of saving a link from the context menu. */
export function MenuLink({ url, title, source }: MenuLinkProps) {
  const saved = useSavedJobs();
  const { state, save } = useSaveJob(saved.remember);
  const isStarted = useRef(false);
  useEffect(() => {
    if (isStarted.current) return;
    isStarted.current = true;
    const { identityKey } = jobIdentity(url);
    save({ ...onlyLink, identityKey, title, company: source, url });
  }, [url, title, source, save]);
  return (
    <div className="mb-3 grid gap-2">
      <p className="text-13 wrap-anywhere text-muted">Link: {title}</p>
      <SaveNotice state={state} isWaiting={state.status === "queued"} />
      {state.status === "limit" && (
        <p role="alert" className="text-danger">
          Your saved jobs are all used. The link was not saved.
        </p>
      )}
    </div>
  );
}

const onlyLink = {
  location: "",
  salary: "",
  text: "",
  isApplied: false,
  note: "",
  followUpDate: "",
  requirementEdits: [],
};

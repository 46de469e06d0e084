import { BookmarkPlus, ExternalLink, FilePenLine, Mail } from "lucide-react";
import { jobPath, loginPath, pages } from "#shared/domain/pages.ts";
import { ButtonLink } from "#shared/ui/primitives/button-link.tsx";
import { SaveButton, SavedState } from "./ad-parts.tsx";
import { jobPageTexts, openAdTexts } from "./job-page-texts.ts";
import type { Job, ListedJob } from "./job-queries.ts";
import { boardTexts as texts } from "./jobs-texts.ts";
import { notePostingUse } from "./postings/posting-use.ts";

export interface JobActsProps {
  job: Job;
  isSignedIn: boolean;
  saved: ListedJob["saved"];
  isSaving: boolean;
  onSave: () => void;
  /** Puts the ad where the next screen finds it; on the way to sign-in, too. */
  onTailor: () => void;
  onNavigate: (href: string) => void;
}

/** What anybody can do with a job; who is signed out is asked to sign in and comes back here. */
export function JobActs({ job, isSignedIn, saved, isSaving, ...acts }: JobActsProps) {
  const { onSave, onTailor, onNavigate } = acts;
  const tailorHref = isSignedIn ? pages.resumeOptimizer : loginPath(pages.resumeOptimizer);
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Apply job={job} />
      {saved && <SavedState saved={saved} onNavigate={onNavigate} />}
      {!saved && isSignedIn && <SaveButton isSaving={isSaving} onSave={onSave} />}
      {!isSignedIn && (
        <ButtonLink href={loginPath(jobPath(job.id))} icon={<BookmarkPlus aria-hidden="true" />}>
          {texts.save}
        </ButtonLink>
      )}
      <ButtonLink
        href={tailorHref}
        icon={<FilePenLine aria-hidden="true" />}
        onClick={onTailor}
        {...(isSignedIn && { onNavigate })}
      >
        {openAdTexts.tailor}
      </ButtonLink>
      {!isSignedIn && <p className="text-13 text-muted">{jobPageTexts.account}</p>}
    </div>
  );
}

/** Where the ad itself wants applications. Nobody can apply for a closed job or a sample. */
function Apply({ job: { id, apply, url, source, isClosed } }: { job: Job }) {
  if (isClosed || source === "sample") return null;
  const isOwn = source === "employer";
  if (isOwn && !apply?.url && !apply?.email) return null;
  const href = isOwn ? apply?.url || `mailto:${apply?.email}` : url;
  const isMail = href.startsWith("mailto:");
  return (
    <ButtonLink
      variant="primary"
      href={href}
      {...(!isMail && { target: "_blank", rel: "noopener noreferrer" })}
      icon={isMail ? <Mail aria-hidden="true" /> : <ExternalLink aria-hidden="true" />}
      onClick={() => isOwn && notePostingUse(id, "apply")}
    >
      {isMail ? jobPageTexts.applyByMail : jobPageTexts.apply}
    </ButtonLink>
  );
}

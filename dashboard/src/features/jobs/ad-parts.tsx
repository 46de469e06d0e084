import { BookmarkPlus, ExternalLink } from "lucide-react";
import type { ReactNode } from "react";
import { applicationPath } from "#shared/domain/pages.ts";
import { StatusBadge } from "#shared/ui/blocks/status-badge.tsx";
import { Avatar } from "#shared/ui/primitives/avatar.tsx";
import { Badge } from "#shared/ui/primitives/badge.tsx";
import { Button, type ButtonProps } from "#shared/ui/primitives/button.tsx";
import { ButtonLink, type ButtonLinkProps } from "#shared/ui/primitives/button-link.tsx";
import { classNames } from "#shared/ui/primitives/class-names.ts";
import { TextLink } from "#shared/ui/primitives/text-link.tsx";
import type { ListedJob } from "./job-queries.ts";
import { boardTexts as texts } from "./jobs-texts.ts";
import { useDismissJob } from "./use-dismiss-job.ts";

type Named = Pick<ListedJob, "title" | "company">;

/** What a button of one ad among many is about, for who cannot see where it is. */
const aboutOf = ({ title, company }: Named) => `${title}, ${company}`;

/** Who looks for somebody: the employer's mark beside the job's title. */
export function AdHead({ company, children }: { company: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[2.5rem_minmax(0,1fr)] items-start gap-4">
      <Avatar kind="company" name={company} />
      <div>{children}</div>
    </div>
  );
}

/** Says of an invented ad that it is one. */
export function SampleMark({ source }: Pick<ListedJob, "source">) {
  if (source !== "sample") return null;
  return (
    <p>
      <Badge plain tone="warn">
        {texts.sample}
      </Badge>
    </p>
  );
}

/** Where a saved job is, with the way to it. */
export function SavedState(props: {
  saved: NonNullable<ListedJob["saved"]>;
  onNavigate: (href: string) => void;
  className?: string;
}) {
  return (
    <p className={classNames("flex min-h-10 items-center gap-2 text-14", props.className)}>
      <StatusBadge status={props.saved.status} />
      <TextLink look="go" href={applicationPath(props.saved.id)} onNavigate={props.onNavigate}>
        Open
      </TextLink>
    </p>
  );
}

export interface SaveButtonProps {
  /** Left out where it is the only ad of its page. */
  job?: Named;
  variant?: ButtonProps["variant"];
  isSaving: boolean;
  onSave: () => void;
}

export function SaveButton({ job, variant, isSaving, onSave }: SaveButtonProps) {
  return (
    <Button
      variant={variant}
      aria-description={job && aboutOf(job)}
      icon={<BookmarkPlus aria-hidden="true" />}
      busy={isSaving}
      busyLabel={texts.saving}
      onClick={onSave}
    >
      {texts.save}
    </Button>
  );
}

/** The ad is not for this person, or it was put away and comes back. decision: D-108. */
export function DismissButton({
  job,
  compact,
  className,
}: {
  job: Named & Pick<ListedJob, "id" | "isDismissed">;
  compact?: boolean;
  className?: string;
}) {
  const dismiss = useDismissJob();
  const { isDismissed = false } = job;
  const label = isDismissed ? texts.showAgain : texts.notForMe;
  return (
    <Button
      variant="ghost"
      compact={compact}
      className={className}
      aria-label={`${label}: ${aboutOf(job)}`}
      onClick={() => dismiss(job, !isDismissed)}
    >
      {label}
    </Button>
  );
}

/** The ad where it was published, in a tab of its own. */
export function OriginalAd({
  job,
  variant,
}: {
  job: Named & Pick<ListedJob, "url">;
  variant?: ButtonLinkProps["variant"];
}) {
  return (
    <ButtonLink
      variant={variant}
      href={job.url}
      target="_blank"
      rel="noopener noreferrer"
      aria-description={aboutOf(job)}
      icon={<ExternalLink aria-hidden="true" />}
    >
      {texts.viewOriginal}
    </ButtonLink>
  );
}

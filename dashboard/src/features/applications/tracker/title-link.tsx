import type { Application } from "#shared/contract/applications/application.ts";
import { applicationPath } from "#shared/domain/pages.ts";
import { followLink } from "#shared/ui/primitives/follow-link.ts";

export interface TitleLinkProps {
  application: Pick<Application, "id" | "jobTitle">;
  onNavigate: (href: string) => void;
}

/** A job's title in a list: leads to its page. */
export function TitleLink({ application: { id, jobTitle }, onNavigate }: TitleLinkProps) {
  const href = applicationPath(id);
  return (
    <a
      href={href}
      // On the board the card is dragged, never the link alone.
      draggable={false}
      onClick={(event) => followLink({ href, onNavigate }, event)}
      className="rounded-paper font-medium text-ink no-underline underline-offset-3 hover:underline"
    >
      {jobTitle}
    </a>
  );
}

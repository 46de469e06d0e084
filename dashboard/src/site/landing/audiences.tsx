import type { ReactNode } from "react";
import { activePostings } from "#shared/domain/jobs/job-posting.ts";
import { pages } from "#shared/domain/pages.ts";
import { ButtonLink } from "#shared/ui/primitives/button-link.tsx";
import { siteColumn } from "../site-column.ts";

/** Who it is for: job seekers and employers. */
export function Audiences() {
  return (
    <section
      aria-label="Job seekers and employers"
      className="border-t border-line bg-surface py-14 md:py-24"
    >
      <div className={`${siteColumn} grid gap-y-8 md:grid-cols-2`}>
        <Audience
          id="job-seekers"
          kicker="Job seekers"
          title="Spend tonight on the three right jobs"
          text="See the match before you open an ad, and keep everything in one place."
        >
          <ButtonLink variant="primary" href={pages.jobBoard}>
            Browse the job board
          </ButtonLink>
        </Audience>
        <Audience
          id="employers"
          kicker="Employers"
          title="Reach people who are a real fit"
          text={`Post up to ${activePostings} jobs free, without an account.`}
        >
          <ButtonLink href={pages.employerRegister}>Post a job</ButtonLink>
        </Audience>
      </div>
    </section>
  );
}

interface AudienceProps {
  id: string;
  kicker: string;
  title: string;
  text: string;
  children: ReactNode;
}

function Audience({ id, kicker, title, text, children }: AudienceProps) {
  return (
    <div
      id={id}
      className="border-line max-md:not-first:border-t max-md:not-first:pt-8 md:pr-12 md:not-first:border-l md:not-first:pr-0 md:not-first:pl-12"
    >
      <p className="text-14 font-medium text-accent">{kicker}</p>
      <h2 className="mt-2 text-22 font-bold md:text-28">{title}</h2>
      <p className="mt-3 mb-6 text-16 text-muted">{text}</p>
      {children}
    </div>
  );
}

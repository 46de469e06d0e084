import { ArrowLeft } from "lucide-react";
import { type ReactNode, useRef } from "react";
import { ScoreRing, type ScoreRingProps } from "#shared/ui/blocks/score/score-ring.tsx";
import { ButtonLink } from "#shared/ui/primitives/button-link.tsx";
import { useArrival } from "../../../platform/page-head.tsx";

export interface JobHeadProps {
  jobTitle: string;
  company: string;
  /** After the employer: the place, or that the job is not saved. */
  fact: string | null;
  /** null while it is worked out, or when there is nothing to compare. */
  score: ScoreRingProps["score"] | null;
  /** Where one came from: its address and its name. */
  back: { href: string; label: string };
  onNavigate: (href: string) => void;
  /** Dates and status. */
  children?: ReactNode | undefined;
  /** The next step, then the menu. */
  actions: ReactNode;
}

/** Which job, its number, its dates, its status and the next step, in one line above the tabs. */
export function JobHead(props: JobHeadProps) {
  const { jobTitle, company, fact, score, back, onNavigate, children, actions } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  useArrival([jobTitle, company].filter(Boolean).join(", "), heading);
  // Pay and the ad's address are beside the ad.
  const facts = [company, fact].filter(Boolean).join(" · ");
  return (
    <div className="flex min-h-12 flex-wrap items-center gap-x-4 gap-y-2 pt-1.5 max-md:pt-3">
      <div className="flex min-w-0 flex-[1_1_16rem] items-center gap-3">
        <ButtonLink
          compact
          variant="ghost"
          href={back.href}
          onNavigate={onNavigate}
          aria-label={back.label}
          title={back.label}
          icon={<ArrowLeft aria-hidden="true" />}
          className="-ml-2 w-9 shrink-0 px-0"
        />
        {score && <ScoreRing size={40} score={score} className="shrink-0" />}
        <div className="min-w-0">
          <h1
            ref={heading}
            tabIndex={-1}
            title={jobTitle}
            className="line-clamp-2 text-18 leading-6 font-bold outline-none md:line-clamp-1"
          >
            {jobTitle}
          </h1>
          <p className="truncate text-14 leading-5 text-muted" title={facts}>
            {facts}
          </p>
        </div>
      </div>
      <div className="flex min-w-0 flex-wrap items-center gap-x-4 gap-y-2 max-md:w-full">
        {children}
        <div className="flex items-center gap-2 max-md:flex-1 max-md:justify-end">{actions}</div>
      </div>
    </div>
  );
}

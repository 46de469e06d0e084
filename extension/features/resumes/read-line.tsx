import { ChevronRight, FileCheck } from "lucide-react";
import { scoreBand, scoreBandLabels } from "#shared/domain/resumes/score-bands.ts";
import type { ReadResult } from "#shared/match/analysis.ts";
import { Card } from "#shared/ui/primitives/card.tsx";
import { TextLink } from "#shared/ui/primitives/text-link.tsx";

interface ReadLineProps {
  name: string;
  read: ReadResult;
  /** Address of the screen where the resume can be changed. */
  href: string;
  onNavigate: (href: string) => void;
}

/** READ as one line, which also says which resume is compared; opens to what was hard to read in it. */
export function ReadLine({ name, read, href, onNavigate }: ReadLineProps) {
  return (
    <Card as="section" aria-label="Resume compared">
      <details className="group">
        <summary className="flex min-h-11 list-none items-center gap-2 rounded-card px-4 [&::-webkit-details-marker]:hidden">
          <FileCheck aria-hidden="true" className="size-4 shrink-0 text-success" />
          <span className="min-w-0 flex-1 truncate">{name}</span>
          <span className="whitespace-nowrap text-muted">
            Read <b className="font-bold text-ink tabular-nums">{read.value}</b>{" "}
            {scoreBandLabels[scoreBand(read.value)]}
          </span>
          <ChevronRight
            aria-hidden="true"
            className="size-4 shrink-0 text-muted transition-transform group-open:rotate-90"
          />
        </summary>
        <div className="grid gap-2 border-t border-line px-4 py-3 text-13 text-muted">
          <p>How much of your resume a reading program finds. It says nothing about this ad.</p>
          <ul className="grid list-disc gap-1 pl-4">
            {read.issues.map((issue) => (
              <li key={issue.id}>
                <span className="text-ink">{issue.text}</span> {issue.advice}
              </li>
            ))}
          </ul>
          <p>
            <TextLink href={href} onNavigate={onNavigate}>
              Change this resume
            </TextLink>
          </p>
        </div>
      </details>
    </Card>
  );
}

import type { ReactNode } from "react";
import { shownLine } from "#shared/domain/shown-line.ts";
import type { LedgerEntry } from "#shared/engine/ledger.ts";
import { classNames } from "../../primitives/class-names.ts";
import { MarkedText } from "../marked-text.tsx";

export interface ProofThreadProps {
  entry: LedgerEntry;
  /** Shows two lines of the ad and three of the resume; otherwise all. */
  clamped?: boolean | undefined;
  /** Shown after the ad's sentence ("Show in the ad"). */
  adAction?: ReactNode | undefined;
  className?: string | undefined;
}

/**
 * The proof: the ad's sentence above and the resume's line below, joined by a line. The line is dotted and open if
 * nothing was found. In a block of 440 px or more the two are side by side and the line is horizontal.
 */
export function ProofThread({ entry, clamped, adAction, className }: ProofThreadProps) {
  const { evidence } = entry.best;
  const terms = entry.members.flatMap(({ requirement: { terms: inLine, term, aliases } }) =>
    inLine === undefined ? [term, ...aliases] : inLine.map(({ text }) => text),
  );
  // The row's name is the ad's own line, which need not be repeated.
  const isRepeated = shownLine(evidence.adSentence) === entry.term;
  const line = evidence.credit > 0 ? evidence.resumeLine : undefined;
  const isProven = line !== undefined;
  return (
    <dl
      className={classNames(
        "grid gap-1 pl-6 text-13 @min-[27.5rem]:grid-cols-2 @min-[27.5rem]:gap-6",
        className,
      )}
    >
      {(!isRepeated || adAction) && (
        <Side label="Ad" dot={isProven ? "bg-success" : "bg-control"} thread={isProven ? "solid" : "dotted"}>
          {!isRepeated && (
            <span className={classNames("text-muted", clamped && "line-clamp-2")}>
              <MarkedText text={evidence.adSentence} terms={terms} tone={isProven ? "found" : "missing"} />
            </span>
          )}
          {adAction}
        </Side>
      )}
      <Side label="Resume" dot={isProven ? "bg-success" : "border-[1.5px] border-control bg-surface"}>
        {isProven ? (
          <span className={clamped ? "line-clamp-3" : undefined}>
            <MarkedText text={line} terms={terms} />
          </span>
        ) : (
          <span className="text-muted">Nothing found</span>
        )}
      </Side>
    </dl>
  );
}

interface SideProps {
  label: string;
  dot: string;
  thread?: "solid" | "dotted" | undefined;
  children: ReactNode;
}

const threads = {
  solid: "border-success/40 border-l-2 -left-4.25 @min-[27.5rem]:border-t-2 @min-[27.5rem]:border-l-0",
  dotted:
    "border-dotted border-control border-l-2 -left-4.25 @min-[27.5rem]:border-t-2 @min-[27.5rem]:border-l-0",
};

function Side({ label, dot, thread, children }: SideProps) {
  return (
    <div className="relative grid grid-cols-[3.5rem_minmax(0,1fr)] @min-[27.5rem]:grid-cols-1 @min-[27.5rem]:content-start">
      <dt className="text-muted">
        <span
          aria-hidden="true"
          className={classNames(
            "absolute top-1.5 -left-4.75 z-1 size-1.5 rounded-full @min-[27.5rem]:-left-4",
            dot,
          )}
        />
        {thread && (
          <span
            aria-hidden="true"
            className={classNames(
              "absolute top-3.5 -bottom-2 @min-[27.5rem]:top-2 @min-[27.5rem]:right-[-0.5rem] @min-[27.5rem]:bottom-auto @min-[27.5rem]:left-7",
              threads[thread],
            )}
          />
        )}
        {label}
      </dt>
      <dd className="min-w-0">{children}</dd>
    </div>
  );
}

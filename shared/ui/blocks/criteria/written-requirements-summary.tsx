import type { ReactNode } from "react";
import { type Criterion, type WrittenKind, writtenKindNames } from "#shared/domain/criteria/criterion.ts";
import { bindingLimits, conflictOf, type Limit, limitText } from "#shared/domain/criteria/limit.ts";
import { Card, CardBody, CardHeader } from "../../primitives/card.tsx";

/** What an ad requires in writing. */
export interface WrittenRequirementsData {
  kind: WrittenKind | null;
  limits: readonly Limit[];
  /** The sentences of the ad that require it. */
  words: readonly string[];
  criteria: readonly Criterion[];
  /** The person that a letter is addressed to. */
  addressee: string | null;
  /** The list is in a document that the ad only links to. */
  isElsewhere: boolean;
}

const mostShown = 3;

/** True if something other than a letter is required; letters have their own screen. */
export const hasMoreThanLetter = ({ kind, criteria }: WrittenRequirementsData): boolean =>
  (kind !== null && kind !== "letter") || criteria.length > 0;

/** What to submit in addition to the resume: kind, limits, the first questions, and the sentence of the ad. */
export function WrittenRequirementsSummary({
  asked,
  children,
}: {
  asked: WrittenRequirementsData;
  children: ReactNode;
}) {
  const { kind, limits, words, criteria, addressee, isElsewhere } = asked;
  const conflict = conflictOf(limits);
  const more = criteria.length - mostShown;
  return (
    <Card as="section" inset={16} aria-label="What to submit">
      <CardHeader title="What to submit" />
      <CardBody className="grid gap-3 text-14">
        <p className="font-medium">
          {[writtenKindNames[kind ?? "selection_criteria"], ...bindingLimits(limits).map(limitText)].join(
            ", ",
          )}
        </p>
        {conflict && (
          <p className="text-muted">
            The ad says {limitText(conflict[0])} and {limitText(conflict[1])}. We keep to the smaller.
          </p>
        )}
        {criteria.length > 0 && (
          <ol className="grid gap-1.5">
            {criteria.slice(0, mostShown).map(({ id, label, text, level }, at) => (
              <li key={id} className="line-clamp-3 break-words">
                <span className="mr-1.5 text-muted tabular-nums">{label || at + 1}</span>
                {text}
                {level === "desirable" && <span className="text-muted"> (desirable)</span>}
              </li>
            ))}
          </ol>
        )}
        {more > 0 && <p className="text-muted">And {more} more.</p>}
        {isElsewhere && <p className="text-muted">The list is in a document that the ad links to.</p>}
        {addressee !== null && <p>To {addressee}</p>}
        {words[0] !== undefined && (
          <blockquote className="border-l-2 border-line pl-3 break-words text-muted">“{words[0]}”</blockquote>
        )}
        {children}
      </CardBody>
    </Card>
  );
}

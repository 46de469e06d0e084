import { ChevronDown } from "lucide-react";
import type { MatchResult } from "#shared/engine/analysis.ts";
import type { LinkProps } from "../../primitives/follow-link.ts";
import { TextLink } from "../../primitives/text-link.tsx";
import { partWords } from "./part-words.ts";
import { heldSentence } from "./score-sentence.ts";

export interface ScoreSumProps {
  match: MatchResult;
  /** The page that explains the sum. */
  about: LinkProps;
}

/** The calculation behind the number, line by line, and the words behind its last term. */
export function ScoreSum({ match, about }: ScoreSumProps) {
  const sum = match.parts.reduce((points, part) => points + part.points, 0);
  return (
    <details className="group border-t border-line">
      <summary className="flex min-h-11 list-none items-center justify-between px-4 font-medium [&::-webkit-details-marker]:hidden">
        How the {match.value} is worked out
        <ChevronDown
          aria-hidden="true"
          className="size-4 text-muted transition-transform group-open:rotate-180"
        />
      </summary>
      <dl className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1 px-4 pb-3 text-13">
        {match.parts.map((part) => (
          <div key={part.id} className="col-span-2 grid grid-cols-subgrid">
            <dt className="text-muted">{partWords[part.id]}</dt>
            <dd className="text-right tabular-nums">
              {part.points.toFixed(1)} of {part.maxPoints.toFixed(1)}
            </dd>
          </div>
        ))}
        <div className="col-span-2 grid grid-cols-subgrid border-t border-line pt-1 font-medium">
          <dt>Sum</dt>
          <dd className="text-right tabular-nums">{sum.toFixed(1)}</dd>
        </div>
        {match.family && (
          <div className="col-span-2 pt-1">
            <dt className="sr-only">Compared work</dt>
            <dd className="text-muted">
              The ad is for {match.family.ad}; your resume is of {match.family.resume}.
            </dd>
          </div>
        )}
        {match.sharedWords.length > 0 && (
          <div className="col-span-2 pt-1">
            <dt className="sr-only">Shared words</dt>
            <dd className="text-muted">Your resume and this ad speak of {listed(match.sharedWords)}.</dd>
          </div>
        )}
        <div className="col-span-2 pt-1">
          <dt className="sr-only">More</dt>
          <dd>
            <TextLink {...about}>How the score works</TextLink>
          </dd>
        </div>
        {match.cap && (
          <div className="col-span-2 pt-1">
            <dt className="sr-only">Limit</dt>
            <dd className="text-muted">{heldSentence(match.cap)}</dd>
          </div>
        )}
      </dl>
    </details>
  );
}

/** "a, b and c". */
function listed(words: readonly string[]): string {
  return words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;
}

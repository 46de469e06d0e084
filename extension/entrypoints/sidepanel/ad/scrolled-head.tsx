import { useEffect, useRef, useState } from "react";
import type { MatchResult } from "#shared/engine/analysis.ts";
import type { JobAd } from "../../../features/jobs/job-ad.ts";
import { matchHeadId } from "../../../features/resumes/match-head.ts";
import { CondensedHead } from "./condensed-head.tsx";

interface ScrolledHeadProps {
  ad: JobAd;
  match: MatchResult | undefined;
}

/**
 * The job and its score, shown once both have scrolled out of view. It lies over the body, so that nothing moves, and
 * only repeats, so screen readers skip it.
 */
export function ScrolledHead({ ad, match }: ScrolledHeadProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isAway, setAway] = useState(false);

  // The head is looked up at each look: a resume or an ad that is read anew replaces it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another match may have moved or removed the head
  useEffect(() => {
    const body = place.current?.closest("main");
    if (!body) return;
    const look = () => setAway(isAbove(document.getElementById(matchHeadId), body));
    look();
    body.addEventListener("scroll", look, { passive: true });
    return () => body.removeEventListener("scroll", look);
  }, [match]);

  return (
    <div ref={place} aria-hidden="true" className="sticky -top-4 z-10 h-0">
      {isAway && (
        <div className="absolute inset-x-0 -mx-3 bg-canvas min-[344px]:-mx-4">
          <CondensedHead ad={ad} match={match} />
        </div>
      )}
    </div>
  );
}

function isAbove(head: HTMLElement | null, body: HTMLElement): boolean {
  return head !== null && head.getBoundingClientRect().bottom <= body.getBoundingClientRect().top;
}

import { useEffect, useRef, useState } from "react";
import type { MatchResult } from "#shared/engine/analysis.ts";
import type { JobAd } from "../../../features/jobs/job-ad.ts";
import { matchHeadId } from "../../../features/resumes/match-card.tsx";
import { CondensedHead } from "./condensed-head.tsx";

interface ScrolledHeadProps {
  ad: JobAd;
  match: MatchResult | undefined;
}

/**
 * Which job this is and how it scores, once both have scrolled away. It lies over the body, so that nothing jumps, and
 * only repeats, so it is not read out.
 */
export function ScrolledHead({ ad, match }: ScrolledHeadProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isAway, setAway] = useState(false);
  const hasMatch = match !== undefined;

  useEffect(() => {
    const head = hasMatch ? document.getElementById(matchHeadId) : null;
    if (!head) return;
    const observer = new IntersectionObserver(
      ([entry]) =>
        setAway(entry !== undefined && !entry.isIntersecting && entry.boundingClientRect.top < 100),
      { root: place.current?.closest("main") ?? null },
    );
    observer.observe(head);
    return () => observer.disconnect();
  }, [hasMatch]);

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

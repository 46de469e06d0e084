import { ShieldCheck } from "lucide-react";
import type { Optimisation } from "#shared/contract/resumes/optimisation.ts";

export interface BlockedLinesProps extends Pick<Optimisation, "blocked"> {
  level?: 2 | 3 | undefined;
}

/** What the fact check refused, each with its reason. */
export function BlockedLines({ blocked, level = 3 }: BlockedLinesProps) {
  const Heading = `h${level}` as const;
  return (
    <section>
      <Heading className="flex items-center gap-2 text-16 font-medium">
        <ShieldCheck aria-hidden="true" className="size-4.5 text-primary" />
        Left out: not backed by your resume
      </Heading>
      <p className="mt-1 text-14 text-muted">These lines stay as you wrote them.</p>
      <ul className="mt-3 grid gap-3 text-14">
        {blocked.map(({ line, claim, reason }) => (
          <li key={line + claim} className="rounded-control border border-line px-4 py-3">
            <p className="wrap-anywhere">{line}</p>
            <p className="mt-1 text-13 text-muted">
              “{claim}”: {reason}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

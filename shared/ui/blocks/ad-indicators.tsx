import type { AdIndicator } from "#shared/domain/jobs/ad-indicators.ts";
import { Notice } from "./notice.tsx";

/** Indicators that an ad may no longer lead to a job, each with the facts behind it; nothing if there are none. */
export function AdIndicators({ signs }: { signs: readonly AdIndicator[] }) {
  if (signs.length === 0) return null;
  return (
    <Notice tone="neutral" title="Is it still open?">
      <ul className="grid gap-1">
        {signs.map(({ kind, text }) => (
          <li key={kind}>{text}</li>
        ))}
      </ul>
      <p className="mt-1">Ask the contact before you spend an evening on it.</p>
    </Notice>
  );
}

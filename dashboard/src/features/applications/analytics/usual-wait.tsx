import { useAnalytics } from "./use-analytics.ts";

/** The bar has room for twice the usual wait; longer than that is full. */
const usualShare = 50;

/**
 * How long an application waits against the person's own usual wait: the same median as in the analytics, so nothing
 * while there are too few answers for one.
 * @param days since it was sent
 */
export function UsualWait({ days }: { days: number }) {
  const { data } = useAnalytics();
  const usual = data?.timeToAnswer.medianDays;
  if (!usual) return null;
  const share = Math.min(100, (days / usual) * usualShare);
  return (
    <span className="inline-flex items-center gap-2 align-middle whitespace-nowrap">
      <span aria-hidden="true" className="fc-border relative h-1.5 w-24 rounded-full bg-line">
        <span
          className={`fc-fill block h-full rounded-full ${days > usual ? "bg-accent-fill" : "bg-control"}`}
          style={{ width: `${share}%` }}
        />
        <span className="absolute -top-1 left-1/2 h-3.5 w-0.5 bg-ink" />
      </span>
      {`usual wait ${usual} ${usual === 1 ? "day" : "days"}`}
    </span>
  );
}

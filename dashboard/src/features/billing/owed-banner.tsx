import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense } from "react";
import { tierQuery } from "../../platform/first-screen.ts";

/** Few people ever need it. */
const OwedNotice = lazy(async () => ({ default: (await import("./owed-notice.tsx")).OwedNotice }));

/** On every screen while a failed payment has its days of grace; after them the subscription screen says it. decision: D-58. */
export function OwedBanner() {
  const { data } = useQuery(tierQuery);
  const owed = data?.owed;
  if (!owed || new Date(owed.until) <= new Date()) return null;
  return (
    <Suspense>
      <OwedNotice owed={owed} />
    </Suspense>
  );
}

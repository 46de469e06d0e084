import { useEffect } from "react";
import { useLocation } from "react-router";
import { pages } from "#shared/domain/pages.ts";

let last: string = pages.applications;

/** Remembers the tracker as it is filtered now, for the way back from an application. */
export function useSavedTrackerAddress(): void {
  const { search } = useLocation();
  useEffect(() => {
    const kept = new URLSearchParams(search);
    kept.delete("add");
    last = kept.size > 0 ? `${pages.applications}?${kept}` : pages.applications;
  }, [search]);
}

/** The tracker as it was left in this tab. */
export const trackerAddress = () => last;

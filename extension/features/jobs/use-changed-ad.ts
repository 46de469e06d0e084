import { useEffect, useState } from "react";
import type { PageRead } from "../../platform/page/read-page.ts";
import { isAllowedAddress } from "../../platform/sites.ts";

/** Each reading is watched once, whichever tab is active. */
const watched = new WeakSet<PageRead>();
const changed = new WeakSet<PageRead>();

/**
 * Whether the page of this reading now shows another ad. Always false on allowed sites: there the follower reports
 * it, and the new ad is read automatically.
 */
export function useChangedAd(page: PageRead | undefined): boolean {
  const [, setNews] = useState(0);
  useEffect(() => {
    if (page === undefined || watched.has(page)) return;
    watched.add(page);
    void import("./page-moves.ts")
      .then(({ untilAdIsGone }) => untilAdIsGone(page))
      .then(async (isGone) => {
        if (!isGone || (await isAllowedAddress(page.url))) return;
        changed.add(page);
        setNews((before) => before + 1);
      });
  }, [page]);
  return page !== undefined && changed.has(page);
}

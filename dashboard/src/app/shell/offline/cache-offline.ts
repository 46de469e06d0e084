import { accountHeader } from "#shared/contract/account-header.ts";
import { dashboardContract as contract } from "#shared/contract/overview.ts";
import { savedResumes } from "#shared/contract/resumes/saved-resumes.ts";

import { pages } from "#shared/domain/pages.ts";
import { isSitePath } from "#shared/domain/site-paths.ts";

/** What the service worker may keep, and for whom (public/service-worker.js). */
function orderFor(account: string, keepsApp: boolean) {
  return {
    account,
    accountHeader,
    keepsApp,
    user: contract.auth.user.path,
    lists: cachedLists,
    screens: Object.values(pages).filter((pattern) => !isSitePath(pattern)),
    shell: pages.overview,
    files: "/offline.json",
  };
}

/** What can be read without a connection: what the frame needs, and the lists. decision: D-94. */
export const cachedLists: readonly string[] = [
  contract.overview.summary.path,
  contract.billing.tier.path,
  contract.applications.list.path,
  contract.jobs.list.path,
  savedResumes.list.path,
  contract.notifications.list.path,
];

/** Who counts their bytes gets no half megabyte unasked; what they open is stored all the same. */
function savesData(): boolean {
  const line = (navigator as { connection?: { saveData?: boolean } }).connection;
  return line?.saveData === true;
}

/** After the first screen has been drawn. In development nothing is stored: no file there keeps its name. */
export async function cacheOffline(account: string): Promise<void> {
  if (import.meta.env.DEV || !("serviceWorker" in navigator)) return;
  try {
    await navigator.serviceWorker.register("/service-worker.js");
    const { active } = await navigator.serviceWorker.ready;
    active?.postMessage({ kind: "keep", order: orderFor(account, !savesData()) });
  } catch {
    // A browser may refuse it, in a private window say: the app then works as long as there is a connection.
  }
}

/** At sign-out. */
export function forgetOffline(): void {
  navigator.serviceWorker?.controller?.postMessage({ kind: "forget" });
}

import { pages } from "#shared/domain/pages.ts";
import { may } from "#shared/domain/plans.ts";
import { usePlan } from "../../features/account/use-plan.ts";
import { trackerAddress } from "../../features/applications/tracker/tracker-address.ts";
import { useUser } from "../../features/auth/use-user.ts";

/** Whether the person's plan has a capability; the free plan's while it is not known. */
export function useMay(capability: Parameters<typeof may>[1]): boolean {
  const { user } = useUser();
  return may(usePlan(user?.subscriptionTier ?? "free"), capability);
}

/** The tracker as it was left, with its filters; free accounts have the dashboard. */
export function useHome(): string {
  return useMay("use-tracker") ? trackerAddress() : pages.overview;
}

/** Where a job's page leads back to, and how that is called. */
export function useBack(): { href: string; label: string } {
  const href = useHome();
  return { href, label: href === pages.overview ? "Back to Dashboard" : "Back to Application Tracker" };
}

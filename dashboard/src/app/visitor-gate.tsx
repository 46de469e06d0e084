import { useEffect } from "react";
import { Navigate, Outlet, useSearchParams } from "react-router";
import { safeReturnTo } from "#shared/domain/pages.ts";
import { useUser } from "../features/auth/use-user.ts";
import { hasToken } from "../platform/api.ts";
import { PageWait } from "./page-wait.tsx";
import { preloadOverview } from "./preload-overview.ts";

/**
 * In front of the sign-in screens: who is signed in goes on, to the asked path or the dashboard (decision: D-35).
 * Sign-in only loads the user; the way on is taken here.
 */
export function VisitorGate() {
  // Who never signed in here gets the form at once; asking would be a failure in the console of every visitor.
  const isAsked = hasToken();
  const { user, isPending } = useUser(isAsked);
  const [search] = useSearchParams();
  // Where nearly everybody goes from here.
  useEffect(() => void preloadOverview(), []);
  if (isAsked && isPending) return <PageWait />;
  return user ? <Navigate replace to={safeReturnTo(search.get("returnTo"))} /> : <Outlet />;
}

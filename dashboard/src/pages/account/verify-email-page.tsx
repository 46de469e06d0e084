import { useEffect } from "react";
import { Navigate, useLocation } from "react-router";
import { pages } from "#shared/domain/pages.ts";
import { holdMailedToken } from "../../features/account/mailed-link.ts";

/** Where a mailed link leads: its token leaves the address at once, and Settings opens it, after sign-in if need be. */
export function VerifyEmailPage() {
  const { hash } = useLocation();
  const token = new URLSearchParams(hash.slice(1)).get("token");
  useEffect(() => {
    if (token) holdMailedToken(token);
  }, [token]);
  return <Navigate replace to={pages.settings} />;
}

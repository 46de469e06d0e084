import { lazy, useEffect } from "react";
import { useLocation } from "react-router";
import { isSitePath } from "#shared/domain/pages.ts";
import { PageWait } from "./page-wait.tsx";

const NotFoundPage = lazy(async () => ({
  default: (await import("../pages/not-found-page.tsx")).NotFoundPage,
}));

/** No screen of the app: a page of the public site that the app led to (after sign-in, say), or nothing at all. */
export function OtherPath() {
  const { pathname, search, hash, key } = useLocation();
  // What the server answered with the app itself is no page of the site.
  const leads = key !== "default" && isSitePath(pathname);
  useEffect(() => {
    if (leads) window.location.replace(pathname + search + hash);
  }, [leads, pathname, search, hash]);
  return leads ? <PageWait /> : <NotFoundPage />;
}

import { Suspense, useEffect } from "react";
import { Outlet, useLocation } from "react-router";
import { SiteFrame } from "../site/site-frame.tsx";
import { startSiteHeader } from "../site/site-header-script.ts";
import { PageWait } from "./page-wait.tsx";

/** The frame of the public site around the app's own open screens: jobs and postings. */
export function PublicFrame() {
  const { pathname } = useLocation();
  useEffect(() => {
    const header = document.querySelector("header");
    return header ? startSiteHeader(header) : undefined;
  }, []);
  return (
    <SiteFrame path={pathname}>
      <Suspense fallback={<PageWait />}>
        <Outlet />
      </Suspense>
    </SiteFrame>
  );
}

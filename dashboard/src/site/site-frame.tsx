import type { ReactNode } from "react";
import { siteColumn } from "./site-column.ts";
import { SiteFooter } from "./site-footer.tsx";
import { SiteHeader } from "./site-header.tsx";

export interface SiteFrameProps {
  /** The address of the page, for the link of the header that leads to it. */
  path: string;
  /** The page draws its own columns over the whole width. */
  wide?: boolean | undefined;
  children: ReactNode;
}

/** Around the pages that anyone may read: header, the page, footer. */
export function SiteFrame({ path, wide, children }: SiteFrameProps) {
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#main"
        className="fixed top-2 left-2 z-70 -translate-y-16 rounded-control bg-ink px-4 py-2 text-14 font-medium text-canvas focus:translate-y-0 print:hidden"
      >
        Skip to content
      </a>
      <SiteHeader current={path} />
      <main
        id="main"
        tabIndex={-1}
        className={wide ? "flex-1 outline-none" : `${siteColumn} flex-1 pt-6 pb-14 outline-none md:pb-24`}
      >
        {children}
      </main>
      <SiteFooter />
    </div>
  );
}

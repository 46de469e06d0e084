import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { ToastContext, type Toasts } from "#shared/ui/primitives/use-toast.ts";
import { IslandDrawings } from "./island.tsx";
import { IslandFrame, islandPrefix } from "./island-frame.tsx";
import { headOf } from "./page-head.ts";
import { SiteFrame } from "./site-frame.tsx";
import type { SitePage } from "./site-page.ts";
import { sitePages } from "./site-pages.tsx";

/** A page as HTML, and what the server's lists say of it (site.json). */
export interface DrawnPage {
  /** Its file in the built folder. */
  file: string;
  path: string;
  also: readonly string[];
  missingBelow?: string | undefined;
  title: string;
  description: string;
  published?: string | undefined;
  head: string;
  body: string;
}

/** Draws every page of the public site; the build calls it once, the development server for each page that is asked. */
export function drawSite(): DrawnPage[] {
  return sitePages.map((page) => ({
    file: page.path === "/" ? "home.html" : `${page.path.slice(1)}.html`,
    path: page.path,
    also: page.also ?? [],
    missingBelow: page.missingBelow,
    title: page.title,
    description: page.description,
    published: page.published,
    head: headOf(page),
    body: bodyOf(page),
  }));
}

function bodyOf({ path, wide, bare, Page }: SitePage): string {
  const drawings: ReactNode[] = [];
  const body = renderToString(
    <IslandDrawings value={drawings}>
      {bare ? (
        <Page />
      ) : (
        <SiteFrame path={path} wide={wide}>
          <Page />
        </SiteFrame>
      )}
    </IslandDrawings>,
  );
  return body.replace(
    /(<div data-island="([^"]*)"(?: data-about="([^"]*)")?[^>]*?) data-drawing="(\d+)">/g,
    (_all, start: string, name: string, about: string | undefined, at: string) =>
      `${start}>${islandHtml(drawings[Number(at)], islandPrefix(name, about ?? ""))}`,
  );
}

const noToasts: Toasts = { toasts: [], toast: () => "", dismiss: () => undefined };

function islandHtml(drawing: ReactNode, identifierPrefix: string): string {
  return renderToString(
    <QueryClientProvider client={new QueryClient()}>
      <ToastContext value={noToasts}>
        <IslandFrame>{drawing}</IslandFrame>
      </ToastContext>
    </QueryClientProvider>,
    { identifierPrefix },
  );
}

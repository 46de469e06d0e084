import { existsSync, readdirSync, readFileSync } from "node:fs";
import type { PageKind } from "../job-ad/capture.ts";

const room = new URL("../sites/", import.meta.url);

/** The expected reading of a saved page: a row of `shared/sites/<site>/fixtures/expected.json`. */
export interface ExpectedPage {
  /** Name of the page: `<page>.html` in the same folder. */
  page: string;
  url: string;
  kind: PageKind;
  board: string | null;
  /** The ad's identity. */
  key: string | null;
  title: string | null;
  company: string | null;
  location: string | null;
  salary: string | null;
  closes: string | null;
  /** Words that its description contains. */
  says?: string;
}

/** The folders of `shared/sites`, one for each site. */
export function siteFolders(): string[] {
  return readdirSync(room).filter((id) => existsSync(new URL(`${id}/site.ts`, room)));
}

/** The saved pages of a site, without ".html". */
export function pagesOf(site: string): string[] {
  const folder = new URL(`${site}/fixtures/`, room);
  if (!existsSync(folder)) return [];
  return readdirSync(folder).flatMap((name) => (name.endsWith(".html") ? name.slice(0, -5) : []));
}

/** A saved page of a site. */
export function sitePage(site: string, page: string): string {
  return readFileSync(new URL(`${site}/fixtures/${page}.html`, room), "utf8");
}

/** The expected readings of the site's pages. */
export function expectedOf(site: string): ExpectedPage[] {
  const file = new URL(`${site}/fixtures/expected.json`, room);
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : [];
}

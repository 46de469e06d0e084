import type { ComponentType } from "react";

/** A page of the public site: drawn once by the build into an HTML file of its own, read without any script. */
export interface SitePage {
  /** Its address, `/help`; the build writes `help.html`. */
  path: string;
  /** Further addresses of the same page, `/support`; search engines are told the first. */
  also?: readonly string[];
  /** A page for every address below this one that has no page of its own, `/blog/`; it is answered with 404. */
  missingBelow?: string;
  /** Of the browser's tab and of search results, without the product's name. */
  title: string;
  /** One or two sentences, 50 to 160 characters. */
  description: string;
  /** Day of publication, `YYYY-MM-DD`; an article joins the feed. */
  published?: string;
  /** What schema.org calls the page: Article, FAQPage. */
  structured?: readonly Record<string, unknown>[];
  /** The page draws its own columns over the whole width. */
  wide?: boolean;
  /** Without header and footer. */
  bare?: boolean;
  /** Its HTML holds the style that it needs: nothing is waited for before the first paint. No island may stand in it. */
  inlineStyle?: boolean;
  /** Drawn inside the public frame. It uses no browser at all while it is drawn. */
  Page: ComponentType;
}

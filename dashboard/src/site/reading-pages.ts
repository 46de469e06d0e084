import { blogPages } from "./blog-pages.tsx";
import { extensionPage } from "./extension-page.tsx";
import { helpPage } from "./help-page.tsx";
import { legalPages } from "./legal-pages.tsx";
import type { SitePage } from "./site-page.ts";

/** Blog, help, privacy, terms and the extension's page. */
export const readingPages: readonly SitePage[] = [...blogPages, helpPage, ...legalPages, extensionPage];

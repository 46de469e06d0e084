import { authPages } from "./auth-pages.tsx";
import { blogPages } from "./blog-pages.tsx";
import { extensionPage } from "./extension-page.tsx";
import { helpPage } from "./help-page.tsx";
import { landingPage } from "./landing/landing-page.tsx";
import { legalPages } from "./legal-pages.tsx";
import { scorePage } from "./score/score-page.tsx";
import type { SitePage } from "./site-page.ts";
import { templatePages } from "./template-pages.tsx";

/** Blog, help, privacy, terms, the score's and the extension's page. */
export const readingPages: readonly SitePage[] = [
  ...blogPages,
  helpPage,
  ...legalPages,
  extensionPage,
  scorePage,
];

/** The whole public site. */
export const sitePages: readonly SitePage[] = [landingPage, ...templatePages, ...readingPages, ...authPages];

import { authPages } from "./auth-pages.tsx";
import { landingPage } from "./landing/landing-page.tsx";
import { readingPages } from "./reading-pages.ts";
import type { SitePage } from "./site-page.ts";
import { templatePages } from "./template-pages.tsx";

/** The whole public site. */
export const sitePages: readonly SitePage[] = [landingPage, ...templatePages, ...readingPages, ...authPages];

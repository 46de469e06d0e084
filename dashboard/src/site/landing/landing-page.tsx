import { pages } from "#shared/domain/pages.ts";
import type { SitePage } from "../site-page.ts";

export const landingPage: SitePage = {
  path: pages.home,
  also: [pages.landing],
  title: "know where you stand before you apply",
  description:
    "Kelpie reads the job ad in front of you, scores it against your resume on your own computer, and helps you tailor, write and keep track.",
  wide: true,
  Page: () => <h1>Know where you stand</h1>,
};

import type { Files, Names } from "./names.ts";

/**
 * The folder of a job site: its facts, its reader, a realistic page of ours, and its expected reading. The page is
 * written from the site's public appearance, never copied.
 * @param host without `www.`; by default the site's name as a .com.au address.
 * @param since version of the selectors' table that brings the reader to installed extensions.
 */
export function siteFiles({ kebab, words }: Names, since: number, host = `${kebab}.com.au`): Files {
  const folder = `shared/sites/${kebab}`;
  const address = `https://www.${host}/jobs/community-worker`;
  const expected = {
    ...{
      page: "ad",
      url: address,
      kind: "ad",
      board: null,
      key: `url:https://www.${host}/jobs/community-worker`,
    },
    ...{ title: "Community Worker", company: "Banksia Care", location: "Bendigo VIC", salary: null },
    ...{ closes: "2026-12-12", says: "- Plan crews and contractors" },
  };
  return {
    [`${folder}/site.ts`]: `import type { Site, SitePages } from "../site.ts";

export const site: Site = {
  id: "${kebab}",
  name: "${words}",
  kind: "board",
  // If true, people are asked for its hosts, and the manifests and the stores' listing name them.
  isOffered: false,
  hosts: ["${host}"],
};

export const pages: SitePages = {
  lastSeen: null,
  since: ${since},
  titles: /${words.toLowerCase().replaceAll(" ", " ?")}/,
};
`,
    [`${folder}/reader.ts`]: `import type { SiteSelectors } from "../../job-ad/candidates/site-reader.ts";
import { ROW_NAMES } from "../australian-boards.ts";

/** ${words}: as its fixture has it. No real page on file. */
export const reader: SiteSelectors = {
  roots: [".job-details", "main", "body"],
  fields: {
    title: [".job-title", "h1"],
    company: [".employer-name"],
    location: [".job-location"],
  },
  rows: { row: ".job-summary li", label: "strong", names: ROW_NAMES },
  description: [".job-description"],
};
`,
    [`${folder}/fixtures/ad.html`]: adPage(words),
    [`${folder}/fixtures/expected.json`]: `${JSON.stringify([expected], null, 2)}\n`,
  };
}

function adPage(siteName: string): string {
  return `<!DOCTYPE html>
<html lang="en-AU"><head><title>Community Worker job - Banksia Care | ${siteName}</title></head>
<body><main><div class="job-details"><h1 class="job-title">Community Worker</h1>
<p class="employer-name">Banksia Care</p>
<ul class="job-summary"><li><strong>Location:</strong> Bendigo VIC</li>
<li><strong>Work type:</strong> Part time</li><li><strong>Applications close:</strong> 12 December 2026</li></ul>
<div class="job-description"><p>About the role</p>
<p>You will look after a small crew that keeps the works running, plan the week with them and answer for safe work
in every building we own.</p>
<p>Responsibilities</p><ul><li>Plan crews and contractors for the week ahead</li>
<li>Check finished work against the drawings</li></ul>
<p>Requirements</p><ul><li>Five years of experience in a similar role</li>
<li>White Card and a current driver licence</li></ul>
<p>We offer 17% superannuation, flexible hours and paid training. Apply with a resume and a short cover letter that
tells us what you have built.</p></div></div></main>
<footer><p>Footer words that belong to the site and to no ad at all.</p></footer></body></html>
`;
}

import { jobIdentity } from "#shared/domain/jobs/job-identity.ts";
import { siteList } from "#shared/sites/generated/site-list.ts";

/** The ad that a page shows, found without reading it: by its address, else by the apply link of a side pane. */
export interface AdInView {
  identityKey: string | null;
  /** Changes with the ad, and again when its heading appears; an equal mark means no change. */
  mark: string;
}

const told = siteList.flatMap(({ inView }) => inView ?? []);
const applyLinks = ['a[href*="/apply"]', ...told.map(({ applyLink }) => applyLink)].join(", ");
const headings = ["h1", ...told.map(({ heading }) => heading)].join(", ");

/** Reads three things of the page and changes nothing. */
export function adInView(page: Document, address: string): AdInView {
  const { identityKey } = identityOf(page, address);
  const heading = page.querySelector(headings)?.textContent?.trim().slice(0, 200) ?? "";
  return { identityKey, mark: [identityKey, page.title, heading].join("\n") };
}

function identityOf(page: Document, address: string) {
  const own = jobIdentity(address);
  if (own.externalId !== null) return own;
  for (const link of page.querySelectorAll<HTMLAnchorElement>(applyLinks)) {
    const shown = jobIdentity(link.href);
    // A link to another site may name any job.
    if (shown.externalId !== null && link.hostname === page.location.hostname) return shown;
  }
  return own;
}

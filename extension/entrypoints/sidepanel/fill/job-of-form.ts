import { hostOf, type JobOfForm, journeyOf } from "../../../features/autofill/form-journey.ts";
import { jobsToAskOf } from "../../../features/jobs/read-jobs.ts";
import type { PageRead } from "../../../platform/page/read-page.ts";

/**
 * The job of a form: that of the earlier steps, of the page itself, else of the ad last read in this tab on the same
 * site. Null otherwise: a form on another site may be for any job.
 */
export async function jobOfForm(page: PageRead): Promise<JobOfForm | null> {
  const before = journeyOf(page)?.job;
  if (before) return before;
  const { fields, identityKey, canonicalUrl, description } = page.capture;
  const [title, company] = [fields.title.value ?? "", fields.company.value ?? ""];
  if (title !== "" && company !== "") {
    const place = { location: fields.location.value ?? "", url: canonicalUrl ?? page.url };
    return { identityKey, title, company, ...place, text: description?.text ?? "" };
  }
  const { inTab } = await jobsToAskOf(page.tabId);
  return inTab !== null && hostOf(inTab.url) === hostOf(page.url) ? { ...inTab, text: "" } : null;
}

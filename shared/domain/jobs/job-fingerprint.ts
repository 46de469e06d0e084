import { companyCompareForm, compareForm } from "./compare-form.ts";

/**
 * Equal for one job listed by two sources: title, company and town in their compare form, without what one source
 * adds (brackets, state, country). When in doubt two ads differ (under-merge).
 */
export function jobFingerprint(job: { title: string; company: string; location: string }): string {
  const title = compareForm(job.title)
    .replace(/\s*[([][^)\]]*[)\]]/g, "")
    .trim();
  const town = compareForm(job.location)
    .replace(/\b(?:nsw|vic|qld|wa|sa|tas|act|nt|australia|new south wales|victoria|queensland)\b/g, "")
    .replace(/[^\p{L}\p{N} ]/gu, " ")
    .replace(/\s+/g, " ")
    .trim();
  return [title, companyCompareForm(job.company), town].join("|");
}

/**
 * The form in which two texts of ads are compared: one kind of space, quote and dash, no invisible characters, no
 * case. Never shown: the display form is the ad's own text.
 */
export function compareForm(text: string): string {
  return text
    .normalize("NFKC")
    .replace(/[\u00ad\u200b-\u200f\u2060\ufeff]/g, "")
    .replace(/[\u2018\u2019\u201b\u2032]/g, "'")
    .replace(/[\u201c\u201d\u2033]/g, '"')
    .replace(/[\u2010-\u2015\u2212]/g, "-")
    .replace(/\s+/g, " ")
    .trim()
    .toLowerCase();
}

const LEGAL_FORM =
  /(?<![\s,])[\s,]+(?:pty\.? ?ltd\.?|pte\.? ?ltd\.?|limited|ltd\.?|inc\.?|llc|gmbh|ag|plc|s\.?r\.?o\.?|a\.?s\.?|s\.?a\.?)$/;

/** As {@link compareForm}, without the legal form at the end ("Pty Ltd", "GmbH"), for company names only. */
export function companyCompareForm(text: string): string {
  let form = compareForm(text);
  for (let shorter = form.replace(LEGAL_FORM, ""); shorter !== form; shorter = form.replace(LEGAL_FORM, "")) {
    form = shorter;
  }
  return form;
}

/**
 * The same for one job listed by two sources: title, company and town in their compare form, without what one source
 * adds (brackets, state, country). In doubt two ads differ.
 */
export function jobFingerprint(job: { title: string; company: string; location: string }): string {
  const title = compareForm(job.title)
    .replace(/(?:(?<!\s)\s+)?[([][^)\]]{0,100}[)\]]/g, "")
    .trim();
  const town = compareForm(job.location)
    .replace(/\b(?:nsw|vic|qld|wa|sa|tas|act|nt|australia|new south wales|victoria|queensland)\b/g, "")
    .replace(/[^\p{L}\p{N} ]/gu, " ")
    .replace(/\s+/g, " ")
    .trim();
  return [title, companyCompareForm(job.company), town].join("|");
}

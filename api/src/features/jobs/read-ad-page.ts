import { adWords } from "#shared/contract/jobs.ts";
import { extractJobAd } from "#shared/job-ad/extract-job-ad.ts";

export interface PageAnswer {
  success: boolean;
  description?: string;
  title?: string;
  company?: string;
  location?: string;
  salary?: string;
  closingDate?: string;
  provisional?: boolean;
  error?: string;
}

interface FetchedPage {
  url: string;
  /** Its media type. */
  type: string;
  text: string;
}

/** What a fetched page says of a job, or that its ad is too short to work with. Pure. */
export function readAdPage({ page, now }: { page: FetchedPage; now: Date }): PageAnswer | { tooShort: true } {
  const isHtml = page.type.includes("html");
  const html = isHtml ? page.text : `<pre>${page.text.replaceAll("<", "&lt;")}</pre>`;
  const capture = extractJobAd(
    { url: page.url, title: "", lang: "", html, frames: [], selection: null, truncated: false },
    { capturedAt: now.toISOString() },
  );
  const { fields, description } = capture;
  if (!capture.isAd || !description) {
    return {
      success: false,
      error: "No job ad was found on this page. Please paste the job description manually.",
    };
  }
  if (description.words < adWords.minimum) {
    return { tooShort: true };
  }
  const text = (value: string | null | undefined) => value ?? undefined;
  return {
    success: true,
    description: description.text,
    provisional: description.words < adWords.provisional,
    ...definedOnly({
      title: text(fields.title?.value),
      company: text(fields.company?.value),
      location: text(fields.location?.value),
      salary: text(fields.salary?.value),
      closingDate: text(fields.closingDate?.value),
    }),
  };
}

function definedOnly(given: Record<string, string | undefined>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(given).filter((pair): pair is [string, string] => pair[1] !== undefined),
  );
}

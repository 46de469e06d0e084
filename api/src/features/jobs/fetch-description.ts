import { adWords } from "#shared/contract/jobs.ts";
import { extractJobAd } from "#shared/job-ad/extract-job-ad.ts";
import { PageError } from "../../adapters/fetch-page.ts";
import { unreadable } from "../../http/app-error.ts";
import type { Services } from "../../services.ts";

/** Boards that forbid servers to read them, or that stand behind a wall. */
const extensionOnly = [
  /(^|\.)seek\.(com|com\.au|co\.nz)$/,
  /(^|\.)(jobstreet|jobsdb)\.com(\.\w+)?$/,
  /(^|\.)linkedin\.com$/,
  /(^|\.)indeed\.com$/,
  /(^|\.)jora\.com$/,
];

interface Answer {
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

/**
 * Reads the ad behind an address on the server. A page that cannot be read is an answer, not an error
 * (D-53); an ad too short to score is refused as `ad_too_short`.
 */
export async function fetchDescription(services: Services, address: string): Promise<Answer> {
  const host = URL.canParse(address) ? new URL(address).hostname.toLowerCase() : "";
  if (extensionOnly.some((board) => board.test(host))) return extensionAnswer(host);
  try {
    const page = await services.pages.fetch(address);
    return readPage(page, services.now());
  } catch (error) {
    if (error instanceof PageError) {
      if (error.reason === "refused") throw unreadable("refused", error.message);
      return { success: false, error: error.message };
    }
    throw error;
  }
}

/** decision: D-30. */
function extensionAnswer(host: string): Answer {
  return {
    success: false,
    error: `${host} does not let servers read its ads. Open the ad and use the Kelpie extension, or paste the text.`,
  };
}

function readPage(page: { url: string; type: string; text: string }, now: Date): Answer {
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
    throw unreadable(
      "ad_too_short",
      "This ad is too short to work with. Please paste the full job description.",
    );
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

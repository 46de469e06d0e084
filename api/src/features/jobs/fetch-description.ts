import { completeAddress } from "#shared/domain/jobs/complete-address.ts";
import { PageError } from "../../adapters/fetch-page.ts";
import { unreadable } from "../../http/app-error.ts";
import type { Services } from "../../services.ts";
import type { PageAnswer } from "./read-ad-page.ts";

/** Boards that forbid servers to read them, or that want a sign-in. */
const extensionOnly = [
  /(^|\.)seek\.(com|com\.au|co\.nz)$/,
  /(^|\.)(jobstreet|jobsdb)\.com(\.\w+)?$/,
  /(^|\.)linkedin\.com$/,
  /(^|\.)indeed\.com$/,
  /(^|\.)jora\.com$/,
];

/**
 * Reads the ad behind an address on the server. A page that cannot be read is an answer, not an error
 * (D-53); an ad too short to score is refused as `ad_too_short`.
 */
export async function fetchDescription(
  services: Services,
  payer: string,
  typed: string,
): Promise<PageAnswer> {
  const address = completeAddress(typed);
  const host = URL.canParse(address) ? new URL(address).hostname.toLowerCase() : "";
  if (extensionOnly.some((board) => board.test(host))) return extensionAnswer(host);
  try {
    const page = await services.pages.fetch(address);
    const read = await services.workers.run("read-ad-page", { page, now: services.now() }, { payer });
    if ("tooShort" in read)
      throw unreadable(
        "ad_too_short",
        "This ad is too short to work with. Please paste the full job description.",
      );
    return read;
  } catch (error) {
    if (error instanceof PageError) {
      if (error.reason === "refused") throw unreadable("refused", error.message);
      return { success: false, error: error.message };
    }
    throw error;
  }
}

/** decision: D-30. */
function extensionAnswer(host: string): PageAnswer {
  return {
    success: false,
    error: `${host} does not let servers read its ads. Open the ad and use the Kelpie extension, or paste the text.`,
  };
}

import { createApiClient } from "#shared/client/create-api-client.ts";
import { jobSites } from "#shared/contract/job-sites.ts";
import { readStored, writeStored } from "./storage.ts";

const DAY = 86_400_000;
/** More than any table may have; it is not even parsed. */
const MOST_CHARACTERS = 250_000;

/** Asks as nobody: no token, no cookie, nothing of the page. */
async function sendAsNobody(url: string, init: RequestInit): Promise<Response> {
  const response = await fetch(url, { ...init, credentials: "omit" });
  const text = await response.text();
  if (text.length > MOST_CHARACTERS) throw new Error("too large");
  return new Response(text, { status: response.status, headers: response.headers });
}

const client = createApiClient({ jobSites }, { baseUrl: __API_ORIGIN__, send: sendAsNobody });

/**
 * Asks our own API for the hooks, at most once a day and only after a page was read. A table that does not pass its
 * check, or is older than the one at hand, changes nothing. Failures wait for the next day too.
 */
export async function renewHooks(now = Date.now()): Promise<void> {
  const kept = await readStored("siteHooks");
  if (kept !== undefined && now - kept.askedAt < DAY && now >= kept.askedAt) return;
  await writeStored("siteHooks", { table: kept?.table ?? null, askedAt: now });
  const answer = await client.jobSites.hooks().catch(() => null);
  const { newerHooks } = await import("./extract-job-ad.ts");
  const table = newerHooks(answer, kept?.table);
  if (table !== null) await writeStored("siteHooks", { table, askedAt: now });
}

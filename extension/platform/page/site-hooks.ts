import { createApiClient } from "#shared/client/create-api-client.ts";
import { jobSites } from "#shared/contract/job-sites.ts";
import { SELECTORS_VERSION } from "#shared/job-ad/reading-versions.ts";
import { parseSelectorTable, type SelectorTable } from "#shared/job-ad/selector-schema.ts";
import { readStored, writeStored } from "../storage.ts";

const DAY = 86_400_000;
/** Larger than any table: such an answer is not even parsed. */
const MOST_CHARACTERS = 250_000;

/** Sends no token, no cookie and nothing about the page. */
async function sendAsNobody(url: string, init: RequestInit): Promise<Response> {
  const response = await fetch(url, { ...init, credentials: "omit" });
  const text = await response.text();
  if (text.length > MOST_CHARACTERS) throw new Error("too large");
  return new Response(text, { status: response.status, headers: response.headers });
}

const client = createApiClient({ jobSites }, { baseUrl: __API_ORIGIN__, send: sendAsNobody });

/** The saved table if it is still valid, else null. */
export function checkSelectors(kept: unknown): SelectorTable | null {
  return parseSelectorTable(kept);
}

/**
 * Requests the selectors from our own API, at most once a day and only after a page was read. A table that is
 * invalid, or no newer than the current one, changes nothing. After a failure it also waits for the next day.
 */
export async function renewSelectors(now = Date.now()): Promise<void> {
  const before = await readStored("siteHooks");
  if (before !== undefined && now - before.askedAt < DAY && now >= before.askedAt) return;
  const kept = checkSelectors(before?.table);
  await writeStored("siteHooks", { table: kept, askedAt: now });
  const table = parseSelectorTable(await client.jobSites.hooks().catch(() => null));
  if (table === null || table.version <= Math.max(SELECTORS_VERSION, kept?.version ?? 0)) return;
  await writeStored("siteHooks", { table, askedAt: now });
}

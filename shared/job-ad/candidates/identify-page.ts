import { type JobIdentity, jobIdentity, readAddress } from "../../domain/jobs/job-identity.ts";
import type { PageDocument } from "../page/page-document.ts";
import { identityBySite } from "./site-address.ts";
import type { SiteReader } from "./site-reader.ts";

/** The job shown, from the address; else from a link of the pane, the posting or the head that names a job. */
export function identifyPage(
  page: PageDocument,
  hints: readonly string[],
  readers: readonly SiteReader[],
): JobIdentity {
  const own = jobIdentity(page.url?.href);
  if (own.externalId !== null) return own;
  const bySite = page.url === null ? null : identityBySite(page.url, readers);
  return bySite === null ? hinted(page, own, hints) : { ...own, ...bySite };
}

function hinted(page: PageDocument, own: JobIdentity, hints: readonly string[]): JobIdentity {
  const base = page.url?.href;
  for (const hint of [...hints, page.canonical ?? "", page.metas.get("og:url") ?? ""]) {
    const address = hint === "" ? null : readAddress(hint, base);
    const told = address === null ? null : jobIdentity(address.href);
    const isSameSite =
      page.url === null || (address !== null && siteOf(address.host) === siteOf(page.url.host));
    if (told !== null && isSameSite && (told.externalId !== null || own.identityKey === null)) return told;
  }
  return own;
}

/** The part of a host that one owner has: three labels under com.au, gov.au and their like. */
function siteOf(host: string): string {
  const depth = /\.(?:com|net|org|edu|gov|asn|co|ac|govt)\.[a-z]{2}$/.test(host) ? 3 : 2;
  return host.split(".").slice(-depth).join(".");
}

import type { SiteReport } from "#shared/contract/job-sites.ts";
import {
  type ReportedField,
  type ReportReason,
  reportedFields,
  reportReasons,
} from "#shared/domain/job-sites/site-report.ts";
import { READING_RULES } from "#shared/job-ad/reading-versions.ts";
import type { PageRead } from "../../platform/page/read-page.ts";

/** The site of a page, if a report may name it: only its host. */
export function reportedHost({ url }: Pick<PageRead, "url">): string | null {
  const host = /^https?:/.test(url) && URL.canParse(url) ? new URL(url).hostname : "";
  return /^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/.test(host) ? host : null;
}

/**
 * Exactly what is sent: whether each field was found, its reader and confidence. Null for a text that comes from no
 * site.
 */
export function reportOf(page: PageRead, reason: ReportReason): SiteReport | null {
  const host = reportedHost(page);
  const { capture } = page;
  if (host === null) return null;
  const { description } = capture;
  const read = { ...capture.fields, description: { ...description, value: description?.text ?? null } };
  const fields = Object.fromEntries(
    reportedFields.map((name) => {
      const { value, reader = "", confidence = 0 } = read[name];
      return [name, { isPresent: value !== null, reader, confidence: Math.round(confidence * 100) }];
    }),
  ) as Record<ReportedField, SiteReport["fields"][ReportedField]>;
  return {
    host,
    board: capture.board,
    kind: capture.kind,
    reason,
    rules: READING_RULES,
    hooks: page.hooks ?? 1,
    fields,
  };
}

const missed: readonly ReportReason[] = ["missed-ad", "other"];

/** The possible reasons for a page that was read as an ad, or as none. */
export function reasonsFor(isAd: boolean): ReportReason[] {
  const all = Object.keys(reportReasons) as ReportReason[];
  return isAd ? all.filter((reason) => reason !== "missed-ad") : [...missed];
}

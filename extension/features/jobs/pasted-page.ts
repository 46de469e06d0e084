import { type Capture, type CaptureField, FIELD_NAMES, type FieldName } from "#shared/job-ad/capture.ts";
import { nowIso } from "../../platform/clock.ts";
import type { PageRead } from "../../platform/page/read-page.ts";

const empty: CaptureField = { value: null, confidence: 0, reader: "", evidence: "", choices: [] };

/** An ad without a page: the person fills in all fields. */
export function pastedPage(): PageRead {
  const fields = Object.fromEntries(FIELD_NAMES.map((name) => [name, empty])) as Record<
    FieldName,
    CaptureField
  >;
  const capture: Capture = {
    kind: "other",
    isAd: false,
    board: null,
    externalId: null,
    identityKey: null,
    canonicalUrl: null,
    fields,
    description: null,
    closed: false,
    warnings: [],
    capturedAt: nowIso(),
    extractorVersion: "",
  };
  return { tabId: -1, url: `pasted:${capture.capturedAt}`, title: "", capture };
}

import { pagesList } from "../../sites/generated/pages-list.ts";
import type { Capture, CaptureWarning, PageKind, PageSnapshot } from "../capture.ts";

/** Where the ads are that employers show in a frame. */
const FRAMED = pagesList.flatMap(({ frameHosts = [] }) => frameHosts);

/** What the panel tells the person before saving. */
export function warningsOf(
  snapshot: PageSnapshot,
  kind: PageKind,
  capture: Pick<Capture, "fields" | "description" | "closed">,
  isStale: boolean,
): CaptureWarning[] {
  const isAd = kind === "ad" || kind === "pane";
  const { title, company } = capture.fields;
  const words = capture.description?.words ?? 0;
  const told: [CaptureWarning, boolean][] = [
    ["closed", capture.closed],
    ["truncated", snapshot.truncated],
    ["stale-data-ignored", isStale],
    ["title-unsure", isAd && title.confidence < 0.7],
    ["company-unsure", isAd && company.confidence < 0.7],
    ["no-description", isAd && words === 0],
    ["short-description", isAd && words > 0 && words < 150],
    ["link-only", !isAd],
    ["ad-in-frame", !isAd && snapshot.frames.some(({ src }) => FRAMED.some((host) => src.includes(host)))],
  ];
  return told.filter(([, isTrue]) => isTrue).map(([warning]) => warning);
}

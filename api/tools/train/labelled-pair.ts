import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Span } from "#shared/engine/analysis.ts";
import { type LabelledAd, readLabelledAds } from "./labelled-ad.ts";

export type Verdict = "yes" | "partly" | "no";
export type Fit = "strong" | "possible" | "weak" | "none";

/** A requirement of an ad, and what a resume shows of it according to a person. */
interface LabelledLine {
  span: Span;
  /** True for only a check, a licence or a right. */
  isCondition: boolean;
  verdict: Verdict;
  quotes: readonly string[];
}

/** A resume labelled against an ad; format: docs/labelled-ads.md. */
export interface LabelledPair {
  id: string;
  ad: LabelledAd;
  fit: Fit;
  resumeText: string;
  lines: readonly LabelledLine[];
  /** What a letter must name of this person; any wording of a row is accepted. */
  proofs: readonly (readonly string[])[];
}

const asked = new Set(["essential", "desirable", "duty", "condition"]);

function parsePair(id: string, source: string, ads: ReadonlyMap<string, LabelledAd>): LabelledPair {
  const [head = "", resume = "", rows = ""] = source.split(/^---\n/m);
  const adId = /^ad: (\S+)$/m.exec(head)?.[1] ?? "";
  const ad = ads.get(adId);
  if (ad === undefined) throw new Error(`${id}: no ad ${adId}`);
  const units = ad.spans.filter(({ label }) => asked.has(label));
  const verdicts = rows.trim().split("\n");
  return {
    id,
    ad,
    fit: (/^fit: (\w+)$/m.exec(head)?.[1] ?? "none") as Fit,
    resumeText: resume.trim(),
    lines: units.map(({ start, end, label }, at) => {
      const [, verdict = "no", quotes = ""] =
        /^\d+ (yes|partly|no)(?: \| ?(.*))?$/.exec(verdicts[at] ?? "") ?? [];
      return {
        span: { start, end },
        isCondition: label === "condition",
        verdict: verdict as Verdict,
        quotes: quotes === "" ? [] : quotes.split(" || "),
      };
    }),
    proofs: [...head.matchAll(/^proof: (.+)$/gm)].map(([, row = ""]) => row.split(" | ")),
  };
}

/** The labelled pairs of a folder, with the labelled ads of the folder next to it. */
export function readLabelledPairs(folder: string): LabelledPair[] {
  const ads = new Map(
    readLabelledAds(join(folder, "../ads")).map((ad) => [ad.id.split("/").at(-1) ?? "", ad]),
  );
  return readdirSync(folder)
    .filter((file) => /^\d{3}-\d\.txt$/.test(file))
    .sort()
    .map((file) => parsePair(file.slice(0, -4), readFileSync(join(folder, file), "utf8"), ads));
}

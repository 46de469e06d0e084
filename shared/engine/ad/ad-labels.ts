/** What a unit of an ad is; the meaning of each label is in `docs/labelled-ads.md`. */
export const adLabels = [
  "heading",
  "essential",
  "desirable",
  "duty",
  "condition",
  "benefit",
  "employer",
  "process",
  "fact",
  "other",
] as const;
export type AdLabel = (typeof adLabels)[number];

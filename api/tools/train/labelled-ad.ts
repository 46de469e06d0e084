import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type AdLabel, adLabels } from "#shared/engine/ad/ad-labels.ts";
import type { AdUnit } from "#shared/engine/ad/ad-units.ts";
import type { AdInput, Span } from "#shared/engine/analysis.ts";
import { type Gold, placeGolds, readGoldSet } from "../evaluate/reading/gold.ts";

/** A part of an ad with its label. */
interface LabelledSpan extends Span {
  label: AdLabel;
  isCore: boolean;
}

/** An ad with labelled parts. */
export interface LabelledAd extends AdInput {
  id: string;
  spans: readonly LabelledSpan[];
}

const codes: Record<string, AdLabel> = {
  H: "heading",
  E: "essential",
  P: "desirable",
  D: "duty",
  C: "condition",
  CP: "condition",
  B: "benefit",
  O: "employer",
  A: "process",
  F: "fact",
  X: "other",
};

const unitLine = /^([A-Z]+)(!?)(\+?)\t(.*)$/;

/** Reads one file of `docs/labelled-ads.md`. */
export function parseLabelledAd(id: string, source: string): LabelledAd {
  const [head = "", body = ""] = source.split(/^---\n/m);
  const field = (name: string) => new RegExp(`^${name}: *(.*)$`, "m").exec(head)?.[1]?.trim() ?? "";
  let text = "";
  const spans: LabelledSpan[] = [];
  for (const line of body.split("\n")) {
    const [, code = "", core = "", goesOn = "", words = ""] = unitLine.exec(line) ?? [];
    const label = codes[code];
    if (label === undefined) {
      text += "\n";
      continue;
    }
    if (goesOn !== "") text = text.replace(/\n$/, " ");
    spans.push({ start: text.length, end: text.length + words.length, label, isCore: core !== "" });
    text += `${words}\n`;
  }
  return { id, text, title: field("title"), company: field("company"), spans };
}

/** The labelled ads of a folder of such files. */
export function readLabelledAds(folder: string): LabelledAd[] {
  return readdirSync(folder)
    .filter((file) => /^\d{3}\.txt$/.test(file))
    .sort()
    .map((file) =>
      parseLabelledAd(
        `${folder.split("/").at(-1)}/${file.slice(0, -4)}`,
        readFileSync(join(folder, file), "utf8"),
      ),
    );
}

const conditionGates = new Set([
  "work_rights",
  "licence",
  "clearance",
  "registration",
  "check",
  "availability",
]);
const ofLevel = { must: "essential", preferred: "desirable", duty: "duty" } as const;
const ofZone: Record<string, AdLabel> = {
  company: "employer",
  role: "employer",
  duties: "duty",
  requirements: "employer",
  preferred: "employer",
  benefits: "benefit",
  apply: "process",
  legal: "other",
};

/** The ads of a labelled folder (`evaluate -- reading`): requirements by their labels, the rest by its section. */
export function adsOfGolds(folder: string): LabelledAd[] {
  const set = readGoldSet(folder);
  return set.ads.map((ad) => {
    const gold = set.golds.get(ad.id) as Gold & { sections?: { quote: string; kind: string }[] };
    const spans: LabelledSpan[] = placeGolds(ad.text, gold).flatMap(({ spans: places, level, core, gate }) =>
      places.map((place) => ({
        ...place,
        label: gate !== null && conditionGates.has(gate) ? ("condition" as const) : ofLevel[level],
        isCore: core,
      })),
    );
    let from = 0;
    let zone = "role";
    const whole: LabelledSpan[] = [];
    for (const { quote, kind } of gold.sections ?? []) {
      const at = ad.text.indexOf(quote, from);
      if (at < 0) continue;
      whole.push({ start: from, end: at, label: ofZone[zone] ?? "other", isCore: false });
      spans.push({ start: at, end: at + quote.length, label: "heading", isCore: false });
      from = at;
      zone = kind;
    }
    whole.push({ start: from, end: ad.text.length, label: ofZone[zone] ?? "other", isCore: false });
    return { ...ad, id: `${folder.split("/").at(-1)}/${ad.id}`, spans: [...spans, ...whole] };
  });
}

const strength: readonly AdLabel[] = ["essential", "condition", "desirable", "duty", "heading"];

/** The label of a unit: the strongest of the labelled parts in it, else that of the part that contains it. */
export function labelOf(unit: AdUnit, { spans }: LabelledAd): { label: AdLabel; isCore: boolean } {
  const inside = spans.filter(({ start, end }) => start < unit.end && unit.start < end);
  const isHeading = inside.some(
    ({ label, start, end }) => label === "heading" && end - start >= 0.6 * (unit.end - unit.start),
  );
  const strong = isHeading
    ? "heading"
    : strength.find((label) => label !== "heading" && inside.some((one) => one.label === label));
  const label =
    strong ?? inside.find((one) => one.label !== "heading")?.label ?? inside[0]?.label ?? adLabels[9];
  return { label, isCore: inside.some(({ isCore }) => isCore) };
}

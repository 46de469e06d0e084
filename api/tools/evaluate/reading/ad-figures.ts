import type { Analysis, Requirement, Span } from "#shared/engine/analysis.ts";
import { type GoldAd, overlaps, type PlacedGold } from "./gold.ts";

export interface Miss {
  id: string;
  field: string;
  expected: string;
  got: string;
}

function touches(span: Span, gold: PlacedGold): boolean {
  return gold.spans.some((place) => overlaps(span, place));
}

/** The listed requirements whose words overlap with a label's. */
export function listedFor(gold: PlacedGold, listed: readonly Requirement[]): Requirement[] {
  return listed.filter((one) => touches(one.span, gold));
}

/** Number of groups of alternatives with two listed members, and of those that are in one group. */
function groupCounts(golds: readonly PlacedGold[], listed: readonly Requirement[], ad: GoldAd) {
  const byGroup = new Map<string, PlacedGold[]>();
  for (const gold of golds)
    if (gold.group !== null) byGroup.set(gold.group, [...(byGroup.get(gold.group) ?? []), gold]);
  const misses: Miss[] = [];
  let [groups, oneGroup] = [0, 0];
  for (const [id, members] of byGroup) {
    const keysOf = members.map((gold) =>
      listedFor(gold, listed).map(({ groupId, id: own }) => groupId ?? own),
    );
    const shown = keysOf.filter((keys) => keys.length > 0);
    if (shown.length < 2) continue;
    groups += 1;
    if (shown[0]?.some((key) => shown.every((keys) => keys.includes(key)))) oneGroup += 1;
    else
      misses.push({
        id: `${ad.id} ${id}`,
        field: "group",
        expected: members.map(({ name }) => name).join(" | "),
        got: "apart",
      });
  }
  return { groups, oneGroup, misses };
}

function gateCounts(golds: readonly PlacedGold[], analysis: Analysis) {
  const spans = analysis.knockOuts.map(({ ask }) => ask.span);
  const gates = golds.filter(({ gate }) => gate !== null);
  return {
    asked: spans.length,
    right: spans.filter((span) => gates.some((gate) => touches(span, gate))).length,
    found: gates.filter((gate) => spans.some((span) => touches(span, gate))).length,
    of: gates.length,
  };
}

/** Compares the reading of one ad with its labels; definitions in ../shared/data/README.md, section 9. */
export function countAd(ad: GoldAd, golds: readonly PlacedGold[], analysis: Analysis) {
  const listed = analysis.match.requirements;
  const misses: Miss[] = [];
  const miss = (field: string, expected: string, got: string) =>
    misses.push({ id: ad.id, field, expected, got });
  let [noise, wrongLevel, coreMissed, found] = [0, 0, 0, 0];
  for (const one of listed) {
    const own = golds.filter((gold) => touches(one.span, gold));
    if (own.length === 0) {
      noise += 1;
      miss("noise", "none", `${one.importance}: ${one.term}`);
    } else if (!own.some(({ level }) => level === one.importance)) {
      wrongLevel += 1;
      miss("level", `${own[0]?.level}: ${own[0]?.quote}`, `${one.importance}: ${one.term}`);
    }
  }
  for (const gold of golds) {
    const isListed = listedFor(gold, listed).length > 0;
    if (isListed) found += 1;
    else miss("recall", `${gold.level}${gold.core ? " core" : ""}: ${gold.quote}`, "not listed");
    const isGate = analysis.knockOuts.some(({ ask }) => touches(ask.span, gold));
    if (gold.core && !isListed && !isGate) {
      coreMissed += 1;
      miss("core", gold.quote, "missed");
    }
  }
  const { groups, oneGroup, misses: apart } = groupCounts(golds, listed, ad);
  return {
    listed: listed.length,
    noise,
    wrongLevel,
    coreMissed,
    golds: golds.length,
    found,
    groups,
    oneGroup,
    gates: gateCounts(golds, analysis),
    misses: [...misses, ...apart],
  };
}

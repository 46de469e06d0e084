import type { EvidenceBase, Reading } from "./evidence-base.ts";
import { shareOfLine, shareOfRole } from "./placed-phrase.ts";
import type { Proof } from "./proof.ts";
import { proveYears } from "./prove-years.ts";

/** From this affinity on a person is of the ad's field. */
const middling = 0.55;
/** Experience that stands for a degree: this many years in roles of the ad's family. */
const equivalentYears = 3;

function isEquivalent({ criterion, phrase }: Reading): boolean {
  const lows = criterion.tokens.map(({ low }) => low);
  return phrase.weight === 0 && lows.includes("equivalent") && lows.includes("experience");
}

/** How many years a phrase asks for: its own, or those that stand for a degree. */
export function requiredYears(reading: Reading): number | undefined {
  return isEquivalent(reading) ? equivalentYears : reading.years;
}

/** What a role of the ad's kind shows of the field by its title alone. */
const ownRoleShare = 0.6;
/** What a word in common is worth in a role of another field, and what all words in common are. */
const otherField = 0.45;
const sameWords = 0.8;

/** Below this strength a role says nothing of the field, whatever its title. */
const hardlyNamed = 0.55;

/** "two years of postgraduate experience" says from when on. */
const sinceWhen = new Set(["gradu", "postgradu", "post", "registr", "qualific", "qualify", "admiss", "pqe"]);

/** A field that is known by its name: "industrial engineering"; not "big dirt", "post trade". */
function namesKnownField({ criterion }: Reading): boolean {
  return criterion.units.some(
    ({ weight, terms, concepts, roots }) =>
      weight >= 1 && (terms.length > 0 || concepts.length > 0) && !roots.some((root) => sinceWhen.has(root)),
  );
}

/**
 * Years asked for in a field, against the roles that show it by their words or are of the ad's kind. Pure.
 * @param years the least that is asked.
 */
export function yearsProof(years: number, reading: Reading, base: EvidenceBase): Proof {
  const { phrase, titled } = reading;
  const isBare = phrase.weight === 0 && !isEquivalent(reading);
  const namesField = (role: number) =>
    phrase.heads.some(({ byRole }) => (byRole.get(role) ?? 0) >= hardlyNamed);
  const byTitle = (role: number, mustName: boolean) => {
    if (titled?.has(role)) return 1;
    const isOwn = titled === undefined && base.ownRoles.has(role);
    return isOwn && (!mustName || namesField(role)) ? ownRoleShare : 0;
  };
  const inRoles = (worth: number, mustName: boolean) =>
    proveYears(
      years,
      base.all,
      {
        ofLine: (line) => (isBare ? 1 : shareOfLine(phrase, base.lineIndex.numberOf.get(line))),
        ofRole: (role) => Math.max(isBare ? 1 : worth * shareOfRole(phrase, role), byTitle(role, mustName)),
      },
      base,
    );
  const isNear = base.affinity >= middling;
  const proof = inRoles(isNear ? 1 : otherField, namesKnownField(reading));
  if (proof.credit > 0) return proof;
  // Work of the ad's kind that does not name the field, and the words alone in work of another, are a part.
  return inPart(isNear ? inRoles(1, false) : inRoles(sameWords, false));
}

/** Years of the words alone, in work of another field. */
function inPart(proof: Proof): Proof {
  return proof.credit > 0 ? { ...proof, credit: 0.5 } : proof;
}

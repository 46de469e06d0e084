import { partsOfLine } from "../ad/line-parts.ts";
import type { AdInput, Credit, PartEvidence, Requirement } from "../analysis.ts";
import { questionText } from "./award-field.ts";
import { checkedProof, type Support } from "./evidence.ts";
import type { EvidenceBase } from "./evidence-base.ts";
import { creditOf } from "./line-credit.ts";
import { type FoundLine, lookUp, withOthers } from "./line-features.ts";
import { namedProof } from "./named-proof.ts";
import type { Proof } from "./proof.ts";

/** A requirement with what was found of it and of its parts. */
export interface FoundRequirement {
  requirement: Requirement;
  found: FoundLine;
  parts: readonly { part: Requirement; found: FoundLine; judged: Proof | undefined }[];
}

/** From this share of its words on a term that nothing names is shown in part. */
const leastOfName = 0.5;

/** Of which the person says that much not to have is not shown. */
const mostDenied = 0.3;

/** A line that is one term of the lists is held by its name; other words of it are a part at most. */
function creditOfOne({ canonicalId, kind }: Requirement, { features, denied }: FoundLine): Credit {
  if (denied >= mostDenied) return 0;
  const credit = creditOf(features);
  if (canonicalId === undefined || kind === "soft" || features.judged > 0) return credit;
  if (features.anywhere < leastOfName) return 0;
  return credit > 0.5 ? 0.5 : credit;
}

const nothing = { share: 0, credit: 0 } as const;

/** Of alternatives the best one counts. */
function judgedOf(parts: readonly { part: Requirement; judged: Proof | undefined }[]) {
  const groups = new Map<string, Proof | undefined>();
  for (const { part, judged } of parts) {
    const key = part.groupId ?? part.id;
    const known = groups.get(key);
    if (!groups.has(key) || (judged?.credit ?? -1) > (known?.credit ?? -1)) groups.set(key, judged);
  }
  const all = [...groups.values()];
  const special = all.filter((proof) => proof !== undefined);
  const best = special.reduce(
    (top, proof) => (proof.credit > top.credit ? proof : top),
    special[0] ?? { credit: 0 as Credit },
  );
  return {
    share: special.length / Math.max(1, all.length),
    credit: special.reduce((sum, { credit }) => sum + credit, 0) / Math.max(1, all.length),
    ...(best.line === undefined ? {} : { line: best.line }),
  };
}

/** Of a skill that is also a credential the better of both proofs counts. */
function bestOf(part: Requirement, base: EvidenceBase): Proof | undefined {
  const judged = checkedProof(base.readings.get(part), base);
  if (judged !== undefined && part.kind !== "hard" && part.kind !== "tool") return judged;
  const named = namedProof(part, base);
  return named !== undefined && named.credit > (judged?.credit ?? -1) ? named : judged;
}

/** Looks up what an ad asks for in a resume. @param base of the parts of the requirements. */
export function findRequirements(
  requirements: readonly Requirement[],
  base: EvidenceBase,
  ad: AdInput,
): FoundRequirement[] {
  const looked = requirements.map((requirement) => {
    const parts = partsOfLine(requirement, ad.text).map((part) => {
      const judged = bestOf(part, base);
      const own = judged === undefined ? nothing : { share: 1, ...judged };
      return { part, judged, found: lookUp(part, questionText(part, ad.text), own, base) };
    });
    return {
      requirement,
      parts,
      found: lookUp(requirement, questionText(requirement, ad.text), judgedOf(parts), base),
    };
  });
  const whole = withOthers(looked.map(({ found }) => found));
  return looked.map((one, at) => {
    const found = whole[at] ?? one.found;
    const { othersInLine, othersInRole, dutyOthers } = found.features;
    return {
      ...one,
      found,
      parts: one.parts.map((part) => ({
        ...part,
        found: {
          ...part.found,
          features: { ...part.found.features, othersInLine, othersInRole, dutyOthers },
        },
      })),
    };
  });
}

function partEvidence({ part, found, judged }: FoundRequirement["parts"][number]): PartEvidence {
  const credit = judged?.credit ?? creditOfOne(part, found);
  return {
    span: part.span,
    credit,
    ...(credit === 0 || found.line === undefined ? {} : { resumeLineId: found.line.line.id }),
    ...(part.groupId === undefined ? {} : { choice: part.groupId }),
  };
}

/** The verdict on each requirement, with the line that is quoted for it. */
export function classifyLines(
  found: readonly FoundRequirement[],
  base: EvidenceBase,
): Map<Requirement, Support> {
  return new Map(
    found.map(({ requirement, found, parts }) => {
      const [only] = parts;
      const { line, held } = found;
      const isOne = parts.length <= 1;
      const credit =
        isOne && only?.judged !== undefined
          ? only.judged.credit
          : isOne
            ? creditOfOne(requirement, found)
            : creditOf(found.features);
      const told = isOne ? {} : { parts: parts.map(partEvidence) };
      const isRecent = line?.line.work !== undefined && base.recentRoles.has(line.line.work);
      const quoted = credit === 0 || line === undefined ? {} : { line };
      return [
        requirement,
        { credit, recent: credit === 1 && isRecent, own: credit > 0, held, ...quoted, ...told },
      ];
    }),
  );
}

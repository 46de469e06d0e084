import { findDriverLicences } from "../../knock-outs/driver-licence.ts";
import { findHighRiskWork } from "../../knock-outs/high-risk-work.ts";
import type { KnockOutHit } from "../../knock-outs/knock-out-term.ts";
import type { Token } from "../../words/tokenise.ts";

/** The vocabulary's term for each class that ads give as bare letters. */
const terms: Readonly<Record<string, string>> = {
  LF: "forklift-licence",
  LO: "order-picking-forklift-licence",
  LR: "light-rigid-licence",
  MR: "medium-rigid-licence",
  HR: "heavy-rigid-licence",
  HC: "heavy-combination-licence",
  MC: "multi-combination-licence",
};

const licenceWords = new Set(
  "licence licences license licenses ticket tickets lic hrw hrwl class".split(" "),
);

/** A class that only its letters name; token positions, end exclusive. */
export interface LicenceClass {
  id: string;
  first: number;
  last: number;
}

/**
 * "LF and LO licence", "MR or HR class": the letters of a list share one word, so that no listed form holds
 * all but the last. The rules that keep HR and SA apart from other things are those of the knock-outs.
 */
export function findLicenceClasses(text: string, tokens: readonly Token[]): LicenceClass[] {
  if (!tokens.some((t) => licenceWords.has(t.low))) return [];
  const named = (hit: KnockOutHit): LicenceClass[] => {
    const token = tokens[hit.first];
    const id = token === undefined ? undefined : terms[text.slice(token.start, token.end)];
    return id === undefined || hit.last !== hit.first + 1 ? [] : [{ id, first: hit.first, last: hit.last }];
  };
  return [...findHighRiskWork(text, tokens), ...findDriverLicences(text, tokens)].flatMap(named);
}

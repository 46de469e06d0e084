import { findDriverLicences } from "../gates/driver-licence.ts";
import type { GateHit } from "../gates/gate-hit.ts";
import { findHighRiskWork } from "../gates/high-risk-work.ts";
import type { Token } from "../words/tokenise.ts";

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

const licenceWord = /^(?:licen[cs]es?|tickets?|lic|hrwl?|class)$/;

/** A class that only its letters name; token positions, end exclusive. */
export interface LicenceClass {
  id: string;
  first: number;
  last: number;
}

/**
 * "LF and LO licence", "MR or HR class": the letters of a list share one word, so that no listed form holds
 * all but the last. The rules that keep HR and SA apart from other things are those of the gates.
 */
export function findLicenceClasses(text: string, tokens: readonly Token[]): LicenceClass[] {
  if (!tokens.some((t) => licenceWord.test(t.low))) return [];
  const named = (hit: GateHit): LicenceClass[] => {
    const token = tokens[hit.first];
    const id = token === undefined ? undefined : terms[text.slice(token.start, token.end)];
    return id === undefined || hit.last !== hit.first + 1 ? [] : [{ id, first: hit.first, last: hit.last }];
  };
  return [...findHighRiskWork(text, tokens), ...findDriverLicences(text, tokens)].flatMap(named);
}

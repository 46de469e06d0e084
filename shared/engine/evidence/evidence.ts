import type { Credit, PartEvidence } from "../analysis.ts";
import type { RequiredCondition } from "../knock-outs/condition-context.ts";
import type { EvidenceBase, Reading } from "./evidence-base.ts";
import type { Proof } from "./proof.ts";
import { proveCondition } from "./prove-condition.ts";
import { proveCredential } from "./prove-credentials.ts";
import { proveLanguage } from "./prove-language.ts";
import { proveLeading } from "./prove-leading.ts";
import { proveAge, readAge } from "./prove-years.ts";
import { qualificationProof } from "./qualification-proof.ts";
import type { EvidenceLine } from "./resume-lines.ts";
import { requiredYears, yearsProof } from "./years-proof.ts";

/** The best proof of one requirement in the resume. */
export interface Support {
  credit: Credit;
  /** Full credit is in a role that counts as recent. */
  recent: boolean;
  /** The resume shows something of it. */
  own: boolean;
  line?: EvidenceLine;
  /** Ids of the line's terms that the resume names. */
  held?: readonly string[];
  /** Of a line that asks for several things each with its own proof. */
  parts?: readonly PartEvidence[];
}

/** A credential named in other words than the lists know. */
const sameWords = 0.8;

function paperProof(ask: RequiredCondition, { proof }: Reading, base: EvidenceBase): Proof {
  const held = proveCredential(ask, base.person);
  if (held.credit > 0 || held.line !== undefined) return held;
  return proof !== undefined && proof.direct >= sameWords ? { credit: 0.5, line: proof.line } : held;
}

/** What has a rule of its own: credentials, languages, degrees, years, people led; undefined for any other part. */
export function checkedProof(reading: Reading | undefined, base: EvidenceBase): Proof | undefined {
  if (reading === undefined) return undefined;
  const { paper, language, condition, qualification, leading, criterion } = reading;
  const age = readAge(criterion.tokens);
  if (age !== undefined) return proveAge(age, base.all, base);
  if (paper !== undefined) return paperProof(paper, reading, base);
  if (language !== undefined) return proveLanguage(language, base.all);
  if (condition !== undefined) return proveCondition(condition, criterion.tokens, base.all);
  if (qualification !== undefined) return qualificationProof(reading, base);
  if (leading !== undefined) return proveLeading(leading, base.all, base.model);
  const years = requiredYears(reading);
  return years === undefined ? undefined : yearsProof(years, reading, base);
}

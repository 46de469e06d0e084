import type { Evidence, Move, Requirement } from "#shared/engine/analysis.ts";
import { ledgerOf } from "#shared/engine/ledger.ts";

const nowhere = { start: 0, end: 0 };

function asks(
  id: string,
  term: string,
  importance: Requirement["importance"],
  aliases: string[] = [],
): Requirement {
  const rest = { kind: "hard", span: nowhere, sentence: nowhere, core: false, origin: "vocab" } as const;
  return { id, term, importance, aliases, ...rest };
}

/** Invented: a nurse and a ward. */
const sampleRequirements: Requirement[] = [
  asks("poc", "Post-operative care", "must"),
  asks("iv", "IV cannulation", "must", ["cannulation"]),
  asks("precept", "Precepting students", "preferred", ["Precept", "Buddied"]),
  asks("als", "Advanced life support", "preferred"),
];

const sampleEvidence: Evidence[] = [
  {
    requirementId: "poc",
    credit: 1,
    adSentence: "Provide post-operative care to general and orthopaedic patients.",
    resumeLine: "Gave post-operative care to six patients a shift. 2023 – now",
    points: 9.7,
    maxPoints: 9.7,
  },
  {
    requirementId: "iv",
    credit: 0.8,
    adSentence:
      "Competency in IV cannulation is essential, as the ward starts most of its own lines and the night shift has no other help to call on.",
    resumeLine: "Skills: IV cannulation, venepuncture, wound care",
    points: 5.3,
    maxPoints: 10.1,
  },
  {
    requirementId: "precept",
    credit: 0.5,
    adSentence: "Precept students and graduates.",
    resumeLine: "Buddied second-year students on placement.",
    points: 2.4,
    maxPoints: 4.8,
  },
  {
    requirementId: "als",
    credit: 0,
    adSentence: "Advanced life support certificate preferred.",
    points: 0,
    maxPoints: 2.5,
  },
];

export const sampleMoves: Move[] = [
  {
    requirementId: "iv",
    term: "IV cannulation",
    points: 4.7,
    basis: "supported",
    evidenceLine: "Skills: IV cannulation, venepuncture, wound care",
  },
  { requirementId: "emr", term: "Electronic medical record", points: 1.4, basis: "supported" },
  { requirementId: "als", term: "Advanced life support", points: 2.5, basis: "gap" },
];

export const sampleEntries = ledgerOf({
  requirements: sampleRequirements,
  evidence: sampleEvidence,
  moves: sampleMoves,
});

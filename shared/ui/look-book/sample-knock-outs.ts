import type { KnockOut } from "#shared/engine/analysis.ts";

function knockOut(
  kind: KnockOut["kind"],
  value: string,
  result: KnockOut["result"],
  have: KnockOut["have"],
  more: Partial<KnockOut["ask"]> & { id?: string } = {},
): KnockOut {
  const { id = kind, ...ask } = more;
  const sentence = `${value} is required.`;
  const span = { start: 0, end: value.length };
  return {
    id,
    answerId: id,
    kind,
    ask: { value, sentence, span, mandatory: true, obtain: false, ...ask },
    have,
    result,
  };
}

/** Invented: the knock-outs of a ward's ad for one nurse. */
export const sampleKnockOuts: KnockOut[] = [
  knockOut("ahpra", "AHPRA registration", "pass", {
    value: "Registered nurse, current to May 2027",
    source: "resume",
    lineId: 14,
  }),
  knockOut("work-rights", "Full working rights in Australia", "pass", {
    value: "Australian citizen",
    source: "profile",
  }),
  knockOut("children-check", "Working with Children Check (VIC)", "unknown", null),
  knockOut("roster", "Night shifts", "unknown", null, { id: "roster:nights" }),
  knockOut("driver-licence", "HR driver licence", "fail", { value: "C licence", source: "profile" }),
  knockOut("own-vehicle", "Own vehicle", "unknown", null, { mandatory: false }),
];

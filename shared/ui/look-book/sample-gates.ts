import type { Gate } from "#shared/match/analysis.ts";

function gate(
  kind: Gate["kind"],
  value: string,
  result: Gate["result"],
  have: Gate["have"],
  more: Partial<Gate["ask"]> & { id?: string } = {},
): Gate {
  const { id = kind, ...ask } = more;
  const sentence = `${value} is required.`;
  const span = { start: 0, end: value.length };
  return { id, kind, ask: { value, sentence, span, mandatory: true, obtain: false, ...ask }, have, result };
}

/** Invented: the gates of a ward's ad for one nurse. */
export const sampleGates: Gate[] = [
  gate("ahpra", "AHPRA registration", "pass", {
    value: "Registered nurse, current to May 2027",
    source: "resume",
    lineId: 14,
  }),
  gate("work-rights", "Full working rights in Australia", "pass", {
    value: "Australian citizen",
    source: "profile",
  }),
  gate("children-check", "Working with Children Check (VIC)", "unknown", null),
  gate("roster", "Night shifts", "unknown", null, { id: "roster:nights" }),
  gate("driver-licence", "HR driver licence", "fail", { value: "C licence", source: "profile" }),
  gate("own-vehicle", "Own vehicle", "unknown", null, { mandatory: false }),
];

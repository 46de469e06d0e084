import { fieldOfLabel } from "./words/field-labels.ts";

/** What labelled lines of a text say: "" where none does. */
export interface LabelledFacts {
  location: string;
  salary: string;
}

/** A place and a pay are named at the top; further down a label is a sentence's. */
const linesOfHead = 60;
const longest = { location: 80, salary: 120 };
const labelled = /^[\s*#•-]{0,6}([^:：]{2,40})[:：]\s*(\S.*)$/;

/** Place and pay of an ad's text that has no page, from its labelled lines ("Location: Geelong VIC"). Linear. */
export function labelledLines(text: string): LabelledFacts {
  const found: LabelledFacts = { location: "", salary: "" };
  for (const line of text.slice(0, 12_000).split("\n", linesOfHead)) {
    const [, label = "", value = ""] = labelled.exec(line.slice(0, 200)) ?? [];
    const field = fieldOfLabel(label);
    if (field !== "location" && field !== "salary") continue;
    if (found[field] === "" && value.trim().length <= longest[field]) found[field] = value.trim();
  }
  return found;
}

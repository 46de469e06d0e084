import { fieldOfLabel } from "./words/field-labels.ts";

/** The labelled lines of a text; "" for those it does not have. */
export interface LabelledFacts {
  location: string;
  salary: string;
}

/** Place and pay are labelled near the top; a label further down is part of a sentence. */
const linesOfHead = 60;
const longest = { location: 80, salary: 120 };
const labelled = /^[\s*#•-]{0,6}([^:：]{2,40})[:：]\s*(\S.*)$/;

/** Place and pay of an ad's text without a page, from its labelled lines ("Location: Geelong VIC"). Linear. */
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

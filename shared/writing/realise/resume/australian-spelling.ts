import type { Rewrite } from "../../changes/edit-line.ts";

const izeRoots =
  "organ|special|optim|priorit|util|recogn|summar|custom|standard|final|maxim|minim|modern|central|formal|author|categor|" +
  "emphas|harmon|stabil|synchron|visual|capital|digit|mobil|normal|personal|rational|real|revital|social|steril|subsid|" +
  "critic|energ|familiar|general|hospital|immun|initial|local|memor|neutral|sanit|scrutin";

/** American to Australian forms, only for words without another meaning. "meter" stays, because it is also a device. */
const forms: [RegExp, string][] = [
  [new RegExp(`\\b(re)?(${izeRoots})iz(e|es|ed|ing|er|ers|ation|ations)\\b`, "g"), "$1$2is$3"],
  [/\b(anal|catal)yz(e|es|ed|ing|er|ers)\b/g, "$1ys$2"],
  [/\b(behavi|col|fav|hon|lab|neighb|harb|vig|endeav)or(s|ed|ing|able|ably|ful|al)?\b/g, "$1our$2"],
  [/\b(cent|theat|lit)er(s)?\b/g, "$1re$2"],
  [/\b(cancel|model|travel|level|channel|counsel|fuel|label)(ed|ing|or|er|ors|ers)\b/g, "$1l$2"],
  [/\bfulfill(s)?\b/g, "fulfil$1"],
  [/\benrollment(s)?\b/g, "enrolment$1"],
  [/\bdefense\b/g, "defence"],
  [/\bskillful\b/g, "skilful"],
  [/\bpediatric\b/g, "paediatric"],
];

/**
 * Applies Australian spelling to lower-case words and the first word of the line. Another capitalised word may be a
 * name and is not changed.
 */
export function australianSpelling(text: string): Rewrite | undefined {
  const first = text[0] ?? "";
  let result = first.toLowerCase() + text.slice(1);
  for (const [american, australian] of forms) {
    result = result.replace(american, (...parts) => fill(australian, parts));
  }
  result = first + result.slice(1);
  return result === text ? undefined : { text: result, reason: "Australian spelling", housekeeping: true };
}

function fill(template: string, parts: unknown[]): string {
  return template.replace(/\$(\d)/g, (_, index: string) => {
    const part = parts[Number(index)];
    return typeof part === "string" ? part : "";
  });
}

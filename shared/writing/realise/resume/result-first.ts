import type { Rewrite } from "../../changes/edit-line.ts";
import { beginsWithVerb, isMeasuredResult } from "./measured-result.ts";

const mostWords = 12;
const longestLine = 600;

const upperFirst = (text: string) => (text[0] ?? "").toUpperCase() + text.slice(1);
const lowerFirst = (text: string) =>
  /^\p{Lu}[\p{Ll}\s]/u.test(text) ? (text[0] ?? "").toLowerCase() + text.slice(1) : text;

/**
 * "Wrote the specifications; rejected rolls down 38 per cent" becomes "Rejected rolls down 38 per cent: wrote the
 * specifications". The same words in another order; only a measured result moves.
 */
export function resultFirst(text: string): Rewrite | undefined {
  if (text.length > longestLine) return undefined;
  const stop = /[.]$/.exec(text)?.[0] ?? "";
  const [head = "", ...more] = text.slice(0, text.length - stop.length).split("; ");
  const at = more.findIndex(
    (part) => part.split(" ").length <= mostWords && !/[,:]/.test(part) && isMeasuredResult(part),
  );
  const result = more[at];
  if (result === undefined || !beginsWithVerb(head) || /: /.test(head)) return undefined;
  const rest = [lowerFirst(head), ...more.filter((_, n) => n !== at)].join("; ");
  return { text: `${upperFirst(result)}: ${rest}${stop}`, reason: "Says the result first" };
}

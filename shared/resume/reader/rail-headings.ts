import { headingKind } from "./headings.ts";

const leastHeadings = 3;
const mostWords = 3;

/** The heading that a line begins with ("Experience Electrician, Gum Power"), followed by text with a capital or digit. */
function headingAt(line: string): string | undefined {
  const words = line.trimStart().split(/(?<=\S)(?=\s)/, mostWords);
  for (let count = Math.min(mostWords, words.length); count > 0; count -= 1) {
    const head = words.slice(0, count).join("");
    const rest = line.trimStart().slice(head.length).trimStart();
    if (
      /^\p{Lu}/u.test(head) &&
      /^[\p{Lu}\d•▪●*-]/u.test(rest) &&
      headingKind(head) !== undefined &&
      headingKind(head) !== "inner"
    )
      return head;
  }
  return undefined;
}

/**
 * A text whose headings are in a rail at the left, on the line of their first entry, with each heading on a line of
 * its own; undefined where the headings are on lines of their own already. Linear.
 */
export function splitRailHeadings(text: string): string | undefined {
  const lines = text.split("\n");
  const alone = lines.filter((line) => headingKind(line) !== undefined).length;
  const heads = lines.map((line) =>
    line.length > 300 || headingKind(line) !== undefined ? undefined : headingAt(line),
  );
  const kinds = new Set(heads.flatMap((head) => (head === undefined ? [] : [headingKind(head)])));
  if (kinds.size < leastHeadings || alone >= kinds.size) return undefined;
  return lines
    .flatMap((line, at) => {
      const head = heads[at];
      return head === undefined ? [line] : ["", head, line.trimStart().slice(head.length).trimStart()];
    })
    .join("\n");
}

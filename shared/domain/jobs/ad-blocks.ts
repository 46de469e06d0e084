/** What the text of a posting is made of: its own formatting, and never markup. */
export type AdBlock =
  | { kind: "heading" | "text"; text: string }
  | { kind: "list" | "steps"; items: string[] };

const bullet = /^[-*•·–]\s+/;
const step = /^\d{1,2}[.)]\s+/;
/** A line alone that is short and ends a list's or a paragraph's name. */
const headingLength = 80;

function isHeading(lines: readonly string[], isBeforeList: boolean): boolean {
  const [line = ""] = lines;
  if (lines.length !== 1 || line.length > headingLength) return false;
  return (
    line.startsWith("# ") ||
    line.startsWith("## ") ||
    line.endsWith(":") ||
    (isBeforeList && !line.endsWith("."))
  );
}

/**
 * Reads a posting as people write it: blocks parted by empty lines, lists by '-', '*', '•' or '1.', headings by '#' or a
 * short line that ends with a colon or is right above a list. Line ends inside of a paragraph stay.
 */
export function adBlocks(text: string): AdBlock[] {
  const blocks: AdBlock[] = [];
  let lines: string[] = [];
  const close = (isBeforeList = false) => {
    if (isHeading(lines, isBeforeList))
      blocks.push({ kind: "heading", text: (lines[0] ?? "").replace(/^#+ /, "").replace(/:$/, "") });
    else if (lines.length > 0) blocks.push({ kind: "text", text: lines.join("\n") });
    lines = [];
  };
  for (const raw of text.split("\n")) {
    const line = raw.trim();
    const kind = bullet.test(line) ? "list" : step.test(line) ? "steps" : null;
    if (kind === null) {
      if (line === "") close();
      else lines.push(line);
      continue;
    }
    close(true);
    const item = line.replace(kind === "list" ? bullet : step, "");
    const last = blocks.at(-1);
    if (last?.kind === kind) last.items.push(item);
    else blocks.push({ kind, items: [item] });
  }
  close();
  return blocks;
}

/** Addresses of the web in a text. */
export function countLinks(text: string): number {
  return text.match(/https?:\/\/|www\./gi)?.length ?? 0;
}

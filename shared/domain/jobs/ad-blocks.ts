/** The parts of a posting's text: its own formatting, never HTML. */
export type AdBlock =
  | { kind: "heading" | "text"; text: string }
  | { kind: "list" | "steps"; items: string[] };

const bullet = /^[-*•·–]\s+/;
const step = /^\d{1,2}[.)]\s+/;
/** Maximum length of a line that counts as a heading. */
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
 * Parses a posting: blocks separated by empty lines, lists with '-', '*', '•' or '1.', headings with '#', or a short
 * line that ends with a colon or is directly above a list. Line ends inside a paragraph stay.
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

/** The number of web addresses in a text. */
export function countLinks(text: string): number {
  return text.match(/https?:\/\/|www\./gi)?.length ?? 0;
}

/** What a text is made of. Texts hold marks of their own, read by `proseSpans`. */
export type ProseBlock =
  | { kind: "heading"; text: string; id: string }
  | { kind: "text" | "quote"; text: string }
  | { kind: "list" | "steps"; items: string[] };

/**
 * Reads a text as we write it: blocks parted by empty lines; `## ` begins a heading, `- ` a list, `1. ` steps, `> ` a
 * quote, whose paragraphs are parted by a lone `>`.
 */
export function proseBlocks(source: string): ProseBlock[] {
  return source
    .trim()
    .split(/\n{2,}/)
    .flatMap((block) => readBlock(block.split("\n")));
}

function readBlock(lines: string[]): ProseBlock[] {
  const first = lines[0] ?? "";
  const rest = (mark: RegExp) => lines.map((line) => line.replace(mark, ""));
  if (first.startsWith("## ")) {
    const text = first.slice(3);
    return [{ kind: "heading", text, id: headingId(text) }];
  }
  if (first.startsWith("- ")) return [{ kind: "list", items: rest(/^- /) }];
  if (/^\d+\. /.test(first)) return [{ kind: "steps", items: rest(/^\d+\. /) }];
  if (first.startsWith(">"))
    return rest(/^> ?/)
      .filter((line) => line !== "")
      .map((text) => ({ kind: "quote", text }));
  return [{ kind: "text", text: lines.join(" ") }];
}

/** "Say "I", and be exact" is `say-i-and-be-exact`. */
export function headingId(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}

/** A stretch of a line: plain, strong, or a link. */
export interface ProseSpan {
  text: string;
  look: "plain" | "strong" | "link";
  href?: string;
}

/** Reads `**strong**` and `[label](/path)`. */
export function proseSpans(text: string): ProseSpan[] {
  return text
    .split(/(\*\*[^*]+\*\*|\[[^\]]+\]\([^)\s]+\))/)
    .filter((part) => part !== "")
    .map((part) => {
      const link = /^\[([^\]]+)\]\(([^)\s]+)\)$/.exec(part);
      if (link) return { look: "link", text: link[1] ?? "", href: link[2] ?? "" };
      if (part.startsWith("**") && part.endsWith("**")) return { look: "strong", text: part.slice(2, -2) };
      return { look: "plain", text: part };
    });
}

/** Words as a person counts them, without marks. */
export function wordCount(source: string): number {
  const words = source.replace(/^(##|-|\d+\.|>) ?/gm, "").split(/\s+/);
  return words.filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

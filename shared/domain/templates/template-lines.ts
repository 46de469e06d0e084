/** A line of a template's document. */
export interface TemplateLine {
  kind: "name" | "label" | "contact" | "heading" | "entry" | "detail" | "item" | "text";
  text: string;
  date?: string;
  /** True if there is space before it. */
  gap?: boolean;
  newPage?: true;
}

const kinds: Record<string, TemplateLine["kind"]> = {
  "#": "name",
  "=": "label",
  "~": "contact",
  "##": "heading",
  "###": "entry",
  ">": "detail",
  "-": "item",
};
const marked = /^(#{1,3}|[-~>=])\s+(?!\s)(.*)$/;

function lineOf(source: string): TemplateLine {
  const [, mark = "", rest = ""] = marked.exec(source) ?? ["", "", source];
  const kind = kinds[mark] ?? "text";
  if (kind !== "entry") return { kind, text: rest };
  const [text = "", date] = rest.split(/(?<!\s)\s+\|\s+/);
  return { kind, text, ...(date !== undefined && { date }) };
}

/** Only paragraphs need a separator: headings, entries and lists have their own spacing. */
function isParted(line: TemplateLine, above: TemplateLine | undefined): boolean {
  const parts: readonly string[] = ["text", "detail", "item", "contact"];
  return ["text", "detail"].includes(line.kind) && parts.includes(above?.kind ?? "");
}

/**
 * Parses the source of a template. `#` name, `=` line below it, `~` contact line, `##` heading, `###` entry with its
 * dates after a bar, `>` muted line, `-` list item, anything else a paragraph. An empty line separates paragraphs,
 * and `---` begins a page.
 */
export function templateLines(source: string): TemplateLine[] {
  const lines: TemplateLine[] = [];
  let isAfterEmpty = false;
  let isOnNewPage = false;
  for (const raw of source.split(/\r?\n/)) {
    const text = raw.trim();
    if (text === "---") isOnNewPage = true;
    else if (text !== "") {
      const line = lineOf(text);
      const hasGap = isAfterEmpty && !isOnNewPage && isParted(line, lines.at(-1));
      lines.push({ ...line, ...(hasGap && { gap: true }), ...(isOnNewPage && { newPage: true }) });
      isOnNewPage = false;
    }
    isAfterEmpty = text === "";
  }
  return lines;
}

/** A line of a template's document. */
export interface TemplateLine {
  kind: "name" | "label" | "contact" | "heading" | "entry" | "detail" | "item" | "text";
  text: string;
  date?: string;
  /** Space before it. */
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

/** Only paragraphs part: headings, entries and lists have a space of their own. */
function isParted(line: TemplateLine, above: TemplateLine | undefined): boolean {
  const parts: readonly string[] = ["text", "detail", "item", "contact"];
  return ["text", "detail"].includes(line.kind) && parts.includes(above?.kind ?? "");
}

/**
 * The source of a template as the lines of a document. `#` name, `=` line under it, `~` contact line, `##` heading,
 * `###` entry with its dates behind a bar, `>` quiet line, `-` list item, anything else a paragraph; an empty line
 * parts paragraphs, `---` begins a page.
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

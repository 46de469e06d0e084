import type { SkillsLayout } from "#shared/domain/resumes/document-designs.ts";
import { listItems } from "../entries/certificates.ts";
import { headingSection } from "../reader/headings.ts";
import type { DocumentLine } from "./document-flow.ts";
import { readsAs } from "./reads-as.ts";

/** Letters of the longest skill that three columns hold, and two. */
const thirdOfPage = 26;
const halfOfPage = 42;

/** Lines of skills that are together: under one name of a group, or under none. */
interface Group {
  label?: DocumentLine;
  items: string[];
}

function listOf({ kind, text, strong }: DocumentLine): { label: string; items: string[] } | null {
  if (kind !== "item" && kind !== "text") return null;
  const label = text.slice(0, strong?.to ?? 0);
  const items = listItems(text.slice(label.length));
  return items.length > 0 && items.every((item) => item.length <= halfOfPage) ? { label, items } : null;
}

/** The lists of a section in order; prose and what is no list stays a line. */
function groupsOf(lines: readonly DocumentLine[]): (Group | DocumentLine)[] {
  const groups: (Group | DocumentLine)[] = [];
  for (const line of lines) {
    const list = listOf(line);
    const last = groups.at(-1);
    if (list === null) groups.push(line);
    else if (list.label !== "") {
      const { text: _, date: _date, ...rest } = line;
      groups.push({ label: { ...rest, text: list.label }, items: list.items });
    } else if (last && "items" in last && last.label === undefined) last.items.push(...list.items);
    else groups.push({ items: list.items });
  }
  return groups;
}

function inLine({ label, items }: Group): DocumentLine[] {
  const text = items.join(", ");
  return [label ? { ...label, text: `${label.text} ${text}` } : { kind: "text", text }];
}

/** A group with a name stays a line: a name in a column of its own is read as a heading. */
function inColumns(group: Group): DocumentLine[] {
  const { label, items } = group;
  if (label) return inLine(group);
  const isShort = items.every((item) => item.length <= thirdOfPage);
  // A last row of one looks forgotten, and some readers take what is over it for a column.
  const columns = isShort && !(items.length % 3 === 1 && items.length % 2 === 0) ? 3 : 2;
  const rows: DocumentLine[] = [];
  for (let at = 0; at < items.length; at += columns)
    rows.push({ kind: "text", text: items.slice(at, at + columns).join("\t"), columns });
  return rows;
}

const set = { line: inLine, columns: inColumns } as const;

/**
 * The lines of a resume with its skills in a line or in columns, row by row: that is the order in which people and
 * machines take them. As they were where the resume would read otherwise. Pure.
 */
export function withSkillsAs(
  lines: readonly DocumentLine[],
  skills: SkillsLayout | undefined,
): DocumentLine[] {
  const same = [...lines];
  if (skills === undefined) return same;
  const arranged: DocumentLine[] = [];
  let section: DocumentLine[] = [];
  const close = () => {
    for (const one of groupsOf(section)) arranged.push(...("items" in one ? set[skills](one) : [one]));
    section = [];
  };
  let isSkills = false;
  for (const line of lines) {
    if (line.kind === "heading") {
      close();
      isSkills = headingSection(line.text) === "skills";
    }
    if (isSkills && line.kind !== "heading") section.push(line);
    else arranged.push(line);
  }
  close();
  return readsAs(arranged) === readsAs(lines) ? arranged : same;
}

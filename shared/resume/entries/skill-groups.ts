import type { ResumeLine, SkillGroup } from "#shared/domain/resumes/resume-model.ts";
import { findSkills } from "#shared/engine/vocabulary/terms/find-skills.ts";
import { listItems } from "./certificates.ts";

const dots = /(?:[●○◯★☆◉◎⬤▮▯■□▰▱✩✭]\s?){2,}/gu;
const score = /\s[-–—:(]?\s?(?:\d{1,3}\s?%|\d{1,2}\s?\/\s?(?:5|10))\)?$/;
const level =
  /^(?:beginner|basic|elementary|intermediate|advanced|expert|proficient|novice|master|working knowledge)$/i;

/** "No TechnologyOne yet", "Tableau - not yet": nobody has that skill. */
const lacking = /^[Nn]o \p{Lu}|\b(?:not yet|never used)\)?$/u;

/** The skill without its rating; undefined when only a rating is left, or where it says that the skill is not there. */
function unrated(item: string): string | undefined {
  const bare = item.replace(score, "").trim();
  return bare === "" || level.test(bare) || lacking.test(bare) ? undefined : bare;
}

const longestLabel = 48;
const labelStart =
  "(?:computer|programming|scripting|markup|query)? ?(?:languages|databases?|tools|frameworks?|libraries|protocols|operating systems|platforms|software|technologies|methodologies|hardware|systems)";
const tableLabel = new RegExp(`^(${labelStart}(?: (?:&|and) \\p{L}+)?)\\s(?=[^,]{1,40},)`, "iu");
/** Cheap look before the dear one: the tables of \p{L} take a new process a millisecond. */
const beginsLabel = new RegExp(`^${labelStart}\\s`, "iu");

const dashLabel = /^(\p{Lu}[\p{L}& ]{2,30}) [–—-] (?=[^,]{2,40},)/u;

interface Labelled {
  name?: string;
  rest: string;
}

/** "Languages: Python, SQL" has a name, so has "Databases MySQL, Oracle"; a line without a label has none. */
function splitLabel(text: string): Labelled {
  const colon = text.slice(0, longestLabel).indexOf(":");
  if (colon >= 2) return { name: text.slice(0, colon).trim(), rest: text.slice(colon + 1) };
  const dash = text.length < 300 ? dashLabel.exec(text) : null;
  if (dash !== null) return { name: dash[1] ?? "", rest: text.slice(dash[0].length) };
  const table = beginsLabel.test(text) ? tableLabel.exec(text) : null;
  if (table === null) return { rest: text };
  return { name: table[1] ?? "", rest: text.slice(table[0].length) };
}

const innerLabel = /\s((?:\p{Lu}\p{L}+ (?:&|and) )?\p{Lu}[\p{L}-]{2,30}): /u;

/** Columns on one line: "Languages: Python, R Technologies: AWS" holds two groups. */
function splitLabels(text: string): Labelled[] {
  const first = splitLabel(text);
  const inner = text.length > 400 ? null : innerLabel.exec(first.rest);
  if (first.name === undefined || inner === null) return [first];
  const rest = first.rest.slice(inner.index + inner[0].length);
  return [
    { name: first.name, rest: first.rest.slice(0, inner.index) },
    { name: inner[1] ?? "", rest },
  ];
}

const longestRun = 60;
/** Three words that could be names of tools; fewer are one item. */
const threeNames = /^[\p{Lu}\d]\S*(?: \S+)+ [\p{Lu}\d]\S*$/u;

/** "Go Python Node.js": known tools without commas between them; anything else stays one item. */
function splitRun(item: string): string[] {
  if (item.length > longestRun || !threeNames.test(item) || /\s(?:and|of|for|with|in|to|&)\s/i.test(item))
    return [item];
  const found = findSkills(item).filter((skill) => skill.origin === "vocab" && skill.kind !== "soft");
  const isNamed = found.every(({ start }) => /[\p{Lu}\d]/u.test(item[start] ?? ""));
  const tools = found.filter((skill) => skill.kind === "tool").length;
  if (!isNamed || tools < 2) return [item];
  const pieces: string[] = [];
  let from = 0;
  for (const { start, end } of found) {
    pieces.push(item.slice(from, start), item.slice(start, end));
    from = end;
  }
  pieces.push(item.slice(from));
  return pieces.map((piece) => piece.trim()).filter((piece) => piece !== "");
}

const longestPart = 5;

/** "Vaillant, Viessmann. Fault finding. Copper": a stop parts short items as a comma does. */
function splitStops(item: string): string[] {
  const parts = item.split(/(?<=\p{Ll}{2})\. (?=\p{Lu})/u);
  return parts.every((part) => part.split(" ").length <= longestPart) ? parts : [item];
}

function keywordsOf(text: string, isListItem: boolean): string[] {
  const items = listItems(text.replace(dots, " , "))
    .flatMap(splitStops)
    .flatMap((item) => unrated(item) ?? []);
  return items.length > 1 || isListItem ? items : items.flatMap(splitRun);
}

/** A long comma list broken over lines: the last item of one line goes on in the next. */
function isContinued(line: ResumeLine, next: ResumeLine | undefined): next is ResumeLine {
  if (next === undefined || next.mark !== undefined || next.gapBefore === true || line.text.length < 60)
    return false;
  const isList = (text: string) => text.includes(", ") && text.length < 400;
  return (
    isList(line.text) &&
    isList(next.text) &&
    !/[,;.:]$/.test(line.text) &&
    splitLabel(next.text).name === undefined
  );
}

interface SkillLine {
  text: string;
  bullet: boolean;
  ids: number[];
}

function joinBroken(lines: readonly ResumeLine[]): SkillLine[] {
  const joined: SkillLine[] = [];
  lines.forEach((line, n) => {
    const before = lines[n - 1];
    const last = joined.at(-1);
    if (before !== undefined && last !== undefined && isContinued(before, line)) {
      last.text += ` ${line.text}`;
      last.ids.push(line.id);
    } else joined.push({ text: line.text, bullet: line.mark !== undefined, ids: [line.id] });
  });
  return joined;
}

/** Skill groups of the skills section, one a label; unlabelled lines make one group together. */
export function readSkillGroups(lines: readonly ResumeLine[]): SkillGroup[] {
  const groups: SkillGroup[] = [];
  let open: SkillGroup | undefined;
  for (const line of joinBroken(lines)) {
    for (const { name, rest } of splitLabels(line.text)) {
      const keywords = keywordsOf(rest, line.bullet);
      if (name !== undefined) {
        groups.push({ name, keywords, lines: [...line.ids] });
        continue;
      }
      if (open === undefined) {
        open = { keywords: [], lines: [] };
        groups.push(open);
      }
      open.keywords.push(...keywords);
      open.lines.push(...line.ids);
    }
  }
  return groups;
}

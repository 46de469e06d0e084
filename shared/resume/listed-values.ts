import type { Certificate, Referee, SkillGroup } from "#shared/domain/resumes/resume-model.ts";
import { findDates } from "./dates.ts";
import { findEmail } from "./emails.ts";
import type { NumberedLine } from "./entry-drafts.ts";
import { looksLikeName } from "./person-name.ts";
import { findPhone } from "./phones.ts";

/** Items of a list line: commas, pipes, bullets and semicolons separate, but not inside brackets. */
export function listItems(text: string): string[] {
  const items: string[] = [];
  let depth = 0;
  let from = 0;
  for (let i = 0; i <= text.length; i += 1) {
    const ch = text[i] ?? "|";
    if (ch === "(") depth += 1;
    else if (ch === ")") depth = Math.max(0, depth - 1);
    const isBreak = i === text.length || (depth === 0 && (",;|•·▪●\t".includes(ch) || isWideGap(text, i)));
    if (!isBreak) continue;
    const item = text.slice(from, i).trim().replace(/\.$/, "");
    if (item !== "") items.push(item);
    from = i + 1;
  }
  return items;
}

function isWideGap(text: string, at: number): boolean {
  return text[at] === " " && text[at + 1] === " " && text[at + 2] === " ";
}

/** "Languages: Python, SQL" has a name; a line without a short label has none. */
function splitLabel(text: string): { name?: string; rest: string } {
  const colon = text.slice(0, 48).indexOf(":");
  if (colon < 2) return { rest: text };
  return { name: text.slice(0, colon).trim(), rest: text.slice(colon + 1) };
}

/** Skill groups of the skills section, one a labelled line; unlabelled lines make one group together. */
export function readSkillGroups(lines: readonly NumberedLine[]): SkillGroup[] {
  const groups: SkillGroup[] = [];
  let open: SkillGroup | undefined;
  for (const line of lines) {
    const { name, rest } = splitLabel(line.text);
    const keywords = listItems(rest);
    if (name !== undefined) {
      groups.push({ name, keywords, lines: [line.id] });
      continue;
    }
    if (open === undefined) {
      open = { keywords: [], lines: [] };
      groups.push(open);
    }
    open.keywords.push(...keywords);
    open.lines.push(line.id);
  }
  return groups;
}

const expiry = /\b(?:exp(?:ires?|iry|\.)?|valid (?:to|until|till)|until|renewal)\b/i;

/** Licences, tickets, checks and registrations: one a line or list item, with date or expiry. */
export function readCertificates(lines: readonly NumberedLine[]): Certificate[] {
  return lines
    .filter((line) => line.text.length <= 400)
    .flatMap((line) => {
      const items =
        line.bullet || findDates(line.text).single !== undefined ? [line.text] : listItems(line.text);
      return items.map((item): Certificate => {
        const { single, range } = findDates(item);
        const isExpiry = expiry.test(item);
        const date = single?.date ?? range?.startDate;
        const cut = single ?? range;
        const name =
          cut === undefined ? item : item.slice(0, cut.from).replace(/\W*(exp\w*|valid \w+)?\W*$/i, "");
        return {
          name: name === "" ? item : name,
          ...(date === undefined || isExpiry ? {} : { date }),
          ...(date === undefined || !isExpiry ? {} : { expires: date }),
          lines: [line.id],
        };
      });
    });
}

/** Referees: a name line, with position and contact from the lines below it. */
export function readReferees(lines: readonly NumberedLine[]): Referee[] {
  const referees: Referee[] = [];
  for (const line of lines) {
    if (line.text.length > 300) continue;
    const pieces = line.text.split(/\s?[|•·,–—]\s?|\s-\s|\s{2,}/).filter((p) => p !== "");
    const name = pieces.find(looksLikeName);
    const contact = findPhone(line.text) ?? findEmail(line.text);
    const last = referees.at(-1);
    if (
      name !== undefined &&
      (last === undefined || last.contact !== undefined || pieces[0] === name) &&
      !/available|request/i.test(line.text)
    ) {
      const position = pieces.find((p) => p !== name && p !== contact && !/[@\d]/.test(p));
      referees.push({
        name,
        ...(position === undefined ? {} : { position }),
        ...(contact === undefined ? {} : { contact }),
        lines: [line.id],
      });
    } else if (last !== undefined) {
      last.lines.push(line.id);
      if (contact !== undefined) last.contact ??= contact;
    }
  }
  return referees;
}

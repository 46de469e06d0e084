import type { Referee, ResumeLine } from "#shared/domain/resumes/resume-model.ts";
import { findEmail } from "../header/emails.ts";
import { looksLikeName } from "../header/person-name.ts";
import { findPhone } from "../header/phones.ts";

/** The parts of a line that opens a referee; undefined for position and contact lines below one. */
function openReferee(line: ResumeLine, last: Referee | undefined): Referee | undefined {
  if (/available|request/i.test(line.text)) return undefined;
  const pieces = line.text.split(/\s?[|•·,–—]\s?|\s-\s|\s{2,}/).filter((p) => p !== "");
  const name = pieces.find(looksLikeName);
  const mayOpen = last === undefined || last.contact !== undefined || pieces[0] === name;
  if (name === undefined || !mayOpen) return undefined;
  const contact = contactOf(line.text);
  const position = pieces.find((p) => p !== name && p !== contact && !/[@\d]/.test(p));
  return {
    name,
    ...(position === undefined ? {} : { position }),
    ...(contact === undefined ? {} : { contact }),
    lines: [line.id],
  };
}

function contactOf(text: string): string | undefined {
  return findPhone(text) ?? findEmail(text);
}

/** Referees: a name line, with position and contact from the lines below it. */
export function readReferees(lines: readonly ResumeLine[]): Referee[] {
  const referees: Referee[] = [];
  for (const line of lines) {
    if (line.text.length > 300) continue;
    const last = referees.at(-1);
    const opened = openReferee(line, last);
    if (opened !== undefined) {
      referees.push(opened);
      continue;
    }
    if (last === undefined) continue;
    last.lines.push(line.id);
    const contact = contactOf(line.text);
    if (contact !== undefined) last.contact ??= contact;
  }
  return referees;
}

import type { Referee, ResumeLine } from "#shared/domain/resumes/resume-model.ts";
import { wordClasses } from "#shared/language/word-classes.ts";
import { findEmail } from "../header/emails.ts";
import { looksLikeName } from "../header/person-name.ts";
import { findPhone } from "../header/phones.ts";

const contactOf = (text: string) => findPhone(text) ?? findEmail(text);

const hasClass = (words: string, names: readonly ("title-head" | "organisation" | "company-end")[]) =>
  words
    .toLowerCase()
    .split(/[\s,]+/)
    .some((word) => names.some((name) => wordClasses(word).includes(name)));

/** "Dana Okafor", but not "Payroll Manager" or "Coolibah Health". */
const isPerson = (piece: string) =>
  looksLikeName(piece) && !hasClass(piece, ["title-head", "organisation", "company-end"]);

/** The parts of a line that opens a referee; undefined for position and contact lines below one. */
function openReferee(line: ResumeLine, last: Referee | undefined, isBlock: boolean): Referee | undefined {
  if (/available|request/i.test(line.text)) return undefined;
  const pieces = line.text.split(/\s?[|•·,–—]\s?|\s-\s|\s{2,}/).filter((p) => p !== "");
  // Below a name without a contact a title or an employer looks like another name ("Payroll Manager").
  const isOpen = last !== undefined && last.contact === undefined;
  const name = pieces.find(isOpen ? isPerson : looksLikeName);
  const mayOpen =
    last === undefined || (isBlock ? line.gapBefore : last.contact !== undefined || pieces[0] === name);
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

/**
 * Referees: a name line, with position and contact from the lines below it. Where empty lines part the section, each
 * part is one referee.
 */
export function readReferees(lines: readonly ResumeLine[]): Referee[] {
  const referees: Referee[] = [];
  const isBlock = lines.slice(1).some(({ gapBefore }) => gapBefore);
  for (const line of lines) {
    if (line.text.length > 300) continue;
    const last = referees.at(-1);
    const opened = openReferee(line, last, isBlock);
    if (opened !== undefined) {
      referees.push(opened);
      continue;
    }
    if (last === undefined) continue;
    last.lines.push(line.id);
    const contact = contactOf(line.text);
    if (contact !== undefined) last.contact ??= contact;
    else if (last.contact === undefined && !/[@\d]/.test(line.text))
      last.position = last.position === undefined ? line.text : `${last.position}, ${line.text}`;
  }
  return referees;
}

import type { EducationEntry } from "#shared/domain/resumes/resume-model.ts";
import { isLeftOff } from "#shared/engine/words/left-off.ts";
import { findDates } from "../dates.ts";
import { isLocation, splitTown } from "../header/locations.ts";
import type { NumberedLine } from "./entry-drafts.ts";

const qualification =
  /\b(bachelor|master|masters|diploma|certificate|cert\.?\s?(?:i|ii|iii|iv|v|\d)\b|degree|doctor|doctorate|ph\.?d|mba|hsc|vce|wace|sace|qce|tce|year 1[0-2]|b\.?sc|b\.?a\b|b\.?eng|b\.s|m\.s|m\.?eng|m\.?phil|associate'?s|b\.?com|m\.?sc|m\.?a\b|ba\b|bs\b|ms\b|high school|apprenticeship|traineeship|llb|juris|honours|associate degree|b\.?tech|m\.?tech|course|training|statement of attainment|skill set)\b/i;
const institution =
  /\b(university|uni|tafe|college|institute|school|academy|rto|polytechnic|faculty|rmit|unsw|anu|uts|qut|usq|uq|institut\w*|universit\w*|training|education)\b/i;
const ongoing =
  /\b(in progress|studying|current(?:ly)?|ongoing|present|expected|enrolled|part[- ]complete|completing|anticipated|undertaking|(?:first|second|one|two|three) (?:years?|semesters?) (?:only|completed|done|of)|half(?:way)? (?:done|finished|through))\b/i;

const isUnfinished = (text: string) => ongoing.test(text) || isLeftOff(text);

interface Draft {
  studyType?: string;
  institution?: string;
  startDate?: string;
  endDate?: string;
  inProgress?: boolean;
  /** Its line ended in a note: what a later line says is no school of it. */
  hasNote?: boolean;
  lines: number[];
}

/** A bracket that names the school or the state of the study; "(Civil)" belongs to the qualification. */
function standsAlone(inner: string): boolean {
  return institution.test(inner) || isUnfinished(inner);
}

/** "Studies: Certificate IV in …": the part's own name before what stands in it. */
const partLabel = /^(?:education|studies|study|school|schooling|qualifications?):\s+/i;

function pieces(whole: string): string[] {
  const text = whole.replace(partLabel, "");
  const { range, single } = findDates(text);
  const found = range ?? single;
  const rest = found === undefined ? text : `${text.slice(0, found.from)} | ${text.slice(found.to)}`;
  const plain = rest.trim().replace(/(?<![\s|])[\s|]+$/, "");
  const town = splitTown(plain);
  return (town === undefined ? rest : `${town.before} | ${town.place}`)
    .replace(/\(([^()]{2,80})\)/g, (whole, inner: string) => (standsAlone(inner) ? ` | ${inner} | ` : whole))
    .split(/\s{2,}|\t+|\s?[|•·]\s?|\s[–—-]\s|,\s/)
    .map((p) => p.replace(/^[\s,;:)–—-]+|(?<![\s,;:(–—-])[\s,;:(–—-]+$/g, ""))
    .filter((p) => /\p{L}/u.test(p) && (!isLocation(p) || institution.test(p)));
}

function isInstitution(piece: string): boolean {
  return (
    institution.test(piece) &&
    !/^(bachelor|master|diploma|certificate|cert|graduate|advanced|associate|doctor)/i.test(piece)
  );
}

/** A name of a school that no word of schools betrays; "(paid by the company)" and "AHRI: member since" are notes. */
const isNamed = (piece: string) =>
  piece.length < 60 && /^[\p{Lu}\d[]/u.test(piece) && !/:|\b(?:since|paid|funded)\b/i.test(piece);

function addDates(draft: Draft, text: string): void {
  const { range, single } = findDates(text);
  if (range !== undefined) {
    draft.startDate ??= range.startDate;
    if (range.endDate !== undefined) draft.endDate ??= range.endDate;
  } else if (single !== undefined) draft.endDate ??= single.date;
  if (range?.endDate === "present" || isUnfinished(text)) draft.inProgress = true;
}

function addPieces(draft: Draft, text: string): void {
  const isHead = draft.studyType === undefined;
  const all = pieces(text);
  // "PhD, Soil Science, Eyre University": where a school is named, nothing else is one.
  const hasSchool = all.some((piece) => isInstitution(piece) && !qualification.test(piece));
  for (const piece of all) {
    if (draft.studyType === undefined && qualification.test(piece) && !/^(university|tafe)/i.test(piece))
      draft.studyType = piece;
    else if (draft.institution !== undefined) continue;
    else if (isInstitution(piece)) draft.institution = piece;
    else if (draft.studyType === undefined || isUnfinished(piece) || (draft.hasNote && !isHead)) continue;
    else if (!hasSchool && (isNamed(piece) || samePlace.test(piece))) draft.institution = piece;
    else if (!hasSchool && piece.length < 60) draft.hasNote = true;
  }
}

/** A new entry starts at a second qualification, or at a second institution once one is complete. */
function startsEntry(draft: Draft | undefined, line: NumberedLine): boolean {
  if (draft === undefined) return true;
  const all = pieces(line.text);
  if (all.some((p) => qualification.test(p) && !isInstitution(p))) return draft.studyType !== undefined;
  const isPlace = all.some(isInstitution);
  const isWhole = draft.institution !== undefined || draft.hasNote === true;
  return isPlace && isWhole && (line.gapBefore || draft.studyType !== undefined);
}

/** "Bachelor of Nursing" has the area Nursing. */
function areaOf(studyType: string): string | undefined {
  const found = /\b(?:of|in)\s(.{2,80})$/i.exec(studyType);
  return found?.[1];
}

function toEntry({ hasNote: _, ...draft }: Draft): EducationEntry {
  const area = draft.studyType === undefined ? undefined : areaOf(draft.studyType);
  return { ...draft, ...(area === undefined ? {} : { area }) };
}

const samePlace = /^(?:the )?same (?:place|school|uni|university|tafe|college|institute)\b/i;

/** "Cert IV in Plumbing, same place": the school above. */
function withSamePlace(drafts: readonly Draft[]): void {
  drafts.forEach((draft, at) => {
    const above = drafts[at - 1]?.institution;
    if (samePlace.test(draft.institution ?? "") && above !== undefined) draft.institution = above;
  });
}

/** Education entries: qualification, institution, dates, and whether it is still being earned. */
export function readEducationEntries(lines: readonly NumberedLine[]): EducationEntry[] {
  const drafts: Draft[] = [];
  for (const line of lines) {
    if (line.text.length > 300) continue;
    let draft = drafts.at(-1);
    if (draft === undefined || startsEntry(draft, line)) {
      const isDetail = line.bullet && draft !== undefined && !qualification.test(line.text);
      if (!isDetail || draft === undefined) {
        draft = { lines: [] };
        drafts.push(draft);
      }
    }
    draft.lines.push(line.id);
    addDates(draft, line.text);
    if (!line.bullet || draft.studyType === undefined) addPieces(draft, line.text);
  }
  withSamePlace(drafts);
  return drafts.filter((d) => d.studyType !== undefined || d.institution !== undefined).map(toEntry);
}

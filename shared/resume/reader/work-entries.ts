import type { WorkEntry, WorkField } from "#shared/domain/resumes/resume-model.ts";
import { leastProbability } from "./field-thresholds.ts";
import type { LineLabel } from "./line-features.ts";
import { withoutPlaceEmployers } from "./place-names.ts";
import type { ReadField, RoleDraft } from "./role-drafts.ts";
import { type RoleEntries, roleEntries } from "./role-entries.ts";
import type { TaggedResume } from "./tag-resume.ts";

/** The team stays with the title where the employer is known; else it may be the employer. */
function titleOf({ title, titleWithTeam, employer }: RoleDraft): ReadField | undefined {
  if (title === undefined || titleWithTeam === undefined || employer === undefined) return title;
  return { ...title, text: titleWithTeam };
}

/** The fields of a role as they were read, before what is unsure is emptied. */
export const fieldsOf = (draft: RoleDraft): [WorkField, ReadField | undefined][] => [
  ["name", draft.employer],
  ["position", titleOf(draft)],
  ["location", draft.place],
  ["startDate", draft.start],
  ["endDate", draft.end],
];

function toEntry(draft: RoleDraft, lineText: (line: number) => string, notes: readonly number[]): WorkEntry {
  const claimed: { [Field in WorkField]?: string } = {};
  const unsure: { [Field in WorkField]?: string } = {};
  for (const [field, read] of fieldsOf(draft)) {
    if (read === undefined) continue;
    const target = read.probability >= leastProbability[field] ? claimed : unsure;
    target[field] = read.text;
  }
  return {
    ...claimed,
    highlights: draft.points.map(lineText),
    lines: [...new Set([...draft.head, ...draft.points, ...notes])].sort((a, b) => a - b),
    ...(Object.keys(unsure).length === 0 ? {} : { unsure }),
  };
}

/** Notes, sub-headings and table rows between the lines of a role belong to it, and are no achievements. */
const asides: readonly LineLabel[] = ["NOTE", "SUB", "TABLE"];

function notesOf(draft: RoleDraft, labels: readonly LineLabel[], next: number): number[] {
  const notes: number[] = [];
  const first = draft.head[0] ?? 0;
  for (let at = first + 1; at < next; at += 1) {
    const label = labels[at] ?? "OTHER";
    if (label === "HEAD") break;
    if (asides.includes(label)) notes.push(at);
  }
  return notes;
}

/** The roles of a tagged resume before what is unsure is emptied, and the points that belong to none. */
export function readRoles(tagged: TaggedResume): RoleEntries {
  return roleEntries(tagged.labels, withoutPlaceEmployers(tagged), tagged.lines);
}

/** A role that tells neither surely what nor where, nor what was done, is none. */
function saysAnything({ title, employer, points }: RoleDraft): boolean {
  return (
    points.length > 0 ||
    (title?.probability ?? 0) >= leastProbability.position ||
    (employer?.probability ?? 0) >= leastProbability.name
  );
}

/** The roles of a tagged resume, in the order of the text, and the ids of the points that belong to none. */
export function readWorkEntries(tagged: TaggedResume): { work: WorkEntry[]; unplaced: number[] } {
  const lineText = (line: number) => tagged.lines[line]?.text ?? "";
  const { roles: all, unplaced: points } = readRoles(tagged);
  const roles = all.filter(saysAnything);
  // "- Volunteer bush fire brigade since 2014" in a list, of which neither job nor employer is sure, is still a point.
  const listed = all
    .filter((role) => !saysAnything(role))
    .flatMap(({ head }) => head.filter((line) => tagged.lines[line]?.mark !== undefined));
  const unplaced = [...points, ...listed].sort((a, b) => a - b);
  const work = roles.map((draft, at) => {
    const next = roles[at + 1]?.head.find((line) => line > (draft.head.at(-1) ?? 0)) ?? tagged.labels.length;
    return toEntry(draft, lineText, draft.kind === "prose" ? [] : notesOf(draft, tagged.labels, next));
  });
  return { work, unplaced };
}

import type { ResumeModel, WorkEntry, WorkField } from "#shared/domain/resumes/resume-model.ts";

/** Fields of a role as a person gives them. */
export type WorkFields = { [Field in WorkField]?: string | undefined };

const isDate = (value: string) => value === "present" || /^\d{4}(?:-(?:0[1-9]|1[0-2]))?$/.test(value);

/** A date field takes only what the model's dates may be. */
export function isAllowedDate(field: WorkField, value: string | null): boolean {
  if (field !== "startDate" && field !== "endDate") return true;
  if (value === null || value.trim() === "") return true;
  return isDate(value.trim()) && !(field === "startDate" && value.trim() === "present");
}

/** The lines say which entry they belong to: moved indexes move with the entries. */
export function renumbered(model: ResumeModel, work: WorkEntry[]): ResumeModel {
  const entryOf = new Map(work.flatMap((entry, at) => entry.lines.map((id) => [id, at] as const)));
  const lines = model.meta.lines.map((line) => {
    const { work: _, ...rest } = line;
    const at = entryOf.get(line.id);
    return at === undefined ? rest : { ...rest, work: at };
  });
  return { ...model, work, meta: { ...model.meta, lines } };
}

/** The model without one role; its points belong to nobody from now on. */
export function withoutWork(model: ResumeModel, at: number): ResumeModel {
  return renumbered(model, model.work.toSpliced(at, 1));
}

/** Letters of a point by which it is found again. */
export const pointLength = 2_000;

/** Ids of the lines of these points. */
function linesOf(model: ResumeModel, ids: readonly number[], points: readonly string[]): Set<number> {
  const wanted = new Set(points.map((text) => text.slice(0, pointLength)));
  return new Set(ids.filter((id) => wanted.has((model.meta.lines[id]?.text ?? "").slice(0, pointLength))));
}

/** The fields that say something, and dates that are some. */
function saidFields(fields: WorkFields): { [Field in WorkField]?: string } {
  return Object.fromEntries(
    Object.entries(fields).filter(
      ([field, value]) =>
        value !== undefined && value.trim() !== "" && isAllowedDate(field as WorkField, value),
    ),
  );
}

/** One role as two: the points from `from` on, and their lines, are the second's. */
export function splitWork(
  model: ResumeModel,
  at: number,
  { from, first: own, second }: { from: number; first: WorkFields; second: WorkFields },
): ResumeModel {
  const entry = model.work[at];
  if (entry === undefined) return model;
  const moved = entry.highlights.slice(from);
  const movedLines = linesOf(model, entry.lines, moved);
  const first: WorkEntry = {
    ...entry,
    ...saidFields(own),
    highlights: entry.highlights.slice(0, from),
    lines: entry.lines.filter((id) => !movedLines.has(id)),
  };
  const shared = {
    ...(entry.name && { name: entry.name }),
    ...(entry.location && { location: entry.location }),
  };
  const other: WorkEntry = { ...shared, ...saidFields(second), highlights: moved, lines: [...movedLines] };
  return renumbered(model, model.work.toSpliced(at, 1, first, other));
}

/** Lines that belonged to nobody become points of a role. */
export function placePoints(model: ResumeModel, at: number, points: readonly string[]): ResumeModel {
  const entry = model.work[at];
  const { unplaced = [], ...meta } = model.meta;
  const placed = linesOf(model, unplaced, points);
  if (entry === undefined || placed.size === 0) return model;
  const left = unplaced.filter((id) => !placed.has(id));
  const texts = [...placed].map((id) => model.meta.lines[id]?.text ?? "");
  const work = model.work.with(at, {
    ...entry,
    highlights: [...entry.highlights, ...texts],
    lines: [...entry.lines, ...placed].sort((a, b) => a - b),
  });
  return renumbered({ ...model, meta: left.length === 0 ? meta : { ...meta, unplaced: left } }, work);
}

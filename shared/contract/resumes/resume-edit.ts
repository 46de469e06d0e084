import * as z from "zod/mini";
import { entryFields, entryLists } from "#shared/domain/resumes/entry-lists.ts";

const value = z.nullable(z.string().check(z.maxLength(5_000)));
const index = z.int().check(z.minimum(0), z.maximum(1_000));
/** The lines that an entry was read from, by which it is found again. */
const was = z.optional(z.string().check(z.maxLength(1_000)));
const list = z.enum(entryLists);
const workValue = z.optional(z.string().check(z.maxLength(500)));
const points = z.array(z.string().check(z.maxLength(2_000))).check(z.maxLength(50));
const workFields = z.strictObject({
  name: workValue,
  position: workValue,
  location: workValue,
  startDate: workValue,
  endDate: workValue,
});

/** A correction to what was read (shared/resume/resume-edits.ts), saved with the resume. */
export const resumeEdit = z.discriminatedUnion("edit", [
  z.strictObject({
    edit: z.literal("set-basics"),
    field: z.enum(["name", "label", "email", "phone", "location", "summary", "workRights"]),
    was: z.optional(z.string().check(z.maxLength(5_000))),
    value,
  }),
  z.strictObject({
    edit: z.literal("set-work"),
    index,
    was,
    field: z.enum(["name", "position", "location", "startDate", "endDate"]),
    value,
  }),
  z.strictObject({ edit: z.literal("add-work"), index, entry: workFields, highlights: z.optional(points) }),
  z.strictObject({ edit: z.literal("remove-work"), index, was }),
  z.strictObject({
    edit: z.literal("split-work"),
    index,
    was,
    from: index,
    first: workFields,
    second: workFields,
  }),
  z.strictObject({ edit: z.literal("merge-work"), index, was, other: index, otherWas: was }),
  z.strictObject({ edit: z.literal("place-points"), index, was, points }),
  z.strictObject({ edit: z.literal("accept-entry"), list: z.enum(["work", ...entryLists]), index, was }),
  z.strictObject({ edit: z.literal("confirm-structure") }),
  z.strictObject({ edit: z.literal("set-entry"), list, index, was, field: z.enum(entryFields), value }),
  z.strictObject({ edit: z.literal("add-entry"), list, value: z.string().check(z.maxLength(5_000)) }),
  z.strictObject({ edit: z.literal("remove-entry"), list, index, was }),
]);
export type ResumeEdit = z.infer<typeof resumeEdit>;

export const resumeEdits = z
  .array(resumeEdit)
  .check(z.maxLength(200, "There are too many corrections. Please edit the text instead."));

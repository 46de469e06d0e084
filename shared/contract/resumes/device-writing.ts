import * as z from "zod/mini";

const factIds = z.array(z.int()).check(z.maxLength(50));

/** New words for numbered lines by the model in the person's own browser. The server checks them like any writer's. */
export const deviceEdits = z
  .array(z.strictObject({ lineId: z.int(), text: z.string().check(z.maxLength(1_000)), factIds }))
  .check(z.maxLength(200));

/** The body of a letter by that model, paragraph by paragraph. */
export const deviceLetter = z
  .array(
    z.array(z.strictObject({ text: z.string().check(z.maxLength(600)), factIds })).check(z.maxLength(20)),
  )
  .check(z.maxLength(10));

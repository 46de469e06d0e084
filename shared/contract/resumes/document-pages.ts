import * as z from "zod/mini";
import { documentDesigns, skillsLayouts } from "#shared/domain/resumes/document-designs.ts";
import type { Feature } from "../route.ts";
import { exportText } from "./resume-text.ts";

/** Coordinates in points from the upper left corner of an A4 page. */
const pageLine = z.object({
  /** Lines with the same number are one paragraph. */
  paragraph: z.number(),
  text: z.string(),
  x: z.number(),
  y: z.number(),
  width: z.number(),
  height: z.number(),
});

const drawnPages = z.object({
  pages: z.array(
    z.object({
      /** The page as an SVG picture: outlines only. */
      svg: z.string(),
      lines: z.array(pageLine),
    }),
  ),
  pageCount: z.number(),
  /** "Fit to two pages": whether there are more, and whether smaller type and spacing can help. decision: D-79. */
  twoPages: z.enum(["has", "can", "cannot"]),
});
export type DocumentPages = z.infer<typeof drawnPages>;

/** A resume as the typeset pages of its PDF. decision: D-79. */
export const documentPages = {
  draw: {
    method: "POST",
    path: "/api/resume/pages",
    access: "user",
    body: z.strictObject({
      text: exportText,
      design: z.enum(documentDesigns),
      /** Set in smaller type to fit two pages, if possible. */
      twoPages: z.optional(z.boolean()),
      /** The layout of the skills; without it they are laid out as in the resume. */
      skills: z.optional(z.enum(skillsLayouts)),
      /** The first page only, for a thumbnail: no file is read back for it. */
      thumbnail: z.optional(z.boolean()),
    }),
    response: drawnPages,
    own: "D-79",
  },
} as const satisfies Feature;

import * as z from "zod/mini";

/** Progress of reading a scanned file: the current page, from 1, of the pages to read. 0 is before the first. */
export const pageProgress = z.object({
  page: z.int().check(z.minimum(0)),
  pages: z.int().check(z.minimum(1)),
});
export type PageProgress = z.infer<typeof pageProgress>;

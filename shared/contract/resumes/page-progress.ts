import * as z from "zod/mini";

/** How far the reading of a scanned file is: the page that is being read, from 1, of the pages that will be. 0 is before the first. */
export const pageProgress = z.object({
  page: z.int().check(z.minimum(0)),
  pages: z.int().check(z.minimum(1)),
});
export type PageProgress = z.infer<typeof pageProgress>;

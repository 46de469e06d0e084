import { readFileSync } from "node:fs";
import path from "node:path";
import * as z from "zod";

const sitePage = z.object({
  file: z.string(),
  path: z.string(),
  also: z.array(z.string()),
  missingBelow: z.string().optional(),
  title: z.string(),
  description: z.string(),
  published: z.string().optional(),
});

/** A page that the build has drawn. */
export type BuiltPage = z.infer<typeof sitePage>;

/** What the build wrote of the public site; nothing where no dashboard is built. */
export function readSiteList(folder: string): BuiltPage[] {
  try {
    return z.array(sitePage).parse(JSON.parse(readFileSync(path.join(folder, "site.json"), "utf8")));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return [];
    throw error;
  }
}

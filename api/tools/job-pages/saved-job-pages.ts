import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { CaptureGold } from "../evaluate/capture-score.ts";

/** The weight of a real page in training, compared with one of our own. */
const REAL = 3;

/** A saved page, or one of our own, with its labels. */
export type SavedJobPage = { id: string; html: string; gold: CaptureGold; weight: number };

/** Our own pages have their label as JSON in a comment on the first line. */
const answer = /^<!-- (\{.*\}) -->\n/;

/** The label of a page that is not an ad: no fields. */
const nothing = { url: null, title: null, company: null, location: null };

/**
 * All saved pages of a directory, in the order of their ids: `<id>.html` with `<id>.expected.json`, or with the label
 * inside.
 */
export function readSavedJobPages(directory: string): SavedJobPage[] {
  return readdirSync(directory)
    .filter((name) => name.endsWith(".html"))
    .map((name) => name.slice(0, -".html".length))
    .sort()
    .map((id) => {
      const file = readFileSync(join(directory, `${id}.html`), "utf8");
      const beside = join(directory, `${id}.expected.json`);
      const isReal = existsSync(beside);
      const source = isReal ? readFileSync(beside, "utf8") : (answer.exec(file)?.[1] ?? "{}");
      const gold = { ...nothing, site: id, ...JSON.parse(source) };
      return { id, html: file.replace(answer, ""), gold, weight: isReal ? REAL : 1 };
    });
}

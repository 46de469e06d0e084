import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { writeLetter } from "./write-letter.ts";

const asOf = "2026-11-21";
const judged = path.resolve(import.meta.dirname, "../../../../../shared/data/judgement/reading");
const rowsOf = (name: string) =>
  readFileSync(path.join(judged, name), "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));

describe.runIf(existsSync(judged))("letters for the judged ads", () => {
  it("a role is named before anything is said of it, and no paragraph only asks", () => {
    const ads = new Map(rowsOf("ads.jsonl").map((one) => [one.id, one]));
    for (const { ad, resume } of rowsOf("pairs.jsonl").filter((_, at) => at % 3 === 0)) {
      const { text, title, company } = ads.get(ad);
      const own = readFileSync(path.join(judged, "resumes", `${resume}.txt`), "utf8");
      const letter = writeLetter({
        resumeText: own,
        ad: { text, title, company },
        asOf,
        style: "professional",
      });
      for (const name of [title, company]) if (name) expect(letter.text).toContain(name);
      expect(letter.text, `${ad} ${resume}`).not.toMatch(/\b(?:hold|have) [^.]*\bexpected\b/);
      for (const paragraph of letter.text.split("\n\n")) {
        expect(paragraph, `${ad} ${resume}`).not.toMatch(
          /^(?:[^.]*asks? for [^.]*\. )?(?:In that role|There I|There,|My work there|Other work there|I also)/,
        );
        expect(paragraph, `${ad} ${resume}`).not.toMatch(/^[^.]*\basks? for [^.]*\.$/);
      }
    }
  }, 60_000);
});

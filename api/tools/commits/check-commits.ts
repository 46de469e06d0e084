/** A part of `npm run check`: the subject of each commit after the one in docs/style/commits.json. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { git, gitLines, hasHistory } from "../terms/git.ts";
import { subjectError } from "./commit-subject.ts";

const top = path.resolve(import.meta.dirname, "../../..");
const config = z
  .strictObject({ after: z.string().length(40), types: z.array(z.string()).min(1) })
  .parse(JSON.parse(readFileSync(path.join(top, "docs/style/commits.json"), "utf8")));

if (!hasHistory(top) || git(top, ["merge-base", "--is-ancestor", config.after, "HEAD"]) === undefined) {
  process.stdout.write(
    `no commit subjects checked: ${config.after.slice(0, 8)} is not in the history here\n`,
  );
} else {
  const commits = gitLines(top, ["log", "--no-merges", "--format=%h %s", `${config.after}..HEAD`]);
  const errors = commits.flatMap((line) => {
    const at = line.indexOf(" ");
    const error = subjectError(line.slice(at + 1), config.types);
    return error === undefined ? [] : [`${line}\n  ${error}`];
  });
  process.stdout.write(`${commits.length} commit subjects\n`);
  if (errors.length > 0) {
    process.stderr.write(`${errors.join("\n")}\nDocs: docs/style/writing.md.\n`);
    process.exitCode = 1;
  }
}

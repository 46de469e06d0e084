import { readFileSync } from "node:fs";
import { readResume } from "#shared/resume/read-resume.ts";
import { readFactSources } from "#shared/writing/verify/fact-sources.ts";
import { readClauses } from "#shared/writing/verify/frames/clauses.ts";
import { carry } from "#shared/writing/verify/frames/judge-clause.ts";
import { roleWords } from "#shared/writing/verify/frames/role-words.ts";
import { sourceFrame } from "#shared/writing/verify/frames/source-frame.ts";
import { readStatement } from "#shared/writing/verify/frames/statement.ts";

const [file, from, text] = process.argv.slice(2);
const sources = readFactSources(readResume(readFileSync(file!, "utf8")));
const s = readStatement(text!);
const excused = roleWords(s.words, sources.model, [0, 1]);
const line = sources.lines.find((l) => l.text.includes(from!))!;
for (const words of readClauses(s)) {
  console.log(
    words
      .map(
        (w) =>
          (excused.has(w) ? `(${w.low})` : w.isSmall ? `_${w.low}` : w.low) +
          (w.isVerb ? "^" : "") +
          (w.isDenied ? "!" : "") +
          (w.isAs ? "@" : "") +
          (w.isOthers ? "~" : "") +
          w.part,
      )
      .join(" "),
  );
  console.log(
    carry(
      {
        claimed: s,
        words,
        figures: s.figures.filter((f) => f.start >= words[0]!.start && f.end <= words.at(-1)!.end),
        excused,
        terms: [],
      },
      sourceFrame(line),
    ),
  );
}
console.log(
  sourceFrame(line)
    .words.map(
      (w) =>
        w.low +
        `<${w.key}>` +
        (w.isSmall ? "_" : "") +
        (w.isVerb ? "^" : "") +
        (w.isDenied ? "!" : "") +
        (w.isAs ? "@" : "") +
        (w.isOthers ? "~" : "") +
        w.part,
    )
    .join(" "),
);

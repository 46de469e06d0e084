import { readFileSync } from "node:fs";
import { readResume } from "#shared/resume/read-resume.ts";
import { readFactSources } from "#shared/writing/verify/fact-sources.ts";
import { groundLetter } from "#shared/writing/verify/ground-letter.ts";
import { groundResumeLine } from "#shared/writing/verify/ground-line.ts";

const [file, from, ...texts] = process.argv.slice(2);
const sources = readFactSources(readResume(readFileSync(file!, "utf8")));
for (const t of texts) {
  const id = sources.model.meta.lines.find((l) => l.text.includes(from!))?.id ?? -1;
  const r =
    from === "L"
      ? groundLetter(t, sources, {
          target: { title: "Construction Manager", company: "Harbour Homes Pty Ltd" },
          asOf: "2026-11-21",
        })
      : [groundResumeLine(t, sources, { from: [id], asOf: "2026-11-21" })];
  console.log(JSON.stringify(r, null, 0));
}

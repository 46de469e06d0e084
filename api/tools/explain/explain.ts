import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { readAdUnits } from "#shared/engine/ad/read-ad-units.ts";
import {
  type ExplainedResume,
  explainLine,
  type Reason,
  type UnitReasons,
} from "#shared/engine/explain-line.ts";
import { tokenise } from "#shared/engine/words/tokenise.ts";
import { readResume } from "#shared/resume/read-resume.ts";

const usage = `npm run -s explain -- AD [RESUME] [--line N] [--title TITLE] [--company NAME]
Says why the engine reads line N of an ad as it does and, beside a resume, why it gives that credit.
Without --line: every line with what it is. AD and RESUME are text files.
`;

const reasonsText = (reasons: readonly Reason[]) =>
  reasons.map(({ name, weight }) => `      ${weight > 0 ? "+" : ""}${weight.toFixed(2)}  ${name}`).join("\n");

function unitText({ text, label, chances, reasons, requirement, conditions, verdict }: UnitReasons): string {
  const lines = [
    `“${text}”`,
    `  is: ${label} (${chances.map((one) => `${one.label} ${one.chance}`).join(", ")})`,
    "  because of these words and forms (trained weight over the next likeliest):",
    reasonsText(reasons),
  ];
  if (requirement)
    lines.push(
      `  asks for: ${requirement.importance}${requirement.core ? ", core" : ""}, ${requirement.kind}` +
        `; terms: ${requirement.terms.join(", ") || "none"}`,
    );
  for (const { id, ask, result } of conditions) lines.push(`  condition ${id}: ${ask}: ${result}`);
  if (verdict) {
    lines.push(
      `  credit: ${verdict.credit} (shown ${verdict.chances.shown}, in part ${verdict.chances.part})`,
      verdict.quote === null ? "  no line is quoted" : `  quotes: “${verdict.quote}”`,
      "  because of (feature times fitted weight):",
      reasonsText(verdict.reasons),
      ...verdict.parts.map((part) => `  part “${part.text}”: ${part.credit}`),
    );
  }
  return lines.join("\n");
}

function listed(ad: string): string {
  const units = readAdUnits(ad, tokenise(ad));
  const lineAt = (offset: number) => ad.slice(0, offset).split("\n").length;
  return units
    .map(
      ({ start, end, label }) =>
        `${String(lineAt(start)).padStart(4)}  ${label.padEnd(10)}  ${ad.slice(start, end)}`,
    )
    .join("\n");
}

/** @throws Error if the ad has no such line. */
function spanOfLine(ad: string, number: number): { start: number; end: number } {
  const lines = ad.split("\n");
  const line = lines[number - 1];
  if (line === undefined || line.trim() === "")
    throw new Error(`Line ${number} of ${lines.length} is not there, or empty.`);
  const start = lines.slice(0, number - 1).reduce((sum, one) => sum + one.length + 1, 0);
  return { start, end: start + line.length };
}

function explain(): string {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { line: { type: "string" }, title: { type: "string" }, company: { type: "string" } },
  });
  const [adFile, resumeFile] = positionals;
  if (adFile === undefined) throw new Error(usage);
  const text = readFileSync(adFile, "utf8");
  if (values.line === undefined) return listed(text);
  const resumeText = resumeFile === undefined ? undefined : readFileSync(resumeFile, "utf8");
  const person: ExplainedResume | undefined =
    resumeText === undefined
      ? undefined
      : { model: readResume(resumeText), text: resumeText, asOf: new Date().toISOString().slice(0, 10) };
  const ad = { text, title: values.title ?? "", company: values.company ?? "" };
  return explainLine(ad, spanOfLine(text, Number(values.line)), person)
    .map(unitText)
    .join("\n\n");
}

try {
  process.stdout.write(`${explain()}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

import { Check, CircleDashed, TriangleAlert } from "lucide-react";
import type { ReadCheck as Finding, ReadResult } from "#shared/engine/analysis.ts";

const labels: Record<string, string> = {
  name: "Name",
  email: "Email",
  phone: "Phone",
  location: "Location",
  "heading-experience": "Experience heading",
  "heading-education": "Education heading",
  "heading-skills": "Skills heading",
  work: "Roles with title, employer and dates",
  education: "Education with qualification and institution",
  dates: "Dates",
  "reading-order": "Reading order",
};

const notFound: Record<string, string> = {
  work: "No role was read whole",
  education: "No entry was read whole",
  dates: "No dates were read",
  "reading-order": "Lines run across columns",
};

/** The label of a READ check. */
function readLabel({ id }: Finding): string {
  return labels[id] ?? id;
}

/** The result of a check: the value itself, a share, or that it is missing. */
function readFinding({ id, found, points, maxPoints }: Finding): string {
  if (points === 0) return notFound[id] ?? "Not found";
  if (found !== undefined && found !== "" && !/^\d+$/.test(found)) return found;
  return points >= maxPoints ? "Found" : "Found in part";
}

/** What a parser finds in the resume, one line a field, then what makes the resume hard to read. */
export function ReadCheck({ read }: { read: ReadResult }) {
  return (
    <div className="grid gap-4 text-13">
      <ul className="grid gap-x-6 gap-y-2 @xl:grid-cols-2">
        {read.checks.map((check) => (
          <FindingLine key={check.id} check={check} />
        ))}
      </ul>
      {read.issues.length > 0 && (
        <ul className="grid gap-3 border-t border-line pt-4">
          {read.issues.map((issue) => (
            <li key={issue.id} className="grid grid-cols-[1rem_minmax(0,1fr)] gap-2">
              <TriangleAlert aria-hidden="true" className="mt-px size-4 text-warn" />
              <span>
                {issue.text} <span className="text-muted">{issue.advice}</span>
              </span>
            </li>
          ))}
        </ul>
      )}
      {!read.layoutChecked && (
        <p className="text-muted">
          Layout was not checked: this text did not come from a file. Columns and tables show only in a file.
        </p>
      )}
    </div>
  );
}

function FindingLine({ check }: { check: Finding }) {
  const isWhole = check.points >= check.maxPoints;
  const Icon = isWhole ? Check : CircleDashed;
  return (
    <li className="grid grid-cols-[1rem_minmax(0,1fr)_auto] items-baseline gap-2">
      <Icon
        aria-hidden="true"
        className={isWhole ? "size-4 self-center text-success" : "size-4 self-center text-warn"}
      />
      <span className="min-w-0">
        {readLabel(check)}: <span className="text-muted wrap-anywhere">{readFinding(check)}</span>
      </span>
      <span className="text-muted tabular-nums">
        <span className="sr-only">Points: </span>
        {points(check.points)} of {check.maxPoints}
      </span>
    </li>
  );
}

/** Without decimals if it is whole, else with one. */
function points(value: number): string {
  return Number.isInteger(value) ? String(value) : value.toFixed(1);
}

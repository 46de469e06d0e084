import { statusLabel } from "#shared/domain/applications/status.ts";
import { plainDate } from "#shared/domain/dates.ts";
import type { TrackedApplication } from "../application-actions.ts";

const cell = "border-b border-line py-1 pr-3 text-left align-top";

/** Every row of the list for paper, where nothing scrolls into view. */
export function PrintedRows({ applications }: { applications: readonly TrackedApplication[] }) {
  return (
    <table className="w-full text-13">
      <thead>
        <tr>
          {["Applied", "Employer", "Job title", "Status"].map((head) => (
            <th key={head} className={`${cell} font-semibold`}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {applications.map(({ id, appliedDate, company, jobTitle, status }) => (
          <tr key={id} className="break-inside-avoid">
            <td className={cell}>{appliedDate ? plainDate(appliedDate) : "–"}</td>
            <td className={cell}>{company}</td>
            <td className={cell}>{jobTitle}</td>
            <td className={cell}>{statusLabel(status)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

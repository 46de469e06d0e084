import type { FileAnswer } from "#shared/contract/route.ts";
import { statusLabel } from "#shared/domain/applications/status.ts";
import { plainDate, plainDay } from "#shared/domain/dates.ts";
import { homeTimeZone, localTime } from "#shared/domain/local-time.ts";
import { counted, grouped } from "#shared/domain/text.ts";
import { AppError } from "../../http/app-error.ts";
import type { Caller } from "../../http/handler.ts";
import type { Services } from "../../services.ts";
import { listSent, type SentRow } from "./proof.store.ts";

/** More rows take longer to set than one work may. */
const mostRows = 5_000;

const columns = [
  { title: "Date", share: 0.18 },
  { title: "Employer", share: 0.29 },
  { title: "Job title", share: 0.37 },
  { title: "Status", share: 0.16 },
];

/**
 * A PDF of all applications that were sent, with date, employer, title and status: what people on income support show.
 * @param since `YYYY-MM-DD`: only those sent on that day or later.
 * @throws AppError `not_found` where none was sent, `too_large` for more than a document holds.
 */
export async function proofOfApplications(
  services: Services,
  user: Pick<Caller, "id" | "email" | "fullName">,
  { since, timeZone = homeTimeZone }: { since?: string | undefined; timeZone?: string | undefined },
): Promise<FileAnswer> {
  const rows = (await listSent(services.db, user.id)).filter(
    ({ sentAt }) => since === undefined || (sentAt !== null && dayIn(sentAt, timeZone) >= since),
  );
  if (rows.length === 0)
    throw new AppError(
      "not_found",
      "There are no applications to show for this time. Saved jobs do not count.",
    );
  if (rows.length > mostRows)
    throw new AppError(
      "too_large",
      `A document holds up to ${grouped(mostRows)} applications. Please choose a shorter time.`,
    );
  const now = services.now();
  const table = {
    title: "Job applications",
    intro: [
      `${user.fullName}, ${user.email}`,
      `${counted(rows.length, "application")}${since === undefined ? "" : ` since ${plainDay(since)}`}, as recorded in Kelpie on ${plainDate(now, timeZone)}.`,
    ],
    columns,
    rows: rows.map((row) => cellsOf(row, timeZone)),
  };
  const bytes = await services.workers.run("write-table", table, { payer: user.id });
  return { bytes, name: `job-applications-${dayIn(now, timeZone)}.pdf`, type: "application/pdf" };
}

const dayIn = (time: Date, timeZone: string) => localTime(time, timeZone).day;

/** What is not known is said, never guessed. */
function cellsOf({ sentAt, company, jobTitle, status }: SentRow, timeZone: string): string[] {
  return [
    sentAt === null ? "Not recorded" : plainDate(sentAt, timeZone),
    company,
    jobTitle,
    statusLabel(status),
  ];
}

import { statusesWhere } from "#shared/domain/applications/status.ts";
import type { Db } from "../../db/open.ts";
import { type Owner, rowsOf } from "../../db/owner.ts";
import { type ApplicationRow, checkedRow } from "./application-rows.store.ts";

export type DatedRow = Omit<ApplicationRow, "jobDescription">;

/** Applications with a date, the soonest first; one that is over is not waited for. */
export async function listDated(db: Db, userId: Owner): Promise<DatedRow[]> {
  const rows = await rowsOf(db, userId).application.findMany({
    where: {
      userId,
      status: { in: statusesWhere(({ isOpen }) => isOpen) },
      OR: [
        { followUpDate: { not: null } },
        { interviewDate: { not: null } },
        { closingDate: { not: null }, status: { in: statusesWhere(({ isSent }) => !isSent) } },
      ],
    },
    orderBy: [{ followUpDate: "asc" }, { id: "asc" }],
    omit: { jobDescription: true },
  });
  return rows.map(checkedRow);
}

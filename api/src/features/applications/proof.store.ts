import { type ApplicationStatus, statusesWhere } from "#shared/domain/applications/status.ts";
import type { Db } from "../../db/open.ts";
import { type Owner, rowsOf } from "../../db/owner.ts";
import { storedStatus } from "./application-rows.store.ts";

/** An application that was sent. */
export interface SentRow {
  /** Null where the day is not known, as of imported rows without one. */
  sentAt: Date | null;
  company: string;
  jobTitle: string;
  status: ApplicationStatus;
}

/** What an account has sent, the latest first, those without a day last; archived ones too. */
export async function listSent(db: Db, userId: Owner): Promise<SentRow[]> {
  const rows = await rowsOf(db, userId).application.findMany({
    where: {
      userId,
      OR: [{ appliedDate: { not: null } }, { status: { in: statusesWhere(({ isSent }) => isSent) } }],
    },
    orderBy: [{ appliedDate: { sort: "desc", nulls: "last" } }, { createdAt: "desc" }, { id: "desc" }],
    select: { appliedDate: true, company: true, jobTitle: true, status: true },
  });
  return rows.map(({ appliedDate, status, ...row }) => ({
    ...row,
    sentAt: appliedDate,
    status: storedStatus(status),
  }));
}

import type { TrackerView } from "#shared/contract/applications/tracker-views.ts";
import { trackerViewLimits } from "#shared/domain/applications/tracker-query.ts";
import { lockAccount } from "../../db/lock-account.ts";
import type { Db } from "../../db/open.ts";
import { type Owner, rowsOf } from "../../db/owner.ts";
import { isUniqueViolation } from "../../db/unique-violation.ts";
import { AppError } from "../../http/app-error.ts";

const shown = { id: true, name: true, query: true } as const;

/** In the order in which they were made. */
export async function listViews(db: Db, userId: Owner): Promise<TrackerView[]> {
  return rowsOf(db, userId).trackerView.findMany({
    where: { userId },
    select: shown,
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
  });
}

/** @throws AppError `conflict` for a name that is taken and for one view too many. */
export async function createView(
  db: Db,
  userId: Owner,
  view: Pick<TrackerView, "name" | "query">,
  now: Date,
): Promise<TrackerView> {
  const making = db.$transaction(async (tx) => {
    await lockAccount(tx, userId);
    const views = rowsOf(tx, userId).trackerView;
    const { views: most } = trackerViewLimits;
    if ((await views.count({ where: { userId } })) >= most)
      throw new AppError("conflict", `You have ${most} views. Please delete one you no longer need.`);
    return views.create({ data: { userId, ...view, createdAt: now }, select: shown });
  });
  return making.catch(nameTaken);
}

/** @returns null when the account has no such view. */
export async function renameView(
  db: Db,
  userId: Owner,
  id: string,
  name: string,
): Promise<TrackerView | null> {
  const views = rowsOf(db, userId).trackerView;
  await views.updateMany({ where: { id, userId }, data: { name } }).catch(nameTaken);
  return views.findFirst({ where: { id, userId }, select: shown });
}

/** @returns false when the account has no such view. */
export async function removeView(db: Db, userId: Owner, id: string): Promise<boolean> {
  const { count } = await rowsOf(db, userId).trackerView.deleteMany({ where: { id, userId } });
  return count > 0;
}

function nameTaken(error: unknown): never {
  if (isUniqueViolation(error)) throw new AppError("conflict", "You have a view of this name already.");
  throw error;
}

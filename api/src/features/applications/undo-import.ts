import type { Tx } from "../../db/open.ts";
import type { Owner } from "../../db/owner.ts";
import { notFound } from "../../http/app-error.ts";
import type { Services } from "../../services.ts";
import { nextTurn } from "../../workers/next-turn.ts";
import { readBackupRows, replaceBackupRows } from "./backup.store.ts";
import { findLastImport, removeApplications, removeLastImport } from "./last-import.store.ts";

/** A batch is stored in a few milliseconds: on the embedded database everybody waits for a transaction to end. */
const most = { rows: 100, length: 1024 * 1024 } as const;

/** Does the rows batch by batch, each in a transaction, with other requests between them. @param weigh length of a row. */
export async function inBatches<Row>(
  { db }: Pick<Services, "db">,
  rows: readonly Row[],
  store: (tx: Tx, batch: readonly Row[]) => Promise<void>,
  weigh: (row: Row) => number = () => 0,
): Promise<void> {
  for (let from = 0; from < rows.length; ) {
    let to = from + 1;
    let length = weigh(rows[from] as Row);
    while (to < rows.length && to - from < most.rows && length < most.length) {
      length += weigh(rows[to] as Row);
      to += 1;
    }
    const batch = rows.slice(from, to);
    await db.$transaction((tx) => store(tx, batch));
    await nextTurn();
    from = to;
  }
}

/** The ids of what an import adds begin alike: its record is small, however many they are. */
export const importedId = (prefix: string, index: number): string =>
  `${prefix}${index.toString(16).padStart(12, "0")}`;

/** Names the notification of an import: taking the import back removes it. */
export const importEventKey = (at: Date): string => `import ${at.toISOString()}`;

/** The newest import, where it can still be taken back. */
export async function lastImport(services: Services, userId: Owner) {
  const found = await findLastImport(services.db, userId);
  return found && { at: found.at.toISOString(), added: found.added, changed: found.replaced.length };
}

/**
 * Takes the newest import back: removes what it added, and puts what it replaced back to how it was. Safe to repeat: its
 * record goes last.
 * @throws AppError `not_found` where there is none.
 */
export async function undoImport(services: Services, userId: Owner) {
  const made = await findLastImport(services.db, userId);
  if (!made) throw notFound("import");
  let removed = 0;
  const ids = Array.from({ length: made.added }, (_, index) => importedId(made.idPrefix, index));
  await inBatches(services, ids, async (tx, some) => {
    removed += await removeApplications(tx, userId, some);
  });
  const present = new Set((await readBackupRows(services.db, userId)).map(({ id }) => id));
  const restored = made.replaced.filter(({ id }) => present.has(id));
  await inBatches(services, restored, (tx, rows) => replaceBackupRows(tx, userId, rows));
  await removeLastImport(services.db, userId, importEventKey(made.at));
  if (restored.length > 0) await services.tasks.enqueue("score-applications", { userId });
  return { removed, restored: restored.length };
}

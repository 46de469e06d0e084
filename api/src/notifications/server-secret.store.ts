import type { Db } from "../db/open.ts";

/** The kept secret of that name, made once: of several processes that start together, all get the first one's. */
export async function storeSecret(
  db: Db,
  name: string,
  make: () => string | Promise<string>,
): Promise<string> {
  const kept = await db.serverSecret.findUnique({ where: { name } });
  if (kept) return kept.value;
  await db.serverSecret.createMany({ data: [{ name, value: await make() }], skipDuplicates: true });
  return (await db.serverSecret.findUniqueOrThrow({ where: { name } })).value;
}

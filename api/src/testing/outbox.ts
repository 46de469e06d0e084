import { readFileSync } from "node:fs";
import path from "node:path";
import type { TestApi } from "./start-test-api.ts";

/**
 * The mails that left for an address, as their readers get them, the latest last. Where a test's clock is fixed
 * still two mails have one time: the transaction that noted the leaving knows which came first.
 */
export async function mailsTo(api: TestApi, email: string): Promise<string[]> {
  await api.services.tasks.settle();
  const rows = await api.services.db.$queryRaw<{ id: string }[]>`
    SELECT id FROM "Mail" WHERE recipient = ${email} AND "sentAt" IS NOT NULL
    ORDER BY "createdAt", xmin::text::bigint`;
  const folder = path.join(api.services.config.dataDir, "outbox");
  return rows.map(({ id }) => readFileSync(path.join(folder, `${id}.eml`), "utf8").replace(/=\r\n/g, ""));
}

/** The token behind the # of the latest mail's link. */
export async function mailedToken(api: TestApi, email: string): Promise<string> {
  const mails = await mailsTo(api, email);
  return /#token=3D([\w-]+)/.exec(mails.at(-1) ?? "")?.[1] ?? "no token in the mail";
}

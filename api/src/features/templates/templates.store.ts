import { createHash } from "node:crypto";
import type { Db } from "../../db/open.ts";

/** Keeps the address that a visitor gave for a template; one row for each address and template. */
export async function storeTemplateRequest(
  db: Db,
  request: { email: string; templateId: string; createdAt: Date },
): Promise<void> {
  // The id follows from both, so that calls at the same moment cannot keep two.
  const id = createHash("sha256").update(`${request.templateId} ${request.email}`).digest("hex");
  await db.templateRequest.createMany({ data: { id, ...request }, skipDuplicates: true });
}

import type { Tx } from "../../db/open.ts";

export async function storeOptimisation(
  tx: Tx,
  userId: string,
  run: { resumeText: string; adText: string; result: object },
): Promise<void> {
  await tx.optimisation.create({ data: { userId, ...run, result: JSON.parse(JSON.stringify(run.result)) } });
}

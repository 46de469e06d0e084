import type { StoredLetter } from "#shared/contract/cover-letters/written-letters.ts";
import { stepper } from "#shared/writing/stepper.ts";
import { findLetter } from "./cover-letters.store.ts";
import type { LetterCall } from "./letter-order.ts";
import { toStoredLetterDto } from "./letter-rows.store.ts";

/** The letter that the same inputs gave before, all its steps told; null where they gave none. decision: D-57. */
export async function openSavedLetter(
  { services, user, step }: Pick<LetterCall<unknown>, "services" | "user" | "step">,
  inputs: string,
): Promise<(StoredLetter & { keptFrom: string }) | null> {
  const row = await findLetter(services.db, user.id, inputs);
  if (row === null) return null;
  stepper(step)(4);
  return { ...toStoredLetterDto(row), keptFrom: row.createdAt.toISOString() };
}

import type { BankEntry, EvidenceBank } from "#shared/contract/evidence-bank.ts";
import { tidyFact, tidyStory } from "#shared/domain/evidence-bank/bank-entry.ts";
import { factErrors, storyErrors } from "#shared/domain/evidence-bank/bank-errors.ts";
import { AppError } from "../../http/app-error.ts";
import type { Caller } from "../../http/handler.ts";
import type { Services } from "../../services.ts";
import { getBank, saveFact, saveStory } from "../../writing/evidence-bank.store.ts";

interface KeepEntryCall {
  user: Caller;
  services: Services;
  body: BankEntry;
  /** The entry whose words these are from now on; absent for a new one. */
  id?: string;
}

/** Hours by which the first place on earth to see a day is ahead of UTC. */
const mostAhead = 14;

/** The day that it is for the person at the latest, `YYYY-MM-DD`. */
function latestDay(now: Date): string {
  return new Date(now.getTime() + mostAhead * 3_600_000).toISOString().slice(0, 10);
}

/** @throws AppError `unreadable` with a sentence for each field. */
function refuseErrors(errors: Partial<Record<string, string>>): void {
  const [first] = Object.values(errors);
  if (first !== undefined)
    throw new AppError("unreadable", first, { details: { reason: "bank_entry", fields: errors } });
}

/** Checks what was said, keeps it and answers the whole bank. */
export async function saveEntry({ user, services, body, id }: KeepEntryCall): Promise<EvidenceBank> {
  const now = services.now();
  const through = user.tokenId === undefined ? "dashboard" : "panel";
  if (body.kind === "fact") {
    const { kind, ...fact } = body;
    refuseErrors(factErrors(fact, latestDay(now)));
    await saveFact(services.db, user.id, { entry: tidyFact(fact), through, now }, id);
  } else {
    const { kind, ...story } = body;
    refuseErrors(storyErrors(story));
    await saveStory(services.db, user.id, { entry: tidyStory(story), through, now }, id);
  }
  return getBank(services.db, user.id);
}

import type { KelpieContract } from "#shared/contract/index.ts";
import type { ResponseOf } from "#shared/contract/route.ts";
import type { Owner } from "../../db/owner.ts";
import type { Outside } from "../../outside.ts";
import { getModelConsent } from "../../writing/model-use.store.ts";

/** Whether a model may write for the account, and where its texts would go. decision: D-29. */
export async function writingConsentOf(
  outside: Outside,
  userId: Owner,
): Promise<ResponseOf<KelpieContract["account"]["writingConsent"]>> {
  const at = await getModelConsent(outside.db, userId);
  const model = outside.languageModel;
  return {
    consent: at !== null,
    consentedAt: at?.toISOString() ?? null,
    model: model ? { host: model.host, name: model.name } : null,
  };
}

import type { KelpieContract } from "#shared/contract/index.ts";
import type { ResponseOf } from "#shared/contract/route.ts";
import type { Owner } from "../../db/owner.ts";
import type { Services } from "../../services.ts";
import { getModelConsent } from "../../writing/model-use.store.ts";

/** Whether a model may write for the account, and where its texts would go. decision: D-29. */
export async function writingConsentOf(
  services: Services,
  userId: Owner,
): Promise<ResponseOf<KelpieContract["account"]["writingConsent"]>> {
  const at = await getModelConsent(services.db, userId);
  const model = services.languageModel;
  return {
    consent: at !== null,
    consentedAt: at?.toISOString() ?? null,
    model: model ? { host: model.host, name: model.name } : null,
  };
}

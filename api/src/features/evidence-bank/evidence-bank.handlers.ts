import type { KelpieContract } from "#shared/contract/index.ts";
import { notFound } from "../../http/app-error.ts";
import type { FeatureHandlers } from "../../http/handler.ts";
import { getBank, removeEntry } from "../../writing/evidence-bank.store.ts";
import { saveEntry } from "./save-entry.ts";

export const evidenceBankHandlers: FeatureHandlers<KelpieContract["evidenceBank"]> = {
  list: ({ user, services }) => getBank(services.db, user.id),

  add: saveEntry,

  update: ({ user, services, body, params }) => saveEntry({ user, services, body, id: params.id }),

  remove: async ({ user, services, params }) => {
    if (!(await removeEntry(services.db, user.id, params.id))) throw notFound("entry");
    return getBank(services.db, user.id);
  },
};

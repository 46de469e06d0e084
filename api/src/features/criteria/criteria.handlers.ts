import type { KelpieContract } from "#shared/contract/index.ts";
import { notFound } from "../../http/app-error.ts";
import type { FeatureHandlers } from "../../http/handler.ts";
import { listSets, removeSet } from "./criteria-sets.store.ts";
import { downloadAnswers } from "./download-answers.ts";
import { draftAnswers } from "./draft-desk.ts";
import { openDesk, toDeskDto } from "./open-desk.ts";
import { openSet } from "./open-set.ts";
import { readPasted, saveWork } from "./save-work.ts";

export const criteriaHandlers: FeatureHandlers<KelpieContract["criteria"]> = {
  get: async ({ user, services, params }) =>
    toDeskDto(services, user.id, await openDesk(services, user.id, params.id)),
  list: ({ user, services }) => listSets(services.db, user.id),
  open: openSet,
  remove: async ({ user, services, params }) => {
    if (!(await removeSet(services.db, user.id, params.id))) throw notFound("criteria");
    return { success: true };
  },
  keep: saveWork,
  readPasted,
  draft: draftAnswers,
  download: downloadAnswers,
};

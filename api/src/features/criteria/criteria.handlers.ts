import type { KelpieContract } from "#shared/contract/index.ts";
import type { FeatureHandlers } from "../../http/handler.ts";
import { downloadAnswers } from "./download-answers.ts";
import { draftAnswers } from "./draft-desk.ts";
import { keepWork, readPasted } from "./keep-work.ts";
import { openDesk, wireDesk } from "./open-desk.ts";

export const criteriaHandlers: FeatureHandlers<KelpieContract["criteria"]> = {
  get: async ({ user, services, params }) =>
    wireDesk(services, user.id, await openDesk(services, user.id, params.id)),
  keep: keepWork,
  readPasted,
  draft: draftAnswers,
  download: downloadAnswers,
};

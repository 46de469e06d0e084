import type { KelpieContract } from "#shared/contract/index.ts";
import { notFound } from "../../http/app-error.ts";
import { type FeatureHandlers, Reply } from "../../http/handler.ts";
import {
  getApplication,
  listApplications,
  listEvents,
  removeApplication,
  wireApplication,
} from "./applications.store.ts";
import { remindFollowUp } from "./remind-follow-up.ts";
import { saveApplication } from "./save-application.ts";
import { updateApplication } from "./update-application.ts";

export const applicationsHandlers: FeatureHandlers<KelpieContract["applications"]> = {
  list: async ({ user, outside }) => (await listApplications(outside.db, user.id)).map(wireApplication),

  create: async ({ user, outside, body }) => {
    const { row, alreadySaved } = await saveApplication(outside, user, body);
    return new Reply(alreadySaved ? 200 : 201, { ...wireApplication(row), alreadySaved });
  },

  get: async ({ user, outside, params }) => {
    const row = await getApplication(outside.db, user.id, params.id);
    if (!row) throw notFound("application");
    return { ...wireApplication(row), events: await listEvents(outside.db, user.id, row.id) };
  },

  update: async ({ user, outside, params, body }) =>
    wireApplication(await updateApplication(outside, user, params.id, body)),

  remove: async ({ user, outside, params }) => {
    if (!(await removeApplication(outside.db, user.id, params.id))) throw notFound("application");
    return { success: true };
  },

  followUp: ({ user, outside, params }) => remindFollowUp(outside, user.id, params.id),
};

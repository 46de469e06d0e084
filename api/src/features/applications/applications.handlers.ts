import type { KelpieContract } from "#shared/contract/index.ts";
import { filledText } from "#shared/domain/applications/filled-text.ts";
import { notFound } from "../../http/app-error.ts";
import { type FeatureHandlers, Reply } from "../../http/handler.ts";
import { listFiles } from "./application-files.store.ts";
import {
  addEvent,
  getApplication,
  listApplications,
  listEvents,
  listWithAds,
  removeApplication,
  wireApplication,
  wireWithAd,
} from "./applications.store.ts";
import { remindFollowUp } from "./remind-follow-up.ts";
import { saveApplication } from "./save-application.ts";
import { listSent } from "./sent-documents.store.ts";
import { updateApplication } from "./update-application.ts";

export const applicationsHandlers: FeatureHandlers<KelpieContract["applications"]> = {
  list: async ({ user, outside, query }) =>
    query.ads === "none"
      ? (await listApplications(outside.db, user.id)).map(wireApplication)
      : (await listWithAds(outside.db, user.id)).map(wireWithAd),

  create: async ({ user, outside, body }) => {
    const { row, alreadySaved } = await saveApplication(outside, user, body);
    return new Reply(alreadySaved ? 200 : 201, { ...wireApplication(row), alreadySaved });
  },

  get: async ({ user, outside, params }) => {
    const row = await getApplication(outside.db, user.id, params.id);
    if (!row) throw notFound("application");
    return {
      ...wireWithAd(row),
      events: await listEvents(outside.db, user.id, row.id),
      sent: await listSent(outside.db, user.id, row.id),
      files: await listFiles(outside.db, user.id, row.id),
    };
  },

  update: async ({ user, outside, params, query, body }) =>
    wireApplication(await updateApplication(outside, user, params.id, body, query.from)),

  remove: async ({ user, outside, params }) => {
    if (!(await removeApplication(outside.db, user.id, params.id))) throw notFound("application");
    return { success: true };
  },

  recordFilled: async ({ user, outside, params, body }) => {
    const { db } = outside;
    if (!(await getApplication(db, user.id, params.id))) throw notFound("application");
    await addEvent(db, user.id, params.id, {
      kind: "filled",
      detail: filledText(body.asked),
      at: outside.now(),
    });
    return { success: true };
  },

  followUp: ({ user, outside, params }) => remindFollowUp(outside, user.id, params.id),
};

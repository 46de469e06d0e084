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
import { remindFollowUp } from "./remind-of-dates.ts";
import { saveApplication } from "./save-application.ts";
import { listSent } from "./sent-documents.store.ts";
import { updateApplication } from "./update-application.ts";

export const applicationsHandlers: FeatureHandlers<KelpieContract["applications"]> = {
  list: async ({ user, services, query }) =>
    query.ads === "none"
      ? (await listApplications(services.db, user.id)).map(wireApplication)
      : (await listWithAds(services.db, user.id)).map(wireWithAd),

  create: async ({ user, services, body }) => {
    const { row, alreadySaved } = await saveApplication(services, user, body);
    return new Reply(alreadySaved ? 200 : 201, { ...wireApplication(row), alreadySaved });
  },

  get: async ({ user, services, params }) => {
    const row = await getApplication(services.db, user.id, params.id);
    if (!row) throw notFound("application");
    return {
      ...wireWithAd(row),
      events: await listEvents(services.db, user.id, row.id),
      sent: await listSent(services.db, user.id, row.id),
      files: await listFiles(services.db, user.id, row.id),
    };
  },

  update: async ({ user, services, params, query, body }) =>
    wireApplication(await updateApplication(services, user, params.id, body, query.from)),

  remove: async ({ user, services, params }) => {
    if (!(await removeApplication(services.db, user.id, params.id))) throw notFound("application");
    return { success: true };
  },

  recordFilled: async ({ user, services, params, body }) => {
    const { db } = services;
    if (!(await getApplication(db, user.id, params.id))) throw notFound("application");
    await addEvent(db, user.id, params.id, {
      kind: "filled",
      detail: filledText(body.asked),
      at: services.now(),
    });
    return { success: true };
  },

  followUp: ({ user, services, params }) => remindFollowUp(services, user.id, params.id),
};

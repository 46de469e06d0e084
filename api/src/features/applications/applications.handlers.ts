import type { KelpieContract } from "#shared/contract/index.ts";
import { filledText } from "#shared/domain/applications/filled-text.ts";
import { AppError, notFound } from "../../http/app-error.ts";
import { type FeatureHandlers, Reply } from "../../http/handler.ts";
import { listFiles } from "./application-files.store.ts";
import { toApplicationDto, toApplicationWithAdDto } from "./application-rows.store.ts";
import {
  addEvent,
  getApplication,
  listEvents,
  listWithAds,
  readStages,
  removeApplication,
} from "./applications.store.ts";
import { listRows, toListedApplicationDto } from "./list-rows.store.ts";
import { remindFollowUp } from "./remind-of-dates.ts";
import { saveApplication } from "./save-application.ts";
import { listSent } from "./sent-documents.store.ts";
import { updateApplication } from "./update-application.ts";

/** False for one that is not there any more; any other failure stays one. */
async function changedOrGone(change: Promise<unknown>): Promise<boolean> {
  try {
    await change;
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === "not_found") return false;
    throw error;
  }
}

export const applicationsHandlers: FeatureHandlers<KelpieContract["applications"]> = {
  list: async ({ user, services, query }) => {
    const { db } = services;
    if (query.ads === "none") return (await listRows(db, user.id)).map(toListedApplicationDto);
    const [rows, stages] = await Promise.all([listWithAds(db, user.id), readStages(db, user.id)]);
    return rows.map((row) => {
      const wire = toApplicationWithAdDto(row);
      return { ...wire, stageSince: stages.get(row.id)?.toISOString() ?? wire.createdAt };
    });
  },

  create: async ({ user, services, body }) => {
    const { row, alreadySaved } = await saveApplication(services, user, body);
    return new Reply(alreadySaved ? 200 : 201, { ...toApplicationDto(row), alreadySaved });
  },

  get: async ({ user, services, params }) => {
    const row = await getApplication(services.db, user.id, params.id);
    if (!row) throw notFound("application");
    return {
      ...toApplicationWithAdDto(row),
      events: await listEvents(services.db, user.id, row.id),
      sent: await listSent(services.db, user.id, row.id),
      files: await listFiles(services.db, user.id, row.id),
    };
  },

  update: async ({ user, services, params, query, body }) =>
    toApplicationDto(await updateApplication(services, user, params.id, body, query.from)),

  changeMany: async ({ user, services, body: { ids, ...change } }) => {
    const changed: string[] = [];
    // One after the other: each is a move of its own with its own line in its log.
    for (const id of new Set(ids))
      if (await changedOrGone(updateApplication(services, user, id, change))) changed.push(id);
    return { changed };
  },

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

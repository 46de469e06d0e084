import type { KelpieContract } from "#shared/contract/index.ts";
import { notFound } from "../../http/app-error.ts";
import type { FeatureHandlers } from "../../http/handler.ts";
import { addFile, downloadFile, forgetFile } from "./application-files.ts";
import { getApplication } from "./applications.store.ts";
import { calendarOfAll, calendarOfOne } from "./calendar.ts";
import { storeSentDocuments } from "./sent-documents.ts";
import { findMadeFor, listSendable } from "./sent-sources.store.ts";

export const applicationFilesHandlers: FeatureHandlers<KelpieContract["applicationFiles"]> = {
  sendable: async ({ user, services, params }) => {
    if (!(await getApplication(services.db, user.id, params.id))) throw notFound("application");
    const found = await listSendable(services.db, user.id, params.id);
    return found.map((one) => ({ ...one, contentAt: one.contentAt.toISOString() }));
  },

  toAttach: async ({ user, services, params }) => {
    if (!(await getApplication(services.db, user.id, params.id))) throw notFound("application");
    const { resume, letter } = await findMadeFor(services.db, user.id, params.id);
    const wire = (found: typeof resume) => found && { name: found.name, text: found.text };
    return { resume: wire(resume), letter: wire(letter) };
  },

  storeSentDocuments: async ({ user, services, params, body }) => ({
    sent: await storeSentDocuments(services, user.id, params.id, body),
  }),

  addFile: ({ user, services, params, file }) => addFile(services, user.id, params.id, file),
  file: ({ user, services, params }) => downloadFile(services, user.id, params.id),
  removeFile: ({ user, services, params }) => forgetFile(services, user.id, params.id),
  calendar: ({ user, services, params, query }) => calendarOfOne(services, user.id, params.id, query.date),
  allDates: ({ user, services }) => calendarOfAll(services, user.id),
};

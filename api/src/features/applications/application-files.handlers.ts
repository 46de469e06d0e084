import type { KelpieContract } from "#shared/contract/index.ts";
import { notFound } from "../../http/app-error.ts";
import type { FeatureHandlers } from "../../http/handler.ts";
import { addFile, downloadFile, forgetFile } from "./application-files.ts";
import { getApplication } from "./applications.store.ts";
import { calendarOfAll, calendarOfOne } from "./calendar.ts";
import { findMadeFor, listSendable } from "./sent-documents.store.ts";
import { keepSent } from "./sent-documents.ts";

export const applicationFilesHandlers: FeatureHandlers<KelpieContract["applicationFiles"]> = {
  sendable: async ({ user, outside, params }) => {
    if (!(await getApplication(outside.db, user.id, params.id))) throw notFound("application");
    const found = await listSendable(outside.db, user.id, params.id);
    return found.map((one) => ({ ...one, contentAt: one.contentAt.toISOString() }));
  },

  toAttach: async ({ user, outside, params }) => {
    if (!(await getApplication(outside.db, user.id, params.id))) throw notFound("application");
    const { resume, letter } = await findMadeFor(outside.db, user.id, params.id);
    const wire = (found: typeof resume) => found && { name: found.name, text: found.text };
    return { resume: wire(resume), letter: wire(letter) };
  },

  keepSent: async ({ user, outside, params, body }) => ({
    sent: await keepSent(outside, user.id, params.id, body),
  }),

  addFile: ({ user, outside, params, file }) => addFile(outside, user.id, params.id, file),
  file: ({ user, outside, params }) => downloadFile(outside, user.id, params.id),
  removeFile: ({ user, outside, params }) => forgetFile(outside, user.id, params.id),
  calendar: ({ user, outside, params, query }) => calendarOfOne(outside, user.id, params.id, query.date),
  allDates: ({ user, outside }) => calendarOfAll(outside, user.id),
};

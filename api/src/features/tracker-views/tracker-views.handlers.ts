import type { KelpieContract } from "#shared/contract/index.ts";
import { notFound } from "../../http/app-error.ts";
import { type FeatureHandlers, Reply } from "../../http/handler.ts";
import { createView, listViews, removeView, renameView } from "./tracker-views.store.ts";

export const trackerViewsHandlers: FeatureHandlers<KelpieContract["trackerViews"]> = {
  list: ({ user, services }) => listViews(services.db, user.id),

  create: async ({ user, services, body }) =>
    new Reply(201, await createView(services.db, user.id, body, services.now())),

  rename: async ({ user, services, params, body }) => {
    const view = await renameView(services.db, user.id, params.id, body.name);
    if (!view) throw notFound("view");
    return view;
  },

  remove: async ({ user, services, params }) => {
    if (!(await removeView(services.db, user.id, params.id))) throw notFound("view");
    return { success: true };
  },
};

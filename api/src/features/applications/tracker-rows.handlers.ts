import type { KelpieContract } from "#shared/contract/index.ts";
import { type ApplicationStatus, applicationStatuses } from "#shared/domain/applications/status.ts";
import type { FeatureHandlers } from "../../http/handler.ts";
import { toListedApplicationDto } from "./list-rows.store.ts";
import { readFirstRows } from "./tracker-rows.store.ts";

export const trackerRowsHandlers: FeatureHandlers<KelpieContract["trackerRows"]> = {
  first: async ({ user, services, query }) => {
    const { rows, shown, figures } = await readFirstRows(services.db, user.id, query);
    const found = new Map(shown.map(({ status, n }) => [status, n]));
    const all = applicationStatuses.map((status) => [status, found.get(status) ?? 0] as const);
    return {
      rows: rows.map(toListedApplicationDto),
      shown: Object.fromEntries(all) as Record<ApplicationStatus, number>,
      figures,
    };
  },
};

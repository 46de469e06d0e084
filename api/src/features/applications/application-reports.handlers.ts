import type { KelpieContract } from "#shared/contract/index.ts";
import { applicationAnalytics } from "#shared/domain/applications/analytics.ts";
import { homeTimeZone } from "#shared/domain/dates.ts";
import type { FeatureHandlers } from "../../http/handler.ts";
import { listAnalysed } from "./analytics.store.ts";
import { exportApplications } from "./export-applications.ts";
import { importBackup, importCsv } from "./import-applications.ts";

export const applicationReportsHandlers: FeatureHandlers<KelpieContract["applicationReports"]> = {
  analytics: async ({ user, outside, query }) =>
    applicationAnalytics(await listAnalysed(outside.db, user.id), {
      now: outside.now(),
      timeZone: query.timeZone ?? homeTimeZone,
      appHost: new URL(outside.config.appUrl).host,
    }),

  exportFile: ({ user, outside, query }) => exportApplications(outside, user.id, query.format),
  importBackup: ({ user, outside, file, query }) => importBackup(outside, user.id, file, query),
  importCsv: ({ user, outside, file, query }) => importCsv(outside, user.id, file, query),
};

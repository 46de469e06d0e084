import type { KelpieContract } from "#shared/contract/index.ts";
import { applicationAnalytics } from "#shared/domain/applications/analytics.ts";
import { homeTimeZone } from "#shared/domain/local-time.ts";
import type { FeatureHandlers } from "../../http/handler.ts";
import { listAnalysed } from "./analytics.store.ts";
import { exportApplications } from "./export-applications.ts";
import { importBackup, importCsv } from "./import-applications.ts";

export const applicationReportsHandlers: FeatureHandlers<KelpieContract["applicationReports"]> = {
  analytics: async ({ user, services, query }) =>
    applicationAnalytics(await listAnalysed(services.db, user.id), {
      now: services.now(),
      timeZone: query.timeZone ?? homeTimeZone,
      appHost: new URL(services.config.appUrl).host,
    }),

  exportFile: ({ user, services, query }) => exportApplications(services, user.id, query.format),
  importBackup: ({ user, services, file, query }) => importBackup(services, user.id, file, query),
  importCsv: ({ user, services, file, query }) => importCsv(services, user.id, file, query),
};

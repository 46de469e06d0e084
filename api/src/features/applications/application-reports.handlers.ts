import type { KelpieContract } from "#shared/contract/index.ts";
import { applicationAnalytics } from "#shared/domain/applications/analytics.ts";
import { homeTimeZone } from "#shared/domain/local-time.ts";
import type { FeatureHandlers } from "../../http/handler.ts";
import { listAnalysed } from "./analytics.store.ts";
import { exportApplications } from "./export-applications.ts";
import { importBackup } from "./import-applications.ts";
import { importTable } from "./import-table.ts";
import { proofOfApplications } from "./proof-of-applications.ts";
import { lastImport, undoImport } from "./undo-import.ts";

export const applicationReportsHandlers: FeatureHandlers<KelpieContract["applicationReports"]> = {
  analytics: async ({ user, services, query }) =>
    applicationAnalytics(await listAnalysed(services.db, user.id), {
      now: services.now(),
      timeZone: query.timeZone ?? homeTimeZone,
      appHost: new URL(services.config.appUrl).host,
    }),

  exportFile: ({ user, services, query }) => exportApplications(services, user.id, query.format),
  proofFile: ({ user, services, query }) => proofOfApplications(services, user, query),
  importBackup: ({ user, services, file, query }) => importBackup(services, user.id, file, query),
  importTable: ({ user, services, file, query }) => importTable(services, user.id, file, query),
  lastImport: ({ user, services }) => lastImport(services, user.id),
  undoImport: ({ user, services }) => undoImport(services, user.id),
};

import type { KelpieContract } from "#shared/contract/index.ts";
import { fewestReports, reportDays, siteHealth } from "#shared/domain/job-sites/site-health.ts";
import { READING_RULES } from "#shared/job-ad/reading-versions.ts";
import type { FeatureHandlers } from "../../http/handler.ts";
import { listReports, storeReport } from "./job-sites.store.ts";
import { currentSelectors } from "./published-selectors.ts";

export const jobSitesHandlers: FeatureHandlers<KelpieContract["jobSites"]> = {
  hooks: ({ services }) => currentSelectors(services),

  report: async ({ services, body }) => {
    await storeReport(services.db, body, services.now());
    return { isStored: true };
  },

  health: async ({ services }) => ({
    rules: READING_RULES,
    days: reportDays,
    fewest: fewestReports,
    sites: siteHealth(await listReports(services.db, reportDays, services.now()), READING_RULES),
  }),
};

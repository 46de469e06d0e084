import { createApiClient } from "#shared/client/create-api-client.ts";
import { applicationFiles } from "#shared/contract/applications/application-files.ts";
import { applicationReports } from "#shared/contract/applications/application-reports.ts";
import { ownOrigin } from "../../platform/api.ts";

/** Files, calendar, import, export and figures: the first screen calls none of them, so it does not load them. */
export const { applicationFiles: filesApi, applicationReports: reportsApi } = createApiClient(
  { applicationFiles, applicationReports },
  ownOrigin,
);

import { applicationPath } from "#shared/domain/pages.ts";
import { openDashboard } from "../../platform/browser.ts";

/** The application's own screen in the dashboard. decision: D-36. */
export function openApplication(id: string): void {
  void openDashboard(applicationPath(id));
}

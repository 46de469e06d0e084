import type { Application } from "#shared/contract/applications.ts";
import type { ApplicationStatus } from "#shared/domain/applications/status.ts";

/** What cards and rows can do; the screen decides how. */
export interface ApplicationActions {
  onNavigate: (href: string) => void;
  onMove: (application: Application, status: ApplicationStatus) => void;
  onDelete: (id: string) => void;
}

/** "Bellwether Energy, Melbourne VIC" */
export function employerLine({ company, location }: Pick<Application, "company" | "location">): string {
  return location ? `${company}, ${location}` : company;
}

/** Only http and https become links (the contract refuses others; an old row may hold none). */
export function webLink(address: string): string | null {
  return /^https?:\/\//i.test(address) ? address : null;
}

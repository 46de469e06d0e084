import type { Application } from "#shared/contract/applications/application.ts";
import type { ApplicationStatus } from "#shared/domain/applications/status.ts";

/** What the tracker's lists know of an application: neither the ad's text nor its corrections. */
export type TrackedApplication = Omit<Application, "jobDescription" | "requirementEdits">;

/** What cards and rows can do; the screen decides how. */
export interface ApplicationActions {
  onNavigate: (href: string) => void;
  onMove: (application: TrackedApplication, status: ApplicationStatus) => void;
  onFollowUp: (id: string) => void;
  /** Puts some into the archive, or takes them out. */
  onArchive: (ids: readonly string[], isArchived: boolean) => void;
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

/** '@' stays readable; whatever else could end the address or add a header is escaped. */
export function mailLink(address: string): string {
  return `mailto:${encodeURIComponent(address).replace("%40", "@")}`;
}

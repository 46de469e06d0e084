import { ApiError } from "#shared/client/api-error.ts";
import type { Application } from "#shared/contract/applications/application.ts";
import type { LineFieldName } from "#shared/domain/applications/line-fields.ts";

/** Fields of an application that are edited where they stand, as their inputs hold them. */
export interface SharedValues extends Record<LineFieldName, string> {
  jobTitle: string;
  company: string;
  jobUrl: string;
  notes: string;
  followUpDate: string;
  closingDate: string;
  interviewDate: string;
  interviewTime: string;
  contacts: Application["contacts"];
}
export type SharedName = keyof SharedValues;

export function sharedValues<Name extends SharedName>(
  application: Application,
  names: readonly Name[],
): Pick<SharedValues, Name> {
  return pick(
    {
      ...application,
      followUpDate: application.followUpDate ?? "",
      closingDate: application.closingDate ?? "",
      interviewDate: application.interviewDate ?? "",
    },
    names,
  );
}

export function pick<Of extends object, Name extends keyof Of>(
  of: Of,
  names: readonly Name[],
): Pick<Of, Name> {
  return Object.fromEntries(names.map((name) => [name, of[name]])) as Pick<Of, Name>;
}

export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** What the fields hold on the server that somebody changed meanwhile; null when the call failed for another reason. */
export function conflictsIn(error: unknown): Partial<Record<string, unknown>> | null {
  if (!(error instanceof ApiError) || error.code !== "conflict") return null;
  const conflicts = error.body?.details?.conflicts;
  if (typeof conflicts !== "object" || conflicts === null) return null;
  return Object.fromEntries(Object.entries(conflicts).map(([name, value]) => [name, value ?? ""]));
}

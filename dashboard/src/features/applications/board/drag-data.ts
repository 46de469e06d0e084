import { type ApplicationStatus, applicationStatuses } from "#shared/domain/applications/status.ts";

/** What is dragged or dropped on may be of another kind: it is read, never believed. */
type DragData = Record<string | symbol, unknown>;

function statusIn(data: DragData): ApplicationStatus | undefined {
  return applicationStatuses.find((status) => status === data.status);
}

/** What a card says of itself. */
export function dragged(application: { id: string; status: ApplicationStatus }): DragData {
  return { applicationId: application.id, status: application.status };
}

export function draggedFrom(data: DragData): { id: string; status: ApplicationStatus } | null {
  const status = statusIn(data);
  return typeof data.applicationId === "string" && status ? { id: data.applicationId, status } : null;
}

/** What a column says of itself. */
export function droppedOn(status: ApplicationStatus): DragData {
  return { lane: true, status };
}

export function laneOf(data: DragData): ApplicationStatus | null {
  return data.lane === true ? (statusIn(data) ?? null) : null;
}

import type { ApplicationStatus } from "#shared/domain/applications/status.ts";

interface Movable {
  id: string;
  status: ApplicationStatus;
}

/** The list with one application moved, before the server has answered. */
export function moveStatus<A extends Movable>(all: readonly A[], id: string, status: ApplicationStatus): A[] {
  return all.map((one) => (one.id === id ? { ...one, status } : one));
}

export interface Move {
  id: string;
  from: ApplicationStatus;
  to: ApplicationStatus;
}

/** Takes a refused move back, unless the person has moved on since: a late failure must not undo a later choice. */
export function takeBackMove<A extends Movable>(all: readonly A[], { id, from, to }: Move): A[] {
  return all.map((one) => (one.id === id && one.status === to ? { ...one, status: from } : one));
}

/** The server's row, unless a later move that is still on its way already shows another status. */
export function acceptAnswer<A extends Movable>(all: readonly A[], answer: Movable, isLast: boolean): A[] {
  return all.map((one) =>
    one.id === answer.id && (isLast || one.status === answer.status) ? { ...one, ...answer } : one,
  );
}

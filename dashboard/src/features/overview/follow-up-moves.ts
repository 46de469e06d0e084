import { sentStatus } from "#shared/domain/applications/status.ts";
import type { Overview } from "./use-overview.ts";

export interface FollowUpMove {
  id: string;
  /** `YYYY-MM-DD`; null puts the follow-up away. */
  followUpDate: string | null;
}

/** The agenda with the move made; what waited without a day has one from then on. */
export function withFollowUp(
  agenda: Overview["agenda"],
  { id, followUpDate }: FollowUpMove,
): Overview["agenda"] {
  const { waiting } = agenda;
  const dated = agenda.dated.map((one) => (one.id === id ? { ...one, followUpDate } : one));
  if (waiting?.id !== id) return { ...agenda, dated };
  const other = {
    status: sentStatus as typeof sentStatus,
    closingDate: null,
    interviewDate: null,
    interviewTime: "",
  };
  return { ...agenda, dated: [...dated, { ...waiting, ...other, followUpDate }], waiting: null };
}

type Waiting = Overview["agenda"]["waiting"];

/** The agenda as it was before a move that the server refused. */
export function withMoveUndone(
  agenda: Overview["agenda"],
  back: FollowUpMove,
  waiting: Waiting | undefined,
): Overview["agenda"] {
  if (waiting?.id !== back.id) return withFollowUp(agenda, back);
  return { ...agenda, dated: agenda.dated.filter(({ id }) => id !== back.id), waiting };
}

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { queryKey } from "#shared/client/route-query.ts";
import { dashboardContract as contract } from "#shared/contract/overview.ts";
import { sentStatus } from "#shared/domain/applications/status.ts";
import { useToast } from "#shared/ui/primitives/toast/use-toast.ts";
import { api } from "../../platform/api.ts";
import { overviewQuery } from "../../platform/first-screen.ts";
import type { Overview } from "./use-overview.ts";

export interface FollowUpMove {
  id: string;
  /** `YYYY-MM-DD`; null puts the follow-up away. */
  followUpDate: string | null;
}

/** The agenda with the move made; what waited without a day has one from then on. */
function withFollowUp(agenda: Overview["agenda"], { id, followUpDate }: FollowUpMove): Overview["agenda"] {
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

/**
 * Moves a follow-up or puts it away: at once on the screen, with a way back, and back again when the server refuses.
 * @returns takes the move, what it was before, and what to say where the change leaves the screen
 */
export function useMoveFollowUp(): (move: FollowUpMove, before: string | null, title?: string) => void {
  const client = useQueryClient();
  const { toast } = useToast();
  const show = ({ id, followUpDate }: FollowUpMove) =>
    client.setQueryData(
      overviewQuery.queryKey,
      (now) => now && { ...now, agenda: withFollowUp(now.agenda, { id, followUpDate }) },
    );
  // All of it stands here and not at the call: the row that was pressed leaves the screen at once.
  const { mutate } = useMutation({
    mutationFn: ({ to: { id, followUpDate } }: { to: FollowUpMove; back: FollowUpMove }) =>
      api.applications.update({ params: { id }, body: { followUpDate } }),
    onMutate: async ({ to }) => {
      show(to);
      // A dashboard that is on its way does not know of the move yet.
      await client.cancelQueries({ queryKey: overviewQuery.queryKey });
    },
    onError: (_error, { back }) => {
      show(back);
      toast({ title: "Not saved", description: "Please try again.", variant: "destructive" });
      return client.invalidateQueries({ queryKey: overviewQuery.queryKey });
    },
    onSuccess: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: overviewQuery.queryKey }),
        client.invalidateQueries({ queryKey: queryKey(contract.applications.list) }),
      ]),
  });
  return (to, before, title) => {
    const back = { id: to.id, followUpDate: before };
    mutate({ to, back });
    if (title) toast({ title, action: { label: "Undo", onAction: () => mutate({ to: back, back: to }) } });
  };
}

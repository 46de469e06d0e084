import { useMutation, useQueryClient } from "@tanstack/react-query";
import { queryKey } from "#shared/client/route-query.ts";
import { dashboardContract as contract } from "#shared/contract/overview.ts";
import { useToast } from "#shared/ui/primitives/toast/use-toast.ts";
import { api } from "../../platform/api.ts";
import { overviewQuery } from "../../platform/first-screen.ts";
import { type FollowUpMove, withFollowUp, withMoveUndone } from "./follow-up-moves.ts";
import type { Overview } from "./use-overview.ts";

/**
 * Moves a follow-up or puts it away: at once on the screen, with a way back, and back again when the server refuses.
 * @returns takes the move, what it was before, and what to say where the change leaves the screen
 */
export function useMoveFollowUp(): (move: FollowUpMove, before: string | null, title?: string) => void {
  const client = useQueryClient();
  const { toast } = useToast();
  const change = (make: (agenda: Overview["agenda"]) => Overview["agenda"]) =>
    client.setQueryData(overviewQuery.queryKey, (now) => now && { ...now, agenda: make(now.agenda) });
  // All of it is here and not at the call: the row that was pressed leaves the screen at once.
  const { mutate } = useMutation({
    mutationFn: ({ to: { id, followUpDate } }: { to: FollowUpMove; back: FollowUpMove }) =>
      api.applications.update({ params: { id }, body: { followUpDate } }),
    onMutate: async ({ to }) => {
      const waiting = client.getQueryData(overviewQuery.queryKey)?.agenda.waiting;
      change((agenda) => withFollowUp(agenda, to));
      // A dashboard that is on its way does not know of the move yet.
      await client.cancelQueries({ queryKey: overviewQuery.queryKey });
      return { waiting };
    },
    onError: (_error, { back }, before) => {
      change((agenda) => withMoveUndone(agenda, back, before?.waiting));
      toast({ title: "Not saved", description: "Please try again.", variant: "destructive" });
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

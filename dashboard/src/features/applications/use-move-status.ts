import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import type { Application } from "#shared/contract/applications.ts";
import type { ApplicationStatus } from "#shared/domain/applications/status.ts";
import { useToast } from "#shared/ui/primitives/use-toast.ts";
import { api } from "../../platform/api.ts";
import { changeCached, listKey, refreshAround } from "./application-cache.ts";
import { trackerToasts } from "./applications-texts.ts";
import { inTurn } from "./in-turn.ts";
import { acceptAnswer, type Move, moveStatus, takeBackMove } from "./status-moves.ts";

const mutationKey = ["move-status"];

/** Moves at once and comes back, with the reason, when the server refuses. The toast offers the way back. */
export function useMoveStatus() {
  const client = useQueryClient();
  const { toast } = useToast();
  // While other moves are on their way, what the person chose last goes before what the server says.
  const isLast = () => client.isMutating({ mutationKey }) <= 1;
  const { mutate } = useMutation({
    mutationKey,
    mutationFn: ({ id, to }: Move & { isUndo: boolean }) =>
      inTurn(id, () => api.applications.update({ params: { id }, body: { status: to } })),
    onMutate: async ({ id, to }) => {
      // A list that is on its way does not know of the move yet.
      await client.cancelQueries({ queryKey: listKey });
      changeCached(client, id, (all) => moveStatus(all, id, to));
    },
    onError: (_error, move) => {
      changeCached(client, move.id, (all) => takeBackMove(all, move));
      toast(trackerToasts.updateFailed);
      // A move made upon a refused one came from where nothing ever was: the server knows.
      return isLast() ? client.invalidateQueries({ queryKey: listKey }) : undefined;
    },
    onSuccess: (answer, { id, from, to, isUndo }) => {
      changeCached(client, id, (all) => acceptAnswer(all, answer, isLast()));
      const undo = { label: "Undo", onAction: () => mutate({ id, from: to, to: from, isUndo: true }) };
      toast({ ...trackerToasts.updated, action: isUndo ? undefined : undo });
      return refreshAround(client, id);
    },
  });
  return useCallback(
    ({ id, status }: Pick<Application, "id" | "status">, to: ApplicationStatus) => {
      if (status !== to) mutate({ id, from: status, to, isUndo: false });
    },
    [mutate],
  );
}

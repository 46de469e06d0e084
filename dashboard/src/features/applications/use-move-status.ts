import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { Application } from "#shared/contract/applications.ts";
import type { ApplicationStatus } from "#shared/domain/applications/status.ts";
import { useToast } from "#shared/ui/primitives/use-toast.ts";
import { api } from "../../platform/api.ts";
import { changeCached, refreshAround } from "./application-cache.ts";
import { trackerToasts } from "./applications-texts.ts";
import { acceptAnswer, type Move, moveStatus, takeBackMove } from "./status-moves.ts";

/** Moves at once and comes back, with the reason, when the server refuses. The toast offers the way back. */
export function useMoveStatus() {
  const client = useQueryClient();
  const { toast } = useToast();
  const { mutate } = useMutation({
    mutationFn: ({ id, to }: Move & { isUndo: boolean }) =>
      api.applications.update({ params: { id }, body: { status: to } }),
    onMutate: ({ id, to }) => changeCached(client, id, (all) => moveStatus(all, id, to)),
    onError: (_error, move) => {
      changeCached(client, move.id, (all) => takeBackMove(all, move));
      toast(trackerToasts.updateFailed);
    },
    onSuccess: (answer, { id, from, to, isUndo }) => {
      changeCached(client, id, (all) => acceptAnswer(all, answer));
      const undo = { label: "Undo", onAction: () => mutate({ id, from: to, to: from, isUndo: true }) };
      toast({ ...trackerToasts.updated, action: isUndo ? undefined : undo });
      return refreshAround(client, id);
    },
  });
  return (application: Pick<Application, "id" | "status">, to: ApplicationStatus) => {
    if (application.status !== to)
      mutate({ id: application.id, from: application.status, to, isUndo: false });
  };
}

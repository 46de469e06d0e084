import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useCallback, useRef } from "react";
import type { Application } from "#shared/contract/applications/application.ts";
import {
  type ApplicationStatus,
  applicationStatuses,
  statusLabel,
} from "#shared/domain/applications/status.ts";
import { useToast } from "#shared/ui/primitives/toast/use-toast.ts";
import { api } from "../../platform/api.ts";
import { changeCached, listKey, refreshAround, rereadList } from "./application-cache.ts";
import { failure, trackerToasts } from "./applications-texts.ts";
import { inTurn } from "./in-turn.ts";
import { conflictsIn } from "./shared-values.ts";
import { acceptAnswer, type Move, moveStatus, takeBackMove } from "./status-moves.ts";

const mutationKey = ["move-status"];

/** Moves at once and comes back, with the reason, when the server refuses. The toast offers the way back. */
export function useMoveStatus() {
  const client = useQueryClient();
  const { toast } = useToast();
  // While other moves are on their way, what the person chose last goes before what the server says.
  const isLast = () => client.isMutating({ mutationKey }) <= 1;
  /** Where the server has those that are on their way. */
  const known = useRef(new Map<string, ApplicationStatus>());
  const { mutate } = useMutation({
    mutationKey,
    onSettled: (_answer, _error, { id }) => {
      if (!isLast()) return;
      known.current.delete(id);
      // The first reading of the list gave way to the move.
      if (client.getQueryData(listKey) === undefined) void rereadList(client);
    },
    mutationFn: ({ id, to }: Move & { isUndo: boolean }) =>
      inTurn(id, async () => {
        // Read in its turn: of moves made one upon the other only the last that the server took counts.
        const query = { from: known.current.get(id) };
        const answer = await api.applications.update({ params: { id }, query, body: { status: to } });
        known.current.set(id, answer.status);
        return answer;
      }),
    onMutate: async ({ id, from, to }) => {
      if (!known.current.has(id)) known.current.set(id, from);
      // A list that is on its way does not know of the move yet.
      await client.cancelQueries({ queryKey: listKey });
      changeCached(client, id, (all) => moveStatus(all, id, to));
    },
    onError: (error, move) => {
      const present = statusIn(conflictsIn(error));
      if (present) {
        // Nothing was overwritten: the card shows what it is, and the person may still move it.
        changeCached(client, move.id, (all) => moveStatus(all, move.id, present));
        const again = () => mutate({ ...move, from: present });
        toast(movedElsewhere(present, move.to, again));
        return refreshAround(client, move.id);
      }
      changeCached(client, move.id, (all) => takeBackMove(all, move));
      toast(failure(trackerToasts.updateFailed, error));
      // A move made upon a refused one came from where nothing ever was: the server knows.
      return isLast() ? rereadList(client) : undefined;
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

function statusIn(conflicts: Partial<Record<string, unknown>> | null): ApplicationStatus | undefined {
  return applicationStatuses.find((one) => one === conflicts?.status);
}

function movedElsewhere(present: ApplicationStatus, wanted: ApplicationStatus, again: () => void) {
  const [there, here] = [statusLabel(present), statusLabel(wanted)];
  return {
    title: "Changed in another tab",
    description: `It is ${there} there. You chose ${here} here.`,
    action: { label: `Move to ${here}`, onAction: again },
  };
}

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { queryKey } from "#shared/client/route-query.ts";
import { dashboardContract as contract } from "#shared/contract/overview.ts";
import { type ApplicationStatus, statusLabel } from "#shared/domain/applications/status.ts";
import { counted } from "#shared/domain/text.ts";
import { useToast } from "#shared/ui/primitives/toast/use-toast.ts";
import { api } from "../../platform/api.ts";
import type { TrackedApplication } from "./application-actions.ts";
import { rereadList } from "./application-cache.ts";
import { trackerToasts } from "./applications-texts.ts";

interface Change {
  ids: readonly string[];
  status?: ApplicationStatus;
  isArchived?: boolean;
}

/** One change of many applications, or several at once (the way back of a move is one for each former status). */
interface Act {
  changes: readonly Change[];
  title: string;
  back: readonly Change[];
}

/** The most that one call takes. */
const atOnce = 500;

/** Moves or archives many applications with one call; the toast offers the way back. */
export function useChangeMany() {
  const client = useQueryClient();
  const { toast } = useToast();
  const { mutate } = useMutation({
    mutationFn: async ({ changes }: Act) => {
      for (const { ids, ...change } of changes)
        for (let from = 0; from < ids.length; from += atOnce)
          await api.applications.changeMany({ body: { ids: ids.slice(from, from + atOnce), ...change } });
    },
    onSuccess: (_answer, { title, back }) => {
      const undo = { label: "Undo", onAction: () => mutate({ changes: back, title: "Undone", back: [] }) };
      toast({ title, action: back.length > 0 ? undo : undefined });
    },
    onError: () => toast(trackerToasts.updateFailed),
    onSettled: () =>
      Promise.all([
        rereadList(client),
        client.invalidateQueries({ queryKey: queryKey(contract.applications.get) }),
        client.invalidateQueries({ queryKey: queryKey(contract.overview.summary) }),
      ]),
  });
  const archive = useCallback(
    (ids: readonly string[], isArchived: boolean) =>
      mutate({
        changes: [{ ids, isArchived }],
        title: `${counted(ids.length, "application")} ${isArchived ? "archived" : "taken out of the archive"}`,
        back: [{ ids, isArchived: !isArchived }],
      }),
    [mutate],
  );
  const move = useCallback(
    (applications: readonly TrackedApplication[], status: ApplicationStatus) => {
      const moved = applications.filter((one) => one.status !== status);
      if (moved.length === 0) return;
      const former = Map.groupBy(moved, (one) => one.status);
      mutate({
        changes: [{ ids: moved.map(({ id }) => id), status }],
        title: `${counted(moved.length, "application")} moved to ${statusLabel(status)}`,
        back: [...former].map(([from, group]) => ({ ids: group.map(({ id }) => id), status: from })),
      });
    },
    [mutate],
  );
  return { archive, move };
}

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { queryKey } from "#shared/client/route-query.ts";
import type { NotificationChoice, Settings } from "#shared/contract/account.ts";
import { dashboardContract as contract } from "#shared/contract/overview.ts";
import { useToast } from "#shared/ui/primitives/toast/use-toast.ts";
import { api } from "../../platform/api.ts";
import { accountTexts, noticeTexts } from "./settings-texts.ts";

export const settingsKey = queryKey(contract.account.settings);
const key = settingsKey;

export function useSettings() {
  return useQuery({ queryKey: key, queryFn: () => api.account.settings() });
}

/** Shows a part of the settings as it was just chosen or stored. */
export function useSettingsCache() {
  const client = useQueryClient();
  return {
    put: (part: Partial<Settings>) =>
      client.setQueryData<Settings>(key, (before) => before && { ...before, ...part }),
    reload: () => client.invalidateQueries({ queryKey: key }),
  };
}

/** All seven switches travel with each change; the switch moves at once and goes back when it was not stored. */
export function useNotices(): (notices: NotificationChoice) => void {
  const cache = useSettingsCache();
  const { toast } = useToast();
  const { mutate } = useMutation({
    // One after the other: the last choice is the one that stays.
    scope: { id: "notices" },
    mutationFn: (notices: NotificationChoice) => api.account.updateNotifications({ body: notices }),
    onMutate: (notifications) => cache.put({ notifications }),
    onSuccess: () => toast(noticeTexts.done),
    onError: () => {
      toast({ ...noticeTexts.failed, variant: "destructive" });
      return cache.reload();
    },
  });
  return mutate;
}

export function usePause(): (paused: boolean) => void {
  const cache = useSettingsCache();
  const { toast } = useToast();
  const { mutate } = useMutation({
    scope: { id: "pause" },
    mutationFn: (paused: boolean) => api.account.pauseApplications({ body: { paused } }),
    onMutate: (applicationsPaused) => cache.put({ applicationsPaused }),
    onError: () => {
      toast({ ...accountTexts.pauseFailed, variant: "destructive" });
      return cache.reload();
    },
  });
  return mutate;
}

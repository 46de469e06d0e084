import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { queryKey } from "#shared/client/route-query.ts";
import { dashboardContract as contract } from "#shared/contract/overview.ts";
import { useToast } from "#shared/ui/primitives/toast/use-toast.ts";
import { api } from "../../platform/api.ts";
import { sessionTexts as texts } from "./settings-texts.ts";

/** The browsers in which the account is signed in. Always asked anew: another device changes it. */
export function useSessions() {
  return useQuery({
    queryKey: queryKey(contract.auth.sessions),
    queryFn: () => api.auth.sessions(),
    staleTime: 0,
  });
}

export function useExtensions() {
  return useQuery({
    queryKey: queryKey(contract.auth.extensionTokens),
    queryFn: () => api.auth.extensionTokens(),
    staleTime: 0,
  });
}

/** Ends a session or an extension's sign-in, and shows what is left. */
export function useEnd(what: "session" | "extension") {
  const client = useQueryClient();
  const { toast } = useToast();
  const { auth } = contract;
  const key = queryKey(what === "session" ? auth.sessions : auth.extensionTokens);
  return useMutation({
    mutationFn: (id: string) =>
      what === "session"
        ? api.auth.endSession({ params: { id } })
        : api.auth.revokeExtensionToken({ params: { id } }),
    onError: () => void toast({ ...texts.failed, variant: "destructive" }),
    onSettled: () => client.invalidateQueries({ queryKey: key }),
  });
}

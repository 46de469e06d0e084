import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useToast } from "#shared/ui/primitives/use-toast.ts";
import { api } from "../../platform/api.ts";
import { overviewQuery } from "../../platform/first-screen.ts";

/** Puts the first steps away at once, with a way back; shown again when the server refuses. */
export function useDismissOnboarding(): () => void {
  const client = useQueryClient();
  const { toast } = useToast();
  const show = (isDismissed: boolean) =>
    client.setQueryData(
      overviewQuery.queryKey,
      (now) => now && { ...now, onboarding: { ...now.onboarding, isDismissed } },
    );
  const { mutate } = useMutation({
    mutationFn: (isDismissed: boolean) => api.overview.dismissOnboarding({ body: { isDismissed } }),
    onMutate: async (isDismissed) => {
      await client.cancelQueries({ queryKey: overviewQuery.queryKey });
      show(isDismissed);
    },
    onError: (_error, isDismissed) => {
      show(!isDismissed);
      toast({ title: "Not saved", description: "Please try again.", variant: "destructive" });
    },
  });
  return () => {
    mutate(true);
    toast({
      title: "Get started was put away",
      action: { label: "Undo", onAction: () => mutate(false) },
    });
  };
}

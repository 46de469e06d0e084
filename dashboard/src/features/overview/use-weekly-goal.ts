import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useToast } from "#shared/ui/primitives/toast/use-toast.ts";
import { api } from "../../platform/api.ts";
import { overviewQuery } from "../../platform/first-screen.ts";

interface GoalChange {
  to: number | null;
  back: number | null;
}

/**
 * Sets the week's goal or puts it away: at once on the screen, and back again when the server refuses.
 * @returns takes the goal and what it was before
 */
export function useWeeklyGoal(): (to: number | null, before: number | null) => void {
  const client = useQueryClient();
  const { toast } = useToast();
  const show = (weeklyGoal: number | null) =>
    client.setQueryData(overviewQuery.queryKey, (now) => now && { ...now, weeklyGoal });
  const { mutate } = useMutation({
    mutationFn: ({ to }: GoalChange) => api.overview.saveWeeklyGoal({ body: { weeklyGoal: to } }),
    onMutate: async ({ to }) => {
      show(to);
      // A dashboard that is on its way does not know of the goal yet.
      await client.cancelQueries({ queryKey: overviewQuery.queryKey });
    },
    onError: (_error, { back }) => {
      show(back);
      toast({ title: "Goal not saved", description: "Please try again.", variant: "destructive" });
    },
  });
  return (to, back) => mutate({ to, back });
}

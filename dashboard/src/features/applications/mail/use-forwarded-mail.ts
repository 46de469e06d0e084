import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { createApiClient } from "#shared/client/create-api-client.ts";
import { queryKey } from "#shared/client/route-query.ts";
import { forwardedMail } from "#shared/contract/forwarded-mail.ts";
import { useToast } from "#shared/ui/primitives/toast/use-toast.ts";
import { ownOrigin } from "../../../platform/api.ts";

const { forwardedMail: api } = createApiClient({ forwardedMail }, ownOrigin);
const key = queryKey(forwardedMail.get);

/** The person's own address for messages, and what those that came say. */
export function useForwardedMail() {
  const client = useQueryClient();
  const { toast } = useToast();
  const query = useQuery({
    queryKey: key,
    queryFn: () => api.get(),
    staleTime: 0,
    refetchOnWindowFocus: true,
  });
  const onSettled = () => client.invalidateQueries({ queryKey: key });
  const onError = () =>
    toast({ title: "Not saved", description: "Please try again.", variant: "destructive" });
  const making = useMutation({ mutationFn: () => api.makeAddress(), onSettled, onError });
  const removing = useMutation({ mutationFn: () => api.removeAddress(), onSettled, onError });
  const answering = useMutation({
    mutationFn: (id: string) => api.remove({ params: { id } }),
    onSettled,
    onError,
  });
  return { query, making, removing, answer: answering.mutate };
}

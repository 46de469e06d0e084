import { useMutation, useQuery } from "@tanstack/react-query";
import { ApiError } from "#shared/client/api-error.ts";
import { createApiClient } from "#shared/client/create-api-client.ts";
import { queryKey } from "#shared/client/route-query.ts";
import { interviewKits } from "#shared/contract/interview-kits.ts";
import { useToast } from "#shared/ui/primitives/toast/use-toast.ts";
import { ownOrigin } from "../../platform/api.ts";
import { saveFile } from "../../platform/browser/save-file.ts";

const { interviewKits: api } = createApiClient({ interviewKits }, ownOrigin);

/** The kit of a saved job. @param isAllowed the plan has it: nobody is asked in vain. */
export function useKit(id: string, isAllowed: boolean) {
  const params = { id };
  return useQuery({
    queryKey: queryKey(interviewKits.get, { params }),
    queryFn: () => api.get({ params }),
    enabled: isAllowed,
  });
}

/** The kit as one Word file. */
export function useKitDownload(id: string) {
  const { toast } = useToast();
  return useMutation({
    mutationFn: async () => {
      const file = await api.download({ params: { id } });
      saveFile(file, file.name);
    },
    onError: (error) =>
      toast({
        variant: "destructive",
        title: error instanceof ApiError ? (error.body?.message ?? "Download failed") : "Download failed",
      }),
  });
}

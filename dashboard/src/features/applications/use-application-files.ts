import { useMutation, useQueryClient } from "@tanstack/react-query";
import { ApiError } from "#shared/client/api-error.ts";
import { uploadLimit } from "#shared/contract/resumes.ts";
import { useToast } from "#shared/ui/primitives/use-toast.ts";
import { api } from "../../platform/api.ts";
import { detailKey } from "./application-cache.ts";

/** Adds and removes files of an application; a refusal is said in the server's own words. */
export function useApplicationFiles(id: string) {
  const client = useQueryClient();
  const { toast } = useToast();
  const refresh = () => client.invalidateQueries({ queryKey: detailKey(id) });
  const adding = useMutation({
    mutationFn: async (file: File) => {
      // Asked before it travels: ten megabytes on a phone take their time.
      if (file.size > uploadLimit) throw new TooLarge();
      return api.applicationFiles.addFile({ params: { id }, file });
    },
    onSuccess: refresh,
  });
  const removing = useMutation({
    mutationFn: (fileId: string) => api.applicationFiles.removeFile({ params: { id: fileId } }),
    onSuccess: () => {
      toast({ title: "File deleted" });
      return refresh();
    },
    onError: () =>
      toast({ title: "Error", description: "The file could not be deleted.", variant: "destructive" }),
  });
  return {
    add: adding.mutate,
    isAdding: adding.isPending,
    fault: adding.error && faultText(adding.error),
    remove: removing.mutate,
  };
}

class TooLarge extends Error {}

function faultText(error: Error): string {
  if (error instanceof TooLarge) return "Please choose a file smaller than 10 MB.";
  return error instanceof ApiError ? error.message : "The file could not be added. Please try again.";
}

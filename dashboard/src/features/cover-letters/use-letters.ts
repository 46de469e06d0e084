import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { queryKey } from "#shared/client/route-query.ts";
import type {
  PastLetter,
  SavedLetter,
  StoredLetter,
} from "#shared/contract/cover-letters/written-letters.ts";
import { dashboardContract as contract } from "#shared/contract/overview.ts";
import { api } from "../../platform/api.ts";

const listKey = queryKey(contract.coverLetters.list);

/** The letters of the account, newest first. */
export function useLetters() {
  return useQuery({ queryKey: listKey, queryFn: () => api.coverLetters.list() });
}

/** One of them, with all that its result card showed; nothing is asked for without an id. */
export function useStoredLetter(id: string | null) {
  const request = { params: { id: id ?? "" } };
  return useQuery({
    queryKey: queryKey(contract.coverLetters.get, request),
    queryFn: () => api.coverLetters.get(request),
    enabled: id !== null,
    // The person may have changed it since, here or in the side panel: each opening asks anew.
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
}

/** After a letter was written or changed: the list shows it, and the open one stays as it is stored. */
export function useLettersChanged(): (kept?: SavedLetter) => void {
  const client = useQueryClient();
  return (kept) => {
    if (kept) {
      const key = queryKey(contract.coverLetters.get, { params: { id: kept.id } });
      client.setQueryData<StoredLetter>(key, (open) => open && { ...open, ...kept });
    }
    void client.invalidateQueries({ queryKey: listKey });
  };
}

/** Files a letter with a tracked job. */
export function useFileLetter(onFiled: (letter: PastLetter) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (order: { id: string; applicationId: string }) =>
      api.coverLetters.file({ params: { id: order.id }, body: { applicationId: order.applicationId } }),
    onSuccess: (letter) => {
      const key = queryKey(contract.coverLetters.get, { params: { id: letter.id } });
      client.setQueryData<StoredLetter>(
        key,
        (open) => open && { ...open, applicationId: letter.applicationId },
      );
      onFiled(letter);
      return client.invalidateQueries({ queryKey: listKey });
    },
  });
}

export function useRemoveLetter(options: { onRemoved: (id: string) => void; onFail: () => void }) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api.coverLetters.remove({ params: { id } }),
    onSuccess: (_answer, id) => {
      client.removeQueries({ queryKey: queryKey(contract.coverLetters.get, { params: { id } }) });
      options.onRemoved(id);
      return client.invalidateQueries({ queryKey: listKey });
    },
    onError: options.onFail,
  });
}

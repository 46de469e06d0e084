import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { ApiError } from "#shared/client/api-error.ts";
import { createApiClient } from "#shared/client/create-api-client.ts";
import { queryKey } from "#shared/client/route-query.ts";
import { letterheads } from "#shared/contract/resumes/letterhead.ts";
import { ownOrigin } from "../../../platform/api.ts";
import { saveFile } from "../../../platform/browser/save-file.ts";

const { letterheads: api } = createApiClient({ letterheads }, ownOrigin);
const key = queryKey(letterheads.get);

/** The letterhead of the account; undefined while nobody knows. */
export function useLetterhead() {
  const { data } = useQuery({ queryKey: key, queryFn: () => api.get() });
  return data?.letterhead;
}

const wordsOf = (error: unknown) =>
  error instanceof ApiError ? error.message : "The file could not be reached. Please try again later.";

/** Keeps, opens and removes it; `reason` says in words why one of them failed. */
export function useLetterheadFile() {
  const client = useQueryClient();
  const show = (answer: Awaited<ReturnType<typeof api.get>>) => client.setQueryData(key, answer);
  const keep = useMutation({ mutationFn: (file: File) => api.keep({ file }), onSuccess: show });
  const remove = useMutation({ mutationFn: () => api.remove(), onSuccess: show });
  const open = useMutation({
    mutationFn: async () => {
      const file = await api.file();
      saveFile(file, file.name);
    },
  });
  const all = [keep, remove, open];
  const act = (one: () => void) => {
    for (const { reset } of all) reset();
    one();
  };
  const error = all.find((one) => one.error !== null)?.error ?? null;
  return {
    reason: error === null ? null : wordsOf(error),
    isReading: keep.isPending,
    isOpening: open.isPending,
    keep: (file: File) => act(() => keep.mutate(file)),
    remove: () => act(() => remove.mutate()),
    open: () => act(() => open.mutate()),
  };
}

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { ApiError } from "#shared/client/api-error.ts";
import { createApiClient } from "#shared/client/create-api-client.ts";
import { queryKey } from "#shared/client/route-query.ts";
import { type BankEntry, type EvidenceBank, evidenceBank } from "#shared/contract/evidence-bank.ts";
import { ownOrigin } from "./api.ts";

const api = createApiClient({ evidenceBank }, ownOrigin);
const key = queryKey(evidenceBank.list);
const failed = "This could not be saved. Please try again.";

/** An entry to keep; with an id it takes the place of that one. */
export interface SavedEntry {
  id?: string | undefined;
  body: BankEntry;
}

/** What the person says is true beside their resume; one bank serves every ad, letter and form. */
export function useEvidenceBank() {
  const client = useQueryClient();
  const query = useQuery({ queryKey: key, queryFn: () => api.evidenceBank.list() });
  const onSuccess = (kept: EvidenceBank) => client.setQueryData(key, kept);
  const keeping = useMutation({
    mutationFn: ({ id, body }: SavedEntry) =>
      id === undefined ? api.evidenceBank.add({ body }) : api.evidenceBank.update({ params: { id }, body }),
    onSuccess,
  });
  const removing = useMutation({
    mutationFn: (id: string) => api.evidenceBank.remove({ params: { id } }),
    onSuccess,
  });
  return { ...query, keep: keeping.mutateAsync, remove: removing.mutateAsync };
}

/** What went wrong, in a sentence. */
export function bankFailure(error: unknown): string {
  return error instanceof ApiError ? (error.body?.message ?? failed) : failed;
}

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import type { Application } from "#shared/contract/applications.ts";
import { api } from "../../platform/api.ts";
import { readStored, type SavedJob, writeStored } from "../../platform/storage.ts";

type SavedJobs = Record<string, SavedJob>;

const liveKey = ["/api/applications"];

interface Saved {
  /** False until it is known, from here or from the server, what is saved. */
  isKnown: boolean;
  /** All saved jobs of the account, those without an ad too; null while only the copy is known. */
  count: number | null;
  jobOf: (identityKey: string | null) => SavedJob | undefined;
  /** Takes over what the server answered to a save or a change. */
  remember: (application: Application) => void;
}

/** The jobs saved already. One list per opening and a copy here, so that the server never learns which ads are read. */
export function useSavedJobs(): Saved {
  const client = useQueryClient();
  const live = useQuery({ queryKey: liveKey, queryFn: loadJobs });
  const kept = useQuery({
    queryKey: ["kept", "saved-jobs"],
    queryFn: async () => (await readStored("savedJobs")) ?? null,
  });
  const jobs = live.data?.jobs ?? kept.data ?? undefined;

  const remember = useCallback(
    (application: Application) => {
      const known = client.getQueryData<Jobs>(liveKey);
      const isNew = known !== undefined && !known.ids.includes(application.id);
      const next = {
        ids: isNew ? [...known.ids, application.id] : (known?.ids ?? []),
        jobs: { ...(known?.jobs ?? kept.data), ...entryOf(application) },
      };
      client.setQueryData(liveKey, next);
      void writeStored("savedJobs", next.jobs);
    },
    [client, kept.data],
  );

  return {
    isKnown: jobs !== undefined || live.isError,
    count: live.data && live.data.ids.length > 0 ? live.data.ids.length : null,
    jobOf: (identityKey) => (identityKey === null ? undefined : jobs?.[identityKey]),
    remember,
  };
}

interface Jobs {
  ids: string[];
  jobs: SavedJobs;
}

async function loadJobs(): Promise<Jobs> {
  const list = await api.applications.list({ query: { ads: "none" } });
  const jobs: SavedJobs = Object.assign({}, ...list.map(entryOf));
  await writeStored("savedJobs", jobs);
  return { ids: list.map(({ id }) => id), jobs };
}

function entryOf(application: Application): SavedJobs {
  const { identityKey, id, status, createdAt, appliedDate, notes, requirementEdits } = application;
  return identityKey === null
    ? {}
    : { [identityKey]: { id, status, savedAt: createdAt, appliedAt: appliedDate, notes, requirementEdits } };
}

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect } from "react";
import type { Application } from "#shared/contract/applications/application.ts";
import { api } from "../../platform/api.ts";
import { rememberSaved } from "../../platform/saved-job.ts";
import { readStored, type SavedJob, watchStored, writeStored } from "../../platform/storage.ts";

type SavedJobs = Record<string, SavedJob>;

const liveKey = ["/api/applications"];
const keptKey = ["kept", "saved-jobs"];

interface Saved {
  /** False until the saved jobs are known, from the local copy or the server. */
  isKnown: boolean;
  /** Number of all saved jobs of the account, including those without an ad; null while only the copy is known. */
  count: number | null;
  jobOf: (identityKey: string | null) => SavedJob | undefined;
  /** Takes over the server's answer to a save or a change. */
  remember: (application: Application) => void;
}

/**
 * The saved jobs. The panel loads the list once per opening and keeps a copy, so that the server never learns which
 * ads are read.
 */
export function useSavedJobs(): Saved {
  const client = useQueryClient();
  const live = useQuery({ queryKey: liveKey, queryFn: loadJobs });
  const kept = useQuery({
    queryKey: keptKey,
    queryFn: async () => (await readStored("savedJobs")) ?? null,
  });
  const jobs = live.data?.jobs ?? kept.data ?? undefined;

  // What the worker sent from the queue is also stored, so read it again.
  useEffect(
    () =>
      watchStored("savedJobs", () => {
        void readStored("savedJobs").then((stored) => {
          if (stored === undefined) return;
          client.setQueryData<Jobs>(liveKey, (known) => known && withStored(known, stored));
          client.setQueryData(keptKey, stored);
        });
      }),
    [client],
  );

  const remember = useCallback((application: Application) => void rememberSaved(application), []);

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

function withStored({ ids }: Jobs, jobs: SavedJobs): Jobs {
  return { ids: [...new Set([...ids, ...Object.values(jobs).map(({ id }) => id)])], jobs };
}

async function loadJobs(): Promise<Jobs> {
  const list = await api.applications.list({ query: { ads: "none" } });
  const jobs: SavedJobs = Object.assign({}, ...list.map(entryOf));
  await writeStored("savedJobs", jobs);
  return { ids: list.map(({ id }) => id), jobs };
}

function entryOf(application: Application): SavedJobs {
  return application.identityKey === null ? {} : { [application.identityKey]: savedJobOf(application) };
}

/** The panel's data about a saved job. */
export function savedJobOf(application: Application): SavedJob {
  const { id, status, notes, requirementEdits, followUpDate, company } = application;
  const { createdAt: savedAt, appliedDate: appliedAt, jobTitle: title } = application;
  return { id, status, savedAt, appliedAt, notes, requirementEdits, title, company, followUpDate };
}

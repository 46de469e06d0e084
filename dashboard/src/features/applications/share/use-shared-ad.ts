import { useQuery, useQueryClient } from "@tanstack/react-query";
import { ApiError } from "#shared/client/api-error.ts";
import { queryKey } from "#shared/client/route-query.ts";
import { dashboardContract as contract } from "#shared/contract/overview.ts";
import { savedStatus } from "#shared/domain/applications/status.ts";
import { jobIdentity } from "#shared/domain/jobs/job-identity.ts";
import { api } from "../../../platform/api.ts";
import { rereadList } from "../application-cache.ts";

export interface SharedAdFields {
  jobTitle: string;
  company: string;
  location: string;
  salary: string;
  jobUrl: string;
  jobDescription: string;
}

interface ReadAd {
  fields: SharedAdFields;
  /** Why the page could not be read; null when it was. */
  reason: string | null;
}

const notRead = "The page could not be read.";

/**
 * Reads the shared ad by its address. A page that cannot be read leaves what the sharing app said.
 * @param name what the sharing app called it.
 */
export function useSharedAd(address: string, name: string) {
  const empty: SharedAdFields = {
    jobTitle: name,
    company: "",
    location: "",
    salary: "",
    jobUrl: address,
    jobDescription: "",
  };
  return useQuery({
    queryKey: queryKey(contract.jobs.fetchDescription, { body: { url: address } }),
    queryFn: async (): Promise<ReadAd> => {
      try {
        const ad = await api.jobs.fetchDescription({ body: { url: address } });
        if (!ad.success || !ad.description) return { fields: empty, reason: ad.error ?? notRead };
        const { description, title, company, location, salary } = ad;
        return {
          fields: {
            jobTitle: title ?? name,
            company: company ?? "",
            location: location ?? "",
            salary: salary ?? "",
            jobUrl: address,
            jobDescription: description,
          },
          reason: null,
        };
      } catch (error) {
        return { fields: empty, reason: (error instanceof ApiError && error.body?.message) || notRead };
      }
    },
  });
}

/** Keeps the ad once; one that is there already is answered as it is. */
export function useSaveSharedAd() {
  const client = useQueryClient();
  return async (fields: SharedAdFields) => {
    const { identityKey } = jobIdentity(fields.jobUrl);
    const kept = await api.applications.create({
      body: { ...fields, status: savedStatus, ...(identityKey && { identityKey }) },
    });
    await Promise.all([
      rereadList(client),
      client.invalidateQueries({ queryKey: queryKey(contract.overview.summary) }),
    ]);
    return kept;
  };
}

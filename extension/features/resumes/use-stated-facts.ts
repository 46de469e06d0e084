import { useQuery, useQueryClient } from "@tanstack/react-query";
import { ApiError } from "#shared/client/api-error.ts";
import type { StatedFact } from "#shared/contract/stated-facts.ts";
import { api } from "../../platform/api.ts";

const key = ["/api/user/stated-facts"];
const none: readonly StatedFact[] = [];

/** What the person said is true besides their resume; one answer per term serves every ad. */
export function useStatedFacts() {
  const client = useQueryClient();
  const { data = none } = useQuery({
    queryKey: key,
    queryFn: async () => (await api.resumes.statedFacts()).facts,
  });
  /** Answers what went wrong, in a sentence. */
  const keep = async (fact: { term: string; text: string }): Promise<string | undefined> => {
    try {
      const { facts } = await api.resumes.keepStatedFact({ body: fact });
      client.setQueryData(key, facts);
    } catch (error) {
      if (error instanceof ApiError && error.code !== "offline") return error.message;
      return "Kelpie could not be reached. Your answer is still here; try again.";
    }
  };
  return { facts: data, keep };
}

import { useQuery } from "@tanstack/react-query";
import type { Tier } from "#shared/domain/plans.ts";
import { tierQuery } from "../../platform/first-screen.ts";

/**
 * Premium if the user record or the subscription call says so; an absent tier is free.
 * @param recorded the tier of the user record.
 */
export function usePlan(recorded: Tier): Tier {
  const { data } = useQuery(tierQuery);
  return recorded === "free" ? (data?.tier ?? recorded) : recorded;
}

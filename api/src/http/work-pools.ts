import type { Route } from "#shared/contract/route.ts";
import type { Pools } from "../db/open.ts";
import type { Services } from "../services.ts";

const kinds: Readonly<Record<string, keyof Pools>> = {
  auth: "doors",
  twoStep: "doors",
  passkeys: "doors",
  jobs: "board",
  postings: "board",
  dismissedJobs: "board",
};

/** Which connections a row's calls use: files in and out take long, and everything else goes by what it is about. */
function poolKind(feature: string, route: Pick<Route, "sends" | "limit">): keyof Pools {
  const isLong = route.sends === "multipart" || route.limit === "export" || route.limit === "download";
  return isLong ? "work" : (kinds[feature] ?? "people");
}

/** A view of the same services on the connections of one kind of work; whatever else changes in them is seen. */
export function onPool<Some extends Pick<Services, "db" | "pools">>(services: Some, kind: keyof Pools): Some {
  return Object.create(services, { db: { value: services.pools[kind], enumerable: true } }) as Some;
}

/** The services for the calls of one row of the contract. */
export function servicesOf(services: Services, feature: string, route: Route): Services {
  return onPool(services, poolKind(feature, route));
}

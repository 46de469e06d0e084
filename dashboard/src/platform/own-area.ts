import type { User } from "#shared/contract/auth.ts";
import type { Area } from "./browser/browser-storage.ts";
import { queryClient, userKey } from "./query-client.ts";

/** Where a person's own words may be stored in this browser: past its end only for who asked to be remembered. */
export function ownArea(): Area {
  return queryClient.getQueryData<User | null>(userKey)?.isRemembered ? "local" : "session";
}

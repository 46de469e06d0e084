import { siteList } from "../sites/generated/site-list.ts";
import { isHostOf } from "../sites/hosts.ts";

const formHosts = siteList.flatMap((site) => site.formHosts ?? []);

/** True for a frame that comes from a site which hosts application forms. */
export function isFormAddress(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname } = new URL(address);
  return protocol === "https:" && isHostOf(hostname, formHosts);
}

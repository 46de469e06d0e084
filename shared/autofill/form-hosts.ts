import { pagesList } from "../sites/generated/pages-list.ts";
import { isHostOf } from "../sites/hosts.ts";

const formHosts = pagesList.flatMap((pages) => pages.formHosts ?? []);

/** True for a frame that comes from a site which hosts application forms. */
export function isFormAddress(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname } = new URL(address);
  return protocol === "https:" && isHostOf(hostname, formHosts);
}

import type { Site } from "./site.ts";

/** Every host of a site, those it is not asked for by included. */
export function hostsOf({ hosts, otherHosts = [] }: Site): readonly string[] {
  return [...hosts, ...otherHosts];
}

/** True when the host is one of these or below one of them. */
export function isHostOf(host: string, hosts: readonly string[]): boolean {
  return hosts.some((known) => host === known || host.endsWith(`.${known}`));
}

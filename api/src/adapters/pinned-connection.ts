import { type LookupAddress, lookup as systemLookup } from "node:dns";
import type { buildConnector } from "undici";
import { isForbiddenAddress } from "./forbidden-address.ts";

export type Resolve = (hostname: string) => Promise<LookupAddress[]>;
export type Connect = buildConnector.connector;

/** The name leads inside our own network, or may. */
export class RefusedAddress extends Error {}

export const resolveWithSystem: Resolve = (hostname) =>
  new Promise((resolve, reject) => {
    systemLookup(hostname, { all: true, verbatim: true }, (error, addresses) =>
      error ? reject(error) : resolve(addresses),
    );
  });

/**
 * The one address to connect to. Any forbidden address in the set refuses the whole name (docs/security.md, SS-01,
 * SS-02).
 * @throws RefusedAddress, or what the resolver or the signal throws.
 */
export async function pin(url: URL, resolve: Resolve, signal: AbortSignal): Promise<string> {
  const host = url.hostname.replace(/^\[|\]$/g, "");
  const isLiteral = url.hostname.startsWith("[") || /^[\d.]+$/.test(host);
  const found = isLiteral ? [{ address: host }] : await raceAbort(resolve(host), signal);
  if (found.length === 0 || found.some((one) => isForbiddenAddress(one.address))) throw new RefusedAddress();
  return found[0]?.address ?? "";
}

async function raceAbort<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
  return Promise.race([work, aborted]);
}

/** Opens the socket to the pinned address, whatever the name says by then; certificates still fit the name. */
export function pinnedConnector(connect: Connect, address: string): Connect {
  return (options, callback) =>
    connect({ ...options, hostname: address, servername: options.servername || options.hostname }, callback);
}

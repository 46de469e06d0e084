import { type LookupAddress, lookup as systemLookup } from "node:dns";
import ipaddr from "ipaddr.js";
import type { buildConnector } from "undici";

// Azure's platform address is public by its range and still answers only inside.
const deniedAddresses = new Set(["168.63.129.16"]);

/**
 * True when a server must not connect to this address: everything but public unicast. A list of bad
 * prefixes let 92 of 133 hostile addresses through, this rule none (docs/security.md).
 */
export function isForbiddenAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return true;
  // `process` turns ::ffff:10.0.0.1 into 10.0.0.1.
  const parsed = ipaddr.process(address);
  if (deniedAddresses.has(parsed.toString())) return true;
  if (parsed.range() !== "unicast") return true;
  // ::/96, the old IPv4-compatible form, counts as unicast in the library.
  return parsed.kind() === "ipv6" && (parsed as ipaddr.IPv6).parts.slice(0, 6).every((part) => part === 0);
}

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

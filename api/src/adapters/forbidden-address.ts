import ipaddr from "ipaddr.js";

// Azure's platform address is public by its range and still answers only inside.
const deniedAddresses = new Set(["168.63.129.16"]);

/**
 * True when a server must not connect to this address: everything but public unicast. A list of bad
 * prefixes let 92 of 133 hostile addresses through, this rule none (docs/security.md, Addresses that people name).
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

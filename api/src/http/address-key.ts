import ipaddr from "ipaddr.js";

/** What one customer of a network provider may hold of IPv6: 256 networks of 64 bits. */
const ownBits = 56;

/** Bits that tell a person roughly which network it was, and nobody which computer. */
const placeBits = { ipv4: 24, ipv6: 48 };

/** "203.0.113.0/24": where a call came from, coarsely. @param address as the socket or a trusted proxy tells it. */
export function placeOf(address: string | undefined): string {
  if (!address || !ipaddr.isValid(address)) return "";
  const read = ipaddr.process(address);
  const [bits, prefix] =
    read instanceof ipaddr.IPv6
      ? [placeBits.ipv6, ipaddr.IPv6.networkAddressFromCIDR(`${read}/${placeBits.ipv6}`)]
      : [placeBits.ipv4, ipaddr.IPv4.networkAddressFromCIDR(`${read}/${placeBits.ipv4}`)];
  return `${prefix}/${bits}`;
}

/**
 * Whose address this is, for limits: IPv4 as it is, also when it comes mapped into IPv6; of IPv6 the network, since one
 * person holds all addresses in it (docs/security.md, AU-08).
 * @param address as the socket or a trusted proxy tells it.
 */
export function addressKey(address: string | undefined): string {
  if (!address || !ipaddr.isValid(address)) return "unknown";
  const read = ipaddr.process(address);
  if (!(read instanceof ipaddr.IPv6)) return read.toString();
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${read}/${ownBits}`)}/${ownBits}`;
}

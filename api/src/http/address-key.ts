import ipaddr from "ipaddr.js";

/** What one customer of a network provider holds of IPv6: half of the address. */
const ownBits = 64;

/**
 * Whose address this is, for limits: IPv4 as it is, also when it comes mapped into IPv6; of IPv6 the network, since one
 * person holds all addresses in it (docs/security.md, AU-08).
 * @param address as the socket or a trusted proxy tells it.
 */
export function addressKey(address: string | undefined): string {
  if (!address || !ipaddr.isValid(address)) return "unknown";
  const read = ipaddr.process(address);
  if (!(read instanceof ipaddr.IPv6)) return read.toString();
  const network = read.parts.map((part, at) => (at < ownBits / 16 ? part : 0));
  return `${new ipaddr.IPv6(network).toString()}/${ownBits}`;
}

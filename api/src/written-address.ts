/** A name or an IP address; URL parsers take much more for a host. */
const host =
  /^(?:(?:[a-z\d_](?:[a-z\d_-]{0,61}[a-z\d_])?\.)*[a-z\d_](?:[a-z\d_-]{0,61}[a-z\d_])?|\[[\da-f:.]+\])$/i;

/**
 * True for an address that says its host where a host belongs. A parser reads `https:///v1` and `https:v1` as the host
 * v1, and takes a dot or a hyphen for one.
 * @param schemes without colon.
 */
export function hasHost(address: string, schemes: readonly string[]): boolean {
  const [, scheme = ""] = /^([a-z]+):\/\/[^/\\]/i.exec(address) ?? [];
  return (
    schemes.includes(scheme.toLowerCase()) && URL.canParse(address) && host.test(new URL(address).hostname)
  );
}

/** True where neither query nor fragment, and neither user name nor password, are in it. */
export function isPlainAddress(address: string): boolean {
  const { username, password, search, hash } = new URL(address);
  return !(username || password || search || hash);
}

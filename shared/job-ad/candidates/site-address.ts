import { isHostOf } from "./pick-reader.ts";
import type { SiteAddress, SiteReader } from "./site-reader.ts";

/** Ids have a digit; words of a path have none. */
function isId(text: string): boolean {
  return text.length <= 64 && /^[\w-]+$/.test(text) && /\d/.test(text);
}

function idInPart(part: string, known: string): string | null {
  if (known === "{id}") return isId(part) ? part : null;
  const id = part.slice(part.lastIndexOf("-") + 1);
  return known === "{any}-{id}" && isId(id) ? id : null;
}

/** The id in a path that begins as the known one; what follows (an apply page) does not matter. */
function idInPath(path: string, known: string): string | null {
  const parts = path.split("/");
  let id: string | null = null;
  for (const [index, wanted] of known.split("/").entries()) {
    const part = parts[index] ?? "";
    if (wanted.includes("{id}")) id = idInPart(part, wanted);
    const isFit = wanted.includes("{id}")
      ? id !== null
      : wanted === "{any}"
        ? part !== ""
        : part.toLowerCase() === wanted.toLowerCase();
    if (!isFit) return null;
  }
  return id;
}

type SiteIdentity = { board: string; externalId: string; identityKey: string };

function idOf(url: URL, { path, param }: SiteAddress): string | null {
  if (path !== undefined) return idInPath(url.pathname, path);
  const asked = param === undefined ? null : url.searchParams.get(param);
  return asked !== null && isId(asked) ? asked : null;
}

/** Which job an address names by a reader's own addresses, for sites that the built-in list of boards does not know. */
export function identityBySite(url: URL, readers: readonly SiteReader[]): SiteIdentity | null {
  for (const { board, hosts, addresses } of readers) {
    if (hosts === undefined || addresses === undefined || !isHostOf(url.hostname, hosts)) continue;
    for (const address of addresses) {
      const id = idOf(url, address);
      if (id !== null) return { board, externalId: id, identityKey: `${board}:${id}` };
    }
  }
  return null;
}

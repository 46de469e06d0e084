import { pages } from "./pages.ts";

/**
 * The page after sign-in: the requested path if it is on this site, else the dashboard.
 * decision: D-35. Refuses `//host`, `/\host`, schemes and control characters (docs/security.md, AU-17).
 */
export function safeReturnTo(asked: string | null | undefined): string {
  if (!asked?.startsWith("/")) return pages.overview;
  const plain = [...asked].every((char) => char > "\u001f" && char !== "\\" && char !== "\u007f");
  if (!plain) return pages.overview;
  const path = pathOf(asked);
  // Compare with the path that a browser makes of it: "/.//host" becomes "//host", which is another site.
  if (path === undefined || pathOf(path) !== path) return pages.overview;
  const screen = decoded(path.split(/[?#]/)[0] ?? "").replace(/(?<!\/)\/+$/, "");
  return signInPages.has(screen) ? pages.overview : path;
}

const ownOrigin = "https://kelpie.invalid";
const signInPages: ReadonlySet<string> = new Set([pages.login, pages.signup, pages.register]);

/** Path, query and fragment of an address on this site; undefined for any other. */
function pathOf(address: string): string | undefined {
  if (!URL.canParse(address, ownOrigin)) return undefined;
  const { origin, pathname, search, hash } = new URL(address, ownOrigin);
  return origin === ownOrigin ? pathname + search + hash : undefined;
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

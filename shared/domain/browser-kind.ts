/** Where the extension can be loaded, and where not. */
export type BrowserKind = "Chrome" | "Edge" | "Firefox" | "phone" | "other";

/** By what a browser says of itself. */
export function browserKind(agent: string): BrowserKind {
  if (/Android|iPhone|iPad|Mobile/.test(agent)) return "phone";
  if (/Firefox\//.test(agent)) return "Firefox";
  if (/Edg\//.test(agent)) return "Edge";
  // Opera and others say Chrome, too, and then their own name.
  return /Chrome\//.test(agent) && !/OPR\/|Vivaldi|YaBrowser/.test(agent) ? "Chrome" : "other";
}

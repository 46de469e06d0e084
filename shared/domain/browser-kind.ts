/** The browsers in which the extension can be installed, and "other". */
export type BrowserKind = "Chrome" | "Edge" | "Firefox" | "phone" | "other";

/** The kind of browser, according to its user agent. */
export function browserKind(agent: string): BrowserKind {
  if (/Android|iPhone|iPad|Mobile/.test(agent)) return "phone";
  if (/Firefox\//.test(agent)) return "Firefox";
  if (/Edg\//.test(agent)) return "Edge";
  // Opera and others also say Chrome, followed by their own name.
  return /Chrome\//.test(agent) && !/OPR\/|Vivaldi|YaBrowser/.test(agent) ? "Chrome" : "other";
}

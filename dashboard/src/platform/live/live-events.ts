/** What a tab asks for. */
export interface LiveOrder {
  /** A live row of the contract. */
  path: string;
  events: readonly string[];
  /** Whose line it is: another account's is closed first. */
  account: string;
}

/** `open` again means that the line was down; `refused` that the session is over. */
export type LiveMessage =
  | { kind: "open" }
  | { kind: "refused" }
  | { kind: "event"; name: string; data: string };

/**
 * Follows the server's events, on one line for all tabs where the browser has shared workers.
 * @returns what ends it for this tab.
 */
export function followLive(order: LiveOrder, onMessage: (message: LiveMessage) => void): () => void {
  if (typeof SharedWorker === "undefined") return followAlone(order, onMessage);
  const { port } = new SharedWorker(new URL("./live-worker.ts", import.meta.url), { type: "module" });
  port.onmessage = ({ data }: MessageEvent<LiveMessage>) => onMessage(data);
  port.postMessage(order);
  const leave = () => port.postMessage("bye");
  window.addEventListener("pagehide", leave);
  return () => {
    window.removeEventListener("pagehide", leave);
    leave();
    port.close();
  };
}

function followAlone({ path, events }: LiveOrder, onMessage: (message: LiveMessage) => void): () => void {
  const source = new EventSource(path);
  source.onopen = () => onMessage({ kind: "open" });
  source.onerror = () => {
    if (source.readyState === EventSource.CLOSED) onMessage({ kind: "refused" });
  };
  for (const name of events)
    source.addEventListener(name, ({ data }) => onMessage({ kind: "event", name, data: String(data) }));
  return () => source.close();
}

/**
 * One line to the server for all open tabs: a browser keeps only six connections to a site, and each tab's own would
 * use one up. Runs as a shared worker; knows no page and keeps nothing.
 */
import type { LiveMessage, LiveOrder } from "./live-events.ts";

const ports = new Set<MessagePort>();
let source: EventSource | undefined;
let owner = "";

function tell(message: LiveMessage): void {
  for (const port of ports) port.postMessage(message);
}

function follow({ path, events, account }: LiveOrder): void {
  const isOpen = source !== undefined && source.readyState !== EventSource.CLOSED;
  if (isOpen && owner === account) return;
  source?.close();
  owner = account;
  const line = new EventSource(path);
  source = line;
  line.onopen = () => tell({ kind: "open" });
  line.onerror = () => {
    if (line.readyState === EventSource.CLOSED) tell({ kind: "refused" });
  };
  for (const name of events)
    line.addEventListener(name, ({ data }) => tell({ kind: "event", name, data: String(data) }));
}

addEventListener("connect", (event) => {
  const [port] = (event as MessageEvent).ports;
  if (!port) return;
  ports.add(port);
  port.onmessage = ({ data }: MessageEvent<LiveOrder | "bye">) => {
    if (data !== "bye") return follow(data);
    ports.delete(port);
    if (ports.size === 0) source?.close();
  };
});

import os from "node:os";

/** Lower than the server's own thread, higher than the documents' processes. */
const niceness = 3;

/** Answering requests comes before a thread's work. On Linux a priority is a thread's own; elsewhere it would be everybody's. */
export function yieldToServer(): void {
  if (process.platform === "linux") os.setPriority(niceness);
}

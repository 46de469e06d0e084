import { ApiError } from "#shared/client/api-error.ts";
import { queryClient } from "../../../platform/query-client.ts";
import { asOf } from "./as-of.ts";

/** Whether the server can be reached; `asOf` is the oldest thing on the screen, null where nothing of it is. */
export type Connection = { kind: "there" } | { kind: "offline" | "silent"; asOf: Date | null };

/** Soon at first, then every half minute. */
export const retryDelaysMs = [3_000, 5_000, 10_000, 20_000, 30_000] as const;

const there: Connection = { kind: "there" };
let now: Connection = there;
/** What the worker gave out in the server's place, by path. */
const kept = new Map<string, string>();
const listeners = new Set<() => void>();
let tries = 0;
const steadyMs = 60_000;
let foundAt = Number.NEGATIVE_INFINITY;
let timer: ReturnType<typeof setTimeout> | undefined;

export function connection(): Connection {
  return now;
}

export function onConnection(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function show(next: Connection): void {
  now = next;
  for (const listener of listeners) listener();
}

function shownAnswers() {
  return queryClient
    .getQueryCache()
    .getAll()
    .filter((query) => query.isActive())
    .map(({ queryKey: [path], state }) => ({ path: String(path), updatedAt: state.dataUpdatedAt }));
}

function lost(): void {
  show({ kind: navigator.onLine ? "silent" : "offline", asOf: asOf(shownAnswers(), kept) });
  if (timer !== undefined) return;
  // A server that answers some calls and not others is not asked every three seconds for ever.
  if (performance.now() - foundAt > steadyMs) tries = 0;
  timer = setTimeout(() => void look(), retryDelaysMs[Math.min(tries, retryDelaysMs.length - 1)]);
  tries += 1;
}

/** Asks whether the server is there again; nothing that a person did is sent by it. */
async function look(): Promise<void> {
  clearTimeout(timer);
  timer = undefined;
  const answer = await fetch("/api/health", { cache: "no-store" }).catch(() => null);
  if (answer?.ok) found();
  else lost();
}

/** What failed, and what came from the worker, is asked for anew; what a person typed is theirs to send again. */
function found(): void {
  clearTimeout(timer);
  timer = undefined;
  foundAt = performance.now();
  const old = new Set(kept.keys());
  kept.clear();
  show(there);
  void queryClient.refetchQueries({
    type: "active",
    predicate: ({ queryKey: [path], state }) => state.status === "error" || old.has(String(path)),
  });
}

const isUnreachable = (error: unknown) => error instanceof ApiError && error.code === "offline";

/** From now on every call that does not arrive, and the browser's own word, is noticed. */
export function watchConnection(): () => void {
  // A call is tried where the browser thinks that it is offline, too: the worker may answer it, and one that waited
  // would be sent later without the person.
  const { queries, mutations } = queryClient.getDefaultOptions();
  queryClient.setDefaultOptions({
    queries: { ...queries, networkMode: "always" },
    mutations: { ...mutations, networkMode: "always" },
  });
  const hear = (state: { error: unknown } | undefined) => {
    if (isUnreachable(state?.error) && now.kind === "there") void look();
  };
  const stops = [
    // Only as it fails: one that is asked again carries its old error until it is answered.
    queryClient.getQueryCache().subscribe((event) => {
      if (event.type === "updated" && event.action.type === "error") hear(event.query.state);
    }),
    queryClient.getMutationCache().subscribe((event) => {
      if (event.type === "updated" && event.action.type === "error") hear(event.mutation.state);
    }),
    listenTo(window, "offline", lost),
    listenTo(window, "online", () => void look()),
    listenTo(navigator.serviceWorker, "message", (event) => {
      const { kind, path, at } = event.data ?? {};
      if (kind !== "kept") return;
      kept.set(path, at);
      lost();
    }),
  ];
  navigator.serviceWorker?.controller?.postMessage({ kind: "ask" });
  if (!navigator.onLine || failedAlready()) void look();
  return () => {
    for (const stop of stops) stop();
  };
}

/** Before anybody listened. */
function failedAlready(): boolean {
  return queryClient
    .getQueryCache()
    .getAll()
    .some(({ state }) => isUnreachable(state.error));
}

function listenTo(
  target: EventTarget | undefined,
  name: string,
  listener: (event: MessageEvent) => void,
): () => void {
  const heard = (event: Event) => listener(event as MessageEvent);
  target?.addEventListener(name, heard);
  return () => target?.removeEventListener(name, heard);
}

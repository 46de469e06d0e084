import * as z from "zod/mini";
import type { KelpieContract } from "#shared/contract/index.ts";
import type { PageProgress } from "#shared/contract/resumes/page-progress.ts";
import type { Feature, FileAnswer, Request, ResponseOf, Route } from "#shared/contract/route.ts";
import { ApiError } from "./api-error.ts";
import { readError, readFileAnswer, readPlain, readSteps } from "./read-answer.ts";

/** How a request is sent: the dashboard sends cookies, the extension a bearer token. */
export type Send = (url: string, init: RequestInit) => Promise<Response>;

type Answer<R extends Route> = R extends { answers: "file" } ? FileAnswer : ResponseOf<R>;

/** The second form of a route that answers with a file or JSON. */
type FileCall<R extends Route> = R extends { answers: "file-or-json" }
  ? { file: (request: Request<R>, options?: CallOptions) => Promise<FileAnswer> }
  : unknown;

export interface CallOptions {
  signal?: AbortSignal | undefined;
  /** Called with each step's number while a streaming call runs. decision: D-09. */
  onStep?: ((step: number) => void) | undefined;
  /** Called with each page of a scanned file as it is read. decision: D-119. */
  onPage?: ((progress: PageProgress) => void) | undefined;
}

type Call<R extends Route> =
  Record<never, never> extends Request<R>
    ? (request?: Request<R>, options?: CallOptions) => Promise<Answer<R>>
    : (request: Request<R>, options?: CallOptions) => Promise<Answer<R>>;

/** The calls of the named features; by default of all. */
export type ApiClient<Part = KelpieContract> = {
  [F in keyof Part]: {
    [N in keyof Part[F]]: Part[F][N] extends Route ? Call<Part[F][N]> & FileCall<Part[F][N]> : never;
  };
};

/** Features of the contract, complete or in part: a browser loads only what it calls. */
type PartOf<Part> = {
  [F in keyof Part]: F extends keyof KelpieContract ? Partial<KelpieContract[F]> : never;
};

interface LooseRequest {
  params?: Record<string, string>;
  query?: Record<string, string | number | boolean | undefined>;
  body?: unknown;
  file?: File;
}

/**
 * Builds the typed client from the contract: `api.applications.create({ body })`.
 * @param contract the whole contract, or only the features that an app calls; the others are not loaded.
 * @param options.baseUrl origin of the API, "" for the page's own origin.
 * @throws ApiError for every unsuccessful answer, and for an answer that does not match its schema.
 */
export function createApiClient<Part extends PartOf<Part>>(
  contract: Part,
  options: { baseUrl: string; send: Send },
): ApiClient<Part> {
  const client: Record<string, Record<string, unknown>> = {};
  for (const [feature, routes] of Object.entries<Feature>(contract)) {
    const calls: Record<string, unknown> = {};
    for (const [name, route] of Object.entries(routes)) {
      const call =
        (asFile: boolean) =>
        (request: LooseRequest = {}, callOptions: CallOptions = {}) =>
          callRoute(options, route, request, { ...callOptions, asFile });
      calls[name] =
        route.answers === "file-or-json"
          ? Object.assign(call(false), { file: call(true) })
          : call(route.answers === "file");
    }
    client[feature] = calls;
  }
  return client as ApiClient<Part>;
}

async function callRoute(
  options: { baseUrl: string; send: Send },
  route: Route,
  request: LooseRequest,
  { signal, onStep, onPage, asFile }: CallOptions & { asFile: boolean },
): Promise<unknown> {
  const steps = route.streams && (onStep || onPage) ? "text/event-stream" : "application/json";
  const headers = new Headers({ Accept: asFile ? "application/octet-stream, */*;q=0.1" : steps });
  const init: RequestInit = { method: route.method, headers, ...(signal && { signal }) };
  if (route.sends === "multipart" && request.file) {
    const form = new FormData();
    form.append("file", request.file);
    init.body = form;
  } else if (route.body) {
    headers.set("Content-Type", "application/json");
    init.body = JSON.stringify(request.body);
  }
  const response = await send(options, routeUrl(route.path, request), init);
  if (!response.ok) throw await readError(response);
  if (asFile) return readFileAnswer(response);
  const isStream = response.headers.get("content-type")?.startsWith("text/event-stream");
  const answer = isStream ? await readSteps(response, { onStep, onPage }) : await readPlain(response);
  const parsed = z.safeParse(route.response, answer);
  if (!parsed.success)
    throw new ApiError(response.status, undefined, "The server's answer could not be read.");
  return parsed.data;
}

async function send(
  options: { baseUrl: string; send: Send },
  path: string,
  init: RequestInit,
): Promise<Response> {
  try {
    return await options.send(options.baseUrl + path, init);
  } catch (cause) {
    if (cause instanceof DOMException && cause.name === "AbortError") throw cause;
    throw new ApiError(0, undefined, "Kelpie could not be reached.");
  }
}

/** Fills `{name}` parts and appends the query. Exported for query keys. */
export function routeUrl(path: string, request: Pick<LooseRequest, "params" | "query">): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(request.params?.[name] ?? ""),
  );
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(request.query ?? {})) {
    if (value !== undefined) query.set(key, String(value));
  }
  return query.size > 0 ? `${filled}?${query}` : filled;
}

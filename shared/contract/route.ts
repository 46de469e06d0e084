import type * as z from "zod/mini";
import type { Capability } from "#shared/domain/plans.ts";

/** Names of the rate limits; their numbers live in `api/src/http/rate-limits.ts`. */
export type LimitName =
  | "login"
  | "second-step"
  | "passkey"
  | "signup"
  | "connect"
  | "upload"
  | "writing"
  | "fetch"
  | "download"
  | "template"
  | "checkout"
  | "billing"
  | "forgot"
  | "reset"
  | "credentials"
  | "verify"
  | "verify-mail"
  | "export"
  | "populate"
  | "post-job"
  | "site-report"
  | "posting"
  | "posting-use"
  | "posting-report"
  | "change"
  | "csp-report";

/**
 * One route of the API, as data: the server mounts a handler for it, both clients get their types from it, and it can
 * be listed and tested.
 * - `access`: who may call. `bearer`: the extension's token may call it too (D-22); otherwise only the web session.
 * - `may`: a capability of `plans.ts` that the caller's tier must have.
 * - `streams`: `steps` and `pages`: if the request accepts it, the answer is sent as server-sent events (D-09), after
 * the steps of the work or the pages of a scanned file; `live`: events of the route's own kind until the caller
 * disconnects.
 * - `own`: the route is not in the specification's call tables; the value is the decision that requires it.
 */
export interface Route {
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  path: `/api/${string}`;
  access: "public" | "user";
  bearer?: true;
  /** True for a public route that does more for a signed-in caller. */
  knowsCaller?: true;
  /**
   * True for a route that finishes a sign-in whose password was right: it needs that browser's ticket
   * (docs/security.md, AU-19).
   */
  held?: true;
  may?: Capability;
  limit?: LimitName;
  params?: z.ZodMiniType;
  query?: z.ZodMiniType;
  body?: z.ZodMiniType;
  response: z.ZodMiniType;
  status?: 201;
  sends?: "multipart";
  /** Maximum bytes of an upload, if it may be larger than a document. */
  mostBytes?: number;
  /** `file-or-json`: JSON for a caller that prefers it, else the file. */
  answers?: "file" | "file-or-json";
  streams?: "steps" | "pages" | "live";
  /** `feature.name` of the route whose handler, quota and limit this one shares. decision: D-24. */
  aliasOf?: string;
  /** True if errors of this route also carry `success: false`. decision: D-53. */
  reportsSuccess?: true;
  /** The answer is the same for everybody; browsers and caches may store it for an hour. */
  cache?: "hour";
  own?: string;
}

export type Feature = Record<string, Route>;

type SchemaOut<R, K extends "params" | "query" | "body"> =
  R extends Record<K, infer S extends z.ZodMiniType> ? z.output<S> : undefined;
type SchemaIn<R, K extends "params" | "body"> =
  R extends Record<K, infer S extends z.ZodMiniType> ? { [P in K]: z.input<S> } : unknown;
/** A query without required fields is optional. */
type QueryIn<R> =
  R extends Record<"query", infer S extends z.ZodMiniType>
    ? Record<never, never> extends z.input<S>
      ? { query?: z.input<S> }
      : { query: z.input<S> }
    : unknown;

/** What a handler receives, parsed. */
export interface Parsed<R extends Route> {
  params: SchemaOut<R, "params">;
  query: SchemaOut<R, "query">;
  body: SchemaOut<R, "body">;
}

/** What a client passes. A multipart route takes `file`. */
export type Request<R extends Route> = SchemaIn<R, "params"> &
  QueryIn<R> &
  SchemaIn<R, "body"> &
  (R extends { sends: "multipart" } ? { file: File } : unknown);

/** A generated file: bytes, file name, media type. */
export interface FileAnswer {
  bytes: Uint8Array;
  name: string;
  type: string;
}

export type ResponseOf<R extends Route> = z.output<R["response"]>;

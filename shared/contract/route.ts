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
 * One row of the API, as data: it mounts a handler, types both clients and can be listed and tested.
 * - `access`: who may call. `bearer` says that the extension's token may call it too (D-22); without it
 *   only the web session may.
 * - `may`: a capability of `plans.ts` that the caller's tier must have.
 * - `streams`: `steps` and `pages`, the answer may travel as server-sent events when the request accepts them (D-09), after
 *   the steps of the work or the pages of a scanned file; `live`, events of the row's own kind until the caller leaves.
 * - `own`: the row is not in the specification's call tables; the value says which decision asks for it.
 */
export interface Route {
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  path: `/api/${string}`;
  access: "public" | "user";
  bearer?: true;
  /** A public row that does more for who is signed in. */
  knowsCaller?: true;
  /** Ends a sign-in whose password was right: asks for the ticket of its browser (docs/security.md, AU-19). */
  held?: true;
  may?: Capability;
  limit?: LimitName;
  params?: z.ZodMiniType;
  query?: z.ZodMiniType;
  body?: z.ZodMiniType;
  response: z.ZodMiniType;
  status?: 201;
  sends?: "multipart";
  /** Bytes of an upload that is larger than a document may be. */
  mostBytes?: number;
  /** `file-or-json`: JSON for a caller who asks for it first, else the file. */
  answers?: "file" | "file-or-json";
  streams?: "steps" | "pages" | "live";
  /** `feature.name` of the row whose handler, quota and limit this one shares. decision: D-24. */
  aliasOf?: string;
  /** Errors of this row also carry `success: false`. decision: D-53. */
  reportsSuccess?: true;
  /** The same answer for everybody, which browsers and caches may keep for an hour. */
  cache?: "hour";
  own?: string;
}

export type Feature = Record<string, Route>;

type SchemaOut<R, K extends "params" | "query" | "body"> =
  R extends Record<K, infer S extends z.ZodMiniType> ? z.output<S> : undefined;
type SchemaIn<R, K extends "params" | "body"> =
  R extends Record<K, infer S extends z.ZodMiniType> ? { [P in K]: z.input<S> } : unknown;
/** A query that may be empty may be left out. */
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

/** A produced file: bytes, the name it is saved under, its media type. */
export interface FileAnswer {
  bytes: Uint8Array;
  name: string;
  type: string;
}

export type ResponseOf<R extends Route> = z.output<R["response"]>;

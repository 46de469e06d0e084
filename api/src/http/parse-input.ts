import type { Request } from "express";
import * as z from "zod/mini";
import type { Route } from "#shared/contract/route.ts";
import { storable } from "../bytes/storable.ts";
import { AppError } from "./app-error.ts";

export function parseInput(req: Request, route: Route) {
  const parse = (schema: z.ZodMiniType | undefined, value: unknown) => {
    if (!schema) return undefined;
    const parsed = z.safeParse(schema, value);
    if (parsed.success) return parsed.data;
    const fields: Record<string, string> = {};
    for (const issue of parsed.error.issues) fields[fieldName(issue)] ??= sentence(issue, value);
    throw new AppError("invalid", Object.values(fields)[0] ?? "This request cannot be read.", {
      details: { fields },
    });
  };
  return {
    params: parse(route.params, storable(req.params)),
    query: parse(route.query, storable(req.query)),
    body: parse(route.body, req.body),
  };
}

function fieldName(issue: z.core.$ZodIssue): string {
  return issue.code === "unrecognized_keys" ? issue.keys.join(", ") : issue.path.join(".") || "body";
}

function sentence(issue: z.core.$ZodIssue, input: unknown): string {
  if (issue.code === "unrecognized_keys") return `Unknown field: ${issue.keys.join(", ")}`;
  const name = issue.path.join(".");
  if (issue.code === "invalid_type" && valueAt(input, issue.path) === undefined) {
    return name ? `${name} is missing` : "The request has no body.";
  }
  // A schema's own sentence is for people; the library's default names only types.
  return /^Invalid (?!email address)/.test(issue.message) && name
    ? `${name}: ${issue.message}`
    : issue.message;
}

function valueAt(input: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) => (typeof value === "object" && value !== null ? Reflect.get(value, key) : undefined),
    input,
  );
}

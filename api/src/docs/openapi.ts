import { z } from "zod";
import { errorBody } from "#shared/contract/errors.ts";
import type { Feature, Route } from "#shared/contract/route.ts";

/** JSON Schema of a contract's schema; what JSON cannot say (bytes, refinements) is left open. */
function schemaOf(schema: Route["response"], io: "input" | "output"): object {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io, unrepresentable: "any" });
  return json;
}

const json = (schema: object) => ({ "application/json": { schema } });
const file = {
  "application/octet-stream": { schema: { type: "string", contentEncoding: "binary" } },
};

function parametersOf(route: Route): object[] {
  const read = (schema: Route["params"], place: "path" | "query") => {
    if (!schema) return [];
    const { properties = {}, required = [] } = schemaOf(schema, "input") as {
      properties?: Record<string, object>;
      required?: string[];
    };
    return Object.entries(properties).map(([name, one]) => ({
      name,
      in: place,
      required: place === "path" || required.includes(name),
      schema: one,
    }));
  };
  return [...read(route.params, "path"), ...read(route.query, "query")];
}

function bodyOf(route: Route): object | undefined {
  if (route.sends === "multipart") {
    const form = { type: "object", properties: { file: { type: "string", contentEncoding: "binary" } } };
    return { required: true, content: { "multipart/form-data": { schema: form } } };
  }
  return route.body && { required: true, content: json(schemaOf(route.body, "input")) };
}

function answerOf(route: Route): object {
  const body = json(schemaOf(route.response, "output"));
  if (route.answers === "file") return file;
  if (route.answers === "file-or-json") return { ...body, ...file };
  return route.streams ? { ...body, "text/event-stream": { schema: { type: "string" } } } : body;
}

const carriers = { cookie: { session: [], csrf: [] }, bearer: { extension: [] } };

/** Who may call, for people. */
export function accessOf(route: Route): string {
  const who = route.access === "public" ? "Anybody" : "A signed-in person";
  const how = route.bearer ? ", also by the extension's token" : "";
  const tier = route.may ? `; the plan must allow "${route.may}"` : "";
  return `${who}${how}${tier}.`;
}

function operationOf(feature: string, name: string, route: Route): object {
  const body = bodyOf(route);
  return {
    operationId: `${feature}.${name}`,
    tags: [feature],
    description: [
      accessOf(route),
      route.limit && `Rate limit: ${route.limit}.`,
      route.streams === "pages"
        ? "Reports the pages of a scanned file as server-sent events when asked for text/event-stream."
        : route.streams && "Reports its steps as server-sent events when asked for text/event-stream.",
      route.aliasOf && `The same call as ${route.aliasOf}.`,
    ]
      .filter(Boolean)
      .join(" "),
    parameters: parametersOf(route),
    ...(body && { requestBody: body }),
    security: route.access === "public" ? [] : [carriers.cookie, ...(route.bearer ? [carriers.bearer] : [])],
    responses: {
      [route.status ?? 200]: { description: "Done.", content: answerOf(route) },
      default: { description: "Refused or failed.", content: json({ $ref: "#/components/schemas/Error" }) },
    },
  };
}

/** The whole contract as OpenAPI 3.1. @param origin where this API answers. */
export function openApi(contract: Record<string, Feature>, origin: string): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const [feature, routes] of Object.entries(contract)) {
    for (const [name, route] of Object.entries(routes)) {
      paths[route.path] ??= {};
      Object.assign(paths[route.path] ?? {}, {
        [route.method.toLowerCase()]: operationOf(feature, name, route),
      });
    }
  }
  return {
    openapi: "3.1.0",
    info: {
      title: "Kelpie API",
      version: "1",
      description: "One table serves dashboard, extension and this page.",
    },
    servers: [{ url: origin }],
    paths,
    components: {
      schemas: { Error: schemaOf(errorBody, "output") },
      securitySchemes: {
        session: { type: "apiKey", in: "cookie", name: "kelpie" },
        csrf: { type: "apiKey", in: "header", name: "X-Kelpie-Token" },
        extension: { type: "http", scheme: "bearer" },
      },
    },
  };
}

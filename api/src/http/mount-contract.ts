import type { Express, Request, Response } from "express";
import * as z from "zod/mini";
import { accountHeader } from "#shared/contract/account-header.ts";
import { contract } from "#shared/contract/index.ts";
import type { FileAnswer, Route } from "#shared/contract/route.ts";
import { may } from "#shared/domain/plans.ts";
import { noteSecurityEvent } from "../identity/security-events.ts";
import type { HeldSignIn } from "../identity/two-step/held-sign-ins.store.ts";
import type { Services } from "../services.ts";
import { originOf } from "./act-origin.ts";
import { addressKey } from "./address-key.ts";
import { AppError, unauthenticated, upgradeRequired } from "./app-error.ts";
import { refuseForeign } from "./csrf.ts";
import { asAppError, errorBodyOf, sendError } from "./error-response.ts";
import { type CallContext, type Caller, type Handlers, Reply, type StreamedFile } from "./handler.ts";
import { admitHeld } from "./held-sign-in.ts";
import { storable } from "./json-body.ts";
import { createRateLimits, type RateLimits } from "./rate-limits.ts";
import { requestIdOf } from "./request-log.ts";
import { sendFile } from "./send-file.ts";
import { createSessionControl, identify, type SignInWays } from "./sign-in.ts";
import { createUpload, removeUpload, type UploadedFile } from "./upload.ts";

/** A handler with its types forgotten: the table has checked them where it was written. */
type LooseHandler = (call: object) => Promise<unknown>;

interface Mounted {
  services: Services;
  ways: SignInWays;
  limits: RateLimits;
  upload: ReturnType<typeof createUpload>;
}

/**
 * Mounts every row of the contract: who may call, limits, parsing, the handler, the answer.
 * Handlers get parsed input and never see request or response.
 */
export function mountContract(app: Express, handlers: Handlers, services: Services, ways: SignInWays): void {
  const mounted: Mounted = {
    services,
    ways,
    limits: createRateLimits(services),
    upload: createUpload(services.config.dataDir),
  };
  const loose = handlers as unknown as Record<string, Record<string, LooseHandler>>;
  for (const [feature, routes] of Object.entries(contract)) {
    for (const [name, route] of Object.entries(routes as Record<string, Route>)) {
      const [ownerFeature = feature, ownerName = name] = route.aliasOf?.split(".") ?? [];
      const handler = loose[ownerFeature]?.[ownerName];
      if (!handler) throw new Error(`No handler for ${route.method} ${route.path}`);
      const method = route.method.toLowerCase() as "get" | "post" | "put" | "patch" | "delete";
      const path = route.path.replace(/\{(\w+)\}/g, ":$1");
      app[method](path, (req, res) => answer(req, res, route, handler, mounted));
    }
  }
}

async function answer(req: Request, res: Response, route: Route, handler: LooseHandler, mounted: Mounted) {
  const { services, limits } = mounted;
  res.setHeader("Cache-Control", "no-store");
  let file: UploadedFile | undefined;
  let isCounted = false;
  const stream = createStepStream(req, res, route);
  try {
    const { user, held } = await admit(req, res, route, mounted);
    const input = parseInput(req, route);
    req.body = input.body;
    const limit = route.limit ?? (route.method === "GET" ? undefined : "change");
    if (limit) await limits.enter(limit, req, user?.id);
    isCounted = true;
    if (route.sends === "multipart") file = await mounted.upload(req, res, route.mostBytes);
    const signal = leaving(res);
    if (route.streams === "live")
      return await runLive(req, res, signal, (live) => handler({ ...input, user, services, ...live }));
    const result = await handler({
      ...input,
      user,
      held,
      file,
      services,
      session: createSessionControl(mounted.ways, req, res, services),
      payer: payerOf(req, user),
      note: noteFor(req, services, user),
      step: stream.step,
      signal,
      // "*/*" is no wish for JSON: a plain fetch or a link gets the file.
      prefersJson: /^\s*application\/json/.test(req.get("accept") ?? ""),
      countCall: async () => {
        if (route.limit && user) await limits.count(route.limit, user.id);
      },
    });
    if (route.limit) await limits.giveBack(route.limit, req);
    await sendResult(res, route, result, services, stream);
  } catch (thrown) {
    const error = asAppError(thrown, services.log, requestIdOf(req));
    if (route.limit && isCounted && error.code !== "unauthenticated") await limits.giveBack(route.limit, req);
    if (stream.isOpen())
      stream.send("error", { status: error.status, body: errorBodyOf(error, requestIdOf(req)) });
    else sendError(req, res, error, route.reportsSuccess ? { success: false } : {});
  } finally {
    await removeUpload(file);
  }
}

function payerOf(req: Request, user: Caller | undefined): string {
  return user?.id ?? addressKey(req.ip);
}

function noteFor(req: Request, services: Services, user: Caller | undefined): CallContext["note"] {
  return (kind, { userId = user?.id ?? null, detail = "" } = {}) =>
    noteSecurityEvent(services, originOf(req), { kind, userId, detail });
}

/** Who calls, and may they? Throws the refusal. */
async function admit(
  req: Request,
  res: Response,
  route: Route,
  { services, ways }: Mounted,
): Promise<{ user: Caller | undefined; held: HeldSignIn | undefined }> {
  const user =
    route.access === "user" || route.knowsCaller || req.headers.authorization
      ? await identify(ways, req, res)
      : undefined;
  if (route.access === "user" && !user) throw unauthenticated();
  if (user?.tokenId && !route.bearer) {
    throw new AppError("forbidden", "The extension may not do this. Please use the dashboard.");
  }
  refuseForeign(req, route, services.config);
  if (user && !route.cache) res.setHeader(accountHeader, user.id);
  if (user && route.may && !may(user.tier, route.may)) {
    throw upgradeRequired("This is part of the Premium plan.");
  }
  return { user, held: route.held && (await admitHeld(req, services)) };
}

function parseInput(req: Request, route: Route) {
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

/** Node closes the response of a caller who hangs up before it has ended. */
function leaving(res: Response): AbortSignal {
  const controller = new AbortController();
  res.once("close", () => {
    if (!res.writableFinished) controller.abort();
  });
  return controller.signal;
}

/** A live stream ends by itself now and then: the browser asks again, and whoever signed out is then refused. */
const liveMs = 5 * 60_000;
/** Keeps proxies from closing a silent stream. */
const pulseMs = 25_000;

async function runLive(
  req: Request,
  res: Response,
  leaves: AbortSignal,
  run: (live: Pick<CallContext, "emit" | "signal">) => Promise<unknown>,
): Promise<void> {
  req.socket.setKeepAlive(true);
  res.writeHead(200, { "Content-Type": "text/event-stream", "X-Accel-Buffering": "no" });
  res.write("retry: 3000\n\n");
  const pulse = setInterval(() => res.write(":\n\n"), pulseMs);
  try {
    await run({
      signal: AbortSignal.any([leaves, AbortSignal.timeout(liveMs)]),
      emit: (event, data) => void res.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`),
    });
  } finally {
    clearInterval(pulse);
    res.end();
  }
}

interface StepStream {
  step: (step: number) => void;
  send: (event: "step" | "result" | "error", data: unknown) => void;
  isOpen: () => boolean;
}

/** Server-sent events for routes that stream, opened by the first step only: a refusal stays plain JSON. */
function createStepStream(req: Request, res: Response, route: Route): StepStream {
  const wanted = route.streams === "steps" && (req.get("accept") ?? "").includes("text/event-stream");
  const send: StepStream["send"] = (event, data) => {
    res.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
    if (event !== "step") res.end();
  };
  const step = (reached: number) => {
    if (!wanted || res.destroyed) return;
    if (!res.headersSent)
      res.writeHead(200, { "Content-Type": "text/event-stream", "X-Accel-Buffering": "no" });
    send("step", reached);
  };
  return { step, send, isOpen: () => wanted && res.headersSent };
}

async function sendResult(
  res: Response,
  route: Route,
  result: unknown,
  services: Services,
  stream: StepStream,
): Promise<void> {
  if (route.answers && !(result instanceof Reply)) return sendFile(res, result as FileAnswer | StreamedFile);
  const reply = result instanceof Reply ? result : new Reply(route.status ?? 200, result);
  // Parsing drops what the contract does not name; a wrong answer is our fault and fails in tests.
  const parsed = z.safeParse(route.response, reply.body);
  if (!parsed.success) {
    services.log.error({ issues: parsed.error.issues, path: route.path }, "answer does not fit the contract");
    throw new AppError("internal", "Something went wrong on our side. Your data is safe. Please try again.");
  }
  if (stream.isOpen()) stream.send("result", parsed.data);
  else {
    if (route.cache === "hour") res.setHeader("Cache-Control", "public, max-age=3600");
    res.status(reply.status).json(parsed.data);
  }
}

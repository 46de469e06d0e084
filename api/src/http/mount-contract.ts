import type { Express, Request, Response } from "express";
import * as z from "zod/mini";
import { accountHeader } from "#shared/contract/account-header.ts";
import { contract } from "#shared/contract/index.ts";
import type { Route } from "#shared/contract/route.ts";
import { may } from "#shared/domain/plans.ts";
import { noteSecurityEvent } from "../identity/security-events.ts";
import type { HeldSignIn } from "../identity/two-step/held-sign-ins.store.ts";
import type { Services } from "../services.ts";
import { originOf } from "./act-origin.ts";
import { addressKey } from "./address-key.ts";
import { AppError, unauthenticated, upgradeRequired } from "./app-error.ts";
import { refuseForeign } from "./csrf.ts";
import { asAppError, errorBodyOf, sendError } from "./error-response.ts";
import { type CallContext, type Caller, type Handlers, Reply, type SentFile } from "./handler.ts";
import { admitHeld } from "./held-sign-in.ts";
import { parseInput } from "./parse-input.ts";
import { createRateLimits, type RateLimits } from "./rate-limits.ts";
import { requestIdOf } from "./request-log.ts";
import { sendFile } from "./send-file.ts";
import { createSessionControl, identify, type SignInMethods } from "./sign-in.ts";
import { createStepStream, runLive, type StepStream } from "./step-stream.ts";
import { createUpload, removeUpload, type UploadedFile } from "./upload.ts";
import { onPool, servicesOf } from "./work-pools.ts";

/** A handler with its types forgotten: the table has checked them where it was written. */
type LooseHandler = (call: object) => Promise<unknown>;

interface Mounted {
  services: Services;
  ways: SignInMethods;
  limits: RateLimits;
  upload: ReturnType<typeof createUpload>;
}

/**
 * Mounts every row of the contract: who may call, limits, parsing, the handler, the answer.
 * Handlers get parsed input and never see request or response.
 */
export function mountContract(
  app: Express,
  handlers: Handlers,
  services: Services,
  ways: SignInMethods,
): void {
  const mounted: Mounted = {
    services,
    ways,
    limits: createRateLimits(onPool(services, "doors")),
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
      const own = { ...mounted, services: servicesOf(services, feature, route) };
      app[method](path, (req, res) => answer(req, res, route, handler, own));
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
      page: stream.page,
      signal,
      // "*/*" states no preference for JSON: a plain fetch or a link gets the file.
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

/** Node closes the response of a caller who hangs up before it has ended. */
function leaving(res: Response): AbortSignal {
  const controller = new AbortController();
  res.once("close", () => {
    if (!res.writableFinished) controller.abort();
  });
  return controller.signal;
}

async function sendResult(
  res: Response,
  route: Route,
  result: unknown,
  services: Services,
  stream: StepStream,
): Promise<void> {
  if (route.answers && !(result instanceof Reply)) return sendFile(res, result as SentFile);
  const reply = result instanceof Reply ? result : new Reply(route.status ?? 200, result);
  // Parsing drops what the contract does not name; a wrong answer is our error and fails in tests.
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

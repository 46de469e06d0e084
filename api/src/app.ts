import path from "node:path";
import type { Express, RequestHandler } from "express";
import express from "express";
import { contract } from "#shared/contract/index.ts";
import { navigations } from "#shared/contract/navigations.ts";
import { pages } from "#shared/domain/pages.ts";
import type { Config } from "./config.ts";
import { docsPage } from "./docs/docs-page.ts";
import { openApi } from "./docs/openapi.ts";
import { paymentWebhook } from "./features/billing/payment-webhook.ts";
import { inboundMail } from "./features/forwarded-mail/inbound-mail.ts";
import { handlers } from "./features/handlers.ts";
import { jobPage } from "./features/jobs/job-page.ts";
import { AppError } from "./http/app-error.ts";
import { mountBytesCall } from "./http/bytes-call.ts";
import { cspReports } from "./http/csp-reports.ts";
import { csrfHeader } from "./http/csrf.ts";
import { cutLongBodies, errorResponse, sendError } from "./http/error-response.ts";
import { htmlPage } from "./http/html-page.ts";
import { jsonBody } from "./http/json-body.ts";
import { metricsPage } from "./http/metrics-page.ts";
import { mountContract } from "./http/mount-contract.ts";
import { mountNavigations } from "./http/mount-navigations.ts";
import { requestId, requestLog } from "./http/request-log.ts";
import { furtherHeaders, securityHeaders } from "./http/security-headers.ts";
import { sessions } from "./http/session.ts";
import { createSignInMethods } from "./http/sign-in.ts";
import { onPool } from "./http/work-pools.ts";
import type { Metrics } from "./metrics/metrics.ts";
import { top } from "./programs.ts";
import type { Services } from "./services.ts";
import { builtDashboard } from "./site/built-dashboard.ts";
import { extensionPackage } from "./site/extension-package.ts";

const dashboardFolder = path.join(top, "dashboard/dist");
/** Bytes of any body that is no file. */
const longestBody = 1024 * 1024;
/** As `npm start` builds it, for this server's own address. */
const extensionFolder = path.join(top, "extension/.output/chrome-mv3");
const dashboardPage = path.join(dashboardFolder, "index.html");

export interface AppOptions {
  isDraining?: () => boolean;
  /** Absent where nobody reads them. */
  metrics?: Metrics | undefined;
}

/** A process that only does tasks: nobody but what watches it has anything to ask. */
export function createWatchApp(services: Services, options: AppOptions = {}): Express {
  const app = express();
  app.disable("x-powered-by");
  app.use(requestId());
  mountWatched(app, services, options);
  app.use((req, res) => sendError(req, res, new AppError("not_found", "This process only does tasks.")));
  app.use(errorResponse(services.log));
  return app;
}

/** What watches servers, not people, asks these; they stay out of the log. */
function mountWatched(app: Express, services: Services, options: AppOptions): void {
  const { isDraining = () => false, metrics } = options;
  const token = services.config.metricsToken;
  app.get("/api/health", (_req, res) => void res.json({ status: "ok" }));
  app.get("/api/ready", ready(services, isDraining));
  if (metrics && token) app.get(navigations.metrics, metricsPage(metrics, token));
}

/** Whoever asks while the server goes is told to come back on another connection. */
function lastCall(isDraining: () => boolean): RequestHandler {
  return (_req, res, next) => {
    if (isDraining()) res.setHeader("Connection", "close");
    next();
  };
}

/** The whole server, in the order in which a request meets its parts. */
export function createApp(services: Services, options: AppOptions = {}): Express {
  const { isDraining = () => false, metrics } = options;
  const app = express();
  app.set("trust proxy", services.config.trustProxy);
  app.set("query parser", "simple");
  app.disable("x-powered-by");
  app.use(requestId());
  app.use(securityHeaders(services.config), furtherHeaders);
  app.use(lastCall(isDraining));
  mountWatched(app, services, options);
  app.use(requestLog(services.log));
  if (metrics) app.use(metrics.requests);
  app.use(cutLongBodies(longestBody));
  app.use("/api", extensionCors(services.config));
  // Before the JSON parser: the signature is over the bytes as they came.
  mountBytesCall(app, services, paymentWebhook(services));
  if (services.config.inboundMail)
    mountBytesCall(app, services, inboundMail(services, services.config.inboundMail.secret));
  app.post(navigations.cspReports, ...cspReports(services));
  app.use("/api", ...jsonBody(longestBody));
  const ways = createSignInMethods(onPool(services, "doors"));
  app.use("/api", ...sessions(onPool(services, "doors"), ways));
  mountContract(app, handlers, services, ways);
  mountNavigations(app, services, ways);
  app.get("/api/openapi.json", (_req, res) => void res.json(openApi(contract, services.config.appUrl)));
  app.get("/api/docs", (_req, res) => void res.type("html").send(docsPage(contract)));
  app.use("/api", (req, res) => sendError(req, res, new AppError("not_found", "There is no such call.")));
  if (services.paymentsSandbox) app.use("/test-payments", services.paymentsSandbox.pages);
  app.get(navigations.extensionPackage, extensionPackage(extensionFolder));
  app.get(pages.job, htmlPage(jobPage(onPool(services, "board"), dashboardPage)));
  app.use(builtDashboard(dashboardFolder, services.config, services.log));
  app.use(errorResponse(services.log));
  return app;
}

/** Answers only the one extension that we built, and never with cookies (docs/security.md, AU-14). */
function extensionCors(config: Config): RequestHandler {
  return (req, res, next) => {
    const { origin } = req.headers;
    res.vary("Origin");
    if (!origin || !config.extensionOrigins.includes(origin)) return next();
    res.setHeader("Access-Control-Allow-Origin", origin);
    res.setHeader("Access-Control-Expose-Headers", `Content-Disposition, X-Request-Id, ${csrfHeader}`);
    if (req.method !== "OPTIONS") return next();
    res.setHeader("Access-Control-Allow-Methods", "GET, POST, PUT, PATCH, DELETE");
    res.setHeader("Access-Control-Allow-Headers", "Authorization, Content-Type");
    res.setHeader("Access-Control-Max-Age", "600");
    res.status(204).end();
  };
}

function ready(services: Services, isDraining: () => boolean): RequestHandler {
  return async (_req, res) => {
    try {
      if (isDraining()) throw new Error("draining");
      await services.db.$queryRaw`SELECT 1`;
      res.json({ status: "ready" });
    } catch {
      // Not an error to report: the question is asked so that traffic goes elsewhere meanwhile.
      res.status(503).setHeader("Retry-After", "2").json({ status: "unavailable" });
    }
  };
}

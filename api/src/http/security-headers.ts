import type { RequestHandler } from "express";
import helmet from "helmet";
import { navigations } from "#shared/contract/navigations.ts";
import type { Config } from "../config.ts";

export function securityHeaders(config: Config): RequestHandler {
  const isHttps = config.appUrl.startsWith("https:");
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        // React sets single properties for progress bars and rings; no style sheet can be injected by that.
        styleSrcAttr: ["'unsafe-inline'"],
        imgSrc: ["'self'", "data:"],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        reportUri: [navigations.cspReports],
        reportTo: ["csp"],
      },
    },
    strictTransportSecurity: isHttps ? { maxAge: 31_536_000 } : false,
    referrerPolicy: { policy: "no-referrer" },
    crossOriginEmbedderPolicy: false,
  });
}

/** What no page of ours uses no script of it may: a camera or a place asked for here is somebody else's doing. */
const permissionsPolicy = [
  "accelerometer",
  "browsing-topics",
  "camera",
  "display-capture",
  "geolocation",
  "gyroscope",
  "hid",
  "magnetometer",
  "microphone",
  "midi",
  "serial",
  "usb",
  "xr-spatial-tracking",
]
  .map((feature) => `${feature}=()`)
  .join(", ");

export const furtherHeaders: RequestHandler = (_req, res, next) => {
  res.setHeader("Permissions-Policy", permissionsPolicy);
  res.setHeader("Reporting-Endpoints", `csp="${navigations.cspReports}"`);
  next();
};

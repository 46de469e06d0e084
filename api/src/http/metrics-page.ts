import { createHash, timingSafeEqual } from "node:crypto";
import type { RequestHandler } from "express";
import type { Metrics } from "../metrics/metrics.ts";
import { AppError } from "./app-error.ts";
import { sendError } from "./error-response.ts";

const digest = (text: string): Buffer => createHash("sha256").update(text).digest();

/** Hands the figures to whoever has the token; to others there is no such page. */
export function metricsPage(metrics: Metrics, token: string): RequestHandler {
  const wanted = digest(`Bearer ${token}`);
  return async (req, res) => {
    if (!timingSafeEqual(digest(req.get("authorization") ?? ""), wanted))
      return sendError(req, res, new AppError("not_found", "There is no such page."));
    const { type, text } = await metrics.read();
    res.set("Content-Type", type).set("Cache-Control", "no-store").send(text);
  };
}

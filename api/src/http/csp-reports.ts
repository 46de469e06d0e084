import express, { type RequestHandler } from "express";
import * as z from "zod/mini";
import type { Services } from "../services.ts";
import { AppError } from "./app-error.ts";
import { sendError } from "./error-response.ts";
import { createRateLimits } from "./rate-limits.ts";

/** The two forms in which browsers report what the policy kept out. */
const legacy = z.object({
  "csp-report": z.object({
    "effective-directive": z.optional(z.string()),
    "violated-directive": z.optional(z.string()),
    "blocked-uri": z.optional(z.string()),
    "document-uri": z.optional(z.string()),
  }),
});
const modern = z.array(
  z.object({
    type: z.string(),
    body: z.object({
      effectiveDirective: z.optional(z.string()),
      blockedURL: z.optional(z.string()),
      documentURL: z.optional(z.string()),
    }),
  }),
);

interface Violation {
  directive: string;
  /** Host or keyword; never a whole address. */
  blocked: string;
  /** Path of our page, without what is behind it. */
  page: string;
}

const longest = 200;

function hostOf(address = ""): string {
  return URL.canParse(address)
    ? new URL(address).host || new URL(address).protocol
    : address.slice(0, longest);
}

function pathOf(address = ""): string {
  return URL.canParse(address) ? new URL(address).pathname.slice(0, longest) : "";
}

/** @returns what is worth a line in the log; empty for anything that is no report. */
export function readViolations(body: unknown): Violation[] {
  const old = z.safeParse(legacy, body);
  if (old.success) {
    const report = old.data["csp-report"];
    const directive = report["effective-directive"] ?? report["violated-directive"] ?? "";
    return [violation(directive, report["blocked-uri"], report["document-uri"])];
  }
  const list = z.safeParse(modern, body);
  if (!list.success) return [];
  return list.data
    .filter(({ type }) => type === "csp-violation")
    .slice(0, 10)
    .map(({ body: one }) => violation(one.effectiveDirective ?? "", one.blockedURL, one.documentURL));
}

function violation(directive: string, blocked?: string, page?: string): Violation {
  return { directive: directive.slice(0, longest), blocked: hostOf(blocked), page: pathOf(page) };
}

/** Browsers tell here what the content security policy kept out; it is logged, without addresses of people or pages. */
export function cspReports(services: Services): RequestHandler[] {
  const limits = createRateLimits(services);
  return [
    express.json({ type: ["application/csp-report", "application/reports+json"], limit: "16kb" }),
    async (req, res) => {
      try {
        await limits.enter("csp-report", req, undefined);
        const violations = readViolations(req.body);
        if (violations.length === 0) throw new AppError("invalid", "This is no report.");
        for (const one of violations) services.log.warn(one, "kept out by the content security policy");
        res.status(204).end();
      } catch (error) {
        sendError(
          req,
          res,
          error instanceof AppError ? error : new AppError("invalid", "This is no report."),
        );
      }
    },
  ];
}

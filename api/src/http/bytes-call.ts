import express, { type Express, type Request, type RequestHandler } from "express";
import { closeBytes, type OutsideBytes } from "../bytes/outside.ts";
import { storableText } from "../bytes/storable.ts";
import type { Services } from "../services.ts";
import { asAppError, sendError } from "./error-response.ts";
import { requestIdOf } from "./request-log.ts";

/** A header as it came, fit to be stored; "" where there is none. */
export type HeaderOf = (name: string) => string;

/** A call that is no row of the contract: another program sends bytes, and a header says who it is. */
export interface BytesCall {
  path: string;
  /** Before the body is read: a stranger's megabytes are none of ours. @throws AppError */
  admit?(header: HeaderOf): void;
  /** @throws AppError; then the sender may try again. */
  take(bytes: OutsideBytes, header: HeaderOf): Promise<void>;
}

/** Mounts it. Its handler sees neither request nor response, and the body closed. */
export function mountBytesCall(app: Express, services: Pick<Services, "log">, call: BytesCall): void {
  const answer =
    (step: (req: Request) => Promise<void>): RequestHandler =>
    async (req, res, next) => {
      res.setHeader("Cache-Control", "no-store");
      try {
        await step(req);
        next();
      } catch (thrown) {
        sendError(req, res, asAppError(thrown, services.log, requestIdOf(req)));
      }
    };
  const headerOf =
    (req: Request): HeaderOf =>
    (name) =>
      storableText(req.get(name) ?? "");
  app.post(
    call.path,
    answer(async (req) => call.admit?.(headerOf(req))),
    express.raw({ type: () => true, limit: "1mb" }),
    answer((req) => {
      const body: unknown = req.body;
      return call.take(closeBytes(Buffer.isBuffer(body) ? body : Buffer.alloc(0)), headerOf(req));
    }),
    (_req, res) => void res.json({ received: true }),
  );
}

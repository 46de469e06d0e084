import type { Request } from "express";
import type { ActOrigin } from "../identity/security-events.ts";
import { placeOf } from "./address-key.ts";
import { requestIdOf } from "./request-log.ts";

export function originOf(req: Request): ActOrigin {
  return {
    userAgent: (req.get("user-agent") ?? "").slice(0, 300),
    place: placeOf(req.ip),
    requestId: requestIdOf(req),
  };
}

import { Prisma } from "./generated/client.ts";

/**
 * True when a write failed because the value exists already. The adapters name the constraint
 * differently, so callers say which table they wrote and no more.
 */
export function isUniqueViolation(error: unknown): boolean {
  return error instanceof Prisma.PrismaClientKnownRequestError && error.code === "P2002";
}

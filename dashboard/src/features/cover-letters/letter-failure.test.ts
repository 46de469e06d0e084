import { describe, expect, it } from "vitest";
import { ApiError } from "#shared/client/api-error.ts";
import type { ErrorBody } from "#shared/contract/errors.ts";
import { letterFailure } from "./letter-failure.ts";

const body = (part: Partial<ErrorBody>): ErrorBody => ({
  code: "internal",
  message: "",
  error: "",
  requestId: "r",
  ...part,
});
const refused = (status: number, part?: Partial<ErrorBody>) =>
  new ApiError(status, part && body(part), "fallback");

describe("a letter that was not written", () => {
  it.each([
    [403, { message: "M" }, "generate", "Upgrade Required", "M"],
    [
      403,
      undefined,
      "generate",
      "Upgrade Required",
      "Free plan limit reached. Redirecting to upgrade page...",
    ],
    [429, { message: "M", requiresUpgrade: true }, "optimise", "Upgrade Required", "M"],
    [
      401,
      { message: "M" },
      "generate",
      "Authentication Required",
      "Please log in to generate cover letters.",
    ],
    [500, { message: "M" }, "generate", "Generation failed", "M"],
    [500, undefined, "generate", "Generation failed", "Please try again later."],
    [500, undefined, "optimise", "Optimization failed", "Failed to optimize cover letter"],
    [0, undefined, "generate", "Generation failed", "Please try again later."],
  ] as const)(
    "%i %j on %s says '%s' [P2-8.25 P2-8.26 P2-8.27 P2-8.28 P2-8.29 P2-8.30 P2-8.32]",
    (status, part, tab, title, description) => {
      expect(letterFailure(refused(status, part), tab)).toMatchObject({
        toast: { title, description, variant: "destructive" },
        needsUpgrade: title === "Upgrade Required",
      });
    },
  );

  it("an unknown error says the fixed text", () => {
    expect(letterFailure(new Error("x"), "generate").toast.description).toBe("Please try again later.");
  });
});

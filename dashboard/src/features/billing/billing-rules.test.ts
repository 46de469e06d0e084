import { describe, expect, it } from "vitest";
import { ApiError } from "#shared/client/api-error.ts";
import { longDate } from "#shared/domain/dates.ts";
import { dollars } from "#shared/domain/money.ts";
import { pageCheckoutProblem, shellCheckoutProblem } from "./billing-rules.ts";

const refusal = (status: number, message?: string) =>
  new ApiError(
    status,
    message ? { code: "internal", message, error: message, requestId: "r" } : undefined,
    `${status}: words of the protocol`,
  );

describe("texts of a checkout that did not begin", () => {
  it.each([
    [refusal(500, "M"), "Failed to initiate checkout: M. Please try again."],
    [refusal(500, "A sentence."), "Failed to initiate checkout: A sentence. Please try again."],
    [refusal(500), "Failed to initiate checkout: Unknown error occurred. Please try again."],
    [new Error("internal words"), "Failed to initiate checkout: Unknown error occurred. Please try again."],
  ])("[P1-8.20] [P1-8.21] the shell: %s", (error, text) => {
    expect(shellCheckoutProblem(error)).toBe(text);
  });

  it.each([
    [refusal(500, "M"), "M"],
    [refusal(500), "Failed to initiate checkout"],
    [refusal(0), "Failed to initiate checkout"],
    [refusal(200), "Invalid response from server"],
    [new Error("internal words"), "Failed to initiate checkout"],
  ])("[P1-8.22] [P1-8.23] [P1-8.24] the screen: %s", (error, text) => {
    expect(pageCheckoutProblem(error)).toBe(text);
  });
});

it("[P1-9.14] [P1-4.21] amounts have two decimals, dates the long form", () => {
  expect([dollars(19), dollars(170), dollars(9.5)]).toEqual(["$19.00", "$170.00", "$9.50"]);
  expect(longDate("2024-03-05T12:00:00Z")).toBe("March 5, 2024");
});

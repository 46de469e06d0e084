import fc from "fast-check";
import { expect, it } from "vitest";
import { applicationStatuses, statusLabel } from "../status.ts";
import { isPlainStatus, readStatus } from "./read-status.ts";

it.each([
  ["Applied", "applied", true],
  ["OFFER", "offered", true],
  [" phone screen ", "interviewing", true],
  ["Wishlist", "saved", true],
  ["Interviewed", "interviewing", true],
  ["Screening Call", "interviewing", true],
  ["Final Round", "interviewing", true],
  ["2nd round", "interviewing", true],
  ["Interview 2 (panel)", "interviewing", true],
  ["Rejected after interview", "rejected", true],
  ["No - they hired inside", "rejected", true],
  ["Didn't get it, position filled", "rejected", true],
  ["Withdrew", "rejected", true],
  ["Declined offer", "rejected", true],
  ["Not yet applied", "saved", true],
  ["Haven’t sent it", "saved", true],
  ["To apply", "saved", true],
  ["No response", "applied", true],
  ["no reply yet", "applied", true],
  ["Applied, waiting for interview", "applied", true],
  ["Awaiting outcome", "applied", true],
  ["Submitted to client", "applied", true],
  ["Conditional offer", "offered", true],
  ["Contract signed!", "offered", true],
  ["🟡 Applied", "applied", true],
  ["❌", "rejected", false],
  ["🎉", "offered", false],
  ["Ghosted", "rejected", false],
  ["In progress", "applied", false],
])("%j is %s", (text, status, isSure) => {
  expect(readStatus(text)).toEqual({ status, isSure });
});

it.each(["on fire", "", "¯\\_(ツ)_/¯", "42"])("%j says no status", (text) => {
  expect(readStatus(text)).toBeNull();
});

it("every status is read from its own label, in any case, and says no more than it", () => {
  for (const status of applicationStatuses) {
    const label = statusLabel(status);
    expect(readStatus(label.toUpperCase())).toEqual({ status, isSure: true });
    expect(isPlainStatus(label, status)).toBe(true);
  }
  expect(isPlainStatus("Interview 2", "interviewing")).toBe(false);
  expect(isPlainStatus("Withdrawn", "rejected")).toBe(false);
});

it("any text gives a status or none", () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const read = readStatus(text);
      expect(read === null || applicationStatuses.includes(read.status)).toBe(true);
    }),
  );
});

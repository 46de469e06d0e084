import { describe, expect, it } from "vitest";
import {
  type SupportRequest,
  supportCategories,
  supportDraftLink,
  supportErrors,
  supportPriorities,
} from "./support-request.ts";

const request: SupportRequest = {
  name: "Kim Lee",
  email: "kim@example.com",
  subject: "Refund please",
  category: "billing",
  message: "I paid twice & got one receipt.\nWhat now?",
  priority: "high",
};

/** A draft as a mail program reads it. */
function read(link: string) {
  const [address = "", query = ""] = link.replace("mailto:", "").split("?");
  const fields = query.split("&").map((one) => one.split("=").map(decodeURIComponent));
  return { address, ...Object.fromEntries(fields) } as { address: string; subject: string; body: string };
}

describe("the feedback form", () => {
  it.each([
    ["name", "A", "Name must be at least 2 characters"],
    ["name", " A ", "Name must be at least 2 characters"],
    ["email", "abc", "Please enter a valid email address"],
    ["subject", "abcd", "Subject must be at least 5 characters"],
    ["category", "", "Please select a category"],
    ["message", "too short", "Message must be at least 10 characters"],
    ["priority", "", "Please select a priority level"],
    ["priority", "soon", "Please select a priority level"],
  ] as const)("%s '%s' is told as '%s'", (field, value, words) => {
    expect(supportErrors({ ...request, [field]: value })).toEqual({ [field]: words });
  });

  it("what is right has no fault, at the least length too", () => {
    expect(supportErrors(request)).toEqual({});
    const least = { name: "Al", email: "a@b.co", subject: "abcde", message: "ten chars." };
    expect(supportErrors({ ...request, ...least })).toEqual({});
  });
});

describe("the draft", () => {
  it("is to the support address, its subject '[category] subject' [P1-7.52]", () => {
    const link = supportDraftLink("help@example.com", request);
    expect(link.startsWith("mailto:help@example.com?subject=%5Bbilling%5D%20Refund%20please&body=")).toBe(
      true,
    );
    expect(read(link).subject).toBe("[billing] Refund please");
  });

  it("its body holds name, email, category, priority and message, also with & and line breaks [P1-7.53]", () => {
    expect(read(supportDraftLink("help@example.com", request)).body).toBe(
      "Name: Kim Lee\r\nEmail: kim@example.com\r\nCategory: billing\r\nPriority: high\r\n\r\nI paid twice & got one receipt.\r\nWhat now?",
    );
  });

  it("every category and priority stands in it as it is", () => {
    for (const category of supportCategories)
      expect(read(supportDraftLink("a@b.co", { ...request, category })).subject).toMatch(`[${category}] `);
    for (const priority of supportPriorities)
      expect(read(supportDraftLink("a@b.co", { ...request, priority })).body).toContain(
        `Priority: ${priority}\r\n`,
      );
  });
});

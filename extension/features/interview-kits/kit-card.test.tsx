// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { ApiError } from "#shared/client/api-error.ts";
import type { InterviewKit } from "#shared/contract/interview-kits.ts";
import { KitCard } from "./kit-card.tsx";

afterEach(cleanup);

const question = { adWords: null, story: null, line: null, gap: null };
const kit: InterviewKit = {
  ...{ applicationId: "a1", jobTitle: "Clerk", company: "Shire", family: null, isPanel: false },
  questions: [
    { ...question, id: "q1", text: "Why reporting?", from: "ad", line: "Wrote monthly reports" },
    { ...question, id: "q2", text: "A hard day?", from: "usual", gap: "Which day was hard?" },
  ],
  ...{ toAsk: ["Who trains me?"], bring: [], stories: [], sent: [] },
  day: { date: "2027-02-03", time: "10:00", timeZone: "AEDT", place: "Level 2", pay: "", people: [] },
};
const show = () => fireEvent.click(screen.getByRole("button", { name: "Show likely questions" }));

it("asks for nothing before the press, then shows the day and each question with what the person has for it", async () => {
  const loadKit = vi.fn(() => Promise.resolve(kit));
  render(<KitCard applicationId="a1" loadKit={loadKit} />);
  expect(loadKit).not.toHaveBeenCalled();
  show();
  expect(await screen.findByText("Your resume: Wrote monthly reports")).toBeTruthy();
  expect(screen.getByText("To prepare: Which day was hard?")).toBeTruthy();
  expect(screen.getByText(/^3 Feb\w* 2027 10:00 \(AEDT\)\. Level 2$/)).toBeTruthy();
  expect(screen.getByText("From the ad")).toBeTruthy();
});

it("says why there is none", async () => {
  const refused = { code: "upgrade_required", message: "", error: "", requiresUpgrade: true, requestId: "" };
  render(
    <KitCard applicationId="a1" loadKit={() => Promise.reject(new ApiError(403, refused as never, ""))} />,
  );
  show();
  expect((await screen.findByRole("alert")).textContent).toContain("Premium");
});

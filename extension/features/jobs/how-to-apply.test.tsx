// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { today } from "../../platform/clock.ts";
import { HowToApply } from "./how-to-apply.tsx";
import type { JobAd } from "./job-ad.ts";

const field = { value: "", isUnsure: false };
const fields = { title: field, company: field, location: field, salary: field };
const ad = (text: string, closes = "") => ({ text, closes, fields }) as unknown as JobAd;
const shown = () => screen.queryByRole("region")?.textContent ?? null;

afterEach(cleanup);

it("says what must be sent, whom to ask, and the last day that only the text names", () => {
  const year = Number(today().slice(0, 4)) + 1;
  render(
    <HowToApply
      ad={ad(
        `To apply, submit your resume and a cover letter of no more than two pages.\nApplications close 4 March ${year}.\nFor more information contact Jo Banks on 03 9555 0100.`,
      )}
    />,
  );
  expect(shown()).toContain("Cover letter, no more than two pages");
  expect(shown()).toMatch(new RegExp(`Closes4 March ${year}, \\d+ days left`));
  expect(shown()).toContain("AskJo Banks, 03 9555 0100");
});

it("leaves out the day that the site itself names, and itself where the text says nothing", () => {
  render(<HowToApply ad={ad("Closing date: 14/12/2026", "Closes 14 Dec 2026, 21 days left")} />);
  expect(shown()).toBeNull();
});

it("leaves what is answered in writing to the card that leads to the desk", () => {
  render(<HowToApply ad={ad("Please address the selection criteria in no more than 800 words.")} />);
  expect(shown()).toBeNull();
});

import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { ScoreHeadline } from "./score-headline.tsx";
import { ScoreText } from "./score-text.tsx";

afterEach(cleanup);

it("ScoreHeadline, with a score, shows number, band word and whose measure it is", () => {
  render(<ScoreHeadline score={{ value: 77, ceiling: 83 }} />);
  expect(screen.getByRole("img").getAttribute("aria-label")).toBe(
    "Match: 77 of 100, Good. Up to 83 once your roles show what you list.",
  );
  expect(screen.getByText("77")).toBeTruthy();
  expect(screen.getByRole("heading", { name: "Good match" })).toBeTruthy();
  const note = "This compares your resume with this ad. It is our own measure, not an employer's.";
  expect(screen.getByText(note)).toBeTruthy();
});

it("ScoreHeadline, without a score, shows a dash with the reason", () => {
  render(<ScoreHeadline score={{ value: null, reason: "ad-too-short" }} />);
  expect(screen.getByText("–")).toBeTruthy();
  expect(screen.getByRole("heading", { name: "No score" })).toBeTruthy();
  expect(screen.getByText("The ad is too short to compare.")).toBeTruthy();
});

it("ScoreText, null, is a dash that says not measured", () => {
  render(<ScoreText value={null} />);
  expect(screen.getByText("Not measured")).toBeTruthy();
});

it("ScoreText, 80, carries number and band word", () => {
  render(<ScoreText value={80} />);
  expect(screen.getByText("80%")).toBeTruthy();
  expect(screen.getByText("Excellent")).toBeTruthy();
});

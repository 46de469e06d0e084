// @vitest-environment jsdom
import { fireEvent, render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import type { JobAd } from "../../../features/jobs/job-ad.ts";
import { matchHeadId } from "../../../features/resumes/match-head.ts";
import { ScrolledHead } from "./scrolled-head.tsx";

const field = (value: string) => ({ value, isUnsure: false });
const ad: JobAd = {
  key: "https://jobs.example.com/1",
  identityKey: null,
  url: "https://jobs.example.com/1",
  source: "jobs.example.com",
  fields: {
    title: field("Ward Clerk"),
    company: field("Bayside Health"),
    location: field(""),
    salary: field(""),
  },
  jobType: "",
  posted: "",
  closes: "",
  closingDate: undefined,
  workplace: "",
  text: "",
  words: 300,
  isClosed: false,
  isWhole: true,
};

/** jsdom does no layout, so the head reports a fixed position below the top of the body. */
function standAt(bottom: number): HTMLElement {
  const head = document.createElement("div");
  head.id = matchHeadId;
  head.getBoundingClientRect = () => new DOMRect(0, bottom - 100, 300, 100);
  return head;
}

it("names the job once its head is above the top, and no longer when a new head has taken its place", () => {
  render(
    <main>
      <ScrolledHead ad={ad} match={undefined} />
    </main>,
  );
  const body = screen.getByRole("main");
  const first = standAt(-10);
  body.append(first);
  fireEvent.scroll(body);
  expect(screen.getByText("Ward Clerk")).toBeTruthy();
  // After a new reading: another element of the same name, back in view.
  first.replaceWith(standAt(200));
  fireEvent.scroll(body);
  expect(screen.queryByText("Ward Clerk")).toBeNull();
});
